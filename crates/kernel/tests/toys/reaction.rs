//! Reactions: after a play every other seat is asked, even those that cannot react, so that nobody
//! learns who holds what. The answers are sealed until all are in; the nearest blocker clockwise
//! wins.

mod kit;

use std::fmt;
use std::str::FromStr;

use gantry_kernel::{
    Audience, Awaiting, Dice, Face, Game, Input, InputOf, Millis, News, ParseError, Purpose,
    Refusal, Seat, SeatSet, SetupError, Standings, Viewer,
};
use serde::{Deserialize, Serialize};

use super::common::{self, Deal, Seats};

const BLOCK: u8 = 0;
const HIGHEST_CARD: u8 = 3;
const HAND: usize = 4;
const TURNS_PER_SEAT: usize = 3;
pub(crate) const ANSWER_MS: u64 = 5000;

fn all_cards() -> Vec<u8> {
    let points = (1..=HIGHEST_CARD).flat_map(|card| [card; 4]);
    points.chain([BLOCK; 6]).collect()
}

#[derive(Clone, Debug)]
pub(crate) struct Reaction;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Step {
    Deal,
    Choose,
    React,
    Over,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Response {
    Waiting,
    Pass,
    Block,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct State {
    pub(crate) turn: Seat,
    pub(crate) step: Step,
    pub(crate) turns: usize,
    pub(crate) until: Millis,
    pub(crate) played: Vec<u8>,
    pub(crate) hands: Vec<Vec<u8>>,
    pub(crate) answers: Vec<Response>,
    pub(crate) scored: Vec<Vec<u8>>,
    pub(crate) discard: Vec<u8>,
    pub(crate) rest: Vec<u8>,
    pub(crate) setup: Seats,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub(crate) enum Action {
    Block,
    Pass,
    Play(u8),
    Rest,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Block => f.write_str("block"),
            Self::Pass => f.write_str("pass"),
            Self::Play(card) => write!(f, "play {card}"),
            Self::Rest => f.write_str("rest"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "block" => Ok(Self::Block),
            "pass" => Ok(Self::Pass),
            "rest" => Ok(Self::Rest),
            other => match other.strip_prefix("play ") {
                Some(card) => Ok(Self::Play(common::number(card)?)),
                None => Err(ParseError::new("`play CARD`, `rest`, `block` or `pass`", text)),
            },
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Event {
    Dealt(Vec<u8>),
    Ready,
    Played { card: u8, until: Millis },
    Answered { seat: Seat, answer: Face<Response> },
    Settled { blocker: Option<Seat> },
    Turn { turn: Seat, step: Step },
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct View {
    viewer: Viewer,
    setup: Seats,
    turn: Seat,
    step: Step,
    turns: usize,
    until: Millis,
    played: Vec<u8>,
    own: Vec<u8>,
    hands: Vec<usize>,
    answers: Vec<Face<Response>>,
    scored: Vec<Vec<u8>>,
    discard: Vec<u8>,
}

impl State {
    fn asked(&self) -> SeatSet {
        let asked =
            |seat: &Seat| *seat != self.turn && self.answers[seat.index()] == Response::Waiting;
        Seat::all(self.setup.seats).filter(asked).collect()
    }

    fn holds(&self, seat: Seat, card: u8) -> bool {
        self.hands[seat.index()].contains(&card)
    }

    fn pass_on(&mut self, news: &mut News<Event>) {
        self.turns += 1;
        self.turn = self.turn.next(self.setup.seats);
        let over = self.turns == TURNS_PER_SEAT * self.setup.seats;
        self.step = if over { Step::Over } else { Step::Choose };
        let (turn, step) = (self.turn, self.step);
        news.tell_all(|| Event::Turn { turn, step });
    }

    fn settle(&mut self, news: &mut News<Event>) {
        let seats = self.setup.seats;
        let clockwise = std::iter::successors(Some(self.turn), |seat| Some(seat.next(seats)));
        let blocker =
            clockwise.take(seats).find(|seat| self.answers[seat.index()] == Response::Block);
        let card = self.played.pop().expect("a card was played");
        match blocker {
            Some(seat) => {
                common::take(&mut self.hands[seat.index()], BLOCK);
                self.discard.extend([card, BLOCK]);
            }
            None => self.scored[self.turn.index()].push(card),
        }
        self.answers.fill(Response::Waiting);
        news.reveal();
        news.tell_all(|| Event::Settled { blocker });
        self.pass_on(news);
    }

    fn answer(&mut self, seat: Seat, answer: Response, news: &mut News<Event>) {
        self.answers[seat.index()] = answer;
        let event = |answer| Event::Answered { seat, answer };
        let own = SeatSet::only(seat);
        news.tell_apart(own, || event(Face::Shown(answer)), || event(Face::Hidden));
        if self.asked().is_empty() {
            self.settle(news);
        }
    }

    fn act(&mut self, at: Millis, seat: Seat, action: Action, news: &mut News<Event>) {
        match action {
            Action::Block => self.answer(seat, Response::Block, news),
            Action::Pass => self.answer(seat, Response::Pass, news),
            Action::Rest => self.pass_on(news),
            Action::Play(card) => {
                common::take(&mut self.hands[seat.index()], card);
                self.played.push(card);
                self.step = Step::React;
                self.until = Millis(at.0 + ANSWER_MS);
                let until = self.until;
                // Asking the others ends this seat's turn at once.
                news.reveal();
                news.tell_all(|| Event::Played { card, until });
            }
        }
    }
}

impl Game for Reaction {
    const ID: &'static str = "toy-reaction";
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
            turn: Seat::new(0),
            step: Step::Deal,
            turns: 0,
            until: Millis(0),
            played: Vec::new(),
            hands: vec![Vec::new(); setup.seats],
            answers: vec![Response::Waiting; setup.seats],
            scored: vec![Vec::new(); setup.seats],
            discard: Vec::new(),
            rest: all_cards(),
            setup: *setup,
        })
    }

    fn setup(state: &State) -> &Seats {
        &state.setup
    }

    fn awaiting(state: &State) -> Awaiting {
        match state.step {
            Step::Deal => Awaiting::Chance(Purpose(0)),
            Step::Choose => Awaiting::turn(state.turn),
            Step::React => {
                let asked = state.asked();
                Awaiting::Players {
                    must: asked,
                    may: asked,
                    until: Some(state.until),
                    sealed: true,
                }
            }
            Step::Over => Awaiting::Over,
        }
    }

    fn legal(state: &State, seat: Seat, actions: &mut Vec<Action>) {
        actions.clear();
        if !Self::awaiting(state).must().contains(seat) {
            return;
        }
        if state.step == Step::React {
            actions.extend(state.holds(seat, BLOCK).then_some(Action::Block));
            actions.push(Action::Pass);
        } else {
            let held = (1..=HIGHEST_CARD).filter(|&card| state.holds(seat, card));
            actions.extend(held.map(Action::Play));
            actions.push(Action::Rest);
        }
    }

    fn explain(state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        if !Self::awaiting(state).must().contains(seat) {
            return Err(Refusal::new("TR-1.1", "not-asked"));
        }
        match (state.step, action) {
            (Step::Choose, Action::Play(BLOCK)) => Err(Refusal::new("TR-1.2", "block-answers")),
            (Step::Choose, Action::Play(card)) if !state.holds(seat, *card) => {
                Err(Refusal::new("TR-1.3", "card-not-held"))
            }
            (Step::React, Action::Block) if !state.holds(seat, BLOCK) => {
                Err(Refusal::new("TR-1.3", "card-not-held"))
            }
            (Step::Choose, Action::Play(_) | Action::Rest)
            | (Step::React, Action::Block | Action::Pass) => Ok(()),
            _ => Err(Refusal::new("TR-1.4", "not-now")),
        }
    }

    fn draw(state: &State, dice: &mut Dice) -> Deal {
        let mut cards = state.rest.clone();
        dice.shuffle(&mut cards);
        Deal(cards)
    }

    fn admits(state: &State, chance: &Deal) -> Result<(), ParseError> {
        let possible = common::same_cards(&chance.0, &state.rest);
        possible.then_some(()).ok_or_else(|| ParseError::new("all cards", chance.to_string()))
    }

    fn apply(state: &mut State, at: Millis, input: &InputOf<Self>, news: &mut News<Event>) {
        match input {
            Input::Act { seat, action } => state.act(at, *seat, *action, news),
            Input::Timeout => state.settle(news),
            Input::Chance(Deal(cards)) => {
                state.rest.clone_from(cards);
                for seat in Seat::all(state.setup.seats) {
                    let mut hand = state.rest.split_off(state.rest.len() - HAND);
                    hand.sort_unstable();
                    news.tell(Audience::only(seat), || Event::Dealt(hand.clone()));
                    state.hands[seat.index()] = hand;
                }
                state.step = Step::Choose;
                news.tell_all(|| Event::Ready);
            }
        }
    }

    fn standings(state: &State) -> Option<Standings> {
        let points = |cards: &Vec<u8>| (cards.iter().map(|&card| i32::from(card)).sum(), 0);
        let keys: Vec<_> = state.scored.iter().map(points).collect();
        (state.step == Step::Over).then(|| Standings::ranked(&keys))
    }

    fn view(state: &State, viewer: Viewer) -> View {
        let face = |seat: Seat| match state.answers[seat.index()] {
            Response::Waiting => Face::Shown(Response::Waiting),
            answer if viewer.is(seat) => Face::Shown(answer),
            _ => Face::Hidden,
        };
        View {
            viewer,
            setup: state.setup,
            turn: state.turn,
            step: state.step,
            turns: state.turns,
            until: state.until,
            played: state.played.clone(),
            own: viewer.seat().map_or(Vec::new(), |seat| state.hands[seat.index()].clone()),
            hands: state.hands.iter().map(Vec::len).collect(),
            answers: Seat::all(state.setup.seats).map(face).collect(),
            scored: state.scored.clone(),
            discard: state.discard.clone(),
        }
    }
}
