//! The letters of titles, and Gantry's own mark.

use crate::ink::print;
use crate::part::craft::ROCKET;
use crate::part::sky::rays;
use crate::svg::{N, add, drawing, placed};

/// The strokes of a capital, 20 units high, and its width.
pub(crate) const fn capital(letter: char) -> (&'static str, f32) {
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

/// The strokes of a small letter on the same baseline.
pub(crate) const fn small(letter: char) -> (&'static str, f32) {
    match letter {
        'l' => ("M0-2v18a4 4 0 0 0 4 4", 4.0),
        'i' => ("M0 8v8a4 4 0 0 0 4 4M0 1.5h.01", 4.0),
        'f' => ("M9-1.5C5-3 3 0 3 4v16M-1 8h9", 8.0),
        't' => ("M2 1v15a4 4 0 0 0 5 4M-2 8h9", 7.0),
        'o' => ("M6.5 7.5a6.3 6.3 0 1 0 .01 0z", 13.0),
        _ => ("", 5.0),
    }
}

/// Letters in a row, each raised as asked.
pub(crate) fn lettered(
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

/// A title, for the heading of its page.
pub(crate) fn title(lettering: &Lettering) -> String {
    drawing(lettering.width, HEIGHT, "title", &lettering.markup)
}

/// How high every title is.
const HEIGHT: f32 = 56.0;

/// A title's markup and how wide it is.
pub(crate) struct Lettering {
    pub(crate) markup: String,
    pub(crate) width: f32,
}

/// Gantry's mark: a rocket beside its tower in front of a low sun, on 64 units.
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

/// The icon of the installed app, with room for any mask and with fixed colours; `size` in pixels.
pub fn app_icon(size: u16) -> String {
    print(&format!(
        "<svg xmlns='http://www.w3.org/2000/svg' width='{size}' height='{size}' viewBox='0 0 64 64' \
         stroke-linejoin='round' stroke-linecap='round'><path fill='@night' d='M0 0h64v64H0z'/>\
         <svg viewBox='0 0 64 64'>{}</svg>{}</svg>",
        rays(32.0, 32.0, "dusk"),
        placed(8.0, 8.0, 0.75, &emblem())
    ))
}
