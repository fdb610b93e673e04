//! Checks the descriptions of views and actions as numbers, in random games.

use std::collections::BTreeMap;

use gantry_heuristics::Encode;
use gantry_kernel::{Dice, Game, Millis, News, Seat, Viewer};

use crate::{Probe, driver};

/// One position in this many is imagined, which is slow.
const POSITIONS_PER_IMAGINED: u32 = 8;

/// What was compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Encoded {
    /// Positions of the games.
    pub positions: u32,
    /// Views in which two hidden things were exchanged.
    pub exchanged: u32,
    /// All numbers in one, so that every machine can be shown to give the same.
    pub digest: u64,
}

impl Encoded {
    /// FNV-1a.
    fn add(&mut self, numbers: &[i8]) {
        for number in numbers {
            self.digest = (self.digest ^ u64::from(number.cast_unsigned())).wrapping_mul(PRIME);
        }
    }
}

const PRIME: u64 = 0x0100_0000_01b3;

/// Plays one random game with each of these settings and checks every position on the way: views
/// fill their numbers exactly, worlds that look the same have the same numbers, and legal actions
/// of a seat differ in theirs.
///
/// # Panics
/// If something is amiss.
pub fn assert_encodes<G: Probe + Encode>(setups: &[G::Setup], seed: u64) -> Encoded {
    let mut encoded = Encoded { positions: 0, exchanged: 0, digest: 0xcbf2_9ce4_8422_2325 };
    for (setup, seed) in setups.iter().zip(seed..) {
        play::<G>(setup, &mut Dice::from_number(seed), &mut encoded);
    }
    encoded
}

fn play<G: Probe + Encode>(setup: &G::Setup, dice: &mut Dice, encoded: &mut Encoded) {
    let seats = G::seats(setup);
    let mut state = G::start(setup).expect("settings that can be played");
    let mut chance = Dice::from_number(dice.bits());
    let (mut now, mut news) = (Millis(0), News::silent());
    let mut legal: Vec<Vec<G::Action>> = vec![Vec::new(); seats];
    loop {
        let mut views = BTreeMap::new();
        for viewer in Viewer::all(seats) {
            let numbers = look::<G>(&state, viewer);
            encoded.add(&numbers);
            views.insert(viewer, numbers);
        }
        for seat in Seat::all(seats) {
            G::legal(&state, seat, &mut legal[seat.index()]);
            describe::<G>(&state, seat, &legal[seat.index()], encoded);
        }
        encoded.positions += 1;
        let imagined = dice.below(POSITIONS_PER_IMAGINED) == 0;
        for (&viewer, numbers) in views.iter().filter(|_| imagined) {
            let world = G::imagine(&G::view(&state, viewer), dice);
            assert_eq!(&look::<G>(&world, viewer), numbers, "{viewer} in an imagined world");
        }
        let before = state.clone();
        let dealt = Dice::from_number(chance.bits());
        let Some((at, input)) = driver::next::<G>(&state, now, &legal, dice, || dealt) else {
            break;
        };
        G::apply(&mut state, at, &input, &mut news);
        now = at;
        for (&viewer, numbers) in &views {
            if let Some(other) = G::exchange_hidden(&before, &state, viewer, dice) {
                assert_eq!(&look::<G>(&other, viewer), numbers, "{viewer} after an exchange");
                encoded.exchanged += 1;
            }
        }
    }
}

fn look<G: Game + Encode>(state: &G::State, viewer: Viewer) -> Vec<i8> {
    let mut numbers = vec![i8::MIN; G::VIEW_NUMBERS];
    G::encode_view(&G::view(state, viewer), &mut numbers);
    numbers
}

fn describe<G: Encode>(state: &G::State, seat: Seat, legal: &[G::Action], encoded: &mut Encoded) {
    let view = G::view(state, Viewer::Seat(seat));
    let mut described = BTreeMap::new();
    for action in legal {
        let mut numbers = vec![i8::MIN; G::ACTION_NUMBERS];
        G::encode_action(&view, action, &mut numbers);
        encoded.add(&numbers);
        if let Some(other) = described.insert(numbers, action) {
            panic!("{seat}: {action} and {other} have the same numbers");
        }
    }
}
