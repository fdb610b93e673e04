//! Whole games of searchers that think very little and reuse their trees: whatever they choose is
//! legal. `GANTRY_SOAK_GAMES` multiplies the games; fifty times as many make a million decisions.

use std::thread::{JoinHandle, spawn};

use gantry_bots::{Bot, Search, Searcher};
use gantry_catalog::{GameVisitor, Playable, visit_games};
use gantry_heuristics::Evaluate;
use gantry_kernel::{Dice, Game, Imagine, Seat, SeatContext, Text, Viewer};
use gantry_testkit::{Plan, soak_factor};

use super::searches;
use crate::walk::walk;

/// Budgets: even one world gives an answer.
const ITERATIONS: [u32; 3] = [1, 2, 7];

/// Returns how many decisions were made.
fn keeps_the_rules<G: Imagine + Evaluate + Text>() -> u64 {
    let (mut decisions, mut gone_on) = (0, 0);
    let searches: Vec<Search> = ITERATIONS.into_iter().flat_map(searches).collect();
    let mut players: Vec<Searcher<G>> = searches.iter().copied().map(Searcher::new).collect();
    for game in 0..soak_factor() as u64 {
        for (number, setup) in Plan::<G>::covering(1, 1).setups.iter().enumerate() {
            walk::<G>(setup, 1000 * game + number as u64, |state, seat, legal| {
                decisions += 1;
                // Each player decides a few times in a row, so that it can reuse its tree.
                let kind = usize::try_from(decisions / 8).expect("few decisions") % players.len();
                let mut dice = Dice::from_number(decisions);
                let context = SeatContext::<G>::new(state, seat);
                gone_on += u64::from(legal.len() > 1 && players[kind].foresaw(&context.view()));
                let choice = players[kind].decide(context, legal, &mut dice);
                let allowed = legal.get(choice).map(|action| G::explain(state, seat, action));
                assert_eq!(allowed, Some(Ok(())), "seat {seat} in {state:?}");
                check_findings::<G>(&searches[kind], state, seat, legal, decisions);
                Some(choice)
            });
        }
    }
    println!("{}: {decisions} decisions, {gone_on} with a tree from before", G::ID);
    // In a game of a few turns no decision may look as foreseen.
    assert!(gone_on > 0 || decisions < 1000, "{}: no tree was gone on with", G::ID);
    decisions
}

/// From time to time: every payoff is valid, and every world was counted.
fn check_findings<G: Imagine + Evaluate>(
    search: &Search,
    state: &G::State,
    seat: Seat,
    legal: &[<G as Game>::Action],
    number: u64,
) {
    if !number.is_multiple_of(16) || legal.len() == 1 {
        return;
    }
    let view = G::view(state, Viewer::Seat(seat));
    let found = search.search::<G>(&view, seat, legal, &mut Dice::from_number(number));
    let visits: u32 = found.estimates.iter().map(|estimate| estimate.visits).sum();
    assert_eq!((found.estimates.len(), visits), (legal.len(), found.iterations));
    assert!(found.decisions >= u64::from(found.iterations));
    for estimate in found.estimates {
        assert!((0.0..=1.0).contains(&estimate.payoff), "{estimate:?}");
    }
}

/// Every game, in parallel.
#[derive(Default)]
struct All(Vec<JoinHandle<u64>>);

impl GameVisitor for All {
    fn visit<G: Playable>(&mut self) {
        self.0.push(spawn(keeps_the_rules::<G>));
    }
}

#[test]
fn every_game_is_played_by_its_rules() {
    let mut all = All::default();
    visit_games(&mut all);
    let decisions: u64 =
        all.0.into_iter().map(|game| game.join().expect("the thread does not panic")).sum();
    assert!(decisions >= 20_000, "{decisions} decisions");
}
