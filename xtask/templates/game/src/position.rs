//! A state as readable TOML, and back; what scenarios may say beside it.

use std::collections::BTreeMap;

use gantry_kernel::{
    Dice, FactKeys, LineError, Game as _, OptionSpec, Seat, SetupError, Text, known_rules,
};
use serde::{Deserialize, Serialize};
use toml::Value;

use crate::NewGame;
use crate::action::Action;
use crate::card::Card;
use crate::legal::legal;
use crate::score::{points, standings};
use crate::setup::{self, Setup};
use crate::state::{Open, Stage, State};
use crate::view::View;

/// A position: what is left out has a default.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Position {
    game: Option<String>,
    rules_version: Option<u32>,
    seats: Option<usize>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    options: BTreeMap<String, Value>,
    stage: Option<Stage>,
    turn: Option<Seat>,
    heap: Option<u8>,
    #[serde(default)]
    seat: BTreeMap<Seat, Holding>,
}

/// What a seat has.
#[derive(Clone, Copy, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Holding {
    #[serde(default)]
    stones: u8,
    card: Option<Card>,
}

/// What follows from a position.
#[derive(Serialize)]
struct Facts {
    must: Vec<Seat>,
    #[serde(skip_serializing_if = "Option::is_none")]
    winners: Option<Vec<Seat>>,
    seat: BTreeMap<Seat, SeatFacts>,
}

#[derive(Serialize)]
struct SeatFacts {
    #[serde(skip_serializing_if = "Option::is_none")]
    score: Option<u8>,
    legal: Vec<String>,
}

impl Text for NewGame {
    const SEATS: (usize, usize) = setup::SEATS;
    const OPTIONS: &'static [OptionSpec] = setup::OPTIONS;
    const FACT_KEYS: FactKeys = FactKeys {
        unordered: &["must", "winners", "seat.*.legal"],
        words: &[],
        optional: &["options", "winners", "seat.*.card", "seat.*.score"],
    };

    fn configure(_: u32, seats: usize, options: &[(String, String)]) -> Result<Setup, SetupError> {
        Setup::configure(seats, options)
    }

    fn options(setup: &Setup) -> Vec<(&'static str, String)> {
        setup.options()
    }

    fn position(state: &State) -> String {
        write(&state.open, |seat| state.cards.get(seat.index()).copied())
    }

    fn read_position(_: u32, text: &str) -> Result<State, LineError> {
        read(text, Card::ALL)
    }

    fn deal_position(_: u32, text: &str, dice: &mut Dice) -> Result<State, LineError> {
        let mut cards = Card::ALL;
        dice.shuffle(&mut cards);
        read(text, cards)
    }

    fn facts(state: &State) -> String {
        let open = &state.open;
        let of_seat = |seat: Seat| {
            let mut actions = Vec::new();
            legal(open, seat, &mut actions);
            let card = state.cards.get(seat.index());
            let facts = SeatFacts {
                score: card.map(|&card| points(open.stones[seat.index()], card)),
                legal: actions.iter().map(Action::to_string).collect(),
            };
            (seat, facts)
        };
        let facts = Facts {
            must: open.awaiting().must().iter().collect(),
            winners: standings(state).map(|standings| standings.winners().iter().collect()),
            seat: Seat::all(open.seats()).map(of_seat).collect(),
        };
        toml::to_string(&facts).expect("plain data")
    }

    fn view_facts(view: &View) -> String {
        write(&view.open, |seat| view.card(seat))
    }

    fn rules_text() -> Option<&'static str> {
        Some(include_str!("../RULES.md"))
    }
}

fn write(open: &Open, card: impl Fn(Seat) -> Option<Card>) -> String {
    let usual = Setup::configure(open.seats(), &[]).map(|setup| setup.options());
    let mut options = open.setup.options();
    options.retain(|option| !usual.as_ref().is_ok_and(|usual| usual.contains(option)));
    let number = |(key, value): (&str, String)| {
        (key.to_owned(), value.parse().map_or(Value::String(value), Value::Integer))
    };
    let holding =
        |seat: Seat| (seat, Holding { stones: open.stones[seat.index()], card: card(seat) });
    let position = Position {
        game: Some(NewGame::ID.into()),
        rules_version: None,
        seats: Some(open.seats()),
        options: options.into_iter().map(number).collect(),
        stage: Some(open.stage),
        turn: Some(open.turn),
        heap: Some(open.heap),
        seat: Seat::all(open.seats()).map(holding).collect(),
    };
    toml::to_string(&position).expect("plain data")
}

/// Reads a position. Who has no card there gets one of these.
fn read(text: &str, cards: [Card; Card::ALL.len()]) -> Result<State, LineError> {
    let position: Position = toml::from_str(text).map_err(|error| {
        LineError::of_parser(text, error.span().map_or(0, |span| span.start), error.message())
    })?;
    let fault = |key: &str, message: String| LineError::new(line_of(text, key), message);
    let fails = |key: &str, message: String| Err(fault(key, message));
    if let Some(game) = position.game.as_deref().filter(|game| *game != NewGame::ID) {
        return fails("game", format!("expected {}, found {game}", NewGame::ID));
    }
    if let Some(rules) = position.rules_version {
        known_rules::<NewGame>(rules).map_err(|error| fault("rules_version", error.to_string()))?;
    }
    let named = position.seat.keys().next_back().map_or(0, |seat| seat.index() + 1);
    let seats = position.seats.unwrap_or(named.max(setup::SEATS.0));
    let option = |(key, value): (&String, &Value)| {
        (key.clone(), value.as_str().map_or_else(|| value.to_string(), Into::into))
    };
    let options: Vec<_> = position.options.iter().map(option).collect();
    let setup = Setup::configure(seats, &options)
        .map_err(|error| fault(error.option().map_or("seats", |_| "options"), error.to_string()))?;
    if named > seats {
        return fails("[seat", format!("there are {seats} seats"));
    }
    let mut open = Open::new(setup);
    let holding = |seat: Seat| position.seat.get(&seat).copied().unwrap_or_default();
    open.stones = Seat::all(seats).map(|seat| holding(seat).stones).collect();
    open.turn = position.turn.unwrap_or(open.turn);
    if open.turn.index() >= seats {
        return fails("turn", format!("there are {seats} seats"));
    }
    // NG-1.1
    let taken: u32 = open.stones.iter().copied().map(u32::from).sum();
    let left = u32::from(setup.stones).checked_sub(taken).and_then(|left| u8::try_from(left).ok());
    let agrees = |heap: &u8| position.heap.is_none_or(|named| named == *heap);
    let Some(heap) = left.filter(agrees) else {
        return fails("heap", format!("NG-1.1: there are {} stones", setup.stones));
    };
    open.heap = heap;
    // NG-3.1
    let stage = if heap == 0 { Stage::Over } else { Stage::Play };
    open.stage = position.stage.unwrap_or(stage);
    let dealt = open.stage != Stage::Deal;
    if dealt && open.stage != stage || !dealt && open != Open::new(setup) {
        return fails("stage", format!("it does not fit {heap} stones in the heap"));
    }
    // NG-1.2
    let held: Vec<Card> = Seat::all(seats).filter_map(|seat| holding(seat).card).collect();
    if !dealt && !held.is_empty() || (1..held.len()).any(|at| held[..at].contains(&held[at])) {
        return fails("card", "NG-1.2: every card is dealt once, at the beginning".into());
    }
    let mut others = cards.into_iter().filter(|card| !held.contains(card));
    let card = |seat| holding(seat).card.or_else(|| others.next());
    let cards = if dealt { Seat::all(seats).filter_map(card).collect() } else { Vec::new() };
    Ok(State { open, cards })
}

/// The first line that begins with these letters, from 1; else the first.
fn line_of(text: &str, key: &str) -> usize {
    text.lines().position(|line| line.trim_start().starts_with(key)).map_or(1, |line| line + 1)
}
