//! Everything a seat may do now, in ascending order.

use gantry_kernel::{Awaiting, Seat, SeatSet};

use crate::action::{Action, Deed, Kept, Reward, Symbol, Techs, Upgrade};
use crate::board::{Board, Task};
use crate::card::{Colour, Level, Mission};
use crate::chance::purpose;
use crate::effect::Work;
use crate::judge::{can_do, deck, everybody_launches, judge, may_keep};
use crate::state::{Direction, MissionPile, Open, Pass, Stage, State};

/// Whom the game waits for.
pub fn awaiting(state: &State) -> Awaiting {
    let clock = &state.open.clock;
    if let Some(drawing) = clock.drawing
        && drawing.due > 0
    {
        return Awaiting::Chance(purpose::missions(drawing.level));
    }
    match clock.stage {
        Stage::Deal => Awaiting::Chance(purpose::DEAL),
        Stage::NewPhase => Awaiting::Chance(purpose::SPECIALISTS),
        Stage::Over => Awaiting::Over,
        // LO-2.4, LO-3.2: a choice may be changed until the last one is in.
        Stage::Goals(_) | Stage::Draft(_) => {
            let all = SeatSet::first(state.seats());
            Awaiting::sealed(all.minus(state.sealed_seats()), all)
        }
        Stage::Direction => Awaiting::turn(clock.starter),
        Stage::Launches if state.open.setup.simultaneous => {
            let busy: SeatSet =
                Seat::all(state.seats()).filter(|&seat| can_act(&state.open, seat)).collect();
            Awaiting::Players { must: busy, may: busy, until: None, sealed: false }
        }
        Stage::Specialists | Stage::Missions | Stage::Launches | Stage::Sale => {
            Awaiting::turn(clock.turn)
        }
    }
}

/// LO-3.5: whether a seat has something to do while everybody launches. One search is finished
/// before the next begins.
fn can_act(open: &Open, seat: Seat) -> bool {
    match open.board(seat).task {
        Task::Idle => false,
        Task::Search { .. } => open.clock.drawing.is_none(),
        _ => true,
    }
}

/// The list of [`gantry_kernel::Game::legal`].
pub fn legal(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    actions.clear();
    let open = &state.open;
    let clock = &open.clock;
    if seat.index() >= open.seats() || clock.drawing.is_some_and(|drawing| drawing.due > 0) {
        return;
    }
    match clock.stage {
        Stage::Deal | Stage::NewPhase | Stage::Over => {}
        Stage::Goals(pass) => {
            let action = match pass {
                Pass::Two => Action::KeepGoal,
                Pass::One => Action::PassGoal,
            };
            offer(state, seat, actions, state.goals(seat).iter().map(|&goal| action(goal)));
        }
        Stage::Draft(pass) => {
            let action = match pass {
                Pass::Two => Action::KeepSpecialist,
                Pass::One => Action::PassSpecialist,
            };
            offer(state, seat, actions, state.hand(seat).iter().map(|&card| action(card)));
        }
        Stage::Direction => {
            if seat == clock.starter {
                actions.extend([Direction::Left, Direction::Right].map(Action::Direction));
            }
        }
        Stage::Specialists | Stage::Missions | Stage::Launches | Stage::Sale => {
            if clock.turn == seat || everybody_launches(open) {
                tasks(state, seat, actions);
            }
        }
    }
}

/// Keeps those possible actions that are allowed. Duplicates are adjacent and are offered once.
fn offer(
    state: &State,
    seat: Seat,
    actions: &mut Vec<Action>,
    possible: impl Iterator<Item = Action>,
) {
    for action in possible {
        if actions.last() != Some(&action) && judge(state, seat, action).is_ok() {
            actions.push(action);
        }
    }
}

fn tasks(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    let board = state.open.board(seat);
    match board.task {
        Task::Idle => {}
        Task::Play => {
            offer(state, seat, actions, state.hand(seat).iter().map(|&card| Action::Play(card)));
        }
        Task::Work => {
            works_left(&state.open, board, actions);
            actions.push(Action::Done);
        }
        Task::Buy { .. } => {
            offer(state, seat, actions, Colour::PLAIN.into_iter().map(Action::More));
            actions.push(Action::Done);
        }
        Task::Swap { .. } => offer(state, seat, actions, Techs::all().map(Action::Take)),
        Task::Deck | Task::Search { .. } => {
            if state.open.clock.drawing.is_none() {
                let open = Level::ALL.into_iter().filter(|&level| deck(state, seat, level).is_ok());
                actions.extend(open.map(Action::Deck));
            }
        }
        Task::Keep => keeps(state, seat, board, actions),
        Task::Launch => {
            let symbols = [Symbol::Lab, Symbol::Banner];
            offer(state, seat, actions, symbols.into_iter().map(Action::Launch));
            actions.push(Action::Done);
        }
        Task::Load => {
            offer(state, seat, actions, board.earth.kinds().map(Action::Load));
            offer(
                state,
                seat,
                actions,
                board.round.weights.iter().map(|&size| Action::Boost(size)),
            );
            let rest = [Action::Bonus, Action::LiftOff, Action::Decline];
            offer(state, seat, actions, rest.into_iter());
        }
        Task::Resolve => actions.extend(board.flight.cargo.kinds().map(Action::Resolve)),
        Task::Reward => {
            let rewards = [Reward::Green, Reward::Income];
            offer(state, seat, actions, rewards.into_iter().map(Action::Reward));
        }
        Task::Map => {
            offer(state, seat, actions, Colour::PLAIN.into_iter().map(Action::Map));
            actions.push(Action::Decline);
        }
        Task::Gain => actions.extend(Colour::PLAIN.map(Action::Gain)),
        Task::Upgrade => {
            let upgrades = [Upgrade::Capacity, Upgrade::Propulsion];
            offer(state, seat, actions, upgrades.into_iter().map(Action::Upgrade));
        }
        Task::Sale => {
            actions.extend(state.goals(seat).iter().map(|&goal| Action::Sell(goal)));
            actions.push(Action::Done);
        }
    }
}

/// LO-4.2: the actions of the card that are not done yet.
pub fn works_left(open: &Open, board: &Board, actions: &mut Vec<Action>) {
    let Some(card) = board.round.played.last() else { return };
    let on_card = open.data().specialist(*card).works;
    let left = |place: usize| on_card.get(place).filter(|_| board.round.done >> place & 1 == 0);
    let (mut first, mut second) = (left(0), left(1));
    if first.is_none() || second.is_some_and(|second| first.is_some_and(|first| second < first)) {
        std::mem::swap(&mut first, &mut second);
    }
    for &work in first.into_iter().chain(second) {
        deeds(work, |deed| {
            if can_do(open, board, deed).is_ok() {
                actions.push(Action::Do(deed));
            }
        });
    }
}

/// Every way to do an action, ascending.
#[inline]
pub fn deeds(work: Work, mut each: impl FnMut(Deed)) {
    match work {
        Work::Grant => each(Deed::Grant),
        Work::Survey(level) => each(Deed::Survey(level)),
        Work::BuyOne => Colour::PLAIN.into_iter().for_each(|colour| each(Deed::BuyOne(colour))),
        Work::BuyThree => Colour::PLAIN.into_iter().for_each(|colour| each(Deed::BuyThree(colour))),
        Work::BuyTwo => {
            each(Deed::BuyTwo(Colour::Red, Colour::Yellow));
            each(Deed::BuyTwo(Colour::Red, Colour::Blue));
            each(Deed::BuyTwo(Colour::Yellow, Colour::Blue));
        }
        Work::GreenOne => each(Deed::GreenOne),
        Work::GreenTwo => (1..=2).for_each(|count| each(Deed::GreenTwo(count))),
        Work::Sell => Colour::PLAIN.into_iter().for_each(|colour| each(Deed::Sell(colour))),
        Work::Swap => Techs::all().for_each(|techs| each(Deed::Swap(techs))),
        Work::Capacity => each(Deed::Capacity),
        Work::Propulsion => each(Deed::Propulsion),
        Work::Lab => each(Deed::Lab),
        Work::Invest => {
            each(Deed::Invest(Reward::Green));
            each(Deed::Invest(Reward::Income));
        }
    }
}

/// LO-5.2: every selection of the drawn cards that may be kept.
fn keeps(state: &State, seat: Seat, board: &Board, actions: &mut Vec<Action>) {
    let mut drawn: MissionPile = state.drawn;
    drawn.sort_unstable();
    let most = may_keep(&state.open, board);
    let mut chosen = [Mission::default(); Kept::MOST];
    select(state, seat, &drawn, most, (&mut chosen, 0), actions);
}

/// Selections in list order: a selection, then those that begin with it.
fn select(
    state: &State,
    seat: Seat,
    from: &[Mission],
    most: usize,
    (chosen, count): (&mut [Mission; Kept::MOST], usize),
    actions: &mut Vec<Action>,
) {
    let mut last = None;
    for (place, &mission) in from.iter().enumerate() {
        if last.replace(mission) == Some(mission) {
            continue;
        }
        chosen[count] = mission;
        let action = Action::Keep(Kept::new(&chosen[..=count]));
        if judge(state, seat, action).is_ok() {
            actions.push(action);
            if count + 1 < most {
                select(state, seat, &from[place + 1..], most, (&mut *chosen, count + 1), actions);
            }
        }
    }
}
