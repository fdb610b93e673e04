//! Reads a position. What is left out has a sensible default: the stage alone makes a table that
//! can be played.

use gantry_game_kit::position::{REST, Source, Word, require};
use gantry_kernel::{Dice, LineError, Millis, Seat, SeatSet};

use super::cards::{Named, cards, named};
use super::contest::{Said, find};
use super::text::{ContestText, Position, SeatText};
use super::words::{blue, last, planet, stage, task};
use super::{begun, called, check, earliest_end, fill, unseen_after};
use crate::PlanetRush;
use crate::action::ROUNDS;
use crate::card::Card;
use crate::layout::Layout;
use crate::planet::Planet;
use crate::setup::Pace;
use crate::state::{Deck, Stage, State};

type Result<T> = std::result::Result<T, LineError>;

/// The text, for the lines of errors.
pub struct Reader<'a>(pub Source<'a>);

impl Reader<'_> {
    /// The state of [`gantry_kernel::Text::read_position`], or with dice of
    /// [`gantry_kernel::Text::deal_position`].
    pub fn state(
        &self,
        rules: u32,
        position: &Position,
        mut dice: Option<&mut Dice>,
    ) -> Result<State> {
        let setup = position.setup::<PlanetRush>(self.0, rules)?;
        let mut state = State::new(&setup);
        self.stage(position, &mut state)?;
        let seats = state.open.seats();
        let blank = SeatText::default();
        let texts = self.0.sections(seats, &position.seat, &blank)?;
        let text = |seat: Seat| texts[seat.index()];
        for seat in Seat::all(seats) {
            self.company(&mut state, seat, text(seat), dice.as_deref_mut())?;
        }
        let said: Vec<Option<u16>> = Seat::all(seats).map(|seat| text(seat).actions).collect();
        let turn = position.turn.as_ref().map(|word| self.seat(&state, word)).transpose()?;
        state.open.turn = turn.unwrap_or_else(|| check::default_turn(&state));
        fill::actions(&mut state, &said, turn).map_err(|error| self.0.locate(&error))?;
        for seat in Seat::all(seats) {
            let actions = state.open.company(seat).actions;
            let deck = &mut state.decks[seat.index()];
            let usual = if begun(state.open.stage) { unseen_after(actions) } else { deck.unseen };
            deck.unseen = text(seat).unseen.unwrap_or(usual);
        }
        check::check(&state).map_err(|error| self.0.locate(&error))?;
        self.contest(position.contest.as_ref(), &mut state)?;
        Ok(state)
    }

    /// Everything that does not belong to a seat.
    fn stage(&self, position: &Position, state: &mut State) -> Result<()> {
        let reject = |path: &str, message: &str| {
            let error = require(false, &[path], || message.into());
            error.map_err(|error| self.0.locate(&error))
        };
        let seats = state.open.seats();
        let stage =
            self.0.word_or(position.stage.as_ref(), Stage::Rush, |text| stage(text, seats))?;
        let ready = position.ready.as_deref().unwrap_or_default();
        let ready = ready.iter().map(|word| self.seat(state, word)).collect::<Result<SeatSet>>()?;
        state.open.stage = match stage {
            Stage::Ready(_) => Stage::Ready(ready),
            other if position.ready.is_none() => other,
            _ => return reject("ready", "PR-3.1: only in the stage ready somebody is ready"),
        };
        state.open.round = position.round.unwrap_or(if stage == Stage::Over { ROUNDS } else { 1 });
        if !(1..=ROUNDS).contains(&state.open.round) {
            return reject("round", "PR-5.1: rounds are counted from 1 to 3");
        }
        state.open.layout = match (&position.layout, stage) {
            (None, Stage::Layout) => Layout::default(),
            (None, _) => default_layout(state.open.seats()),
            (Some(_), Stage::Layout) => {
                return reject("layout", "PR-2: in the stage layout no planet lies there yet");
            }
            (Some(word), _) => self.0.word(word, str::parse)?,
        };
        if stage != Stage::Layout
            && let Err(expected) = state.open.layout.check(state.open.seats())
        {
            return reject("layout", &format!("PR-2: {expected}"));
        }
        if position.turn.is_some() && state.open.setup.pace != Pace::Turns {
            return reject("turn", "PR-7.2: only in the pace turns it is somebody's turn");
        }
        let usual = earliest_end(&state.open).map(|(until, _)| until);
        state.open.until = position.until.or(usual).map(Millis);
        state.open.caller = match &position.caller {
            Some(_) if !called(stage) => {
                return reject("caller", "PR-3.5: the round has no caller yet");
            }
            Some(word) => Some(self.seat(state, word)?),
            None => called(stage).then_some(Seat::new(0)),
        };
        if let Some(word) = &position.last {
            state.open.last = Some(self.0.word(word, |text| last(text, &state.open))?);
        }
        Ok(())
    }

    fn seat(&self, state: &State, word: &Word) -> Result<Seat> {
        self.0.seat(state.open.seats(), word)
    }

    fn company(
        &self,
        state: &mut State,
        seat: Seat,
        text: &SeatText,
        dice: Option<&mut Dice>,
    ) -> Result<()> {
        for (number, row) in text.rows.iter() {
            let planets = state.open.layout.len();
            let planet = self.0.word(number, |text| planet(text, planets))?;
            let Some(side) = state.open.side_of(seat, planet) else {
                let message = format!("PR-2: {seat} does not touch planet {}", planet + 1);
                return self.0.fault(number.span().start, message);
            };
            let row = self.0.word(row, cards)?;
            state.open.rows[planet][side.index()] = row.into_iter().collect();
        }
        let read = |word: &Option<Word>| word.as_ref().map(|word| self.0.word(word, named));
        let (deck, discards) = (read(&text.deck).transpose()?, read(&text.discards).transpose()?);
        // The caller has no deck left, if nothing else is said.
        let emptied = state.open.caller == Some(seat) && discards.is_none();
        let elsewhere = emptied || discards.as_ref().is_some_and(|discards| discards.rest);
        let rest = |rest| Named { cards: Vec::new(), rest };
        let deck = deck.unwrap_or_else(|| rest(!elsewhere));
        let discards = discards.unwrap_or_else(|| rest(!deck.rest));
        let (deck, discards) = fill::cards(seat, deck, discards, check::placed(state, seat), dice)
            .or_else(|wrong| self.0.fault(naming(text, wrong.card), wrong.message))?;
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
            return none.map_err(|error| self.0.locate(&error));
        }
        let mut said = Said::default();
        if let Some(text) = text {
            let planets = state.open.layout.len();
            if let Some(number) = &text.planet {
                let index = planet(&number.get_ref().to_string(), planets)
                    .or_else(|expected| self.0.fault(number.span().start, expected))?;
                said.planet = u8::try_from(index).ok();
            }
            let seats = state.open.seats();
            let task = text.task.as_ref().map(|word| self.0.word(word, |text| task(text, seats)));
            said.task = task.transpose()?;
            for (name, count) in text.revealed.iter() {
                said.revealed.push((self.seat(state, name)?, *count));
            }
            for (name, cargo) in text.cargo.iter() {
                said.cargo.push((self.seat(state, name)?, self.0.word(cargo, blue)?));
            }
            (said.ore, said.terraformed) = (text.ore, text.terraformed);
        }
        find(state, &said)
            .and_then(|()| check::check_rest(state))
            .map_err(|error| self.0.locate(&error))
    }
}

/// Where a company's cards are wrong: where the kind was named last, or else the last place named.
fn naming(text: &SeatText, card: Option<Card>) -> usize {
    let words = || text.deck.iter().chain(&text.discards).chain(text.rows.values());
    let names = |word: &&Word| {
        let text = word.get_ref();
        card.is_none_or(|card| text.split(' ').any(|name| name == card.id() || name == REST))
    };
    let last = words().filter(names).map(|word| word.span().start).max();
    last.or_else(|| words().map(|word| word.span().start).max()).unwrap_or(0)
}

/// The planets in the order of their list, in arms as PR-2 requires.
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
