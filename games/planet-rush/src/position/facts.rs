//! What follows from a position, for scenarios to test.

use std::fmt::Write as _;

use gantry_game_kit::position::write::{line, list, quoted, table};
use gantry_kernel::{Game as _, Seat};

use super::cards;
use crate::PlanetRush;
use crate::layout::Side;
use crate::legal;
use crate::state::{Open, Stage, State};
use crate::view::DeckView;

/// What a key has where there is nothing.
const NONE: &str = "none";

/// The text of [`gantry_kernel::Text::facts`]. Facts of a seat stand beside its keys in the
/// position.
pub fn facts(state: &State) -> String {
    let mut text = String::new();
    let open = &state.open;
    let waiting = open.awaiting();
    line(&mut text, "must", list(waiting.must().iter()));
    line(&mut text, "may", list(waiting.may().iter()));
    let deadline = waiting.until().map_or_else(|| quoted(NONE), |until| until.0.to_string());
    line(&mut text, "deadline", deadline);
    if open.caller.is_none() {
        line(&mut text, "caller", quoted(NONE));
    }
    if let Some(standings) = PlanetRush::standings(state) {
        line(&mut text, "winners", list(standings.winners().iter()));
        let ranks = Seat::all(open.seats()).zip(&standings.places);
        let ranks: Vec<String> = ranks.map(|(seat, rank)| format!("{seat} = {rank}")).collect();
        line(&mut text, "ranks", table(&ranks));
    }
    if open.stage == Stage::Resolve {
        contest(&mut text, open);
    }
    (0..open.layout.len()).for_each(|planet| planet_card(&mut text, open, planet));
    Seat::all(open.seats()).for_each(|seat| seat_facts(&mut text, state, seat));
    text
}

/// PR-4: what the two have to spend, and who reveals next.
fn contest(text: &mut String, open: &Open) {
    let contest = &open.contest;
    let of = |side: Side| open.seat_of(contest.planet.into(), side);
    let _ = writeln!(text, "\n[contest]");
    let energy = Side::BOTH.map(|side| format!("{} = {}", of(side), contest.energy(side)));
    line(text, "energy", table(&energy));
    let next = open.next_reveal().map(|(side, _)| of(side).to_string());
    line(text, "next", quoted(next.as_deref().unwrap_or(NONE)));
}

/// PR-1.2, PR-2: a planet card and who contests it in this round.
fn planet_card(text: &mut String, open: &Open, planet: usize) {
    let card = open.card(planet);
    let _ = writeln!(text, "\n[planet.{}]", planet + 1);
    line(text, "name", quoted(open.layout.planet(planet)));
    line(text, "arm", open.layout.arm_of(planet));
    line(text, "seats", list(Side::BOTH.iter().map(|&side| open.seat_of(planet, side))));
    line(text, "vp", card.points);
    line(text, "terraforming", card.terraforming);
    line(text, "ore", card.ore);
}

/// PR-6.2: what everybody knows of a deck.
pub fn deck_facts(text: &mut String, deck: &DeckView) {
    let hidden = if deck.is_empty() { NONE } else { "hidden" };
    line(text, "top", quoted(deck.shown().map_or(hidden, crate::Card::id)));
    line(text, "left", deck.len());
    line(text, "known", quoted(cards::write(deck.known.iter())));
}

fn seat_facts(text: &mut String, state: &State, seat: Seat) {
    let open = &state.open;
    let _ = writeln!(text, "\n[seat.{seat}]");
    line(text, "place", open.place_of(seat));
    deck_facts(text, &DeckView::of(state.deck(seat)));
    line(text, "out", open.company(seat).discards.len());
    line(text, "resting", open.company(seat).rests.is_some());
    let mut legal = Vec::new();
    legal::legal(state, seat, &mut legal);
    line(text, "legal", list(legal.iter().map(|action| action.deed)));
    if open.layout.is_empty() {
        return;
    }
    let touched = || open.touched(seat);
    let numbers: Vec<String> = touched().map(|(planet, _)| (planet + 1).to_string()).collect();
    line(text, "touches", format_args!("[{}]", numbers.join(", ")));
    // the position has the others
    let empty = touched().filter(|&(planet, side)| open.rows[planet][side.index()].is_empty());
    let empty: Vec<String> = empty.map(|(planet, _)| format!("{} = \"\"", planet + 1)).collect();
    line(text, "rows", table(&empty));
}
