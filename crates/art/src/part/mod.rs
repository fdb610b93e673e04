//! The parts of pictures. A part is markup around its own origin; a scene is 90 units wide and 62
//! high and sets the thin edge.

pub(crate) mod craft;
pub(crate) mod people;
pub(crate) mod sky;
pub(crate) mod thing;

/// A filled path.
macro_rules! fill {
    ($ink:literal $d:literal) => {
        concat!("<path fill='@", $ink, "' d='", $d, "'/>")
    };
}

/// A filled path without an edge: the second tone of a thing.
macro_rules! tone {
    ($ink:literal $d:literal) => {
        concat!("<path fill='@", $ink, "' stroke='none' d='", $d, "'/>")
    };
}

/// A stroke in a given colour.
macro_rules! line {
    ($ink:literal $width:literal $d:literal) => {
        concat!("<path fill='none' stroke='@", $ink, "' stroke-width='", $width, "' d='", $d, "'/>")
    };
}

/// A disc.
macro_rules! disc {
    ($ink:literal $x:literal $y:literal $r:literal) => {
        concat!("<circle fill='@", $ink, "' cx='", $x, "' cy='", $y, "' r='", $r, "'/>")
    };
}

pub(crate) use {disc, fill, line, tone};
