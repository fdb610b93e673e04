//! The toy's folded views and imagined worlds.

use gantry_kernel::{Absorb, Dice, Face, Imagine, Millis, Seat, Viewer};

use crate::fault::{Counter, Fault, Smuggled, planted};
use crate::toy::{Event, Setup, State, Step, Toy, View, all_cards, remove};

impl Imagine for Toy {
    fn imagine(view: &View, dice: &mut Dice) -> State {
        let mut unseen = all_cards(&view.setup);
        let sealed = view.sealed.iter().filter_map(|card| match card {
            Some(Face::Shown(card)) => Some(card),
            _ => None,
        });
        view.shown.iter().flatten().chain(&view.own).chain(sealed).for_each(|&card| {
            remove(&mut unseen, card);
        });
        if view.step != Step::Deal {
            dice.shuffle(&mut unseen);
            if planted(Fault::ImaginedCardsAreMadeUp) {
                unseen.fill(1);
            }
        }
        let sealed = view.sealed.iter().map(|card| match card {
            None => Vec::new(),
            Some(Face::Shown(card)) => vec![*card],
            Some(Face::Hidden) => vec![unseen.pop().expect("a hidden card is unseen")],
        });
        let sealed = sealed.collect();
        let hands = Seat::all(view.setup.seats).map(|seat| {
            if view.viewer.is(seat) {
                return view.own.clone();
            }
            let mut hand = unseen.split_off(unseen.len() - view.hands[seat.index()]);
            hand.sort_unstable();
            hand
        });
        let hands = hands.collect();
        State {
            turn: view.turn,
            step: view.step,
            pile: unseen,
            hands,
            sealed,
            shown: view.shown.clone(),
            counter: Counter::default(),
            setup: view.setup.clone(),
        }
    }
}

impl Absorb for Toy {
    fn blank(setup: &Setup, viewer: Viewer) -> View {
        View {
            viewer,
            setup: setup.clone(),
            turn: Seat::new(0),
            step: Step::Deal,
            pile: all_cards(setup).len(),
            own: Vec::new(),
            hands: vec![0; setup.seats],
            sealed: vec![None; setup.seats],
            shown: vec![Vec::new(); setup.seats],
            leaked: None,
            smuggled: Smuggled(None),
        }
    }

    fn absorb(view: &mut View, _: Millis, event: &Event) {
        match event {
            Event::Dealt(cards) => view.own.clone_from(cards),
            Event::Ready => {
                view.hands.fill(3);
                view.pile -= 3 * view.setup.seats;
                view.step = Step::Seal;
            }
            Event::Sealed { seat, card } => {
                view.hands[seat.index()] -= 1;
                view.sealed[seat.index()] = Some(*card);
                if let (true, Face::Shown(card)) = (view.viewer.is(*seat), card) {
                    remove(&mut view.own, *card);
                }
            }
            Event::Drawn { seat, card } => {
                view.pile -= 1;
                view.hands[seat.index()] += 1;
                if let (true, Face::Shown(card)) = (view.viewer.is(*seat), card) {
                    view.own.push(*card);
                    view.own.sort_unstable();
                }
            }
            Event::Shown { seat, card } => {
                if view.sealed[seat.index()].take().is_none() {
                    view.hands[seat.index()] -= 1;
                    if view.viewer.is(*seat) {
                        remove(&mut view.own, *card);
                    }
                }
                view.shown[seat.index()].push(*card);
            }
            Event::Turn { turn, step } => (view.turn, view.step) = (*turn, *step),
            Event::Leaked(card) => view.leaked = *card,
            Event::Restarted => *view = Self::blank(&view.setup, view.viewer),
        }
    }
}
