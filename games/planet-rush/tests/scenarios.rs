//! Every scenario holds, every numbered rule has one, and every card is handled and revealed in
//! one.

use gantry_planet_rush::{Card, PlanetRush};

gantry_testkit::scenario_tests! {
    PlanetRush, "PR", at least 25 rules,
    apart &[]
}

/// Every kind of refusal occurs in a scenario.
#[test]
fn every_rule_that_refuses_does_so_in_a_scenario() {
    let texts: String = files().into_iter().map(|(_, text)| text).collect();
    for rule in
        ["PR-3.1", "PR-3.2", "PR-3.3", "PR-3.5", "PR-4.2", "PR-4.5", "PR-5.3", "PR-7.1", "PR-7.2"]
    {
        assert!(texts.contains(&format!("!{rule}\n")), "{rule} refuses nothing");
    }
    for card in Card::ALL {
        assert!(texts.contains(card.id()), "{card} is in no scenario");
    }
}
