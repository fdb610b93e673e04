//! A state as a position. Every key that means something is written, so that scenarios can name it.

use gantry_game_kit::position::{options, per_seat, runs, said, word, words};
use gantry_kernel::Seat;

use super::text::{OfferText, Position, SeatText};
use super::words::stage_name;
use crate::LaunchPad;
use crate::bag::Bag;
use crate::board::Board;
use crate::card::Card;
use crate::rocket::{Rocket, Zone};
use crate::state::{Corner, Offer, Open, State};

/// The shape of [`gantry_kernel::Text::position`].
pub fn write(state: &State) -> Position {
    let section = |seat: Seat| SeatText {
        hand: Some(runs(state.hand(seat).cards())),
        sealed: state.sealed[seat.index()].map(word),
        ..write_board(state.board(seat))
    };
    Position {
        draw: Some(runs(state.draw.iter().rev())),
        known: Some(words(state.known.facts())),
        offer: Some(write_offer(&state.offer)),
        seat: per_seat(state.seats(), section),
        ..write_open(&state.open)
    }
}

/// The public part: settings, the course of the game, and the piles.
pub fn write_open(open: &Open) -> Position {
    let Open { setup, clock, .. } = open;
    let corner = |Corner { card, seat, zone }: &Corner| word(format_args!("{card} {seat} {zone}"));
    let shown = |(seat, card): &(Seat, Card)| word(format_args!("{seat} {card}"));
    Position {
        rules_version: Some(said(setup.rules)),
        options: Some(options::<LaunchPad>(setup)),
        turn: Some(word(clock.turn)),
        stage: Some(word(stage_name(clock.stage))),
        turns: Some(clock.turns),
        gone: clock.gone,
        arrived: words(clock.arrived.iter().map(|rocket| rocket.short())),
        took: clock.took,
        refilled: clock.refilled,
        plays: clock.plays,
        offers: clock.offers,
        withdrawn: setup.counts_offers_when_put().then_some(clock.withdrawn),
        countdown: clock.countdown,
        corners: clock.corners.iter().map(corner).collect(),
        pad: words(Card::CORNERS.into_iter().filter(|&card| clock.on_pad(card))),
        aside: Some(clock.aside),
        low: Some(clock.low),
        stock: (open.stock != Bag::of_the_box()).then(|| runs(open.stock.cards())),
        discard: runs(open.discards.iter().rev()),
        laying: runs(open.laying),
        shown: open.shown.iter().map(shown).collect(),
        ..Position::of::<LaunchPad>(setup)
    }
}

pub fn write_offer(offer: &Offer) -> OfferText {
    OfferText { give: runs(offer.give.cards()), want: runs(offer.want.cards()) }
}

/// A player's cards on the table.
pub fn write_board(board: &Board) -> SeatText {
    let zone = |zone| words(board.zone(zone).map(Rocket::short));
    let expert = |zone: Zone| board.experts[zone.index()].map(|card| (zone, word(card)));
    let specialties =
        |card: Card| std::iter::repeat_n(card, board.specialties[card.specialty()].into());
    SeatText {
        construction: zone(Zone::Construction),
        quality: zone(Zone::Quality),
        launch: zone(Zone::Launch),
        experts: Zone::ALL.into_iter().filter_map(expert).collect(),
        specialties: runs(Card::SPECIALTIES.into_iter().flat_map(specialties)),
        ..SeatText::default()
    }
}
