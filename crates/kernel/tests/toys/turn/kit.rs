//! What the conformance kit needs of this toy: imagined worlds, folded views, text forms.

use gantry_kernel::{Absorb, Dice, Face, Imagine, Millis, Seat, Viewer};
use gantry_testkit::Probe;

use super::{Action, Event, HAND, HIGHEST_CARD, State, Step, Turn, View, all_cards};
use crate::common::{self, Seats};

impl Imagine for Turn {
    fn imagine(view: &View, dice: &mut Dice) -> State {
        let mut unseen = all_cards();
        let mut laid = Vec::new();
        view.shown.iter().flatten().chain(&view.own).for_each(|&card| {
            common::take(&mut unseen, card);
        });
        if let Some(Face::Shown(card)) = view.laid {
            common::take(&mut unseen, card);
            laid.push(card);
        }
        // Before the deal the pile is in its printed order, and everybody knows it.
        if view.step != Step::Deal {
            dice.shuffle(&mut unseen);
        }
        if view.laid == Some(Face::Hidden) {
            laid.push(unseen.pop().expect("the laid card is unseen"));
        }
        let hands = Seat::all(view.setup.seats)
            .map(|seat| {
                if view.viewer.is(seat) {
                    return view.own.clone();
                }
                let mut hand = unseen.split_off(unseen.len() - view.hands[seat.index()]);
                hand.sort_unstable();
                hand
            })
            .collect();
        State {
            turn: view.turn,
            step: view.step,
            pile: unseen,
            hands,
            laid,
            shown: view.shown.clone(),
            bonus: view.bonus.clone(),
            setup: view.setup,
        }
    }
}

impl Absorb for Turn {
    fn blank(setup: &Seats, viewer: Viewer) -> View {
        View {
            viewer,
            setup: *setup,
            turn: Seat::new(0),
            step: Step::Deal,
            pile: all_cards().len(),
            own: Vec::new(),
            hands: vec![0; setup.seats],
            laid: None,
            shown: vec![Vec::new(); setup.seats],
            bonus: vec![0; setup.seats],
        }
    }

    fn absorb(view: &mut View, _: Millis, event: &Event) {
        match event {
            Event::Dealt(cards) => view.own.clone_from(cards),
            Event::Ready => {
                view.hands = vec![HAND; view.setup.seats];
                view.pile -= HAND * view.setup.seats;
                view.step = Step::Choose;
            }
            Event::Drawn { seat, card } => {
                view.pile -= 1;
                view.hands[seat.index()] += 1;
                if let Face::Shown(card) = card {
                    view.own.push(*card);
                    view.own.sort_unstable();
                }
            }
            Event::Laid { seat, card } => {
                view.hands[seat.index()] -= 1;
                view.step = Step::Show;
                view.laid = Some(*card);
                if let Face::Shown(card) = card {
                    common::take(&mut view.own, *card);
                }
            }
            Event::Shown { seat, card } => {
                view.laid = None;
                view.step = Step::Roll;
                view.shown[seat.index()].push(*card);
            }
            Event::Rolled { seat, bonus } => view.bonus[seat.index()] += bonus,
            Event::Next { turn, step } => (view.turn, view.step) = (*turn, *step),
        }
    }
}

common::plain_text!(Turn, State, (2, 4));

impl Probe for Turn {
    const MOST_ENTRIES: usize = 80;

    fn any_action(dice: &mut Dice, _: usize) -> Action {
        let card = u8::try_from(dice.below(8)).expect("small");
        *dice.pick(&[Action::Draw, Action::Lay(card), Action::Show])
    }

    fn census(state: &State) -> Vec<u32> {
        let piles = state.hands.iter().chain(&state.shown).chain([&state.pile, &state.laid]);
        common::count(piles.flatten().copied(), HIGHEST_CARD)
    }
}
