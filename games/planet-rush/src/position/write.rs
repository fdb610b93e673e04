//! Writes a position. Every key that says something in its stage is written, so that scenarios can
//! name it.

use std::fmt::Write as _;

use gantry_game_kit::position::write::{differing, line, list, quoted, table};
use gantry_kernel::{Game as _, Seat, Text as _};

use super::{begun, cards};
use crate::PlanetRush;
use crate::card::Card;
use crate::layout::Side;
use crate::setup::{Pace, Setup};
use crate::state::{Open, Stage, State, Task};

/// The text of [`gantry_kernel::Text::position`].
pub fn write(state: &State) -> String {
    let mut text = String::new();
    let open = &state.open;
    write_open(&mut text, open);
    Seat::all(open.seats()).for_each(|seat| write_seat(&mut text, state, seat));
    text
}

/// The settings, the course of the game, and the planet that is being resolved.
pub fn write_open(text: &mut String, open: &Open) {
    line(text, "game", quoted(PlanetRush::ID));
    line(text, "seats", open.seats());
    write_options(text, &open.setup);
    line(text, "round", open.round);
    line(text, "stage", quoted(stage(open.stage)));
    if open.stage != Stage::Layout {
        line(text, "layout", quoted(open.layout));
    }
    if let Some(until) = open.until {
        line(text, "until", until.0);
    }
    if open.setup.pace == Pace::Turns {
        line(text, "turn", quoted(open.turn));
    }
    if let Stage::Ready(ready) = open.stage {
        line(text, "ready", list(ready.iter()));
    }
    if let Some(caller) = open.caller {
        line(text, "caller", quoted(caller));
    }
    if let Some((seat, deed)) = open.last {
        line(text, "last", quoted(format_args!("{seat} {deed}")));
    }
    if open.stage == Stage::Resolve {
        write_contest(text, open);
    }
}

fn write_options(text: &mut String, setup: &Setup) {
    let plain = PlanetRush::options(&Setup::new(setup.seats));
    let options = differing(PlanetRush::options(setup), plain);
    if !options.is_empty() {
        line(text, "options", table(&options));
    }
}

fn write_contest(text: &mut String, open: &Open) {
    let contest = &open.contest;
    let _ = writeln!(text, "\n[contest]");
    line(text, "planet", contest.planet + 1);
    line(text, "task", quoted(task(open)));
    let of = |side: Side| open.seat_of(contest.planet.into(), side);
    let revealed =
        Side::BOTH.map(|side| format!("{} = {}", of(side), contest.revealed[side.index()]));
    line(text, "revealed", table(&revealed));
    let cargo = Side::BOTH.map(|side| {
        let copies = |card| std::iter::repeat_n(card, contest.has(side, card).into());
        let cargo = cards::write(Card::BLUE.into_iter().flat_map(copies));
        format!("{} = {}", of(side), quoted(cargo))
    });
    line(text, "cargo", table(&cargo));
    line(text, "ore", contest.ore);
    line(text, "terraformed", contest.terraformed);
}

fn write_seat(text: &mut String, state: &State, seat: Seat) {
    let open = &state.open;
    let company = open.company(seat);
    let _ = writeln!(text, "\n[seat.{seat}]");
    line(text, "points", company.points);
    line(text, "actions", company.actions);
    line(text, "deck", quoted(cards::write(state.deck(seat).cards.iter())));
    if begun(open.stage) {
        line(text, "unseen", state.deck(seat).unseen);
    }
    write_table(text, open, seat);
}

/// A company's cards on the table, and its pause.
pub fn write_table(text: &mut String, open: &Open, seat: Seat) {
    let company = open.company(seat);
    line(text, "discards", quoted(cards::write(company.discards.iter())));
    let row = |(planet, side): (usize, Side)| {
        let row = open.rows[planet][side.index()];
        let row = (!row.is_empty()).then(|| cards::write(row.iter()));
        row.map(|row| format!("{} = {}", planet + 1, quoted(row)))
    };
    let rows: Vec<String> = if open.layout.is_empty() {
        Vec::new()
    } else {
        open.touched(seat).filter_map(row).collect()
    };
    line(text, "rows", table(&rows));
    if let Some(rests) = company.rests {
        line(text, "rests", rests.0);
    }
}

/// The stage in words.
fn stage(stage: Stage) -> String {
    match stage {
        Stage::Layout => "layout".into(),
        Stage::Shuffle(seat) => format!("shuffle {seat}"),
        Stage::Ready(_) => "ready".into(),
        Stage::Countdown => "countdown".into(),
        Stage::Rush => "rush".into(),
        Stage::Resolve => "resolve".into(),
        Stage::Over => "over".into(),
    }
}

/// Who chooses, and why.
fn task(open: &Open) -> String {
    let chooser = open.chooser().map(|seat| seat.to_string()).unwrap_or_default();
    format!("{chooser} {}", task_name(open.contest.task))
}

/// Why somebody chooses.
pub const fn task_name(task: Task) -> &'static str {
    match task {
        Task::None => "",
        Task::Mine(_) => "mining",
        Task::Terraform(_) => "terraforming",
        Task::Steal(_) => "steal",
        Task::Counter(_) => "counter",
    }
}
