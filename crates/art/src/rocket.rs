//! Rockets on the boards, assembled from what the rules speak of: what a player owns is what they
//! see. The origin is the middle of the foot, and up is negative.

use gantry_launch_pad::{Card, Rocket};
use gantry_lift_off::Level;

use crate::svg::{N, add, drawing, placed};

/// Launch Pad: a rocket with the parts that lie on it; those it still needs are dashed.
pub fn launch_pad_rocket(rocket: Rocket) -> String {
    let markup = format!("<g stroke='@edge' stroke-width='1.4'>{}</g>", stack(rocket));
    drawing(80.0, 160.0, "rocket", &placed(40.0, 157.0, 1.0, &markup))
}

/// Half the width and the ink of a model.
const fn build(model: Card) -> (f32, &'static str, &'static str) {
    match model {
        Card::Observer => (14.0, "mustard", "ochre"),
        Card::Explorer => (15.0, "teal", "petrol"),
        Card::Intrepid => (16.0, "red", "brick"),
        _ => (18.0, "leaf", "moss"),
    }
}

const ENGINE: f32 = 14.0;

/// A stretch of a rocket that one card stands for.
struct Section {
    part: Card,
    height: f32,
    ink: &'static str,
    deep: &'static str,
    mark: &'static str,
}

/// From the foot up.
const SECTIONS: [Section; 2] = [
    Section {
        part: Card::Fuel,
        height: 18.0,
        ink: "red",
        deep: "brick",
        mark: "<path fill='@white' stroke='none' d='M0 2c3 4 4.5 6 4.5 8.5a4.5 4.5 0 0 1-9 0c0-2.5 1.5-4.5 4.5-8.5z'/>",
    },
    Section {
        part: Card::Metal,
        height: 19.0,
        ink: "white",
        deep: "sand",
        mark: "<path fill='none' stroke='@steel' stroke-width='2' d='M-9 4h0M-3 4h0M3 4h0M9 4h0M-9 15h0M-3 15h0M3 15h0M9 15h0'/>\
               <path fill='@steel' stroke='none' d='M-8 7.5H8v4H-8z'/>",
    },
];

/// From the foot up: engine and fins, fuel tanks, hull sections, the nose.
pub(crate) fn stack(rocket: Rocket) -> String {
    let (half, ink, deep) = build(rocket.model());
    let (w, fin) = (N(half), N(half + 11.0));
    let mut out = format!(
        "<path fill='@slate' d='M-{a} 0h{b}l-3-{e}h-{c}z'/>\
         <path fill='@{ink}' d='M-{w}-34L-{fin}-8v8l11-12zM{w}-34L{fin}-8v8l-11-12z'/>",
        a = N(half - 2.0),
        b = N(2.0 * half - 4.0),
        c = N(2.0 * half - 10.0),
        e = N(ENGINE),
    );
    let mut top = -ENGINE;
    for section in &SECTIONS {
        for index in 0..rocket.takes(section.part) {
            top -= section.height;
            let there = index < rocket.parts(section.part);
            let markup = if there { section.built(half) } else { section.missing(half) };
            out += &placed(0.0, top, 1.0, &markup);
        }
    }
    out += &placed(0.0, top, 1.0, &nose(rocket, half, ink, deep));
    out + &extras(rocket, half)
}

impl Section {
    fn built(&self, half: f32) -> String {
        format!(
            "<path fill='@{ink}' d='M-{w} 0h{d}v{h}h-{d}z'/>\
             <path fill='@{deep}' stroke='none' d='M{s} .7h{t}v{k}h-{t}z'/>{mark}",
            ink = self.ink,
            deep = self.deep,
            mark = self.mark,
            w = N(half),
            d = N(2.0 * half),
            h = N(self.height),
            s = N(half * 0.55),
            t = N(half * 0.45 - 0.7),
            k = N(self.height - 1.4),
        )
    }

    fn missing(&self, half: f32) -> String {
        format!(
            "<path fill='none' stroke='@ink' stroke-dasharray='3 3' d='M-{w} 1.5h{d}v{h}h-{d}z'/>\
             <g opacity='.55'>{}</g>",
            self.mark.replace("@white", "@red"),
            w = N(half),
            d = N(2.0 * half),
            h = N(self.height - 3.0),
        )
    }
}

/// The nose, with a window; an astronaut looks out of it.
fn nose(rocket: Rocket, half: f32, ink: &str, deep: &str) -> String {
    let w = N(half);
    let tip = match rocket.model() {
        Card::Observer => "<path fill='none' stroke='@ink' d='M0-22v-9'/>",
        Card::Galactic => "<path fill='@mustard' d='M-3-34h6l-3-13z'/>",
        _ => "",
    };
    let height = N(match rocket.model() {
        Card::Observer => 24.0,
        Card::Explorer => 30.0,
        Card::Intrepid => 34.0,
        _ => 38.0,
    });
    let window = if rocket.has(Card::Astronaut) {
        "<circle cy='-9' r='7' fill='@mustard'/><circle cy='-9.5' r='4.6' fill='@white'/>\
         <path fill='@blue' d='M-3-10c0-3 6-3 6 0s-6 3-6 0z'/>"
    } else {
        "<circle cy='-8' r='4.5' fill='@night'/>"
    };
    format!(
        "{tip}<path fill='@{ink}' d='M-{w} 0C-{w}-14-6-{height} 0-{height}S{w}-14 {w} 0z'/>\
         <path fill='@{deep}' stroke='none' d='M{s}-.7C{s}-14 4-26 1-{height}c6 4 {t} 12 {u} {v}z'/>{window}",
        s = N(half * 0.5),
        t = N(half * 0.8),
        u = N(half - 1.7),
        v = height,
    )
}

/// The other bonus cards.
fn extras(rocket: Rocket, half: f32) -> String {
    let mut out = String::new();
    if rocket.has(Card::Oxygen) {
        let bottle = "<path fill='@blue' d='M-5-20a5 5 0 0 1 10 0v22H-5z'/><path fill='@white' stroke='none' d='M-4.3-13h8.6v5h-8.6z'/>\
                      <path fill='none' d='M-5-4H5'/>";
        out += &placed(-half - 5.0, -38.0, 1.0, bottle);
    }
    if rocket.has(Card::QualityCertificate) {
        let seal = "<path fill='@brick' d='M-4 4l-2 11 6-3 6 3-2-11z'/><circle r='7' fill='@mustard'/>\
                    <path fill='none' stroke='@black' stroke-width='2' d='M-3 0l2.2 2.5 4-4.5'/>";
        out += &placed(half + 3.0, -48.0, 1.0, seal);
    }
    if rocket.has(Card::MaximumSecurity) {
        let shield = "<path fill='@steel' d='M0-11l9 3v7c0 6-4 9-9 11-5-2-9-5-9-11v-7z'/>\
                      <path fill='none' stroke='@black' stroke-width='2.4' d='M0-3h0M0-1v4'/>";
        out += &placed(0.0, -9.0, 1.0, shield);
    }
    out
}

/// Lift Off: the rocket of two parts. Its payload bay grows with every capacity upgrade, its stage
/// with every propulsion upgrade, its nose with the laboratory.
pub fn lift_off_rocket(lab: Level, capacity: u8, propulsion: u8) -> String {
    let (bay, thrust) = (f32::from(capacity.min(6)), f32::from(propulsion.min(6)));
    let stage = 30.0 + 8.0 * thrust;
    let hold = 18.0 + 8.0 * bay;
    let wide = 13.0 + 1.5 * bay;
    let mut out = boosters(propulsion, stage);
    out += &lower(stage, propulsion);
    out += &placed(0.0, -stage - 12.0, 1.0, &upper(hold, wide, capacity));
    out += &placed(0.0, -stage - 12.0 - hold, 1.0, &cone(wide, lab));
    let markup = format!(
        "<path fill='@slate' stroke='@edge' d='M-40 4h80l5 10h-90z'/>\
         <path fill='none' stroke='@mustard' stroke-width='3' stroke-dasharray='5 5' stroke-linecap='butt' d='M-38 9h78'/>\
         <g stroke='@edge' stroke-width='1.4'>{out}</g>"
    );
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
