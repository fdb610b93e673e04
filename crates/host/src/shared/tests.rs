//! Tables with several clients, without sockets. Every write goes to a list that acts as the
//! database, and every table can be restored from it.

mod absence;
mod chatting;
mod departing;
mod fixture;
mod moving;
mod opening;
mod restarts;
mod watching;

use gantry_kernel::{Awaiting, Seat, Secret, Viewer};
use gantry_wire::{
    Access, Answer, Call, ChairPlan, ClientMessage, Detail, Ending, Pace, Proposed, Spectators,
    TableSettings,
};

use super::*;
use fixture::Fixture;

const ADA: ClientId = ClientId(1);
const BEN: ClientId = ClientId(2);
const EVE: ClientId = ClientId(3);
const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);

fn random() -> [u8; 32] {
    [9; 32]
}

fn at(ms: u64) -> MachineTime {
    MachineTime { machine_ms: 1_000_000 + ms, wall_ms: 5_000_000 + ms }
}

fn person(name: &str) -> Person {
    Person { account: format!("account-{name}"), name: name.into() }
}

fn join(salt: &str) -> ClientMessage {
    ClientMessage::Join { seat: None, name: String::new(), salt: salt.into(), colour: 0 }
}

fn refusal(key: &'static str) -> Answer {
    Answer::Refused(crate::asking::refused(key))
}

#[test]
fn two_people_play_whole_games_over_restarts() {
    for game in ["launch-pad", "lift-off"] {
        let mut fixture = Fixture::of_two(TableSettings::for_people(game, 2));
        let mut steps = 0;
        while fixture.table.phase() == Phase::Playing {
            steps += 1;
            assert!(fixture.play_one(steps * 7), "{game}: somebody is asked");
            if steps % 50 == 0 {
                fixture.restart();
                fixture.run();
            }
        }
        assert!(steps > 50, "{game}");
        let record = fixture.proved();
        assert_eq!(record.header.salts.len(), 2, "both added to the deal");
        assert!(
            fixture.frames[&ADA].standings.is_some() && !fixture.frames[&BEN].digest.is_empty()
        );
    }
}

#[test]
fn nobody_sees_more_than_their_own_view() {
    let mut fixture = Fixture::of_two(TableSettings::for_people("launch-pad", 2));
    fixture.enter(EVE, "Eve", Detail::Full);
    for pick in 0..60 {
        fixture.play_one(pick);
        let table = fixture.table.table().expect("begun");
        for (client, viewer) in
            [(ADA, Viewer::Seat(A)), (BEN, Viewer::Seat(B)), (EVE, Viewer::Spectator)]
        {
            let frame = &fixture.frames[&client];
            assert_eq!(frame.viewer, viewer);
            assert_eq!(frame.view, table.view(gantry_catalog::Perspective::Of(viewer)));
            assert_eq!(frame.digest, "", "hidden cards could be found by trying digests");
        }
    }
    let peek = ClientMessage::LookAs(Viewer::Seat(B));
    assert_eq!(fixture.ask(EVE, peek.clone()), refusal("host-secret-until-over"));
    assert_eq!(fixture.ask(ADA, peek), refusal("host-secret-until-over"));
    assert_eq!(fixture.ask(EVE, ClientMessage::Act("end".into())), refusal("host-no-table"));
    assert_eq!(fixture.ask(ADA, ClientMessage::Hint), refusal("host-no-hints"));
    let export = fixture.ask(ADA, ClientMessage::Export(String::new()));
    assert_eq!(export, refusal("host-secret-until-over"));
}

#[test]
fn a_repeated_call_counts_once_even_after_a_restart() {
    let mut fixture = Fixture::of_two(TableSettings::for_people("launch-pad", 2));
    let (client, frame) = fixture.asked().expect("somebody is asked");
    let choice = ClientMessage::Act(frame.choices[0].notation.clone());
    let key = Some("browser:77".to_owned());
    assert_eq!(fixture.call(client, choice.clone(), key.clone()), Answer::Done);
    let lines = fixture.lines.len();
    assert_eq!(fixture.call(client, choice.clone(), key.clone()), Answer::Done);
    fixture.restart();
    assert_eq!(fixture.call(client, choice, key), Answer::Done);
    assert_eq!(fixture.lines.len(), lines, "it is played once");
}

#[test]
fn a_bot_stands_in_for_whoever_runs_out_of_time() {
    let pace = Pace::PerMove { seconds: 30 };
    let mut fixture =
        Fixture::of_two(TableSettings { pace, ..TableSettings::for_people("launch-pad", 2) });
    let (client, _) = fixture.asked().expect("somebody is asked");
    let seat = fixture.frames[&client].viewer.seat().expect("a player");
    let left = |fixture: &Fixture| {
        fixture.frames[&client].sharing.as_ref().expect("shared").time_left_ms[seat.index()].1
    };
    assert_eq!(left(&fixture), 30_000);
    fixture.ms += 29_000;
    fixture.run();
    assert!(fixture.asked().is_some(), "there is a second left, in which nothing happened");
    fixture.ms += 1_001;
    fixture.run();
    let other = if client == ADA { BEN } else { ADA };
    let sharing = fixture.frames[&other].sharing.clone().expect("shared");
    assert_eq!(sharing.stand_ins, [(seat, "greedy".to_owned())]);
    assert_eq!(fixture.asked().map(|(client, _)| client), Some(other), "the bot has played");
    fixture.restart();
    fixture.run();
    assert_eq!(fixture.ask(client, ClientMessage::Return(seat)), Answer::Done);
    assert_eq!(fixture.ask(other, ClientMessage::Return(seat)), refusal("host-no-seat"));
    let sharing = fixture.frames[&other].sharing.clone().expect("shared");
    assert!(sharing.stand_ins.is_empty() && sharing.ever_stood_in.contains(seat));
    fixture.proved();
}

#[test]
fn clocks_stand_still_while_the_server_is_down() {
    let pace = Pace::Fischer { bank_seconds: 60, increment_seconds: 1 };
    let mut fixture =
        Fixture::of_two(TableSettings { pace, ..TableSettings::for_people("launch-pad", 2) });
    fixture.play_one(0);
    fixture.ms += 10_000;
    let (client, _) = fixture.asked().expect("somebody is asked");
    let seat = fixture.frames[&client].viewer.seat().expect("a player");
    let left = |fixture: &mut Fixture| {
        // Anything that shows the table again.
        fixture.ask(client, ClientMessage::LookAs(Viewer::Spectator));
        let sharing = fixture.frames[&client].sharing.clone().expect("shared");
        sharing.time_left_ms.iter().find(|(who, _)| *who == seat).expect("a clock").1
    };
    let before = left(&mut fixture);
    // The machine's clock counts only the time in which a server runs.
    fixture.restart();
    fixture.run();
    assert_eq!(left(&mut fixture), before);
}

#[test]
fn steps_are_taken_back_at_once_or_by_agreement() {
    let mut fixture = Fixture::of_two(TableSettings::for_people("launch-pad", 2));
    // Until somebody has taken a step that showed nothing.
    let mut free = None;
    for pick in 0..200 {
        let Some((client, _)) = fixture.asked() else { break };
        fixture.play_one(pick);
        if fixture.frames[&client].can_undo {
            free = Some(client);
            break;
        }
    }
    let client = free.expect("some step shows nothing");
    let steps = fixture.frames[&client].version;
    assert_eq!(fixture.ask(client, ClientMessage::Undo), Answer::Done);
    let frame = &fixture.frames[&client];
    assert_eq!((frame.version, frame.news_from), (steps - 1, steps - 1));
    assert!(fixture.lines.last().expect("a log").contains("! take-back"));
    // And one that has shown something.
    while fixture.frames[&client].can_undo
        || fixture.asked().map(|(asked, _)| asked) == Some(client)
    {
        fixture.play_one(3);
    }
    let other = if client == ADA { BEN } else { ADA };
    let steps = fixture.frames[&client].version;
    assert_eq!(fixture.ask(client, ClientMessage::Undo), Answer::Done);
    let proposal = fixture.frames[&other].sharing.as_ref().and_then(|it| it.proposal);
    assert_eq!(proposal.map(|it| it.what), Some(Proposed::TakeBack));
    assert_eq!(fixture.ask(other, ClientMessage::ProposeAbandon), refusal("host-proposal-open"));
    assert_eq!(fixture.ask(other, ClientMessage::Respond(false)), Answer::Done);
    assert_eq!(fixture.frames[&client].version, steps, "one does not agree");
    assert_eq!(fixture.ask(client, ClientMessage::Undo), Answer::Done);
    assert_eq!(fixture.ask(other, ClientMessage::Respond(true)), Answer::Done);
    assert!(fixture.frames[&client].version < steps);
    fixture.restart();
    fixture.proved();
    while fixture.table.phase() == Phase::Playing {
        assert!(fixture.play_one(1));
    }
    fixture.proved();
}

#[test]
fn games_end_by_resigning_or_by_agreement() {
    let mut fixture = Fixture::of_two(TableSettings::for_people("lift-off", 2));
    assert_eq!(fixture.ask(ADA, ClientMessage::Resign(B)), refusal("host-no-seat"));
    assert_eq!(fixture.ask(ADA, ClientMessage::Resign(A)), Answer::Done);
    let ending = |fixture: &Fixture| fixture.frames[&BEN].sharing.as_ref().and_then(|it| it.ending);
    assert_eq!((fixture.table.phase(), ending(&fixture)), (Phase::Over, Some(Ending::Resigned)));
    assert_eq!(fixture.frames[&BEN].awaiting, Awaiting::Over);
    fixture.restart();
    fixture.proved();

    let mut fixture = Fixture::of_two(TableSettings::for_people("lift-off", 2));
    assert_eq!(fixture.ask(ADA, ClientMessage::ProposeAbandon), Answer::Done);
    assert_eq!(fixture.table.phase(), Phase::Playing);
    assert_eq!(fixture.ask(BEN, ClientMessage::Respond(true)), Answer::Done);
    assert_eq!((fixture.table.phase(), ending(&fixture)), (Phase::Over, Some(Ending::Abandoned)));
    fixture.proved();
}

#[test]
fn a_race_of_people_and_bots_survives_a_restart() {
    let mut settings = TableSettings::for_people("planet-rush", 2);
    settings.chairs[1] = ChairPlan::Bot("quick".into());
    let mut fixture = Fixture::gather(settings);
    fixture.enter(ADA, "Ada", Detail::Full);
    fixture.ask(ADA, join(""));
    assert_eq!(fixture.ask(ADA, ClientMessage::Begin), Answer::Done);
    let ready = fixture.frames[&ADA].choices[0].notation.clone();
    assert_eq!(fixture.ask(ADA, ClientMessage::Act(ready)), Answer::Done);
    for _ in 0..200 {
        fixture.ms += 50;
        fixture.run();
    }
    let lines = fixture.lines.len();
    assert!(lines > 20, "the bot plays: {lines}");
    let leaves = fixture.table.leave(at(fixture.ms), ADA);
    fixture.take(leaves);
    fixture.restart();
    fixture.run();
    let waits = fixture.table.next_step_in(at(fixture.ms));
    assert_eq!(waits, Some(ABSENT_MS), "it waits for Ada");
    fixture.enter(ADA, "Ada", Detail::Full);
    assert!(fixture.frames[&ADA].clock.expect("a clock").running);
}

#[test]
fn repeated_calls_that_write_no_log_line_count_once() {
    let mut fixture = Fixture::gather(TableSettings::for_people("lift-off", 3));
    fixture.enter(ADA, "Ada", Detail::Full);
    let key = Some("browser:5".to_owned());
    for _ in 0..2 {
        assert_eq!(fixture.call(ADA, join(""), key.clone()), Answer::Done);
    }
    assert_eq!(fixture.table.seats_of("account-Ada").len(), 1, "one seat is taken");
}
