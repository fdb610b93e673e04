//! What a game counts of its components, so that somebody can tell from many games which of them
//! are worth too much or too little. Games only say what happened; sums, shares and intervals are
//! made elsewhere.

use gantry_kernel::{Game, InputOf, Seat};

/// One way in which players meet a kind of component: what is counted is how often they could have
/// it so and how often they did.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Subject {
    /// The kind of component, such as `mission`.
    pub group: &'static str,
    /// What players do or do not do with it, such as `flown`.
    pub deed: &'static str,
    /// Which component.
    pub id: &'static str,
}

/// A yes or no that can be told of each seat at the end.
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
    /// A seat had it; what is taken has been offered.
    Taken,
    /// It brought the seat so many points in the whole game.
    Brought(i32),
}

/// One thing that is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Note {
    /// Whose.
    pub seat: Seat,
    /// Of what.
    pub subject: Subject,
    /// What.
    pub weight: Weight,
}

/// Collects what is counted in one game.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    notes: Vec<Note>,
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

    /// It brought the seat so many points.
    pub fn bring(&mut self, seat: Seat, subject: Subject, points: i32) {
        self.note(seat, subject, Weight::Brought(points));
    }

    /// Everything so far, in the order in which it was told.
    pub fn notes(&self) -> &[Note] {
        &self.notes
    }

    /// Ready for the next game.
    pub fn clear(&mut self) {
        self.notes.clear();
    }

    fn note(&mut self, seat: Seat, subject: Subject, weight: Weight) {
        self.notes.push(Note { seat, subject, weight });
    }
}

/// A game whose components can be weighed.
pub trait Weigh: Game {
    /// What can be told of each seat at the end.
    fn milestones() -> Vec<Milestone<Self::State>>;
    /// Everything that is weighed with these settings, also what nobody may ever meet.
    fn subjects(setup: &Self::Setup) -> Vec<Subject>;
    /// What an accepted input means that is not applied yet. A choice that can still be changed
    /// means nothing: it is told with the input that makes it final.
    fn weigh(state: &Self::State, input: &InputOf<Self>, tally: &mut Tally);
    /// What can be told only when the game is over.
    fn weigh_end(end: &Self::State, tally: &mut Tally);
    /// The seat's place in the order of play, from 0 for the one who began the game that is over.
    fn place(end: &Self::State, seat: Seat) -> usize;
}
