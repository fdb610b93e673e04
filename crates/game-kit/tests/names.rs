//! Enums with a name for each variant.

use gantry_game_kit::{named, spelled};

named! {
    /// A season.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    enum Season, "summer or winter" {
        /// Warm.
        Summer = "summer",
        /// Cold.
        Winter = "winter",
    }
}

named! {
    /// A kind of card.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    enum Kind as id, "a kind" {
        /// The only one.
        Joker = "joker",
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Level(usize);

impl Level {
    const fn name(self) -> &'static str {
        ["low", "high"][self.0]
    }
}

spelled!(Level, name, (0..2).map(Level), ["low", "high"].join(" or "));

#[test]
fn every_variant_has_its_name() {
    assert_eq!(Season::ALL.map(Season::name), Season::NAMES);
    for season in Season::ALL {
        assert_eq!(season.to_string().parse(), Ok(season));
    }
    assert_eq!(Kind::Joker.id(), "joker");
    assert_eq!("high".parse(), Ok(Level(1)));
}

#[test]
fn another_name_says_what_was_expected() {
    let wrong = "Summer".parse::<Season>().expect_err("another spelling").to_string();
    assert_eq!(wrong, "expected summer or winter, found \"Summer\"");
    let wrong = "mid".parse::<Level>().expect_err("no level").to_string();
    assert_eq!(wrong, "expected low or high, found \"mid\"");
}
