//! The title: slanted poster capitals, printed slightly off.

use crate::part::craft::ROCKET;
use crate::svg::{N, placed};
use crate::title::{Lettering, capital, lettered};

/// Three layers in three colours, the first one shifted: misregistered print.
pub(super) fn lettering() -> Lettering {
    let (left, first) = lettered("L", capital, 8.0, 0.0);
    let (middle, second) = lettered("FT", capital, 8.0, 0.0);
    let (right, third) = lettered("OFF", capital, 7.5, 0.0);
    let at = [0.0, first + 32.0, first + 32.0 + second + 18.0];
    let letters = placed(at[0], 0.0, 1.0, &left)
        + &placed(at[1], 0.0, 1.0, &middle)
        + &placed(at[2], 0.0, 1.0, &right);
    let total = at[2] + third;
    let strokes = |ink: &str, dx: f32, dy: f32| {
        format!(
            "<g fill='none' stroke='@{ink}' stroke-width='6.5' stroke-linecap='butt' stroke-linejoin='miter'>{}</g>",
            placed(dx, dy, 1.0, &letters)
        )
    };
    let rocket = format!(
        "<g stroke='@edge' stroke-width='1'>{}</g>",
        placed(first + 15.0, 8.0, 0.82, ROCKET)
    );
    let trail = format!(
        "<path fill='none' stroke='@mustard' stroke-width='3' d='M{x} 26v7'/>\
         <path fill='none' stroke='@mustard' stroke-width='2' d='M{y} 26v4M{z} 26v4'/>",
        x = N(first + 15.0),
        y = N(first + 11.0),
        z = N(first + 19.0)
    );
    let orbit = format!(
        "<path fill='none' stroke='@teal' stroke-width='2.2' d='M{} 17c-9 8 34 2 36-12'/>",
        N(at[2] - 5.0)
    );
    let markup = format!(
        "<g transform='translate(14 18) skewX(-9)'>{}{}{orbit}</g><g transform='translate(13 18)'>{trail}{rocket}</g>",
        strokes("mustard", 1.8, 1.8),
        strokes("red", 0.0, 0.0)
    );
    Lettering { markup, width: total + 28.0 }
}
