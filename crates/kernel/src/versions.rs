//! Versions of a game's rules. They are numbered from 1, and none is ever dropped (decision 0026).

use thiserror::Error;

use crate::Game;

/// A version of the rules that this program does not know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("unknown here: played by rules {found} of {game}, known are rules {}", known(*.newest))]
pub struct RulesError {
    /// Which game.
    pub game: &'static str,
    /// The version that was asked for.
    pub found: u32,
    /// The newest that is known.
    pub newest: u32,
}

fn known(newest: u32) -> String {
    if newest == 1 { newest.to_string() } else { format!("1 to {newest}") }
}

/// Whether a game can be played by this version of its rules.
pub const fn known_rules<G: Game>(rules: u32) -> Result<(), RulesError> {
    if 1 <= rules && rules <= G::RULES {
        return Ok(());
    }
    Err(RulesError { game: G::ID, found: rules, newest: G::RULES })
}
