//! Every released version of every game is in the catalog.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use gantry_catalog::{
    GameVisitor, HUMAN, Playable, Table, TableStart, find, find_version, games, visit_games,
};
use gantry_kernel::record::{Player, Record, Start};
use gantry_kernel::{Awaiting, Seat, Secret};

fn opening(start: Start) -> TableStart {
    let person = |seat: Seat| Player { kind: HUMAN.into(), name: seat.to_string() };
    let players = Seat::all(2).map(person).collect();
    TableStart { start, players, secret: Secret::from_number(7), salts: Vec::new() }
}

/// All archived records of all games.
fn archive() -> Vec<Record> {
    let tree = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let folders =
        games().iter().map(|listing| tree.join(format!("games/{}/tests/logs", listing.id)));
    let files = folders.flat_map(|folder| fs::read_dir(folder).expect("an archive"));
    let texts = files.map(|file| fs::read_to_string(file.expect("a file").path()).expect("text"));
    texts.map(|text| Record::read(&text).expect("a record")).collect()
}

/// Whether the game is played in real time, where bots wait for the clock.
fn is_real_time(record: &Record) -> bool {
    find(&record.header.game).is_some_and(|listing| listing.is_real_time)
}

/// Bots play a table to its end.
fn play_on(table: &mut dyn Table) {
    while table.awaiting() != Awaiting::Over {
        let now = table.now();
        table.settle(now).expect("the secret is known");
        let Some(seat) = table.next_to_decide() else { continue };
        let action = table.decide(seat, "greedy").expect("something to do");
        table.act(now, seat, &action).expect("legal");
    }
}

#[test]
fn every_version_is_found_and_opens_its_own_tables() {
    for listing in games() {
        assert_eq!(find(listing.id).map(|newest| newest.rules), Some(listing.rules));
        for rules in 1..=listing.rules {
            let listing = find_version(listing.id, rules).expect("a version");
            assert_eq!(listing.rules, rules);
            let table = listing.open(opening(Start::Options(Vec::new()))).expect("a table");
            assert_eq!(table.header().rules, rules, "{}", listing.id);
            assert!(listing.verify(&table.save()).is_ok(), "{}", listing.id);
        }
        assert!(find_version(listing.id, 0).is_none());
        assert!(find_version(listing.id, listing.rules + 1).is_none(), "never released");
    }
}

#[test]
fn every_folder_of_a_game_is_in_the_catalog() {
    let tree = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    let folders = fs::read_dir(tree).expect("the games").map(|entry| entry.expect("a folder"));
    let folders: BTreeSet<String> =
        folders.map(|folder| folder.file_name().to_string_lossy().into_owned()).collect();
    let listed: BTreeSet<String> = games().iter().map(|listing| listing.id.to_owned()).collect();
    assert_eq!(listed, folders);
}

#[test]
fn a_visitor_meets_the_games_of_the_list_in_its_order() {
    struct Ids(Vec<&'static str>);
    impl GameVisitor for Ids {
        fn visit<G: Playable>(&mut self) {
            self.0.push(G::ID);
        }
    }
    let mut ids = Ids(Vec::new());
    visit_games(&mut ids);
    let listed: Vec<&str> = games().iter().map(|listing| listing.id).collect();
    assert_eq!(ids.0, listed);
}

#[test]
fn a_position_that_names_an_older_version_is_played_by_it() {
    let listing = find("launch-pad").expect("a game");
    let dealt = listing.deal_position("rules_version = 1\n", &Secret::from_number(1), &[]);
    let table =
        listing.open(opening(Start::Position(dealt.expect("a position")))).expect("a table");
    assert_eq!(table.header().rules, 1);
    assert!(table.position().contains("\nrules_version = 1\n"));
    assert!(listing.verify(&table.save()).is_ok());
}

/// Records of version 1 do not name it within a position, and reopening one must not add it.
#[test]
fn a_position_without_a_version_stays_without_one() {
    let listing = find_version("lift-off", 1).expect("a version");
    let table = listing.open(opening(Start::Position("seats = 2\n".into()))).expect("a table");
    assert_eq!(table.header().rules, 1);
    let record = table.save();
    assert!(!record.to_string().contains("rules_version"));
    assert!(listing.verify(&record).is_ok());
}

/// Half of an archived game of each version, continued by bots and verified by the rules it began
/// with. Real-time games are skipped: their bots wait for the clock, and they have one version.
#[test]
fn a_game_of_any_version_can_be_resumed() {
    let mut records = archive();
    assert!(records.len() > 12, "the archive is there");
    let version = |record: &Record| (record.header.game.clone(), record.header.rules);
    records.sort_by_key(|record| (version(record), record.lines.len()));
    records.dedup_by_key(|record| version(record));
    for record in records.iter().filter(|record| !is_real_time(record)) {
        let listing = find_version(&record.header.game, record.header.rules).expect("released");
        assert!(listing.verify(record).is_ok_and(|proof| proof.entries == record.lines.len()));
        let whole = listing.replay(record).expect("archived");
        let half = whole.at(whole.entries() / 2).expect("half of it").save();
        let mut table = listing.replay(&half).expect("a saved game");
        play_on(&mut *table);
        assert_eq!(table.header().rules, record.header.rules);
        assert!(listing.verify(&table.save()).is_ok());
    }
}
