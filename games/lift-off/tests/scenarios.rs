//! Every scenario holds, every numbered rule has one, and in some scenario every specialist is
//! played, every action done, every mission launched and every objective scored.

use gantry_lift_off::{Data, LiftOff, Mission, Objective, Specialist, Work};
use gantry_testkit::scenario::read;

gantry_testkit::scenario_tests! {
    LiftOff, "LO", at least 50 rules,
    apart &["drawn", "drawn_size", "chosen", "goals_size", "seat.*.known"]
}

/// The accepted lines that scenarios play, and what they expect then.
fn played_and_expected() -> (String, String) {
    let (mut played, mut expected) = (String::new(), String::new());
    for (_, text) in files() {
        for scenario in read(&text).expect("readable").scenarios {
            let lines = scenario.play.as_ref().map_or("", |block| block.text.as_str()).lines();
            // Only accepted actions show that the card works.
            for line in lines.filter(|line| !line.contains('!')) {
                played.push_str(line.split('#').next().unwrap_or(line).trim_end());
                played.push('\n');
            }
            expected.push_str(scenario.then.as_ref().map_or("", |block| block.text.as_str()));
        }
    }
    (played, expected)
}

#[test]
fn every_card_and_action_has_a_scenario() {
    let (played, expected) = played_and_expected();
    let data = Data::newest();
    let mut missing: Vec<String> = Vec::new();
    let mut require = |found: bool, what: String| {
        if !found {
            missing.push(what);
        }
    };
    for card in Specialist::all().filter(|&card| data.specialist(card).copies != [0; 3]) {
        require(played.contains(&format!(" play {card}\n")), format!("play {card}"));
    }
    for work in Work::ALL {
        let name = work.name().replace(' ', "-");
        require(played.contains(&format!(" do {name}")), format!("do {name}"));
    }
    for mission in Mission::all().filter(|&mission| data.mission(mission).copies != [0; 3]) {
        require(played.contains(&format!(" load {mission}\n")), format!("load {mission}"));
    }
    for goal in Objective::all() {
        let scored =
            expected.lines().any(|line| line.contains("goal_points") && line.contains(goal.id()));
        require(scored, format!("goal_points of {goal}"));
    }
    assert_eq!(missing, Vec::<String>::new(), "no scenario has this");
}
