//! Plays an environment at random, as callers do.

use gantry_env::{EnvPlan, Environment, Observation, Outcomes, Shape, open};
use gantry_kernel::Dice;

/// A plan of self-play on one thread.
pub fn plan(tables: usize, seats: usize) -> EnvPlan {
    EnvPlan {
        tables,
        seats,
        options: Vec::new(),
        seed: 7,
        opponents: None,
        pace: "expert".into(),
        threads: 1,
    }
}

/// Buffers beside an environment.
pub struct Player {
    pub env: Box<dyn Environment>,
    pub shape: Shape,
    pub views: Vec<i8>,
    pub actions: Vec<i8>,
    pub starts: Vec<u32>,
    pub seats: Vec<u8>,
    pub ended: Vec<u8>,
    pub wins: Vec<f32>,
    pub leads: Vec<f32>,
    dice: Dice,
}

impl Player {
    pub fn new(game: &str, plan: &EnvPlan) -> Self {
        let env = open(game, plan).expect("a plan that can be played");
        let shape = env.shape();
        Self {
            env,
            shape,
            views: vec![0; shape.tables * shape.view_numbers],
            actions: Vec::new(),
            starts: vec![0; shape.tables + 1],
            seats: vec![0; shape.tables],
            ended: vec![0; shape.tables],
            wins: vec![0.0; shape.tables * shape.seats],
            leads: vec![0.0; shape.tables * shape.seats],
            dice: Dice::from_number(3),
        }
    }

    pub fn observe(&mut self) {
        self.actions.resize(self.env.actions() * self.shape.action_numbers, 0);
        let Self { views, actions, starts, seats, .. } = self;
        self.env.observe(Observation { views, actions, starts, seats }).expect("buffers that fit");
    }

    /// Random choices; call [`Player::observe`] before.
    pub fn choices(&mut self) -> Vec<u32> {
        let legal = self.starts.windows(2).map(|pair| pair[1] - pair[0]);
        legal.map(|legal| self.dice.below(legal)).collect()
    }

    pub fn step(&mut self, choices: &[u32]) {
        let Self { ended, wins, leads, .. } = self;
        self.env.step(choices, Outcomes { ended, wins, leads }).expect("legal choices");
    }

    /// Plays until this many games have ended, and calls `each` for every table that ended one.
    pub fn play(&mut self, games: usize, mut each: impl FnMut(usize, &[f32], &[f32])) {
        let mut left = games;
        let seats = self.shape.seats;
        while left > 0 {
            self.observe();
            let choices = self.choices();
            self.step(&choices);
            for table in 0..self.shape.tables {
                if self.ended[table] == 1 {
                    let range = table * seats..(table + 1) * seats;
                    each(table, &self.wins[range.clone()], &self.leads[range]);
                    left = left.saturating_sub(1);
                }
            }
        }
    }
}
