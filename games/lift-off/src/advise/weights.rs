//! The weights of the greedy bot, in hundredths of a victory point unless noted otherwise. Found by
//! letting it play against itself.

/// The weights.
#[derive(Clone, Copy, Debug)]
pub struct Weights {
    /// The share of income to come that counts, in hundredths.
    pub income: i32,
    /// A unit of money.
    pub money: i32,
    /// How much less the last useful unit is worth than the first.
    pub money_slope: i32,
    /// Money that a turn can use, in hundredths.
    pub money_per_turn: i32,
    /// Money that a launch can use, in hundredths.
    pub money_per_launch: i32,
    /// A point scored by a future launch.
    pub launch_points: i32,
    /// A unit of cost of a future launch.
    pub launch_cost: i32,
    /// A future mission, by level.
    pub worth: [i32; 4],
    /// Rounds per step towards a level, in hundredths.
    pub step: i32,
    /// Steps per lab level, in hundredths.
    pub lab_steps: i32,
    /// A technology, by colour, for up to three.
    pub tech: [i32; 4],
    /// Rounds that a mission waits per missing unit of capacity, in hundredths.
    pub heavy: i32,
    /// How much of a waiting mission counts, in hundredths.
    pub waiting: i32,
    /// How much less per round of waiting, in tenths of a hundredth.
    pub wait: i32,
    /// A surplus mission on Earth.
    pub crowd: i32,
    /// Any mission in space, for effects that count missions.
    pub in_space: i32,
    /// *Gain*.
    pub gain: i32,
    /// *Planetary mapping*.
    pub mapping: i32,
    /// A step of income, per round.
    pub income_up: i32,
    /// A capacity upgrade, per launch.
    pub capacity: i32,
    /// A lab level, per launch.
    pub lab_up: i32,
    /// *Mission search*.
    pub search: i32,
    /// *Tech and upgrade*, per launch.
    pub tech_and_upgrade: i32,
    /// What a final effect gains per round and point.
    pub growth: i32,
    /// What *satellite network* gains per round.
    pub network: i32,
    /// The growth of what objectives count, in hundredths: of the missions to come, by level; per
    /// round, of technologies by colour, sets, rockets, upgrades.
    pub goal_rates: [i32; 11],
}

/// The weights in use.
pub const WEIGHTS: Weights = Weights {
    income: 43,
    money: 182,
    money_slope: 20,
    money_per_turn: 59,
    money_per_launch: 538,
    launch_points: 120,
    launch_cost: 122,
    worth: [109, 1547, 2490, 2557],
    step: 80,
    lab_steps: 331,
    tech: [101, 77, 58, 84],
    heavy: 65,
    waiting: 37,
    wait: 65,
    crowd: 52,
    in_space: 40,
    gain: 284,
    mapping: 249,
    income_up: 44,
    capacity: 48,
    lab_up: 163,
    search: 600,
    tech_and_upgrade: 70,
    growth: 25,
    network: 87,
    goal_rates: [90, 90, 90, 90, 53, 32, 38, 11, 10, 16, 69],
};
