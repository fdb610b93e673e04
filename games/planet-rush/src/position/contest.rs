//! Where a resolution can stop: only at choices (PR-7.3), so playing it finds all such points.

use std::collections::{BTreeSet, VecDeque};

use gantry_game_kit::position::{Checked, require};
use gantry_kernel::{Input, Millis, News, Seat};

use super::words::task_name;
use crate::action::{Action, Deed};
use crate::apply::apply;
use crate::card::{BLUE_KINDS, Card};
use crate::layout::MOST_PLANETS;
use crate::legal;
use crate::pile::Pile;
use crate::state::{Contest, Deck, Open, Stage, State};

/// What a position says about the planet that is being resolved.
#[derive(Default)]
pub struct Said {
    pub planet: Option<u8>,
    pub task: Option<(Seat, &'static str)>,
    pub revealed: Vec<(Seat, u8)>,
    pub cargo: Vec<(Seat, [u8; BLUE_KINDS])>,
    pub ore: Option<u8>,
    pub terraformed: Option<u8>,
}

/// The first choice in the resolution of these rows that fits what the position says, with the
/// choices before it as the clock makes them (PR-7.3), or else with others.
pub fn find(state: &mut State, said: &Said) -> Checked {
    let planets = state.open.layout.len();
    let mut found: Vec<Contest> = match said.planet {
        Some(planet) => stops(state, planet.into()),
        None => (0..planets).flat_map(|planet| stops(state, planet)).collect(),
    };
    let open = &mut state.open;
    require(!found.is_empty(), &["contest", "planet"], || {
        "PR-7.3: with these rows nobody has anything to choose".into()
    })?;
    let side =
        |open: &Open, contest: &Contest, seat: Seat| open.side_of(seat, contest.planet.into());
    if let Some((chooser, task)) = said.task {
        found.retain(|contest| {
            let chooses = contest.task.side() == side(open, contest, chooser);
            chooses && task_name(contest.task) == task
        });
        require(!found.is_empty(), &["contest", "task"], || {
            format!("PR-7.3: with these rows {chooser} has no choice of {task}")
        })?;
    }
    for &(seat, count) in &said.revealed {
        found.retain(|contest| {
            side(open, contest, seat).is_some_and(|side| contest.revealed[side.index()] == count)
        });
        require(!found.is_empty(), &["contest", "revealed"], || {
            format!("PR-4.2: nobody chooses when {seat} has revealed {count}")
        })?;
    }
    let none = |key, what: &str| {
        require(false, &["contest", key], || format!("PR-4.5: these rows cannot lead to {what}"))
    };
    found.retain(|contest| said.ore.is_none_or(|ore| contest.ore == ore));
    if found.is_empty() {
        return none("ore", "so much ore used");
    }
    found.retain(|contest| said.terraformed.is_none_or(|done| contest.terraformed == done));
    if found.is_empty() {
        return none("terraformed", "so many terraformings");
    }
    for (seat, cargo) in &said.cargo {
        found.retain(|contest| {
            side(open, contest, *seat).is_some_and(|side| contest.cargo[side.index()] == *cargo)
        });
        if found.is_empty() {
            return none("cargo", &format!("this cargo of {seat}"));
        }
    }
    open.contest = found[0];
    Ok(())
}

/// All choices that can come up at a planet, the earliest first. The rows are valid, and somebody
/// has called.
fn stops(state: &State, planet: usize) -> Vec<Contest> {
    let mut stops = Vec::new();
    let mut seen = BTreeSet::new();
    let mut queue = VecDeque::from([begin(state, planet)]);
    let mut legal = Vec::new();
    while let Some(state) = queue.pop_front() {
        let contest = state.open.contest;
        let Some(seat) = state.open.chooser().filter(|_| state.open.stage == Stage::Resolve) else {
            continue;
        };
        let Contest { revealed, cargo, ore, terraformed, .. } = contest;
        if !seen.insert((revealed, cargo, ore, terraformed)) {
            continue;
        }
        stops.push(contest);
        legal::legal(&state, seat, &mut legal);
        // The choice of the clock is the last in the list.
        for &action in legal.iter().rev() {
            let mut next = state.clone();
            step(&mut next, seat, action);
            queue.push_back(next);
        }
    }
    stops
}

/// The caller has just ended the round, and there are rows at this planet only.
fn begin(state: &State, planet: usize) -> State {
    let mut state = state.clone();
    let open = &mut state.open;
    let caller = open.caller.expect("PR-3.5: a resolution has a caller");
    let rows = open.rows[planet];
    open.rows = [[Pile::EMPTY; 2]; MOST_PLANETS];
    open.rows[planet] = rows;
    open.companies = Default::default();
    open.stage = Stage::Rush;
    state.decks[caller.index()] = Deck::face_down(std::iter::once(Card::Tank).collect());
    let action = Action { round: open.round, number: 0, deed: Deed::Discard };
    step(&mut state, caller, action);
    state
}

fn step(state: &mut State, seat: Seat, action: Action) {
    apply(state, Millis(0), &Input::Act { seat, action }, &mut News::silent());
}
