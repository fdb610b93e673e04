//! Sealed simultaneous choice: everybody bids in secret and may change the bid until the last one
//! is in.

use std::fmt;
use std::str::FromStr;

use gantry_kernel::{
    Absorb, Awaiting, Dice, Face, Game, Imagine, Input, InputOf, Millis, News, ParseError, Refusal,
    Seat, SeatSet, SetupError, Standings, Viewer,
};
use gantry_testkit::Probe;
use serde::{Deserialize, Serialize};

use super::common::{self, NoChance, Seats};

/// One bid is left at the end, so a choice can be changed in every round.
const ROUNDS: u8 = 3;
const HIGHEST_BID: u8 = 4;

#[derive(Clone, Debug)]
pub(crate) struct Sealed;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Choice {
    Open,
    Sealed(u8),
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct State {
    pub(crate) round: u8,
    pub(crate) points: Vec<u8>,
    pub(crate) spent: Vec<Vec<u8>>,
    pub(crate) choices: Vec<Choice>,
    pub(crate) setup: Seats,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub(crate) struct Bid(pub(crate) u8);

impl fmt::Display for Bid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "bid {}", self.0)
    }
}

impl FromStr for Bid {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text.strip_prefix("bid ") {
            Some(number) => Ok(Self(common::number(number)?)),
            None => Err(ParseError::new("`bid NUMBER`", text)),
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Event {
    Chosen { seat: Seat, bid: Face<u8> },
    Revealed { bids: Vec<u8>, winner: Option<Seat> },
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct View {
    viewer: Viewer,
    setup: Seats,
    round: u8,
    points: Vec<u8>,
    spent: Vec<Vec<u8>>,
    choices: Vec<Option<Face<u8>>>,
}

impl State {
    fn left(&self, seat: Seat) -> impl Iterator<Item = u8> {
        (1..=HIGHEST_BID).filter(move |bid| !self.spent[seat.index()].contains(bid))
    }

    fn open(&self) -> SeatSet {
        let open = |seat: &Seat| self.choices[seat.index()] == Choice::Open;
        Seat::all(self.setup.seats).filter(open).collect()
    }

    fn reveal(&mut self, news: &mut News<Event>) {
        let bid = |choice: &Choice| match choice {
            Choice::Sealed(bid) => *bid,
            Choice::Open => unreachable!("all have chosen"),
        };
        let bids: Vec<u8> = self.choices.iter().map(bid).collect();
        let winner = winner(&bids);
        settle(&mut self.spent, &mut self.points, self.round, &bids, winner);
        self.choices.fill(Choice::Open);
        self.round += 1;
        news.reveal();
        news.tell_all(|| Event::Revealed { bids, winner });
    }
}

/// The highest bid that nobody else made.
fn winner(bids: &[u8]) -> Option<Seat> {
    let alone = |bid: u8| bids.iter().filter(|&&other| other == bid).take(2).count() == 1;
    Seat::all(bids.len())
        .filter(|seat| alone(bids[seat.index()]))
        .max_by_key(|seat| bids[seat.index()])
}

fn settle(spent: &mut [Vec<u8>], points: &mut [u8], round: u8, bids: &[u8], winner: Option<Seat>) {
    spent.iter_mut().zip(bids).for_each(|(spent, bid)| spent.push(*bid));
    if let Some(seat) = winner {
        points[seat.index()] += round;
    }
}

impl Game for Sealed {
    const ID: &'static str = "toy-sealed";
    const RULES: u32 = 1;
    type Setup = Seats;
    type State = State;
    type Action = Bid;
    type Chance = NoChance;
    type Event = Event;
    type View = View;

    fn seats(setup: &Seats) -> usize {
        setup.seats
    }

    fn start(setup: &Seats) -> Result<State, SetupError> {
        Ok(State {
            round: 1,
            points: vec![0; setup.seats],
            spent: vec![Vec::new(); setup.seats],
            choices: vec![Choice::Open; setup.seats],
            setup: *setup,
        })
    }

    fn setup(state: &State) -> &Seats {
        &state.setup
    }

    fn awaiting(state: &State) -> Awaiting {
        if state.round > ROUNDS {
            return Awaiting::Over;
        }
        let may = SeatSet::first(state.setup.seats);
        Awaiting::sealed(state.open(), may)
    }

    fn legal(state: &State, seat: Seat, actions: &mut Vec<Bid>) {
        actions.clear();
        if Self::awaiting(state).may().contains(seat) {
            actions.extend(state.left(seat).map(Bid));
        }
    }

    fn explain(state: &State, seat: Seat, action: &Bid) -> Result<(), Refusal> {
        if !Self::awaiting(state).may().contains(seat) {
            return Err(Refusal::new("TS-1.1", "nobody-is-asked"));
        }
        if state.left(seat).all(|bid| bid != action.0) {
            return Err(Refusal::new("TS-1.2", "bid-spent").with("bid", action.0));
        }
        Ok(())
    }

    fn draw(_: &State, _: &mut Dice) -> NoChance {
        unreachable!("this toy never awaits chance")
    }

    fn admits(_: &State, chance: &NoChance) -> Result<(), ParseError> {
        match *chance {}
    }

    fn apply(state: &mut State, _: Millis, input: &InputOf<Self>, news: &mut News<Event>) {
        let Input::Act { seat, action } = input else { unreachable!("players only") };
        let (seat, bid) = (*seat, action.0);
        state.choices[seat.index()] = Choice::Sealed(bid);
        let event = |bid| Event::Chosen { seat, bid };
        let own = SeatSet::only(seat);
        news.tell_apart(own, || event(Face::Shown(bid)), || event(Face::Hidden));
        if state.open().is_empty() {
            state.reveal(news);
        }
    }

    fn standings(state: &State) -> Option<Standings> {
        let keys: Vec<_> = state.points.iter().map(|&points| (i32::from(points), 0)).collect();
        (state.round > ROUNDS).then(|| Standings::ranked(&keys))
    }

    fn view(state: &State, viewer: Viewer) -> View {
        let face = |seat: Seat| match state.choices[seat.index()] {
            Choice::Open => None,
            Choice::Sealed(bid) if viewer.is(seat) => Some(Face::Shown(bid)),
            Choice::Sealed(_) => Some(Face::Hidden),
        };
        View {
            viewer,
            setup: state.setup,
            round: state.round,
            points: state.points.clone(),
            spent: state.spent.clone(),
            choices: Seat::all(state.setup.seats).map(face).collect(),
        }
    }
}

impl Imagine for Sealed {
    fn imagine(view: &View, dice: &mut Dice) -> State {
        let mut state = State {
            round: view.round,
            points: view.points.clone(),
            spent: view.spent.clone(),
            choices: vec![Choice::Open; view.setup.seats],
            setup: view.setup,
        };
        for seat in Seat::all(view.setup.seats) {
            state.choices[seat.index()] = match view.choices[seat.index()] {
                None => Choice::Open,
                Some(Face::Shown(bid)) => Choice::Sealed(bid),
                Some(Face::Hidden) => {
                    Choice::Sealed(*dice.pick(&state.left(seat).collect::<Vec<_>>()))
                }
            };
        }
        state
    }
}

impl Absorb for Sealed {
    fn blank(setup: &Seats, viewer: Viewer) -> View {
        View {
            viewer,
            setup: *setup,
            round: 1,
            points: vec![0; setup.seats],
            spent: vec![Vec::new(); setup.seats],
            choices: vec![None; setup.seats],
        }
    }

    fn absorb(view: &mut View, _: Millis, event: &Event) {
        match event {
            Event::Chosen { seat, bid } => view.choices[seat.index()] = Some(*bid),
            Event::Revealed { bids, winner } => {
                settle(&mut view.spent, &mut view.points, view.round, bids, *winner);
                view.choices.fill(None);
                view.round += 1;
            }
        }
    }
}

common::plain_text!(Sealed, State, (2, 5));

impl Probe for Sealed {
    const MOST_ENTRIES: usize = 200;

    fn any_action(dice: &mut Dice, _: usize) -> Bid {
        Bid(u8::try_from(dice.below(8)).expect("small"))
    }

    fn census(_: &State) -> Vec<u32> {
        Vec::new()
    }
}
