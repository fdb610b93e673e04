//! Why something is refused: the rule and the sentence.

use gantry_kernel::{Refusal, Seat};

/// A condition that is not met.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Denial {
    /// The cards are not dealt yet.
    NotDealt,
    /// Somebody else's turn.
    Turn(Seat),
    /// The game has ended.
    Over,
    /// Too few or too many stones.
    Stones {
        /// The most that can be taken now.
        most: u8,
    },
}

impl Denial {
    /// The sentence and its rule.
    pub fn refusal(self) -> Refusal {
        match self {
            Self::NotDealt => Refusal::new("NG-1.2", "why-not-dealt"),
            Self::Turn(seat) => Refusal::new("NG-2.1", "why-not-your-turn").with("turn", seat),
            Self::Over => Refusal::new("NG-3.1", "why-over"),
            Self::Stones { most } => Refusal::new("NG-2.2", "why-stones").with("most", most),
        }
    }
}
