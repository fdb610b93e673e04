//! Random games: every legal action can be done by pressing a place that is drawn.

use gantry_kernel::{Awaiting, Dice, Game, Input, Millis, News, Viewer};
use gantry_launch_pad::{LaunchPad, Setup, State};

use super::*;

/// Every place on the table itself, not in the tray.
fn drawn(view: &View, own: Seat) -> Vec<Place> {
    let mut places = vec![Place::DrawPile, Place::DiscardPile, Place::Site, Place::Specialty];
    places.extend(view.hand(own).known.kinds().map(Place::Hand));
    places.extend(view.open.clock.corners.iter().map(|corner| Place::Corner(corner.card)));
    for seat in view.seats() {
        places.extend([Place::Player(seat), Place::InPlay(seat)]);
        places.extend(Zone::ALL.map(|zone| Place::Expert(seat, zone)));
        for rocket in view.board(seat).looks() {
            places.push(Place::Rocket(seat, rocket));
            let parts = [Card::Metal, Card::Fuel].into_iter();
            let there = parts.filter(|&part| rocket.parts(part) > 0);
            places.extend(there.map(|part| Place::Part(seat, rocket, part)));
        }
    }
    places
}

/// Nothing held, and every card that can be held.
fn holds(view: &View, own: Seat) -> Vec<Option<Card>> {
    let cards = view.hand(own).known.kinds().map(Some);
    let can_hold = view.open.clock.stage == Stage::Play && view.viewer.is(view.open.clock.turn);
    [None].into_iter().chain(cards.filter(|_| can_hold)).collect()
}

fn check(state: &State, seat: Seat, legal: &[Action]) {
    let view = LaunchPad::view(state, Viewer::Seat(seat));
    let mut reached = Vec::new();
    for held in holds(&view, seat) {
        let places = drawn(&view, seat).into_iter().chain(tray(&view, held));
        let lit = places.filter(|&place| takes(&view, held, place));
        reached.extend(lit.filter_map(|place| meant(&view, held, place)));
    }
    for action in legal {
        assert!(
            reached.contains(action),
            "{action} is out of reach in {:?}",
            view.open.clock.stage
        );
    }
}

/// Plays one game at random and checks every decision of every seat.
fn walk(setup: &Setup, seed: u64) -> usize {
    let mut dice = Dice::from_number(seed);
    let mut state = LaunchPad::start(setup).unwrap();
    let (mut legal, mut checked) = (Vec::new(), 0);
    loop {
        let input = match LaunchPad::awaiting(&state) {
            Awaiting::Over => return checked,
            Awaiting::Nature(_) => Input::Chance(LaunchPad::draw(&state, &mut dice)),
            Awaiting::Players { must, may, .. } => {
                for seat in may.iter() {
                    LaunchPad::legal(&state, seat, &mut legal);
                    check(&state, seat, &legal);
                    checked += legal.len();
                }
                let seat = must.lowest().unwrap();
                LaunchPad::legal(&state, seat, &mut legal);
                Input::Act { seat, action: *dice.pick(&legal) }
            }
        };
        LaunchPad::apply(&mut state, Millis(0), &input, &mut News::silent());
    }
}

#[test]
fn every_legal_action_has_its_place() {
    let mut checked = 0;
    for seats in 2..=4 {
        for (seed, setup) in (0..).zip(Setup::variants(seats)) {
            let setup = Setup { turn_limit: 12, ..setup };
            checked += walk(&setup, seed) + walk(&setup, seed + 100);
        }
    }
    assert!(checked > 50_000, "{checked}");
}

#[test]
fn a_rocket_with_one_kind_of_component_is_sabotaged_at_a_press() {
    let rocket = Rocket::from_short("explorer:ff", Zone::Construction).unwrap();
    let seat = Seat::new(1);
    let at = |rocket| target(Card::Sabotage, Place::Rocket(seat, rocket));
    assert_eq!(at(rocket), Target::Part(seat, rocket, Card::Fuel));
    assert_eq!(at(rocket.with_part(Card::Metal)), Target::Nothing, "which one has to be said");
}
