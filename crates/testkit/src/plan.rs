//! Which games to play.

use gantry_kernel::{Game, OptionValues, Text};

/// Which setups are played, how often, and with which dice.
#[derive(Clone, Debug)]
pub struct Plan<G: Game> {
    /// The settings to play with.
    pub setups: Vec<G::Setup>,
    /// How many games with each.
    pub games_per_setup: usize,
    /// The seed of the first game with each setup; the next game has the next number.
    pub seed: u64,
}

impl<G: Text> Plan<G> {
    /// Every number of seats with the default options by every version of the rules, and by the
    /// newest with each other value of each option in turn: the words of a choice, the ends of a
    /// range. A free text keeps its default, since only the game knows what it may be.
    ///
    /// # Panics
    /// If the game refuses options that it lists itself.
    pub fn covering(games_per_setup: usize, seed: u64) -> Self {
        let (least, most) = G::SEATS;
        let mut setups = Vec::new();
        for seats in least..=most {
            let mut add = |rules: u32, options: &[(String, String)]| {
                let setup =
                    G::configure(rules, seats, options).expect("listed options can be configured");
                if !setups.contains(&setup) {
                    setups.push(setup);
                }
            };
            (1..=G::RULES).rev().for_each(|rules| add(rules, &[]));
            for option in G::OPTIONS {
                let values: Vec<String> = match &option.values {
                    OptionValues::Words(words) => words.iter().map(ToString::to_string).collect(),
                    OptionValues::Number { least, most, .. } => {
                        vec![least.to_string(), most.to_string()]
                    }
                    OptionValues::Text => Vec::new(),
                };
                for value in values {
                    add(G::RULES, &[(option.key.to_string(), value)]);
                }
            }
        }
        Self { setups, games_per_setup, seed }
    }
}

/// How many times as many games a soak plays: `GANTRY_SOAK_GAMES`, or 1.
pub fn soak_factor() -> usize {
    std::env::var("GANTRY_SOAK_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(1)
}
