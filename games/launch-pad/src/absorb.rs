//! The view folded from what the viewer was told, without the state.

use gantry_kernel::{Absorb, Face, Millis, Seat, SeatSet, Viewer};

use crate::LaunchPad;
use crate::bag::Bag;
use crate::board::HAND_LIMIT;
use crate::card::{Card, HAND_CARDS};
use crate::event::Event;
use crate::setup::{Length, Setup};
use crate::state::{Offer, Open};
use crate::view::{HandView, OfferView, View};

impl Absorb for LaunchPad {
    fn blank(setup: &Setup, viewer: Viewer) -> View {
        View {
            viewer,
            open: Open::new(setup),
            exposed: (0..setup.seats).map(|_| Bag::EMPTY).collect(),
            hands: (0..setup.seats).map(|_| HandView::default()).collect(),
            draw_pile: 0,
            sealed: SeatSet::EMPTY,
            choice: None,
            offer: OfferView::Nothing,
        }
    }

    fn absorb(view: &mut View, _: Millis, event: &Event) {
        match *event {
            Event::Clock(clock) => view.open.clock = clock,
            Event::Dealt { hand, .. } => dealt(view, hand),
            Event::Turn { .. }
            | Event::CornerMoved { .. }
            | Event::Countdown { .. }
            | Event::Advanced { .. }
            | Event::Ended { .. } => {}
            Event::Drew { seat, card } => {
                view.draw_pile -= 1;
                gain(view, seat, card);
            }
            Event::CornerDrawn { .. } => view.draw_pile -= 1,
            Event::Took { seat, card } => {
                view.open.discards.pop();
                gain_openly(view, seat, card);
            }
            Event::Reshuffled { keeps_top, with_corners } => {
                view.open.reshuffle(keeps_top);
                view.draw_pile = count(view.open.stock.len()) + if with_corners { 4 } else { 0 };
            }
            Event::Recycled { cards } => {
                view.open.recycle(cards.into());
                view.draw_pile += cards;
            }
            Event::Played { seat, card, .. } => lose_openly(view, seat, card),
            Event::Piled { card } => view.open.discards.push(card),
            Event::Discarded { seat, card } => {
                lose_openly(view, seat, card);
                view.open.discards.push(card);
            }
            Event::Gained { seat, card } => gain_openly(view, seat, card),
            Event::Salvaged { seat, card } => {
                view.open.salvage(card);
                gain_openly(view, seat, card);
            }
            Event::Passed { from, to, card } => passed(view, from, to, card),
            Event::Rocket { seat, was, now } => {
                let board = &mut view.open.boards[seat.index()];
                was.into_iter().for_each(|rocket| board.remove_rocket(rocket));
                now.into_iter().for_each(|rocket| board.add_rocket(rocket));
            }
            Event::Expert { seat, zone, now } => {
                view.open.boards[seat.index()].experts[zone.index()] = now;
            }
            Event::Specialty { seat, card, now } => {
                view.open.boards[seat.index()].specialties[card.specialty()] = now;
            }
            Event::Sealed { seat } => view.sealed = view.sealed.with(seat),
            Event::Chose { card } => view.choice = Some(card),
            Event::Revealed { choices } => {
                choices.iter().for_each(|&(seat, card)| lose_openly(view, seat, card));
                view.open.shown = choices;
                view.sealed = SeatSet::EMPTY;
                view.choice = None;
            }
            Event::Laying { cards } => view.open.laying = cards,
            Event::Laid { card } => view.open.lay(card),
            Event::OfferBegun { .. } | Event::OfferDrafted { .. } | Event::Proposed { .. } => {
                offered(view, event);
            }
            Event::Withdrawn | Event::Answered { .. } => view.offer = OfferView::Nothing,
        }
    }
}

fn count(cards: usize) -> u8 {
    u8::try_from(cards).expect("few cards")
}

fn dealt(view: &mut View, hand: Face<Bag>) {
    for seen in &mut view.hands {
        seen.len = count(HAND_LIMIT);
    }
    if let (Some(seat), Face::Shown(hand)) = (view.viewer.seat(), hand) {
        view.hands[seat.index()].known = hand;
    }
    let dealt = HAND_LIMIT * view.hands.len();
    let corners = if view.open.setup.length == Length::Long { 0 } else { 4 };
    view.draw_pile = count(HAND_CARDS - dealt + corners);
}

fn gain(view: &mut View, seat: Seat, card: Face<Card>) {
    let hand = &mut view.hands[seat.index()];
    hand.len += 1;
    if let Face::Shown(card) = card {
        hand.known.add(card);
    }
}

fn gain_openly(view: &mut View, seat: Seat, card: Card) {
    gain(view, seat, Face::Shown(card));
    view.hands[seat.index()].open.add(card);
    for_others(view, seat, |memory| memory.add(card));
}

fn lose_openly(view: &mut View, seat: Seat, card: Card) {
    let hand = &mut view.hands[seat.index()];
    hand.len -= 1;
    hand.known.forget(card);
    hand.open.forget(card);
    for_others(view, seat, |memory| memory.forget(card));
}

/// What the others know about a hand, if it is the viewer's own.
fn for_others(view: &mut View, hand: Seat, change: impl Fn(&mut Bag)) {
    if view.viewer.is(hand) {
        let others = view.exposed.iter_mut().enumerate().filter(|(seat, _)| *seat != hand.index());
        others.for_each(|(_, memory)| change(memory));
    }
}

/// LP-9.4: a viewer who does not see which card left is no longer sure of any.
fn passed(view: &mut View, from: Seat, to: Seat, card: Face<Card>) {
    let hand = &mut view.hands[from.index()];
    hand.len -= 1;
    hand.open = Bag::EMPTY;
    match card {
        Face::Shown(card) => hand.known.forget(card),
        Face::Hidden => hand.known = Bag::EMPTY,
    }
    if let Face::Shown(card) = card {
        let taker = view.exposed[to.index()];
        for_others(view, from, |memory| *memory = Bag::EMPTY);
        if view.viewer.is(from) {
            view.exposed[to.index()] = taker;
            view.exposed[to.index()].forget(card);
        }
        if view.viewer.is(to) {
            view.exposed[from.index()].add(card);
        }
    }
    gain(view, to, card);
}

fn offered(view: &mut View, event: &Event) {
    match *event {
        Event::OfferBegun { from, .. } if view.viewer.is(from) => {
            view.offer = OfferView::Open(Offer::default());
        }
        Event::OfferBegun { .. } => view.offer = OfferView::Drafted,
        Event::OfferDrafted { offer } => view.offer = OfferView::Open(offer),
        Event::Proposed { from, to, give, want, offer } => match offer {
            Face::Hidden => view.offer = OfferView::Counts { give, want },
            Face::Shown(offer) => {
                view.offer = OfferView::Open(offer);
                for card in offer.give.kinds() {
                    let count = offer.give.count(card);
                    view.hands[from.index()].known.raise(card, count);
                    if view.viewer.is(from) {
                        view.exposed[to.index()].raise(card, count);
                    }
                }
            }
        },
        _ => {}
    }
}
