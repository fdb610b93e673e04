//! Positions come from outside: missing keys have defaults, and a position that no game could reach
//! is refused with its line, whatever it says.

#[path = "positions/faults.rs"]
mod faults;

use gantry_kernel::{
    Awaiting, Dice, Game as _, Imagine as _, Input, Millis, News, Seat, Text as _, Viewer,
};
use gantry_planet_rush::{PlanetRush, Setup, Stage, State};
use gantry_testkit::soak_factor;

/// Reads a position, writes it, reads it again, and views it as every viewer.
#[track_caller]
fn read(position: &str) -> State {
    let state = PlanetRush::read_position(PlanetRush::RULES, position)
        .unwrap_or_else(|fault| panic!("{fault}"));
    round_trip(&state);
    let seats = state.open.seats();
    let mut dice = Dice::from_number(1);
    for viewer in Viewer::all(seats) {
        let view = PlanetRush::view(&state, viewer);
        let imagined = PlanetRush::imagine(&view, &mut dice);
        assert_eq!(PlanetRush::view(&imagined, viewer), view);
        round_trip(&imagined);
    }
    state
}

#[track_caller]
fn round_trip(state: &State) {
    let written = PlanetRush::position(state);
    assert_eq!(
        PlanetRush::read_position(PlanetRush::RULES, &written).as_ref(),
        Ok(state),
        "{written}"
    );
}

/// Checks lines of the position or of the facts.
#[track_caller]
fn says(position: &str, lines: &[&str]) {
    let state = read(position);
    let text = PlanetRush::position(&state) + &PlanetRush::facts(&state);
    for line in lines {
        assert!(text.lines().any(|found| found == *line), "{line} is not in\n{text}");
    }
}

/// How a random game is played.
#[derive(Clone, Copy)]
struct Habit {
    /// Where there is a choice, one action in this many places nothing.
    lazy: u32,
    /// One deadline in this many passes.
    patience: u32,
}

/// Plays a game at random and calls back at every state.
fn play(setup: &Setup, habit: Habit, number: u64, mut meet: impl FnMut(&State)) {
    let mut dice = Dice::from_number(number);
    let mut state = PlanetRush::start(setup).expect("playable settings");
    let mut now = Millis(u64::from(dice.below(5000)));
    let mut legal = Vec::new();
    meet(&state);
    loop {
        now.0 += u64::from(dice.below(3000));
        let input = match PlanetRush::awaiting(&state) {
            Awaiting::Over => return,
            Awaiting::Chance(_) => Input::Chance(PlanetRush::draw(&state, &mut dice)),
            Awaiting::Players { may, until, .. } => {
                let passes = may.is_empty() || dice.below(habit.patience) == 0;
                match until {
                    Some(until) if passes || until <= now => {
                        now = now.max(until);
                        Input::Timeout
                    }
                    _ => {
                        let may: Vec<Seat> = may.iter().collect();
                        let seat = *dice.pick(&may);
                        PlanetRush::legal(&state, seat, &mut legal);
                        let places = legal.len().saturating_sub(2);
                        let eager = places > 0 && dice.below(habit.lazy) > 0;
                        let choices = if eager { &legal[..places] } else { &legal[..] };
                        Input::Act { seat, action: *dice.pick(choices) }
                    }
                }
            }
        };
        PlanetRush::apply(&mut state, now, &input, &mut News::silent());
        meet(&state);
    }
}

/// Every option off its default, some of the time.
fn setups() -> Vec<Setup> {
    let own = (
        "data".to_owned(),
        r#"{ planet = [{ id = "ursa-magna", name = "U \"M\"", vp = 20 }] }"#.to_owned(),
    );
    let own = PlanetRush::configure(PlanetRush::RULES, 2, &[own]).expect("own values").own;
    let plain = (2..=4).flat_map(Setup::variants);
    let plain = plain.flat_map(|setup| {
        let other = Setup {
            actions: 33,
            minutes: 1,
            choice: 7,
            pause: 1,
            own: own.clone(),
            ..setup.clone()
        };
        let short = Setup { actions: 40, choice: 3, ..setup.clone() };
        [setup, other, short]
    });
    plain.collect()
}

#[test]
fn every_state_of_random_games_is_read_as_it_was_written() {
    let habits = [
        Habit { lazy: 2, patience: 1000 },
        Habit { lazy: 8, patience: 100 },
        Habit { lazy: 50, patience: 1000 },
    ];
    let (mut games, mut choices, mut number) = (0, 0, 0);
    for setup in setups() {
        for habit in habits {
            for _ in 0..4 * soak_factor() {
                number += 1;
                games += 1;
                let mut skip = number;
                play(&setup, habit, number, |state| {
                    // The resolution is checked in full, the other stages now and then.
                    skip += 1;
                    if state.open.stage != Stage::Resolve && !skip.is_multiple_of(20) {
                        return;
                    }
                    choices += u32::from(state.open.stage == Stage::Resolve);
                    round_trip(state);
                    toml::from_str::<toml::Table>(&PlanetRush::facts(state))
                        .expect("facts are TOML");
                });
            }
        }
    }
    assert!(games > 600 && choices > 300, "{games} games, {choices} choices");
}

#[test]
fn every_stage_needs_no_more_than_its_name() {
    for seats in 2..=4 {
        for pace in ["live", "relaxed", "turns"] {
            let stages = ["layout", "shuffle B", "ready", "countdown", "rush", "over"];
            for stage in stages {
                let text = format!(
                    "seats = {seats}\nstage = \"{stage}\"\noptions = {{ pace = \"{pace}\" }}\n"
                );
                read(&text);
            }
        }
    }
    let rush = read("stage = \"rush\"\n");
    assert_eq!(PlanetRush::awaiting(&rush).may().len(), 2);
    assert_eq!(rush.open.until, Some(Millis(600_000)));
}

#[test]
fn cards_that_are_named_nowhere_are_in_the_deck_or_discarded() {
    const WHOLE: &str =
        "6 tank 6 settler 2 solar security 5 lift-off 5 mining 3 terraforming 2 steal";
    says("seats = 2\n", &[&format!("deck = \"{WHOLE}\""), "unseen = 29", "top = \"tank\""]);
    let lines = [
        "deck = \"steal tank steal 5 tank 6 settler 2 solar security 4 lift-off 5 mining 3 terraforming\"",
        "rows = { 2 = \"lift-off\" }",
        "discards = \"\"",
        "actions = 1",
        "unseen = 28",
        "top = \"steal\"",
        "left = 29",
    ];
    says("[seat.A]\ndeck = \"steal tank steal ...\"\nrows = { 2 = \"lift-off\" }\n", &lines);
    let lines = [
        "deck = \"mining\"",
        "discards = \"5 tank 6 settler 2 solar security 4 lift-off 4 mining 3 terraforming 2 steal\"",
        "actions = 29",
        "left = 1",
        "out = 27",
    ];
    says("[seat.A]\ndeck = \"mining\"\nrows = { 2 = \"tank lift-off\" }\n", &lines);
    let lines = ["deck = \"tank\"", "actions = 40", "unseen = 0", "known = \"\""];
    says("[seat.B]\ndeck = \"tank\"\ndiscards = \"...\"\nactions = 40\n", &lines);
}

#[test]
fn players_who_take_turns_have_had_as_many_actions_as_the_turn_says() {
    let text = "seats = 3\nround = 2\noptions = { pace = \"turns\" }\nturn = \"A\"\nseat.C.rows = { 1 = \"2 tank\" }\n";
    let state = read(text);
    let actions: Vec<u16> =
        state.open.companies[..3].iter().map(|company| company.actions).collect();
    assert_eq!(actions, [1, 2, 2]);
    assert_eq!(PlanetRush::awaiting(&state).must().iter().collect::<Vec<_>>(), [Seat::new(0)]);
}

/// PR-4.8 at its three moments.
#[test]
fn a_resolution_stands_at_its_first_choice_that_fits() {
    const ROWS: &str = "[seat.A]\nrows = { 2 = \"solar tank lift-off mining steal\" }\n[seat.B]\nrows = { 2 = \"2 tank settler lift-off terraforming\" }\n";
    let rows = |contest: &str| format!("stage = \"resolve\"\n{contest}\n{ROWS}");
    let first = [
        "caller = \"A\"",
        "planet = 2",
        "task = \"A mining\"",
        "revealed = { A = 4, B = 3 }",
        "cargo = { A = \"tank solar\", B = \"2 tank settler\" }",
        "ore = 0",
        "next = \"B\"",
        "energy = { A = 2, B = 2 }",
        "must = [\"A\"]",
        "legal = [\"solar 0\", \"solar 1\"]",
    ];
    says(&rows(""), &first);
    let second = [
        "revealed = { A = 5, B = 4 }",
        "cargo = { A = \"tank solar\", B = \"2 tank settler\" }",
        "ore = 1",
        "legal = [\"take tank\", \"take settler\", \"decline\"]",
    ];
    says(&rows("contest.task = \"A steal\""), &second);
    says(&rows("contest = { cargo = { A = \"solar\" } }"), &["task = \"A steal\"", "ore = 1"]);
}

/// Everything possible is searched before this is refused: the most expensive search, and it ends.
#[test]
fn the_longest_rows_are_searched_to_the_end() {
    let row = "tank settler 5 tank 5 settler 2 solar lift-off 2 steal mining terraforming 4 mining 2 terraforming";
    let text = format!(
        "stage = \"resolve\"\ncontest.revealed = {{ A = 99 }}\nseat.A.rows = {{ 3 = \"{row}\" }}\nseat.B.rows = {{ 3 = \"{row}\" }}\n"
    );
    let fault =
        PlanetRush::read_position(PlanetRush::RULES, &text).expect_err("nobody reveals so many");
    assert_eq!(fault.to_string(), "line 2: PR-4.2: nobody chooses when A has revealed 99");
}

/// A record may contain any time, up to one that no deadline can follow.
#[test]
fn the_largest_time_is_valid() {
    let mut state = read("stage = \"ready\"\nready = [\"A\"]\noptions = { pace = \"relaxed\" }\n");
    let act = |seat, deed: &str| Input::Act {
        seat: Seat::new(seat),
        action: deed.parse().expect("an action"),
    };
    for input in [act(1, "ready @1.0"), Input::Timeout, act(0, "cycle @1.0"), Input::Timeout] {
        PlanetRush::apply(&mut state, Millis(u64::MAX), &input, &mut News::silent());
        round_trip(&state);
    }
    assert_eq!(state.open.round, 2, "the rush is over at once");
}

#[test]
fn facts_answer_for_what_is_not_there() {
    let lines =
        ["caller = \"none\"", "deadline = 2500", "resting = true", "may = [\"B\"]", "rests = 2500"];
    says("options = { pace = \"relaxed\" }\nseat.A.rests = 2500\n", &lines);
    says("stage = \"ready\"\n", &["top = \"hidden\"", "deadline = \"none\"", "known = \"\""]);
    let lines = ["winners = [\"B\"]", "ranks = { A = 2, B = 1, C = 2 }", "seats = [\"B\", \"C\"]"];
    says("seats = 3\nstage = \"over\"\nseat.B.points = 3\n", &lines);
    says("seat.A.actions = 2\n", &["known = \"2 steal\"", "unseen = 27"]);
}

#[test]
fn impossible_positions_are_refused_with_their_line() {
    for (position, refusal) in faults::FAULTS {
        let fault = PlanetRush::read_position(PlanetRush::RULES, position).expect_err(position);
        assert_eq!(fault.to_string(), *refusal, "{position}");
    }
}
