//! The lettering of the three games, and Gantry's own mark.

use crate::ink::print;
use crate::part::craft::ROCKET;
use crate::part::sky::rays;
use crate::svg::{N, add, drawing, placed};

/// Which title.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Title {
    /// *Lift Off* (2018): a poster's slanted capitals, printed a little off.
    LiftOff,
    /// *Launch Pad*: an enamel sign over a striped kerb.
    LaunchPad,
    /// *Lift Off* (2000): a neon tube on its way up.
    PlanetRush,
}

impl Title {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::LiftOff, Self::LaunchPad, Self::PlanetRush];
}

/// The bones of a capital, 20 units high, and its width.
const fn capital(letter: char) -> (&'static str, f32) {
    match letter {
        'A' => ("M0 20L8.5 0 17 20M3.5 13.5h10", 17.0),
        'C' => ("M16.5 3.5A10 10 0 1 0 16.5 16.5", 17.0),
        'D' => ("M0 0h5a10 10 0 0 1 0 20H0z", 15.0),
        'F' => ("M11 0H0v20M0 10h9", 11.0),
        'H' => ("M0 0v20M14 0v20M0 10h14", 14.0),
        'I' => ("M0 0v20", 0.0),
        'L' => ("M0 0v20h11", 11.0),
        'N' => ("M0 20V0l14 20V0", 14.0),
        'O' => ("M10 0a10 10 0 1 0 .01 0z", 20.0),
        'P' => ("M0 20V0h7a5.7 5.7 0 0 1 0 11.4H0", 12.7),
        'T' => ("M0 0h14M7 0v20", 14.0),
        'U' => ("M0 0v12.5a7.5 7.5 0 0 0 15 0V0", 15.0),
        _ => ("", 6.0),
    }
}

/// The bones of a small letter on the same line.
const fn small(letter: char) -> (&'static str, f32) {
    match letter {
        'l' => ("M0-2v18a4 4 0 0 0 4 4", 4.0),
        'i' => ("M0 8v8a4 4 0 0 0 4 4M0 1.5h.01", 4.0),
        'f' => ("M9-1.5C5-3 3 0 3 4v16M-1 8h9", 8.0),
        't' => ("M2 1v15a4 4 0 0 0 5 4M-2 8h9", 7.0),
        'o' => ("M6.5 7.5a6.3 6.3 0 1 0 .01 0z", 13.0),
        _ => ("", 5.0),
    }
}

/// Letters one after the other, each as much higher as asked.
fn lettered(
    text: &str,
    bones: fn(char) -> (&'static str, f32),
    gap: f32,
    rise: f32,
) -> (String, f32) {
    let (mut x, mut y, mut out) = (0.0, 0.0, String::new());
    for letter in text.chars() {
        let (d, width) = bones(letter);
        if !d.is_empty() {
            add!(out, "<path transform='translate({} {})' d='{d}'/>", N(x), N(y));
        }
        x += width + gap;
        y -= rise;
    }
    (out, x - gap)
}

/// A title, for the page that it names.
pub fn title(title: Title) -> String {
    let lettering = lettering(title);
    drawing(lettering.width, HEIGHT, "title", &lettering.markup)
}

/// How high every title is.
const HEIGHT: f32 = 56.0;

/// A title's markup and how wide it is.
pub(crate) struct Lettering {
    pub(crate) markup: String,
    pub(crate) width: f32,
}

pub(crate) fn lettering(title: Title) -> Lettering {
    match title {
        Title::LiftOff => slanted(),
        Title::LaunchPad => enamel(),
        Title::PlanetRush => neon(),
    }
}

/// One after the other in three colours, the first moved: misregistered print.
fn slanted() -> Lettering {
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

/// White letters with a fine line in them on an enamel plate.
fn enamel() -> Lettering {
    let (letters, total) = lettered("LAUNCH PAD", capital, 7.5, 0.0);
    let inner = N(total + 16.0);
    let markup = format!(
        "<path fill='@petrol' stroke='@edge' stroke-width='1.4' d='M1 8a7 7 0 0 0 7-7h{inner}a7 7 0 0 0 7 7v30a7 7 0 0 0-7 7H8a7 7 0 0 0-7-7z'/>\
         <path fill='none' stroke='@white' stroke-width='1' d='M5 10.5a9 9 0 0 0 5.5-5.5h{l}a9 9 0 0 0 5.5 5.5v25a9 9 0 0 0-5.5 5.5h-{l}a9 9 0 0 0-5.5-5.5z'/>\
         <g fill='none' stroke='@white' stroke-width='5.6' stroke-linecap='butt' stroke-linejoin='miter' stroke-miterlimit='1.6'>{a}</g>\
         <g fill='none' stroke='@petrol' stroke-width='.9' stroke-linecap='butt'>{a}</g>\
         <path fill='none' stroke='@mustard' stroke-width='5' d='M6 50h{k}'/>\
         <path fill='none' stroke='@black' stroke-width='5' stroke-linecap='butt' stroke-dasharray='6 6' d='M8 50h{k}'/>",
        a = placed(17.0, 13.0, 1.0, &letters),
        l = N(total + 11.0),
        k = N(total + 20.0),
    );
    Lettering { markup, width: total + 32.0 }
}

/// A tube of light that climbs, with a planet for its o.
fn neon() -> Lettering {
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

/// Gantry's mark: a rocket beside its tower before a low sun, on 64 units.
pub(crate) fn emblem() -> String {
    let tower = "<path fill='none' stroke='@black' stroke-width='1.8' d='M14 54V12M23 54V12M14 54l9-8.4-9-8.4 9-8.4-9-8.4 9-8.4M23 54l-9-8.4 9-8.4-9-8.4 9-8.4-9-8.4M11 12h15'/>\
                 <path fill='none' stroke='@red' stroke-width='2.6' stroke-linecap='butt' d='M23 24h9M23 38h9'/>";
    format!(
        "<circle cx='32' cy='32' r='30' fill='@mustard' stroke='@edge' stroke-width='1.4'/>{tower}\
         <g stroke='@edge' stroke-width='.9'>{}</g>\
         <path fill='@black' d='M7.5 50h49A30 30 0 0 1 7.5 50z'/>",
        placed(40.0, 31.0, 1.12, ROCKET)
    )
}

/// The mark.
pub fn mark() -> String {
    drawing(64.0, 64.0, "mark", &emblem())
}

/// The icon of the installed app, with room for any mask and with colours of its own; `size` in
/// pixels.
pub fn app_icon(size: u16) -> String {
    print(&format!(
        "<svg xmlns='http://www.w3.org/2000/svg' width='{size}' height='{size}' viewBox='0 0 64 64' \
         stroke-linejoin='round' stroke-linecap='round'><path fill='@night' d='M0 0h64v64H0z'/>\
         <svg viewBox='0 0 64 64'>{}</svg>{}</svg>",
        rays(32.0, 32.0, "dusk"),
        placed(8.0, 8.0, 0.75, &emblem())
    ))
}
