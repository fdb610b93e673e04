//! Every scenario holds, every numbered rule has one, and every card is played, drawn or discarded
//! in one.

use gantry_launch_pad::{Card, LaunchPad};
use gantry_testkit::scenario::{Start, read};

gantry_testkit::scenario_tests! {
    LaunchPad, "LP", at least 50 rules,
    apart &["offer", "chosen", "seat.*.known", "seat.*.knows", "seat.*.open"]
}

#[test]
fn every_card_has_a_scenario() {
    let scenarios = files();
    let scenarios = scenarios.iter().flat_map(|(_, text)| read(text).expect("readable").scenarios);
    let (mut played, mut given) = (String::new(), String::new());
    for scenario in scenarios {
        let lines = scenario.play.as_ref().map_or("", |block| block.text.as_str()).lines();
        // Only accepted actions show that the card works.
        for line in lines.filter(|line| !line.contains('!')) {
            played.push_str(line.split('#').next().unwrap_or(line));
            played.push('\n');
        }
        if let Start::Given(block) = &scenario.start {
            given.push_str(&block.text);
        }
    }
    let missing: Vec<&str> = Card::all()
        .filter(|card| {
            if card.is_corner() {
                !given.contains(&format!("\"{}", card.name()))
            } else {
                !played.contains(&format!(" play {}", card.name()))
            }
        })
        .map(Card::name)
        .collect();
    assert_eq!(missing, Vec::<&str>::new(), "cards that no scenario plays");
}
