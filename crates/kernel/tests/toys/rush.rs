//! Real time: nobody must act, everybody may, and the first accepted input wins.
//!
//! Everybody has a deck whose top card is open, and puts it on a common row or under the deck. The
//! latter costs a short pause. The round ends at its deadline or when a deck is empty.

mod kit;

use std::fmt;
use std::str::FromStr;

use gantry_kernel::{
    Awaiting, Dice, Face, Game, Input, InputOf, Millis, News, ParseError, Purpose, Refusal, Seat,
    SeatSet, SetupError, Standings, Viewer,
};
use serde::{Deserialize, Serialize};

use super::common::{self, Deal, Seats};

const HIGHEST_CARD: u8 = 3;
const ROWS: usize = 3;
pub(crate) const PAUSE_MS: u64 = 500;
pub(crate) const ROUND_MS: u64 = 20_000;

fn full_deck() -> Vec<u8> {
    (1..=HIGHEST_CARD).flat_map(|card| [card; 2]).collect()
}

#[derive(Clone, Debug)]
pub(crate) struct Rush;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Step {
    Deal,
    Rush,
    Over,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct State {
    pub(crate) step: Step,
    pub(crate) ends: Millis,
    /// The top card is first.
    pub(crate) decks: Vec<Vec<u8>>,
    /// How many cards at the bottom were seen on their way there.
    pub(crate) cycled: Vec<usize>,
    /// Who put down the first card of a row, the second, the third.
    pub(crate) rows: Vec<Vec<Seat>>,
    pub(crate) paused: SeatSet,
    /// When each seat's pause ends; 0 if it has none.
    pub(crate) wake: Vec<Millis>,
    pub(crate) setup: Seats,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub(crate) enum Action {
    Put(u8),
    Skip,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Put(row) => write!(f, "put {row}"),
            Self::Skip => f.write_str("skip"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text.strip_prefix("put ") {
            Some(row) => Ok(Self::Put(common::number(row)?)),
            None if text == "skip" => Ok(Self::Skip),
            None => Err(ParseError::new("`put ROW` or `skip`", text)),
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Event {
    Dealt { tops: Vec<u8>, ends: Millis },
    Put { seat: Seat, row: u8, next: Option<u8> },
    Skipped { seat: Seat, next: u8, wake: Millis },
    Woken(SeatSet),
    Ended,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct View {
    setup: Seats,
    step: Step,
    ends: Millis,
    decks: Vec<Vec<Face<u8>>>,
    rows: Vec<Vec<Seat>>,
    paused: SeatSet,
    wake: Vec<Millis>,
}

impl State {
    fn fits(&self, seat: Seat, row: u8) -> bool {
        let next = self.rows.get(usize::from(row)).map(|row| row.len() + 1);
        next == self.decks[seat.index()].first().map(|&card| usize::from(card))
    }

    fn act(&mut self, at: Millis, seat: Seat, action: Action, news: &mut News<Event>) {
        let (deck, cycled) = (&mut self.decks[seat.index()], &mut self.cycled[seat.index()]);
        let card = deck.remove(0);
        news.reveal();
        match action {
            Action::Put(row) => {
                *cycled = (*cycled).min(deck.len());
                let next = deck.first().copied();
                self.rows[usize::from(row)].push(seat);
                news.tell_all(|| Event::Put { seat, row, next });
                if next.is_none() {
                    self.end(news);
                }
            }
            Action::Skip => {
                deck.push(card);
                *cycled = (*cycled + 1).min(deck.len());
                let (next, wake) = (deck[0], Millis(at.0 + PAUSE_MS));
                self.paused = self.paused.with(seat);
                self.wake[seat.index()] = wake;
                news.tell_all(|| Event::Skipped { seat, next, wake });
            }
        }
    }

    fn timeout(&mut self, at: Millis, news: &mut News<Event>) {
        let due = |seat: &Seat| self.wake[seat.index()] <= at;
        let woken: SeatSet = self.paused.iter().filter(due).collect();
        self.paused = self.paused.minus(woken);
        woken.iter().for_each(|seat| self.wake[seat.index()] = Millis(0));
        news.tell_all(|| Event::Woken(woken));
        if at >= self.ends {
            self.end(news);
        }
    }

    fn end(&mut self, news: &mut News<Event>) {
        self.step = Step::Over;
        news.tell_all(|| Event::Ended);
    }
}

impl Game for Rush {
    const ID: &'static str = "toy-rush";
    const RULES: u32 = 1;
    type Setup = Seats;
    type State = State;
    type Action = Action;
    type Chance = Deal;
    type Event = Event;
    type View = View;

    fn seats(setup: &Seats) -> usize {
        setup.seats
    }

    fn start(setup: &Seats) -> Result<State, SetupError> {
        Ok(State {
            step: Step::Deal,
            ends: Millis(0),
            decks: vec![full_deck(); setup.seats],
            cycled: vec![0; setup.seats],
            rows: vec![Vec::new(); ROWS],
            paused: SeatSet::EMPTY,
            wake: vec![Millis(0); setup.seats],
            setup: *setup,
        })
    }

    fn setup(state: &State) -> &Seats {
        &state.setup
    }

    fn awaiting(state: &State) -> Awaiting {
        match state.step {
            Step::Deal => Awaiting::Chance(Purpose(0)),
            Step::Rush => {
                let wakes = state.paused.iter().map(|seat| state.wake[seat.index()]);
                Awaiting::Players {
                    must: SeatSet::EMPTY,
                    may: SeatSet::first(state.setup.seats).minus(state.paused),
                    until: wakes.chain([state.ends]).min(),
                    sealed: false,
                }
            }
            Step::Over => Awaiting::Over,
        }
    }

    fn legal(state: &State, seat: Seat, actions: &mut Vec<Action>) {
        actions.clear();
        if Self::awaiting(state).may().contains(seat) {
            actions.extend((0..3).filter(|&row| state.fits(seat, row)).map(Action::Put));
            actions.push(Action::Skip);
        }
    }

    fn explain(state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        if state.step != Step::Rush || seat.index() >= state.setup.seats {
            return Err(Refusal::new("TX-1.1", "round-not-running"));
        }
        if state.paused.contains(seat) {
            return Err(Refusal::new("TX-1.2", "pausing"));
        }
        match action {
            Action::Put(row) if !state.fits(seat, *row) => {
                Err(Refusal::new("TX-1.3", "card-does-not-follow").with("row", *row))
            }
            Action::Put(_) | Action::Skip => Ok(()),
        }
    }

    fn draw(state: &State, dice: &mut Dice) -> Deal {
        let mut decks = state.decks.clone();
        for deck in &mut decks {
            dice.shuffle(deck);
        }
        Deal(decks.concat())
    }

    fn admits(state: &State, chance: &Deal) -> Result<(), ParseError> {
        let size = full_deck().len();
        let possible = chance.0.len() == size * state.setup.seats
            && chance.0.chunks(size).all(|deck| common::same_cards(deck, &full_deck()));
        possible.then_some(()).ok_or_else(|| ParseError::new("a deck per seat", chance.to_string()))
    }

    fn apply(state: &mut State, at: Millis, input: &InputOf<Self>, news: &mut News<Event>) {
        match input {
            Input::Act { seat, action } => state.act(at, *seat, *action, news),
            Input::Timeout => state.timeout(at, news),
            Input::Chance(Deal(cards)) => {
                state.decks = cards.chunks(full_deck().len()).map(<[u8]>::to_vec).collect();
                state.step = Step::Rush;
                state.ends = Millis(at.0 + ROUND_MS);
                let (tops, ends) = (state.decks.iter().map(|deck| deck[0]).collect(), state.ends);
                news.tell_all(|| Event::Dealt { tops, ends });
            }
        }
    }

    fn standings(state: &State) -> Option<Standings> {
        let put = |seat| state.rows.iter().flatten().filter(|&&owner| owner == seat).count();
        let key = |seat| (i32::try_from(put(seat)).expect("few cards"), 0);
        let keys: Vec<_> = Seat::all(state.setup.seats).map(key).collect();
        (state.step == Step::Over).then(|| Standings::ranked(&keys))
    }

    fn view(state: &State, _: Viewer) -> View {
        let faces = |(deck, cycled): (&Vec<u8>, &usize)| {
            let known = |place| place == 0 || place >= deck.len() - cycled;
            let face = |(place, &card)| {
                if state.step != Step::Deal && known(place) {
                    Face::Shown(card)
                } else {
                    Face::Hidden
                }
            };
            deck.iter().enumerate().map(face).collect()
        };
        View {
            setup: state.setup,
            step: state.step,
            ends: state.ends,
            decks: state.decks.iter().zip(&state.cycled).map(faces).collect(),
            rows: state.rows.clone(),
            paused: state.paused,
            wake: state.wake.clone(),
        }
    }
}
