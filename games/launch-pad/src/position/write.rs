//! Writes a position. Every key that says something is written, so that scenarios can name it.

use std::fmt::Write as _;

use gantry_game_kit::position::write::{line, list, option, quoted, runs, table};
use gantry_kernel::{Game as _, RULES_KEY, Seat, Text as _};

use crate::LaunchPad;
use crate::bag::Bag;
use crate::board::Board;
use crate::card::Card;
use crate::rocket::Zone;
use crate::setup::Setup;
use crate::state::{Clock, Job, Stage, State};

/// The text of [`gantry_kernel::Text::position`].
pub fn write(state: &State) -> String {
    let mut text = String::new();
    write_clock(&mut text, &state.open.setup, &state.open.clock);
    line(&mut text, "draw", runs(state.draw.iter().rev().copied()));
    if state.open.stock != Bag::of_the_box() {
        line(&mut text, "stock", runs(state.open.stock.cards()));
    }
    line(&mut text, "discard", runs(state.open.discards.iter().rev().copied()));
    line(&mut text, "laying", runs(state.open.laying.iter().copied()));
    let shown = state.open.shown.iter().map(|(seat, card)| format!("{seat} {card}"));
    line(&mut text, "shown", list(shown));
    line(&mut text, "known", list(state.known.facts()));
    let offer = [
        format!("give = {}", runs(state.offer.give.cards())),
        format!("want = {}", runs(state.offer.want.cards())),
    ];
    line(&mut text, "offer", table(&offer));
    for seat in Seat::all(state.seats()) {
        write_seat(&mut text, state, seat);
    }
    text
}

fn write_seat(text: &mut String, state: &State, seat: Seat) {
    let board = state.board(seat);
    let _ = writeln!(text, "\n[seat.{seat}]");
    line(text, "hand", runs(state.hand(seat).cards()));
    write_board(text, board);
    if let Some(card) = state.sealed[seat.index()] {
        line(text, "sealed", quoted(card));
    }
}

/// What everybody sees of the settings and the course of the game.
pub fn write_clock(text: &mut String, setup: &Setup, clock: &Clock) {
    line(text, "game", quoted(LaunchPad::ID));
    line(text, RULES_KEY, setup.rules);
    line(text, "seats", setup.seats);
    let options: Vec<String> = LaunchPad::options(setup).into_iter().map(option).collect();
    line(text, "options", table(&options));
    line(text, "turn", quoted(clock.turn));
    line(text, "stage", quoted(stage(clock.stage)));
    line(text, "turns", clock.turns);
    line(text, "gone", format_args!("[{}, {}]", clock.gone[0], clock.gone[1]));
    line(text, "arrived", list(clock.arrived.iter().map(|rocket| rocket.short())));
    line(text, "took", clock.took);
    line(text, "refilled", clock.refilled);
    line(text, "plays", clock.plays);
    line(text, "offers", clock.offers);
    if setup.counts_offers_when_put() {
        line(text, "withdrawn", clock.withdrawn);
    }
    if let Some(turns) = clock.countdown {
        line(text, "countdown", turns);
    }
    let corner =
        |corner: &crate::state::Corner| format!("{} {} {}", corner.card, corner.seat, corner.zone);
    line(text, "corners", list(clock.corners.iter().map(corner)));
    line(text, "pad", list(Card::CORNERS.into_iter().filter(|&card| clock.on_pad(card))));
    line(text, "aside", clock.aside);
    line(text, "low", clock.low);
}

/// A player's cards on the table.
pub fn write_board(text: &mut String, board: &Board) {
    for zone in Zone::ALL {
        line(text, zone.name(), list(board.zone(zone).map(crate::rocket::Rocket::short)));
    }
    let experts: Vec<String> = Zone::ALL
        .into_iter()
        .filter_map(|zone| {
            board.experts[zone.index()].map(|card| format!("{zone} = {}", quoted(card)))
        })
        .collect();
    line(text, "experts", table(&experts));
    let specialties = Card::SPECIALTIES
        .into_iter()
        .flat_map(|card| std::iter::repeat_n(card, board.specialties[card.specialty()].into()));
    line(text, "specialties", runs(specialties));
}

/// The stage in words, as it stands in a position.
fn stage(stage: Stage) -> String {
    match stage {
        Stage::Deal => "deal".into(),
        Stage::Advance => "advance".into(),
        Stage::Draw { due } => format!("draw {due}"),
        Stage::Reshuffle { due, job } => format!("reshuffle {due} {}", job_name(job)),
        Stage::Play => "play".into(),
        Stage::Recycle => "recycle".into(),
        Stage::Thieving { from: [one, two] } => format!("thieving {one} {two}"),
        Stage::Surplus => "surplus".into(),
        Stage::Lay => "lay".into(),
        Stage::Offering { to } => format!("offering {to}"),
        Stage::Answer { to } => format!("answer {to}"),
        Stage::Discard => "discard".into(),
        Stage::Over => "over".into(),
    }
}

const fn job_name(job: Job) -> &'static str {
    match job {
        Job::Step3 => "step-3",
        Job::Refill => "refill",
        Job::Supplier => "supplier",
    }
}
