//! Full states that a viewer cannot tell from the real one, for bots, hints and analysis.

use gantry_kernel::{Dice, Imagine, Seat, Viewer};
use tinyvec::ArrayVec;

use crate::LaunchPad;
use crate::bag::Bag;
use crate::card::{Card, HAND_KINDS};
use crate::known::Knowers;
use crate::state::{Offer, Pile, Stage, State};
use crate::view::{OfferView, View};

impl Imagine for LaunchPad {
    fn imagine(view: &View, dice: &mut Dice) -> State {
        let mut state = State::with(&view.open);
        if view.open.clock.stage == Stage::Deal {
            return state;
        }
        remember(&mut state, view);
        let (pile, mut unseen) = hidden_cards(view, dice);
        for seat in view.seats() {
            let seen = view.hand(seat);
            let hand = &mut state.hands[seat.index()];
            *hand = seen.known;
            while hand.len() < seen.len.into() {
                hand.add(unseen.pop().expect("as many unseen cards as unseen places"));
            }
        }
        fill_draw_pile(&mut state, &pile, dice);
        seal(&mut state, view, dice);
        offer(&mut state, view, dice);
        state
    }
}

/// The unseen cards, shuffled: those of the draw pile, which holds only what was shuffled into it,
/// and those of the hands.
fn hidden_cards(view: &View, dice: &mut Dice) -> (Pile, Pile) {
    let unseen = unseen(view);
    let mut pile = Pile::new();
    let mut hands = Pile::new();
    for card in Card::hand_kinds() {
        let there = usize::from(unseen[card.index()]);
        let possible = view.open.stock.count(card).min(there);
        pile.extend(std::iter::repeat_n(card, possible));
        hands.extend(std::iter::repeat_n(card, there - possible));
    }
    dice.shuffle(&mut pile);
    let size = usize::from(view.draw_pile) - view.open.clock.corners_in_pile();
    hands.extend(pile.drain(size..));
    dice.shuffle(&mut hands);
    (pile, hands)
}

/// How many of each kind are in hidden places.
fn unseen(view: &View) -> [u8; HAND_KINDS] {
    let mut left = [0_u8; HAND_KINDS];
    for card in Card::hand_kinds() {
        left[card.index()] = card.copies();
    }
    let mut see = |card: Card| left[card.index()] -= 1;
    view.open.discards.iter().for_each(|&card| see(card));
    view.open.laying.iter().for_each(|&card| see(card));
    for seat in view.seats() {
        view.hand(seat).known.cards().for_each(&mut see);
        let board = view.board(seat);
        board.rockets.iter().for_each(|rocket| rocket.cards().for_each(&mut see));
        board.experts.iter().flatten().for_each(|&card| see(card));
        for card in Card::SPECIALTIES {
            (0..board.specialties[card.specialty()]).for_each(|_| see(card));
        }
    }
    left
}

/// Corners are anywhere among the lowest cards (LP-2.2).
fn fill_draw_pile(state: &mut State, cards: &[Card], dice: &mut Dice) {
    let clock = &state.open.clock;
    let lies_out = |corner: &Card| {
        clock.on_pad(*corner) || clock.corners.iter().any(|other| other.card == *corner)
    };
    let mut corners: ArrayVec<[Card; 4]> =
        Card::CORNERS.into_iter().filter(|card| !clock.aside && !lies_out(card)).collect();
    dice.shuffle(&mut corners);
    let mut low = usize::from(clock.low);
    let mut cards = cards.iter();
    while low > 0 || cards.len() > 0 {
        // Each of the `low` places from here up is equally likely to hold a corner.
        let here = low > 0 && !corners.is_empty() && dice.index(low) < corners.len();
        low = low.saturating_sub(1);
        let card = if here { corners.pop() } else { cards.next().copied() };
        match card {
            Some(card) => state.draw.push(card),
            None => break,
        }
    }
}

/// What the viewer knows, what everybody knows, and what each of the others knows about the viewer.
/// What two others know about each other is left out.
fn remember(state: &mut State, view: &View) {
    for seat in view.seats() {
        let hand = view.hand(seat);
        for card in hand.open.kinds() {
            for _ in 0..hand.open.count(card) {
                state.known.learn(seat, card, Knowers::all_but(seat, state.seats()));
            }
        }
        let Viewer::Seat(viewer) = view.viewer else { continue };
        if viewer == seat {
            for other in view.seats() {
                show(state, seat, &view.exposed[other.index()], other);
            }
        } else {
            show(state, seat, &hand.known, viewer);
        }
    }
}

fn show(state: &mut State, hand: Seat, cards: &Bag, to: Seat) {
    for card in cards.kinds() {
        state.known.show(hand, card, cards.count(card), to);
    }
}

fn seal(state: &mut State, view: &View, dice: &mut Dice) {
    for seat in view.sealed.iter() {
        let hand = &state.hands[seat.index()];
        let choice =
            if view.viewer.is(seat) { view.choice } else { Some(hand.nth(dice.index(hand.len()))) };
        state.sealed[seat.index()] = choice;
    }
}

fn offer(state: &mut State, view: &View, dice: &mut Dice) {
    match (view.offer, view.open.clock.stage) {
        (OfferView::Open(offer), _) => state.offer = offer,
        (OfferView::Counts { give, want }, Stage::Answer { to }) => {
            state.offer = Offer {
                give: some_of(state.hand(view.open.clock.turn), give, dice),
                want: some_of(state.hand(to), want, dice),
            };
        }
        _ => {}
    }
}

fn some_of(hand: &Bag, count: u8, dice: &mut Dice) -> Bag {
    let mut rest = *hand;
    let pick = |_| {
        let card = rest.nth(dice.index(rest.len()));
        rest.remove(card);
        card
    };
    (0..count).map(pick).collect()
}
