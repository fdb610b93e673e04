//! People, down to the shoulders: flat faces, distinguished by hair, headgear and coat.

use super::{disc, fill, line, tone};

/// Kinds of hair.
const HAIR: [&str; 6] = [
    tone!("black" "M-9-8c-1-8 4-11 9-11s10 3 9 11c-2-4-4-5-6-6-4 2-8 1-10 1-1 1-2 3-2 5z"),
    tone!("brick" "M-10 4c-3-10-1-23 10-23s13 13 10 23l-3 1c0-6 0-11-2-15-4 1-7-1-9-2-1 5-3 5-3 15z"),
    tone!("steel" "M-9-7c-2-7 3-12 9-12s11 5 9 12c-1-3-2-4-3-5h-12c-1 1-2 2-3 5z"),
    concat!(
        disc!("black" 0 -21 4),
        tone!("black" "M-9-6c-2-8 3-13 9-13s11 5 9 13c-3-5-6-6-9-6s-6 1-9 6z")
    ),
    tone!("ochre" "M-10-5c-1-9 3-14 9-14 7 0 12 4 11 9-3 0-6-2-8-3-3 3-7 3-9 3-1 1-2 3-3 5z"),
    tone!("black" "M-11-1c-4-6-3-12 1-14 2-5 8-7 12-5 6 0 9 4 9 8 3 4 2 9 0 11-1-5-2-9-4-10-4 1-9 1-14-1-2 2-3 6-4 11z"),
];

/// Headgear.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Hat {
    None,
    Hard,
    Cap,
    Headset,
    Glasses,
    Mask,
    Bowler,
    Goggles,
    Beard,
}

impl Hat {
    const fn markup(self) -> &'static str {
        match self {
            Self::None => "",
            Self::Hard => concat!(
                fill!("mustard" "M-11-9c0-8 5-13 11-13s11 5 11 13z"),
                fill!("mustard" "M-13-9h26v3h-26z"),
                line!("ochre" 1.6 "M-4-21v8M4-21v8"),
            ),
            Self::Cap => concat!(
                fill!("blue" "M-10-10c-2-8 3-12 10-12s12 4 10 12z"),
                fill!("black" "M-10-10h20c3 1 4 2 4 3h-24z"),
                disc!("mustard" 0 -15 2),
            ),
            Self::Headset => concat!(
                line!("slate" 2.4 "M-10-6c0-18 20-18 20 0"),
                fill!("red" "M-13-9h5v9h-5zM8-9h5v9H8z"),
                line!("slate" 1.6 "M-11 0c1 5 4 6 8 6"),
                disc!("red" -2 6 1.6),
            ),
            Self::Glasses => line!("black" 1.5 "M-8-6h5.5v4.5H-7zM2.5-6H8l-1 4.5H2.5zM-2.5-5h5"),
            Self::Mask => concat!(
                fill!("black" "M-11-8h22v7c-5 2-8 0-11-2-3 2-6 4-11 2z"),
                line!("white" 2 "M-6-4.5h3M3-4.5h3"),
            ),
            Self::Bowler => concat!(
                fill!("slate" "M-9-11c-1-8 3-13 9-13s10 5 9 13z"),
                fill!("slate" "M-14-11c6 2 22 2 28 0 0 3-3 3.5-14 3.5S-14-8-14-11z"),
                line!("red" 2 "M-9-13h18"),
            ),
            Self::Goggles => concat!(
                line!("slate" 2 "M-10-13h20"),
                "<g fill='@teal' stroke-width='1.4'><circle cx='-4.5' cy='-13' r='4'/><circle cx='4.5' cy='-13' r='4'/></g>",
            ),
            Self::Beard => concat!(
                fill!("white" "M-9.5-4c-1 13 4 18 9.5 18s10.5-5 9.5-18c-2 4-3 5-5.5 5-1.5-2-6.5-2-8 0-2.5 0-3.5-1-5.5-5z"),
                line!("steel" 1.2 "M-2.5 4.5h5"),
            ),
        }
    }
}

/// A person.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bust {
    /// The index of the skin tone.
    pub skin: usize,
    /// The index of the hair.
    pub hair: usize,
    /// The headgear.
    pub hat: Hat,
    /// The ink of the coat.
    pub coat: &'static str,
}

/// Skin tones, each with its second tone.
const SKINS: [(&str, &str); 4] =
    [("sand", "rose"), ("rose", "clay"), ("clay", "umber"), ("umber", "coffee")];

impl Bust {
    /// A different person for every number.
    pub(crate) const fn numbered(number: usize) -> Self {
        const COATS: [&str; 5] = ["white", "teal", "red", "slate", "leaf"];
        const HATS: [Hat; 7] = [
            Hat::Glasses,
            Hat::None,
            Hat::Headset,
            Hat::Beard,
            Hat::Goggles,
            Hat::Hard,
            Hat::Bowler,
        ];
        Self {
            skin: number * 3 % 4,
            hair: (number * 5 + number / 6) % 6,
            hat: HATS[number % 7],
            coat: COATS[number % 5],
        }
    }

    /// The head is at the origin, the shoulders are 30 below.
    pub(crate) fn markup(self) -> String {
        let (skin, shade) = SKINS[self.skin % SKINS.len()];
        let collar = if self.coat == "white" { "teal" } else { "white" };
        format!(
            "<path fill='@{coat}' d='M-26 34c0-14 7-20 20-22h12c13 2 20 8 20 22z'/>\
             <path fill='@{collar}' d='M-7 12L0 24 7 12z'/>\
             <path fill='@{tie}' stroke='none' d='M-2 17h4l1.5 13L0 33l-3.5-3z'/>\
             <path fill='@{shade}' d='M-4.5 4h9v9c-2 5-7 5-9 0z'/>\
             <path fill='@{skin}' d='M-9-8c0-8 18-8 18 0v5C9 6 4 10 0 10S-9 6-9-3z'/>\
             <path fill='@{shade}' stroke='none' d='M3-13.5c4 1 5.5 3 5.5 5.5v5c0 8-4 12-7.5 12.5C5 4 6-4 3-13.5z'/>\
             {hair}{hat}",
            coat = self.coat,
            tie = if self.coat == "red" { "black" } else { "red" },
            hair = HAIR[self.hair % HAIR.len()],
            hat = self.hat.markup(),
        )
    }
}
