//! What must hold in every state; an error says in one sentence what does not. A position comes
//! from outside: after this check rule code meets only states that play could produce.

use gantry_game_kit::position::{Checked, require, require_of};
use gantry_kernel::Seat;

use super::board::MOST;
use super::defaults;
use super::flights;
use super::words::{stage_name, task_name};
use crate::banners::Banners;
use crate::board::{MOST_OF_A_LEVEL, Task};
use crate::card::{Colour, Level, Mission};
use crate::effect::{Effect, Work};
use crate::held::Held;
use crate::judge::{self, everybody_launches};
use crate::price;
use crate::setup::Edition;
use crate::state::{Direction, Drawing, HAND, Open, PHASE_1_ROUNDS, ROUNDS, Sealed, Stage, State};

/// The most technologies of a colour; see [`MOST`].
const MOST_TECHS: u8 = 99;

/// Checks of every player that do not need the rest of the table. Nothing overflows after this.
pub fn boards(state: &State) -> Checked {
    Seat::all(state.seats()).try_for_each(|seat| {
        numbers(&state.open, seat)?;
        missions(&state.open, seat)?;
        flights::symbols(&state.open, seat)
    })
}

/// Checks everything except the memories of drafts.
pub fn check(state: &State) -> Checked {
    clock(&state.open)?;
    station(&state.open)?;
    Seat::all(state.seats()).try_for_each(|seat| task(state, seat))?;
    drawing(state)?;
    Seat::all(state.seats()).try_for_each(|seat| sealed(state, seat))?;
    let open = state.sealed_seats().len() < state.seats();
    require(open, &["stage"], || {
        "LO-3.2: when all have chosen, the cards have been passed".into()
    })?;
    Seat::all(state.seats()).try_for_each(|seat| sold(state, seat))
}

fn numbers(open: &Open, seat: Seat) -> Checked {
    let board = open.board(seat);
    let tracks = &open.data().tracks;
    for (key, value) in [("points", board.points), ("money", board.money)] {
        require_of(seat, value <= MOST, key, || format!("{key} can be at most {MOST}"))?;
    }
    for colour in Colour::ALL {
        require_of(seat, board.tech(colour) <= MOST_TECHS, colour.name(), || {
            format!("{colour} can be at most {MOST_TECHS}")
        })?;
    }
    let (least, most) = (tracks.income_start, tracks.income_most);
    require_of(seat, (least..=most).contains(&board.income), "income", || {
        format!("LO-1.5: income runs from {least} to {most}")
    })?;
    for (key, built, most) in [
        ("capacity", board.capacity, tracks.capacity_upgrades),
        ("propulsion", board.propulsion, tracks.propulsion_upgrades),
    ] {
        require_of(seat, built <= most, key, || {
            format!("LO-1.5: there are {most} {key} upgrades")
        })?;
    }
    let least = defaults::lab(open.data(), board.space);
    require_of(seat, board.lab >= least, "lab", || {
        format!("LO-6.4: {seat} has a mission of level {least} in space, so the lab is no lower")
    })?;
    // LO-3.3, LO-5.3: two cards in each round, and every mission held.
    let most = 2 * ROUNDS + 4 * 7;
    require_of(seat, board.rockets <= most, "rockets", || {
        format!("LO-4.4: nobody can make more than {most} investments")
    })
}

fn missions(open: &Open, seat: Seat) -> Checked {
    let (board, data) = (open.board(seat), open.data());
    let place =
        |within: Held| if board.space.within(within).is_empty() { "earth" } else { "space" };
    for mission in Mission::all() {
        let (holds, most) = (board.holds(mission), data.mission(mission).most);
        require_of(seat, holds <= most.into(), place(Held::all_of([mission])), || {
            format!("LO-5.3: {seat} holds {holds} {mission}, the most is {most}")
        })?;
    }
    for level in Level::ALL {
        let (holds, key) = (board.holds_of(data, level), place(data.level_mask(level)));
        require_of(seat, holds <= MOST_OF_A_LEVEL, key, || {
            format!(
                "LO-5.3: {seat} holds {holds} missions of level {level}, the most is {MOST_OF_A_LEVEL}"
            )
        })?;
        require_of(seat, holds == 0 || open.is_available(level), key, || {
            format!("LO-2.2: there are no missions of level {level} in phase 1")
        })?;
    }
    Ok(())
}

fn clock(open: &Open) -> Checked {
    let clock = &open.clock;
    let rounds = match clock.stage {
        Stage::Deal | Stage::Goals(_) => 0..=0,
        Stage::NewPhase | Stage::Sale => PHASE_1_ROUNDS..=PHASE_1_ROUNDS,
        Stage::Over => ROUNDS..=ROUNDS,
        _ => 1..=ROUNDS,
    };
    require(rounds.contains(&clock.round), &["round"], || {
        let (first, last) = (rounds.start(), rounds.end());
        let which = if first == last { format!("{first}") } else { format!("{first} to {last}") };
        format!("LO-7: the stage {} is in round {which}", stage_name(clock.stage))
    })?;
    let asked = !matches!(clock.stage, Stage::Goals(_) | Stage::Direction) && open.seats() > 2;
    require(asked || clock.direction == Direction::Left, &["direction"], || {
        "LO-3.2: the direction is left before it is chosen, and with two players".into()
    })?;
    require(clock.stage != Stage::Direction || open.seats() > 2, &["stage"], || {
        "LO-3.2: two players do not choose a direction".into()
    })?;
    let turn = open.board(clock.turn);
    let second = defaults::second(clock.stage, turn.task, turn.round.played.len());
    require(clock.second == second, &["second"], || {
        format!("LO-3.3: second is {second} here, by what {} has played", clock.turn)
    })?;
    let early = Level::ALL.into_iter().find(|&level| {
        let discarded = |kind: Mission| open.discards[kind.index()] > 0;
        !open.is_available(level) && open.data().level_mask(level).kinds().any(discarded)
    });
    require(early.is_none(), &["discards"], || "LO-2.2: levels 3 and 4 wait for phase 2".into())
}

/// LO-1.6, LO-4.4
fn station(open: &Open) -> Checked {
    let track = &open.data().station;
    let neutral = open.neutral_rockets();
    let stands = |holds, message: String| require(holds, &["station"], || message);
    stands(open.station & neutral == neutral, "LO-2.3: neutral rockets cover their spaces".into())?;
    let covered = open.station & !neutral;
    let first_open = open.investment().1.unwrap_or(track.spaces.len());
    stands(covered >> first_open == 0, "LO-4.4: the lowest open space is covered first".into())?;
    let rockets: usize = open.boards.iter().map(|board| usize::from(board.rockets)).sum();
    let on_track = covered.count_ones() as usize;
    stands(
        rockets >= on_track,
        format!("LO-4.4: the players cover {on_track} spaces, but have {rockets} rockets"),
    )?;
    let free = |kind: &Mission| open.data().mission(*kind).effect == Effect::FreeInvestment;
    let free = open.boards.iter().flat_map(|board| board.space.cards()).filter(free).count();
    let full = open.investment().1.is_none();
    stands(
        full || rockets <= on_track + free,
        "LO-4.4: while spaces are open, only free investments stand beside the track".into(),
    )
}

/// Whether a task belongs to a stage.
const fn belongs(stage: Stage, task: Task) -> bool {
    match task {
        Task::Idle => true,
        Task::Play | Task::Work | Task::Buy { .. } | Task::Swap { .. } => {
            matches!(stage, Stage::Specialists)
        }
        Task::Deck => matches!(stage, Stage::Missions),
        Task::Keep => matches!(stage, Stage::Missions | Stage::Launches),
        Task::Launch
        | Task::Load
        | Task::Resolve
        | Task::Search { .. }
        | Task::Reward
        | Task::Map
        | Task::Gain
        | Task::Upgrade => matches!(stage, Stage::Launches),
        Task::Sale => matches!(stage, Stage::Sale),
    }
}

fn task(state: &State, seat: Seat) -> Checked {
    let open = &state.open;
    let (board, clock) = (open.board(seat), &open.clock);
    let name = || task_name(board.task);
    let task = |holds, message: String| require_of(seat, holds, "task", || message);
    let stage = stage_name(clock.stage);
    task(
        belongs(clock.stage, board.task),
        format!("LO-3: there is no task {} in {stage}", name()),
    )?;
    let in_turns =
        matches!(clock.stage, Stage::Specialists | Stage::Missions | Stage::Launches | Stage::Sale);
    if everybody_launches(open) {
        let somebody = open.boards.iter().any(|board| board.task != Task::Idle);
        let message = "LO-3.5: nobody can launch, so the round is over".to_owned();
        task(somebody, message)?;
    } else if in_turns {
        let busy = board.task != Task::Idle;
        let message = if busy {
            format!("LO-3: it is {}'s turn, {seat} has no task", clock.turn)
        } else {
            format!("LO-3: it is {seat}'s turn, so {seat} has a task")
        };
        task(busy == (seat == clock.turn), message)?;
    }
    let did = |work: Work| {
        let works = board.round.played.last().map(|card| open.data().specialist(*card).works);
        let place = works.and_then(|works| works.iter().position(|&on_card| on_card == work));
        place.is_some_and(|place| board.round.done >> place & 1 == 1)
    };
    let message = "LO-4.3: a task of an action needs the action in done".to_owned();
    match board.task {
        Task::Buy { bought } => {
            task(did(Work::BuyThree), message)?;
            task(
                usize::from(bought) < price::BUY_THREE.len(),
                "LO-4.3: at most three are bought".into(),
            )
        }
        Task::Swap { .. } => task(did(Work::Swap), message),
        Task::Deck if clock.drawing.is_none() => {
            let can = Level::ALL.into_iter().any(|level| judge::deck(state, seat, level).is_ok());
            task(can, format!("LO-5.6: {seat} can choose no deck"))
        }
        _ => flights::task(state, seat),
    }
}

/// LO-5
fn drawing(state: &State) -> Checked {
    let open = &state.open;
    let keeper = Seat::all(state.seats()).find(|&seat| open.board(seat).task == Task::Keep);
    let fits = |holds, message: &str| require(holds, &["drawing"], || message.to_owned());
    let Some(drawing) = open.clock.drawing else {
        fits(keeper.is_none(), "LO-5.2: the task keep needs drawn cards")?;
        return fits(state.drawn.is_empty(), "LO-5.1: cards are drawn by somebody");
    };
    let Drawing { seat, level, due, forced, told, search } = drawing;
    let (board, data) = (open.board(seat), open.data());
    let (asked, waits) = match board.task {
        Task::Search { cards } => (usize::from(cards), true),
        Task::Deck => (usize::from(price::DRAWN + board.round.missions), true),
        Task::Keep if search => (flights::searched(open, seat, state.drawn.len(), forced), false),
        Task::Keep => (usize::from(price::DRAWN + board.round.missions), false),
        _ => return fits(false, "LO-5.1: who draws has the task keep, deck or search"),
    };
    let keepers = Seat::all(state.seats()).filter(|&seat| open.board(seat).task == Task::Keep);
    fits(keepers.count() <= 1, "LO-3.5: one search is finished before the next")?;
    fits(keeper.is_none_or(|keeper| keeper == seat), "LO-5.2: only who draws keeps")?;
    fits(open.is_available(level), "LO-2.2: levels 3 and 4 wait for phase 2")?;
    let mask = data.level_mask(level);
    let of_level = state.drawn.iter().all(|mission| mask.count(*mission) > 0);
    fits(of_level, "LO-5.1: all cards are drawn from one deck")?;
    let keepable = |kind: Mission| board.may_hold(data, kind);
    let discards = || mask.kinds().filter(|kind| open.discards[kind.index()] > 0);
    let deck_empty = state.decks[level.index()].is_empty();
    let drawn = state.drawn.len();
    fits(waits == (due > 0), "LO-5.5: something is due while the deck is shuffled, and only then")?;
    let before = usize::from(told) < drawn || told == 0;
    fits(before, "LO-5.5: cards are told before a shuffle, and one is drawn after it")?;
    fits(
        told == 0 || discards().next().is_none(),
        "LO-5.5: a shuffle takes the whole discard pile",
    )?;
    let some_keepable = state.drawn.iter().any(|mission| keepable(*mission));
    if due == 0 {
        fits(some_keepable && !forced, "LO-5.4: a card that may be kept is among those drawn")?;
        let all = drawn == asked || (drawn < asked && deck_empty && discards().next().is_none());
        return fits(all, &format!("LO-5.1: {asked} cards are drawn, or all there are"));
    }
    let shuffled = deck_empty && discards().next().is_some() && told == 0;
    fits(shuffled, "LO-5.5: a shuffle needs an empty deck and discards")?;
    let due = usize::from(due);
    let right = if forced { due == 1 && drawn >= asked } else { drawn + due == asked };
    fits(right, &format!("LO-5.1: {asked} cards are drawn in all"))?;
    fits(!(forced && some_keepable), "LO-5.4: a card that may be kept is drawn already")?;
    let comes = some_keepable || discards().any(keepable);
    fits(comes, "LO-5.1: there is no card that may be kept")
}

fn sealed(state: &State, seat: Seat) -> Checked {
    let fits = match (state.open.clock.stage, state.sealed[seat.index()]) {
        (_, None) => true,
        (Stage::Goals(_), Some(Sealed::Goal(goal))) => state.goals(seat).contains(&goal),
        (Stage::Draft(_), Some(Sealed::Specialist(card))) => state.hand(seat).contains(&card),
        _ => false,
    };
    require_of(seat, fits, "sealed", || {
        "LO-3.2: a sealed choice is one of the seat's own cards, in a draft".into()
    })
}

/// LO-7.2: nobody sells before their turn.
fn sold(state: &State, seat: Seat) -> Checked {
    let clock = &state.open.clock;
    if clock.stage != Stage::Sale {
        return Ok(());
    }
    let place = |seat| state.open.after_starter(seat);
    let early = place(seat) > place(clock.turn) && state.goals(seat).len() < HAND;
    require_of(seat, !early, "goals", || format!("LO-7.2: {seat} has not had the turn to sell yet"))
}

/// What the banners of the played cards allow.
pub fn banners(open: &Open, seat: Seat) -> Banners {
    Banners::of(open.data(), &open.board(seat).round.played)
}

/// LO-11
pub fn limits_missions(open: &Open) -> bool {
    open.setup.edition != Edition::De
}
