//! Real time over a bad network (PR-7): per-seat latency, loss, duplication and reordering, over
//! many seeds. `GANTRY_SOAK_GAMES` multiplies.

use gantry_kernel::{Digest, Game, InputError, Match, Millis, Seat, Seed};
use gantry_planet_rush::{
    Action, COUNTDOWN_MS, Card, Deed, Pace as TablePace, Placement, PlanetRush, Setup, Stage, State,
};
use gantry_testkit::network::{self, Conditions, Receipt, Retimed, Retiming, Run, Statistics};
use gantry_testkit::soak_factor;

/// Runs of each kind of table.
const RUNS: u64 = 50;

fn runs_of_each() -> u64 {
    RUNS * u64::try_from(soak_factor()).expect("a small number")
}

fn runs(setup: &Setup) -> impl Iterator<Item = Run<PlanetRush>> {
    (0..runs_of_each()).map(|seed| network::run::<PlanetRush>(setup, seed, &Conditions::default()))
}

/// What a message may have been chosen for: after STOP no action of the rush is accepted (PR-3.5),
/// and none of an earlier round or of an earlier choice.
fn situation(state: &State) -> (u8, bool, u8) {
    let open = &state.open;
    (open.round, open.stage == Stage::Resolve, open.contest.planet)
}

/// Everything that must hold in any pace. Returns the counts and how many runs ended the same at
/// other times.
fn sound(setup: &Setup, pace: Retiming) -> (Statistics, u64) {
    let (mut total, mut same) = (Statistics::default(), 0);
    for run in runs(setup) {
        run.assert_sound();
        let seat_order =
            run.own_order().and_then(|()| run.same_situation(|state, _| situation(state)));
        if let Err(broken) = seat_order {
            panic!("{broken}");
        }
        match run.retimed(pace) {
            Ok(retimed) => same += u64::from(retimed == Retimed::Same),
            Err(broken) => panic!("{broken}"),
        }
        total.add(&run.statistics);
    }
    assert_eq!(total.missing(), Vec::<&str>::new(), "{total}");
    (total, same)
}

#[test]
fn live() {
    for seats in [2, 3, 4] {
        let (total, same) = sound(&Setup::new(seats), Retiming::Hasty);
        assert!(same * 10 > runs_of_each() * 9, "{same} runs compared\n{total}");
        for rule in ["PR-3.1", "PR-3.5", "PR-7.1"] {
            assert!(total.refused.contains_key(rule), "{rule} never refused anything\n{total}");
        }
    }
}

/// Wrong cards may be anywhere, but a late card must not end up on the wrong row.
#[test]
fn live_as_at_a_table() {
    let setup = Setup { placement: Placement::Table, ..Setup::new(4) };
    let (total, same) = sound(&setup, Retiming::Hasty);
    assert!(same * 10 > runs_of_each() * 9, "{same} runs compared\n{total}");
}

/// Pauses and the time for choices end by themselves, each at its own time (PR-7.2, PR-7.3).
#[test]
fn relaxed_with_little_time_for_choices() {
    for seats in [2, 3, 4] {
        let setup = Setup { pace: TablePace::Relaxed, pause: 1, choice: 1, ..Setup::new(seats) };
        let (total, same) = sound(&setup, Retiming::Later(3));
        // Runs in which two pauses end in another order cannot be compared.
        assert!(same * 4 > runs_of_each(), "{same} runs compared\n{total}");
        for rule in ["PR-3.5", "PR-4.2", "PR-7.1"] {
            assert!(total.refused.contains_key(rule), "{rule} never refused anything\n{total}");
        }
    }
}

#[test]
fn turn_based() {
    let setup = Setup { pace: TablePace::Turns, ..Setup::new(3) };
    let (total, same) = sound(&setup, Retiming::Hasty);
    assert_eq!(same, runs_of_each(), "{total}");
    assert!(total.refused.contains_key("PR-7.1"), "{total}");
}

/// STOP is exact: the entry that took the last card is the last of its round, whatever else was on
/// its way (PR-3.5).
#[test]
fn stop_is_the_last_word() {
    let mut close = 0;
    for run in runs(&Setup::new(4)) {
        let mut stops = Vec::new();
        run.each_entry(|number, before, entry, after| {
            let stopped = before.open.stage == Stage::Rush && after.open.stage != Stage::Rush;
            if let (true, Some(seat)) = (stopped, entry.actor()) {
                assert!(after.open.round > before.open.round || after.open.caller == Some(seat));
                assert!(before.deck(seat).cards.len() == 1, "the last card");
                stops.push((number, before.open.round));
            }
        });
        assert_eq!(stops.len(), 3, "nobody cycles for ever here");
        for (number, round) in stops {
            let is_stop = |answer: &Receipt| matches!(answer, Receipt::Accepted { entry } if *entry == number);
            let mut arrivals = run.arrivals.iter().skip_while(|arrival| !is_stop(&arrival.answer));
            let stop = arrivals.next().expect("somebody sent it");
            let of_the_rush = |deed| matches!(deed, Deed::Place(_) | Deed::Cycle | Deed::Discard);
            for late in arrivals {
                if late.action.round != round || !of_the_rush(late.action.deed) {
                    continue;
                }
                let Receipt::Refused { rejection, before, after, same_state } = &late.answer else {
                    panic!("{} of {} was accepted after STOP", late.action, late.seat);
                };
                assert!(*same_state && before == after, "{rejection}");
                close += u32::from(late.at.0 <= stop.at.0 + 20);
            }
        }
    }
    assert!(close > 20, "only {close} messages came within twenty milliseconds of a STOP");
}

/// Two last cards at the same moment: the order in which the game received them decides (PR-3.5),
/// and the second changes nothing.
#[test]
fn two_at_the_same_moment() {
    for first in [0, 1].map(Seat::new) {
        let second = first.next(2);
        let mut played = last_cards();
        let at = played.now();
        let discard = |played: &Match<PlanetRush>, seat: Seat| Action {
            round: 1,
            number: played.state().open.company(seat).actions,
            deed: Deed::Discard,
        };
        let late = discard(&played, second);
        let early = discard(&played, first);
        played.act(at, first, early).expect("the last card");
        assert_eq!(played.state().open.company(first).discards.len(), 0, "the cards went home");
        let (digest, entries) = (played.digest(), played.entries().len());
        let answer = played.act(at, second, late).expect_err("too late");
        assert!(matches!(answer, InputError::Refused(_)), "{answer}");
        assert_eq!((played.digest(), played.entries().len()), (digest, entries));
    }
}

/// A match of two in which everybody has one card left and nothing has been placed.
fn last_cards() -> Match<PlanetRush> {
    let start = PlanetRush::start(&Setup::new(2)).expect("a table");
    let mut played = Match::<PlanetRush>::new(start, Digest::of_text("last cards"));
    let seed = Seed::from_number(1);
    played.advance(Millis(0), &seed).expect("chance");
    for seat in Seat::all(2) {
        let ready = Action { round: 1, number: 0, deed: Deed::Ready };
        played.act(Millis(0), seat, ready).expect("ready");
    }
    played.advance(Millis(COUNTDOWN_MS), &seed).expect("the countdown");
    for number in 0..29 {
        for seat in Seat::all(2) {
            let discard = Action { round: 1, number, deed: Deed::Discard };
            played.act(Millis(COUNTDOWN_MS + 1), seat, discard).expect("a card");
        }
    }
    played
}

/// Bad input: each is refused with its rule, and the digest shows that nothing has changed.
#[test]
fn wrong_messages_change_nothing() {
    let mut played = last_cards();
    let action = |number, deed| Action { round: 1, number, deed };
    let (a, b) = (Seat::new(0), Seat::new(1));
    let wrong = [
        // A card that is no longer on top, and the same one twice.
        (a, action(28, Deed::Discard), "PR-7.1"),
        (a, action(0, Deed::Cycle), "PR-7.1"),
        // A card that is not on top yet, or another round.
        (b, action(30, Deed::Cycle), "PR-7.1"),
        (b, Action { round: 2, ..action(0, Deed::Ready) }, "PR-3.1"),
        // There is no such planet at a table of two.
        (a, action(29, Deed::Place(5)), "PR-3.3"),
        // Nobody has to choose.
        (a, action(29, Deed::Take(Card::Tank)), "PR-3.2"),
        (a, action(29, Deed::Solar(0)), "PR-3.2"),
        // Nobody sits there.
        (Seat::new(2), action(0, Deed::Cycle), "PR-1.1"),
    ];
    for (seat, action, rule) in wrong {
        refused(&mut played, seat, action, rule);
    }
    played.act(played.now(), a, action(29, Deed::Discard)).expect("STOP");
    // After STOP, although the next round is being prepared: nothing was left to resolve.
    refused(&mut played, b, action(29, Deed::Discard), "PR-3.5");
    // Another player's row, at a table of three.
    let start = PlanetRush::start(&Setup::new(3)).expect("a table");
    let mut played = Match::<PlanetRush>::new(start, Digest::of_text("rows"));
    let seed = Seed::from_number(2);
    played.advance(Millis(0), &seed).expect("chance");
    for seat in Seat::all(3) {
        played.act(Millis(0), seat, action(0, Deed::Ready)).expect("ready");
    }
    refused(&mut played, a, action(0, Deed::Cycle), "PR-3.1");
    played.advance(Millis(COUNTDOWN_MS), &seed).expect("the countdown");
    for planet in 3..6 {
        refused(&mut played, a, action(0, Deed::Place(planet)), "PR-3.3");
    }
}

fn refused(played: &mut Match<PlanetRush>, seat: Seat, action: Action, rule: &str) {
    let (digest, state) = (played.digest(), Digest::of(played.state()));
    match played.act(played.now(), seat, action) {
        Err(InputError::Refused(refusal)) => assert_eq!(refusal.rule, rule, "{seat} {action}"),
        other => panic!("{seat} {action}: {other:?}"),
    }
    assert_eq!((played.digest(), Digest::of(played.state())), (digest, state), "{seat} {action}");
}
