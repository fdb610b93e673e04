//! The laboratory: a building with a floor for every level.

use gantry_lift_off::Level;

use crate::sign::Sign;
use crate::svg::{N, add, drawing, placed};

/// The height of a floor.
const FLOOR: f32 = 30.0;
/// The ground that the building stands on.
const GROUND: f32 = 150.0;

/// The laboratory at a level. Every floor shows what a launch with it scores; those that are not
/// built yet are outlines with their price.
pub fn lab(level: Level, points: [u8; 4], prices: [u8; 3]) -> String {
    let built = level.number();
    let mut out = "<path fill='@slate' d='M2 150h116v5H2z'/>".to_owned();
    for floor in Level::ALL {
        let at = f32::from(floor.number());
        let (y, half) = (GROUND - FLOOR * at, 53.0 - 5.0 * at);
        out += &if floor.number() <= built {
            finished(y, half, floor.number() == built)
        } else {
            planned(y, half)
        };
        let score = Sign::Points(points[floor.index()].into()).markup();
        out += &placed(60.0 - half + 5.0, y + 4.0, 0.95, &score);
        if let Some(price) = floor.index().checked_sub(1).filter(|_| floor.number() > built) {
            let price = Sign::Money(prices[price].into()).markup();
            out += &placed(60.0 + half - 28.0, y + 4.0, 0.95, &price);
        }
    }
    if built == Level::ALL[3].number() {
        out += &placed(60.0, GROUND - FLOOR * f32::from(built), 1.0, DOME);
    }
    drawing(120.0, 158.0, "lab", &format!("<g stroke='@edge' stroke-width='1.2'>{out}</g>"))
}

/// A floor with lit windows; the uppermost one is in use.
fn finished(y: f32, half: f32, top: bool) -> String {
    let (wall, glass) = if top { ("white", "mustard") } else { ("sand", "rose") };
    let mut out = format!(
        "<path fill='@{wall}' d='M{l} {y}h{w}v{FLOOR}h-{w}z'/><path fill='@red' d='M{e} {y}h{f}v-3.5h-{f}z'/>",
        l = N(60.0 - half),
        w = N(2.0 * half),
        e = N(58.0 - half),
        f = N(2.0 * half + 4.0),
        y = N(y)
    );
    for window in 0..3_u8 {
        let x = 60.0 + half - 14.0 - 13.0 * f32::from(window);
        if x > 60.0 - half + 32.0 {
            add!(
                out,
                "<path fill='@{glass}' stroke-width='1' d='M{} {}h9v13h-9z'/>",
                N(x),
                N(y + 9.0)
            );
        }
    }
    out
}

/// Scaffolding for a floor that can be bought later.
fn planned(y: f32, half: f32) -> String {
    format!(
        "<path fill='@steel' fill-opacity='.3' stroke='@steel' stroke-dasharray='4 3' d='M{l} {y}h{w}v{FLOOR}h-{w}z'/>",
        l = N(60.0 - half),
        w = N(2.0 * half),
        y = N(y)
    )
}

const DOME: &str = "<path fill='@teal' d='M-20-3a20 18 0 0 1 40 0z'/><path fill='none' stroke='@white' stroke-width='2' d='M-6-10L2-24'/>";
