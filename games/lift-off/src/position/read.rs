//! Reads a position. What is left out has a sensible default: the first player is about to play a
//! specialist in round 1, nobody has anything but money, and cards that are named nowhere fill
//! hands and decks in ascending order.

use std::str::FromStr;

use gantry_game_kit::position::{self, PositionError, Source, Word, WordList};
use gantry_kernel::{Dice, LineError, ParseError, Seat};

use super::text::{DraftText, DrawingText, Position, SeatText};
use super::words::{self, run};
use super::{board, check, defaults, drafts, fill};
use crate::LiftOff;
use crate::board::Task;
use crate::card::{Level, Mission, Specialist};
use crate::memory::Draft;
use crate::state::{Direction, Drawing, MissionPile, Sealed, Stage, State};

pub type Result<T> = std::result::Result<T, LineError>;

/// The text, for the lines of errors.
#[derive(Clone, Copy)]
pub struct Reader<'a>(pub Source<'a>);

impl Reader<'_> {
    /// Cards in order; `2 financier` stands for two. Whether there are that many is checked later.
    pub fn cards<'w, C: FromStr<Err = ParseError> + Copy>(
        self,
        words: impl IntoIterator<Item = &'w Word>,
    ) -> Result<Vec<C>> {
        self.0.cards(words, usize::MAX, run)
    }

    /// The error with the line that it is about, as far as it is known: that of its section, or
    /// that of the stage.
    pub fn locate(self, mut error: PositionError) -> LineError {
        match error.path.as_slice() {
            [key] if matches!(key.as_str(), "1" | "2" | "3" | "4") => {
                error.path.insert(0, "decks".into());
            }
            // The cards also tell who is drawing.
            [key] if key == "drawing" && self.0.offset_of(&["drawing"]).is_none() => {
                error.path = vec!["drawn".into()];
            }
            _ => {}
        }
        self.0.locate(&error)
    }

    /// The state of [`gantry_kernel::Text::read_position`], or with dice of
    /// [`gantry_kernel::Text::deal_position`].
    pub fn state(
        self,
        rules: u32,
        position: &Position,
        mut dice: Option<&mut Dice>,
    ) -> Result<State> {
        let setup = position.setup::<LiftOff>(self.0, rules)?;
        let mut state = State::new(&setup);
        let stage = position.stage.as_ref();
        let stage = self.0.word_or(stage, Stage::Specialists, words::stage)?;
        if stage == Stage::Deal {
            return self.before_the_deal(position, state);
        }
        state.open.clock.stage = stage;
        self.clock(position, &mut state)?;
        let blank = SeatText::default();
        let texts = self.0.sections(state.seats(), &position.seat, &blank)?;
        for seat in Seat::all(state.seats()) {
            board::open_part(self, &mut state, seat, texts[seat.index()])?;
        }
        self.drawing(position, &mut state)?;
        let untold = texts.iter().all(|text| text.task.is_none());
        if untold {
            Self::natural_task(&mut state);
        }
        let turn = state.open.clock.turn;
        let played: Vec<Specialist> = self.cards(texts[turn.index()].played.iter().flatten())?;
        let second = defaults::second(stage, state.open.board(turn).task, played.len());
        state.open.clock.second = position.second.unwrap_or(second);
        fill::specialists(self, position, &texts, &mut state, dice.as_deref_mut())?;
        fill::goals(self, &texts, &mut state, dice.as_deref_mut())?;
        fill::missions(self, position, &mut state, dice)?;
        for seat in Seat::all(state.seats()) {
            board::round_part(self, &mut state, seat, texts[seat.index()])?;
        }
        self.station(position, &mut state)?;
        check::boards(&state).map_err(|error| self.locate(error))?;
        if untold && stage == Stage::Launches && state.open.setup.simultaneous {
            board::everybody_launches(&mut state);
        }
        for seat in Seat::all(state.seats()) {
            self.hidden(&mut state, seat, texts[seat.index()])?;
        }
        check::check(&state).map_err(|error| self.locate(error))?;
        drafts::tell(&mut state, &texts);
        drafts::check(&state).map_err(|error| self.locate(error))?;
        Ok(state)
    }

    /// LO-2: no cards are anywhere.
    fn before_the_deal(self, position: &Position, state: State) -> Result<State> {
        let plain = position.seat.is_empty()
            && position.decks.as_ref().is_none_or(|decks| decks.is_empty())
            && [&position.discards, &position.drawn].into_iter().flatten().all(Vec::is_empty)
            && position.drawing.is_none()
            && [&position.deck, &position.dismissed].iter().all(|cards| cards.is_none())
            && [&position.starter, &position.turn, &position.direction]
                .iter()
                .all(|word| word.is_none())
            && (position.round, position.second, &position.station) == (None, None, &None);
        if plain {
            return Ok(state);
        }
        let message = "LO-2: before the deal there is nothing but seats and options";
        Err(self.locate(PositionError::new(&["stage"], message)))
    }

    fn clock(self, position: &Position, state: &mut State) -> Result<()> {
        let seats = state.seats();
        let clock = &mut state.open.clock;
        clock.round = position.round.unwrap_or(defaults::round(clock.stage));
        let seat = |text: &str| position::seat(text, seats);
        clock.starter = self.0.word_or(position.starter.as_ref(), Seat::new(0), seat)?;
        clock.turn = self.0.word_or(position.turn.as_ref(), clock.starter, seat)?;
        let direction = position.direction.as_ref();
        clock.direction = self.0.word_or(direction, Direction::Left, words::direction)?;
        Ok(())
    }

    pub fn level(self, number: u8, seat: Option<Seat>, key: &'static str) -> Result<Level> {
        number.to_string().parse().map_err(|expected: ParseError| {
            self.locate(match seat {
                Some(seat) => PositionError::of(seat, key, expected.to_string()),
                None => PositionError::new(&[key], expected.to_string()),
            })
        })
    }

    fn drawing(self, position: &Position, state: &mut State) -> Result<()> {
        let drawn: Vec<Mission> = self.cards(position.drawn.iter().flatten())?;
        if drawn.len() > MissionPile::default().capacity() {
            let message = "LO-1.2: no level has so many missions";
            return Err(self.locate(PositionError::new(&["drawn"], message)));
        }
        state.drawn = drawn.into_iter().collect();
        let blank = DrawingText::default();
        let text = match (&position.drawing, state.drawn.is_empty()) {
            (None, true) => return Ok(()),
            (text, _) => text.as_ref().unwrap_or(&blank),
        };
        let clock = &mut state.open.clock;
        let seats = state.open.setup.seats.into();
        let seat = text.seat.as_ref();
        let seat = self.0.word_or(seat, clock.turn, |text| position::seat(text, seats))?;
        let level = match (text.level, state.drawn.first()) {
            (Some(number), _) => self.level(number, None, "drawing")?,
            (None, Some(mission)) => state.open.setup.data().mission(*mission).level,
            (None, None) => {
                let message = "LO-5.1: drawing needs a level";
                return Err(self.locate(PositionError::new(&["drawing"], message)));
            }
        };
        let search = clock.stage == Stage::Launches;
        let (due, told) = (text.due.unwrap_or(0), text.told.unwrap_or(0));
        let forced = text.forced.unwrap_or(false);
        let first = usize::from(told).min(state.drawn.len());
        let (before, after) = state.drawn.split_at_mut(first);
        before.sort_unstable();
        after.sort_unstable();
        clock.drawing = Some(Drawing { seat, level, due, forced, told, search });
        Ok(())
    }

    /// What the turn's player is about to decide if the position gives nobody a task.
    fn natural_task(state: &mut State) {
        let clock = state.open.clock;
        let board = &mut state.open.boards[clock.turn.index()];
        let keeps = clock.drawing.is_some_and(|drawing| drawing.due == 0);
        board.task = match clock.stage {
            Stage::Specialists => Task::Play,
            Stage::Missions | Stage::Launches if keeps => Task::Keep,
            Stage::Missions => Task::Deck,
            Stage::Launches if !board.flight.cargo.is_empty() => Task::Load,
            Stage::Launches => Task::Launch,
            Stage::Sale => Task::Sale,
            _ => Task::Idle,
        };
    }

    fn station(self, position: &Position, state: &mut State) -> Result<()> {
        let open = &mut state.open;
        open.station = defaults::station(open);
        let Some(spaces) = &position.station else { return Ok(()) };
        open.station = 0;
        for &space in spaces {
            let last = open.setup.data().station.spaces.len();
            if !(1..=last).contains(&space.into()) {
                let message = format!("LO-1.6: the spaces of the station are 1 to {last}");
                return Err(self.locate(PositionError::new(&["station"], message)));
            }
            open.station |= 1 << (space - 1);
        }
        Ok(())
    }

    fn hidden(self, state: &mut State, seat: Seat, text: &SeatText) -> Result<()> {
        if let Some(word) = &text.sealed {
            let sealed = match state.open.clock.stage {
                Stage::Goals(_) => Sealed::Goal(self.0.word(word, str::parse)?),
                _ => Sealed::Specialist(self.0.word(word, str::parse)?),
            };
            state.sealed[seat.index()] = Some(sealed);
        }
        let seats = state.seats();
        let memory = &mut state.memories[seat.index()];
        if let Some(draft) = &text.goals_draft {
            memory.goals = self.draft(draft)?;
        }
        if let Some(draft) = &text.draft {
            memory.specialists = self.draft(draft)?;
        }
        for (other, card) in text.carried.iter().flat_map(|carried| carried.iter()) {
            let other = self.0.seat(seats, other)?;
            memory.carried[other.index()] = Some(self.0.word(card, str::parse)?);
        }
        Ok(())
    }

    fn draft<C>(self, text: &DraftText) -> Result<Draft<C>>
    where
        C: FromStr<Err = ParseError> + Copy + Ord,
    {
        let one = |word: &Option<Word>| word.as_ref().map(|word| self.0.word(word, str::parse));
        let two = |words: &Option<WordList>| match words.as_deref().unwrap_or_default() {
            [] => Ok(None),
            [one, other] => {
                let (one, other): (C, C) =
                    (self.0.word(one, str::parse)?, self.0.word(other, str::parse)?);
                Ok(Some([one.min(other), one.max(other)]))
            }
            [first, ..] => self.0.fault(first.span().start, "LO-12.3: two cards are passed first"),
        };
        Ok(Draft {
            kept: one(&text.kept).transpose()?,
            passed: two(&text.passed)?,
            received: two(&text.received)?,
            onward: one(&text.onward).transpose()?,
            gift: one(&text.gift).transpose()?,
        })
    }
}
