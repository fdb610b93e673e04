//! Bots with reaction times: nobody is quicker than their profile allows, and the quicker one wins.

use std::cmp::Ordering;

use gantry_bots::{Bot, Human, LookTimes, PROFILES, Profile, next_input, play_out};
use gantry_kernel::{Dice, Game, Input, Millis, News};
use gantry_planet_rush::{Action, PlanetRush, Setup, Stage, State};

fn table(seats: u8) -> State {
    PlanetRush::start(&Setup::new(seats)).expect("a table")
}

/// Plays a race and calls `acted` with the seat and the time since it could last act.
fn race(profiles: &[Profile], seed: u64, mut acted: impl FnMut(usize, u64)) {
    let mut state = table(u8::try_from(profiles.len()).expect("few seats"));
    let mut humans: Vec<Human<Action>> = profiles.iter().copied().map(Human::new).collect();
    let mut bots: Vec<&mut dyn Bot<PlanetRush>> =
        humans.iter_mut().map(|bot| bot as &mut dyn Bot<PlanetRush>).collect();
    let (mut dice, mut chance) = (Dice::from_number(seed), Dice::from_number(!seed));
    let (mut now, mut look_times, mut legal) = (Millis(0), LookTimes::default(), Vec::new());
    let mut since = vec![Millis(0); profiles.len()];
    loop {
        let deal = |state: &State, _| PlanetRush::draw(state, &mut chance);
        let next = next_input(&state, now, &mut bots, &mut look_times, &mut dice, &mut legal, deal);
        let Some((at, input)) = next else { break };
        let rush = state.open.stage == Stage::Rush;
        PlanetRush::apply(&mut state, at, &input, &mut News::silent());
        match input {
            Input::Act { seat, .. } if rush => {
                acted(seat.index(), at.0 - since[seat.index()].0);
                since[seat.index()] = at;
            }
            // The countdown has ended.
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

/// The share of games won by the second player, at the second seat.
fn won(games: u64, first: Profile, second: Profile) -> f64 {
    let second_wins = |seed| {
        let (mut first, mut second) = (Human::new(first), Human::new(second));
        let mut bots: [&mut dyn Bot<PlanetRush>; 2] = [&mut first, &mut second];
        let playout = play_out(table(2), &mut bots, &mut Dice::from_number(seed), &mut Vec::new());
        let places = playout.standings.places;
        match places[1].cmp(&places[0]) {
            Ordering::Less => 1.0,
            Ordering::Equal => 0.5,
            Ordering::Greater => 0.0,
        }
    };
    (0..games).map(second_wins).sum()
}

#[test]
fn faster_players_win() {
    for two in PROFILES.windows(2) {
        let won = won(100, two[0], two[1]);
        assert!(won >= 75.0, "{} won {won} of 100 against {}", two[1].name, two[0].name);
    }
}

/// Of two equally quick players, the one who plans ahead wins more, at either seat.
#[test]
fn planning_players_win() {
    let expert = Profile::find("expert").expect("it is listed");
    let hasty = Profile { plans: false, ..expert };
    let won = won(1000, hasty, expert) + 1000.0 - won(1000, expert, hasty);
    assert!(won >= 1060.0, "won {won} of 2000");
}

#[test]
fn profiles_are_found_by_name() {
    for profile in PROFILES {
        assert_eq!(Profile::find(profile.name), Some(*profile));
    }
    assert_eq!(Profile::find("Calm"), None);
}
