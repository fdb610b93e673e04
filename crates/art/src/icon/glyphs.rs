//! The shapes of the icons.

use super::Glyph;

macro_rules! icons {
    ($($(#[$doc:meta])* $icon:ident { $body:literal, $line:literal, $detail:literal })*) => {
        /// What an icon shows.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Icon { $($(#[$doc])* $icon),* }

        impl Icon {
            /// All of them.
            pub const ALL: &'static [Self] = &[$(Self::$icon),*];

            pub(super) const fn shapes(self) -> Glyph {
                match self {
                    $(Self::$icon => Glyph { body: $body, line: $line, detail: $detail }),*
                }
            }
        }
    };
}

icons! {
    /// Money.
    Money { "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18z", "", "M15 9.2a3.6 3.6 0 1 0 0 5.6M12 6.5v11" }
    /// A victory point.
    Points { "M12 2.5l8.2 4.8v9.4L12 21.5l-8.2-4.8V7.3z", "",
        "M12 8l1.2 2.6 2.8.3-2.1 1.9.6 2.8-2.5-1.4-2.5 1.4.6-2.8-2.1-1.9 2.8-.3z" }
    /// Weight.
    Weight { "M6.5 9h11l3 12h-17z", "M10.6 8.5a2.9 2.9 0 1 1 2.8 0", "M9 15.5h6" }
    /// What something costs.
    Cost { "M3 12.5l8-9h9.5V13L12 21.5z", "", "M16.5 7.5h.01" }
    /// Income.
    Income { "M9 8.5a6.3 6.3 0 1 0 0 12.6a6.3 6.3 0 1 0 0-12.6z",
        "M18.5 14V3.5m-3 3l3-3 3 3", "M9 12.5v4.6" }
    /// A launch, a rocket.
    Launch { "M12 2.5c3.5 2.8 4.5 6 4.5 9.5v5h-9v-5c0-3.5 1-6.7 4.5-9.5z",
        "M7.5 12L4 16v3.5l3.5-2.5M16.5 12l3.5 4v3.5L16.5 17M12 20v1.5", "M12 9.5h.01" }
    /// A laboratory of any level.
    Lab { "M9 3v5L3.5 18.5A1.7 1.7 0 0 0 5 21h14a1.7 1.7 0 0 0 1.5-2.5L15 8V3z",
        "M7.5 3h9", "M7 16.5h10M11 13h.01" }
    /// A laboratory of level 1.
    Lab1 { "M9 3v5L3.5 18.5A1.7 1.7 0 0 0 5 21h14a1.7 1.7 0 0 0 1.5-2.5L15 8V3z",
        "M7.5 3h9", "M10.8 14l1.7-1.2v5.7" }
    /// A laboratory of level 2.
    Lab2 { "M9 3v5L3.5 18.5A1.7 1.7 0 0 0 5 21h14a1.7 1.7 0 0 0 1.5-2.5L15 8V3z",
        "M7.5 3h9", "M10 13.8a2 2 0 1 1 3.6 1.2L10 18.4h4.4" }
    /// A laboratory of level 3.
    Lab3 { "M9 3v5L3.5 18.5A1.7 1.7 0 0 0 5 21h14a1.7 1.7 0 0 0 1.5-2.5L15 8V3z",
        "M7.5 3h9", "M10 12.8h4l-2 2.3a1.8 1.8 0 1 1-2.2 2.7" }
    /// A laboratory of level 4.
    Lab4 { "M9 3v5L3.5 18.5A1.7 1.7 0 0 0 5 21h14a1.7 1.7 0 0 0 1.5-2.5L15 8V3z",
        "M7.5 3h9", "M13.2 18.7v-6.2l-3.7 4.2h5.3" }
    /// On Earth.
    Earth { "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18z", "", "M4 12h16M12 4c-4.6 4.6-4.6 11.4 0 16M12 4c4.6 4.6 4.6 11.4 0 16" }
    /// In space.
    Space { "M12 6a6 6 0 1 0 0 12a6 6 0 1 0 0-12z",
        "M5.6 14.5c-2.4 2.2-3.5 4-2.9 4.8 1 1.2 6-1.3 11-5.5s8-8.3 7-9.5c-.6-.8-2.5-.2-5.1 1.3", "" }
    /// What counts at the end; time.
    Hourglass { "M6.5 3h11c0 5-3 6.5-4.2 9 1.2 2.5 4.2 4 4.2 9h-11c0-5 3-6.5 4.2-9C9.5 9.5 6.5 8 6.5 3z",
        "M5 3h14M5 21h14", "M10 18h4" }
    /// The space station.
    Station { "M12 8.8a3.2 3.2 0 1 0 0 6.4a3.2 3.2 0 1 0 0-6.4z",
        "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18zM12 3v5.5M12 15.5V21M3 12h5.5M15.5 12H21", "" }
    /// A capacity upgrade.
    Capacity { "M3.5 8.5h17V21h-17z", "M8 8.5V4h8v4.5", "M12 11.5v6.5M8.8 14.8h6.4" }
    /// A propulsion upgrade.
    Propulsion { "M8.5 3h7v5c0 2 3.5 3.5 4 7.5h-15c.5-4 4-5.5 4-7.5z", "M7.5 18.8v1.5M12 18.8v2.7M16.5 18.8v1.5", "" }
    /// Draw cards.
    Draw { "M3 7.5h10.5V21H3z", "M18.5 14V3.5m-3 3l3-3 3 3", "" }
    /// Keep a card.
    Keep { "M5.5 3h13v18h-13z", "", "M9 12.5l2.2 2.5L15 9.5" }
    /// Discard.
    Discard { "M3 3h10.5v13.5H3z", "M18.5 10v10.5m-3-3l3 3 3-3", "M6 7.5l4.5 4.5M10.5 7.5L6 12" }
    /// Sell.
    Sell { "M15.5 5.5a6.3 6.3 0 1 0 0 12.6a6.3 6.3 0 1 0 0-12.6z", "M2 7.5h4M2 11.8h3.5M2 16h4", "M17.8 10a2.6 2.6 0 1 0 0 3.6M15.5 8.2v7.2" }
    /// Swap.
    Swap { "", "M3.5 8h16m-4-4.5L20 8l-4.5 4.5M20.5 16h-16m4-4.5L4 16l4.5 4.5", "" }
    /// Invest.
    Invest { "M12 2.8a3.7 3.7 0 1 0 0 7.4a3.7 3.7 0 1 0 0-7.4z", "M12 13v4m-3-2.2l3 3 3-3M3.5 14.5V21h17v-6.5", "" }
    /// Metal.
    Metal { "M4 3.5h16V8h-5.5v8H20v4.5H4V16h5.5V8H4z", "", "" }
    /// Fuel.
    Fuel { "M5 9l4-4h10v16H5z", "M12 5V2.8h5V5M5.8 5.8l-2-2", "M9.5 11l5 6M14.5 11l-5 6" }
    /// The Engineer.
    Engineer { "M4 16c0-5 3-9.5 8-9.5s8 4.5 8 9.5z", "M2.5 19.8h19M12 6.5V4", "M9 10v3.5M15 10v3.5" }
    /// The Inspector.
    Inspector { "M10 3.2a6.8 6.8 0 1 0 0 13.6a6.8 6.8 0 1 0 0-13.6z", "M15 15l6 6", "M7.2 10l2 2.2 3.6-4" }
    /// The Mission Controller.
    Controller { "M3 13.5h4v6H5a2 2 0 0 1-2-2zM17 13.5h4v4a2 2 0 0 1-2 2h-2z",
        "M4.5 13v-1.5a7.5 7.5 0 0 1 15 0V13M19 19.8c-.5 1.2-2.2 1.7-5 1.7", "" }
    /// The Jack of all trades.
    Jack { "M15.5 3.2a5.2 5.2 0 0 0-6 7L3.2 16.5v4.3h4.3l6.3-6.3a5.2 5.2 0 0 0 7-6l-3.6 2.7-3-.4-.4-3z", "", "" }
    /// An astronaut.
    Astronaut { "M12 2.8a8.7 8.7 0 0 0-6.5 14.5V21h13v-3.7A8.7 8.7 0 0 0 12 2.8z", "",
        "M7.3 11.2c0-2 2-3.7 4.7-3.7s4.7 1.7 4.7 3.7-2 3.7-4.7 3.7-4.7-1.7-4.7-3.7z" }
    /// Oxygen.
    Oxygen { "M6.5 10.5a5.5 5.5 0 0 1 11 0V21h-11z", "M12 5V3M8.5 3h7", "M12 11a2.9 2.9 0 1 0 .01 0z" }
    /// A certificate.
    Certificate { "M12 2.8a6.3 6.3 0 1 0 0 12.6a6.3 6.3 0 1 0 0-12.6z", "M8 15.2L6.8 21.5l5.2-2.8 5.2 2.8L16 15.2", "M9.3 9.2l2 2.1 3.5-4" }
    /// Protection.
    Shield { "M12 2.5l8 3v6c0 5-3.5 8-8 10-4.5-2-8-5-8-10v-6z", "", "M12 10h.01M12 11v4" }
    /// The top left corner of the pad.
    TopLeft { "M4 20v-7a9 9 0 0 1 9-9h7v6h-6a4 4 0 0 0-4 4v6z", "", "M7.5 16.5v-3a6 6 0 0 1 6-6h3" }
    /// The top right corner of the pad.
    TopRight { "M20 20v-7a9 9 0 0 0-9-9H4v6h6a4 4 0 0 1 4 4v6z", "", "M16.5 16.5v-3a6 6 0 0 0-6-6h-3" }
    /// The bottom left corner of the pad.
    BottomLeft { "M4 4v7a9 9 0 0 0 9 9h7v-6h-6a4 4 0 0 1-4-4V4z", "", "M7.5 7.5v3a6 6 0 0 0 6 6h3" }
    /// The bottom right corner of the pad.
    BottomRight { "M20 4v7a9 9 0 0 1-9 9H4v-6h6a4 4 0 0 0 4-4V4z", "", "M16.5 7.5v3a6 6 0 0 1-6 6h-3" }
    /// A tank of energy.
    Tank { "M5.5 6c0-3.5 13-3.5 13 0v12c0 3.5-13 3.5-13 0z", "", "M13 8.3l-3 4h4l-3 4" }
    /// A settler.
    Settler { "M12 3a4.3 4.3 0 1 0 0 8.6a4.3 4.3 0 1 0 0-8.6zM3.5 21c0-4.5 3.5-6.8 8.5-6.8s8.5 2.3 8.5 6.8z", "", "" }
    /// A solar module.
    Solar { "M6 4.5h12l3 11.5H3z", "M12 16v5M8 21h8", "M12 5.5V15M5.5 10.2h13" }
    /// A security force.
    Security { "M4.5 10.5h15V21h-15z", "M8 10.5V7.5a4 4 0 0 1 8 0v3", "M12 14v3.5" }
    /// Lift Off.
    LiftOff { "M21 3c-5.5 0-9.5 2-12 6l6 6c4-2.5 6-6.5 6-12z", "M9 9H5.5L3 12.5l4 .7M15 15v3.5L11.5 21l-.7-4M6.5 17.5L3 21", "M15.3 8.7h.01" }
    /// Mining.
    Mining { "M6.5 5C12.5 2 19.5 5.5 21 13.5c-3-3.5-5-4.8-7.5-5.5s-4.7-1-7-3z", "M4 21l9-12", "" }
    /// Terraforming.
    Terraforming { "M12 10c0-4 3-6.5 7.5-6.5C19.5 7.5 16.5 10 12 10zM12 12C12 8.8 9.5 7 5.5 7c0 3.2 2.5 5 6.5 5z",
        "M12 10v6M3 21.2c1.2-3.2 5-5.2 9-5.2s7.8 2 9 5.2z", "" }
    /// Stealing.
    Steal { "M2.5 8C6 6.2 9 6.2 12 8c3-1.8 6-1.8 9.5 0 0 6-2 9.3-5.2 9.3-2 0-3-2.3-4.3-2.3s-2.3 2.3-4.3 2.3C4.5 17.3 2.5 14 2.5 8z", "",
        "M7 11.7h2.2M14.8 11.7H17" }
    /// Fuel technology.
    Flame { "M12 2.3c1 4 6.5 6 6.5 12a6.5 7 0 0 1-13 0c0-2.7 1-4.3 2.2-5.5.4 1.6 1 2.3 2 2.8 0-3.6.6-6.7 2.3-9.3z", "", "M12 15.5v2.5" }
    /// Energy technology.
    Bolt { "M14.5 2.5L4.5 14h6.3L9 21.5 19.5 9.7h-6.7z", "", "" }
    /// Life support technology.
    Bubbles { "M9 8.5a6 6 0 1 0 0 12a6 6 0 1 0 0-12zM17.5 3a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7zM19 14.5a2.2 2.2 0 1 0 0 4.4a2.2 2.2 0 1 0 0-4.4z", "", "M6.5 13.5a3 3 0 0 1 2-2" }
    /// Food technology.
    Leaf { "M20.3 3.7C10 2.7 3.7 8 4.3 15.5L3.5 20.5l5-.8C16 20.3 21.3 14 20.3 3.7z", "", "M7 17c3-4 5.5-6 8.5-8" }
    /// The first seat.
    Circle { "M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17z", "", "" }
    /// The second seat.
    Triangle { "M12 3.5L21.3 20H2.7z", "", "" }
    /// The third seat.
    Square { "M4.3 4.3h15.4v15.4H4.3z", "", "" }
    /// The fourth seat.
    Star { "M12 2.5l2.9 6.3 6.8.8-5 4.7 1.3 6.8-6-3.4-6 3.4 1.3-6.8-5-4.7 6.8-.8z", "", "" }
    /// A mission.
    Mission { "M4.5 6.5C8.5 2.2 15.5 2.2 19.5 6.5V21h-15z", "", "M12 8.5l2.5 4v4.5h-5v-4.5z" }
    /// An objective.
    Objective { "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18z", "", "M12 7.8a4.2 4.2 0 1 0 0 8.4a4.2 4.2 0 1 0 0-8.4zM12 12h.01" }
    /// Any technology.
    Technology { "M12 2.5l3.8 3.8L12 10.1 8.2 6.3zM12 13.9l3.8 3.8-3.8 3.8-3.8-3.8zM6.3 8.2l3.8 3.8-3.8 3.8L2.5 12zM17.7 8.2l3.8 3.8-3.8 3.8-3.8-3.8z", "", "" }
    /// Any expert.
    Expert { "M12 3a4.3 4.3 0 1 0 0 8.6a4.3 4.3 0 1 0 0-8.6zM3.5 21c0-4.5 3.5-6.8 8.5-6.8s8.5 2.3 8.5 6.8z", "", "M12 15.5v4" }
    /// Any specialty.
    Specialty { "M6 4h12a3 3 0 0 0 3 3v10a3 3 0 0 0-3 3H6a3 3 0 0 0-3-3V7a3 3 0 0 0 3-3z", "", "M8 9.5h8M8 14.5h8" }
    /// A hand of cards.
    Hand { "M3 8.5l7.5-3L15.5 18 8 21z", "M13.5 3.5h7.5v12h-2.8", "" }
    /// Ore.
    Ore { "M7.5 4h9l5 6.5L12 21 2.5 10.5z", "", "M3.5 10.5h17M12 19.5l-3.5-9 1.5-5.5M12 19.5l3.5-9L14 5" }
}
