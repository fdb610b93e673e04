//! A seat decides the same in any two worlds that look the same to it.

use std::thread::{JoinHandle, spawn};

use gantry_bots::Bot;
use gantry_catalog::{GameVisitor, Playable, visit_games};
use gantry_heuristics::Evaluate;
use gantry_kernel::{Dice, Imagine, SeatContext, Text, Viewer};
use gantry_testkit::Plan;

use super::searches;
use crate::walk::walk;

/// One decision in this many is searched in several worlds.
const SAMPLE: u64 = 8;

/// Returns how many worlds differed from the true one.
fn decides_by_view<G: Imagine + Evaluate + Text>() -> u64 {
    let (mut met, mut other_worlds) = (0, 0);
    for setup in Plan::<G>::covering(1, 1).setups {
        walk::<G>(&setup, met, |state, seat, legal| {
            met += 1;
            if !met.is_multiple_of(SAMPLE) || legal.len() == 1 {
                return None;
            }
            let view = G::view(state, Viewer::Seat(seat));
            let imagined = G::imagine(&view, &mut Dice::from_number(met));
            other_worlds += u64::from(imagined != *state);
            for mut search in searches(8) {
                let mut decide = |state: &G::State| {
                    let context = SeatContext::<G>::new(state, seat);
                    search.decide(context, legal, &mut Dice::from_number(met))
                };
                assert_eq!(decide(state), decide(&imagined), "seat {seat}: {view:?}");
            }
            None
        });
    }
    assert!(other_worlds > 0, "{}: nothing is hidden in {met} positions", G::ID);
    other_worlds
}

/// Every game, in parallel.
#[derive(Default)]
struct All(Vec<JoinHandle<u64>>);

impl GameVisitor for All {
    fn visit<G: Playable>(&mut self) {
        self.0.push(spawn(decides_by_view::<G>));
    }
}

#[test]
fn every_game_is_decided_by_view() {
    let mut all = All::default();
    visit_games(&mut all);
    let other_worlds =
        all.0.into_iter().map(|game| game.join().expect("the thread does not panic"));
    let most = other_worlds.fold(0, u64::max);
    assert!(most > 250, "{most} worlds differed");
}
