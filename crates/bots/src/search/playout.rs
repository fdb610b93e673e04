//! One iteration: descend the tree, play on below it, and record the result.

use std::hash::Hasher;

use gantry_heuristics::{Advise, Evaluate};
use gantry_kernel::{
    Awaiting, Dice, Game, Imagine, Input, MAX_SEATS, Millis, News, Seat, SeatSet, Standings,
};
use rustc_hash::FxHasher;

use super::config::{Config, Rollout};
use super::tree::{NodeId, Tree, Visited};

/// The working state of a search.
pub(super) struct Simulator<G: Game> {
    config: Config,
    /// The searching seat.
    seat: Seat,
    legal: Vec<G::Action>,
    /// What the greedy player intends to do next, in reverse order.
    plan: Vec<G::Action>,
    path: Vec<Visited>,
    /// Paths down the tree that are not recorded in it yet, and their payoffs.
    learned: Vec<(Vec<Visited>, [f32; MAX_SEATS])>,
    decisions: u64,
    tried: u64,
    /// Whether an iteration ends where a real-time phase begins.
    stops_at_rush: bool,
}

/// Who decides next.
enum Next {
    Over,
    /// `sealed` are the seats that have yet to make a sealed choice.
    Decides {
        seat: Seat,
        sealed: SeatSet,
    },
}

/// A choice of the searching seat that the others do not see yet.
struct Secret {
    /// The node it leads to once all have chosen.
    leads_to: NodeId,
    /// The seats that have yet to choose.
    until: SeatSet,
}

impl<G: Imagine + Evaluate> Simulator<G> {
    pub(super) fn new(config: &Config, seat: Seat) -> Self {
        let config = *config;
        Self {
            config,
            seat,
            legal: Vec::new(),
            plan: Vec::new(),
            path: Vec::new(),
            learned: Vec::new(),
            decisions: 0,
            tried: 0,
            stops_at_rush: false,
        }
    }

    /// How many decisions were simulated, and how many steps were played out to decide.
    pub(super) const fn work(&self) -> (u64, u64) {
        (self.decisions, self.tried)
    }

    pub(super) fn iterate(&mut self, tree: &mut Tree<G>, world: G::State, dice: &mut Dice) {
        // The searching seat decides first, even if others could.
        let sealed = sealed_choosers(G::awaiting(&world));
        self.descend(tree, world, Next::Decides { seat: self.seat, sealed }, None, dice);
        self.learn(tree);
    }

    /// Records the results of all choices since the last call in the tree.
    pub(super) fn learn(&mut self, tree: &mut Tree<G>) {
        for (path, payoffs) in self.learned.drain(..) {
            path.iter().for_each(|visited| tree.learn(visited, &payoffs));
            self.path = path;
        }
    }

    /// An iteration in which the seat first does `first` and then the awaited seats decide. Returns
    /// the seat's share of the win at the end. Real-time phases are not played: the rules do not
    /// say who is how quick. The tree does not record it until [`Self::learn`] is called.
    pub(super) fn measure(
        &mut self,
        tree: &mut Tree<G>,
        mut world: G::State,
        first: Option<&G::Action>,
        dice: &mut Dice,
    ) -> f64 {
        self.stops_at_rush = true;
        let next = match first {
            Some(_) => {
                Next::Decides { seat: self.seat, sealed: sealed_choosers(G::awaiting(&world)) }
            }
            None if in_rush::<G>(&world) => Next::Over,
            None => Self::settle(&mut world, dice),
        };
        let world = self.descend(tree, world, next, first, dice);
        share::<G>(&world, self.seat)
    }

    /// Plays a world down the tree, beginning with `first` if given. Returns the final world.
    fn descend(
        &mut self,
        tree: &mut Tree<G>,
        mut world: G::State,
        mut next: Next,
        mut first: Option<&G::Action>,
        dice: &mut Dice,
    ) -> G::State {
        self.path.clear();
        let mut node = tree.root();
        let mut secret: Option<Secret> = None;
        let mut moved = false;
        while let Next::Decides { seat, sealed } = next {
            if first.is_none() && self.stops_at_rush && in_rush::<G>(&world) {
                break;
            }
            let shown = |secret: &mut Secret| sealed.is_empty() || !sealed.is_subset(secret.until);
            if let Some(secret) = secret.take_if(shown) {
                node = secret.leads_to;
            }
            // While the choice is sealed, what the seat sees of it must not separate the others'
            // answers.
            if moved && secret.is_none() {
                node = tree.infoset_child(node, infoset_hash::<G>(&world, self.seat));
            }
            G::legal(&world, seat, &mut self.legal);
            if self.legal.is_empty() {
                // A seat that may but need not act may have no legal action: judge the world as it
                // is.
                break;
            }
            if self.legal.len() == 1 {
                first = None;
                self.act(&mut world, seat, 0);
            } else {
                let step = match first.take() {
                    Some(action) => tree.take(node, &world, seat, &self.legal, action),
                    None => tree.choose(node, &world, seat, &self.legal),
                };
                self.path.push(Visited { node, edge: step.edge, seat });
                self.act(&mut world, seat, step.choice);
                if step.fresh || self.path.len() >= usize::from(self.config.depth) {
                    break;
                }
                if seat == self.seat && !sealed.is_empty() {
                    let leads_to = tree.child(node, step.edge, false);
                    secret = Some(Secret { leads_to, until: sealed.without(seat) });
                }
                node = tree.child(node, step.edge, !sealed.is_empty());
            }
            next = Self::settle(&mut world, dice);
            moved = true;
        }
        self.roll_out(&mut world, dice);
        self.learned.push((std::mem::take(&mut self.path), payoffs::<G>(&world)));
        world
    }

    fn act(&mut self, world: &mut G::State, seat: Seat, choice: usize) {
        let input = Input::Act { seat, action: self.legal.swap_remove(choice) };
        G::apply(world, Millis(0), &input, &mut News::silent());
        self.decisions += 1;
    }

    /// Draws outcomes of chance until somebody decides.
    fn settle(world: &mut G::State, dice: &mut Dice) -> Next {
        loop {
            let input = match G::awaiting(world) {
                Awaiting::Over => return Next::Over,
                Awaiting::Chance(_) => Input::Chance(G::draw(world, dice)),
                awaiting @ Awaiting::Players { must, may, until, .. } => {
                    let sealed = sealed_choosers(awaiting);
                    let able = if must.is_empty() { may } else { must };
                    match (able.lowest(), until) {
                        (Some(seat), _) => return Next::Decides { seat, sealed },
                        (None, Some(until)) => {
                            G::apply(world, until, &Input::Timeout, &mut News::silent());
                            continue;
                        }
                        (None, None) => return Next::Over,
                    }
                }
            };
            G::apply(world, Millis(0), &input, &mut News::silent());
        }
    }

    fn roll_out(&mut self, world: &mut G::State, dice: &mut Dice) {
        let (decisions, greedy) = match self.config.rollout {
            Rollout::None => return,
            Rollout::Random(decisions) => (decisions, false),
            Rollout::Greedy(decisions) => (decisions, true),
        };
        self.plan.clear();
        let mut planner = self.seat;
        for decision in 0..LONGEST_ROLLOUT {
            if decision >= decisions && G::is_settled(world)
                || self.stops_at_rush && in_rush::<G>(world)
            {
                return;
            }
            let Next::Decides { seat, .. } = Self::settle(world, dice) else { return };
            G::legal(world, seat, &mut self.legal);
            if self.legal.is_empty() || self.stops_at_rush && in_rush::<G>(world) {
                return;
            }
            let choice = match self.legal.len() {
                1 => 0,
                choices if !greedy => dice.index(choices),
                _ => {
                    if seat != planner {
                        planner = seat;
                        self.plan.clear();
                    }
                    self.intended(world, seat)
                }
            };
            self.act(world, seat, choice);
        }
    }

    /// What the greedy player does: the next step of its plan, or the first of a new one.
    fn intended(&mut self, world: &G::State, seat: Seat) -> usize {
        if let Some(step) = self.plan.pop()
            && let Ok(choice) = self.legal.binary_search(&step)
        {
            return choice;
        }
        self.tried += u64::from(G::intend(world, seat, &self.legal, &mut self.plan));
        self.plan.reverse();
        let first = self.plan.pop();
        first.and_then(|step| self.legal.binary_search(&step).ok()).unwrap_or(0)
    }
}

/// The most decisions in a rollout.
const LONGEST_ROLLOUT: u16 = 1000;

/// The seats that have yet to make a sealed choice.
const fn sealed_choosers(awaiting: Awaiting) -> SeatSet {
    match awaiting {
        Awaiting::Players { must, sealed: true, .. } => must,
        _ => SeatSet::EMPTY,
    }
}

/// What a final or mid-game state is worth to each seat, from 0 to 1.
pub(super) fn payoffs<G: Evaluate>(world: &G::State) -> [f32; MAX_SEATS] {
    let seats = G::seats(G::setup(world));
    let mut payoffs = [0.0; MAX_SEATS];
    let standings = G::standings(world);
    let mut values = [0; MAX_SEATS];
    match &standings {
        Some(standings) => {
            for (value, points) in values.iter_mut().zip(&standings.points) {
                *value = 100 * points;
            }
        }
        None => G::evaluate(world, &mut values),
    }
    for seat in 0..seats {
        let others = (0..seats).filter(|&other| other != seat).map(|other| values[other]);
        let lead = values[seat] - others.max().unwrap_or(0);
        payoffs[seat] = win_chance(lead, G::SPREAD);
    }
    if let Some(standings) = standings {
        let winners = standings.winners();
        for seat in Seat::all(seats) {
            let won = if winners.contains(seat) {
                1.0 / super::weight(count(winners.len()))
            } else {
                0.0
            };
            // A clear win is slightly better than a narrow one, so that nobody stops trying.
            payoffs[seat.index()] = 0.8 * won + 0.2 * payoffs[seat.index()];
        }
    }
    payoffs
}

/// A hash of everything the seat sees that plans depend on.
pub(super) fn infoset_hash<G: Evaluate>(world: &G::State, seat: Seat) -> u64 {
    let mut hasher = FxHasher::default();
    G::hash_infoset(world, seat, &mut hasher);
    hasher.finish()
}

/// Whether this is a real-time phase in which nobody must act.
pub(crate) fn in_rush<G: Advise>(world: &G::State) -> bool {
    let nobody = || matches!(G::awaiting(world), Awaiting::Players { must, .. } if must.is_empty());
    G::REAL_TIME && G::is_real_time(G::setup(world)) && nobody()
}

/// The seat's share of the win: the actual one at the end, before that the one the values of all
/// seats suggest. The shares of all seats add up to one.
fn share<G: Evaluate>(world: &G::State, seat: Seat) -> f64 {
    if let Some(standings) = G::standings(world) {
        return win_share(&standings, seat);
    }
    let mut values = [0; MAX_SEATS];
    G::evaluate(world, &mut values);
    let weight =
        |value: i32| (f64::from(value - values[seat.index()]) / f64::from(G::SPREAD)).exp();
    let seats = G::seats(G::setup(world));
    1.0 / values[..seats].iter().map(|value| weight(*value)).sum::<f64>()
}

/// A seat's share of the win: all of it, a fraction of a shared one, or nothing.
pub(crate) fn win_share(standings: &Standings, seat: Seat) -> f64 {
    let winners = standings.winners();
    if winners.contains(seat) { 1.0 / f64::from(count(winners.len())) } else { 0.0 }
}

fn count(seats: usize) -> u32 {
    u32::try_from(seats).expect("few seats")
}

/// The chance of winning with this lead, if leads change by `spread` until the end.
#[allow(clippy::cast_precision_loss)] // a heuristic value
fn win_chance(lead: i32, spread: i32) -> f32 {
    1.0 / (1.0 + (-(lead as f32) / spread as f32).exp())
}
