//! Pictures before and after a game.

use gantry_art::launch_pad::{pad, print, rocket};
use gantry_art::{CardText, Form, card};
use gantry_kernel::{EntryEvents, Seat};
use gantry_launch_pad::{Card, LaunchPad, Rocket, Zone};

use crate::boards::Play;
use leptos::prelude::GetUntracked;

/// The rockets in Launch, the most valuable first.
pub fn made(play: Play, seat: Seat, _: &[EntryEvents]) -> Vec<String> {
    let Some(view) = play.view::<LaunchPad>().get_untracked() else { return Vec::new() };
    let Some(board) = view.open.boards.get(seat.index()) else { return Vec::new() };
    let flown = board.rockets.iter().copied().filter(|rocket| rocket.zone() == Zone::Launch);
    let mut flown: Vec<Rocket> = flown.collect();
    flown.sort_by_key(|rocket| std::cmp::Reverse(rocket.points()));
    flown.into_iter().map(rocket).collect()
}

/// A rocket being built, an expert, a bonus card, an attack, the pad.
pub fn lessons() -> Vec<String> {
    let mut pictures = how();
    if let Some(third) = pictures.get_mut(2) {
        let words = CardText { title: "", sentence: "" };
        *third = card(&print(Card::Astronaut), Form::Compact, words);
    }
    pictures
}

/// A rocket being built, an expert, a hand, an attack, the pad.
pub fn how() -> Vec<String> {
    let face = |kind: Card| card(&print(kind), Form::Compact, CardText { title: "", sentence: "" });
    let begun = Rocket::new(Card::Explorer).with_part(Card::Metal);
    vec![
        rocket(begun),
        face(Card::Engineer),
        face(Card::Metal),
        face(Card::Sabotage),
        pad([true, true, true, false]),
    ]
}
