//! The object-safe interface, tested with the toy game.

mod analyse;
mod balance;
mod data;
mod positions;

use gantry_kernel::record::{Player, Record, Start};
use gantry_kernel::{Awaiting, Millis, Seat, Secret, UndoError, Viewer};

use crate::toy::Toy;
use crate::{
    Listing, OpenError, Perspective, Phrasebook, SimPlan, Table, TableError, TableStart,
    missing_keys,
};

const TOY: Listing = Listing::weighed::<Toy>();
const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);
const NOW: Millis = Millis(0);

fn opening(seats: usize) -> TableStart {
    let player = |seat: Seat| Player { kind: "human".into(), name: format!("Player {seat}") };
    let players = Seat::all(seats).map(player).collect();
    let start = Start::Options(Vec::new());
    TableStart { start, players, secret: Secret::from_number(7), salts: vec![(A, "pepper".into())] }
}

fn table() -> Box<dyn Table> {
    let mut table = TOY.open(opening(2)).unwrap();
    table.settle(NOW).unwrap();
    table
}

fn play_on(table: &mut dyn Table, bot: &str) {
    loop {
        table.settle(table.now()).unwrap();
        let Some(seat) = table.next_to_decide() else { break };
        let notation = table.decide(seat, bot).unwrap();
        table.act(table.now(), seat, &notation).unwrap();
    }
}

fn say(table: &dyn Table, perspective: Perspective, since: usize) -> Vec<String> {
    let book = Phrasebook::new("en", &[TOY.messages]);
    let news = table.news(perspective, since);
    let phrases = news.iter().flat_map(|told| &told.phrases);
    phrases.map(|phrase| book.say(phrase, &table.names())).collect()
}

fn plan(threads: usize) -> SimPlan {
    let bots = vec!["greedy".into(), "random".into(), "random".into()];
    SimPlan { games: 500, seed: 3, bots, options: vec![("goal".into(), "15".into())], threads }
}

#[test]
fn messages_are_complete() {
    assert_eq!(missing_keys(TOY.messages), [""; 0]);
}

#[test]
fn the_header_names_every_option_that_has_a_value() {
    let table = table();
    assert_eq!(table.header().start, Start::Options(vec![("goal".into(), "20".into())]));
    assert_eq!(table.seats(), 2);
}

#[test]
fn choices_are_what_explain_allows() {
    let mut table = table();
    let choices: Vec<_> = table.choices(A).into_iter().map(|choice| choice.notation).collect();
    assert_eq!(choices, ["note", "pass", "take"]);
    assert!(choices.iter().all(|choice| table.explain(A, choice).is_ok()));
    assert!(table.choices(B).is_empty());
    assert!(
        matches!(table.explain(B, "take"), Err(TableError::Refused(refusal)) if refusal.rule == "TOY-1")
    );
    assert!(matches!(table.explain(A, "jump"), Err(TableError::Unreadable(_))));
    assert_eq!(table.explain(Seat::new(5), "take"), Err(TableError::NoSeat(Seat::new(5))));
    assert_eq!(table.decide(B, "greedy"), Err(TableError::NothingToDecide(B)));
    assert_eq!(table.decide(A, "genius"), Err(TableError::NoBot("genius".into())));
}

#[test]
fn a_refused_action_changes_nothing() {
    let mut table = table();
    let before = table.digest();
    assert!(table.act(NOW, B, "take").is_err());
    assert!(table.act(NOW, A, "jump").is_err());
    assert_eq!(table.digest(), before);
    assert_eq!(table.entries(), 1);
}

#[test]
fn a_step_that_showed_nothing_is_taken_back() {
    let mut table = table();
    let before = table.digest();
    assert_eq!(table.undo(A), Err(UndoError::NothingToUndo));
    table.act(NOW, A, "note").unwrap();
    assert_eq!(table.undo(B), Err(UndoError::NothingToUndo));
    table.undo(A).unwrap();
    assert_eq!(table.digest(), before);
    assert_eq!(table.news(Perspective::Of(Viewer::Seat(A)), 1), []);
    table.act(NOW, A, "pass").unwrap();
    assert_eq!(table.undo(A), Err(UndoError::Revealed));
}

#[test]
fn news_is_for_those_who_may_hear_it() {
    let table = table();
    let hidden = "Player A rolls in secret.";
    let shown = say(&*table, Perspective::Of(Viewer::Seat(A)), 0);
    assert!(shown[0].starts_with("Player A rolls ") && shown[0] != hidden, "{shown:?}");
    assert_eq!(say(&*table, Perspective::Of(Viewer::Seat(B)), 0), [hidden]);
    assert_eq!(say(&*table, Perspective::Of(Viewer::Spectator), 0), [hidden]);
    assert_eq!(say(&*table, Perspective::Everybody, 0), shown);
    assert!(say(&*table, Perspective::Everybody, 1).is_empty());
}

#[test]
fn everybody_together_sees_each_hand_once() {
    let table = table();
    let own = table.panels(Perspective::Of(Viewer::Seat(A)));
    assert_eq!(table.panels(Perspective::Everybody), own);
    assert_ne!(table.panels(Perspective::Of(Viewer::Spectator)), own);
    let view =
        |perspective| serde_json::from_str::<serde_json::Value>(&table.view(perspective)).unwrap();
    let views = view(Perspective::Everybody);
    assert!(views["A"]["rolled"]["Shown"].is_number(), "{views}");
    assert_eq!(views["B"]["rolled"], "Hidden");
    assert_eq!(view(Perspective::Of(Viewer::Spectator))["rolled"], "Hidden");
}

#[test]
fn a_saved_game_goes_on_as_it_would_have() {
    let mut table = table();
    table.act(NOW, A, "take").unwrap();
    table.settle(NOW).unwrap();
    let saved = Record::read(&table.save().to_string()).unwrap();
    let mut resumed = TOY.replay(&saved).unwrap();
    assert_eq!(resumed.digest(), table.digest());
    play_on(&mut *table, "random");
    play_on(&mut *resumed, "random");
    assert_eq!(resumed.digest(), table.digest());
    assert_eq!(resumed.awaiting(), Awaiting::Over);
    assert!(resumed.standings().is_some());
}

#[test]
fn the_secret_is_shown_when_the_game_is_over() {
    let mut table = table();
    assert_eq!(table.record(), None, "a running game keeps its cards");
    assert_eq!(table.header().secret, None);
    let mut record = table.save();
    record.header.secret = None;
    record.lines.iter_mut().for_each(|line| line.number -= 1);
    let mut blind = TOY.replay(&record).unwrap();
    blind.act(NOW, A, "pass").unwrap();
    assert_eq!(blind.settle(NOW), Err(TableError::NoSecret));
    play_on(&mut *table, "greedy");
    let record = table.record().unwrap();
    let proof = TOY.verify(&record).unwrap();
    assert_eq!(proof.digest, table.digest());
    assert!(proof.outcomes.is_some_and(|outcomes| outcomes > 0));
}

#[test]
fn any_moment_can_be_shown_again() {
    let mut table = table();
    let mut digests = vec![table.at(0).unwrap().digest(), table.digest()];
    while let Some(seat) = table.next_to_decide() {
        let notation = table.decide(seat, "greedy").unwrap();
        table.act(table.now(), seat, &notation).unwrap();
        digests.push(table.digest());
        if table.settle(table.now()).unwrap() == 1 {
            digests.push(table.digest());
        }
    }
    assert_eq!(digests.len(), table.entries() + 1);
    for (entries, digest) in digests.iter().enumerate() {
        let then = table.at(entries).unwrap();
        assert_eq!(then.digest(), *digest);
        assert_eq!(then.entries(), entries);
    }
    assert!(table.at(table.entries() + 1).is_none());
}

#[test]
fn a_table_can_begin_from_a_position() {
    let start = Start::Position("points = [3, 19]\n".into());
    let mut table = TOY.open(TableStart { start, ..opening(2) }).unwrap();
    assert_eq!(table.position(), "points = [3, 19]\n");
    assert_eq!(TOY.position_seats("points = [1, 2, 3]"), Ok(3));
    play_on(&mut *table, "greedy");
    assert!(TOY.verify(&table.record().unwrap()).is_ok());
}

#[test]
fn settings_that_cannot_be_played_are_refused_with_a_reason() {
    let check = |opening: TableStart, expected: &str| {
        let error = TOY.open(opening).err().expect("it should not begin");
        assert_eq!(error.to_string(), expected);
    };
    check(opening(5), "toy takes 2 to 4 seats, not 5");
    let start = Start::Position("points = [3, 19]".into());
    check(TableStart { start, ..opening(3) }, "the position has 2 seats, but there are 3 players");
    let start = Start::Position("nonsense".into());
    check(
        TableStart { start, ..opening(2) },
        "position, line 1: expected points = [NUMBER, …], found \"nonsense\"",
    );
    let salts = vec![(A, "two\nlines".into())];
    assert!(matches!(TOY.open(TableStart { salts, ..opening(2) }), Err(OpenError::Header(_))));
}

#[test]
fn a_simulation_does_not_depend_on_threads() {
    let one = TOY.simulate(&plan(1), &|_| {}).unwrap();
    let three = TOY.simulate(&plan(3), &|_| {}).unwrap();
    assert_eq!(one, three);
    assert_eq!(one.games, 500);
    assert_eq!(one.options, [("goal".into(), "15".into()), ("data".into(), String::new())]);
    let wins: f64 = one.seats.iter().map(crate::SeatTally::wins).sum();
    assert!((wins - 500.0).abs() < 1e-6);
}

#[test]
fn the_recorded_game_is_the_simulated_one() {
    for index in 0..20 {
        let single = SimPlan { games: 1, seed: 3 + index, ..plan(1) };
        let report = TOY.simulate(&single, &|_| {}).unwrap();
        let record = TOY.record_simulated(&plan(1), index).unwrap();
        let proof = TOY.verify(&record).unwrap();
        let points: Vec<_> = report.seats.iter().map(|seat| seat.most).collect();
        assert_eq!(proof.standings.unwrap().points.as_slice(), points);
        let decisions = proof.entries - proof.outcomes.unwrap();
        assert_eq!(decisions as u64, report.decisions);
    }
}

#[test]
fn an_unknown_bot_is_named() {
    let bots = vec!["greedy".into(), "genius".into()];
    let error = TOY.simulate(&SimPlan { bots, ..plan(1) }, &|_| {}).unwrap_err();
    let expected = "no bot \"genius\"; there are: random, novice, greedy, skilled, strong, expert, \
                    expert-fixed, search:WORLDS, search:MILLISECONDSms";
    assert_eq!(error.to_string(), expected);
}
