//! What follows from a position, for scenarios to test.

use gantry_game_kit::position::{Pairs, per_seat, section, sections};
use gantry_kernel::{Game as _, Seat, SeatSet, Standings};
use serde::Serialize;

use super::cards;
use super::write::of_both;
use crate::PlanetRush;
use crate::layout::Side;
use crate::legal;
use crate::state::{Open, Stage, State};
use crate::view::DeckView;

/// The value of a key where there is nothing.
const NONE: &str = "none";

#[derive(Serialize)]
struct Facts {
    must: SeatSet,
    may: SeatSet,
    deadline: Deadline,
    caller: Option<&'static str>,
    winners: Option<SeatSet>,
    ranks: Option<Pairs<u8>>,
    #[serde(serialize_with = "section")]
    contest: Option<ContestFacts>,
    #[serde(serialize_with = "sections")]
    planet: Pairs<PlanetFacts>,
    #[serde(serialize_with = "sections")]
    seat: Pairs<SeatFacts>,
}

#[derive(Serialize)]
#[serde(untagged)]
enum Deadline {
    At(u64),
    Never(&'static str),
}

/// PR-4: what the two have to spend, and who reveals next.
#[derive(Serialize)]
struct ContestFacts {
    energy: Pairs<u8>,
    next: String,
}

/// PR-1.2, PR-2: a planet card and who contests it in this round.
#[derive(Serialize)]
struct PlanetFacts {
    name: &'static str,
    arm: usize,
    seats: [Seat; 2],
    vp: u8,
    terraforming: u8,
    ore: u8,
}

/// PR-6.2: what everybody knows of a deck.
#[derive(Serialize)]
pub struct DeckFacts {
    top: &'static str,
    left: usize,
    known: String,
}

#[derive(Serialize)]
struct SeatFacts {
    place: usize,
    #[serde(flatten)]
    deck: DeckFacts,
    out: usize,
    resting: bool,
    legal: Vec<String>,
    touches: Option<Vec<usize>>,
    rows: Option<Pairs<&'static str>>,
}

/// The shape of [`gantry_kernel::Text::facts`]. The facts of a seat are beside its keys in the
/// position.
pub fn facts(state: &State) -> impl Serialize {
    let open = &state.open;
    let (seats, waiting) = (open.seats(), open.awaiting());
    let standings = PlanetRush::standings(state);
    Facts {
        must: waiting.must(),
        may: waiting.may(),
        deadline: waiting.until().map_or(Deadline::Never(NONE), |until| Deadline::At(until.0)),
        caller: open.caller.is_none().then_some(NONE),
        winners: standings.as_ref().map(Standings::winners),
        ranks: standings.map(|found| per_seat(seats, |seat| found.places[seat.index()])),
        contest: (open.stage == Stage::Resolve).then(|| contest(open)),
        planet: (0..open.layout.len()).map(|at| (at + 1, planet_card(open, at))).collect(),
        seat: per_seat(seats, |seat| seat_facts(state, seat)),
    }
}

fn contest(open: &Open) -> ContestFacts {
    let next = open.next_reveal().map(|(side, _)| {
        let seat = open.seat_of(open.contest.planet.into(), side);
        seat.to_string()
    });
    ContestFacts {
        energy: of_both(open, |side| open.contest.energy(side)),
        next: next.unwrap_or_else(|| NONE.into()),
    }
}

fn planet_card(open: &Open, planet: usize) -> PlanetFacts {
    let card = open.card(planet);
    PlanetFacts {
        name: open.layout.planet(planet).id(),
        arm: open.layout.arm_of(planet),
        seats: Side::BOTH.map(|side| open.seat_of(planet, side)),
        vp: card.points,
        terraforming: card.terraforming,
        ore: card.ore,
    }
}

pub fn deck_facts(deck: &DeckView) -> DeckFacts {
    let hidden = if deck.is_empty() { NONE } else { "hidden" };
    DeckFacts {
        top: deck.shown().map_or(hidden, crate::Card::id),
        left: deck.len(),
        known: cards::write(deck.known.iter()),
    }
}

fn seat_facts(state: &State, seat: Seat) -> SeatFacts {
    let open = &state.open;
    let company = open.company(seat);
    let mut legal = Vec::new();
    legal::legal(state, seat, &mut legal);
    let touched = || (!open.layout.is_empty()).then(|| open.touched(seat));
    // The position has the others.
    let empty = |&(planet, side): &(usize, Side)| open.rows[planet][side.index()].is_empty();
    SeatFacts {
        place: open.place_of(seat),
        deck: deck_facts(&DeckView::of(state.deck(seat))),
        out: company.discards.len(),
        resting: company.rests.is_some(),
        legal: legal.iter().map(|action| action.deed.to_string()).collect(),
        touches: touched().map(|all| all.map(|(planet, _)| planet + 1).collect()),
        rows: touched().map(|all| all.filter(empty).map(|(planet, _)| (planet + 1, "")).collect()),
    }
}
