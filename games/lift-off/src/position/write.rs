//! A state as a position. Keys with their default value are left out and become facts instead, so
//! that scenarios can name every key.

use std::fmt::Display;

use gantry_game_kit::position::{Pairs, Word, WordList, per_seat, runs, said, word, words};
use gantry_kernel::Seat;

use super::defaults;
use super::text::{DraftText, DrawingText, Position, SeatText};
use super::words::{stage_name, symbol_name, task_name};
use crate::LiftOff;
use crate::action::Symbol;
use crate::banners::Banners;
use crate::board::{Board, Task};
use crate::card::{Colour, Level, Mission, Specialist};
use crate::data::Data;
use crate::memory::{Draft, Memory};
use crate::setup::MOST_SEATS;
use crate::state::{Direction, Drawing, Open, Sealed, Stage, State};

/// The shape of [`gantry_kernel::Text::position`].
pub fn write(state: &State) -> Position {
    let which = Which::Differing;
    let seat = sections(state, |seat| write_seat(state, seat, which));
    Position { seat, ..write_table(state, which) }
}

/// Which keys to write.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Which {
    /// Those without a default, and those that differ from it.
    Differing,
    /// Those with their default value.
    Defaults,
    /// All.
    All,
}

impl Which {
    /// A key of the position that has no default.
    fn always<T>(self, value: T) -> Option<T> {
        (self != Self::Defaults).then_some(value)
    }

    fn unless<T: Copy + PartialEq>(self, value: T, default: T) -> Option<T> {
        self.writes(value == default).then_some(value)
    }

    /// Words, empty by default.
    fn some(self, words: WordList) -> Option<WordList> {
        self.writes(words.is_empty()).then_some(words)
    }

    const fn writes(self, is_default: bool) -> bool {
        match self {
            Self::Differing => !is_default,
            Self::Defaults => is_default,
            Self::All => true,
        }
    }
}

/// The section of each seat; none before the deal.
pub fn sections<V>(state: &State, section: impl Fn(Seat) -> V) -> Pairs<V> {
    let seats = if state.open.clock.stage == Stage::Deal { 0 } else { state.seats() };
    per_seat(seats, section)
}

/// Everything above the sections of seats.
pub fn write_table(state: &State, which: Which) -> Position {
    let open = write_open(&state.open, which);
    if state.open.clock.stage == Stage::Deal {
        return open;
    }
    let deck = |level: Level| (level, runs(state.decks[level.index()].iter().rev()));
    Position {
        deck: which.always(runs(state.deck.iter().rev())),
        drawn: which.some(runs(state.drawn)),
        decks: which.always(Level::ALL.into_iter().map(deck).collect()),
        ..open
    }
}

/// The public part of it.
pub fn write_open(open: &Open, which: Which) -> Position {
    let clock = &open.clock;
    let head = match which {
        Which::Defaults => Position::default(),
        Which::Differing | Which::All => Position {
            rules_version: Some(said(open.setup.rules)),
            stage: Some(word(stage_name(clock.stage))),
            ..Position::of::<LiftOff>(&open.setup)
        },
    };
    if clock.stage == Stage::Deal {
        return head;
    }
    let turn = open.board(clock.turn);
    let second = defaults::second(clock.stage, turn.task, turn.round.played.len());
    let spaces = |covered: u16| (1..=16).filter(|space| covered >> (space - 1) & 1 == 1).collect();
    Position {
        round: which.unless(clock.round, defaults::round(clock.stage)),
        starter: which.unless(clock.starter, Seat::new(0)).map(word),
        turn: which.unless(clock.turn, clock.starter).map(word),
        direction: which.unless(clock.direction, Direction::Left).map(word),
        second: which.unless(clock.second, second),
        station: which.unless(open.station, defaults::station(open)).map(spaces),
        dismissed: which.always(runs(by_kind(Specialist::all(), &open.dismissed))),
        discards: which.some(runs(by_kind(Mission::all(), &open.discards))),
        drawing: clock.drawing.and_then(|drawing| which.always(write_drawing(drawing))),
        ..head
    }
}

/// Who draws missions.
fn write_drawing(Drawing { seat, level, due, forced, told, .. }: Drawing) -> DrawingText {
    DrawingText {
        seat: Some(word(seat)),
        level: Some(level.number()),
        due: (due > 0).then_some(due),
        forced: forced.then_some(true),
        told: (told > 0).then_some(told),
    }
}

/// A player with all cards.
pub fn write_seat(state: &State, seat: Seat, which: Which) -> SeatText {
    let board = write_board(state.open.data(), state.open.board(seat), which);
    if which == Which::Defaults {
        return board;
    }
    SeatText {
        hand: Some(runs(state.hand(seat))),
        goals: Some(runs(state.goals(seat))),
        ..write_memory(board, state.sealed[seat.index()], &state.memories[seat.index()])
    }
}

/// A player's public part.
pub fn write_board(data: &Data, board: &Board, which: Which) -> SeatText {
    let tech = |colour| which.unless(board.tech(colour), 0);
    let (round, flight) = (&board.round, &board.flight);
    let banners = Banners::of(data, &round.played);
    let works = round.played.last().map(|card| data.specialist(*card).works);
    let done = works.into_iter().flatten().enumerate();
    let done = done.filter(|(place, _)| round.done >> place & 1 == 1).map(|(_, work)| work);
    let weights = which.unless(round.weights, banners.weights_without(flight.boost));
    SeatText {
        points: which.unless(board.points, 0),
        money: which.unless(board.money, defaults::MONEY),
        income: which.unless(board.income, data.tracks.income_start),
        lab: which.unless(board.lab, defaults::lab(data, board.space)).map(Level::number),
        capacity: which.unless(board.capacity, 0),
        propulsion: which.unless(board.propulsion, 0),
        red: tech(Colour::Red),
        yellow: tech(Colour::Yellow),
        blue: tech(Colour::Blue),
        green: tech(Colour::Green),
        earth: which.some(runs(board.earth.cards())),
        space: which.some(runs(board.space.cards())),
        rockets: which.unless(board.rockets, 0),
        task: which.unless(board.task, Task::Idle).map(|task| word(task_name(task))),
        played: which.some(runs(round.played)),
        done: which.some(words(done)),
        missions: which.unless(round.missions, banners.missions),
        launches: which.unless(round.launches, banners.launches),
        weights: weights.map(|weights| weights.to_vec()),
        lab_used: which.unless(round.lab_used, false),
        bonus_used: which.unless(round.bonus_used, false),
        flights: which.unless(round.flights, defaults::flights(&banners, round)),
        flown: which.unless(round.flown, round.flights),
        symbol: which.unless(flight.symbol, Symbol::Lab).map(|symbol| word(symbol_name(symbol))),
        boost: which.unless(flight.boost, 0),
        bonus: which.unless(flight.bonus, false),
        cargo: which.some(runs(flight.cargo.cards())),
        ..SeatText::default()
    }
}

/// The same, with the player's sealed choice and memory of the drafts.
pub fn write_memory(board: SeatText, choice: Option<Sealed>, memory: &Memory) -> SeatText {
    let sealed = |choice| match choice {
        Sealed::Goal(goal) => word(goal),
        Sealed::Specialist(card) => word(card),
    };
    let carried = |other: Seat| memory.carried[other.index()].map(|card| (other, word(card)));
    let carried: Pairs<Word> = Seat::all(MOST_SEATS).filter_map(carried).collect();
    SeatText {
        sealed: choice.map(sealed),
        goals_draft: write_draft(&memory.goals),
        draft: write_draft(&memory.specialists),
        carried: (!carried.is_empty()).then_some(carried),
        ..board
    }
}

fn write_draft<C: Display + Copy>(draft: &Draft<C>) -> Option<DraftText> {
    let text = DraftText {
        kept: draft.kept.map(word),
        passed: draft.passed.map(words),
        received: draft.received.map(words),
        onward: draft.onward.map(word),
        gift: draft.gift.map(word),
    };
    (text != DraftText::default()).then_some(text)
}

fn by_kind<'a, K: Copy + 'a>(
    kinds: impl Iterator<Item = K> + 'a,
    counts: &'a [u8],
) -> impl Iterator<Item = K> + 'a {
    kinds.zip(counts).flat_map(|(kind, &count)| std::iter::repeat_n(kind, count.into()))
}
