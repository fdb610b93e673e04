//! Random games: every legal action can be done by pressing a place that is drawn.

use gantry_kernel::{Awaiting, Dice, Game, Input, Millis, News, Text, Viewer};
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
    [None].into_iter().chain(cards.filter(|_| can_hold(view))).collect()
}

/// Everything that can be pressed with this card in hand: rockets of which a component is still to
/// be named are pressed as well.
fn shown(view: &View, own: Seat, legal: &[Action], held: Option<Card>) -> Vec<Place> {
    let mut places = drawn(view, own);
    let opened = places.iter().filter_map(|&place| match press(view, legal, held, place)? {
        Press::Open(seat, rocket) => Some((seat, rocket)),
        _ => None,
    });
    let opened: Vec<_> = [None].into_iter().chain(opened.map(Some)).collect();
    places.extend(opened.into_iter().flat_map(|opened| tray(view, held, opened)));
    places
}

/// Whether a place is one that a card may be played on, by its family alone.
fn suits(card: Card, place: Place) -> bool {
    match place {
        Place::Rocket(..) => matches!(card.aim(), Aim::Rocket | Aim::Of | Aim::Part),
        Place::Part(..) => card.aim() == Aim::Part,
        Place::Expert(..) => matches!(card.aim(), Aim::Place | Aim::Expert),
        Place::Site => card.family() == Family::Rocket,
        Place::Specialty => card.family() == Family::Specialty,
        Place::InPlay(_) => card.aim() == Aim::Seat,
        Place::Player(_) => matches!(card.aim(), Aim::Seat | Aim::Seats),
        Place::Pair(..) => card.aim() == Aim::Seats,
        Place::Corner(_) | Place::Pick(_) => card.aim() == Aim::Card,
        Place::PlayHeld => card.family() == Family::Action && card.aim() == Aim::Nothing,
        _ => true,
    }
}

fn check(state: &State, seat: Seat, legal: &[Action]) {
    let view = LaunchPad::view(state, Viewer::Seat(seat));
    let mut reached = Vec::new();
    for held in holds(&view, seat) {
        for place in shown(&view, seat, legal, held) {
            let Some(press) = press(&view, legal, held, place) else { continue };
            let misplaced = held.is_some_and(|card| !suits(card, place));
            assert!(!misplaced, "{place:?} is lit for {held:?}");
            match press {
                Press::Act(action) => reached.push(action),
                Press::PickUp(card) => {
                    let lit = shown(&view, seat, legal, Some(card)).into_iter();
                    let leads = |place| matches!(self::press(&view, legal, Some(card), place), Some(press) if press != Press::PickUp(card));
                    let does =
                        |place: &Place| *place != Place::GoOn && !matches!(place, Place::Hand(_));
                    assert!(lit.filter(does).any(leads), "{card} is lit for nothing");
                }
                Press::Open(..) => {}
            }
        }
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
            Awaiting::Chance(_) => Input::Chance(LaunchPad::draw(&state, &mut dice)),
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

/// A table in step 4 with these cards in the hand of the first player, against an opponent with a
/// rocket, an Expert, a Specialty and two cards.
fn table(hand: &str) -> (View, Vec<Action>) {
    let text = format!(
        "game = \"launch-pad\"\nseats = 3\nstage = \"play\"\n[seat.A]\nhand = [{hand}]\n\
         construction = [\"observer:m\"]\n[seat.B]\nhand = [\"metal\", \"fuel\"]\n\
         construction = [\"explorer:mff\"]\nexperts = {{ construction = \"engineer\" }}\n\
         specialties = [\"overtime\"]\n"
    );
    let state = LaunchPad::read_position(LaunchPad::RULES, &text).unwrap();
    let mut legal = Vec::new();
    LaunchPad::legal(&state, Seat::new(0), &mut legal);
    (LaunchPad::view(&state, Viewer::Seat(Seat::new(0))), legal)
}

fn lit(hand: &str, held: Card) -> Vec<Place> {
    let (view, legal) = table(hand);
    let own = Seat::new(0);
    let places = shown(&view, own, &legal, Some(held)).into_iter();
    let lit = places.filter(|&place| press(&view, &legal, Some(held), place).is_some());
    lit.filter(|place| !matches!(place, Place::Hand(_) | Place::GoOn | Place::DiscardHeld))
        .collect()
}

#[test]
fn a_card_without_a_target_lights_only_its_own_button() {
    assert_eq!(lit("\"parts-supplier\"", Card::PartsSupplier), [Place::PlayHeld]);
    assert_eq!(lit("\"observer\"", Card::Observer), [Place::Site]);
    assert_eq!(lit("\"warehouse\"", Card::Warehouse), [Place::Specialty]);
}

#[test]
fn a_card_with_targets_lights_them_and_nothing_else() {
    let (own, rival) = (Seat::new(0), Seat::new(1));
    let rocket = |text| Rocket::from_short(text, Zone::Construction).unwrap();
    let (mine, theirs) = (rocket("observer:m"), rocket("explorer:mff"));
    assert_eq!(lit("\"fuel\"", Card::Fuel), [Place::Rocket(own, mine)]);
    assert_eq!(lit("\"thief\"", Card::Thief), [Place::Player(rival), Place::Player(rival)]);
    let cuts = [Place::Player(rival), Place::InPlay(rival)];
    assert_eq!(lit("\"budget-cuts\"", Card::BudgetCuts), cuts);
    let zone = Zone::Construction;
    assert_eq!(lit("\"recruitment\"", Card::Recruitment), [Place::Expert(rival, zone)]);
    let parts = [Card::Metal, Card::Fuel].map(|part| Place::Part(rival, theirs, part));
    let sabotage = lit("\"sabotage\"", Card::Sabotage);
    assert!(sabotage.contains(&Place::Rocket(own, mine)));
    assert!(sabotage.contains(&Place::Rocket(rival, theirs)));
    assert!(parts.iter().all(|part| sabotage.contains(part)), "which one has to be said");
}

#[test]
fn ending_the_turn_is_no_main_button_while_there_is_something_to_play() {
    assert!(is_busy(&table("\"observer\"").1));
    assert!(!is_busy(&table("\"metal\", \"vacuum\"").1));
}
