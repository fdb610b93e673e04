//! A player's public part, read from the section of the seat.

use gantry_game_kit::position::{PositionError, WordList};
use gantry_kernel::{ParseError, Seat};

use super::defaults;
use super::read::{Reader, Result};
use super::text::SeatText;
use super::words;
use crate::action::Symbol;
use crate::banners::Banners;
use crate::board::{Flight, Task};
use crate::card::Mission;
use crate::flight::may_prepare;
use crate::held::Held;
use crate::state::State;

/// The most money, points or technologies that a position may give: far beyond any game, but
/// nothing overflows.
pub const MOST: u16 = 9999;

/// The part that does not depend on the played cards.
pub fn open_part(reader: Reader, state: &mut State, seat: Seat, text: &SeatText) -> Result<()> {
    let data = state.open.setup.data();
    let earth = missions(reader, seat, "earth", text.earth.as_ref())?;
    let space = missions(reader, seat, "space", text.space.as_ref())?;
    let cargo = missions(reader, seat, "cargo", text.cargo.as_ref())?;
    let symbol = reader.0.word_or(text.symbol.as_ref(), Symbol::Lab, words::symbol)?;
    let lab = match text.lab {
        Some(number) => reader.level(number, Some(seat), "lab")?,
        None => defaults::lab(data, space),
    };
    let task = reader.0.word_or(text.task.as_ref(), Task::Idle, words::task)?;
    let income = text.income.unwrap_or(data.tracks.income_start);
    let board = &mut state.open.boards[seat.index()];
    board.points = text.points.unwrap_or(0);
    board.money = text.money.unwrap_or(defaults::MONEY);
    board.income = income;
    board.lab = lab;
    board.capacity = text.capacity.unwrap_or(0);
    board.propulsion = text.propulsion.unwrap_or(0);
    let techs = [text.red, text.yellow, text.blue, text.green];
    board.techs = techs.map(Option::unwrap_or_default);
    (board.earth, board.space) = (earth, space);
    board.rockets = text.rockets.unwrap_or(0);
    board.task = task;
    let (boost, bonus) = (text.boost.unwrap_or(0), text.bonus.unwrap_or(false));
    board.flight = Flight { symbol, boost, bonus, cargo };
    Ok(())
}

fn missions(
    reader: Reader,
    seat: Seat,
    key: &'static str,
    words: Option<&WordList>,
) -> Result<Held> {
    let mut held = Held::EMPTY;
    for mission in reader.cards::<Mission>(words.into_iter().flatten())? {
        if held.count(mission) == Held::MOST {
            let message = format!("LO-5.3: nobody may hold four {mission}");
            return Err(reader.locate(PositionError::of(seat, key, message)));
        }
        held.add(mission);
    }
    Ok(held)
}

/// What the played cards give, unless the position says it.
pub fn round_part(reader: Reader, state: &mut State, seat: Seat, text: &SeatText) -> Result<()> {
    let reject = |key, message: &str| Err(reader.locate(PositionError::of(seat, key, message)));
    let data = state.open.setup.data();
    let board = &mut state.open.boards[seat.index()];
    let banners = Banners::of(data, &board.round.played);
    let works = board.round.played.last().map(|card| data.specialist(*card).works);
    let works = works.unwrap_or_default();
    let round = &mut board.round;
    for word in text.done.iter().flatten() {
        let work = reader.0.word(word, str::parse)?;
        let Some(place) = works.iter().position(|&on_card| on_card == work) else {
            let names: Vec<&str> = works.iter().map(|work| work.name()).collect();
            let expected = format!("what the last played card can do ({})", names.join(", "));
            return reader.0.fault(word.span().start, ParseError::new(expected, work.name()));
        };
        round.done |= 1 << place;
    }
    round.missions = text.missions.unwrap_or(banners.missions);
    round.launches = text.launches.unwrap_or(banners.launches);
    round.weights = match text.weights.as_deref() {
        None => banners.weights_without(board.flight.boost),
        Some([_, _, _, ..]) => return reject("weights", "LO-3.3: two specialists are played"),
        Some(weights) => weights.iter().copied().collect(),
    };
    round.weights.sort_unstable();
    round.lab_used = text.lab_used.unwrap_or(false);
    round.bonus_used = text.bonus_used.unwrap_or(false);
    round.flights = text.flights.unwrap_or(defaults::flights(&banners, round));
    round.flown = text.flown.unwrap_or(round.flights);
    Ok(())
}

/// LO-3.5: if nobody has a task, everybody who can launch anything gets one.
pub fn everybody_launches(state: &mut State) {
    for seat in Seat::all(state.seats()) {
        let open = &state.open;
        let board = open.board(seat);
        let can = |symbol| may_prepare(open, board, symbol).is_ok();
        let keeps = open.clock.drawing.is_some_and(|drawing| drawing.seat == seat);
        let task = if keeps {
            Task::Keep
        } else if !board.flight.cargo.is_empty() {
            Task::Load
        } else if can(Symbol::Lab) || can(Symbol::Banner) {
            Task::Launch
        } else {
            Task::Idle
        };
        state.open.boards[seat.index()].task = task;
    }
}
