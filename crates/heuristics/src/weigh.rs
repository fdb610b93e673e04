//! What a game counts about its components, so that many games can show which are worth too much or
//! too little. Games only report what happened; sums, shares and intervals are computed elsewhere.

use gantry_kernel::{Game, InputOf, Seat};

/// One way in which players use a kind of component. Counted is how often they could and how often
/// they did.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Subject {
    /// The kind of component, such as `mission`.
    pub group: &'static str,
    /// What players do with it or not, such as `flown`.
    pub usage: &'static str,
    /// Which component.
    pub id: &'static str,
}

/// A yes-or-no fact about each seat at the end of a game.
#[derive(Clone, Copy, Debug)]
pub struct Milestone<S> {
    /// What it is called.
    pub name: &'static str,
    /// Whether the seat has reached it in this final state.
    pub reached: fn(&S, Seat) -> bool,
}

/// What happened to a subject.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weight {
    /// A seat could have it.
    Offered,
    /// A seat had it. Whatever is taken has been offered.
    Taken,
    /// It brought the seat this many points in the whole game.
    Brought(i32),
}

/// One counted fact.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Count {
    /// The seat.
    pub seat: Seat,
    /// What it happened to.
    pub subject: Subject,
    /// What happened.
    pub weight: Weight,
}

/// Collects the facts of one game.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    counts: Vec<Count>,
}

impl Tally {
    /// A seat could have it.
    pub fn offer(&mut self, seat: Seat, subject: Subject) {
        self.note(seat, subject, Weight::Offered);
    }

    /// A seat had it.
    pub fn take(&mut self, seat: Seat, subject: Subject) {
        self.note(seat, subject, Weight::Taken);
    }

    /// It brought the seat this many points.
    pub fn bring(&mut self, seat: Seat, subject: Subject, points: i32) {
        self.note(seat, subject, Weight::Brought(points));
    }

    /// Everything so far, in the order it was reported.
    pub fn counts(&self) -> &[Count] {
        &self.counts
    }

    /// Empties it for the next game.
    pub fn clear(&mut self) {
        self.counts.clear();
    }

    fn note(&mut self, seat: Seat, subject: Subject, weight: Weight) {
        self.counts.push(Count { seat, subject, weight });
    }
}

/// A game that reports facts about its components.
pub trait Weigh: Game {
    /// The facts to check for each seat at the end.
    fn milestones() -> Vec<Milestone<Self::State>>;
    /// Everything that is counted with these settings, including components that no game may use.
    fn subjects(setup: &Self::Setup) -> Vec<Subject>;
    /// Reports an accepted input that is about to be applied. A choice that can still be changed is
    /// reported with the input that makes it final.
    fn weigh(state: &Self::State, input: &InputOf<Self>, tally: &mut Tally);
    /// Reports what is known only when the game is over.
    fn weigh_end(end: &Self::State, tally: &mut Tally);
    /// The seat's place in the order of play in a finished game, from 0 for the seat that began.
    fn place(end: &Self::State, seat: Seat) -> usize;
}
