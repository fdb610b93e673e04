//! The toy duel. A searcher that peeked at the other's hand would always win it and so always
//! enter; one that assumed the other peeks would never enter.

use gantry_bots::analysis::advise;
use gantry_bots::{Bot, Budget, Config, Findings, Rollout, Search};
use gantry_kernel::{Dice, Game, Input, Millis, News, Seat, SeatContext, Viewer};

use super::toy::{Action, Duel, Setup, Stage, State};

const ITERATIONS: u32 = 4000;

fn search(state: &State, seat: Seat, rollout: Rollout, seed: u64) -> (Vec<Action>, Findings) {
    let mut legal = Vec::new();
    Duel::legal(state, seat, &mut legal);
    let view = Duel::view(state, Viewer::Seat(seat));
    let config = Config { rollout, ..Config::USUAL };
    let search = Search::new(config, Budget::Iterations(ITERATIONS));
    let found = search.search::<Duel>(&view, seat, &legal, &mut Dice::from_number(seed));
    (legal, found)
}

/// Both seats, several dice, with and without rollouts.
fn each_way(mut check: impl FnMut(Seat, Rollout, u64)) {
    for seat in Seat::all(2) {
        for rollout in [Rollout::None, Rollout::Random(10)] {
            (0..5).for_each(|seed| check(seat, rollout, seed));
        }
    }
}

#[test]
fn a_win_at_once_is_found() {
    each_way(|chooser, rollout, seed| {
        let setup = Setup { chooser, sure: 90, easy: true, shows: false };
        let state = Duel::start(&setup).expect("a table");
        let (legal, found) = search(&state, chooser, rollout, seed);
        assert_eq!(legal[found.best()], Action::Win, "{found:?}");
    });
}

/// The duel is even, so a sure chance above even is better and one below is worse. If sealed hands
/// leaked, the duel would be won or lost for certain: by the searcher who knew the other's hand, or
/// by the other who knew the searcher's, which the searcher's own infoset hash may contain.
#[test]
fn nobody_plans_with_secrets() {
    each_way(|chooser, rollout, seed| {
        for (sure, best) in [(70, Action::GoForSure), (30, Action::Enter)] {
            for shows in [false, true] {
                let setup = Setup { chooser, sure, easy: false, shows };
                let state = Duel::start(&setup).expect("a table");
                let (legal, found) = search(&state, chooser, rollout, seed);
                assert_eq!(legal[found.best()], best, "{setup:?}: {found:?}");
                let duel = found.estimates[1].payoff;
                assert!((0.35..0.65).contains(&duel), "{setup:?}: {found:?}");
            }
        }
    });
}

/// A choice the other has already made changes nothing; a peeker would win all three.
#[test]
fn a_secret_hand_stays_secret() {
    each_way(|seat, rollout, seed| {
        let other = seat.next(2);
        let mut won = 0;
        let mut answers = Vec::new();
        for hand in [0, 1, 2] {
            let setup = Setup { chooser: seat, sure: 50, easy: false, shows: true };
            let mut state = Duel::start(&setup).expect("a table");
            state.stage = Stage::Duel;
            let choose = |state: &mut State, seat, action| {
                let input = Input::Act { seat, action };
                Duel::apply(state, Millis(0), &input, &mut News::silent());
            };
            choose(&mut state, other, Action::Show(hand));
            let mut legal = Vec::new();
            Duel::legal(&state, seat, &mut legal);
            let config = Config { rollout, ..Config::USUAL };
            let mut search = Search::new(config, Budget::Iterations(300));
            let context = SeatContext::<Duel>::new(&state, seat);
            let choice = search.decide(context, &legal, &mut Dice::from_number(seed));
            answers.push(choice);
            choose(&mut state, seat, legal[choice]);
            let standings = Duel::standings(&state).expect("both have chosen");
            won += standings.points[seat.index()];
        }
        assert_eq!(won, 1, "one hand of three is beaten");
        assert!(answers.iter().all(|answer| *answer == answers[0]), "{answers:?}");
    });
}

/// Estimates of sealed choices: others cannot respond to what they do not see. Whatever they show,
/// one of the three hands wins, one is even and one loses.
#[test]
fn nobody_answers_a_secret_choice() {
    for seat in Seat::all(2) {
        let setup = Setup { chooser: seat, sure: 50, easy: false, shows: true };
        let mut state = Duel::start(&setup).expect("a table");
        state.stage = Stage::Duel;
        let mut legal = Vec::new();
        Duel::legal(&state, seat, &mut legal);
        let view = Duel::view(&state, Viewer::Seat(seat));
        let budget = Budget::Iterations(ITERATIONS);
        let advice = advise::<Duel>(&view, seat, &legal, budget, &mut Dice::from_number(1));
        assert_eq!(advice.len(), 3);
        let sum: f64 = advice.iter().map(|one| one.worth.share).sum();
        assert!((sum - 1.5).abs() < 1e-4, "seat {seat}: {advice:?}");
    }
}
