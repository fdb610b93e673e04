//! The shared pad of Launch Pad, seen from above.

use crate::svg::{add, drawing, placed};

/// Where each corner is, as the rotation of the first one in degrees.
const TURNS: [u16; 4] = [0, 90, 270, 180];

/// A landmark on each corner, to tell them apart.
const SIGHTS: [&str; 4] = [
    "<path fill='@red' d='M-7-7H7V7H-7z'/><path fill='none' stroke='@white' stroke-width='1.6' d='M-7-7L7 7M7-7L-7 7'/>",
    "<g fill='@white'><circle cx='-5' cy='4' r='6'/><circle cx='5' cy='-5' r='6'/></g>",
    "<path fill='@teal' d='M-9-6H9V6H-9z'/><path fill='none' stroke='@white' d='M-9 0H9'/>",
    "<path fill='@mustard' d='M0-9L9 0 0 9-9 0z'/>",
];

/// The pad with these corners; missing ones are dashed. The order is top left, top right, bottom
/// left, bottom right.
pub fn pad(corners: [bool; 4]) -> String {
    let mut out = String::new();
    for (index, &there) in corners.iter().enumerate() {
        if there {
            out += &quarter(index);
            continue;
        }
        add!(
            out,
            "<path transform='rotate({})' fill='none' stroke='@ink' stroke-width='1.6' stroke-dasharray='4 5' \
             d='M-3-3V-90H-70A20 20 0 0 0-90-70V-3z'/>",
            TURNS[index]
        );
    }
    if corners == [true; 4] {
        out += "<circle r='20' fill='@night'/><circle r='10' fill='@mustard'/><circle r='5' fill='@red'/>";
    }
    let markup = format!("<g stroke='@edge' stroke-width='1.4'>{out}</g>");
    drawing(200.0, 200.0, "pad", &placed(100.0, 100.0, 1.0, &markup))
}

/// One corner on its way to the pad, as a slab that lies on the ground.
pub fn corner(index: usize) -> String {
    let (x, y) = [(96.0, 96.0), (4.0, 96.0), (96.0, 4.0), (4.0, 4.0)][index % 4];
    let markup = format!("<g stroke='@edge' stroke-width='2'>{}</g>", quarter(index % 4));
    drawing(100.0, 100.0, "corner", &placed(x, y, 1.0, &markup))
}

/// One corner, with the middle of the pad at the origin.
pub(super) fn quarter(index: usize) -> String {
    let (x, y) = [(-70.0, -70.0), (70.0, -70.0), (-70.0, 70.0), (70.0, 70.0)][index];
    format!(
        "<g transform='rotate({})'><path fill='@steel' d='M-1-1V-92H-70A22 22 0 0 0-92-70V-1z'/>\
         <path fill='none' stroke='@edge' stroke-width='11' stroke-linecap='butt' d='M-1-60A60 60 0 0 0-60-1'/>\
         <path fill='none' stroke='@white' stroke-width='8.5' stroke-linecap='butt' d='M-1-60A60 60 0 0 0-60-1'/>\
         <path fill='none' stroke='@red' stroke-width='8.5' stroke-linecap='butt' stroke-dasharray='9.1 9.4' d='M-1-60A60 60 0 0 0-60-1'/>\
         <path fill='@slate' d='M-1-1V-42A42 42 0 0 0-42-1z'/><path fill='@night' d='M-1-1V-20A20 20 0 0 0-20-1z'/>\
         <path fill='none' stroke='@mustard' stroke-width='2.4' d='M-22-22L-33-33'/></g>{}",
        TURNS[index],
        placed(x, y, 1.0, SIGHTS[index])
    )
}
