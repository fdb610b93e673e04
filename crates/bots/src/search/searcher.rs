//! A player that reuses its search tree from one decision to the next.

use gantry_heuristics::Evaluate;
use gantry_kernel::{
    Awaiting, Dice, Game, Imagine, Input, Millis, News, Seat, SeatContext, Viewer,
};

use super::playout::infoset_hash;
use super::tree::Tree;
use super::{Findings, Search};
use crate::Bot;

/// A player that searches, stops when its choice is clear, and keeps the subtree that the choice
/// leads to. The subtree is reused if the next decision looks as foreseen: usually the next small
/// step of the same turn.
pub struct Searcher<G: Game> {
    search: Search,
    kept: Option<KeptTree<G>>,
}

/// A tree whose root is the decision with this view.
struct KeptTree<G: Game> {
    tree: Tree<G>,
    view: G::View,
}

impl<G: Imagine + Evaluate> Searcher<G> {
    /// A player with these search settings.
    pub const fn new(search: Search) -> Self {
        Self { search, kept: None }
    }

    /// Whether the kept tree is about a decision with this view.
    pub fn foresaw(&self, view: &G::View) -> bool {
        self.kept.as_ref().is_some_and(|kept| kept.view == *view)
    }

    /// Searches a decision until the choice is clear; [`Self::choose`] reports the actual choice.
    pub fn find(
        &mut self,
        view: &G::View,
        seat: Seat,
        legal: &[G::Action],
        dice: &mut Dice,
    ) -> Findings {
        let known = self.kept.take_if(|kept| kept.view == *view);
        let mut tree = known.map_or_else(|| Tree::new(&self.search.config), |kept| kept.tree);
        // A lead larger than the number of iterations left cannot be overtaken.
        let is_clear = |tree: &mut Tree<G>, left: &dyn Fn() -> u32| tree.lead(seat, legal) > left();
        let findings = self.search.grow(&mut tree, view, seat, legal, dice, is_clear);
        self.kept = Some(KeptTree { tree, view: view.clone() });
        findings
    }

    /// Keeps the subtree after this choice.
    pub fn choose(&mut self, seat: Seat, action: &G::Action, dice: &mut Dice) {
        let Some(KeptTree { mut tree, view }) = self.kept.take() else { return };
        let mut world = G::imagine(&view, dice);
        if is_alone::<G>(&world, seat) {
            let input = Input::Act { seat, action: action.clone() };
            G::apply(&mut world, Millis(0), &input, &mut News::silent());
            let hash = infoset_hash::<G>(&world, seat);
            if is_alone::<G>(&world, seat) && tree.follow(seat, action, hash) {
                self.kept = Some(KeptTree { tree, view: G::view(&world, Viewer::Seat(seat)) });
            }
        }
    }
}

/// Whether this seat alone decides next.
fn is_alone<G: Game>(world: &G::State, seat: Seat) -> bool {
    matches!(G::awaiting(world), Awaiting::Players { must, may, .. }
        if must.union(may).iter().eq([seat]))
}

impl<G: Imagine + Evaluate> Bot<G> for Searcher<G> {
    fn decide(
        &mut self,
        context: SeatContext<'_, G>,
        legal: &[G::Action],
        dice: &mut Dice,
    ) -> usize {
        if legal.len() == 1 {
            return 0;
        }
        let best = self.find(&context.view(), context.seat(), legal, dice).best();
        self.choose(context.seat(), &legal[best], dice);
        best
    }
}
