//! Turn by turn, with hidden hands, a draw pile and chance.
//!
//! In turn, each seat draws a card, or lays one face down, turns it over, and rolls for a bonus.

mod kit;

use std::fmt;
use std::str::FromStr;

use gantry_kernel::{
    Audience, Awaiting, Dice, Face, Game, Input, InputOf, Millis, News, ParseError, Purpose,
    Refusal, Seat, SeatSet, SetupError, Standings, Viewer,
};
use serde::{Deserialize, Serialize};

use super::common::{self, Seats};

const DEAL: Purpose = Purpose(0);
const ROLL: Purpose = Purpose(1);
const HAND: usize = 2;
const HAND_LIMIT: usize = 3;
const HIGHEST_CARD: u8 = 4;
const HIGHEST_ROLL: u8 = 3;

fn all_cards() -> Vec<u8> {
    (1..=HIGHEST_CARD).flat_map(|card| [card; 4]).collect()
}

/// The game.
#[derive(Clone, Debug)]
pub(crate) struct Turn;

/// What is next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Step {
    /// The cards are dealt.
    Deal,
    /// A seat draws or lays.
    Choose,
    /// A seat turns over what it laid.
    Show,
    /// Chance gives a bonus.
    Roll,
    /// Nobody has anything left.
    Over,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct State {
    pub(crate) turn: Seat,
    pub(crate) step: Step,
    pub(crate) pile: Vec<u8>,
    pub(crate) hands: Vec<Vec<u8>>,
    pub(crate) laid: Vec<u8>,
    pub(crate) shown: Vec<Vec<u8>>,
    pub(crate) bonus: Vec<u8>,
    pub(crate) setup: Seats,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub(crate) enum Action {
    Draw,
    Lay(u8),
    Show,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Draw => f.write_str("draw"),
            Self::Lay(card) => write!(f, "lay {card}"),
            Self::Show => f.write_str("show"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    /// People may type capital letters; records have none.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text.to_lowercase().as_str() {
            "draw" => Ok(Self::Draw),
            "show" => Ok(Self::Show),
            other => match other.strip_prefix("lay ") {
                Some(card) => Ok(Self::Lay(common::number(card)?)),
                None => Err(ParseError::new("`draw`, `lay CARD` or `show`", text)),
            },
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) enum Chance {
    Deal(Vec<u8>),
    Roll(u8),
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Deal(cards) => common::show_dealt(f, cards),
            Self::Roll(bonus) => write!(f, "roll {bonus}"),
        }
    }
}

impl FromStr for Chance {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text.strip_prefix("roll ") {
            Some(bonus) => Ok(Self::Roll(common::number(bonus)?)),
            None => Ok(Self::Deal(common::dealt(text)?)),
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Event {
    /// The viewer's own cards.
    Dealt(Vec<u8>),
    /// The cards have been dealt.
    Ready,
    Drawn {
        seat: Seat,
        card: Face<u8>,
    },
    Laid {
        seat: Seat,
        card: Face<u8>,
    },
    Shown {
        seat: Seat,
        card: u8,
    },
    Rolled {
        seat: Seat,
        bonus: u8,
    },
    /// Whose turn it is, or that the game is over.
    Next {
        turn: Seat,
        step: Step,
    },
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct View {
    viewer: Viewer,
    setup: Seats,
    turn: Seat,
    step: Step,
    pile: usize,
    own: Vec<u8>,
    hands: Vec<usize>,
    laid: Option<Face<u8>>,
    shown: Vec<Vec<u8>>,
    bonus: Vec<u8>,
}

impl State {
    fn can_move(&self, seat: Seat) -> bool {
        !self.hands[seat.index()].is_empty() || !self.pile.is_empty()
    }

    fn can_draw(&self, seat: Seat) -> bool {
        !self.pile.is_empty() && self.hands[seat.index()].len() < HAND_LIMIT
    }

    fn pass_on(&mut self, news: &mut News<Event>) {
        self.turn = self.turn.next(self.setup.seats);
        self.step = Step::Choose;
        if Seat::all(self.setup.seats).any(|seat| self.can_move(seat)) {
            while !self.can_move(self.turn) {
                self.turn = self.turn.next(self.setup.seats);
            }
        } else {
            self.step = Step::Over;
        }
        let (turn, step) = (self.turn, self.step);
        news.tell_all(|| Event::Next { turn, step });
    }

    fn act(&mut self, seat: Seat, action: Action, news: &mut News<Event>) {
        let own = SeatSet::only(seat);
        match action {
            Action::Draw => {
                let card = self.pile.pop().expect("legal: the pile has a card");
                self.hands[seat.index()].push(card);
                self.hands[seat.index()].sort_unstable();
                news.reveal();
                let event = |card| Event::Drawn { seat, card };
                news.tell_apart(own, || event(Face::Shown(card)), || event(Face::Hidden));
                self.pass_on(news);
            }
            Action::Lay(card) => {
                common::take(&mut self.hands[seat.index()], card);
                self.laid.push(card);
                self.step = Step::Show;
                let event = |card| Event::Laid { seat, card };
                news.tell_apart(own, || event(Face::Shown(card)), || event(Face::Hidden));
            }
            Action::Show => {
                let card = self.laid.pop().expect("legal: a card was laid");
                self.shown[seat.index()].push(card);
                self.step = Step::Roll;
                news.reveal();
                news.tell_all(|| Event::Shown { seat, card });
            }
        }
    }

    fn chance(&mut self, chance: &Chance, news: &mut News<Event>) {
        match chance {
            Chance::Deal(cards) => {
                self.pile.clone_from(cards);
                for seat in Seat::all(self.setup.seats) {
                    let mut hand = self.pile.split_off(self.pile.len() - HAND);
                    hand.sort_unstable();
                    news.tell(Audience::only(seat), || Event::Dealt(hand.clone()));
                    self.hands[seat.index()] = hand;
                }
                self.step = Step::Choose;
                news.tell_all(|| Event::Ready);
            }
            Chance::Roll(bonus) => {
                let (seat, bonus) = (self.turn, *bonus);
                self.bonus[seat.index()] += bonus;
                news.tell_all(|| Event::Rolled { seat, bonus });
                self.pass_on(news);
            }
        }
    }
}

impl Game for Turn {
    const ID: &'static str = "toy-turn";
    const RULES: u32 = 1;
    type Setup = Seats;
    type State = State;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type View = View;

    fn seats(setup: &Seats) -> usize {
        setup.seats
    }

    fn start(setup: &Seats) -> Result<State, SetupError> {
        Ok(State {
            turn: Seat::new(0),
            step: Step::Deal,
            pile: all_cards(),
            hands: vec![Vec::new(); setup.seats],
            laid: Vec::new(),
            shown: vec![Vec::new(); setup.seats],
            bonus: vec![0; setup.seats],
            setup: *setup,
        })
    }

    fn setup(state: &State) -> &Seats {
        &state.setup
    }

    fn awaiting(state: &State) -> Awaiting {
        match state.step {
            Step::Deal => Awaiting::Chance(DEAL),
            Step::Roll => Awaiting::Chance(ROLL),
            Step::Choose | Step::Show => Awaiting::turn(state.turn),
            Step::Over => Awaiting::Over,
        }
    }

    fn legal(state: &State, seat: Seat, actions: &mut Vec<Action>) {
        actions.clear();
        if state.turn != seat {
            return;
        }
        if state.step == Step::Show {
            actions.push(Action::Show);
        }
        if state.step == Step::Choose {
            if state.can_draw(seat) {
                actions.push(Action::Draw);
            }
            actions.extend(state.hands[seat.index()].iter().map(|&card| Action::Lay(card)));
            actions.dedup();
        }
    }

    fn explain(state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        if state.turn != seat {
            return Err(Refusal::new("TT-1.1", "not-your-turn").with("turn", state.turn));
        }
        match (state.step, action) {
            (Step::Choose, Action::Draw) if state.pile.is_empty() => {
                Err(Refusal::new("TT-1.2", "pile-empty"))
            }
            (Step::Choose, Action::Draw) if !state.can_draw(seat) => {
                Err(Refusal::new("TT-1.2", "hand-full").with("limit", HAND_LIMIT))
            }
            (Step::Choose, Action::Lay(card)) if !state.hands[seat.index()].contains(card) => {
                Err(Refusal::new("TT-1.3", "card-not-held").with("card", *card))
            }
            (Step::Choose, Action::Draw | Action::Lay(_)) | (Step::Show, Action::Show) => Ok(()),
            _ => Err(Refusal::new("TT-1.4", "not-now")),
        }
    }

    fn draw(state: &State, dice: &mut Dice) -> Chance {
        if state.step == Step::Roll {
            let bonus = 1 + dice.below(u32::from(HIGHEST_ROLL));
            return Chance::Roll(u8::try_from(bonus).expect("small"));
        }
        let mut cards = state.pile.clone();
        dice.shuffle(&mut cards);
        Chance::Deal(cards)
    }

    fn admits(state: &State, chance: &Chance) -> Result<(), ParseError> {
        let possible = match (state.step, chance) {
            (Step::Deal, Chance::Deal(cards)) => common::same_cards(cards, &state.pile),
            (Step::Roll, Chance::Roll(bonus)) => (1..=HIGHEST_ROLL).contains(bonus),
            _ => false,
        };
        let expected =
            || ParseError::new("all cards once, or a roll from 1 to 3", chance.to_string());
        possible.then_some(()).ok_or_else(expected)
    }

    fn apply(state: &mut State, _: Millis, input: &InputOf<Self>, news: &mut News<Event>) {
        match input {
            Input::Act { seat, action } => state.act(*seat, *action, news),
            Input::Chance(chance) => state.chance(chance, news),
            Input::Timeout => unreachable!("this toy has no deadline"),
        }
    }

    fn standings(state: &State) -> Option<Standings> {
        let points = |(cards, bonus): (&Vec<u8>, &u8)| {
            (cards.iter().chain([bonus]).map(|&points| i32::from(points)).sum(), 0)
        };
        let keys: Vec<_> = state.shown.iter().zip(&state.bonus).map(points).collect();
        (state.step == Step::Over).then(|| Standings::ranked(&keys))
    }

    fn view(state: &State, viewer: Viewer) -> View {
        let laid = state
            .laid
            .first()
            .map(|&card| if viewer.is(state.turn) { Face::Shown(card) } else { Face::Hidden });
        View {
            viewer,
            setup: state.setup,
            turn: state.turn,
            step: state.step,
            pile: state.pile.len(),
            own: viewer.seat().map_or(Vec::new(), |seat| state.hands[seat.index()].clone()),
            hands: state.hands.iter().map(Vec::len).collect(),
            laid,
            shown: state.shown.clone(),
            bonus: state.bonus.clone(),
        }
    }
}
