//! What the conformance kit needs of this toy: imagined worlds, folded views, text forms.

use gantry_kernel::{Absorb, Dice, Face, Game, Imagine, Millis, Seat, Viewer};
use gantry_testkit::Probe;

use super::{Action, Event, HIGHEST_CARD, Rush, State, Step, View, full_deck};
use crate::common::{self, Seats};

impl Imagine for Rush {
    fn imagine(view: &View, dice: &mut Dice) -> State {
        let mut decks = Vec::new();
        let mut cycled = Vec::new();
        for seat in Seat::all(view.setup.seats) {
            let faces = &view.decks[seat.index()];
            let mut unseen = full_deck();
            for row in &view.rows {
                for (card, _) in (1..).zip(row).filter(|(_, owner)| **owner == seat) {
                    common::take(&mut unseen, card);
                }
            }
            for face in faces {
                if let Face::Shown(card) = face {
                    common::take(&mut unseen, *card);
                }
            }
            // Before the deal the decks are in their printed order.
            if view.step == Step::Deal {
                unseen.reverse();
            } else {
                dice.shuffle(&mut unseen);
            }
            let known = faces.iter().rev().take_while(|face| **face != Face::Hidden).count();
            cycled.push(known);
            let card = |face: &Face<u8>| match face {
                Face::Shown(card) => *card,
                Face::Hidden => unseen.pop().expect("as many unseen cards as hidden places"),
            };
            decks.push(faces.iter().map(card).collect());
        }
        State {
            step: view.step,
            ends: view.ends,
            decks,
            cycled,
            rows: view.rows.clone(),
            paused: view.paused,
            wake: view.wake.clone(),
            setup: view.setup,
        }
    }
}

impl Absorb for Rush {
    fn blank(setup: &Seats, viewer: Viewer) -> View {
        let start = Self::start(setup).expect("toys start with any settings");
        Self::view(&start, viewer)
    }

    fn absorb(view: &mut View, _: Millis, event: &Event) {
        match event {
            Event::Dealt { tops, ends } => {
                (view.step, view.ends) = (Step::Rush, *ends);
                for (deck, top) in view.decks.iter_mut().zip(tops) {
                    deck[0] = Face::Shown(*top);
                }
            }
            Event::Put { seat, row, next } => {
                view.rows[usize::from(*row)].push(*seat);
                let deck = &mut view.decks[seat.index()];
                deck.remove(0);
                if let Some(next) = next {
                    deck[0] = Face::Shown(*next);
                }
            }
            Event::Skipped { seat, next, wake } => {
                let deck = &mut view.decks[seat.index()];
                deck.rotate_left(1);
                deck[0] = Face::Shown(*next);
                view.paused = view.paused.with(*seat);
                view.wake[seat.index()] = *wake;
            }
            Event::Woken(seats) => {
                view.paused = view.paused.minus(*seats);
                seats.iter().for_each(|seat| view.wake[seat.index()] = Millis(0));
            }
            Event::Ended => view.step = Step::Over,
        }
    }
}

common::plain_text!(Rush, State, (2, 4));

impl Probe for Rush {
    /// A seat skips at most once per pause, and each pause ends with at most one timeout.
    const MOST_ENTRIES: usize = 400;

    fn any_action(dice: &mut Dice, _: usize) -> Action {
        let row = u8::try_from(dice.below(5)).expect("small");
        *dice.pick(&[Action::Put(row), Action::Skip])
    }

    fn census(state: &State) -> Vec<u32> {
        let put = state.rows.iter().flat_map(|row| (1..).zip(row).map(|(card, _)| card));
        common::count(state.decks.iter().flatten().copied().chain(put), HIGHEST_CARD)
    }
}
