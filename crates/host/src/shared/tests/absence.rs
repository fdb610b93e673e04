//! Players who are away: nobody waits for them for ever, and nobody gains by their absence.

use gantry_kernel::{Attendance, SeatSet};

use super::times::{
    AWAY_CLOCK_MS, AWAY_RACE_MS, AWAY_RELAXED_MS, DESERTED_PAUSE_MS, IDLE_RACE_MS, IDLE_RELAXED_MS,
    RETURN_MS,
};
use super::*;

const HOUR_MS: u64 = 60 * 60 * 1000;

fn race() -> Fixture {
    let mut settings = TableSettings::for_people("planet-rush", 2);
    settings.options.push(("minutes".into(), "1".into()));
    Fixture::of_two(settings)
}

/// Ada is ready.
fn ready(fixture: &mut Fixture) {
    let ready = fixture.frames[&ADA].choices[0].notation.clone();
    assert_eq!(fixture.ask(ADA, ClientMessage::Act(ready)), Answer::Done);
}

fn stood_in(fixture: &Fixture) -> SeatSet {
    let attendance = fixture.table.table().and_then(|table| table.attendance());
    attendance.map_or(SeatSet::EMPTY, Attendance::ever_stood_in)
}

fn relaxed() -> (Fixture, ClientId, ClientId) {
    let fixture = Fixture::of_two(TableSettings::for_people("launch-pad", 2));
    let (asked, _) = fixture.asked().expect("somebody is asked");
    (fixture, asked, if asked == ADA { BEN } else { ADA })
}

fn seat_of(fixture: &Fixture, client: ClientId) -> Seat {
    fixture.sharing(client).own.lowest().expect("a player")
}

/// The server is killed and starts again; this player alone comes back, and the clock goes on.
fn restarted(fixture: &mut Fixture, name: &str, client: ClientId) {
    fixture.reload();
    fixture.run();
    fixture.enter(client, name, Detail::Full);
    fixture.pass(RETURN_MS);
}

#[test]
fn a_race_begins_without_somebody_who_leaves_before_they_are_ready() {
    for restarts in [false, true] {
        let mut fixture = race();
        fixture.leave(BEN);
        ready(&mut fixture);
        fixture.pass(AWAY_RACE_MS / 2);
        assert!(stood_in(&fixture).is_empty(), "half a minute is a bad connection");
        if restarts {
            restarted(&mut fixture, "Ada", ADA);
            assert!(stood_in(&fixture).is_empty(), "the time of the restart does not count");
        }
        let steps = fixture.frames[&ADA].version;
        fixture.pass(AWAY_RACE_MS / 2);
        assert_eq!(stood_in(&fixture), SeatSet::only(B), "restarts: {restarts}");
        fixture.pass(10_000);
        assert!(fixture.frames[&ADA].version > steps + 2, "the bot is ready and plays");
        fixture.enter(BEN, "Ben", Detail::Full);
        assert_eq!(fixture.ask(BEN, ClientMessage::Return(B)), Answer::Done, "and gives way");
    }
}

#[test]
fn a_race_does_not_wait_for_ever_for_somebody_who_is_there_but_not_ready() {
    let mut fixture = race();
    ready(&mut fixture);
    fixture.pass(IDLE_RACE_MS - 1);
    assert!(stood_in(&fixture).is_empty());
    fixture.pass(1);
    assert_eq!(stood_in(&fixture), SeatSet::only(B));
}

#[test]
fn a_race_that_everybody_leaves_ends() {
    let mut fixture = race();
    fixture.leave(ADA);
    fixture.leave(BEN);
    fixture.pass(HOUR_MS);
    assert_eq!(fixture.table.phase(), Phase::Over);
    assert_eq!(stood_in(&fixture), SeatSet::first(2));
    fixture.proved();
}

/// A race in which this client has to choose while a planet is resolved.
fn resolution() -> (Fixture, ClientId) {
    let mut settings = TableSettings::for_people("planet-rush", 2);
    settings.options.push(("actions".into(), "60".into()));
    let mut fixture = Fixture::of_two(settings);
    for pick in 0..2000_usize {
        for client in [ADA, BEN] {
            let frame = &fixture.frames[&client];
            let notations: Vec<&String> = frame.choices.iter().map(|it| &it.notation).collect();
            let seat = frame.viewer.seat().expect("a player");
            let ready = notations.iter().any(|notation| notation.starts_with("ready"));
            if frame.awaiting.must().contains(seat) && !ready {
                return (fixture, client);
            }
            let places: Vec<_> = notations
                .iter()
                .filter(|notation| notation.starts_with("place"))
                .copied()
                .collect();
            let wanted = if places.is_empty() { notations } else { places };
            let Some(notation) = wanted.get(pick * 7 % wanted.len().max(1)) else { continue };
            let act = ClientMessage::Act((*notation).clone());
            assert_eq!(fixture.ask(client, act), Answer::Done);
        }
        fixture.pass(500);
    }
    panic!("nobody ever had to choose");
}

#[test]
fn a_resolution_goes_on_without_somebody_who_leaves() {
    for restarts in [false, true] {
        let (mut fixture, client) = resolution();
        let (seat, steps) = (seat_of(&fixture, client), fixture.lines.len());
        let (other, name) = if client == ADA { (BEN, "Ben") } else { (ADA, "Ada") };
        fixture.leave(client);
        if restarts {
            restarted(&mut fixture, name, other);
        }
        fixture.pass(AWAY_RACE_MS - 1);
        assert_eq!((fixture.lines.len(), stood_in(&fixture)), (steps, SeatSet::EMPTY));
        fixture.pass(10_000);
        assert!(stood_in(&fixture).contains(seat), "restarts: {restarts}");
        assert!(fixture.lines.len() > steps + 1, "the bot has chosen");
    }
}

#[test]
fn a_game_does_not_run_away_while_bots_stand_in_for_everybody() {
    let pace = Pace::PerMove { seconds: 30 };
    let settings = TableSettings { pace, ..TableSettings::for_people("launch-pad", 2) };
    let mut fixture = Fixture::of_two(settings);
    while stood_in(&fixture) != SeatSet::first(2) {
        fixture.pass(1000);
    }
    // A move that was on its way when the time was up.
    let late = ClientMessage::Act("end the universe".into());
    assert_eq!(fixture.ask(ADA, late), refusal("host-too-late"));
    let steps = fixture.lines.len();
    fixture.pass(60_000);
    let missed = fixture.lines.len() - steps;
    let most = 60_000 / usize::try_from(DESERTED_PAUSE_MS).expect("small");
    assert!((2..=most + 1).contains(&missed), "{missed} steps in a minute");
    // With somebody who is back, bots play as fast as ever.
    assert_eq!(fixture.ask(ADA, ClientMessage::Return(A)), Answer::Done);
    let steps = fixture.lines.len();
    fixture.pass(u64::from(DESERTED_PAUSE_MS) - 1);
    let asked = fixture.frames[&ADA].awaiting.must().contains(A);
    assert!(asked || fixture.lines.len() > steps + 1, "the bot does not pause any longer");
}

#[test]
fn a_relaxed_game_waits_a_day_for_somebody_who_is_away() {
    let (mut fixture, asked, other) = relaxed();
    let seat = seat_of(&fixture, asked);
    // whoever is not asked holds nobody up
    fixture.leave(other);
    fixture.pass(AWAY_RELAXED_MS + HOUR_MS);
    assert!(stood_in(&fixture).is_empty());
    fixture.enter(other, if other == ADA { "Ada" } else { "Ben" }, Detail::Full);
    fixture.leave(asked);
    fixture.pass(AWAY_RELAXED_MS - HOUR_MS);
    // the table leaves memory and is read again: that is no return
    fixture.reload();
    fixture.pass(HOUR_MS - 1);
    assert!(stood_in(&fixture).is_empty());
    fixture.pass(1000);
    assert_eq!(stood_in(&fixture), SeatSet::only(seat));
}

#[test]
fn whoever_was_connected_when_the_server_died_is_away_from_then_on() {
    let (mut fixture, ..) = relaxed();
    fixture.pass(HOUR_MS);
    fixture.reload();
    fixture.pass(AWAY_RELAXED_MS - 1);
    assert!(stood_in(&fixture).is_empty());
    fixture.pass(1000);
    assert_eq!(stood_in(&fixture).len(), 1);
}

#[test]
fn a_browser_that_was_left_open_does_not_hold_up_a_relaxed_game_for_ever() {
    let (mut fixture, asked, _) = relaxed();
    fixture.pass(IDLE_RELAXED_MS - 1);
    assert!(stood_in(&fixture).is_empty());
    fixture.pass(1);
    assert_eq!(stood_in(&fixture), SeatSet::only(seat_of(&fixture, asked)));
}

#[test]
fn a_table_that_everybody_left_ends_by_itself() {
    let (mut fixture, ..) = relaxed();
    fixture.leave(ADA);
    fixture.leave(BEN);
    fixture.pass(3 * AWAY_RELAXED_MS);
    assert_eq!(fixture.table.phase(), Phase::Over, "bots play it to the end");
    fixture.proved();
}

/// A game of two with a slow clock, in which Ben has left.
fn left_alone(rated: bool) -> Fixture {
    let pace = Pace::PerMove { seconds: 3600 };
    let usual = TableSettings::for_people("lift-off", 2);
    let mut fixture = Fixture::of_two(TableSettings { pace, rated, ..usual });
    fixture.pass(1000);
    fixture.leave(BEN);
    fixture
}

#[test]
fn a_game_is_stopped_without_somebody_only_after_the_stated_time() {
    let mut fixture = left_alone(false);
    assert_eq!(fixture.ask(ADA, ClientMessage::ProposeAbandon), Answer::Done);
    let missing = fixture.sharing(ADA).proposal.expect("it waits for Ben").missing;
    assert_eq!(missing, SeatSet::only(B));
    fixture.reload();
    fixture.enter(ADA, "Ada", Detail::Full);
    fixture.pass(RETURN_MS);
    assert_eq!(fixture.table.phase(), Phase::Playing);
    fixture.pass(AWAY_CLOCK_MS);
    assert_eq!(fixture.table.phase(), Phase::Over, "then it no longer does");
    assert_eq!(fixture.sharing(ADA).ending, Some(Ending::Abandoned));
    assert_eq!(fixture.table.results(), None);
    fixture.proved();
}

#[test]
fn a_rated_game_cannot_be_stopped_behind_somebodys_back() {
    let mut fixture = left_alone(true);
    fixture.pass(AWAY_CLOCK_MS);
    assert_eq!(fixture.ask(ADA, ClientMessage::ProposeAbandon), Answer::Done);
    assert_eq!(fixture.sharing(ADA).ending, Some(Ending::Resigned));
    let results = fixture.table.results().expect("it counts");
    assert_eq!(results, [("account-Ada".to_owned(), 2), ("account-Ben".to_owned(), 1)]);
    fixture.proved();

    // with a third player who agrees, the game stops, and the result is the same
    let pace = Pace::PerMove { seconds: 3600 };
    let usual = TableSettings::for_people("lift-off", 3);
    let mut fixture = Fixture::gather(TableSettings { pace, rated: true, ..usual });
    for (client, name) in [(ADA, "Ada"), (BEN, "Ben"), (EVE, "Eve")] {
        fixture.enter(client, name, Detail::Full);
        fixture.ask(client, join(""));
    }
    fixture.ask(ADA, ClientMessage::Begin);
    fixture.leave(EVE);
    fixture.pass(AWAY_CLOCK_MS);
    fixture.ask(ADA, ClientMessage::ProposeAbandon);
    assert_eq!(fixture.sharing(BEN).proposal.expect("Ben is asked").missing, SeatSet::only(B));
    fixture.ask(BEN, ClientMessage::Respond(true));
    assert_eq!(fixture.table.phase(), Phase::Over);
    let places: Vec<u8> =
        fixture.table.results().expect("it counts").iter().map(|it| it.1).collect();
    assert_eq!(places, [3, 1, 1]);
    fixture.proved();
}

#[test]
fn whoever_comes_back_is_asked_after_all() {
    let mut fixture = Fixture::gather(TableSettings::for_people("lift-off", 3));
    for (client, name) in [(ADA, "Ada"), (BEN, "Ben"), (EVE, "Eve")] {
        fixture.enter(client, name, Detail::Full);
        fixture.ask(client, join(""));
    }
    fixture.ask(ADA, ClientMessage::Begin);
    fixture.leave(EVE);
    fixture.pass(AWAY_RELAXED_MS);
    fixture.ask(ADA, ClientMessage::ProposeAbandon);
    let missing = |fixture: &Fixture| fixture.sharing(ADA).proposal.expect("open").missing;
    assert_eq!(missing(&fixture), SeatSet::only(B));
    fixture.enter(EVE, "Eve", Detail::Full);
    assert_eq!(missing(&fixture), SeatSet::first(3).without(A));
}

/// A player who has taken a step that showed something, and the other.
fn shown() -> (Fixture, ClientId, ClientId) {
    let pace = Pace::PerMove { seconds: 3600 };
    let mut fixture =
        Fixture::of_two(TableSettings { pace, ..TableSettings::for_people("launch-pad", 2) });
    loop {
        let (client, _) = fixture.asked().expect("somebody is asked");
        fixture.play_one(0);
        if !fixture.frames[&client].can_undo
            && fixture.asked().is_some_and(|(next, _)| next == client)
        {
            return (fixture, client, if client == ADA { BEN } else { ADA });
        }
    }
}

#[test]
fn nothing_that_was_shown_is_taken_back_while_somebody_is_away() {
    let (mut fixture, client, other) = shown();
    let lines = fixture.lines.len();
    fixture.leave(other);
    assert_eq!(fixture.ask(client, ClientMessage::Undo), Answer::Done);
    assert!(fixture.sharing(client).proposal.is_some(), "the other may be back in a moment");
    fixture.pass(AWAY_CLOCK_MS);
    assert_eq!(fixture.sharing(client).proposal, None, "they are not");
    assert_eq!(fixture.ask(client, ClientMessage::Undo), refusal("host-undo-away"));
    assert_eq!(fixture.lines.len(), lines);
}

#[test]
fn a_stand_in_answers_no_question_for_a_player_who_is_there() {
    let pace = Pace::PerMove { seconds: 30 };
    let usual = TableSettings::for_people("launch-pad", 2);
    let mut fixture = Fixture::of_two(TableSettings { pace, rated: true, ..usual });
    let (asked, _) = fixture.asked().expect("somebody is asked");
    let (seat, other) = (seat_of(&fixture, asked), if asked == ADA { BEN } else { ADA });
    fixture.pass(30_000);
    assert_eq!(stood_in(&fixture), SeatSet::only(seat));
    assert_eq!(fixture.ask(other, ClientMessage::ProposeAbandon), Answer::Done);
    assert_eq!(fixture.table.phase(), Phase::Playing, "whoever is there is asked");
    assert_eq!(fixture.ask(asked, ClientMessage::Respond(true)), Answer::Done);
    assert_eq!(fixture.table.results(), None, "and nobody loses when all agree");
    assert_eq!(fixture.table.phase(), Phase::Over);
}

#[test]
fn taking_back_gains_no_time_on_the_clock() {
    let pace = Pace::Fischer { bank_seconds: 60, increment_seconds: 30 };
    let mut fixture =
        Fixture::of_two(TableSettings { pace, ..TableSettings::for_people("lift-off", 2) });
    let left = |fixture: &Fixture| fixture.sharing(ADA).time_left_ms[0].1;
    let mut taken_back = 0;
    for _ in 0..10 {
        let Some(choice) = fixture.frames[&ADA].choices.first() else { break };
        let act = ClientMessage::Act(choice.notation.clone());
        fixture.ms += 1000;
        assert_eq!(fixture.ask(ADA, act), Answer::Done);
        if !fixture.frames[&ADA].can_undo {
            break;
        }
        assert_eq!(fixture.ask(ADA, ClientMessage::Undo), Answer::Done);
        taken_back += 1;
        assert_eq!(left(&fixture), 60_000 - 1000 * taken_back, "the time that was used");
        fixture.restart();
        fixture.run();
        assert_eq!(left(&fixture), 60_000 - 1000 * taken_back, "also when read from the log");
    }
    assert!(taken_back > 0, "a choice in secret can be taken back");
}
