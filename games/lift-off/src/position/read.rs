//! Reads a position. What is left out has a sensible default: the first player is about to play a
//! specialist in round 1, nobody has anything but money, and cards that are named nowhere fill
//! hands and decks in ascending order.

use std::str::FromStr;

use gantry_game_kit::position::{Breach, Source, Word, Words};
use gantry_kernel::{Dice, LineError, ParseError, Seat};

use super::text::{DraftText, DrawingText, Position, SeatText};
use super::words::{self, REST, run};
use super::{board, check, defaults, drafts, fill};
use crate::LiftOff;
use crate::board::Task;
use crate::card::{Level, Mission};
use crate::memory::Draft;
use crate::state::{Direction, Drawing, MissionPile, Sealed, Stage, State};

pub type Result<T> = std::result::Result<T, LineError>;

/// The text, for the lines of faults.
#[derive(Clone, Copy)]
pub struct Reader<'a>(pub Source<'a>);

impl Reader<'_> {
    /// Cards in order; `2 financier` stands for two.
    pub fn cards<C: FromStr<Err = ParseError> + Copy>(self, words: &[Word]) -> Result<Vec<C>> {
        let mut cards = Vec::new();
        for word in words {
            let (count, card) = self.0.word(word, run::<C>)?;
            cards.extend(std::iter::repeat_n(card, count));
        }
        Ok(cards)
    }

    /// The same, and whether everything that is named nowhere comes after them.
    pub fn open_cards<C: FromStr<Err = ParseError> + Copy>(
        self,
        words: &[Word],
    ) -> Result<(Vec<C>, bool)> {
        match words.split_last() {
            Some((last, named)) if last.get_ref() == REST => Ok((self.cards(named)?, true)),
            _ => Ok((self.cards(words)?, false)),
        }
    }

    /// The fault at the line of what was said, as far as it can be told: that of its section, or
    /// that of the stage.
    pub fn breach(self, mut breach: Breach) -> LineError {
        match breach.path.as_slice() {
            [key] if matches!(key.as_str(), "1" | "2" | "3" | "4") => {
                breach.path.insert(0, "decks".into());
            }
            // who draws is told by the cards, too
            [key] if key == "drawing" && self.0.offset_of(&["drawing"]).is_none() => {
                breach.path = vec!["drawn".into()];
            }
            _ => {}
        }
        self.0.breach(&breach)
    }

    /// The state of [`gantry_kernel::Text::read_position`], or with dice of
    /// [`gantry_kernel::Text::deal_position`].
    pub fn state(
        self,
        rules: u32,
        position: &Position,
        mut dice: Option<&mut Dice>,
    ) -> Result<State> {
        let setup = position.head().setup::<LiftOff>(self.0, rules, position.seat.keys())?;
        let mut state = State::new(&setup);
        let stage = position.stage.as_ref();
        let stage = stage.map_or(Ok(Stage::Specialists), |word| self.0.word(word, words::stage))?;
        if stage == Stage::Deal {
            return self.before_the_deal(position, state);
        }
        state.open.clock.stage = stage;
        self.clock(position, &mut state)?;
        let mut texts: [Option<&SeatText>; 4] = [None; 4];
        for (name, text) in &position.seat {
            let seat = self.0.seat(state.seats(), name)?;
            texts[seat.index()] = Some(text);
        }
        let blank = SeatText::default();
        let texts = texts.map(|text| text.unwrap_or(&blank));
        for seat in Seat::all(state.seats()) {
            board::open_part(self, &mut state, seat, texts[seat.index()])?;
        }
        self.drawing(position, &mut state)?;
        let untold = texts.iter().all(|text| text.task.is_none());
        if untold {
            Self::natural_task(&mut state);
        }
        let turn = state.open.clock.turn;
        let played = texts[turn.index()].played.iter().map(|word| self.0.word(word, words::run));
        let played: Result<Vec<(usize, crate::card::Specialist)>> = played.collect();
        let played = played?.iter().map(|(count, _)| count).sum();
        let second = defaults::second(stage, state.open.board(turn).task, played);
        state.open.clock.second = position.second.unwrap_or(second);
        fill::specialists(self, position, &texts, &mut state, dice.as_deref_mut())?;
        fill::goals(self, &texts, &mut state, dice.as_deref_mut())?;
        fill::missions(self, position, &mut state, dice)?;
        for seat in Seat::all(state.seats()) {
            board::round_part(self, &mut state, seat, texts[seat.index()])?;
        }
        self.station(position, &mut state)?;
        check::boards(&state).map_err(|breach| self.breach(breach))?;
        if untold && stage == Stage::Launches && state.open.setup.simultaneous {
            board::everybody_launches(&mut state);
        }
        for seat in Seat::all(state.seats()) {
            self.hidden(&mut state, seat, texts[seat.index()])?;
        }
        check::check(&state).map_err(|breach| self.breach(breach))?;
        drafts::tell(&mut state, &texts);
        drafts::check(&state).map_err(|breach| self.breach(breach))?;
        Ok(state)
    }

    /// LO-2: nothing lies anywhere.
    fn before_the_deal(self, position: &Position, state: State) -> Result<State> {
        let plain = position.seat.is_empty()
            && position.decks.is_empty()
            && position.discards.is_empty()
            && position.drawn.is_empty()
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
        Err(self.breach(Breach::new(&["stage"], message)))
    }

    fn clock(self, position: &Position, state: &mut State) -> Result<()> {
        let seats = state.seats();
        let clock = &mut state.open.clock;
        clock.round = position.round.unwrap_or(defaults::round(clock.stage));
        let starter = position.starter.as_ref();
        clock.starter = starter.map_or(Ok(Seat::new(0)), |word| self.0.seat(seats, word))?;
        let turn = position.turn.as_ref();
        clock.turn = turn.map_or(Ok(clock.starter), |word| self.0.seat(seats, word))?;
        let direction = position.direction.as_ref();
        clock.direction =
            direction.map_or(Ok(Direction::Left), |word| self.0.word(word, words::direction))?;
        Ok(())
    }

    pub fn level(self, number: u8, seat: Option<Seat>, key: &'static str) -> Result<Level> {
        number.to_string().parse().map_err(|expected: ParseError| {
            self.breach(match seat {
                Some(seat) => Breach::of(seat, key, expected.to_string()),
                None => Breach::new(&[key], expected.to_string()),
            })
        })
    }

    fn drawing(self, position: &Position, state: &mut State) -> Result<()> {
        let drawn: Vec<Mission> = self.cards(&position.drawn)?;
        if drawn.len() > MissionPile::default().capacity() {
            let message = "LO-1.2: no level has so many missions";
            return Err(self.breach(Breach::new(&["drawn"], message)));
        }
        state.drawn = drawn.into_iter().collect();
        let blank = DrawingText::default();
        let text = match (&position.drawing, state.drawn.is_empty()) {
            (None, true) => return Ok(()),
            (text, _) => text.as_ref().unwrap_or(&blank),
        };
        let clock = &mut state.open.clock;
        let seat = text.seat.as_ref();
        let seat =
            seat.map_or(Ok(clock.turn), |word| self.0.seat(state.open.setup.seats.into(), word))?;
        let level = match (text.level, state.drawn.first()) {
            (Some(number), _) => self.level(number, None, "drawing")?,
            (None, Some(mission)) => state.open.setup.data().mission(*mission).level,
            (None, None) => {
                let message = "LO-5.1: drawing needs a level";
                return Err(self.breach(Breach::new(&["drawing"], message)));
            }
        };
        let search = clock.stage == Stage::Launches;
        let DrawingText { due, forced, told, .. } = *text;
        let first = usize::from(told).min(state.drawn.len());
        let (before, after) = state.drawn.split_at_mut(first);
        before.sort_unstable();
        after.sort_unstable();
        clock.drawing = Some(Drawing { seat, level, due, forced, told, search });
        Ok(())
    }

    /// What the turn's player is about to decide where nobody's task is said.
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
                return Err(self.breach(Breach::new(&["station"], message)));
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
        for (other, card) in &text.carried {
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
        let two = |words: &Words| match words.as_slice() {
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
