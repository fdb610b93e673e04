//! Bots that live in time: nobody is quicker than their profile says, and quicker hands win.

use gantry_bots::{Bot, Clocks, Human, PROFILES, Profile, next_input, play_out};
use gantry_kernel::{Dice, Game, Input, Millis, News};
use gantry_planet_rush::{Action, PlanetRush, Setup, Stage, State};

fn table(seats: u8) -> State {
    PlanetRush::start(&Setup::new(seats)).expect("a table")
}

/// Plays a race of these and calls `acted` with the seat and the time since it could last act.
fn race(profiles: &[Profile], seed: u64, mut acted: impl FnMut(usize, u64)) {
    let mut state = table(u8::try_from(profiles.len()).expect("few seats"));
    let mut humans: Vec<Human<Action>> = profiles.iter().copied().map(Human::new).collect();
    let mut bots: Vec<&mut dyn Bot<PlanetRush>> =
        humans.iter_mut().map(|bot| bot as &mut dyn Bot<PlanetRush>).collect();
    let (mut dice, mut chance) = (Dice::from_number(seed), Dice::from_number(!seed));
    let (mut now, mut clocks, mut legal) = (Millis(0), Clocks::default(), Vec::new());
    let mut since = vec![Millis(0); profiles.len()];
    loop {
        let deal = |state: &State, _| PlanetRush::draw(state, &mut chance);
        let next = next_input(&state, now, &mut bots, &mut clocks, &mut dice, &mut legal, deal);
        let Some((at, input)) = next else { break };
        let rush = state.open.stage == Stage::Rush;
        PlanetRush::apply(&mut state, at, &input, &mut News::silent());
        match input {
            Input::Act { seat, .. } if rush => {
                acted(seat.index(), at.0 - since[seat.index()].0);
                since[seat.index()] = at;
            }
            // the countdown has ended
            Input::Timeout => since.fill(at),
            _ => {}
        }
        now = at;
    }
}

#[test]
fn nobody_acts_before_their_reaction_time() {
    let (mut quickest, mut slowest) = ([u64::MAX; 3], [0; 3]);
    for seed in 0..20 {
        race(PROFILES, seed, |seat, ms| {
            quickest[seat] = quickest[seat].min(ms);
            slowest[seat] = slowest[seat].max(ms);
        });
    }
    for (seat, profile) in PROFILES.iter().enumerate() {
        let least = u64::from(profile.quickest_ms);
        let most = least + 2 * u64::from(profile.spread_ms);
        assert!(quickest[seat] >= least, "{}: {} ms", profile.name, quickest[seat]);
        assert!(slowest[seat] < most, "{}: {} ms", profile.name, slowest[seat]);
        assert!(slowest[seat] > quickest[seat] + u64::from(profile.spread_ms), "{}", profile.name);
    }
}

#[test]
fn quicker_hands_win() {
    for two in PROFILES.windows(2) {
        let mut won = 0;
        for seed in 0..100 {
            let (mut slow, mut quick) = (Human::new(two[0]), Human::new(two[1]));
            let mut bots: [&mut dyn Bot<PlanetRush>; 2] = [&mut slow, &mut quick];
            let mut dice = Dice::from_number(seed);
            let playout = play_out(table(2), &mut bots, &mut dice, &mut Vec::new());
            won += u32::from(playout.standings.places[1] == 1);
        }
        assert!(won >= 75, "{} won {won} of 100 against {}", two[1].name, two[0].name);
    }
}

#[test]
fn profiles_are_found_by_name() {
    for profile in PROFILES {
        assert_eq!(Profile::find(profile.name), Some(*profile));
    }
    assert_eq!(Profile::find("Calm"), None);
}
