//! Final scoring (LO-8.3, LO-9, LO-10).

use gantry_kernel::{Seat, Standings};
use serde::{Deserialize, Serialize};

use crate::board::Board;
use crate::card::{Colour, Level, Mission, Objective};
use crate::data::Data;
use crate::effect::{Counts, Effect, Final};
use crate::setup::{Edition, Setup};
use crate::state::{Stage, State};

/// LO-10.3: points per green technology.
const PER_GREEN: u16 = 3;
/// LO-10.3: money for a point.
const MONEY_PER_POINT: u16 = 5;
/// LO-8.3: *satellite network*, by copy.
const NETWORK: [u16; 3] = [15, 30, 50];

/// What final scoring brings a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Score {
    /// LO-10.1: final effects of missions in space.
    pub missions: u16,
    /// LO-10.2: objectives still held.
    pub goals: u16,
    /// LO-10.3: green technologies.
    pub green: u16,
    /// LO-10.3: money.
    pub money: u16,
}

impl Score {
    /// The final scoring of a player with this board and these objectives; LO-10.4 gives an
    /// example.
    pub fn of(setup: &Setup, board: &Board, goals: &[Objective]) -> Self {
        let data = setup.data();
        let missions = board.space.kinds().map(|mission| final_points(data, board, mission)).sum();
        Self {
            missions,
            goals: goals.iter().map(|&goal| goal_points(setup, board, goal)).sum(),
            green: PER_GREEN * u16::from(board.tech(Colour::Green)),
            money: board.money / MONEY_PER_POINT,
        }
    }

    /// The total.
    pub const fn total(&self) -> u16 {
        self.missions + self.goals + self.green + self.money
    }
}

/// LO-8.3: what all copies of a mission in space bring at the end.
pub fn final_points(data: &Data, board: &Board, mission: Mission) -> u16 {
    let copies = board.space.count(mission);
    let Effect::Final(effect) = data.mission(mission).effect else { return 0 };
    // The second copy of some counts twice.
    let doubled = |points: u16| if copies > 1 { points * 3 } else { points };
    let each = match effect {
        Final::Exoplanet => return doubled(board.upgrades().into()),
        Final::TradingPost => return doubled(board.income.into()),
        Final::Network => return NETWORK[..copies.min(NETWORK.len())].iter().sum(),
        Final::Per(colour, points) => u16::from(points) * u16::from(board.tech(colour)),
        Final::PerLevel => Level::ALL
            .into_iter()
            .map(|level| u16::from(level.number()) * count(board.in_space(data, level)))
            .sum(),
        Final::Station(points) => u16::from(points) * u16::from(board.rockets),
    };
    each * count(copies)
}

fn count(number: usize) -> u16 {
    u16::try_from(number).expect("few cards")
}

/// LO-9.2: how often an objective's condition is met, ignoring LO-9.3.
pub fn goal_progress(data: &Data, board: &Board, goal: Objective) -> u16 {
    match data.objective(goal).counts {
        Counts::Missions { levels, .. } => {
            let named = Level::ALL.into_iter().filter(|level| levels >> level.index() & 1 == 1);
            named.map(|level| count(board.in_space(data, level))).sum()
        }
        Counts::Colour(colour) => board.tech(colour).into(),
        Counts::Sets => board.techs.into_iter().min().unwrap_or(0).into(),
        Counts::Station => board.rockets.into(),
        Counts::Upgrades => board.upgrades().into(),
    }
}

/// LO-9.3: the level that a mission in space is required for, if it is missing.
pub fn goal_lacks(data: &Data, board: &Board, goal: Objective) -> Option<Level> {
    match data.objective(goal).counts {
        Counts::Missions { least, .. } => least.filter(|&level| board.in_space(data, level) == 0),
        _ => None,
    }
}

/// LO-9.2, LO-9.3: how much of an objective counts.
pub fn goal_count(data: &Data, board: &Board, goal: Objective) -> u16 {
    match goal_lacks(data, board, goal) {
        Some(_) => 0,
        None => goal_progress(data, board, goal),
    }
}

/// LO-9.1
pub fn goal_points(setup: &Setup, board: &Board, goal: Objective) -> u16 {
    let data = setup.data();
    let met = goal_count(data, board, goal);
    let thresholds = &data.objective(goal).points[setup.edition as usize];
    let reached = thresholds.iter().take_while(|(threshold, _)| u16::from(*threshold) <= met);
    reached.last().map_or(0, |(_, points)| u16::from(*points))
}

/// The result of [`gantry_kernel::Game::standings`].
pub fn standings(state: &State) -> Option<Standings> {
    (state.open.clock.stage == Stage::Over).then(|| ranking(state))
}

/// LO-10.5
pub fn ranking(state: &State) -> Standings {
    let open = &state.open;
    let key = |seat: Seat| {
        let board = open.board(seat);
        let points = board.points + Score::of(&open.setup, board, state.goals(seat)).total();
        let level_4 = board.in_space(open.data(), Level::new(3));
        let breaker = match open.setup.edition {
            Edition::En | Edition::De => level_4,
            Edition::Fr => level_4.min(1),
        };
        (points.into(), i32::try_from(breaker).expect("few cards"))
    };
    let keys: Vec<(i32, i32)> = Seat::all(open.seats()).map(key).collect();
    Standings::ranked(&keys)
}
