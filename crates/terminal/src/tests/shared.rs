//! Shared tables on the whole screen.

use gantry_catalog::Phrasebook;
use gantry_wire::{Access, ChairPlan, ClientMessage, Pace, Spectators, TableSettings};

use crate::console::Key;
use crate::link::LinkEvent;
use crate::live::{Arrived, End, play_shared};
use crate::shared::{Follower, JoinOptions, arrive};
use crate::testing::{Script, SharedTableFixture};
use crate::voice::{MESSAGES, Voice};

fn fixture(game: &str, pace: Pace) -> SharedTableFixture {
    SharedTableFixture::open(TableSettings {
        game: game.into(),
        options: Vec::new(),
        chairs: vec![ChairPlan::Person; 2],
        pace,
        access: Access::Invitation,
        spectators: Spectators::Public,
        stand_in: String::new(),
        rated: false,
        begins: false,
    })
}

/// Ada presses keys at a table; every key is 200 ms after the one before.
fn run(fixture: &mut SharedTableFixture, keys: &[Key]) -> (End, Script) {
    let listing = gantry_catalog::games().iter().find(|game| game.id == "launch-pad");
    let listing = listing.expect("a game");
    let book = Phrasebook::new("en", &[listing.messages, gantry_host::MESSAGES, MESSAGES]);
    let mut voice = Voice { book, names: Vec::new() };
    let join_options = JoinOptions {
        salt: "words".into(),
        links: "http://localhost/#/join/".into(),
        ..JoinOptions::default()
    };
    let mut table = Follower::default();
    fixture.welcome();
    let updates = arrive(fixture, &mut voice, &join_options, &mut table).expect("a seat");
    let timed: Vec<_> = keys.iter().zip(1..).map(|(key, index)| (index * 200, *key)).collect();
    let mut script = Script::new(80, 24, &timed);
    let save = Box::new(|file: &str, text: &str| {
        assert!(text.starts_with("gantry-record"), "{text}");
        Ok(format!("kept in {file}"))
    });
    let arrived = Arrived { table, updates, join_options, save };
    let (end, id) = play_shared(fixture, arrived, &mut voice, listing.title, &mut script)
        .expect("nothing fails");
    assert_eq!(id, "t1");
    (end, script)
}

fn typed(line: &str) -> Vec<Key> {
    let letters = line.chars().map(Key::Char);
    [Key::Char('/')].into_iter().chain(letters).chain([Key::Enter]).collect()
}

#[test]
fn a_table_gathers_and_its_owner_begins() {
    let mut fixture = fixture("launch-pad", Pace::PerMove { seconds: 90 });
    fixture.plays = false;
    let (end, script) = run(&mut fixture, &[Key::Other, Key::Char('b'), Key::Other]);
    assert_eq!(end, End::Left);
    script.expect(150, "A  Ada (you)");
    script.expect(150, "http://localhost/#/join/t1");
    script.expect(150, "1:30 per move");
    script.expect(150, "[b] begin");
    // The cards are dealt, and a clock runs for whoever is to move.
    script.expect(500, "The cards are dealt");
    script.expect(500, "Hand");
    let strip = script.seen(600).lines().nth(1).expect("a line").to_owned();
    assert!(strip.contains("Ada 1:30") && strip.contains("Ben 1:30"), "{strip}");
    assert!(!strip.contains("away"), "both are there: {strip}");
}

#[test]
fn people_talk_and_agree() {
    let mut fixture = fixture("launch-pad", Pace::Relaxed);
    fixture.plays = false;
    let mut keys = vec![Key::Char('b')];
    keys.extend(typed("say good luck"));
    let said = keys.len() as u64 * 200 + 100;
    keys.extend(typed("abandon"));
    keys.extend([Key::Other, Key::Other]);
    let asked = keys.len() as u64 * 200;
    let (_, script) = run(&mut fixture, &keys);
    script.expect(said - 300, "> say good luck");
    script.expect(said, "Ada: “good luck”");
    script.expect(asked, "The others are asked.");
}

#[test]
fn a_proposal_is_answered_by_a_key() {
    let mut fixture = fixture("launch-pad", Pace::Relaxed);
    fixture.plays = false;
    let begin = [Key::Char('b'), Key::Other];
    run(&mut fixture, &begin);
    fixture.ben.push_back(ClientMessage::ProposeAbandon);
    let (end, script) =
        run(&mut fixture, &[Key::Other, Key::Other, Key::Char('Y'), Key::Other, Key::Char('q')]);
    assert_eq!(end, End::Over);
    script.expect(350, "Ben asks to stop the game without a result.");
    script.expect(350, "[Y] agree");
    script.expect(700, "The game was stopped without a result.");
    script.expect(700, "[r] play again");
}

#[test]
fn steps_are_played_by_keys_and_a_game_that_is_over_is_saved() {
    let mut fixture = fixture("launch-pad", Pace::Relaxed);
    run(&mut fixture, &[Key::Char('b'), Key::Other]);
    let begun = fixture.lines();
    let mut keys = vec![Key::Char('1'); 12];
    keys.extend(typed("abandon"));
    run(&mut fixture, &keys);
    assert!(fixture.lines() >= begun + 5, "{} lines, {begun} of them before Ada", fixture.lines());
    fixture.ben.push_back(ClientMessage::Respond(true));
    let mut keys = vec![Key::Other];
    keys.extend(typed("save file"));
    keys.extend([Key::Other, Key::Char('q')]);
    let (end, script) = run(&mut fixture, &keys);
    assert_eq!(end, End::Over);
    let last = &script.shots.last().expect("drawn").1;
    assert!(last.contains("kept in file"), "{last}");
}

#[test]
fn a_lost_connection_is_shown_until_it_is_back() {
    let mut fixture = fixture("launch-pad", Pace::Relaxed);
    fixture.tell(LinkEvent::Lost);
    let (_, script) = run(&mut fixture, &[Key::Other]);
    script.expect(150, "reconnecting …");
    script.expect(150, "nothing that you did is lost");
    fixture.tell(LinkEvent::Back);
    let (_, script) = run(&mut fixture, &[Key::Other]);
    script.expect_no(150, "reconnecting …");
}

#[test]
fn help_is_shown_over_the_table_and_plays_nothing() {
    let mut fixture = fixture("launch-pad", Pace::Relaxed);
    fixture.plays = false;
    let mut keys = vec![Key::Char('b'), Key::Char('?'), Key::Char('1'), Key::Other];
    keys.extend(typed("clocks"));
    keys.push(Key::Other);
    let (_, script) = run(&mut fixture, &keys);
    script.expect(550, "To be typed after /");
    script.expect_no(750, "To be typed after /");
    script.expect(keys.len() as u64 * 200 - 100, "A: Ada");
}

#[test]
fn a_seat_is_asked_for_by_name_or_letter() {
    let mut fixture = fixture("launch-pad", Pace::Relaxed);
    let (_, script) = run(&mut fixture, &typed("mute nobody"));
    script.expect(typed("mute nobody").len() as u64 * 200 + 50, "Which seat?");
}
