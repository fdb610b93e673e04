//! The silhouette and colour of each family of cards.

use gantry_lift_off::Level;

use crate::ink::Ink;

/// A family of cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Frame {
    /// Lift Off: a staff badge with a slot for its clip.
    Specialist,
    /// Lift Off: an arched mission patch in the colour of its level.
    Mission(Level),
    /// Lift Off: a punched card with a cut corner.
    Objective,
    /// Launch Pad: a blueprint with a folded corner.
    Rocket,
    /// Launch Pad: a riveted plate.
    Component,
    /// Launch Pad: a staff file with its tab.
    Expert,
    /// Launch Pad: a perforated stamp.
    Bonus,
    /// Launch Pad: a torn telegram.
    Action,
    /// Launch Pad: an enamel sign.
    Specialty,
    /// Launch Pad: a slab of the pad, rounded where the pad ends.
    Corner(usize),
    /// Lift Off (2000): a container.
    Cargo,
    /// Lift Off (2000): pointed like a rocket.
    LiftOff,
    /// Lift Off (2000): a flag.
    Order,
}

/// How a frame is painted.
pub(crate) struct Paint {
    /// Its colour.
    pub(crate) ground: Ink,
    /// What is written on it.
    pub(crate) text: Ink,
    /// Its outline.
    shape: String,
    /// Small things on the border.
    trim: &'static str,
    /// Where the title may begin.
    pub(crate) heading: f32,
    /// Where the panel below the picture ends.
    pub(crate) floor: f32,
    /// How much narrower the title is than the picture, on each side.
    pub(crate) inset: f32,
}

impl Paint {
    fn new(ground: Ink, text: Ink, shape: &str) -> Self {
        Self {
            ground,
            text,
            shape: shape.to_owned(),
            trim: "",
            heading: 5.0,
            floor: 129.0,
            inset: 0.0,
        }
    }

    pub(crate) fn outline(&self) -> String {
        format!(
            "<path fill='@{}' fill-rule='evenodd' stroke='@edge' d='{}'/>{}",
            self.ground.name(),
            self.shape,
            self.trim
        )
    }
}

const RIVETS: &str = "<path fill='none' stroke='@white' stroke-width='2.6' d='M14 4.5h0M86 4.5h0M14 134.5h0M50 134.5h0M86 134.5h0'/>";
const SCREWS: &str = "<path fill='none' stroke='@white' stroke-width='2.6' d='M22 134.5h0M78 134.5h0'/>\
    <path fill='none' stroke='@white' stroke-width='.8' d='M18 3.5h64M30 134.5h40'/>";
const PUNCHES: &str = "<path fill='none' stroke='@edge' stroke-width='2' stroke-linecap='butt' stroke-dasharray='2.4 4.2' d='M9.2 134.5h81.6'/>";
const FOLD: &str = "<path fill='@white' stroke='@edge' d='M86 139v-11h13z'/>";
const SEAM: &str = "<path fill='none' stroke='@white' stroke-width='1.6' stroke-dasharray='4 4' d='M12 134.5h76'/>";
const HAZARD: &str = "<path fill='none' stroke='@black' stroke-width='4' stroke-linecap='butt' stroke-dasharray='5 5' d='M32 134.5h36'/>";

impl Frame {
    /// One of each family, missions and corners in all their forms.
    pub const ALL: [Self; 19] = [
        Self::Specialist,
        Self::Mission(Level::ALL[0]),
        Self::Mission(Level::ALL[1]),
        Self::Mission(Level::ALL[2]),
        Self::Mission(Level::ALL[3]),
        Self::Objective,
        Self::Rocket,
        Self::Component,
        Self::Expert,
        Self::Bonus,
        Self::Action,
        Self::Specialty,
        Self::Corner(0),
        Self::Corner(1),
        Self::Corner(2),
        Self::Corner(3),
        Self::Cargo,
        Self::LiftOff,
        Self::Order,
    ];

    /// The letters of the title, then what they stand on.
    pub fn inks(self) -> (Ink, Ink) {
        let paint = self.paint();
        (paint.text, paint.ground)
    }

    pub(crate) fn paint(self) -> Paint {
        match self {
            Self::Specialist => {
                Paint { heading: 11.0, floor: 133.0, ..Paint::new(Ink::Blue, Ink::White, BADGE) }
            }
            Self::Mission(level) => {
                let (ground, text) = match level.number() {
                    1 => (Ink::Teal, Ink::White),
                    2 => (Ink::Mustard, Ink::Black),
                    3 => (Ink::Red, Ink::White),
                    _ => (Ink::Moss, Ink::White),
                };
                Paint { heading: 7.0, floor: 133.0, inset: 4.0, ..Paint::new(ground, text, ARCH) }
            }
            Self::Objective => {
                Paint { trim: PUNCHES, inset: 6.0, ..Paint::new(Ink::Sand, Ink::Black, PUNCHED) }
            }
            Self::Rocket => Paint { trim: FOLD, ..Paint::new(Ink::Blue, Ink::White, FOLDED) },
            Self::Component => Paint {
                trim: RIVETS,
                inset: 3.0,
                heading: 6.0,
                ..Paint::new(Ink::Slate, Ink::White, PLATE)
            },
            Self::Expert => {
                Paint { heading: 11.0, floor: 133.0, ..Paint::new(Ink::Mustard, Ink::Black, FILE) }
            }
            Self::Bonus => {
                Paint { heading: 6.0, floor: 133.0, ..Paint::new(Ink::Moss, Ink::White, &stamp()) }
            }
            Self::Action => Paint::new(Ink::Red, Ink::White, TORN),
            Self::Specialty => Paint {
                trim: SCREWS,
                floor: 126.0,
                inset: 5.0,
                heading: 6.0,
                ..Paint::new(Ink::Petrol, Ink::White, ENAMEL)
            },
            Self::Corner(corner) => Paint {
                trim: HAZARD,
                floor: 131.0,
                inset: 3.0,
                ..Paint::new(Ink::Steel, Ink::Black, SLABS[corner % 4])
            },
            Self::Cargo => {
                Paint { trim: SEAM, floor: 131.0, ..Paint::new(Ink::Blue, Ink::White, CONTAINER) }
            }
            Self::LiftOff => Paint {
                heading: 11.0,
                floor: 133.0,
                inset: 6.0,
                ..Paint::new(Ink::Mustard, Ink::Black, POINTED)
            },
            Self::Order => Paint::new(Ink::Red, Ink::White, FLAG),
        }
    }
}

const BADGE: &str = "M1 14a6 6 0 0 1 6-6h21l6-7h32l6 7h21a6 6 0 0 1 6 6v119a6 6 0 0 1-6 6H7a6 6 0 0 1-6-6zM40 4.5v3.5h20v-3.5z";
const ARCH: &str = "M1 20C16-5.3 84-5.3 99 20v115a4 4 0 0 1-4 4H5a4 4 0 0 1-4-4z";
const PUNCHED: &str = "M22 1h73a4 4 0 0 1 4 4v130a4 4 0 0 1-4 4H5a4 4 0 0 1-4-4V24z";
const FOLDED: &str = "M1 1h98v127L86 139H1z";
const PLATE: &str = "M12 1h76l11 11v116l-11 11H12L1 128V12z";
const FILE: &str = "M1 5a4 4 0 0 1 4-4h33l8 8h49a4 4 0 0 1 4 4v126H1z";
const TORN: &str = "M1 1h98v134l-7 4-7-4-7 4-7-4-7 4-7-4-7 4-7-4-7 4-7-4-7 4-7-4-7 4-7-4z";
const ENAMEL: &str =
    "M13 1h74a12 12 0 0 0 12 12v114a12 12 0 0 0-12 12H13a12 12 0 0 0-12-12V13a12 12 0 0 0 12-12z";
const SLABS: [&str; 4] = [
    "M29 1h70v138H1V29A28 28 0 0 1 29 1z",
    "M1 1h70a28 28 0 0 1 28 28v110H1z",
    "M1 1h98v138H19A18 18 0 0 1 1 121z",
    "M1 1h98v120a18 18 0 0 1-18 18H1z",
];
const CONTAINER: &str = "M1 1h14v3h70V1h14v55h-3v20h3v63H85v-3H15v3H1V76h3V56H1z";
const POINTED: &str = "M50 1l49 22v116H1V23z";
const FLAG: &str = "M1 1h98v138l-49-9-49 9z";

/// A perforated edge all round.
fn stamp() -> String {
    let sides = [
        "h1.5a2 2 0 0 0 4 0h1.5".repeat(14),
        "v1.4a2 2 0 0 0 0 4v1.5".repeat(20),
        "h-1.5a2 2 0 0 0-4 0h-1.5".repeat(14),
        "v-1.4a2 2 0 0 0 0-4v-1.5".repeat(20),
    ];
    format!("M1 1{}z", sides.concat())
}
