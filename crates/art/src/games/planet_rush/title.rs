//! The title: a neon tube on its way up.

use crate::svg::{N, placed};
use crate::title::{Lettering, lettered, small};

/// A tube of light that climbs, with a planet for its o.
pub(super) fn lettering() -> Lettering {
    let (letters, total) = lettered("lift off", small, 7.0, 1.6);
    let strokes = |ink: &str, width: f32, dx: f32, dy: f32| {
        format!(
            "<g fill='none' stroke='@{ink}' stroke-width='{}'>{}</g>",
            N(width),
            placed(dx, dy, 1.0, &letters)
        )
    };
    let markup = format!(
        "<g transform='translate(12 22)'><path fill='none' stroke='@rose' stroke-width='2' d='M-8 28L{x} {y}'/>\
         <path fill='none' stroke='@rose' stroke-width='1.2' stroke-dasharray='1 5' d='M-8 33L{x} {z}'/>\
         {}{}{}<g fill='@mustard' stroke='@edge' stroke-width='.8'><path d='M{s} {t}l2 4.3 4.7.5-3.5 3.2 1 4.7-4.2-2.4-4.2 2.4 1-4.7-3.5-3.2 4.7-.5z'/></g></g>",
        strokes("edge", 6.4, 0.0, 0.0),
        strokes("teal", 5.0, 0.0, 0.0),
        strokes("white", 1.2, -0.6, -0.6),
        x = N(total + 2.0),
        y = N(28.0 - (total + 10.0) * 0.117),
        z = N(33.0 - (total + 10.0) * 0.117),
        s = N(total + 11.0),
        t = N(-22.0),
    );
    Lettering { markup, width: total + 36.0 }
}
