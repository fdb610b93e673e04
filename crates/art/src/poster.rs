//! What posters share: a sheet 320 units wide and 200 high, the poster of games without one, and
//! the exhaust of a launch.

use crate::part::craft::FLAME;
use crate::part::sky::rays;
use crate::svg::{drawing, placed};
use crate::title::{Lettering, emblem};

/// The poster of a game: its scene with its title, translated and scaled.
pub(crate) fn poster(scene: &str, x: f32, y: f32, scale: f32, title: &Lettering) -> String {
    sheet(&(scene.to_owned() + &placed(x, y, scale, &title.markup)))
}

/// The poster of a game without its own: Gantry's mark.
pub fn plain_poster() -> String {
    let sky = placed(160.0, 100.0, 4.0, &rays(0.0, 0.0, "dusk"));
    sheet(&(field("night") + &sky + &placed(96.0, 36.0, 2.0, &emblem())))
}

fn sheet(markup: &str) -> String {
    let cut = format!("<svg width='320' height='200' overflow='hidden'>{markup}</svg>");
    drawing(320.0, 200.0, "poster", &cut)
}

/// A sky or a wall behind everything.
pub(crate) fn field(ink: &str) -> String {
    format!("<path fill='@{ink}' d='M0 0h320v200H0z'/>")
}

/// Clouds of smoke on the ground.
pub(crate) const PUFFS: &str = "<path fill='@white' d='M-62 12c-4-14 12-22 22-12 2-14 24-16 28-2 6-8 18-8 24 0 6-12 26-10 28 2 12-8 26 0 22 12z'/>\
    <path fill='@sand' d='M-50 12c6-10 22-10 28-2 8-8 28-8 36 0 8-8 24-6 28 2z'/>";

/// Fire and clouds under a rocket that takes off, as wide as [`crate::lift_off::rocket`].
pub fn exhaust() -> String {
    let fire = placed(55.0, -14.0, 1.6, FLAME) + &placed(55.0, 52.0, 0.78, PUFFS);
    drawing(110.0, 64.0, "exhaust", &fire)
}
