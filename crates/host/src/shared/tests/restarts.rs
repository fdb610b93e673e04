//! Servers that end and start again, more than once and at bad moments.

use gantry_kernel::SeatSet;

use super::*;

const HOUR_MS: u64 = 60 * 60 * 1000;

/// A table of two with a clock, and the seat that is asked.
fn timed() -> (Fixture, ClientId) {
    let pace = Pace::Fischer { bank_seconds: 60, increment_seconds: 1 };
    let mut fixture =
        Fixture::of_two(TableSettings { pace, ..TableSettings::for_people("launch-pad", 2) });
    fixture.play_one(0);
    fixture.ms += 10_000;
    let (client, _) = fixture.asked().expect("somebody is asked");
    (fixture, client)
}

fn left(fixture: &Fixture, client: ClientId) -> u64 {
    let frame = &fixture.frames[&client];
    let seat = frame.viewer.seat().expect("a player");
    let sharing = frame.sharing.as_ref().expect("shared");
    sharing.time_left_ms.iter().find(|(who, _)| *who == seat).expect("a clock").1
}

/// A server that runs while nobody is back yet does not use up anybody's time, also if it is killed
/// as well.
#[test]
fn waiting_for_players_costs_no_time_however_often_the_server_restarts() {
    let (mut fixture, client) = timed();
    fixture.restart();
    fixture.run();
    let before = left(&fixture, client);
    assert!((49_000..52_000).contains(&before), "{before}");
    for _ in 0..3 {
        fixture.reload();
        fixture.run();
        fixture.ms += ABSENT_MS / 2;
        fixture.run();
    }
    for (client, name) in [(ADA, "Ada"), (BEN, "Ben")] {
        fixture.enter(client, name, Detail::Full);
    }
    assert_eq!(left(&fixture, client), before);
    fixture.ms += 1000;
    fixture.restart();
    assert_eq!(left(&fixture, client), before - 1000, "from then on it counts again");
}

#[test]
fn a_table_to_which_nobody_returns_ends() {
    let (mut fixture, _) = timed();
    fixture.reload();
    fixture.run();
    assert!(!fixture.table.may_sleep(), "asleep, it would wait anew each time");
    for _ in 0..4 {
        fixture.ms += ABSENT_MS;
        fixture.run();
    }
    assert_eq!(fixture.table.phase(), Phase::Over);
    fixture.reload();
    assert_eq!(
        fixture.table.next_step_in(at(fixture.ms)),
        None,
        "a game that is over waits for nobody"
    );
    assert!(fixture.table.may_sleep());
    fixture.proved();
}

/// In a race several people call five times a second: a client that was cut off for a minute may
/// repeat a call after hundreds of others.
#[test]
fn a_call_is_recognized_after_hundreds_of_others() {
    let mut fixture = Fixture::of_two(TableSettings::for_people("launch-pad", 2));
    let (client, frame) = fixture.asked().expect("somebody is asked");
    let choice = ClientMessage::Act(frame.choices[0].notation.clone());
    let key = Some("ada:phone:1".to_owned());
    assert_eq!(fixture.call(client, choice.clone(), key.clone()), Answer::Done);
    let mut others = 0;
    while others < 300 {
        // a step that is taken back again and again
        assert!(fixture.play_one(0), "somebody is asked");
        others += 1;
        for client in [ADA, BEN] {
            if fixture.frames[&client].can_undo {
                assert_eq!(fixture.ask(client, ClientMessage::Undo), Answer::Done);
                others += 1;
            }
        }
    }
    for _ in 0..2 {
        let lines = fixture.lines.len();
        assert_eq!(fixture.call(client, choice.clone(), key.clone()), Answer::Done);
        assert_eq!(fixture.lines.len(), lines, "it is played once");
        fixture.restart();
    }
}

#[test]
fn repeated_joins_chats_and_begins_count_once() {
    let mut fixture = Fixture::gather(TableSettings::for_people("launch-pad", 2));
    fixture.enter(ADA, "Ada", Detail::Full);
    let key = |number: u32| Some(format!("ada:phone:{number}"));
    for round in 0..3 {
        assert_eq!(fixture.call(ADA, join("a salt"), key(1)), Answer::Done);
        assert_eq!(fixture.table.seats_of("account-Ada"), SeatSet::only(A), "one seat, not both");
        assert_eq!(fixture.call(ADA, ClientMessage::Say("hello".into()), key(2)), Answer::Done);
        assert_eq!(fixture.said.len(), 1, "round {round}");
        fixture.restart();
    }
    fixture.enter(BEN, "Ben", Detail::Full);
    fixture.ask(BEN, join(""));
    for _ in 0..2 {
        assert_eq!(fixture.call(ADA, ClientMessage::Begin, key(3)), Answer::Done);
        fixture.restart();
    }
    let again = fixture.call(ADA, ClientMessage::Begin, key(4));
    assert_eq!(again, refusal("host-not-here"), "another call is another call");
}

/// A table without people in a hurry may leave memory and be read again for its next step.
#[test]
fn a_table_with_days_per_move_may_leave_memory() {
    let pace = Pace::Days { days: 1 };
    let mut fixture =
        Fixture::of_two(TableSettings { pace, ..TableSettings::for_people("launch-pad", 2) });
    assert!(fixture.table.may_sleep());
    fixture.ask(ADA, ClientMessage::ProposeAbandon);
    assert!(fixture.table.may_sleep(), "the proposal is stored");
    fixture.ask(BEN, ClientMessage::Respond(false));
    fixture.ms += 23 * HOUR_MS;
    fixture.reload();
    let step = fixture.table.next_step_in(at(fixture.ms)).expect("a clock runs");
    assert!(step <= HOUR_MS, "{step}");
    fixture.ms += HOUR_MS;
    fixture.run();
    let attendance = fixture.table.table().and_then(|table| table.attendance()).expect("a note");
    assert_eq!(attendance.ever_stood_in().len(), 1);
}

fn proposal(fixture: &Fixture, client: ClientId) -> Option<gantry_wire::Proposal> {
    fixture.frames[&client].sharing.as_ref().expect("shared").proposal
}

/// A table in which the last step was seen, so that taking it back needs consent; who took it, and
/// the other player.
fn seen_step() -> (Fixture, ClientId, ClientId) {
    let mut fixture = Fixture::of_two(TableSettings::for_people("launch-pad", 2));
    loop {
        let (client, _) = fixture.asked().expect("somebody is asked");
        fixture.play_one(0);
        if !fixture.frames[&client].can_undo
            && fixture.asked().is_some_and(|(next, _)| next == client)
        {
            let other = if client == ADA { BEN } else { ADA };
            return (fixture, client, other);
        }
    }
}

#[test]
fn a_proposal_survives_a_restart() {
    for agrees in [true, false] {
        let (mut fixture, client, other) = seen_step();
        let lines = fixture.lines.len();
        let key = Some("proposer:phone:1".to_owned());
        assert_eq!(fixture.call(client, ClientMessage::Undo, key.clone()), Answer::Done);
        let asked = proposal(&fixture, other).expect("the other player is asked");
        assert_eq!((asked.what, asked.missing.len()), (Proposed::TakeBack, 1));
        fixture.restart();
        assert_eq!(proposal(&fixture, other), Some(asked), "the question is still open");
        assert_eq!(fixture.call(client, ClientMessage::Undo, key), Answer::Done, "it is a repeat");
        let again = fixture.ask(client, ClientMessage::ProposeAbandon);
        assert_eq!(again, refusal("host-proposal-open"));
        assert_eq!(fixture.ask(other, ClientMessage::Respond(agrees)), Answer::Done);
        assert_eq!(fixture.lines.len(), lines + usize::from(agrees), "a note if it was taken back");
        fixture.restart();
        assert_eq!(proposal(&fixture, client), None, "an answer is stored as well");
        fixture.proved();
    }
}

#[test]
fn a_step_after_a_take_back_proposal_drops_it() {
    let (mut fixture, client, other) = seen_step();
    fixture.ask(client, ClientMessage::Undo);
    assert!(proposal(&fixture, other).is_some());
    fixture.play_one(0);
    assert_eq!(proposal(&fixture, other), None);
    fixture.restart();
    assert_eq!(proposal(&fixture, other), None, "also in what is stored");
}

#[test]
fn a_proposal_is_carried_out_when_the_last_player_to_answer_resigns() {
    let mut fixture = Fixture::gather(TableSettings::for_people("lift-off", 3));
    for (client, name) in [(ADA, "Ada"), (BEN, "Ben"), (EVE, "Eve")] {
        fixture.enter(client, name, Detail::Full);
        fixture.ask(client, join(""));
    }
    assert_eq!(fixture.ask(ADA, ClientMessage::Begin), Answer::Done);
    fixture.run();
    fixture.ask(ADA, ClientMessage::ProposeAbandon);
    fixture.ask(BEN, ClientMessage::Respond(true));
    fixture.restart();
    assert_eq!(fixture.table.phase(), Phase::Playing, "Eve has not answered");
    assert_eq!(fixture.ask(EVE, ClientMessage::Resign(Seat::new(2))), Answer::Done);
    assert_eq!(fixture.table.phase(), Phase::Over, "nobody is left to be asked");
    fixture.proved();
}
