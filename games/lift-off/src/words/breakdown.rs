//! Where the points come from (LO-10): those on the track, by what brought them, and the final
//! scoring.

use gantry_kernel::{Category, Seat};

use crate::effect::Banner;
use crate::event::Event;
use crate::score::Score;
use crate::view::View;

/// Points on the track, by what brought them.
#[derive(Clone, Copy, Default)]
struct Track {
    launches: i32,
    missions: i32,
    specialists: i32,
    station: i32,
}

impl Track {
    const fn total(&self) -> i32 {
        self.launches + self.missions + self.specialists + self.station
    }
}

/// The parts of everybody's score. What no event brought is from the start (LO-2.1), or from the
/// position where the game began.
pub fn breakdown(view: &View, told: &[Event]) -> Vec<Category> {
    let seats: Vec<Seat> = view.seats().collect();
    let tracks: Vec<Track> = seats.iter().map(|&seat| track(seat, told)).collect();
    let goals = |seat: Seat| &view.seats[seat.index()].shown[..];
    let scores: Vec<Score> = seats
        .iter()
        .map(|&seat| Score::of(&view.open.setup, view.board(seat), goals(seat)))
        .collect();
    let scored = |part: fn(&Track) -> i32| tracks.iter().map(part).collect::<Vec<i32>>();
    let counted = |part: fn(&Score) -> u16| scores.iter().map(|score| part(score).into()).collect();
    let start =
        |(&seat, track): (&Seat, &Track)| i32::from(view.board(seat).points) - track.total();
    Category::listed([
        ("category-launches", scored(|track| track.launches)),
        ("category-missions", scored(|track| track.missions)),
        ("category-final-missions", counted(|score| score.missions)),
        ("category-goals", counted(|score| score.goals)),
        ("category-specialists", scored(|track| track.specialists)),
        ("category-station", scored(|track| track.station)),
        ("category-green", counted(|score| score.green)),
        ("category-money", counted(|score| score.money)),
        ("category-start", seats.iter().zip(&tracks).map(start).collect()),
    ])
}

/// What a player scored during the game.
fn track(own: Seat, told: &[Event]) -> Track {
    let mut track = Track::default();
    for event in told {
        match *event {
            Event::LiftOff { seat, points, .. } if seat == own => {
                track.launches += i32::from(points);
            }
            Event::Reached { seat, points, .. } if seat == own => {
                track.missions += i32::from(points);
            }
            Event::Earned { seat, points, .. } if seat == own => {
                track.specialists += i32::from(points);
            }
            Event::Banner { seat, banner: Banner::Points(points) } if seat == own => {
                track.specialists += i32::from(points);
            }
            Event::Invested { seat, points, .. } if seat == own => {
                track.station += i32::from(points);
            }
            _ => {}
        }
    }
    track
}
