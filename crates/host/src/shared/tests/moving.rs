//! Games that move between a server and their player's own browser.

use gantry_catalog::{HUMAN, Table, TableStart, find};
use gantry_kernel::Secret;
use gantry_kernel::record::{Player, Start};
use gantry_wire::{ClientMessage, Detail, TableSettings};

use super::fixture::Fixture;
use super::{ADA, BEN, at, person, random, refusal};
use crate::shared::{SharedTable, TableSetup};

/// A table of these players that was begun at home, after this many decisions.
fn begun(game: &str, kinds: &[&str], decisions: usize) -> Box<dyn Table> {
    let listing = find(game).expect("a game");
    let player = |(index, kind): (usize, &&str)| Player {
        kind: (*kind).into(),
        name: format!("Player {index}"),
    };
    let mut table = listing
        .open(TableStart {
            start: Start::Options(Vec::new()),
            players: kinds.iter().enumerate().map(player).collect(),
            secret: Secret::from_number(8),
            salts: Vec::new(),
        })
        .expect("a table");
    table.settle(table.now()).expect("chance");
    for _ in 0..decisions {
        let Some(seat) = table.next_to_decide() else { break };
        let chosen = table.decide(seat, "greedy").expect("a decision");
        table.act(table.now(), seat, &chosen).expect("allowed");
        table.settle(table.now()).expect("chance");
    }
    table
}

/// Why a record does not move.
fn stays(text: &str) -> String {
    let refused = TableSetup::from_record(&person("Ada"), text, 0).expect_err("it stays");
    refused.reason.key.to_string()
}

#[test]
fn a_game_goes_on_at_a_server_and_comes_back() {
    let home = begun("launch-pad", &["greedy", HUMAN, "greedy"], 20);
    let text = home.save().to_string();
    let (setup, lines) = TableSetup::from_record(&person("Ada"), &text, 0).expect("it moves");
    let restored = SharedTable::restore(
        "t1".into(),
        setup.clone(),
        &lines,
        std::iter::empty(),
        Vec::new(),
        at(0),
        random,
    );
    let table = restored.expect("what was moved replays");
    assert_eq!(table.table().map(gantry_catalog::Log::digest), Some(home.digest()));
    let mut fixture = Fixture {
        table,
        lines,
        setup,
        ..Fixture::gather(TableSettings::for_people("lift-off", 2))
    };
    fixture.enter(ADA, "Ada", Detail::Full);
    assert!(fixture.sharing(ADA).own.contains(gantry_kernel::Seat::new(1)));
    fixture.run();
    for pick in 0..4 {
        assert!(fixture.play_one(pick), "it is Ada's turn sooner or later");
    }
    fixture.restart();
    let record = fixture.proved();
    assert_eq!(record.header, home.save().header, "players, deal and secret are the same");

    fixture.enter(BEN, "Ben", Detail::Full);
    let to_ben = fixture.table.record_to_move("account-Ben").expect_err("he has no seat");
    assert_eq!(to_ben.reason.key, "host-stays");
    let back = fixture.table.record_to_move("account-Ada").expect("it is hers");
    let back = gantry_kernel::record::Record::read(&back).expect("a record");
    let again = find("launch-pad").expect("a game").replay(&back).expect("it replays");
    assert_eq!(again.digest(), fixture.table.table().expect("begun").digest());
}

#[test]
fn what_others_must_not_know_does_not_move() {
    let text = |table: Box<dyn Table>| table.save().to_string();
    let two = begun("launch-pad", &[HUMAN, HUMAN], 4);
    assert_eq!(stays(&text(two)), "host-stays");
    let nobody = begun("launch-pad", &["greedy", "greedy"], 4);
    assert_eq!(stays(&text(nobody)), "host-stays");
    let over = begun("launch-pad", &[HUMAN, "greedy"], usize::MAX);
    assert_eq!(stays(&text(over)), "host-stays");
    let mut sealed = begun("launch-pad", &[HUMAN, "greedy"], 4).save();
    sealed.header.secret = None;
    assert_eq!(stays(&sealed.to_string()), "host-stays");
    assert_eq!(stays("nothing"), "host-cannot-read");
    let mut shared = Fixture::of_two(TableSettings::for_people("launch-pad", 2));
    for account in ["account-Ada", "account-Ben", "account-Eve"] {
        let refused = shared.table.record_to_move(account).expect_err("two people play");
        assert_eq!(refused.reason.key, "host-stays");
    }
    let export = shared.ask(ADA, ClientMessage::Export("t1".into()));
    assert_eq!(export, refusal("host-secret-until-over"));
}
