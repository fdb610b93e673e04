//! The picture of every kind of card, 90 units wide and 62 high.

mod launch_pad;
mod lift_off;
mod planet_rush;

pub(crate) use launch_pad::launch_pad;
pub(crate) use lift_off::{mission, objective, pips, specialist};
pub(crate) use planet_rush::planet_rush;

use crate::svg::N;

/// A scene in its own window, which cuts off what stands out.
pub(crate) fn framed(x: f32, y: f32, width: f32, height: f32, markup: &str) -> String {
    format!(
        "<svg x='{}' y='{}' width='{}' height='{}' viewBox='0 0 90 62' \
         preserveAspectRatio='xMidYMid slice' overflow='hidden'><g stroke='@edge' stroke-width='.9'>{markup}</g></svg>",
        N(x),
        N(y),
        N(width),
        N(height)
    )
}
