//! Games from positions: what is proved about them, and who may sit there.

use std::time::Duration;

use gantry_kernel::record::{Player, Record, Start};
use gantry_kernel::{Game, Match, Seat, Text};

use super::{TOY, opening, plan, table};
use crate::toy::Toy;
use crate::{HUMAN, OpenError};

fn people(seats: usize) -> Vec<Player> {
    let person = |seat: Seat| Player { kind: HUMAN.into(), name: format!("Player {seat}") };
    Seat::all(seats).map(person).collect()
}

#[test]
fn a_game_that_was_dealt_began_from_no_position() {
    assert!(!TOY.verify(&table().save()).expect("sound").from_position);
}

#[test]
fn options_have_one_spelling() {
    let mut record = TOY.record_simulated(&plan(1), 0).expect("a game");
    assert!(TOY.verify(&record).is_ok());
    let Start::Options(options) = &mut record.header.start else { panic!("options") };
    options[0].1 = format!("0{}", options[0].1);
    let divergence = TOY.verify(&record).expect_err("another spelling of the same");
    assert!(divergence.message.contains("option goal 15"), "{divergence}");
    let Start::Options(options) = &mut record.header.start else { panic!("options") };
    options.clear();
    assert!(TOY.verify(&record).is_err(), "what is not said is not the same");
}

#[test]
fn only_people_and_bots_of_the_game_sit_down() {
    let mut strange = opening(2);
    strange.players[1].kind = "genius".into();
    assert!(matches!(TOY.open(strange), Err(OpenError::Bot(..))));
    let mut twins = opening(2);
    twins.players[1].name = "Рlауer A".into();
    assert!(matches!(TOY.open(twins), Err(OpenError::Header(_))), "letters that look alike");
    let mut players = people(3);
    players[1].kind = "greedy".into();
    let second = Duration::from_secs(1);
    assert_eq!(TOY.check_bots(&players, second), Ok(()));
    players[2].kind = "search:4000000".into();
    assert!(matches!(TOY.check_bots(&players, second), Err(OpenError::Thinking(..))));
}

/// A record may name a bot that is not here. It can be shown and verified, but not continued.
#[test]
fn unknown_bots_do_not_hide_a_game() {
    let mut header = table().save().header;
    header.players[1].kind = "grandmaster".into();
    let setup = Toy::configure(1, 2, &[]).expect("a setup");
    let played = Match::<Toy>::new(Toy::start(&setup).expect("a start"), header.digest());
    let text = Record::of(header, &played).to_string();
    let record = Record::read(&text).expect("a record");
    assert!(TOY.verify(&record).is_ok() && TOY.replay(&record).is_ok());
    assert!(TOY.check_bots(&record.header.players, Duration::from_secs(1)).is_err());
}
