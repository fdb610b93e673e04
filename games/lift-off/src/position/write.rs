//! Writes a position. What has its default is left out, and stands among the facts instead, so that
//! scenarios can name every key.

use std::fmt::{Display, Write as _};

use gantry_game_kit::position::write::{self, differing, list, plain_list, quoted, runs, table};
use gantry_kernel::{Game as _, RULES_KEY, Seat, Text as _};

use super::defaults;
use super::words::{stage_name, symbol_name, task_name};
use crate::LiftOff;
use crate::banners::Banners;
use crate::board::{Board, Task};
use crate::card::{Colour, Level};
use crate::data::Data;
use crate::legal::legal;
use crate::memory::{Draft, Memory};
use crate::setup::Setup;
use crate::state::{Open, Sealed, Stage, State};

/// The text of [`gantry_kernel::Text::position`].
pub fn write(state: &State) -> String {
    let mut writer = Writer::of(Which::Differing);
    writer.top(state);
    writer.seats(state);
    writer.text
}

/// Which keys are written.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Which {
    /// Those without a default, and those that differ from it.
    Differing,
    /// Those that have their default.
    Defaults,
    /// All.
    All,
}

/// Writes a part of the keys, or all.
pub struct Writer {
    pub text: String,
    which: Which,
}

impl Writer {
    pub const fn of(which: Which) -> Self {
        Self { text: String::new(), which }
    }

    pub fn line(&mut self, key: &str, value: impl Display) {
        write::line(&mut self.text, key, value);
    }

    /// A key of the position that has no default.
    pub fn always(&mut self, key: &str, value: impl Display) {
        if self.which != Which::Defaults {
            self.line(key, value);
        }
    }

    fn unless(&mut self, is_default: bool, key: &str, value: impl Display) {
        let written = match self.which {
            Which::Differing => !is_default,
            Which::Defaults => is_default,
            Which::All => true,
        };
        if written {
            self.line(key, value);
        }
    }

    fn number<N: Display + PartialEq + Copy>(&mut self, key: &str, value: N, default: N) {
        self.unless(value == default, key, value);
    }

    /// Everything above the sections of seats.
    pub fn top(&mut self, state: &State) {
        let open = &state.open;
        self.frame(open);
        if open.clock.stage == Stage::Deal {
            return;
        }
        self.course(open);
        self.always("deck", runs(state.deck.iter().rev()));
        self.discarded(open);
        self.unless(state.drawn.is_empty(), "drawn", runs(state.drawn.iter()));
        self.drawing(open);
        if self.which != Which::Defaults {
            self.text.push_str("\n[decks]\n");
            for level in Level::ALL {
                self.line(&level.to_string(), runs(state.decks[level.index()].iter().rev()));
            }
        }
    }

    /// The settings and the stage.
    pub fn frame(&mut self, open: &Open) {
        self.always("game", quoted(LiftOff::ID));
        self.always(RULES_KEY, open.setup.rules);
        self.always("seats", open.seats());
        let plain = LiftOff::options(&Setup::new(open.setup.seats));
        let options = differing(LiftOff::options(&open.setup), plain);
        if !options.is_empty() {
            self.always("options", table(&options));
        }
        self.always("stage", quoted(stage_name(open.clock.stage)));
    }

    /// Where the round is.
    pub fn course(&mut self, open: &Open) {
        let clock = &open.clock;
        self.number("round", clock.round, defaults::round(clock.stage));
        self.unless(clock.starter == Seat::new(0), "starter", quoted(clock.starter));
        self.unless(clock.turn == clock.starter, "turn", quoted(clock.turn));
        let left = clock.direction == crate::state::Direction::Left;
        self.unless(left, "direction", quoted(clock.direction));
        let turn = open.board(clock.turn);
        let second = defaults::second(clock.stage, turn.task, turn.round.played.len());
        self.number("second", clock.second, second);
        let covered = (1..=16).filter(|space| open.station >> (space - 1) & 1 == 1);
        self.unless(open.station == defaults::station(open), "station", plain_list(covered));
    }

    /// What has been discarded.
    pub fn discarded(&mut self, open: &Open) {
        let dismissed = by_kind(crate::card::Specialist::all(), &open.dismissed);
        self.always("dismissed", runs(dismissed));
        let discards: Vec<_> = by_kind(crate::card::Mission::all(), &open.discards).collect();
        self.unless(discards.is_empty(), "discards", runs(discards.into_iter()));
    }

    /// Who draws missions.
    pub fn drawing(&mut self, open: &Open) {
        if let Some(drawing) = open.clock.drawing {
            let mut parts = vec![
                format!("seat = {}", quoted(drawing.seat)),
                format!("level = {}", drawing.level),
            ];
            if drawing.due > 0 {
                parts.push(format!("due = {}", drawing.due));
            }
            if drawing.forced {
                parts.push("forced = true".into());
            }
            if drawing.told > 0 {
                parts.push(format!("told = {}", drawing.told));
            }
            self.always("drawing", table(&parts));
        }
    }

    /// The sections of seats.
    pub fn seats(&mut self, state: &State) {
        if state.open.clock.stage == Stage::Deal {
            return;
        }
        for seat in Seat::all(state.seats()) {
            let _ = writeln!(self.text, "\n[seat.{seat}]");
            self.board(state.open.data(), state.open.board(seat));
            self.hidden(state, seat);
            if self.which == Which::Defaults {
                let mut actions = Vec::new();
                legal(state, seat, &mut actions);
                self.line("legal", list(actions.iter()));
            }
        }
    }

    pub fn board(&mut self, data: &Data, board: &Board) {
        self.number("points", board.points, 0);
        self.number("money", board.money, defaults::MONEY);
        self.number("income", board.income, data.tracks.income_start);
        self.number("lab", board.lab.number(), defaults::lab(data, board.space).number());
        self.number("capacity", board.capacity, 0);
        self.number("propulsion", board.propulsion, 0);
        for colour in Colour::ALL {
            self.number(colour.name(), board.tech(colour), 0);
        }
        self.unless(board.earth.is_empty(), "earth", runs(board.earth.cards()));
        self.unless(board.space.is_empty(), "space", runs(board.space.cards()));
        self.number("rockets", board.rockets, 0);
        self.unless(board.task == Task::Idle, "task", quoted(task_name(board.task)));
        let round = &board.round;
        let banners = Banners::of(data, &round.played);
        self.unless(round.played.is_empty(), "played", runs(round.played.iter()));
        let works = round.played.last().map(|card| data.specialist(*card).works);
        let done = works.into_iter().flatten().enumerate();
        let done = done.filter(|(place, _)| round.done >> place & 1 == 1).map(|(_, work)| work);
        self.unless(round.done == 0, "done", list(done));
        self.number("missions", round.missions, banners.missions);
        self.number("launches", round.launches, banners.launches);
        let weights = banners.weights_without(board.flight.boost);
        self.unless(round.weights == weights, "weights", plain_list(round.weights.iter()));
        self.number("lab_used", round.lab_used, false);
        self.number("bonus_used", round.bonus_used, false);
        self.number("flights", round.flights, defaults::flights(&banners, round));
        self.number("flown", round.flown, round.flights);
        let flight = &board.flight;
        let symbol = symbol_name(flight.symbol);
        self.unless(flight.symbol == crate::action::Symbol::Lab, "symbol", quoted(symbol));
        self.number("boost", flight.boost, 0);
        self.number("bonus", flight.bonus, false);
        self.unless(flight.cargo.is_empty(), "cargo", runs(flight.cargo.cards()));
    }

    fn hidden(&mut self, state: &State, seat: Seat) {
        self.always("hand", runs(state.hand(seat).iter()));
        self.always("goals", runs(state.goals(seat).iter()));
        self.sealed(state.sealed[seat.index()]);
        self.memory(&state.memories[seat.index()], state.seats());
    }

    pub fn sealed(&mut self, choice: Option<Sealed>) {
        match choice {
            Some(Sealed::Goal(goal)) => self.always("sealed", quoted(goal)),
            Some(Sealed::Specialist(card)) => self.always("sealed", quoted(card)),
            None => {}
        }
    }

    pub fn memory(&mut self, memory: &Memory, seats: usize) {
        self.draft("goals_draft", &memory.goals);
        self.draft("draft", &memory.specialists);
        let carried: Vec<String> = Seat::all(seats)
            .filter_map(|other| {
                let card = memory.carried[other.index()]?;
                Some(format!("{other} = {}", quoted(card)))
            })
            .collect();
        if !carried.is_empty() {
            self.always("carried", table(&carried));
        }
    }

    fn draft<C: Display + Copy>(&mut self, key: &str, draft: &Draft<C>) {
        let one = |key: &str, card: Option<C>| card.map(|card| format!("{key} = {}", quoted(card)));
        let two = |key: &str, cards: Option<[C; 2]>| {
            cards.map(|cards| format!("{key} = {}", list(cards.iter())))
        };
        let parts: Vec<String> = [
            one("kept", draft.kept),
            two("passed", draft.passed),
            two("received", draft.received),
            one("onward", draft.onward),
            one("gift", draft.gift),
        ]
        .into_iter()
        .flatten()
        .collect();
        if !parts.is_empty() {
            self.always(key, table(&parts));
        }
    }
}

fn by_kind<'a, K: Copy + 'a>(
    kinds: impl Iterator<Item = K> + 'a,
    counts: &'a [u8],
) -> impl Iterator<Item = K> + 'a {
    kinds.zip(counts).flat_map(|(kind, &count)| std::iter::repeat_n(kind, count.into()))
}
