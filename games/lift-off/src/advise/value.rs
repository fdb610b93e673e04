//! What a board is worth to its player, in hundredths of a victory point: what it has scored, and
//! what may still come. A heuristic, not a rule.

use super::weights::Weights;
use crate::board::{Board, Task};
use crate::card::{Colour, Level, Mission, Objective};
use crate::data::Data;
use crate::effect::{Counts, Effect, Final};
use crate::held::Held;
use crate::score::{final_points, goal_count, goal_points};
use crate::state::{Open, PHASE_1_ROUNDS, ROUNDS, Stage};

/// What the rest of the game still offers.
pub struct Outlook<'a> {
    weights: &'a Weights,
    open: &'a Open,
    data: &'a Data,
    /// Rounds after this one.
    rounds: i32,
    /// Launches to come in each phase, if one is made per round.
    launches: [i32; 2],
    /// The number of specialist turns to come.
    turns: i32,
}

/// The share of a level's missions, in hundredths, that rockets of capacity 1, 2, … can carry.
const CARRIED: [[i32; 5]; 4] = [
    [86, 100, 105, 105, 105],
    [20, 70, 100, 105, 105],
    [5, 80, 100, 108, 110],
    [0, 15, 85, 100, 105],
];

fn small(number: usize) -> i32 {
    i32::try_from(number).expect("few cards")
}

/// How many technologies are missing, for all colours at once: numbers are below 128.
fn short(needed: [u8; 4], have: [u8; 4]) -> i32 {
    const TOP: u32 = 0x8080_8080;
    let left = (u32::from_le_bytes(needed) | TOP) - u32::from_le_bytes(have);
    // The top bit remains set where nothing is missing.
    let enough = left & TOP;
    let kept = left & (enough - (enough >> 7));
    i32::from(kept.to_le_bytes().iter().sum::<u8>())
}

impl<'a> Outlook<'a> {
    /// The outlook for a player, depending on whether they have used the lab's symbol in this
    /// round.
    pub fn new(open: &'a Open, board: &Board, weights: &'a Weights) -> Self {
        let round = i32::from(open.clock.round.max(1));
        let (last, half) = (i32::from(ROUNDS), i32::from(PHASE_1_ROUNDS));
        let this_round = match open.clock.stage {
            Stage::NewPhase | Stage::Sale | Stage::Over => 0,
            Stage::Launches if board.task == Task::Idle => 0,
            _ => i32::from(!board.round.lab_used),
        };
        let mut launches = [(half - round).max(0), last - round.max(half)];
        launches[open.clock.phase()] += this_round;
        let playing = matches!(
            open.clock.stage,
            Stage::Deal | Stage::Goals(_) | Stage::Direction | Stage::Draft(_) | Stage::Specialists
        );
        let plays = if playing { 2 - small(board.round.played.len()) } else { 0 };
        let rounds = last - round;
        Self { weights, open, data: open.data(), rounds, launches, turns: 2 * rounds + plays }
    }

    /// The value of a board with these objectives.
    pub fn value(&self, board: &Board, goals: &[Objective]) -> i32 {
        let (flights, coming) = self.flights(board);
        100 * i32::from(board.points)
            + self.money(board)
            + flights
            + self.technologies(board)
            + self.on_earth(board)
            + self.in_space(board)
            + goals.iter().map(|&goal| self.goal(board, goal, coming)).sum::<i32>()
    }

    /// The value of each objective alone.
    pub fn goals(&self, board: &Board) -> impl Iterator<Item = i32> {
        let coming = self.flights(board).1;
        Objective::all().map(move |goal| self.goal(board, goal, coming))
    }

    /// The value of an objective alone.
    pub fn goal_alone(&self, board: &Board, goal: Objective) -> i32 {
        self.goal(board, goal, self.flights(board).1)
    }

    fn all_launches(&self) -> i32 {
        self.launches.iter().sum()
    }

    /// Money is worth what the turns to come can do with it, and a little at the end.
    fn money(&self, board: &Board) -> i32 {
        let weights = self.weights;
        let income = self.rounds * i32::from(board.income) * weights.income / 100;
        let money = i32::from(board.money) + income;
        let useful =
            weights.money_per_turn * self.turns + weights.money_per_launch * self.all_launches();
        let spent = money.min(useful / 100);
        let less = spent * spent * weights.money_slope / (useful / 100).max(1);
        spent * weights.money - less + (money - spent) * 20
    }

    /// Launches to come: the lab's points, the missions that will be drawn, and the cost. Also
    /// returns the expected number of missions of each level, in hundredths.
    fn flights(&self, board: &Board) -> (i32, [i32; 4]) {
        let mut total = 0;
        let mut coming = [0; 4];
        let mut before = 0;
        for (phase, &launches) in self.launches.iter().enumerate() {
            let points = i32::from(self.data.lab.launch_points[phase][board.lab.index()]);
            let cost = i32::from(board.cost(self.data));
            total +=
                launches * (points * self.weights.launch_points - self.weights.launch_cost * cost);
            total += self.future_missions(board, phase, launches, before, &mut coming);
            before += launches;
        }
        (total, coming)
    }

    /// The missions of a phase: of the level within reach now, until a higher one is within reach.
    fn future_missions(
        &self,
        board: &Board,
        phase: usize,
        launches: i32,
        before: i32,
        coming: &mut [i32; 4],
    ) -> i32 {
        let levels = &Level::ALL[..if phase == 0 { 2 } else { 4 }];
        let weight = usize::from(board.weight(self.data)).clamp(1, 5) - 1;
        let worth =
            |level: Level| self.weights.worth[level.index()] * CARRIED[level.index()][weight] / 100;
        let mut base = (0, None);
        let mut best = (0, 0, None);
        for &level in levels {
            let missing = self.missing(board, level, phase);
            if missing == 0 && worth(level) > base.0 {
                base = (worth(level), Some(level));
            }
            let rounds = (missing * self.weights.step - 100 * before).max(0);
            let usable = (100 * launches - rounds).max(0);
            let total = usable * worth(level).max(base.0) + (100 * launches - usable) * base.0;
            if total > best.0 {
                best = (total, usable, Some(level));
            }
        }
        let (total, usable, level) = best;
        if let Some(level) = level {
            coming[level.index()] += usable;
        }
        if let (_, Some(level)) = base {
            coming[level.index()] += 100 * launches - usable;
        }
        total / 100
    }

    /// Steps still missing for missions of a level, in hundredths: technologies and lab levels.
    fn missing(&self, board: &Board, level: Level, phase: usize) -> i32 {
        let labs = small(level.index().saturating_sub(board.lab.index()));
        let requirement = &self.data.requirements[level.index()][phase];
        let techs = requirement.iter().map(|needed| short(*needed, board.techs)).min().unwrap_or(0);
        techs + labs * self.weights.lab_steps / 100
    }

    /// Technologies beyond what a level requires: useful somehow, green also at the end.
    fn technologies(&self, board: &Board) -> i32 {
        let each = |colour: Colour| {
            let have = i32::from(board.tech(colour));
            let plain = have.min(3) * self.weights.tech[colour.index()] * self.turns.min(8) / 8;
            if colour == Colour::Green { plain + 300 * have } else { plain }
        };
        Colour::ALL.into_iter().map(each).sum()
    }

    /// Missions that wait are worth what they will score, if they can be launched in time.
    fn on_earth(&self, board: &Board) -> i32 {
        let launches = self.all_launches();
        let phase = usize::from(self.launches[0] == 0);
        let weight = board.weight(self.data) + u8::from(board.lab.next().is_none());
        let each = |mission: Mission| {
            let card = self.data.mission(mission);
            let steps = self.missing(board, card.level, phase);
            let heavy = i32::from(card.weight.saturating_sub(weight));
            let wait = steps * self.weights.step + heavy * self.weights.heavy;
            let usable = (100 * launches - wait).clamp(0, 100);
            let sure = self.weights.waiting - (wait * self.weights.wait / 1000).min(60);
            self.mission(board, mission) * usable / 100 * sure / 100
        };
        board.earth.cards().map(each).sum::<i32>() - self.weights.crowd * self.crowd(board)
    }

    /// Missions beyond what the launches to come can carry.
    fn crowd(&self, board: &Board) -> i32 {
        (small(board.earth.len()) - self.all_launches()).max(0)
    }

    /// What a mission is worth once it is in space.
    pub fn mission(&self, board: &Board, mission: Mission) -> i32 {
        let card = self.data.mission(mission);
        100 * i32::from(card.points)
            + self.effect(board, mission, card.effect)
            + self.weights.in_space
    }

    fn effect(&self, board: &Board, mission: Mission, effect: Effect) -> i32 {
        let weights = self.weights;
        let launches = self.all_launches();
        let turns = self.turns.min(8);
        match effect {
            Effect::Nothing => 0,
            Effect::Gain(_) => weights.gain * turns / 8,
            Effect::Mapping => weights.mapping * turns / 8,
            Effect::Income(steps) => {
                let most = i32::from(self.data.tracks.income_most - board.income);
                i32::from(steps).min(most) * self.rounds * weights.income_up
            }
            Effect::Money(money) => i32::from(money) * if turns > 0 { 80 } else { 20 },
            Effect::Capacity => weights.capacity * launches,
            Effect::Propulsion => weights.launch_cost * launches,
            Effect::Lab if board.lab.next().is_none() => 0,
            Effect::Lab => weights.lab_up * launches,
            Effect::Search(_) => weights.search * (launches - 1).clamp(0, 4) / 4,
            Effect::FreeInvestment => 100 * (8 + small(board.space.len())),
            Effect::TechAndUpgrade => weights.tech_and_upgrade * launches,
            Effect::Final(last) => {
                let mut with = *board;
                if with.space.count(mission) < Held::MOST {
                    with.space.add(mission);
                }
                let more = final_points(self.data, &with, mission)
                    - final_points(self.data, board, mission);
                100 * i32::from(more) + self.growth(last)
            }
        }
    }

    /// How much a final effect still grows before the end.
    fn growth(&self, last: Final) -> i32 {
        let rate = match last {
            Final::Per(_, points) => self.weights.growth * i32::from(points),
            Final::Exoplanet | Final::TradingPost => self.weights.growth,
            Final::Network => self.weights.network,
            Final::PerLevel => 200,
            Final::Station(points) => self.weights.growth * i32::from(points) / 2,
        };
        rate * self.rounds
    }

    /// Final effects of missions already in space.
    fn in_space(&self, board: &Board) -> i32 {
        let each = |mission: Mission| match self.data.mission(mission).effect {
            Effect::Final(last) => {
                100 * i32::from(final_points(self.data, board, mission)) + self.growth(last)
            }
            _ => 0,
        };
        board.space.kinds().map(each).sum()
    }

    /// An objective: what it scores now, and part of the next step, as far as that is within reach.
    fn goal(&self, board: &Board, goal: Objective, coming: [i32; 4]) -> i32 {
        let now = i32::from(goal_points(&self.open.setup, board, goal));
        let count = 100 * i32::from(goal_count(self.data, board, goal));
        let rates = &self.weights.goal_rates;
        // How much is added by the end, in hundredths.
        let more = match self.data.objective(goal).counts {
            Counts::Missions { levels, .. } => {
                let named = Level::ALL.into_iter().filter(|level| levels >> level.index() & 1 == 1);
                let come = named.map(|level| {
                    let waiting = board.earth.within(self.data.level_mask(level)).len();
                    (coming[level.index()] + 60 * small(waiting)) * rates[level.index()] / 100
                });
                come.sum()
            }
            Counts::Colour(colour) => rates[4 + colour.index()] * self.rounds,
            Counts::Sets => rates[8] * self.rounds,
            Counts::Station => rates[9] * self.rounds,
            Counts::Upgrades => rates[10] * self.rounds,
        };
        let expected = count + more;
        let thresholds = &self.data.objective(goal).points[self.open.setup.edition as usize];
        let mut best = now * 100;
        for &(threshold, points) in thresholds {
            let (needed, points) = (100 * i32::from(threshold), i32::from(points));
            if points <= now {
                continue;
            }
            // Certain at the expected number, impossible at half of it.
            let chance = (100 * expected / needed - 55).clamp(0, 45) * 90 / 45;
            let closer = 100 * count / needed;
            best = best.max(now * 100 + (points - now) * (chance * 80 + closer * 20) / 100);
        }
        best
    }
}
