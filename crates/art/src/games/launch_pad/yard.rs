//! The launch site as a place: the land around it, and the three grounds that a rocket crosses.
//!
//! Backgrounds are drawn to be stretched over areas of any shape, so their lines keep their width.

use gantry_launch_pad::Zone;

use crate::part::craft::FLAME;
use crate::poster::PUFFS;
use crate::svg::{add, backdrop, drawing, placed};

/// Sky, hills and a field. Paper is the sky, and stock the clouds; the page hides what belongs to
/// the other time of day (`day`, `night`).
pub fn landscape() -> String {
    let mut stars = String::new();
    let mut at = 17_u64;
    for _ in 0..90 {
        at = (at * 7919 + 104_729) % 1_000_003;
        add!(stars, "M{} {}h0", at % 1600, at / 1600 % 420);
    }
    let mut sun = String::new();
    for step in 0..24_u8 {
        let angle = f32::from(step).to_radians() * 15.0;
        let (x, y) = (angle.cos(), angle.sin());
        add!(
            sun,
            "M{:.0} {:.0}L{:.0} {:.0}",
            1330.0 + 110.0 * x,
            150.0 + 110.0 * y,
            1330.0 + 150.0 * x,
            150.0 + 150.0 * y
        );
    }
    let cloud = |x: f32, y: f32, scale: f32| placed(x, y, scale, CLOUD);
    let clouds = cloud(210.0, 150.0, 1.3) + &cloud(760.0, 90.0, 0.9) + &cloud(1060.0, 210.0, 1.1);
    let markup = format!(
        "<path fill='@paper' d='M0 0h1600v900H0z'/>\
         <g class='night'><path stroke='@white' stroke-width='3' d='{stars}'/>\
         <circle cx='1330' cy='150' r='70' fill='@sand'/><circle cx='1300' cy='136' r='60' fill='@paper'/></g>\
         <g class='day'><circle cx='1330' cy='150' r='90' fill='@mustard'/>\
         <path fill='none' stroke='@mustard' stroke-width='12' d='{sun}'/>{clouds}</g>\
         <path fill='@teal' d='M0 430C120 350 240 330 380 400c90-70 230-90 330-10 120-80 260-60 350 0 110-70 300-80 540 20v500H0z'/>\
         <path fill='@petrol' d='M0 480c160-60 330-40 520-10 260-60 420-30 560 0 200-40 380-30 520 0v440H0z'/>\
         <path fill='@leaf' d='M0 520c400-30 1200-30 1600 0v380H0z'/>\
         <path fill='@moss' d='M0 640c500-30 1100-20 1600 10v260H0z'/>"
    );
    backdrop(1600.0, 900.0, "xMidYMid slice", "landscape", &markup)
}

const CLOUD: &str =
    "<path fill='@stock' d='M-90 20c-20-40 30-60 50-30 10-50 80-50 90 0 40-20 70 10 50 30z'/>";

/// Where rockets of a zone stand: a hangar, a hall with windows, an open apron.
pub fn grounds(zone: Zone) -> String {
    let markup = match zone {
        Zone::Construction => HANGAR,
        Zone::Quality => HALL,
        Zone::Launch => APRON,
    };
    let thin = "<path vector-effect='non-scaling-stroke' ";
    let markup =
        format!("<g stroke='@edge' stroke-width='1.4'>{}</g>", markup.replace("<path ", thin));
    backdrop(100.0, 100.0, "none", "grounds", &markup)
}

/// A vaulted roof over an open front: ribs, a crane rail, a floor with a hazard line.
const HANGAR: &str = "<path fill='@mustard' d='M0 100V24C12 2 88 2 100 24v76z'/>\
    <path fill='@ochre' stroke='none' d='M0 100V28C12 7 88 7 100 28v72z'/>\
    <path fill='@stock' d='M4 100V31C15 13 85 13 96 31v69z'/>\
    <path fill='none' stroke='@steel' stroke-opacity='.45' d='M20 100V22M36 100V18M52 100V17M68 100V18M84 100V22'/>\
    <path fill='none' stroke='@steel' stroke-width='3' d='M4 33h92'/>\
    <path fill='@slate' d='M0 91h100v9H0z'/>\
    <path fill='none' stroke='@mustard' stroke-width='3' stroke-dasharray='9 7' stroke-linecap='butt' d='M0 95.5h100'/>";

/// A flat roof, a band of windows, tiles, a clean floor.
const HALL: &str = "<path fill='@petrol' d='M0 100V14h100v86z'/>\
    <path fill='@teal' d='M0 14h100v6H0z'/>\
    <path fill='@stock' d='M4 100V20h92v80z'/>\
    <path fill='@teal' fill-opacity='.28' d='M8 25h18v12H8zM30 25h18v12H30zM52 25h18v12H52zM74 25h18v12H74z'/>\
    <path fill='none' stroke='@steel' stroke-opacity='.35' d='M4 52h92M4 65h92M4 78h92M20 39v52M36 39v52M52 39v52M68 39v52M84 39v52'/>\
    <path fill='@slate' d='M0 91h100v9H0z'/>\
    <path fill='none' stroke='@white' stroke-width='2' stroke-dasharray='2 8' d='M0 95.5h100'/>";

/// Under the open sky: masts with lamps, a tower, concrete with a flame trench.
const APRON: &str = "<path fill='none' stroke='@slate' stroke-width='3' d='M95 92V14M99 92V14'/>\
    <path fill='none' stroke='@slate' d='M95 92l4-8-4-8 4-8-4-8 4-8-4-8 4-8-4-8 4-8-4-8 4-2M99 92l-4-8 4-8-4-8 4-8-4-8 4-8-4-8 4-8-4-8 4-8'/>\
    <path fill='none' stroke='@red' stroke-width='4' d='M86 40h9M88 60h7'/>\
    <path fill='@red' d='M93 10h8v4h-8z'/>\
    <path fill='@steel' d='M0 88h100v12H0z'/><path fill='@slate' d='M0 94h100v6H0z'/>\
    <path fill='@black' d='M14 91h70v4H14z'/>\
    <path fill='none' stroke='@red' stroke-width='3' stroke-dasharray='9 7' stroke-linecap='butt' d='M0 97.5h100'/>";

/// The flame under a rocket that flies; it belongs to the rocket and goes with it.
pub fn fire() -> String {
    drawing(30.0, 44.0, "fire", &placed(15.0, -34.0, 2.3, FLAME))
}

/// The smoke of a launch; it belongs to the ground and stays.
pub fn smoke() -> String {
    drawing(140.0, 40.0, "smoke", &placed(70.0, 26.0, 1.05, PUFFS))
}
