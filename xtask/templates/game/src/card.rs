//! The cards (NG-1.1).

use gantry_game_kit::named;
use serde::{Deserialize, Serialize};

named! {
    /// A card by its number.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
    pub enum Card, "a card from 1 to 6" {
        /// 1
        One = "1",
        /// 2
        Two = "2",
        /// 3
        Three = "3",
        /// 4
        Four = "4",
        /// 5
        Five = "5",
        /// 6
        Six = "6",
    }
}

impl Card {
    /// Its number, which is what it may be worth.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }
}
