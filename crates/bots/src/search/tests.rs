//! Tests of payoffs at the end and in mid-game.

use std::ops::ControlFlow;

use gantry_catalog::{GameVisitor, Playable, visit_games};
use gantry_heuristics::Evaluate;
use gantry_kernel::{MAX_SEATS, Seat, Text};

use super::playout::payoffs;
use super::{ChoiceStats, Findings};
use crate::measure::walk;

/// Checks final and mid-game states of random games.
fn check<G: Evaluate + Text>() {
    for seats in G::SEATS.0..=G::SEATS.1 {
        let setup = G::configure(G::RULES, seats, &[]).expect("a table");
        for seed in 0..10 {
            walk::<G>(&setup, seed, |state| {
                let payoffs = payoffs::<G>(state);
                are_sensible(payoffs, seats);
                if let Some(standings) = G::standings(state) {
                    let (winners, losers): (Vec<Seat>, Vec<Seat>) =
                        Seat::all(seats).partition(|&seat| standings.winners().contains(seat));
                    let lost = losers.iter().map(|seat| payoffs[seat.index()]);
                    let most = lost.fold(0.0, f32::max);
                    // Up to four may share the win.
                    assert!(most <= 0.1, "{payoffs:?}");
                    assert!(winners.iter().all(|seat| payoffs[seat.index()] >= 0.2 + most));
                }
                ControlFlow::Continue(())
            });
        }
    }
}

/// Each payoff is from 0 to 1; at most one seat is ahead; with two seats, one's gain is the other's
/// loss.
fn are_sensible(payoffs: [f32; MAX_SEATS], seats: usize) {
    let own = &payoffs[..seats];
    assert!(own.iter().all(|payoff| (0.0..=1.0).contains(payoff)), "{payoffs:?}");
    assert!(own.iter().filter(|payoff| **payoff > 0.5).count() <= 1, "{payoffs:?}");
    assert!(payoffs[seats..].iter().all(|payoff| *payoff <= 0.0), "nobody sits there");
    if seats == 2 {
        assert!((own[0] + own[1] - 1.0).abs() < 1e-5, "{payoffs:?}");
    }
}

#[test]
fn ends_and_middles_are_judged_sensibly() {
    struct All;
    impl GameVisitor for All {
        fn visit<G: Playable>(&mut self) {
            check::<G>();
        }
    }
    visit_games(&mut All);
}

fn found(visits: &[u32]) -> Findings {
    let estimate = |&visits: &u32| ChoiceStats { visits, payoff: 0.5 };
    Findings { estimates: visits.iter().map(estimate).collect(), ..Findings::default() }
}

/// A search that stopped because its choice was clear counts as much as one that went on.
#[test]
fn every_search_has_one_vote() {
    let (early, late) = (found(&[5500, 500]), found(&[2000, 8000]));
    assert_eq!(Findings::best_of(&[early.clone(), late.clone()]), 0);
    assert_eq!(Findings::best_of(&[late.clone(), early, late]), 1);
    let mut equal = found(&[0, 3, 3]);
    assert_eq!(Findings::best_of(&[equal.clone()]), 1);
    equal.estimates[2].payoff = 0.6;
    assert_eq!(Findings::best_of(&[equal]), 2);
}
