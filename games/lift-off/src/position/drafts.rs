//! What players remember of the drafts (LO-12.3). A position that does not give it gets a simple
//! story: of the cards that everybody has now, they kept one, got one in the first pass and one in
//! the second.

use gantry_game_kit::position::{Checked, require_of};
use gantry_kernel::Seat;
use tinyvec::{Array, ArrayVec};

use super::text::SeatText;
use crate::card::{Objective, Specialist};
use crate::memory::{Draft, Memory};
use crate::setup::MOST_SEATS;
use crate::state::{Direction, HAND, Open, Pass, Stage, State};

/// A pass of objectives always goes to the left (LO-2.4).
const GOALS_GO: Direction = Direction::Left;

/// Three cards of each seat: its result of the draft.
type Threes<C> = [[C; HAND]; MOST_SEATS];

/// How many passes of objectives and of specialists are remembered.
const fn passes(stage: Stage) -> (usize, usize) {
    match stage {
        Stage::Deal | Stage::Goals(Pass::Two) => (0, 0),
        Stage::Goals(Pass::One) => (1, 0),
        Stage::Draft(Pass::One) => (2, 1),
        Stage::Specialists | Stage::Missions | Stage::Launches => (2, 2),
        Stage::Direction
        | Stage::Draft(Pass::Two)
        | Stage::NewPhase
        | Stage::Sale
        | Stage::Over => (2, 0),
    }
}

/// Fills in the memories that the position does not give.
pub fn tell(state: &mut State, texts: &[&SeatText]) {
    let seats = state.seats();
    let (of_goals, of_specialists) = passes(state.open.clock.stage);
    if texts.iter().all(|text| text.goals_draft.is_none()) {
        let goals = with_sold(state);
        for seat in Seat::all(seats) {
            let draft = tale(&goals, of_goals, GOALS_GO, seat, seats);
            state.memories[seat.index()].goals = draft;
        }
    }
    if texts.iter().all(|text| text.draft.is_none()) {
        let mut cards: Threes<Specialist> = Default::default();
        for seat in Seat::all(seats) {
            let played = state.open.board(seat).round.played;
            for (place, card) in cards[seat.index()].iter_mut().zip(had(state.hand(seat), &played))
            {
                *place = card;
            }
        }
        for seat in Seat::all(seats) {
            let draft = tale(&cards, of_specialists, state.open.clock.direction, seat, seats);
            state.memories[seat.index()].specialists = draft;
        }
    }
}

/// The objectives that everybody had after the draft: those sold are the lowest that nobody holds.
fn with_sold(state: &State) -> Threes<Objective> {
    let mut gone = Objective::all().filter(|goal| state.gone >> goal.index() & 1 == 1);
    let mut all: Threes<Objective> = Default::default();
    for seat in Seat::all(state.seats()) {
        let held = state.goals(seat).iter().copied();
        let three: Vec<Objective> = held.chain(gone.by_ref()).take(HAND).collect();
        all[seat.index()].copy_from_slice(&three);
    }
    all
}

/// Everything that came out of the draft, ascending.
fn had<C: Copy + Ord + Default>(hand: &[C], played: &[C]) -> ArrayVec<[C; HAND]>
where
    [C; HAND]: Array<Item = C>,
{
    let mut all: ArrayVec<[C; HAND]> = hand.iter().chain(played).copied().collect();
    all.sort_unstable();
    all
}

fn tale<C: Copy + Ord>(
    cards: &Threes<C>,
    passes: usize,
    direction: Direction,
    seat: Seat,
    seats: usize,
) -> Draft<C> {
    let to = direction.after(seat, seats);
    let (own, next, second) =
        (cards[seat.index()], cards[to.index()], cards[direction.after(to, seats).index()]);
    let pair = |one: C, other: C| Some([one.min(other), one.max(other)]);
    match passes {
        0 => Draft { kept: None, passed: None, received: None, onward: None, gift: None },
        1 => Draft {
            kept: Some(own[0]),
            passed: pair(next[1], next[2]),
            received: pair(own[1], own[2]),
            onward: None,
            gift: None,
        },
        // Of the two cards received, one stays and one goes on to the next seat.
        _ => Draft {
            kept: Some(own[0]),
            passed: pair(next[1], second[2]),
            received: pair(own[1], next[2]),
            onward: Some(next[2]),
            gift: Some(own[2]),
        },
    }
}

/// Whether all memories agree with each other and with the cards.
pub fn check(state: &State) -> Checked {
    let open = &state.open;
    let (of_goals, of_specialists) = passes(open.clock.stage);
    let goals: [Draft<Objective>; MOST_SEATS] = state.memories.map(|memory| memory.goals);
    let specialists = state.memories.map(|memory| memory.specialists);
    for seat in Seat::all(state.seats()) {
        let wrong = |key: &'static str| {
            move || {
                format!(
                    "LO-12.3: what {seat} remembers in {key} does not fit the cards or the others"
                )
            }
        };
        let after = outcome(&goals, of_goals, GOALS_GO, seat, state.seats());
        // LO-7.2
        let sold = open.clock.phase() == 1;
        let fits =
            after.is_some_and(|after| of_goals == 0 || contains(&after, state.goals(seat), sold));
        require_of(seat, fits, "goals_draft", wrong("goals_draft"))?;
        let direction = open.clock.direction;
        let after = outcome(&specialists, of_specialists, direction, seat, state.seats());
        let now = had(state.hand(seat), &open.board(seat).round.played);
        let fits = after.is_some_and(|after| of_specialists == 0 || contains(&after, &now, false));
        require_of(seat, fits, "draft", wrong("draft"))?;
        let carried = carried_fits(state, open, &state.memories[seat.index()], seat);
        require_of(seat, carried, "carried", wrong("carried"))?;
    }
    let mut seen = 0_u16;
    for seat in Seat::all(state.seats()).filter(|_| of_goals > 0) {
        let Draft { kept, passed, .. } = goals[seat.index()];
        for goal in kept.into_iter().chain(passed.into_iter().flatten()) {
            let new = seen >> goal.index() & 1 == 0;
            require_of(seat, new, "goals_draft", || {
                format!("LO-1.3: there is one objective {goal}")
            })?;
            seen |= 1 << goal.index();
        }
    }
    Ok(())
}

/// Whether the cards are the three of the draft, or some of them.
fn contains<C: Copy + Ord>(three: &[C; HAND], cards: &[C], fewer: bool) -> bool {
    let mut left = three.to_vec();
    let all = cards.iter().all(|card| {
        let place = left.iter().position(|other| other == card);
        place.map(|place| left.remove(place)).is_some()
    });
    all && (fewer || left.is_empty())
}

/// What a seat has after the draft, if its memory fits that of its neighbours.
fn outcome<C: Copy + Ord + Default>(
    drafts: &[Draft<C>; MOST_SEATS],
    passes: usize,
    direction: Direction,
    seat: Seat,
    seats: usize,
) -> Option<[C; HAND]> {
    let own = &drafts[seat.index()];
    let giver = &drafts[direction.turned().after(seat, seats).index()];
    if passes == 0 {
        return (*own == Draft::default()).then(|| [C::default(); HAND]);
    }
    let (kept, received) = (own.kept?, own.received?);
    let mut cards = [kept, received[0], received[1]];
    if giver.passed != Some(received) {
        return None;
    }
    if passes == 1 {
        return (own.onward.is_none() && own.gift.is_none()).then_some(cards);
    }
    let (onward, gift) = (own.onward?, own.gift?);
    if giver.onward != Some(gift) {
        return None;
    }
    let place = cards.iter().position(|card| *card == onward)?;
    cards[place] = gift;
    Some(cards)
}

/// Whether every card that is remembered as carried into the round was in that hand when it began.
fn carried_fits(state: &State, open: &Open, memory: &Memory, own: Seat) -> bool {
    Seat::all(MOST_SEATS).all(|other| {
        let Some(carried) = memory.carried[other.index()] else { return true };
        if other == own || other.index() >= state.seats() || open.clock.round < 2 {
            return false;
        }
        let Draft { kept, passed, .. } = state.memories[other.index()].specialists;
        match passed {
            Some(passed) => kept == Some(carried) || passed.contains(&carried),
            None => state.hand(other).contains(&carried),
        }
    })
}
