//! People who delete their account, and how finished games are counted.

use super::*;

#[test]
fn before_the_deal_a_table_passes_to_another_player() {
    let mut fixture = Fixture::gather(TableSettings::for_people("launch-pad", 2));
    fixture.enter(ADA, "Ada", Detail::Full);
    fixture.enter(BEN, "Ben", Detail::Full);
    fixture.ask(ADA, join("a salt"));
    fixture.ask(BEN, join("a salt"));
    let effects = fixture.table.forget(at(0), "account-Ada");
    fixture.take(effects);
    assert_eq!(fixture.setup.chairs()[0], Chair::Free);
    assert_eq!(fixture.setup.accounts(), ["account-Ben"]);
    assert_eq!(fixture.setup.owner(), "account-Ben");
    let effects = fixture.table.forget(at(0), "account-Ben");
    fixture.take(effects);
    assert_eq!((fixture.setup.owner(), fixture.setup.accounts().len()), ("", 0));
}

#[test]
fn a_running_game_goes_on_under_a_neutral_name() {
    let mut settings = TableSettings::for_people("lift-off", 3);
    settings.chairs[2] = ChairPlan::Bot("random".into());
    let mut fixture = Fixture::of_two(settings);
    fixture.ask(BEN, ClientMessage::Say("hello".into()));
    fixture.ask(ADA, ClientMessage::Say("good luck".into()));
    let effects = fixture.table.resign_all(at(fixture.ms), "account-Ben").expect("it goes on");
    fixture.take(effects);
    let effects = fixture.table.forget(at(fixture.ms), "account-Ben");
    fixture.take(effects);
    assert_eq!(fixture.table.phase(), Phase::Playing, "a bot plays on");
    assert_eq!(fixture.setup.accounts(), ["account-Ada"]);
    let name = |fixture: &Fixture| fixture.frames[&ADA].seats[1].name.clone();
    assert_eq!(name(&fixture), "Former player B");
    fixture.said.clear();
    fixture.enter(EVE, "Eve", Detail::Full);
    assert_eq!(fixture.said, [(EVE, "good luck".to_owned())], "what Ben said is gone");
    fixture.restart();
    fixture.run();
    assert_eq!(name(&fixture), "Former player B");
    let record = fixture.proved();
    assert_eq!(record.header.players[1].name, "Ben", "the record is the proof of all players");
}

#[test]
fn players_who_resigned_come_last() {
    let mut fixture = Fixture::of_two(TableSettings::for_people("launch-pad", 2));
    assert_eq!(fixture.table.results(), None, "it is not over");
    fixture.ask(ADA, ClientMessage::Resign(A));
    let results = fixture.table.results().expect("it is over");
    assert_eq!(results, [("account-Ada".to_owned(), 2), ("account-Ben".to_owned(), 1)]);

    let mut fixture = Fixture::of_two(TableSettings::for_people("launch-pad", 2));
    fixture.ask(ADA, ClientMessage::ProposeAbandon);
    fixture.ask(BEN, ClientMessage::Respond(true));
    assert_eq!(fixture.table.phase(), Phase::Over);
    assert_eq!(fixture.table.results(), None, "stopped without a result");

    let mut fixture = Fixture::of_two(TableSettings::for_people("launch-pad", 2));
    let mut steps = 0;
    while fixture.table.phase() == Phase::Playing {
        steps += 1;
        fixture.play_one(steps * 7);
    }
    let places = fixture.frames[&ADA].standings.as_ref().expect("over").places;
    let results = fixture.table.results().expect("by the rules");
    assert_eq!(results.iter().map(|(_, place)| *place).collect::<Vec<_>>(), places.to_vec());
}

#[test]
fn a_banned_account_resigns_and_keeps_its_name() {
    let mut settings = TableSettings::for_people("lift-off", 3);
    settings.chairs[2] = ChairPlan::Bot("random".into());
    let mut fixture = Fixture::of_two(settings);
    fixture.ask(BEN, ClientMessage::Say("hello".into()));
    let effects = fixture.table.resign_all(at(fixture.ms), "account-Ben").expect("it goes on");
    fixture.take(effects);
    let effects = fixture.table.vacate(at(fixture.ms), "account-Ben");
    fixture.take(effects);
    fixture.run();
    assert_eq!(fixture.table.phase(), Phase::Playing, "a bot plays on");
    assert_eq!(fixture.setup.accounts(), ["account-Ada", "account-Ben"], "it is still Ben's game");
    let resigned = fixture.frames[&ADA].sharing.as_ref().expect("shared").resigned;
    assert!(resigned.contains(B));
}

#[test]
fn a_banned_account_frees_its_seats_before_the_deal() {
    let mut fixture = Fixture::gather(TableSettings::for_people("launch-pad", 2));
    for (client, name) in [(ADA, "Ada"), (BEN, "Ben")] {
        fixture.enter(client, name, Detail::Full);
        fixture.ask(client, join(""));
    }
    fixture.ask(ADA, ClientMessage::Say("hello".into()));
    let effects = fixture.table.vacate(at(0), "account-Ada");
    fixture.take(effects);
    assert_eq!(
        (fixture.setup.chairs()[0].clone(), fixture.setup.owner()),
        (Chair::Free, "account-Ben")
    );
    fixture.said.clear();
    fixture.enter(EVE, "Eve", Detail::Full);
    assert_eq!(fixture.said, [(EVE, "hello".to_owned())], "hosts may want to read it");
}
