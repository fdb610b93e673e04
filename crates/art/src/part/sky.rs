//! Backgrounds: skies, stars, planets, ground.

use crate::svg::{N, add};

/// A flat sky over the whole scene.
pub(crate) fn sky(ink: &str) -> String {
    format!("<path fill='@{ink}' stroke='none' d='M0 0h90v62H0z'/>")
}

/// A few stars; their places depend on the seed.
pub(crate) fn stars(seed: usize) -> String {
    let mut d = String::new();
    let mut at = seed * 37 + 11;
    for _ in 0..11 {
        at = (at * 73 + 41) % 5003;
        add!(d, "M{} {}h0", at % 87 + 2, (at / 87) % 46 + 2);
    }
    format!("<path stroke='@white' stroke-width='1.1' d='{d}'/>")
}

/// The edge of a planet at the bottom, in two tones.
pub(crate) fn limb(top: f32, ink: &str, deep: &str) -> String {
    let (y, r) = (N(top + 80.0), 80);
    format!(
        "<circle cx='45' cy='{y}' r='{r}' fill='@{ink}'/>\
         <path fill='@{deep}' stroke='none' d='M90 {t}A79.5 79.5 0 0 1 124 {y}H70A150 150 0 0 0 62 {u}z'/>",
        t = N(top + 14.0),
        u = N(top + 2.2)
    )
}

/// A whole planet.
pub(crate) fn globe(x: f32, y: f32, r: f32, ink: &str, deep: &str) -> String {
    let (cx, top, d) = (N(x), N(y - r + 0.5), N(r - 0.5));
    format!(
        "<circle cx='{cx}' cy='{}' r='{}' fill='@{ink}'/>\
         <path fill='@{deep}' stroke='none' d='M{cx} {top}a{d} {d} 0 0 1 0 {h}a{k} {k} 0 0 0 0-{h}z'/>",
        N(y),
        N(r),
        h = N(2.0 * r - 1.0),
        k = N(r * 1.15)
    )
}

/// The far and the near half of a tilted ring, to be drawn before and after its planet.
pub(crate) fn ring(x: f32, y: f32, r: f32) -> [String; 2] {
    [1, 0].map(|sweep| {
        let (far, flat) = (N(r), N(r * 0.27));
        let half = format!("M-{far} 0A{far} {flat} 0 0 {sweep} {far} 0");
        format!(
            "<g transform='translate({} {}) rotate(-16)' fill='none'><path stroke='@edge' stroke-width='{}' d='{half}'/>\
             <path stroke='@sand' stroke-width='{}' d='{half}'/><path stroke='@red' stroke-width='{}' d='{half}'/></g>",
            N(x),
            N(y),
            N(r * 0.13),
            N(r * 0.1),
            N(r * 0.025)
        )
    })
}

/// Rays from a point behind the main thing.
pub(crate) fn rays(x: f32, y: f32, ink: &str) -> String {
    let mut d = String::new();
    for index in 0..12_u8 {
        let from = (f32::from(index) * 30.0).to_radians();
        let to = (f32::from(index) * 30.0 + 13.0).to_radians();
        add!(
            d,
            "M{} {}L{} {}L{} {}z",
            N(x),
            N(y),
            N(x + 90.0 * from.cos()),
            N(y + 90.0 * from.sin()),
            N(x + 90.0 * to.cos()),
            N(y + 90.0 * to.sin())
        );
    }
    format!("<path fill='@{ink}' stroke='none' d='{d}'/>")
}

/// Rows of dots that grow downwards; for large areas only.
pub(crate) fn halftone(left: f32, top: f32, width: f32, rows: u8, ink: &str) -> String {
    let mut out = format!("<g fill='none' stroke='@{ink}' stroke-dasharray='0 4'>");
    for row in 0..rows {
        let (row, odd) = (f32::from(row), row % 2);
        add!(
            out,
            "<path stroke-width='{}' d='M{} {}h{}'/>",
            N(0.5 + 2.0 * row / f32::from(rows)),
            N(left + f32::from(odd) * 2.0),
            N(top + row * 3.4),
            N(width - f32::from(odd) * 2.0)
        );
    }
    out + "</g>"
}

/// Ground with a straight horizon.
pub(crate) fn ground(top: f32, ink: &str) -> String {
    format!("<path fill='@{ink}' d='M-2 {}h94v70h-94z'/>", N(top))
}
