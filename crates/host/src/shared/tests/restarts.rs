//! Servers that end and start again, more than once and at bad moments.

use gantry_kernel::SeatSet;

use super::*;

const HOUR_MS: u64 = 60 * 60 * 1000;

/// A table of two with a clock, and the seat that is asked.
fn timed() -> (House, ClientId) {
    let pace = Pace::Fischer { bank_seconds: 60, increment_seconds: 1 };
    let mut house = House::of_two(TableSettings { pace, ..settings("launch-pad", 2) });
    house.play_one(0);
    house.ms += 10_000;
    let (client, _) = house.asked().expect("somebody is asked");
    (house, client)
}

fn left(house: &House, client: ClientId) -> u64 {
    let frame = &house.frames[&client];
    let seat = frame.viewer.seat().expect("a player");
    let sharing = frame.sharing.as_ref().expect("shared");
    sharing.time_left_ms.iter().find(|(who, _)| *who == seat).expect("a clock").1
}

/// A server that runs while nobody is back yet does not use up anybody's time, also if it is killed
/// as well.
#[test]
fn waiting_for_players_is_free_however_often_the_server_ends() {
    let (mut house, client) = timed();
    house.restart();
    house.run();
    let before = left(&house, client);
    assert!((49_000..52_000).contains(&before), "{before}");
    for _ in 0..3 {
        house.reload();
        house.run();
        house.ms += ABSENT_MS / 2;
        house.run();
    }
    for (client, name) in [(ADA, "Ada"), (BEN, "Ben")] {
        house.enter(client, name, Detail::Full);
    }
    assert_eq!(left(&house, client), before);
    house.ms += 1000;
    house.restart();
    assert_eq!(left(&house, client), before - 1000, "from then on it counts again");
}

#[test]
fn a_table_to_which_nobody_comes_back_finds_its_end() {
    let (mut house, _) = timed();
    house.reload();
    house.run();
    assert!(!house.table.may_sleep(), "asleep, it would wait anew each time");
    for _ in 0..4 {
        house.ms += ABSENT_MS;
        house.run();
    }
    assert_eq!(house.table.phase(), Phase::Over);
    house.reload();
    assert_eq!(
        house.table.next_step_in(at(house.ms)),
        None,
        "a game that is over waits for nobody"
    );
    assert!(house.table.may_sleep());
    house.proved();
}

/// In a race several people call five times a second: a client that was cut off for a minute may
/// repeat a call after hundreds of others.
#[test]
fn a_call_is_known_after_hundreds_of_others() {
    let mut house = House::of_two(settings("launch-pad", 2));
    let (client, frame) = house.asked().expect("somebody is asked");
    let choice = ClientMessage::Act(frame.choices[0].notation.clone());
    let key = Some("ada:phone:1".to_owned());
    assert_eq!(house.call(client, choice.clone(), key.clone()), Answer::Done);
    let mut others = 0;
    while others < 300 {
        // a step that is taken back again and again
        assert!(house.play_one(0), "somebody is asked");
        others += 1;
        for client in [ADA, BEN] {
            if house.frames[&client].can_undo {
                assert_eq!(house.ask(client, ClientMessage::Undo), Answer::Done);
                others += 1;
            }
        }
    }
    for _ in 0..2 {
        let lines = house.lines.len();
        assert_eq!(house.call(client, choice.clone(), key.clone()), Answer::Done);
        assert_eq!(house.lines.len(), lines, "it is played once");
        house.restart();
    }
}

#[test]
fn what_is_not_in_the_log_is_done_once_as_well() {
    let mut house = House::gather(settings("launch-pad", 2));
    house.enter(ADA, "Ada", Detail::Full);
    let key = |number: u32| Some(format!("ada:phone:{number}"));
    for round in 0..3 {
        assert_eq!(house.call(ADA, join("a salt"), key(1)), Answer::Done);
        assert_eq!(house.table.seats_of("account-Ada"), SeatSet::only(A), "one seat, not both");
        assert_eq!(house.call(ADA, ClientMessage::Say("hello".into()), key(2)), Answer::Done);
        assert_eq!(house.said.len(), 1, "round {round}");
        house.restart();
    }
    house.enter(BEN, "Ben", Detail::Full);
    house.ask(BEN, join(""));
    for _ in 0..2 {
        assert_eq!(house.call(ADA, ClientMessage::Begin, key(3)), Answer::Done);
        house.restart();
    }
    let again = house.call(ADA, ClientMessage::Begin, key(4));
    assert_eq!(again, refusal("host-not-here"), "another call is another call");
}

/// A table without people in a hurry may leave memory and be read again for its next step.
#[test]
fn a_table_for_days_may_sleep() {
    let pace = Pace::Days { days: 1 };
    let mut house = House::of_two(TableSettings { pace, ..settings("launch-pad", 2) });
    assert!(house.table.may_sleep());
    house.ask(ADA, ClientMessage::ProposeAbandon);
    assert!(!house.table.may_sleep(), "the proposal would be lost");
    house.ask(BEN, ClientMessage::Respond(false));
    house.ms += 23 * HOUR_MS;
    house.reload();
    let step = house.table.next_step_in(at(house.ms)).expect("a clock runs");
    assert!(step <= HOUR_MS, "{step}");
    house.ms += HOUR_MS;
    house.run();
    let attendance = house.table.table().and_then(|table| table.attendance()).expect("a note");
    assert_eq!(attendance.ever_stood_in().len(), 1);
}
