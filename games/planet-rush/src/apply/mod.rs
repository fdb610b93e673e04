//! The fold: one accepted input changes the table.

mod resolve;
mod rush;

use gantry_kernel::{Input, Millis, News, Seat, SeatSet};

use crate::action::{Action, Deed};
use crate::chance::Chance;
use crate::event::Event;
use crate::setup::Pace;
use crate::state::{Deck, Stage, State};

/// PR-3.1: three, two, one.
pub const COUNTDOWN_MS: u64 = 3000;

/// A deadline this much later. Records and positions come from outside, and no time in them may
/// overflow.
const fn later(at: Millis, ms: u64) -> Millis {
    Millis(at.0.saturating_add(ms))
}

/// The table, the time and the news.
pub(crate) struct Step<'a> {
    pub(crate) state: &'a mut State,
    pub(crate) at: Millis,
    pub(crate) news: &'a mut News<Event>,
}

/// The step of [`gantry_kernel::Game::apply`].
pub fn apply(state: &mut State, at: Millis, input: &Input<Action, Chance>, news: &mut News<Event>) {
    let mut step = Step { state, at, news };
    match *input {
        Input::Chance(Chance::Layout(layout)) => {
            step.state.open.layout = layout;
            step.news.tell_all(|| Event::Laid(layout));
            step.state.open.stage = Stage::Shuffle(Seat::new(0));
        }
        Input::Chance(Chance::Deck(cards)) => step.shuffled(Deck::face_down(cards)),
        Input::Act { seat, action } => step.act(seat, action),
        Input::Timeout => step.timeout(),
    }
}

impl Step<'_> {
    fn shuffled(&mut self, deck: Deck) {
        let Stage::Shuffle(seat) = self.state.open.stage else {
            unreachable!("PR-3.1: not shuffling")
        };
        self.state.decks[seat.index()] = deck;
        let next = Seat::all(self.state.open.seats()).nth(seat.index() + 1);
        self.state.open.stage = next.map_or(Stage::Ready(SeatSet::EMPTY), Stage::Shuffle);
        self.news.tell_all(|| Event::Shuffled { seat, next });
    }

    fn act(&mut self, seat: Seat, action: Action) {
        match action.deed {
            Deed::Ready => self.ready(seat),
            Deed::Place(_) | Deed::Cycle | Deed::Discard => self.handle(seat, action.deed),
            Deed::Solar(_) | Deed::Take(_) | Deed::Decline => self.choose(action.deed),
        }
    }

    /// PR-3.1. A player who is ready may change their mind until the last one is.
    fn ready(&mut self, seat: Seat) {
        let open = &mut self.state.open;
        let Stage::Ready(ready) = open.stage else { unreachable!("PR-3.1: nobody is asked") };
        let ready = ready.with(seat);
        self.news.tell_all(|| Event::Ready { seat });
        if ready.len() < open.seats() {
            open.stage = Stage::Ready(ready);
            return;
        }
        open.stage = Stage::Countdown;
        let until = later(self.at, COUNTDOWN_MS);
        open.until = Some(until);
        self.news.reveal();
        self.news.tell_all(|| Event::Countdown { until });
    }

    fn timeout(&mut self) {
        match self.state.open.stage {
            Stage::Countdown => self.face_up(),
            Stage::Rush => self.rush_timeout(),
            Stage::Resolve => self.choose_by_default(),
            Stage::Layout | Stage::Shuffle(_) | Stage::Ready(_) | Stage::Over => {
                unreachable!("PR-3.1: no deadline here")
            }
        }
    }

    /// PR-3.1: only the top card of each deck is visible, and everybody sees it.
    fn face_up(&mut self) {
        let State { open, decks } = &mut *self.state;
        let seats = open.seats();
        decks[..seats].iter_mut().for_each(Deck::face_up);
        open.stage = Stage::Rush;
        open.turn = Seat::new(usize::from(open.round - 1) % seats);
        let minutes = u64::from(open.setup.minutes) * 60_000;
        // PR-3.6: counted from the end of the countdown, whenever that was noticed.
        let begun = open.until.unwrap_or(self.at);
        open.until = (open.setup.pace != Pace::Turns).then_some(later(begun, minutes));
        let (turn, until) = (open.turn, open.until);
        let tops = || decks[..seats].iter().filter_map(|deck| deck.cards.first()).collect();
        self.news.tell_all(|| Event::FaceUp { tops: tops(), turn, until });
    }
}
