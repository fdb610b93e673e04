//! Rockets on the board, built from the upgrades in the rules: what a player owns is what they see.
//! The origin is the middle of the foot, and up is negative.

use gantry_lift_off::Level;

use crate::svg::{N, add, drawing, placed};

/// The rocket has two parts. Its payload bay grows with every capacity upgrade, its stage with
/// every propulsion upgrade, its nose with the laboratory.
pub fn rocket(lab: Level, capacity: u8, propulsion: u8) -> String {
    let (bay, thrust) = (f32::from(capacity.min(6)), f32::from(propulsion.min(6)));
    let stage = 30.0 + 8.0 * thrust;
    let hold = 18.0 + 8.0 * bay;
    let wide = 13.0 + 1.5 * bay;
    let mut out = boosters(propulsion, stage);
    out += &lower(stage, propulsion);
    out += &placed(0.0, -stage - 12.0, 1.0, &upper(hold, wide, capacity));
    out += &placed(0.0, -stage - 12.0 - hold, 1.0, &cone(wide, lab));
    let markup = format!("<g stroke='@edge' stroke-width='1.4'>{out}</g>");
    drawing(110.0, 210.0, "rocket", &placed(55.0, 192.0, 1.0, &markup))
}

/// The lower part: a stage with a band for every upgrade, and fins.
fn lower(stage: f32, propulsion: u8) -> String {
    let mut out = format!(
        "<path fill='@slate' d='M-8 3h16l-3-9H-5z'/><path fill='@red' d='M-13-26L-26-4v8l13-9zM13-26L26-4v8L13-5z'/>\
         <path fill='@white' d='M-13-4v-{h}h26v{h}z'/><path fill='@sand' stroke='none' d='M6-4.7v-{k}h6.3v{k}z'/>",
        h = N(stage),
        k = N(stage - 1.4),
    );
    for band in 0..propulsion.min(6) {
        let y = N(-14.0 - 8.0 * f32::from(band));
        add!(out, "<path fill='@red' stroke='none' d='M-12.3 {y}h24.6v-4h-24.6z'/>");
    }
    out + &format!("<path fill='@steel' d='M-13-{a}h26l-2-8h-22z'/>", a = N(stage + 4.0))
}

/// A pair of boosters from the second upgrade on, taller ones from the fourth.
fn boosters(propulsion: u8, stage: f32) -> String {
    if propulsion < 2 {
        return String::new();
    }
    let h = N(if propulsion < 4 { stage * 0.5 } else { stage * 0.8 });
    let one = format!(
        "<path fill='@slate' d='M-4 4h8L2-2h-4z'/><path fill='@mustard' d='M-5-2v-{h}c0-6 3-9 5-12 2 3 5 6 5 12v{h}z'/>"
    );
    placed(-19.0, 0.0, 1.0, &one) + &placed(19.0, 0.0, 1.0, &one)
}

/// The upper part: a bay with a crate behind a hatch for every upgrade.
fn upper(hold: f32, wide: f32, capacity: u8) -> String {
    let mut out = format!(
        "<path fill='@teal' d='M-11 0L-{w}-6v-{h}h{d}v{h}L11 0z'/>\
         <path fill='@petrol' stroke='none' d='M6-.7L{s}-6v-{h}h{t}v{h}L10.5-.7z'/>",
        w = N(wide),
        h = N(hold - 6.0),
        d = N(2.0 * wide),
        s = N(wide * 0.55),
        t = N(wide * 0.45 - 0.7),
    );
    for hatch in 0..=capacity.min(6) {
        let y = -hold + 9.0 + 8.0 * f32::from(hatch);
        if y < -5.0 {
            add!(
                out,
                "<path fill='@mustard' stroke-width='1' d='M-{a} {y}h{b}v-5.5h-{b}z'/>",
                a = N(wide * 0.7),
                b = N(wide * 1.1),
                y = N(y)
            );
        }
    }
    out
}

/// The nose: a window for every level of the laboratory.
fn cone(wide: f32, lab: Level) -> String {
    let level = f32::from(lab.number());
    let (w, h) = (N(wide), N(20.0 + 7.0 * level));
    let mut out = format!(
        "<path fill='none' stroke='@ink' stroke-width='2' d='M0-{h}v-8'/>\
         <path fill='@white' d='M-{w} 0C-{w}-16-5-{h} 0-{h}S{w}-16 {w} 0z'/>\
         <path fill='@red' d='M-{w} 0h{d}v-4.5h-{d}z'/>",
        d = N(2.0 * wide)
    );
    for window in 0..lab.number() {
        let y = N(-10.0 - 7.0 * f32::from(window));
        add!(out, "<circle cy='{y}' r='2.6' fill='@blue' stroke-width='1'/>");
    }
    out
}
