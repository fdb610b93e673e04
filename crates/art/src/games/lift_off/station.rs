//! Lift Off's station: a truss that grows with every docked rocket.

use crate::icon::{EDGE, Icon, seat_ink};
use crate::ink::Ink;
use crate::svg::{N, drawing, placed};

/// Room for twelve rockets, so that the station visibly grows on the page.
const WIDTH: f32 = 252.0;

/// The station with the docked rockets, in order: a seat's, or a neutral one.
pub fn station(docked: &[Option<usize>]) -> String {
    #[allow(clippy::cast_precision_loss)] // a handful of rockets
    let columns = docked.len().div_ceil(4).max(1) as f32;
    let reach = 16.0 + 26.0 * columns;
    let wing = 26.0;
    let mut out = format!(
        "<path fill='@steel' d='M-{r}-4h{d}v8h-{d}z'/>\
         <path fill='none' stroke='@slate' stroke-width='1.4' stroke-dasharray='5 3' d='M-{r} 0h{d}'/>",
        r = N(reach),
        d = N(2.0 * reach)
    );
    for x in [-reach - wing, reach] {
        out += &panel(x, wing);
    }
    for (index, &seat) in docked.iter().enumerate() {
        #[allow(clippy::cast_precision_loss)] // a handful of rockets
        let column = (index / 4) as f32;
        let x = 29.0 + 26.0 * column;
        let (side, up) = [(1.0, -1.0), (-1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)][index % 4];
        out += &placed(x * side, 0.0, 1.0, &module(seat, up));
    }
    out += "<circle r='19' fill='@white'/><circle r='14' fill='none' stroke='@red' stroke-width='3' stroke-dasharray='6 5' stroke-linecap='butt'/>\
            <circle r='8' fill='@blue'/><path fill='none' stroke='@white' stroke-width='1.6' d='M-4-1a4.5 4.5 0 0 1 3-4'/>";
    let markup = format!("<g stroke='@edge' stroke-width='1.2'>{out}</g>");
    drawing(WIDTH, 110.0, "station", &placed(WIDTH / 2.0, 55.0, 1.0, &markup))
}

fn panel(x: f32, width: f32) -> String {
    let markup = format!(
        "<path fill='@blue' d='M0-30h{w}v26H0zM0 4h{w}v26H0z'/>\
         <path fill='none' stroke='@white' stroke-width='.8' d='M{a}-30v26M{b}-30v26M0-17h{w}M{a} 4v26M{b} 4v26M0 17h{w}'/>",
        w = N(width),
        a = N(width / 3.0),
        b = N(width / 1.5)
    );
    placed(x, 0.0, 1.0, &markup)
}

/// A docked rocket with the shape and colour of its seat, above or below the truss.
fn module(seat: Option<usize>, up: f32) -> String {
    let ink = seat.map_or("slate", |seat| seat_ink(seat).name());
    let badge = seat.map_or_else(String::new, |seat| {
        let shape = Icon::of_seat(seat).coloured(Ink::White, EDGE);
        placed(-6.0, up * 24.0 - 6.0, 0.5, &shape)
    });
    format!(
        "<g transform='scale(1 {up})'><path fill='@steel' d='M-5 4H5v7H-5z'/><path fill='@white' d='M-10 11H10V34H-10z'/>\
         <path fill='@{ink}' d='M-10 15H10V33H-10z'/><path fill='@{ink}' d='M-10 37c2 8 7 11 10 14 3-3 8-6 10-14z'/>\
         <path fill='@white' d='M-10 33H10v4H-10z'/></g>{badge}"
    )
}
