//! What lies open before a player, read from the section of the seat.

use gantry_game_kit::position::{Breach, Word};
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

/// The most money, points or technologies that a position may give: far beyond any game, and
/// nothing overflows.
pub const MOST: u16 = 9999;

/// What does not depend on the cards that were played.
pub fn open_part(reader: Reader, state: &mut State, seat: Seat, text: &SeatText) -> Result<()> {
    let data = state.open.setup.data();
    let earth = missions(reader, seat, "earth", &text.earth)?;
    let space = missions(reader, seat, "space", &text.space)?;
    let cargo = missions(reader, seat, "cargo", &text.cargo)?;
    let symbol = text.symbol.as_ref();
    let symbol = symbol.map_or(Ok(Symbol::Lab), |word| reader.0.word(word, words::symbol))?;
    let lab = match text.lab {
        Some(number) => reader.level(number, Some(seat), "lab")?,
        None => defaults::lab(data, space),
    };
    let task = text.task.as_ref();
    let task = task.map_or(Ok(Task::Idle), |word| reader.0.word(word, words::task))?;
    let income = text.income.unwrap_or(data.tracks.income_start);
    let board = &mut state.open.boards[seat.index()];
    board.points = text.points;
    board.money = text.money.unwrap_or(defaults::MONEY);
    board.income = income;
    board.lab = lab;
    (board.capacity, board.propulsion) = (text.capacity, text.propulsion);
    board.techs = [text.red, text.yellow, text.blue, text.green];
    (board.earth, board.space) = (earth, space);
    board.rockets = text.rockets;
    board.task = task;
    board.flight = Flight { symbol, boost: text.boost, bonus: text.bonus, cargo };
    Ok(())
}

fn missions(reader: Reader, seat: Seat, key: &'static str, words: &[Word]) -> Result<Held> {
    let mut held = Held::EMPTY;
    for mission in reader.cards::<Mission>(words)? {
        if held.count(mission) == Held::MOST {
            let message = format!("LO-5.3: nobody may hold four {mission}");
            return Err(reader.breach(Breach::of(seat, key, message)));
        }
        held.add(mission);
    }
    Ok(held)
}

/// What the played cards give, unless it is said.
pub fn round_part(reader: Reader, state: &mut State, seat: Seat, text: &SeatText) -> Result<()> {
    let breach = |key, message: &str| Err(reader.breach(Breach::of(seat, key, message)));
    let data = state.open.setup.data();
    let board = &mut state.open.boards[seat.index()];
    let banners = Banners::of(data, &board.round.played);
    let works = board.round.played.last().map(|card| data.specialist(*card).works);
    let works = works.unwrap_or_default();
    let round = &mut board.round;
    for word in &text.done {
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
        Some([_, _, _, ..]) => return breach("weights", "LO-3.3: two specialists are played"),
        Some(weights) => weights.iter().copied().collect(),
    };
    round.weights.sort_unstable();
    (round.lab_used, round.bonus_used) = (text.lab_used, text.bonus_used);
    round.flights = text.flights.unwrap_or(defaults::flights(&banners, round));
    round.flown = text.flown.unwrap_or(round.flights);
    Ok(())
}

/// LO-3.5: everybody who can launch anything, where nobody's task is said.
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
