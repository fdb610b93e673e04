//! A state as a position. Every key that means something in its stage is written, so that scenarios
//! can name it.

use gantry_game_kit::position::{Pairs, per_seat, said, word, words};
use gantry_kernel::Seat;

use super::text::{ContestText, Position, SeatText};
use super::words::{stage_name, task_name};
use super::{begun, cards};
use crate::PlanetRush;
use crate::card::Card;
use crate::layout::Side;
use crate::setup::Pace;
use crate::state::{Open, Stage, State};

/// The shape of [`gantry_kernel::Text::position`].
pub fn write(state: &State) -> Position {
    let open = &state.open;
    let section = |seat: Seat| {
        let deck = state.deck(seat);
        let cards = Some(word(cards::write(deck.cards.iter())));
        SeatText { deck: cards, ..write_company(open, seat, deck.unseen) }
    };
    Position { seat: per_seat(open.seats(), section), ..write_open(open) }
}

/// The settings, the course of the game, and the planet that is being resolved.
pub fn write_open(open: &Open) -> Position {
    let ready = match open.stage {
        Stage::Ready(ready) => Some(words(ready.iter())),
        _ => None,
    };
    Position {
        round: Some(open.round),
        stage: Some(word(stage_name(open.stage))),
        layout: (open.stage != Stage::Layout).then(|| word(open.layout)),
        until: open.until.map(|until| until.0),
        turn: (open.setup.pace == Pace::Turns).then(|| word(open.turn)),
        ready,
        caller: open.caller.map(word),
        last: open.last.map(|(seat, deed)| word(format_args!("{seat} {deed}"))),
        contest: (open.stage == Stage::Resolve).then(|| write_contest(open)),
        ..Position::of::<PlanetRush>(&open.setup)
    }
}

fn write_contest(open: &Open) -> ContestText {
    let contest = &open.contest;
    let chooser = open.chooser().map(|seat| seat.to_string()).unwrap_or_default();
    let cargo = |side: Side| {
        let copies = |card| std::iter::repeat_n(card, contest.has(side, card).into());
        word(cards::write(Card::BLUE.into_iter().flat_map(copies)))
    };
    ContestText {
        planet: Some(said(contest.planet + 1)),
        task: Some(word(format_args!("{chooser} {}", task_name(contest.task)))),
        revealed: of_both(open, |side| contest.revealed[side.index()]),
        cargo: of_both(open, cargo),
        ore: Some(contest.ore),
        terraformed: Some(contest.terraformed),
    }
}

/// The values of the two seats that contest the planet that is being resolved.
pub fn of_both<V>(open: &Open, value: impl Fn(Side) -> V) -> Pairs<V> {
    let planet = open.contest.planet.into();
    Side::BOTH.into_iter().map(|side| (open.seat_of(planet, side), value(side))).collect()
}

/// A company without its deck.
pub fn write_company(open: &Open, seat: Seat, unseen: u8) -> SeatText {
    let company = open.company(seat);
    let row = |(planet, side): (usize, Side)| {
        let row = open.rows[planet][side.index()];
        (!row.is_empty()).then(|| (planet + 1, word(cards::write(row.iter()))))
    };
    let laid_out = !open.layout.is_empty();
    SeatText {
        points: company.points,
        actions: Some(company.actions),
        deck: None,
        unseen: begun(open.stage).then_some(unseen),
        discards: Some(word(cards::write(company.discards.iter()))),
        rows: if laid_out {
            open.touched(seat).filter_map(row).collect()
        } else {
            Pairs::default()
        },
        rests: company.rests.map(|rests| rests.0),
    }
}
