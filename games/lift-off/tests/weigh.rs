//! What is counted for tuning: numbers that follow from the rules alone.

use gantry_bots::{Bot, Random, play_out_watched};
use gantry_heuristics::{Count, Subject, Tally, Weigh, Weight};
use gantry_kernel::{Dice, Game, Input, InputOf, Millis, News, Seat};
use gantry_lift_off::{Action, LiftOff, Setup, State};

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);

fn apply(state: &mut State, input: &InputOf<LiftOff>) {
    LiftOff::apply(state, Millis(0), input, &mut News::silent());
}

/// A table after the deal.
fn dealt(seats: u8, seed: u64) -> State {
    let mut state = LiftOff::start(&Setup::new(seats)).unwrap();
    let deal = LiftOff::draw(&state, &mut Dice::from_number(seed));
    apply(&mut state, &Input::Chance(deal));
    state
}

/// The end of a random game, and everything reported about it.
fn played(start: State, seed: u64) -> (State, Tally) {
    let (mut end, mut tally) = (start, Tally::default());
    let mut bots: Vec<Random> = (0..end.open().seats()).map(|_| Random).collect();
    let mut seated: Vec<&mut dyn Bot<LiftOff>> = bots.iter_mut().map(|bot| bot as _).collect();
    let (mut dice, mut chance) = (Dice::from_number(seed), Dice::from_number(seed + 1));
    let deal = |state: &State, _| LiftOff::draw(state, &mut chance);
    let watch = |state: &State, input: &InputOf<LiftOff>| LiftOff::weigh(state, input, &mut tally);
    play_out_watched(&mut end, &mut seated, &mut dice, &mut Vec::new(), deal, watch);
    LiftOff::weigh_end(&end, &mut tally);
    (end, tally)
}

fn count(tally: &Tally, weight: Weight, fits: impl Fn(&Count) -> bool) -> usize {
    tally.counts().iter().filter(|note| note.weight == weight && fits(note)).count()
}

#[test]
fn offers_follow_from_the_rules() {
    for (seats, seed) in [(2, 1), (3, 2), (4, 3), (4, 4)] {
        let (end, tally) = played(dealt(seats, seed), seed);
        for seat in Seat::all(seats.into()) {
            let counts = |group, usage| {
                let fits = |note: &Count| {
                    note.seat == seat && (note.subject.group, note.subject.usage) == (group, usage)
                };
                [Weight::Offered, Weight::Taken].map(|weight| count(&tally, weight, fits))
            };
            // Per round 3 + 3 cards in hand, of which 1 + 2 stay; then 3 + 2, of which 1 + 1 are
            // played.
            assert_eq!(counts("specialist", "drafted"), [8 * 6, 8 * 3]);
            assert_eq!(counts("specialist", "played"), [8 * 5, 8 * 2]);
            assert_eq!(counts("objective", "drafted"), [6, 3]);
            assert_eq!(counts("objective", "held"), [3, end.goals(seat).len()]);
            let board = end.open().board(seat);
            let held = board.earth.len() + board.space.len();
            assert_eq!(counts("mission", "flown"), [held, board.space.len()]);
            let [offered, kept] = counts("mission", "kept");
            assert!(kept <= held && kept <= offered, "{kept} of {offered}, {held} held");
        }
        let known = LiftOff::subjects(&Setup::new(seats));
        assert!(tally.counts().iter().all(|note| known.contains(&note.subject)));
    }
}

#[test]
fn points_brought_are_those_of_the_score() {
    let (end, tally) = played(dealt(4, 8), 8);
    for seat in Seat::all(4) {
        let held = |note: &&Count| note.seat == seat && note.subject.usage == "held";
        let brought = tally.counts().iter().filter(held).filter_map(|note| match note.weight {
            Weight::Brought(points) => Some(points),
            _ => None,
        });
        let score = gantry_lift_off::Score::of(
            LiftOff::setup(&end),
            end.open().board(seat),
            end.goals(seat),
        );
        assert_eq!(brought.sum::<i32>(), i32::from(score.goals));
    }
}

#[test]
fn only_final_choices_count() {
    let mut state = dealt(2, 5);
    let (own, others) = (state.goals(A).to_vec(), state.goals(B).to_vec());
    let mut tally = Tally::default();
    let choices = [(A, own[0]), (A, own[2]), (B, others[1])];
    for (step, (seat, goal)) in choices.into_iter().enumerate() {
        assert_eq!(tally.counts(), [], "before step {step}");
        let input = Input::Act { seat, action: Action::KeepGoal(goal) };
        LiftOff::weigh(&state, &input, &mut tally);
        apply(&mut state, &input);
    }
    let taken: Vec<_> = tally.counts().iter().filter(|note| note.weight == Weight::Taken).collect();
    let subject = |id| Subject { group: "objective", usage: "drafted", id };
    let note = |seat, id| Count { seat, subject: subject(id), weight: Weight::Taken };
    assert_eq!(taken, [&note(A, own[2].id()), &note(B, others[1].id())]);
    assert_eq!(count(&tally, Weight::Offered, |_| true), 6);
}

#[test]
fn places_are_counted_from_who_began() {
    for (seats, seed) in [(2, 1), (2, 2), (3, 1), (3, 2), (3, 3), (4, 1), (4, 2)] {
        let start = dealt(seats, seed);
        let first = start.open().clock.starter;
        let (end, _) = played(start, seed);
        let mut seat = first;
        for place in 0..usize::from(seats) {
            assert_eq!(LiftOff::place(&end, seat), place);
            seat = seat.next(seats.into());
        }
    }
}

#[test]
fn only_cards_in_play_are_subjects() {
    let ids = |seats| LiftOff::subjects(&Setup::new(seats));
    let spare = |subject: &Subject| subject.id.ends_with("-36") || subject.id.ends_with("-32");
    for seats in 2..=4 {
        // 18 specialists, 24 missions and 16 objectives, each in two ways.
        assert_eq!(ids(seats).len(), 2 * (18 + 24 + 16));
        assert!(!ids(seats).iter().any(spare));
    }
}
