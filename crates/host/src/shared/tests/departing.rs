//! People who delete their account, and how finished games are counted.

use super::*;

#[test]
fn a_table_before_its_deal_goes_to_somebody_who_is_left() {
    let mut house = House::gather(settings("launch-pad", 2));
    house.enter(ADA, "Ada", Detail::Full);
    house.enter(BEN, "Ben", Detail::Full);
    house.ask(ADA, join("a salt"));
    house.ask(BEN, join("a salt"));
    let effects = house.table.forget(at(0), "account-Ada");
    house.take(effects);
    assert_eq!(house.kept.chairs()[0], Chair::Free);
    assert_eq!(house.kept.accounts(), ["account-Ben"]);
    assert_eq!(house.kept.owner(), "account-Ben");
    let effects = house.table.forget(at(0), "account-Ben");
    house.take(effects);
    assert_eq!((house.kept.owner(), house.kept.accounts().len()), ("", 0));
}

#[test]
fn a_running_game_goes_on_without_the_name() {
    let mut settings = settings("lift-off", 3);
    settings.chairs[2] = ChairPlan::Bot("random".into());
    let mut house = House::of_two(settings);
    house.ask(BEN, ClientMessage::Say("hello".into()));
    house.ask(ADA, ClientMessage::Say("good luck".into()));
    let effects = house.table.resign_all(at(house.ms), "account-Ben").expect("it goes on");
    house.take(effects);
    let effects = house.table.forget(at(house.ms), "account-Ben");
    house.take(effects);
    assert_eq!(house.table.phase(), Phase::Playing, "a bot plays on");
    assert_eq!(house.kept.accounts(), ["account-Ada"]);
    let name = |house: &House| house.frames[&ADA].seats[1].name.clone();
    assert_eq!(name(&house), "Former player B");
    house.said.clear();
    house.enter(EVE, "Eve", Detail::Full);
    assert_eq!(house.said, [(EVE, "good luck".to_owned())], "what Ben said is gone");
    house.restart();
    house.run();
    assert_eq!(name(&house), "Former player B");
    let record = house.proved();
    assert_eq!(record.header.players[1].name, "Ben", "the record is the proof of all players");
}

#[test]
fn results_put_whoever_resigned_last() {
    let mut house = House::of_two(settings("launch-pad", 2));
    assert_eq!(house.table.results(), None, "it is not over");
    house.ask(ADA, ClientMessage::Resign(A));
    let results = house.table.results().expect("it is over");
    assert_eq!(results, [("account-Ada".to_owned(), 2), ("account-Ben".to_owned(), 1)]);

    let mut house = House::of_two(settings("launch-pad", 2));
    house.ask(ADA, ClientMessage::ProposeAbandon);
    house.ask(BEN, ClientMessage::Respond(true));
    assert_eq!(house.table.phase(), Phase::Over);
    assert_eq!(house.table.results(), None, "stopped without a result");

    let mut house = House::of_two(settings("launch-pad", 2));
    let mut steps = 0;
    while house.table.phase() == Phase::Playing {
        steps += 1;
        house.play_one(steps * 7);
    }
    let places = house.frames[&ADA].standings.as_ref().expect("over").places;
    let results = house.table.results().expect("by the rules");
    assert_eq!(results.iter().map(|(_, place)| *place).collect::<Vec<_>>(), places.to_vec());
}
