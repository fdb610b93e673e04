//! What the conformance kit needs of this toy: imagined worlds, folded views, text forms.

use gantry_kernel::{Absorb, Dice, Face, Game, Imagine, Millis, Seat, Viewer};
use gantry_testkit::Probe;

use super::{
    Action, BLOCK, Event, HAND, HIGHEST_CARD, Reaction, Response, State, Step, TURNS_PER_SEAT,
    View, all_cards,
};
use crate::common::{self, Seats};

impl Imagine for Reaction {
    fn imagine(view: &View, dice: &mut Dice) -> State {
        let mut rest = all_cards();
        let seen = view.scored.iter().chain([&view.own, &view.played, &view.discard]);
        seen.flatten().for_each(|&card| common::take(&mut rest, card));
        // Before the deal the cards are in their printed order.
        if view.step != Step::Deal {
            dice.shuffle(&mut rest);
        }
        let mut hands = Vec::new();
        for seat in Seat::all(view.setup.seats) {
            let mut hand = if view.viewer.is(seat) {
                view.own.clone()
            } else {
                rest.split_off(rest.len() - view.hands[seat.index()])
            };
            hand.sort_unstable();
            hands.push(hand);
        }
        let answers = view.answers.iter().zip(&hands).map(|(answer, hand)| match answer {
            Face::Shown(answer) => *answer,
            Face::Hidden if hand.contains(&BLOCK) => *dice.pick(&[Response::Pass, Response::Block]),
            Face::Hidden => Response::Pass,
        });
        State {
            turn: view.turn,
            step: view.step,
            turns: view.turns,
            until: view.until,
            played: view.played.clone(),
            answers: answers.collect(),
            hands,
            scored: view.scored.clone(),
            discard: view.discard.clone(),
            rest,
            setup: view.setup,
        }
    }
}

impl Absorb for Reaction {
    fn blank(setup: &Seats, viewer: Viewer) -> View {
        let start = Self::start(setup).expect("toys start with any settings");
        Self::view(&start, viewer)
    }

    fn absorb(view: &mut View, _: Millis, event: &Event) {
        match event {
            Event::Dealt(cards) => view.own.clone_from(cards),
            Event::Ready => {
                view.hands.fill(HAND);
                view.step = Step::Choose;
            }
            Event::Played { card, until } => {
                view.hands[view.turn.index()] -= 1;
                if view.viewer.is(view.turn) {
                    common::take(&mut view.own, *card);
                }
                view.played.push(*card);
                (view.step, view.until) = (Step::React, *until);
            }
            Event::Answered { seat, answer } => view.answers[seat.index()] = *answer,
            Event::Settled { blocker } => {
                let card = view.played.pop().expect("a card was played");
                match blocker {
                    Some(seat) => {
                        view.hands[seat.index()] -= 1;
                        if view.viewer.is(*seat) {
                            common::take(&mut view.own, BLOCK);
                        }
                        view.discard.extend([card, BLOCK]);
                    }
                    None => view.scored[view.turn.index()].push(card),
                }
                view.answers.fill(Face::Shown(Response::Waiting));
            }
            Event::Turn { turn, step } => {
                view.turns += 1;
                (view.turn, view.step) = (*turn, *step);
            }
        }
    }
}

common::plain_text!(Reaction, State, (2, 4));

impl Probe for Reaction {
    const MOST_ENTRIES: usize = 1 + 4 * TURNS_PER_SEAT * 4;

    fn any_action(dice: &mut Dice, _: usize) -> Action {
        let card = u8::try_from(dice.below(6)).expect("small");
        *dice.pick(&[Action::Block, Action::Pass, Action::Play(card), Action::Rest])
    }

    fn census(state: &State) -> Vec<u32> {
        let piles = state.hands.iter().chain(&state.scored);
        let cards = piles.chain([&state.played, &state.discard, &state.rest]).flatten();
        common::count(cards.copied(), HIGHEST_CARD)
    }
}
