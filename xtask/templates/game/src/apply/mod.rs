//! Folds one accepted input into the state, and tells everybody what they may hear.

use gantry_kernel::{Face, Input, Millis, News, Seat, SeatSet};

use crate::action::Action;
use crate::card::Card;
use crate::chance::Chance;
use crate::event::Event;
use crate::state::{Stage, State};

/// The step of [`gantry_kernel::Game::apply`].
pub fn apply(state: &mut State, _: Millis, input: &Input<Action, Chance>, news: &mut News<Event>) {
    match input {
        Input::Chance(Chance(cards)) => deal(state, cards, news),
        Input::Act { seat, action } => take(state, *seat, *action, news),
        Input::Timeout => unreachable!("there are no deadlines"),
    }
}

/// NG-1.2: only its owner sees a card.
fn deal(state: &mut State, cards: &[Card], news: &mut News<Event>) {
    state.cards = cards.to_vec();
    state.open.stage = Stage::Play;
    for (seat, &card) in Seat::all(cards.len()).zip(cards) {
        let event = |card| Event::Dealt { seat, card };
        let owner = SeatSet::only(seat);
        news.tell_apart(owner, || event(Face::Shown(card)), || event(Face::Hidden));
    }
}

/// NG-2.2; with the last stone all cards are shown (NG-3.1).
fn take(state: &mut State, seat: Seat, Action(stones): Action, news: &mut News<Event>) {
    state.open.take(seat, stones);
    news.reveal();
    news.tell_all(|| Event::Took { seat, stones });
    if state.open.stage == Stage::Over {
        for (seat, &card) in Seat::all(state.cards.len()).zip(&state.cards) {
            news.tell_all(|| Event::Showed { seat, card });
        }
    }
}
