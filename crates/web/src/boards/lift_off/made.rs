//! Pictures before and after a game.

use gantry_art::lift_off::rocket;
use gantry_art::{CardText, Form};
use gantry_kernel::{EntryEvents, Game, Seat, Text, Viewer, Words as _};
use gantry_lift_off::{Level, LiftOff};

use super::face::{Face, drawing};
use crate::boards::Play;
use leptos::prelude::GetUntracked;

/// The rocket as it was built, and every mission in space.
pub fn made(play: Play, seat: Seat, _: &[EntryEvents]) -> Vec<String> {
    let Some(view) = play.view::<LiftOff>().get_untracked() else { return Vec::new() };
    if seat.index() >= view.open.seats() {
        return Vec::new();
    }
    let board = view.board(seat);
    let terms = LiftOff::glossary(&view.open.setup);
    let flown = board.space.kinds().flat_map(|kind| {
        let term = terms.iter().find(|term| term.word == kind.id());
        let title = term.map(|term| play.say(&term.name)).unwrap_or_default();
        let words = CardText { title: &title, sentence: "" };
        let drawn = drawing(&view, Face::Mission(kind), Form::Compact, words);
        std::iter::repeat_n(drawn, board.space.count(kind))
    });
    std::iter::once(rocket(board.lab, board.capacity, board.propulsion)).chain(flown).collect()
}

/// A better rocket, a specialist, a mission, a launch, an objective.
pub fn lessons() -> Vec<String> {
    let mut pictures = how();
    if pictures.len() > 1 {
        pictures.swap(0, 1);
    }
    pictures
}

/// A specialist, a better rocket, a mission, a launch, an objective.
pub fn how() -> Vec<String> {
    let state = LiftOff::configure(LiftOff::RULES, 2, &[]).map(|setup| LiftOff::start(&setup));
    let Ok(Ok(state)) = state else { return Vec::new() };
    let view = LiftOff::view(&state, Viewer::Spectator);
    let face = |id: &str| {
        let face = Face::read(id);
        let words = CardText { title: "", sentence: "" };
        face.map(|face| drawing(&view, face, Form::Compact, words)).unwrap_or_default()
    };
    let goal = gantry_lift_off::Objective::all().next().map_or("", |goal| goal.id());
    vec![
        face("stage-designer"),
        rocket(Level::new(1), 2, 2),
        face("probe-launch"),
        gantry_art::mark(),
        face(goal),
    ]
}
