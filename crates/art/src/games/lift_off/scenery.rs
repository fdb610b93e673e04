//! The place where everything stands: the sky, the curve of the Earth, the launch pad with its
//! tower, fire and smoke.

use crate::part::craft::FLAME;
use crate::poster::PUFFS;
use crate::svg::{N, add, drawing, placed};

/// The sky of the board is this wide and high.
const SKY: (f32, f32) = (1600.0, 900.0);
/// The Earth of the board is this wide and high.
const EARTH: (f32, f32) = (1600.0, 400.0);
/// A pad with its tower is this wide and as high as a rocket.
const PAD: (f32, f32) = (180.0, 210.0);

/// A drawing that fills whatever box it gets, as `preserveAspectRatio` says.
fn filling(size: (f32, f32), class: &str, ratio: &str, markup: &str) -> String {
    let svg = drawing(size.0, size.1, class, markup);
    svg.replacen("<svg ", &format!("<svg preserveAspectRatio='{ratio}' "), 1)
}

/// Rays behind the horizon, stars, a planet far away and the paths of satellites. The sky itself is
/// the page's, so that text on it has a known background.
pub fn sky() -> String {
    let mut out = dawn();
    for (count, width, seed) in [(70, 1.6, 3_u32), (26, 2.6, 17), (9, 4.2, 29)] {
        let mut d = String::new();
        let mut at = seed;
        for _ in 0..count {
            at = at.wrapping_mul(1_103_515_245).wrapping_add(12_345);
            add!(d, "M{} {}h0", (at >> 9) % 1600, (at >> 21) % 620);
        }
        add!(out, "<path stroke='@white' stroke-width='{}' d='{d}'/>", N(width));
    }
    out += "<g fill='none' stroke='@dusk' stroke-width='2'>\
            <path d='M-60 470C300 130 1300 130 1660 470'/>\
            <path stroke-dasharray='3 13' d='M-60 620C300 260 1300 260 1660 620'/></g>";
    out += &placed(
        470.0,
        190.0,
        1.0,
        "<circle r='46' fill='@rose'/>\
         <path fill='@clay' d='M0-46a46 46 0 0 1 0 92a52 52 0 0 0 0-92z'/>\
         <circle cx='-16' cy='-14' r='7' fill='@clay'/><circle cx='-22' cy='14' r='4' fill='@clay'/>",
    );
    filling(SKY, "sky", "xMidYMin slice", &out)
}

/// Rays that rise from behind the Earth, as on a poster.
fn dawn() -> String {
    let mut d = String::new();
    for index in 0..12_u8 {
        let from = (180.0 + f32::from(index) * 15.0 + 3.75).to_radians();
        let to = from + 7.5_f32.to_radians();
        add!(d, "M800 860L{} {}", N(800.0 + 1400.0 * from.cos()), N(860.0 + 1400.0 * from.sin()));
        add!(d, "L{} {}z", N(800.0 + 1400.0 * to.cos()), N(860.0 + 1400.0 * to.sin()));
    }
    format!("<path fill='@paper' stroke='none' d='{d}'/>")
}

/// The curve of the Earth, with air, sea and land; it is stretched to the width of the board.
pub fn earth() -> String {
    let curve = |top: u16, edge: u16| format!("M0 {edge}Q800 {top} 1600 {edge}V400H0z");
    let out = format!(
        "<path fill='@dusk' d='{}'/><path fill='@teal' d='{}'/><path fill='@petrol' d='{}'/>\
         <path fill='@leaf' d='M0 214C120 176 260 160 400 150C480 145 520 168 450 184C330 208 210 196 130 232C80 254 30 250 0 262z'/>\
         <path fill='@leaf' d='M1600 232C1500 196 1320 164 1180 156C1090 152 1060 172 1140 188C1260 210 1290 240 1400 246C1480 250 1540 268 1600 276z'/>\
         <path fill='@moss' d='M120 236C220 204 320 212 420 194C330 224 260 222 190 248C160 258 130 250 120 236z'/>\
         <path fill='@moss' d='M1480 256C1380 248 1340 216 1240 206C1330 236 1370 262 1480 270z'/>",
        curve(16, 190),
        curve(46, 220),
        curve(170, 330),
    );
    filling(EARTH, "earth", "none", &out)
}

/// The launch pad and its tower. The middle of a rocket's foot is at 70, 192.
pub fn pad() -> String {
    let tower = {
        let mut d = String::new();
        for step in 0..8_u8 {
            let (low, high) =
                (N(190.0 - 22.0 * f32::from(step)), N(168.0 - 22.0 * f32::from(step)));
            add!(d, "M118 {low}L142 {high}M142 {low}L118 {high}M118 {high}h24");
        }
        format!(
            "<path fill='none' stroke='@red' stroke-width='2' d='{d}'/>\
             <path fill='none' stroke='@brick' stroke-width='4' d='M118 192V14M142 192V14'/>\
             <path fill='@red' d='M112 14h36v-5h-36z'/><path fill='none' stroke='@brick' stroke-width='2.5' d='M130 9V1'/>\
             <circle cx='130' cy='2' r='2.5' fill='@mustard'/>"
        )
    };
    let out = format!(
        "<path fill='@slate' d='M6 198h150l12 12H-2z'/><path fill='@steel' d='M12 192h142v7H12z'/>\
         <path fill='none' stroke='@mustard' stroke-width='3' stroke-dasharray='7 7' stroke-linecap='butt' d='M14 195.5h138'/>\
         {tower}<path fill='none' stroke='@brick' stroke-width='3' d='M118 152H96M118 108H92'/>"
    );
    drawing(PAD.0, PAD.1, "pad", &out)
}

/// The fire under a rocket, as wide as the rocket's drawing.
pub fn fire() -> String {
    let side = placed(40.0, -34.0, 1.3, FLAME) + &placed(70.0, -34.0, 1.3, FLAME);
    drawing(110.0, 66.0, "fire", &(side + &placed(55.0, -36.0, 2.6, FLAME)))
}

/// The smoke that stays on the ground after a launch.
pub fn smoke() -> String {
    drawing(132.0, 34.0, "smoke", &placed(66.0, 20.0, 1.0, PUFFS))
}
