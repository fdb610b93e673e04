//! Reads a position. What is left out has a sensible default, such that the stage alone makes a table that can be
//! played.

use std::fmt::Display;

use gantry_kernel::{Dice, Expected, Fault, Game as _, Millis, Seat, SeatSet, known_rules};
use toml::de::{DeTable, DeValue};

use super::cards::{Named, REST, cards, named};
use super::contest::{Said, find};
use super::text::{ContestText, Position, SeatText, Word};
use super::words::{blue, last, planet, seat, stage, task};
use super::{Breach, begun, called, check, earliest_end, fill, require, unseen_after};
use crate::PlanetRush;
use crate::action::ROUNDS;
use crate::card::Card;
use crate::layout::Layout;
use crate::planet::Planet;
use crate::setup::{Pace, Setup};
use crate::state::{Deck, Stage, State};

type Result<T> = std::result::Result<T, Fault>;

/// The text, for the lines of faults.
struct Reader<'a>(&'a str);

/// The state of [`gantry_kernel::Text::read_position`], or with dice of
/// [`gantry_kernel::Text::deal_position`].
pub fn read(text: &str, dice: Option<&mut Dice>) -> Result<State> {
    if text.lines().all(|line| line.trim().is_empty() || line.trim().starts_with('#')) {
        return Err(Fault::new(1, Expected::new("a position", "")));
    }
    let position: Position = toml::from_str(text).map_err(|error| {
        let offset = error.span().map_or(0, |span| span.start);
        Fault::of_parser(text, offset, error.message())
    })?;
    Reader(text).state(&position, dice)
}

impl Reader<'_> {
    fn fault<T>(&self, at: usize, message: impl Display) -> Result<T> {
        Err(Fault::at_offset(self.0, at, message))
    }

    fn word<T>(
        &self,
        word: &Word,
        parse: impl FnOnce(&str) -> std::result::Result<T, Expected>,
    ) -> Result<T> {
        parse(word.get_ref()).or_else(|expected| self.fault(word.span().start, expected))
    }

    /// The fault at the key that is named, or as near to it as the text goes; what is not there at all is a matter of
    /// the stage.
    fn breach(&self, breach: Breach) -> Fault {
        let mut at = None;
        let parsed = DeTable::parse(self.0).ok();
        let root = parsed.as_ref().map(toml::Spanned::get_ref);
        let mut table = root;
        for key in &breach.path {
            let Some((found, value)) = table.and_then(|table| table.get_key_value(key.as_str()))
            else {
                break;
            };
            at = Some(found.span().start);
            table = match value.get_ref() {
                DeValue::Table(table) => Some(table),
                _ => None,
            };
        }
        let stage = || root?.get_key_value("stage").map(|(key, _)| key.span().start);
        Fault::at_offset(self.0, at.or_else(stage).unwrap_or(0), breach.message)
    }

    fn state(&self, position: &Position, mut dice: Option<&mut Dice>) -> Result<State> {
        if let Some(game) = &position.game
            && game.get_ref() != PlanetRush::ID
        {
            return self.fault(game.span().start, Expected::new(PlanetRush::ID, game.get_ref()));
        }
        if let Some(named) = &position.rules_version {
            known_rules::<PlanetRush>(*named.get_ref())
                .or_else(|error| self.fault(named.span().start, error))?;
        }
        let mut state = State::new(&self.setup(position)?);
        self.stage(position, &mut state)?;
        let seats = state.open.seats();
        let mut texts: [Option<&SeatText>; crate::MOST_SEATS] = [None; crate::MOST_SEATS];
        for (name, text) in &position.seat {
            texts[self.seat(&state, name)?.index()] = Some(text);
        }
        let plain = SeatText::default();
        let text = |seat: Seat| texts[seat.index()].unwrap_or(&plain);
        for seat in Seat::all(seats) {
            self.company(&mut state, seat, text(seat), dice.as_deref_mut())?;
        }
        let said: Vec<Option<u16>> = Seat::all(seats).map(|seat| text(seat).actions).collect();
        let turn = position.turn.as_ref().map(|word| self.seat(&state, word)).transpose()?;
        state.open.turn = turn.unwrap_or_else(|| check::default_turn(&state));
        fill::actions(&mut state, &said, turn).map_err(|breach| self.breach(breach))?;
        for seat in Seat::all(seats) {
            let actions = state.open.company(seat).actions;
            let deck = &mut state.decks[seat.index()];
            let usual = if begun(state.open.stage) { unseen_after(actions) } else { deck.unseen };
            deck.unseen = text(seat).unseen.unwrap_or(usual);
        }
        check::check(&state).map_err(|breach| self.breach(breach))?;
        self.contest(position.contest.as_ref(), &mut state)?;
        Ok(state)
    }

    fn setup(&self, position: &Position) -> Result<Setup> {
        let highest = position.seat.keys().filter_map(|seat| seat.get_ref().parse().ok()).max();
        let named = highest.map_or(0, |seat: Seat| seat.index() + 1);
        let (seats, at) = match &position.seats {
            Some(seats) => (*seats.get_ref(), seats.span().start),
            None => (named.max(2), 0),
        };
        let mut options: Vec<(String, String)> = Vec::new();
        let mut setup = Setup::configure(seats, &options).or_else(|error| self.fault(at, error))?;
        for (key, value) in &position.options {
            let text = match value.get_ref() {
                toml::Value::String(text) => text.clone(),
                other => other.to_string(),
            };
            options.push((key.clone(), text));
            setup = Setup::configure(seats, &options)
                .or_else(|error| self.fault(value.span().start, error))?;
        }
        Ok(setup)
    }

    /// What is not a seat's.
    fn stage(&self, position: &Position, state: &mut State) -> Result<()> {
        let breach = |path: &str, message: &str| {
            let breach = require(false, &[path], || message.into());
            breach.map_err(|breach| self.breach(breach))
        };
        let stage = match &position.stage {
            Some(word) => self.word(word, |text| stage(text, state.open.seats()))?,
            None => Stage::Rush,
        };
        let ready = position.ready.as_deref().unwrap_or_default();
        let ready = ready.iter().map(|word| self.seat(state, word)).collect::<Result<SeatSet>>()?;
        state.open.stage = match stage {
            Stage::Ready(_) => Stage::Ready(ready),
            other if position.ready.is_none() => other,
            _ => return breach("ready", "PR-3.1: only in the stage ready somebody is ready"),
        };
        state.open.round = position.round.unwrap_or(if stage == Stage::Over { ROUNDS } else { 1 });
        if !(1..=ROUNDS).contains(&state.open.round) {
            return breach("round", "PR-5.1: rounds are counted from 1 to 3");
        }
        state.open.layout = match (&position.layout, stage) {
            (None, Stage::Layout) => Layout::default(),
            (None, _) => default_layout(state.open.seats()),
            (Some(_), Stage::Layout) => {
                return breach("layout", "PR-2: in the stage layout no planet lies there yet");
            }
            (Some(word), _) => self.word(word, str::parse)?,
        };
        if stage != Stage::Layout
            && let Err(expected) = state.open.layout.check(state.open.seats())
        {
            return breach("layout", &format!("PR-2: {expected}"));
        }
        if position.turn.is_some() && state.open.setup.pace != Pace::Turns {
            return breach("turn", "PR-7.2: only in the pace turns it is somebody's turn");
        }
        let usual = earliest_end(&state.open).map(|(until, _)| until);
        state.open.until = position.until.or(usual).map(Millis);
        state.open.caller = match &position.caller {
            Some(_) if !called(stage) => {
                return breach("caller", "PR-3.5: the round has no caller yet");
            }
            Some(word) => Some(self.seat(state, word)?),
            None => called(stage).then_some(Seat::new(0)),
        };
        if let Some(word) = &position.last {
            state.open.last = Some(self.word(word, |text| last(text, &state.open))?);
        }
        Ok(())
    }

    fn seat(&self, state: &State, word: &Word) -> Result<Seat> {
        self.word(word, |text| seat(text, state.open.seats()))
    }

    fn company(
        &self,
        state: &mut State,
        seat: Seat,
        text: &SeatText,
        dice: Option<&mut Dice>,
    ) -> Result<()> {
        for (number, row) in &text.rows {
            let planets = state.open.layout.len();
            let planet = self.word(number, |text| planet(text, planets))?;
            let Some(side) = state.open.side_of(seat, planet) else {
                let message = format!("PR-2: {seat} does not touch planet {}", planet + 1);
                return self.fault(number.span().start, message);
            };
            let row = self.word(row, cards)?;
            state.open.rows[planet][side.index()] = row.into_iter().collect();
        }
        let read = |word: &Option<Word>| word.as_ref().map(|word| self.word(word, named));
        let (deck, discards) = (read(&text.deck).transpose()?, read(&text.discards).transpose()?);
        // whoever has called has no deck left, if nothing else is said
        let emptied = state.open.caller == Some(seat) && discards.is_none();
        let elsewhere = emptied || discards.as_ref().is_some_and(|discards| discards.rest);
        let rest = |rest| Named { cards: Vec::new(), rest };
        let deck = deck.unwrap_or_else(|| rest(!elsewhere));
        let discards = discards.unwrap_or_else(|| rest(!deck.rest));
        let (deck, discards) = fill::cards(seat, deck, discards, check::placed(state, seat), dice)
            .or_else(|wrong| self.fault(naming(text, wrong.card), wrong.message))?;
        state.decks[seat.index()] = Deck::face_down(deck.into_iter().collect());
        let company = &mut state.open.companies[seat.index()];
        company.discards = discards;
        company.points = text.points;
        company.rests = text.rests.map(Millis);
        Ok(())
    }

    /// PR-4.
    fn contest(&self, text: Option<&ContestText>, state: &mut State) -> Result<()> {
        if state.open.stage != Stage::Resolve {
            let none = require(text.is_none(), &["contest"], || {
                "PR-4.2: only in the stage resolve a planet is resolved".into()
            });
            return none.map_err(|breach| self.breach(breach));
        }
        let mut said = Said::default();
        if let Some(text) = text {
            let planets = state.open.layout.len();
            if let Some(number) = &text.planet {
                let index = planet(&number.get_ref().to_string(), planets)
                    .or_else(|expected| self.fault(number.span().start, expected))?;
                said.planet = u8::try_from(index).ok();
            }
            let seats = state.open.seats();
            let task = text.task.as_ref().map(|word| self.word(word, |text| task(text, seats)));
            said.task = task.transpose()?;
            for (name, &count) in &text.revealed {
                said.revealed.push((self.seat(state, name)?, count));
            }
            for (name, cargo) in &text.cargo {
                said.cargo.push((self.seat(state, name)?, self.word(cargo, blue)?));
            }
            (said.ore, said.terraformed) = (text.ore, text.terraformed);
        }
        find(state, &said)
            .and_then(|()| check::check_rest(state))
            .map_err(|breach| self.breach(breach))
    }
}

/// Where a company's cards are wrong: where the kind was named last, or else the last that was said.
fn naming(text: &SeatText, card: Option<Card>) -> usize {
    let words = || text.deck.iter().chain(&text.discards).chain(text.rows.values());
    let names = |word: &&Word| {
        let text = word.get_ref();
        card.is_none_or(|card| text.split(' ').any(|name| name == card.id() || name == REST))
    };
    let last = words().filter(names).map(|word| word.span().start).max();
    last.or_else(|| words().map(|word| word.span().start).max()).unwrap_or(0)
}

/// The planets in the order of their list, in arms as PR-2 asks for.
fn default_layout(seats: usize) -> Layout {
    let sizes: &[usize] = match seats {
        2 => &[5],
        3 => &[3, 3, 3],
        _ => &[2, 3, 2, 3],
    };
    let mut planets = Planet::ALL.into_iter().cycle();
    let arms: Vec<Vec<Planet>> =
        sizes.iter().map(|&size| planets.by_ref().take(size).collect()).collect();
    Layout::new(&arms.iter().map(Vec::as_slice).collect::<Vec<_>>())
}
