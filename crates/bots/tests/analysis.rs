//! Analysis of real games: it does not peek, is repeatable, and its parts add up.

#![allow(clippy::float_cmp)] // estimates are multiples of 2⁻²⁰: their sums are exact

use gantry_bots::analysis::{Alternative, Analysis, Cause, Plan};
use gantry_bots::{Bot, Budget, Random};
use gantry_heuristics::Evaluate;
use gantry_kernel::record::{Record, replay};
use gantry_kernel::{
    Awaiting, Dice, Digest, Imagine, Input, Match, Millis, Seat, SeatContext, SeatSet, Seed, Text,
    Viewer,
};
use gantry_launch_pad::{LaunchPad, Setup};
use gantry_lift_off::LiftOff;
use gantry_planet_rush::PlanetRush;

const ALL: SeatSet = SeatSet::first(4);

fn analyse<G: Imagine + Evaluate>(
    played: &Match<G>,
    seats: SeatSet,
    iterations: u32,
) -> Analysis<String> {
    let plan = Plan::<G>::of(played, seats);
    let budget = Budget::Iterations(iterations);
    let found: Vec<_> = (0..plan.len()).map(|number| plan.estimate(number, budget)).collect();
    plan.conclude(&found, |_, action| action.to_string())
}

#[track_caller]
fn adds_up<G: Imagine + Evaluate + Text>(text: &str) -> Analysis<String> {
    let played = replay::<G>(&Record::read(text).unwrap()).unwrap();
    let analysis = analyse(&played, ALL, 2);
    let winners = G::standings(played.state()).unwrap().winners();
    for course in &analysis.courses {
        let sum: f64 = course.steps.iter().map(|step| step.change).sum();
        assert_eq!(course.start + sum, course.end, "{}", course.seat);
        let parts: f64 = Cause::ALL.iter().map(|cause| course.sum(*cause)).sum();
        assert_eq!(parts, sum, "{}", course.seat);
        assert_eq!(course.end > 0.0, winners.contains(course.seat));
        assert!(course.points.iter().all(|point| (0.0..=1.0).contains(&point.share)));
        assert!(course.points.is_sorted_by_key(|point| point.entry), "{}", course.seat);
        assert!(course.decisions.iter().all(|decision| decision.choices > 1));
    }
    analysis
}

#[test]
fn the_parts_of_every_game_add_up() {
    let record =
        include_str!("../../../games/launch-pad/tests/logs/negotiations-and-super-powers.record");
    let analysis = adds_up::<LaunchPad>(record);
    assert!(analysis.courses.iter().all(|course| course.decisions.len() > 10));
    adds_up::<LiftOff>(include_str!("../../../games/lift-off/tests/logs/two-seats.record"));
}

/// A game of players who choose at random.
fn random_game(seed: u64) -> Match<LaunchPad> {
    let seed = Seed::from_number(seed);
    let start = <LaunchPad as gantry_kernel::Game>::start(&Setup::new(2)).unwrap();
    let mut played = Match::new(start, Digest::of_text("test"));
    let (mut dice, mut legal) = (Dice::from_number(1), Vec::new());
    loop {
        played.advance(Millis(0), &seed).unwrap();
        let Awaiting::Players { must, .. } = played.awaiting() else { return played };
        let seat = must.lowest().unwrap();
        <LaunchPad as gantry_kernel::Game>::legal(played.state(), seat, &mut legal);
        let context = SeatContext::<LaunchPad>::new(played.state(), seat);
        let choice = Random.decide(context, &legal, &mut dice);
        played.act(Millis(0), seat, legal[choice]).unwrap();
    }
}

/// A choice counts as the best unless another is clearly better; only then has it lost something.
#[test]
fn only_clear_losses_are_losses() {
    let analysis = analyse(&random_game(1), ALL, 16);
    let (mut lost, mut stood) = (0, 0);
    for decision in analysis.courses.iter().flat_map(|course| &course.decisions) {
        let clearly = |other: &Alternative<String>| {
            other.worth.share - decision.kept() > 3.0 * other.gap_error + 1e-5
        };
        let better = decision.alternatives.iter().any(clearly);
        assert_eq!(decision.loss() > 0.0, better, "{decision:?}");
        // One estimated higher than the best cannot be told apart from the chosen one.
        let higher = |other: &&Alternative<String>| other.worth.share > decision.best();
        assert!(!decision.alternatives.iter().filter(higher).any(clearly), "{decision:?}");
        (lost, stood) = (lost + u32::from(better), stood + u32::from(!better));
    }
    assert!(lost > 0 && stood > 0, "{lost} lost, {stood} stood");
}

#[test]
fn a_race_is_counted_but_not_judged() {
    let live = include_str!("../../../games/planet-rush/tests/logs/two-seats.record");
    let live = adds_up::<PlanetRush>(live);
    assert!(live.courses.iter().all(|course| course.unjudged > 10));
    assert!(live.courses.iter().any(|course| course.sum(Cause::Rush) != 0.0));
    let turns = include_str!("../../../games/planet-rush/tests/logs/four-seats-turns.record");
    let turns = adds_up::<PlanetRush>(turns);
    for course in &turns.courses {
        assert_eq!((course.unjudged, course.sum(Cause::Rush)), (0, 0.0));
        assert!(course.decisions.len() > 10);
    }
}

/// A decision in the true world and in an imagined one that looks the same to the seat.
#[test]
fn hidden_cards_do_not_affect_an_analysis() {
    let log = include_str!("../../../games/launch-pad/tests/logs/four-seats-long.record");
    let played = replay::<LaunchPad>(&Record::read(log).unwrap()).unwrap();
    let mut dice = Dice::from_number(3);
    let mut different = 0;
    for (index, entry) in played.entries().iter().enumerate().step_by(23) {
        let Input::Act { seat, action } = &entry.input() else { continue };
        let state = played.state_at(index);
        let view = <LaunchPad as gantry_kernel::Game>::view(&state, Viewer::Seat(*seat));
        let imagined = LaunchPad::imagine(&view, &mut dice);
        different += u32::from(state != imagined);
        let decisions = [state, imagined].map(|start| {
            let mut played = Match::<LaunchPad>::new(start, Digest::of_text("test"));
            played.act(Millis(0), *seat, *action).unwrap();
            let mut analysis = analyse(&played, SeatSet::only(*seat), 8);
            let course = analysis.courses.remove(0);
            (course.start, course.decisions)
        });
        assert_eq!(decisions[0], decisions[1], "entry {index}");
    }
    assert!(different > 3, "the worlds differed in {different} cases only");
}

#[test]
fn the_same_iterations_give_the_same_answer() {
    let log = include_str!("../../../games/launch-pad/tests/logs/three-seats-short.record");
    let played = replay::<LaunchPad>(&Record::read(log).unwrap()).unwrap();
    let part = played.at(60).unwrap();
    assert_ne!(part.awaiting(), Awaiting::Over);
    let [one, two] = [0; 2].map(|_| analyse(&part, ALL, 10));
    assert!(!one.over && one.entries == 60);
    assert_eq!(one, two);
    assert_ne!(one, analyse(&part, ALL, 11));
}

/// LO-2.4: choosing again before all have chosen counts as one choice.
#[test]
fn a_choice_that_is_replaced_is_not_judged() {
    let setup = gantry_lift_off::Setup::new(2);
    let start = <LiftOff as gantry_kernel::Game>::start(&setup).unwrap();
    let mut played = Match::<LiftOff>::new(start, Digest::of_text("test"));
    played.draw_chance(Millis(0), &Seed::from_number(1)).unwrap();
    let mut choose = |seat: usize, choice: usize| {
        let mut legal = Vec::new();
        <LiftOff as gantry_kernel::Game>::legal(played.state(), Seat::new(seat), &mut legal);
        played.act(Millis(0), Seat::new(seat), legal[choice]).unwrap();
    };
    [(0, 0), (0, 1), (1, 0)].iter().for_each(|(seat, choice)| choose(*seat, *choice));
    let entries = |seat| {
        let analysis = analyse(&played, SeatSet::only(Seat::new(seat)), 2);
        analysis.courses[0].decisions.iter().map(|decision| decision.entry).collect::<Vec<_>>()
    };
    assert_eq!((entries(0), entries(1)), (vec![3], vec![4]));
}
