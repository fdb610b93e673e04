//! The real games, on the test's clock.

use std::io;
use std::time::Duration;

use gantry_catalog::{Listing, Perspective, Phrasebook, Table, TableStart};
use gantry_host::{Host, KeptTable};
use gantry_kernel::record::{Player, Record, Start};
use gantry_kernel::{Secret, Viewer, hex};

use crate::console::Key;
use crate::link::{Keep, Local};
use crate::live::{End, play};
use crate::playback::{PlaybackOptions, watch};
use crate::testing::Script;
use crate::voice::{MESSAGES, Voice};

fn race() -> &'static Listing {
    gantry_catalog::find("planet-rush").expect("a game in real time")
}

fn open(options: &[(&str, &str)]) -> Box<dyn Table> {
    let player = |kind: &str, name: &str| Player { kind: kind.into(), name: name.into() };
    let players = vec![player("human", "Ada"), player("expert", "Bob"), player("quick", "Eve")];
    let options = options.iter().map(|(key, value)| ((*key).into(), (*value).into()));
    let start = Start::Options(options.collect());
    let opening = TableStart { start, players, secret: Secret::from_number(7), salts: Vec::new() };
    race().open(opening).expect("a table")
}

fn voice(language: &str, table: &dyn Table) -> Voice {
    let messages = [race().messages, MESSAGES, gantry_host::MESSAGES];
    Voice { book: Phrasebook::new(language, &messages), names: table.names() }
}

/// Plays at this table; returns how play ended, and the table as it was left.
fn play_on(table: Box<dyn Table>, language: &str, script: &mut Script) -> (End, Box<dyn Table>) {
    let mut voice = voice(language, &*table);
    let host = Host::new(Vec::new(), || [7; 32]);
    let opened = Local::open(host, Duration::ZERO, race(), table, None::<Nowhere>);
    let (mut local, mut frame) = opened.expect("nothing fails");
    let end = play(&mut local, &mut frame, &mut voice, race().title, Vec::new(), script);
    let record = Record::read(&local.table().record()).expect("a record");
    (end.expect("nothing fails"), race().replay(&record).expect("what was played"))
}

/// These games are not kept.
enum Nowhere {}

impl Keep for Nowhere {
    fn follow(&mut self, _: &KeptTable) -> io::Result<()> {
        match *self {}
    }

    fn sync(&mut self) -> io::Result<()> {
        match *self {}
    }
}

/// A player who is always ready, discards everything, and declines whatever is offered.
fn hasty() -> Vec<(u64, Key)> {
    let keys = "rdn0".chars().cycle().zip(1..).map(|(key, index)| (index * 60, Key::Char(key)));
    keys.take(1500).chain([(200_000, Key::Char('q'))]).collect()
}

#[test]
fn a_whole_race_is_played_and_proved() {
    let mut script = Script::new(80, 24, &hasty());
    let (end, table) = play_on(open(&[]), "en", &mut script);
    assert_eq!(end, End::Over);
    script.expect(0, "[r] ready");
    script.expect(200_000, "Final standings");
    assert!(race().verify(&table.save()).expect("sound").outcomes.is_some());
    let refused = script.shots.iter().filter(|(_, shot)| shot.contains("✗")).count();
    assert!(refused > 0, "some keys come at the wrong time");
}

#[test]
fn time_is_the_only_thing_that_counts() {
    let run = || {
        let mut script = Script::new(80, 24, &hasty()[..300]);
        let (_, table) = play_on(open(&[]), "en", &mut script);
        assert!(table.entries() > 20, "{} entries", table.entries());
        table.digest()
    };
    assert_eq!(run(), run());
}

#[test]
fn the_pledge_is_the_first_news() {
    let table = open(&[]);
    let pledge = hex::encode(&table.header().commitment);
    let mut script = Script::new(100, 40, &[(100, Key::Other)]);
    play_on(table, "en", &mut script);
    script.expect(0, "The deal is fixed; the pledge for it is");
    script.expect(0, &pledge);
}

#[test]
fn it_speaks_three_languages() {
    for (language, left) in [("en", "9:59 left"), ("de", "noch 9:59"), ("fr", "encore 9:59")] {
        let mut script = Script::new(100, 30, &[(200, Key::Char('r')), (10_000, Key::Other)]);
        play_on(open(&[]), language, &mut script);
        assert!(script.shots.iter().any(|(_, shot)| shot.contains(left)), "{left}");
    }
}

#[test]
fn a_pause_of_everybody_is_no_countdown() {
    let mut script = Script::new(80, 24, &hasty()[..400]);
    play_on(open(&[("pace", "relaxed"), ("pause", "5")]), "en", &mut script);
    let pausing = script.shots.iter().filter(|(_, shot)| shot.contains("A short pause."));
    let mut pausing = pausing.peekable();
    assert!(pausing.peek().is_some());
    assert!(pausing.all(|(_, shot)| !shot.contains("██")));
}

#[test]
fn turns_are_no_real_time() {
    assert!(open(&[]).is_real_time() && open(&[("pace", "relaxed")]).is_real_time());
    assert!(!open(&[("pace", "turns")]).is_real_time());
}

#[test]
fn any_moment_of_a_race_is_drawn_for_any_viewer() {
    let mut script = Script::new(80, 24, &hasty()[..300]);
    let (_, table) = play_on(open(&[]), "en", &mut script);
    let voice = voice("en", &*table);
    for perspective in [Perspective::Everybody, Perspective::Of(Viewer::Spectator)] {
        let keys: Vec<_> = (1..=50).map(|index| (index * 50, Key::Right)).collect();
        let mut script = Script::new(130, 40, &keys);
        let watching = PlaybackOptions { speed: 1.0, paused: true, at: 0 };
        watch(&*table, &voice, "Race", perspective, watching, &mut script).expect("nothing fails");
        script.expect(2040, "entry 40 of");
        script.expect_no(2040, "(you)");
    }
}
