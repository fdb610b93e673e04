//! Play in real time.

use std::io;
use std::time::Duration;

use gantry_catalog::games;
use gantry_host::{Host, KeptTable};
use gantry_kernel::Millis;
use gantry_wire::Frame;

use crate::console::Key;
use crate::link::{Keep, Local};
use crate::live::{End, play};
use crate::testing::{RaceFixture, Script, voice};

/// A race as it was saved.
struct Kept(Vec<Millis>);

impl Kept {
    fn of(local: &Local<impl Keep>) -> Self {
        let time = |line: &String| line.split(' ').next()?.parse().ok().map(Millis);
        Self(local.table().lines().iter().filter_map(time).collect())
    }

    fn entries(&self) -> usize {
        self.0.len()
    }

    fn time_of(&self, entry: usize) -> Option<Millis> {
        self.0.get(entry).copied()
    }
}

/// Starts to play; the listing is that of any game, because the race is in no list.
fn open<K: Keep>(race: RaceFixture, keep: K) -> (Local<K>, Frame) {
    let host = Host::new(Vec::new(), || [7; 32]);
    let opened = Local::open(host, Duration::ZERO, &games()[0], Box::new(race), keep);
    opened.expect("nothing fails")
}

fn run(race: RaceFixture, keys: &[(u64, Key)]) -> (Kept, End, Script) {
    let (mut local, mut frame) = open(race, None::<Disk>);
    let mut script = Script::new(80, 24, keys);
    let end = play(&mut local, &mut frame, &mut voice(), "Dash", Vec::new(), &mut script)
        .expect("nothing fails");
    (Kept::of(&local), end, script)
}

/// A disk with room for this many changes.
struct Disk {
    room: usize,
    kept: Vec<usize>,
}

impl Keep for Disk {
    fn follow(&mut self, table: &KeptTable) -> io::Result<()> {
        if self.kept.len() == self.room {
            return Err(io::Error::other("the disk is full"));
        }
        self.kept.push(table.lines().len());
        Ok(())
    }

    fn sync(&mut self) -> io::Result<()> {
        Ok(())
    }
}

fn key(at_ms: u64, letter: char) -> (u64, Key) {
    (at_ms, Key::Char(letter))
}

#[test]
fn a_game_is_played_against_the_clock_and_a_bot() {
    let race = RaceFixture::new();
    let keys = [key(3100, '1'), key(3200, '1'), key(5000, '1'), key(9000, 'q')];
    let (table, end, script) = run(race, &keys);
    assert_eq!(end, End::Over);
    script.expect(0, "Get ready …");
    script.expect(3000, "[1] Run 1");
    script.expect(3000, "0:57 left");
    script.expect(3140, "Ada runs 1.");
    script.expect(3990, "Steps  2");
    script.expect(4000, "Bob runs 1.");
    script.expect(9000, "Ada wins.");
    script.expect(9000, "1. Ada: 3 points");
    script.expect(9000, "q: leave the table");
    let times: Vec<_> = (0..table.entries()).filter_map(|entry| table.time_of(entry)).collect();
    assert_eq!(times, [3000, 3100, 3200, 4000, 5000].map(Millis));
}

#[test]
fn a_countdown_is_large_and_nobody_acts_before_its_end() {
    let race = RaceFixture::new();
    let (table, _, script) = run(race, &[key(500, '1'), (3500, Key::Other)]);
    let three = "██████";
    script.expect(0, three);
    script.expect(533, "It has not begun. [D-2]");
    script.expect(1000, "0:02 left");
    script.expect_no(3000, three);
    assert_eq!(table.entries(), 1, "nothing but the end of the countdown");
}

#[test]
fn nothing_is_shown_that_is_not_kept() {
    let keys = [key(3100, '1'), key(3200, '1'), key(9000, 'q')];
    let mut script = Script::new(80, 24, &keys);
    let (mut local, mut frame) = open(RaceFixture::new(), Disk { room: 3, kept: Vec::new() });
    let remarks = vec!["It goes on.".to_owned()];
    let end = play(&mut local, &mut frame, &mut voice(), "Dash", remarks, &mut script);
    assert_eq!(end.unwrap_err().to_string(), "the game cannot be saved: the disk is full");
    script.expect(0, "It goes on.");
    script.expect(3140, "Ada runs 1.");
    let kept = &local.keep().kept;
    assert_eq!((kept.as_slice(), Kept::of(&local).entries()), (&[0, 1, 2][..], 3));
    let most = |shot: &(u64, String)| shot.1.matches("Ada runs 1.").count();
    assert_eq!(script.shots.iter().map(most).max(), Some(1), "the second was not kept");
}

#[test]
fn a_refusal_names_its_rule_and_changes_nothing() {
    let mut race = RaceFixture::new();
    let keys = [key(3100, '7'), key(3500, 'x'), (3600, Key::Enter), (9000, Key::Other)];
    race.bot_runs = false;
    let (table, _, script) = run(race, &keys);
    script.expect(3300, "Nobody runs 7 steps at once. [D-1]");
    script.expect(3550, "Nothing to do with this key now.");
    script.expect_no(8700, "Nothing to do");
    assert_eq!(table.entries(), 1);
}

#[test]
fn whoever_leaves_is_asked_once_while_the_game_goes_on() {
    let race = RaceFixture::new();
    let keys = [key(3100, 'q'), key(3900, '1'), key(4500, 'q'), (4600, Key::Interrupt)];
    let (table, end, script) = run(race, &keys);
    assert_eq!(end, End::Left);
    script.expect(3200, "The game goes on.");
    script.expect_no(3950, "The game goes on.");
    script.expect(3950, "Ada runs 1.");
    script.expect(4550, "q again leaves");
    assert_eq!(table.entries(), 3);
}

#[test]
fn a_question_is_answered_by_escape() {
    let (_, end, script) = run(RaceFixture::new(), &[key(100, 'q'), (500, Key::Escape)]);
    assert_eq!(end, End::Left, "the script's end leaves");
    script.expect(540, "You stay at the table.");
}

#[test]
fn capitals_count_as_small_letters() {
    let race = RaceFixture::new();
    let (table, ..) = run(race, &[key(3100, 'R')]);
    assert_eq!(table.entries(), 2);
    let race = RaceFixture::new();
    let (table, ..) = run(race, &[key(3100, 'Q'), key(3150, 'Q'), key(3200, 'R')]);
    assert_eq!(table.entries(), 1, "whoever has left does nothing more");
}

#[test]
fn a_game_goes_on_where_its_clock_stopped() {
    let race = RaceFixture::played(&[(20_000, "A", "run 1")]);
    let (table, _, script) = run(race, &[key(100, '1')]);
    script.expect(0, "0:40 left");
    script.expect_no(0, "Ada runs 1.");
    assert_eq!(table.time_of(2), Some(Millis(20_100)));
}

#[test]
fn news_that_scrolled_away_can_be_read_again() {
    let race = RaceFixture::new();
    let keys = [
        key(3100, '1'),
        key(3200, '1'),
        (3300, Key::Up),
        (3600, Key::PageUp),
        (4400, Key::PageDown),
        (4700, Key::Up),
        key(5000, '1'),
    ];
    let (_, _, script) = run(race, &keys);
    let runs = |at_ms| script.seen(at_ms).matches("Ada runs 1.").count();
    assert_eq!([3250, 3350].map(runs), [2, 1]);
    // The oldest line stays, and new ones do not push it away.
    assert_eq!(runs(3650), 0);
    script.expect_no(4050, "Bob runs 1.");
    script.expect(4450, "Bob runs 1.");
    script.expect_no(4750, "Bob runs 1.");
    // A player who acts sees the result.
    script.expect(5050, "Bob runs 1.");
}

#[test]
fn the_screen_is_drawn_seldom() {
    let keys: Vec<_> = (0..400).map(|index| key(3100 + index * 5, 'x')).collect();
    let mut race = RaceFixture::new();
    race.bot_runs = false;
    let (_, _, script) = run(race, &keys);
    assert!(script.shots.windows(2).all(|two| two[1].0 - two[0].0 >= 33));
    let (_, _, script) = run(RaceFixture::new(), &[(2900, Key::Other)]);
    assert!(script.shots.len() <= 4, "a picture a second while nothing happens");
}
