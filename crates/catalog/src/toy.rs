//! A small game with a hidden number, for the tests of this crate.

mod data;
mod weigh;

use std::fmt;
use std::str::FromStr;

use gantry_heuristics::{Advise, Encode, Evaluate, Numbers};
use gantry_kernel::{
    Absorb, Audience, Awaiting, Category, DATA_OPTION, Dice, Face, Game, Imagine, Input, InputOf,
    LineError, MAX_SEATS, Millis, News, OptionSpec, OptionValues, Panel, ParseError, Phrase,
    Purpose, Refusal, Row, Seat, SeatSet, SetupError, Standings, Term, Text, Viewer, Words,
};
use serde::{Deserialize, Serialize};

use data::Data;

/// Each turn a number is rolled that only the seat sees; it takes the number or passes. The first
/// to reach the goal wins.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Toy;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Setup {
    seats: usize,
    goal: u32,
    data: Data,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct State {
    setup: Setup,
    turn: Seat,
    rolled: Option<u32>,
    noted: bool,
    points: Vec<u32>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct View {
    setup: Setup,
    turn: Seat,
    rolled: Option<Face<u32>>,
    noted: bool,
    points: Vec<u32>,
    viewer: Viewer,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub(crate) enum Action {
    Note,
    Pass,
    Take,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Note => "note",
            Self::Pass => "pass",
            Self::Take => "take",
        })
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        match text {
            "note" => Ok(Self::Note),
            "pass" => Ok(Self::Pass),
            "take" => Ok(Self::Take),
            _ => Err(ParseError::new("note, pass or take", text)),
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Roll(u32);

impl fmt::Display for Roll {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "roll {}", self.0)
    }
}

impl FromStr for Roll {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let number = text.strip_prefix("roll ").and_then(|digits| digits.parse().ok());
        number.map(Self).ok_or_else(|| ParseError::new("roll NUMBER", text))
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Event {
    Rolled(Seat, Face<u32>),
    Noted,
    Passed,
    Took(u32),
}

impl Game for Toy {
    const ID: &'static str = "toy";
    const RULES: u32 = 1;
    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Chance = Roll;
    type Event = Event;
    type View = View;

    fn seats(setup: &Setup) -> usize {
        setup.seats
    }

    fn start(setup: &Setup) -> Result<State, SetupError> {
        let points = vec![0; setup.seats];
        Ok(State { setup: setup.clone(), turn: Seat::new(0), rolled: None, noted: false, points })
    }

    fn setup(state: &State) -> &Setup {
        &state.setup
    }

    fn awaiting(state: &State) -> Awaiting {
        if state.points.iter().any(|points| *points >= state.setup.goal) {
            Awaiting::Over
        } else if state.rolled.is_none() {
            Awaiting::Chance(Purpose(1))
        } else {
            Awaiting::turn(state.turn)
        }
    }

    fn legal(state: &State, seat: Seat, actions: &mut Vec<Action>) {
        actions.clear();
        let all = [Action::Note, Action::Pass, Action::Take];
        actions.extend(all.into_iter().filter(|action| Self::explain(state, seat, action).is_ok()));
    }

    fn explain(state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        if Self::awaiting(state) != Awaiting::turn(seat) {
            return Err(Refusal::new("TOY-1", "why-turn").with("seat", state.turn));
        }
        if *action == Action::Note && state.noted {
            return Err(Refusal::new("TOY-2", "why-noted"));
        }
        Ok(())
    }

    fn draw(state: &State, dice: &mut Dice) -> Roll {
        Roll(dice.below(state.setup.data.sides) + 1)
    }

    fn admits(state: &State, chance: &Roll) -> Result<(), ParseError> {
        let sides = state.setup.data.sides;
        if (1..=sides).contains(&chance.0) {
            return Ok(());
        }
        Err(ParseError::new(format!("1 to {sides}"), chance.0.to_string()))
    }

    fn apply(state: &mut State, _: Millis, input: &InputOf<Self>, news: &mut News<Event>) {
        let seat = state.turn;
        match input {
            Input::Chance(Roll(number)) => {
                state.rolled = Some(*number);
                let know = SeatSet::only(seat);
                let (full, hidden) = (Face::Shown(*number), Face::Hidden);
                news.tell_apart(know, || Event::Rolled(seat, full), || Event::Rolled(seat, hidden));
            }
            Input::Act { action: Action::Note, .. } => {
                state.noted = true;
                news.tell(Audience::only(seat), || Event::Noted);
            }
            Input::Act { action, .. } => {
                let rolled = state.rolled.take().expect("rolled before");
                state.turn = seat.next(state.setup.seats);
                state.noted = false;
                news.reveal();
                if *action == Action::Take {
                    state.points[seat.index()] += rolled;
                    news.tell_all(|| Event::Took(rolled));
                } else {
                    news.tell_all(|| Event::Passed);
                }
            }
            Input::Timeout => unreachable!("there are no deadlines"),
        }
    }

    fn standings(state: &State) -> Option<Standings> {
        let key = |points: &u32| (i32::try_from(*points).expect("small"), 0);
        let over = Self::awaiting(state) == Awaiting::Over;
        over.then(|| Standings::ranked(&state.points.iter().map(key).collect::<Vec<_>>()))
    }

    fn view(state: &State, viewer: Viewer) -> View {
        let State { setup, turn, rolled, noted, points } = state.clone();
        let own = viewer.is(turn);
        let rolled = rolled.map(|number| if own { Face::Shown(number) } else { Face::Hidden });
        View { setup, turn, rolled, noted: noted && own, points, viewer }
    }
}

impl Imagine for Toy {
    fn imagine(view: &View, dice: &mut Dice) -> State {
        let View { setup, turn, rolled, noted, points, .. } = view.clone();
        let rolled = rolled.map(|face| match face {
            Face::Shown(number) => number,
            Face::Hidden => dice.below(setup.data.sides) + 1,
        });
        State { setup, turn, rolled, noted, points }
    }
}

impl Absorb for Toy {
    fn blank(setup: &Setup, viewer: Viewer) -> View {
        Self::view(&Self::start(setup).expect("checked before"), viewer)
    }

    fn absorb(view: &mut View, _: Millis, event: &Event) {
        match event {
            Event::Rolled(_, face) => view.rolled = Some(*face),
            Event::Noted => view.noted = true,
            Event::Passed | Event::Took(_) => {
                if let Event::Took(number) = event {
                    view.points[view.turn.index()] += number;
                }
                view.turn = view.turn.next(view.setup.seats);
                view.rolled = None;
                view.noted = false;
            }
        }
    }
}

impl Advise for Toy {
    fn rate(_: &View, legal: &[Action], ratings: &mut Vec<i32>) {
        ratings.clear();
        ratings.extend(legal.iter().map(|action| i32::from(*action == Action::Take)));
    }
}

impl Evaluate for Toy {
    const SPREAD: i32 = 500;

    fn evaluate(state: &State, values: &mut [i32; MAX_SEATS]) {
        for (value, points) in values.iter_mut().zip(&state.points) {
            *value = 100 * i32::try_from(*points).expect("small");
        }
    }
}

impl Encode for Toy {
    const ENCODING: u32 = 1;
    const VIEW_NUMBERS: usize = 2;
    const ACTION_NUMBERS: usize = 3;

    fn write_view(view: &View, numbers: &mut Numbers<'_>) {
        let own = view.viewer.seat().unwrap_or_default();
        numbers.number(view.points[own.index()]);
        numbers.number(match view.rolled {
            Some(Face::Shown(rolled)) => rolled,
            Some(Face::Hidden) | None => 0,
        });
    }

    fn write_action(_: &View, action: &Action, numbers: &mut Numbers<'_>) {
        numbers.one_of(3, Some(*action as usize));
    }
}

impl Text for Toy {
    const SEATS: (usize, usize) = (2, 4);
    const OPTIONS: &'static [OptionSpec] = &[
        OptionSpec::new("goal", OptionValues::Number { default: 20, least: 1, most: 99 }),
        OptionSpec::new(DATA_OPTION, OptionValues::Text),
    ];

    fn configure(_: u32, seats: usize, options: &[(String, String)]) -> Result<Setup, SetupError> {
        if !(2..=4).contains(&seats) {
            return Err(SetupError::Seats { game: Self::ID, least: 2, most: 4, found: seats });
        }
        let mut setup = Setup { seats, goal: 20, data: Data::default() };
        for (key, value) in options {
            let wrong = |key, expected| SetupError::Value { key, expected };
            match key.as_str() {
                "goal" => {
                    let expected = || ParseError::new("a number from 1 to 99", value);
                    setup.goal = value.parse().map_err(|_| wrong("goal", expected()))?;
                }
                DATA_OPTION => {
                    setup.data = value.parse().map_err(|expected| wrong(DATA_OPTION, expected))?;
                }
                _ => {
                    let known = "goal, data".into();
                    return Err(SetupError::UnknownOption { key: key.clone(), known });
                }
            }
        }
        Ok(setup)
    }

    fn options(setup: &Setup) -> Vec<(&'static str, String)> {
        vec![("goal", setup.goal.to_string()), (DATA_OPTION, setup.data.to_string())]
    }

    fn position(state: &State) -> String {
        format!("points = {:?}\n", state.points)
    }

    fn read_position(_: u32, text: &str) -> Result<State, LineError> {
        let expected = || LineError::new(1, ParseError::new("points = [NUMBER, …]", text));
        let list = text.trim().strip_prefix("points = [").and_then(|rest| rest.strip_suffix(']'));
        let numbers = list.ok_or_else(expected)?.split(", ").map(str::parse);
        let points: Vec<u32> = numbers.collect::<Result<_, _>>().map_err(|_| expected())?;
        let setup = Setup { seats: points.len(), goal: 20, data: Data::default() };
        Ok(State { setup, turn: Seat::new(0), rolled: None, noted: false, points })
    }

    fn facts(_: &State) -> String {
        String::new()
    }

    fn data_file() -> Option<&'static str> {
        Some(data::FILE)
    }

    fn read_data(text: &str) -> Option<Result<String, LineError>> {
        Some(data::read(text).map(|data| data.to_string()))
    }
}

const ENGLISH: &str = "\
rolled = { $seat } rolls { $number }.
hidden = { $seat } rolls in secret.
noted = A note is made.
passed = The roll is passed.
took = The roll counts { $number }.
act = { $what }
prompt = { $seat } decides.
points = Points
number = { $number }
die = Die
die-text = It has { $sides } sides and says: { $motto }
why-turn = It is the turn of { $seat }.
why-noted = A note has been made.
";

impl Words for Toy {
    const TITLE: &'static str = "Toy";
    const CREDIT: &'static str = "nobody";
    const MESSAGES: &'static [(&'static str, &'static str)] =
        &[("en", ENGLISH), ("de", ENGLISH), ("fr", ENGLISH)];

    fn action(_: &View, action: &Action) -> Phrase {
        Phrase::new("act").with("what", gantry_kernel::Value::Code(action.to_string()))
    }

    fn event(_: &Setup, event: &Event) -> Option<Phrase> {
        Some(match event {
            Event::Rolled(seat, Face::Shown(number)) => {
                Phrase::new("rolled").with("seat", *seat).with("number", *number as usize)
            }
            Event::Rolled(seat, Face::Hidden) => Phrase::new("hidden").with("seat", *seat),
            Event::Noted => Phrase::new("noted"),
            Event::Passed => Phrase::new("passed"),
            Event::Took(number) => Phrase::new("took").with("number", *number as usize),
        })
    }

    fn prompt(view: &View) -> Phrase {
        Phrase::new("prompt").with("seat", view.turn)
    }

    fn glossary(setup: &Setup) -> Vec<Term> {
        let Data { sides, motto } = &setup.data;
        let text = Phrase::new("die-text").with("sides", *sides as usize);
        let text = text.with("motto", gantry_kernel::Value::Code(motto.clone()));
        vec![Term { word: "die".into(), name: Phrase::new("die"), text }]
    }

    fn panels(view: &View) -> Vec<Panel> {
        let number = |number: u32| Phrase::new("number").with("number", number as usize);
        let panel = |seat: Seat| {
            let mut cells = vec![number(view.points[seat.index()])];
            if let (true, Some(Face::Shown(rolled))) = (seat == view.turn, view.rolled) {
                cells.push(number(rolled));
            }
            let rows = vec![Row { label: Phrase::new("points"), cells }];
            Panel { title: Phrase::new("points"), seat: Some(seat), rows, on_request: false }
        };
        Seat::all(view.setup.seats).map(panel).collect()
    }

    fn breakdown(view: &View, _: &[Event]) -> Vec<Category> {
        let points = view.points.iter().map(|&points| i32::try_from(points).expect("small"));
        Category::listed([("points", points.collect())])
    }
}
