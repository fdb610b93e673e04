//! Rockets on the board, built from the parts in the rules: what a player owns is what they see.
//! The origin is the middle of the foot, and up is negative.

use gantry_launch_pad::{Card, Rocket};

use crate::svg::{N, drawing, placed};

/// A rocket with its parts; those that it still needs are dashed.
pub fn rocket(rocket: Rocket) -> String {
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

/// A section of a rocket, for one card.
struct Section {
    part: Card,
    height: f32,
    ink: &'static str,
    deep: &'static str,
    mark: &'static str,
}

/// From bottom to top.
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

/// From bottom to top: engine and fins, fuel tanks, hull sections, the nose.
pub(super) fn stack(rocket: Rocket) -> String {
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
