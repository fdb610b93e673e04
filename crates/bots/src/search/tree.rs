//! The search tree: nodes and edges in two vectors, referenced by index.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use gantry_heuristics::Evaluate;
use gantry_kernel::{Game, MAX_SEATS, Seat};

use super::config::Config;
use super::{ChoiceStats, weight};

/// The index of a node.
pub(super) type NodeId = u32;
/// The index of an edge.
pub(super) type EdgeId = u32;

const NO_ID: u32 = u32::MAX;

/// A choice at a node.
pub(super) struct Edge<A> {
    /// Who chooses: chance may give the turn to one seat or another.
    seat: Seat,
    pub(super) action: A,
    pub(super) visits: u32,
    /// How much the game's ratings recommend it; all choices together have 1.
    prior: f32,
    /// The total payoff of the seat that chooses.
    sum: f32,
    child: NodeId,
    /// The edge of the same node with the next higher action.
    next: EdgeId,
}

impl<A> Edge<A> {
    /// A node's edges ascend by this key.
    const fn key(&self) -> (Seat, &A) {
        (self.seat, &self.action)
    }
}

/// A decision that occurs in many worlds, mostly for the same seat.
struct Node {
    visits: u32,
    /// The total payoff of the seat that chooses.
    sum: f32,
    first: EdgeId,
    /// The node that all sealed choices lead to.
    sealed_child: NodeId,
}

impl Node {
    const NEW: Self = Self { visits: 0, sum: 0.0, first: NO_ID, sealed_child: NO_ID };

    /// The mean payoff of choices here.
    fn mean(&self) -> f32 {
        if self.visits == 0 { 0.5 } else { self.sum / weight(self.visits) }
    }
}

fn to_id(number: usize) -> u32 {
    u32::try_from(number).expect("a tree of fewer than 2^32 nodes")
}

pub(super) struct Tree<G: Game> {
    config: Config,
    /// Where iterations begin.
    root: NodeId,
    nodes: Vec<Node>,
    edges: Vec<Edge<G::Action>>,
    ratings: Vec<i32>,
    order: Vec<u32>,
    found: Vec<EdgeId>,
    shares: RankWeights,
    /// The node that follows another, by infoset hash.
    by_infoset: BTreeMap<(NodeId, u64), NodeId>,
}

/// How much the choice of each rank is trusted, and the sum up to it.
struct RankWeights {
    trust: f32,
    shares: Vec<(f32, f32)>,
}

impl RankWeights {
    const fn new(trust: f32) -> Self {
        Self { trust, shares: Vec::new() }
    }

    fn of(&self, rank: usize) -> f32 {
        self.shares[rank].0
    }

    /// The sum for this many choices.
    fn whole(&mut self, choices: usize) -> f32 {
        while self.shares.len() < choices {
            let share = weight(to_id(self.shares.len()) + 1).powf(-self.trust);
            let before = self.shares.last().map_or(0.0, |last| last.1);
            self.shares.push((share, before + share));
        }
        self.shares[choices - 1].1
    }
}

/// A choice made on the way down.
pub(super) struct Visited {
    pub(super) node: NodeId,
    pub(super) edge: EdgeId,
    pub(super) seat: Seat,
}

/// What to do at a node.
pub(super) struct Step {
    /// The index in the list of legal actions.
    pub(super) choice: usize,
    pub(super) edge: EdgeId,
    /// Whether it was never tried before.
    pub(super) fresh: bool,
}

impl<G: Evaluate> Tree<G> {
    pub(super) fn new(config: &Config) -> Self {
        Self {
            config: *config,
            root: 0,
            nodes: vec![Node::NEW],
            edges: Vec::new(),
            ratings: Vec::new(),
            order: Vec::new(),
            found: Vec::new(),
            shares: RankWeights::new(config.trust),
            by_infoset: BTreeMap::new(),
        }
    }

    pub(super) const fn root(&self) -> NodeId {
        self.root
    }

    /// Moves the root to what follows the seat's action with this infoset hash. Returns whether
    /// that node exists.
    pub(super) fn follow(&mut self, seat: Seat, action: &G::Action, hash: u64) -> bool {
        self.match_edges(self.root, seat, std::slice::from_ref(action));
        let edge = self.found.first().and_then(|&edge| self.edges.get(edge as usize));
        let next = edge.and_then(|edge| self.by_infoset.get(&(edge.child, hash)));
        next.inspect(|&&next| self.root = next).is_some()
    }

    fn grow(&mut self) -> NodeId {
        let id = to_id(self.nodes.len());
        self.nodes.push(Node::NEW);
        id
    }

    /// The node that a choice leads to; all sealed choices lead to the same one.
    pub(super) fn child(&mut self, node: NodeId, edge: EdgeId, secret: bool) -> NodeId {
        let known = if secret {
            self.nodes[node as usize].sealed_child
        } else {
            self.edges[edge as usize].child
        };
        if known != NO_ID {
            return known;
        }
        let child = self.grow();
        if secret {
            self.nodes[node as usize].sealed_child = child;
        } else {
            self.edges[edge as usize].child = child;
        }
        child
    }

    /// The node for this infoset hash: chance or others may have shown something on the way.
    pub(super) fn infoset_child(&mut self, node: NodeId, hash: u64) -> NodeId {
        let next = to_id(self.nodes.len());
        let known = *self.by_infoset.entry((node, hash)).or_insert(next);
        if known == next {
            self.grow();
        }
        known
    }

    /// Chooses for the seat that decides: what has done well, and what the game's ratings recommend
    /// but was seldom tried (PUCT, Rosin 2011).
    pub(super) fn choose(
        &mut self,
        node: NodeId,
        state: &G::State,
        seat: Seat,
        legal: &[G::Action],
    ) -> Step {
        self.visit(node, state, seat, legal);
        let usual = self.nodes[node as usize].mean();
        let visits = weight(self.nodes[node as usize].visits + 1).sqrt();
        let mut best = (f32::NEG_INFINITY, 0);
        for (choice, &edge) in self.found.iter().enumerate() {
            let edge = &self.edges[edge as usize];
            let mean = if edge.visits == 0 { usual } else { edge.sum / weight(edge.visits) };
            let curiosity = edge.prior * visits / (1.0 + weight(edge.visits));
            let bound = mean + self.config.exploration * curiosity;
            if bound > best.0 {
                best = (bound, choice);
            }
        }
        let (_, choice) = best;
        let edge = self.found[choice];
        Step { choice, edge, fresh: self.edges[edge as usize].visits == 0 }
    }

    /// Takes a given action, which is never treated as fresh.
    ///
    /// # Panics
    /// If it is not legal.
    pub(super) fn take(
        &mut self,
        node: NodeId,
        state: &G::State,
        seat: Seat,
        legal: &[G::Action],
        action: &G::Action,
    ) -> Step {
        self.visit(node, state, seat, legal);
        let choice = legal.binary_search(action).expect("legal in every world");
        Step { choice, edge: self.found[choice], fresh: false }
    }

    /// Finds the edges of all legal actions.
    fn visit(&mut self, node: NodeId, state: &G::State, seat: Seat, legal: &[G::Action]) {
        if self.match_edges(node, seat, legal) < legal.len() {
            self.open(node, state, seat, legal);
        }
    }

    /// Finds the edge of each legal action that has one; returns how many there are. Both lists
    /// ascend, and mostly they are equal.
    fn match_edges(&mut self, node: NodeId, seat: Seat, legal: &[G::Action]) -> usize {
        self.found.clear();
        let mut known = 0;
        let mut edge = self.nodes[node as usize].first;
        for action in legal {
            while let Some(this) = self.edges.get(edge as usize)
                && this.key() < (seat, action)
            {
                edge = this.next;
            }
            match self.edges.get(edge as usize) {
                Some(this) if this.key() == (seat, action) => {
                    self.found.push(edge);
                    known += 1;
                    edge = this.next;
                }
                _ => self.found.push(NO_ID),
            }
        }
        known
    }

    /// Adds edges for choices that this world offers for the first time, with priors from the
    /// game's ratings: the best first, the others by rank.
    fn open(&mut self, node: NodeId, state: &G::State, seat: Seat, legal: &[G::Action]) {
        G::rate_in(state, seat, legal, &mut self.ratings);
        self.order.clear();
        self.order.extend(0..to_id(legal.len()));
        let ratings = &self.ratings;
        self.order.sort_unstable_by_key(|&index| (Reverse(ratings[index as usize]), index));
        let whole = self.shares.whole(legal.len());
        // New edges are stored consecutively, in the order in which they are walked.
        let first = to_id(self.edges.len());
        for (action, found) in legal.iter().zip(&mut self.found) {
            if *found == NO_ID {
                *found = to_id(self.edges.len());
                let action = action.clone();
                self.edges.push(Edge {
                    seat,
                    action,
                    visits: 0,
                    sum: 0.0,
                    prior: 0.0,
                    child: NO_ID,
                    next: NO_ID,
                });
            }
        }
        for (rank, &index) in self.order.iter().enumerate() {
            let edge = self.found[index as usize];
            if edge >= first {
                self.edges[edge as usize].prior = self.shares.of(rank) / whole;
            }
        }
        self.insert_edges(node, first);
    }

    /// Merges the edges from `first` on, which ascend, into a node's list.
    fn insert_edges(&mut self, node: NodeId, first: EdgeId) {
        let mut last = NO_ID;
        let mut old = self.nodes[node as usize].first;
        for new in first..to_id(self.edges.len()) {
            while let Some(this) = self.edges.get(old as usize)
                && this.key() < self.edges[new as usize].key()
            {
                (last, old) = (old, this.next);
            }
            self.edges[new as usize].next = old;
            match self.edges.get_mut(last as usize) {
                Some(last) => last.next = new,
                None => self.nodes[node as usize].first = new,
            }
            last = new;
        }
    }

    /// Records the payoff of a choice.
    pub(super) fn learn(&mut self, visited: &Visited, payoffs: &[f32; MAX_SEATS]) {
        let payoff = payoffs[visited.seat.index()];
        let edge = &mut self.edges[visited.edge as usize];
        edge.visits += 1;
        edge.sum += payoff;
        let node = &mut self.nodes[visited.node as usize];
        node.visits += 1;
        node.sum += payoff;
    }

    /// By how many visits the most visited choice is ahead of the second.
    pub(super) fn lead(&mut self, seat: Seat, legal: &[G::Action]) -> u32 {
        self.match_edges(self.root, seat, legal);
        let (mut first, mut second) = (0, 0);
        for &edge in &self.found {
            let visits = self.edges.get(edge as usize).map_or(0, |edge| edge.visits);
            if visits > first {
                (first, second) = (visits, first);
            } else {
                second = second.max(visits);
            }
        }
        first - second
    }

    /// The estimates of the first decision.
    pub(super) fn estimates(&mut self, seat: Seat, legal: &[G::Action]) -> Vec<ChoiceStats> {
        self.match_edges(self.root, seat, legal);
        let estimate = |&edge: &EdgeId| match self.edges.get(edge as usize) {
            Some(edge) if edge.visits > 0 => {
                ChoiceStats { visits: edge.visits, payoff: edge.sum / weight(edge.visits) }
            }
            _ => ChoiceStats { visits: 0, payoff: 0.0 },
        };
        self.found.iter().map(estimate).collect()
    }
}
