//! Positions that are played from, what is proved of them, and who may sit there.

use std::time::Duration;

use gantry_kernel::record::{Player, Record, Start};
use gantry_kernel::{Game, Match, Seat, Secret, Text};

use super::{TOY, opening, plan, table};
use crate::toy::Toy;
use crate::{HUMAN, Listing, OpenError, Opening, Table, find};

/// Positions that leave cards out, each with what its text names from the top.
const POSITIONS: &[(&str, &str)] = &[
    (
        "launch-pad",
        "seats = 2\ndraw = [\"oxygen\", \"vacuum\", \"...\"]\n[seat.A]\nhand = [\"thief\"]\n",
    ),
    ("launch-pad", "seats = 3\nlow = 20\n[seat.B]\nhand = [\"3 metal\"]\n"),
    ("launch-pad", "seats = 2\noptions = { length = \"long\" }\naside = false\nlow = 6\n"),
    ("lift-off", "seats = 3\nround = 2\n[seat.A]\nhand = [\"lab-director\", \"...\"]\n"),
    ("planet-rush", "seats = 2\n[seat.A]\ndeck = \"settler lift-off ...\"\n"),
];

fn people(seats: usize) -> Vec<Player> {
    let person = |seat: Seat| Player { kind: HUMAN.into(), name: format!("Player {seat}") };
    Seat::all(seats).map(person).collect()
}

fn begin(listing: &Listing, text: &str, secret: Secret) -> Box<dyn Table> {
    let seats = listing.position_seats(text).expect("a position");
    let start = Start::Position(text.into());
    let opening = Opening { start, players: people(seats), secret, salts: Vec::new() };
    listing.open(opening).unwrap_or_else(|error| panic!("{}: {error}\n{text}", listing.id))
}

#[test]
fn cards_that_nobody_named_are_shuffled_for_play() {
    for (game, text) in POSITIONS {
        let listing = find(game).expect("a game");
        let deal = |number, salts: &[(Seat, String)]| {
            let secret = Secret::from_number(number);
            listing.deal_position(text, &secret, salts).expect("a position")
        };
        let ordered = begin(listing, text, Secret::from_number(1)).position();
        let dealt: Vec<String> = (1..20).map(|number| deal(number, &[])).collect();
        for position in &dealt {
            assert_ne!(*position, ordered, "{game} in the order of its list");
            let table = begin(listing, position, Secret::from_number(1));
            assert_eq!(table.position(), *position, "everything is named");
        }
        assert_eq!(dealt[0], deal(1, &[]), "the same deal again");
        assert_ne!(dealt[0], dealt[1]);
        assert_ne!(dealt[0], deal(1, &[(Seat::new(0), "pepper".into())]), "salt counts");
    }
    let (game, text) = POSITIONS[0];
    let listing = find(game).expect("a game");
    let dealt = listing.deal_position(text, &Secret::from_number(3), &[]).expect("a position");
    assert!(dealt.contains("draw = [\"oxygen\", \"vacuum\", "), "what is named stays\n{dealt}");
}

#[test]
fn a_game_from_a_position_proves_less() {
    for (game, text) in POSITIONS {
        let listing = find(game).expect("a game");
        let record = begin(listing, text, Secret::from_number(1)).save();
        let record = Record::read(&record.to_string()).expect("one spelling");
        assert!(listing.verify(&record).expect("sound").from_position, "{game}");
    }
    let launch_pad = find("launch-pad").expect("a game");
    let record = begin(launch_pad, "seats = 2\nstage = \"deal\"\n", Secret::from_number(1)).save();
    assert!(!launch_pad.verify(&record).expect("sound").from_position, "everything is dealt");
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

/// A record of another version may name a bot that is not here: it is shown and proved, but does not
/// go on.
#[test]
fn unknown_bots_do_not_hide_a_game() {
    let mut header = table().save().header;
    header.players[1].kind = "grandmaster".into();
    let setup = Toy::configure(2, &[]).expect("a setup");
    let played = Match::<Toy>::new(Toy::start(&setup).expect("a start"), header.digest());
    let text = Record::of(header, &played).to_string();
    let record = Record::read(&text).expect("a record");
    assert!(TOY.verify(&record).is_ok() && TOY.replay(&record).is_ok());
    assert!(TOY.check_bots(&record.header.players, Duration::from_secs(1)).is_err());
}
