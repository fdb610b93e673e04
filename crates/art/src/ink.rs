//! The inks of all drawings. Markup names them as `@red`; at the end each becomes a custom property
//! with a fallback, so that a page can change the theme without drawing anything again.

use crate::svg::add;

/// Light or dark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Theme {
    /// Paper and ink.
    Light,
    /// The night sky.
    Dark,
}

macro_rules! inks {
    ($($(#[$doc:meta])* $ink:ident $name:literal $light:literal $dark:literal,)*) => {
        /// A colour by its purpose.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Ink { $($(#[$doc])* $ink),* }

        impl Ink {
            /// All of them.
            pub const ALL: &'static [Self] = &[$(Self::$ink),*];

            /// The name of its custom property, without dashes.
            pub const fn name(self) -> &'static str {
                match self { $(Self::$ink => $name),* }
            }

            /// Its value, as six hexadecimal digits.
            const fn hex(self, theme: Theme) -> &'static str {
                match (self, theme) {
                    $((Self::$ink, Theme::Light) => $light, (Self::$ink, Theme::Dark) => $dark),*
                }
            }
        }
    };
}

inks! {
    /// The page.
    Paper "paper" "F4EAD2" "101A36",
    /// Text and icons on paper and stock.
    Ink "ink" "1B2340" "F4EAD2",
    /// What cards are printed on.
    Stock "stock" "FFFDF6" "1E2A52",
    /// The thin darker edge of drawn things.
    Edge "edge" "1B2340" "0A1126",
    /// The sky in pictures.
    Night "night" "101A36" "101A36",
    /// A lighter sky, and what is in the distance.
    Dusk "dusk" "2B3C73" "2B3C73",
    /// Signal red.
    Red "red" "D2402B" "D2402B",
    /// The second tone of red.
    Brick "brick" "9C2D1E" "9C2D1E",
    /// Mustard.
    Mustard "mustard" "DFA32B" "DFA32B",
    /// The second tone of mustard.
    Ochre "ochre" "A97614" "A97614",
    /// Enamel blue, for what the rules call blue.
    Blue "blue" "2C62A6" "2C62A6",
    /// Teal.
    Teal "teal" "23808A" "23808A",
    /// The second tone of teal.
    Petrol "petrol" "155A63" "155A63",
    /// Leaf green.
    Leaf "leaf" "5E8C3A" "5E8C3A",
    /// The second tone of leaf.
    Moss "moss" "456C29" "456C29",
    /// Rose, also the lighter skin.
    Rose "rose" "E58A74" "E58A74",
    /// The second tone of rose, also the darker skin.
    Clay "clay" "A9573F" "A9573F",
    /// Dark skin.
    Umber "umber" "7D5239" "7D5239",
    /// The second tone of umber.
    Coffee "coffee" "4E3222" "4E3222",
    /// Steel.
    Steel "steel" "8C97A8" "8C97A8",
    /// The second tone of steel.
    Slate "slate" "566178" "566178",
    /// White paint.
    White "white" "FFFDF6" "FFFDF6",
    /// The second tone of white.
    Sand "sand" "DCCBA2" "DCCBA2",
    /// Dark print that stays dark.
    Black "black" "1B2340" "1B2340",
}

impl Ink {
    /// For an attribute of SVG or a declaration of CSS.
    pub fn css(self) -> String {
        format!("var(--{},#{})", self.name(), self.hex(Theme::Light))
    }

    /// Its relative luminance as WCAG defines it, from 0 to 1.
    pub fn luminance(self, theme: Theme) -> f64 {
        let hex = self.hex(theme);
        let channel = |at: usize| {
            let byte = u8::from_str_radix(&hex[at..at + 2], 16).expect("two hexadecimal digits");
            let part = f64::from(byte) / 255.0;
            if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * channel(0) + 0.7152 * channel(2) + 0.0722 * channel(4)
    }

    /// The contrast of two inks as WCAG defines it, from 1 to 21.
    pub fn contrast(self, other: Self, theme: Theme) -> f64 {
        let (one, two) = (self.luminance(theme), other.luminance(theme));
        (one.max(two) + 0.05) / (one.min(two) + 0.05)
    }
}

/// The declarations that set every ink, for the style sheet of a page: `--paper:#F4EAD2;…`.
pub fn theme(theme: Theme) -> String {
    let mut css = String::new();
    for ink in Ink::ALL {
        add!(css, "--{}:#{};", ink.name(), ink.hex(theme));
    }
    css
}

/// Markup with every `@ink` as a custom property.
pub(crate) fn expand(markup: &str) -> String {
    written(markup, Ink::css)
}

/// Markup with every `@ink` as its colour in the light theme, for files that no page styles.
pub(crate) fn print(markup: &str) -> String {
    written(markup, |ink| format!("#{}", ink.hex(Theme::Light)))
}

/// Markup with every `@ink` replaced; `@knock` is what is behind a solid icon.
///
/// # Panics
/// If there is no such ink: markup is our own, and text from outside is escaped before.
fn written(markup: &str, spell: impl Fn(Ink) -> String) -> String {
    let mut pieces = markup.split('@');
    let mut out = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        let end = piece.find(|c: char| !c.is_ascii_lowercase()).unwrap_or(piece.len());
        let (name, rest) = piece.split_at(end);
        if name == "knock" {
            add!(out, "var(--knock,{})", spell(Ink::Stock));
        } else {
            let ink = Ink::ALL.iter().find(|ink| ink.name() == name);
            out += &spell(*ink.unwrap_or_else(|| panic!("no ink is called {name:?}")));
        }
        out += rest;
    }
    out
}
