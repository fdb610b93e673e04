//! Random games at shared tables, of which every byte is looked at; and planted leaks, each of
//! which must be found.

use std::panic::catch_unwind;

use gantry_catalog::{GameVisitor, Perspective, Playable, Table, visit_games};
use gantry_claims::{Tap, Watched, watch};
use gantry_kernel::{Dice, Seat, Viewer};
use gantry_launch_pad::LaunchPad;
use gantry_testkit::soak_factor;
use gantry_wire::Frame;

/// Random games of each kind,
const GAMES: usize = 3;
/// and for each step of a soak's factor: two thousand of all kinds, in about a quarter of an hour.
const GAMES_IN_SOAK: usize = 14;
/// How many bytes choose what happens in one: enough for most games to end.
const CHOICES: usize = 2400;

fn choices(seed: usize) -> Vec<u8> {
    let mut dice = Dice::from_number(seed as u64);
    (0..CHOICES).map(|_| u8::try_from(dice.index(256)).expect("a byte")).collect()
}

#[derive(Default)]
struct Games {
    played: usize,
    all: Watched,
    over: usize,
}

impl GameVisitor for Games {
    fn visit<G: Playable>(&mut self) {
        let games = match soak_factor() {
            1 => GAMES,
            factor => GAMES_IN_SOAK * factor,
        };
        for seed in 0..games {
            let watched = watch::<G>(&choices(seed), None);
            self.played += 1;
            self.over += usize::from(watched.over);
            self.all.bytes += watched.bytes;
            self.all.lines += watched.lines;
            self.all.compared += watched.compared;
        }
    }
}

#[test]
fn nobody_is_told_what_they_may_not_know() {
    let mut games = Games::default();
    visit_games(&mut games);
    let Games { played: games, all, over } = games;
    println!(
        "{games} games, {over} to their end: {} lines, {} bytes read, {} messages the same where \
         hidden things were exchanged",
        all.lines, all.bytes, all.compared
    );
    assert!(over * 3 > games, "many games end: {over} of {games}");
    assert!(all.bytes > 1_000_000 && all.compared > 1000, "{all:?}");
}

fn digest(table: &dyn Table, frame: &mut Frame) {
    frame.digest = table.digest().to_string();
}

fn someone_else(table: &dyn Table, frame: &Frame) -> Viewer {
    let own = frame.viewer.seat().map_or(0, Seat::index);
    Viewer::Seat(Seat::new((own + 1) % table.seats()))
}

fn view(table: &dyn Table, frame: &mut Frame) {
    frame.view = table.view(Perspective::Of(someone_else(table, frame)));
}

fn every_view(table: &dyn Table, frame: &mut Frame) {
    frame.view = table.view(Perspective::Everybody);
}

fn events(table: &dyn Table, frame: &mut Frame) {
    frame.events = table.events(someone_else(table, frame), frame.news_from);
}

fn panels(table: &dyn Table, frame: &mut Frame) {
    frame.panels = table.panels(Perspective::Everybody);
}

fn choices_of_others(table: &dyn Table, frame: &mut Frame) {
    if let Viewer::Seat(seat) = someone_else(table, frame) {
        frame.choices = table.choices(seat);
    }
}

/// A leak in a field that nobody compares with anything.
fn between_the_lines(table: &dyn Table, frame: &mut Frame) {
    frame.table = table.position().len().to_string() + &table.position();
}

fn secret(table: &dyn Table, frame: &mut Frame) {
    frame.options = vec![("head".into(), table.save().to_string())];
}

#[test]
fn planted_leaks_are_found() {
    let leaks: [(&str, Tap); 8] = [
        ("digest", digest),
        ("view", view),
        ("every view", every_view),
        ("events", events),
        ("panels", panels),
        ("choices", choices_of_others),
        ("between the lines", between_the_lines),
        ("secret", secret),
    ];
    for (name, tap) in leaks {
        let found = (0..4)
            .any(|seed| catch_unwind(|| watch::<LaunchPad>(&choices(seed), Some(tap))).is_err());
        assert!(found, "a leak of the {name} is not found");
    }
}
