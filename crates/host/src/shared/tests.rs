//! Tables with several clients, without sockets. Every write goes to a list that acts as the
//! database, and every table can be restored from it.

mod departing;
mod house;
mod restarts;

use gantry_kernel::{Awaiting, Seat, Secret, Viewer};
use gantry_wire::{
    Access, Answer, Call, ChairPlan, ClientMessage, Detail, Ending, Pace, Proposed, Spectators,
    TableSettings,
};

use super::*;
use house::House;

const ADA: ClientId = ClientId(1);
const BEN: ClientId = ClientId(2);
const EVE: ClientId = ClientId(3);
const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);

fn random() -> [u8; 32] {
    [9; 32]
}

fn at(ms: u64) -> Moment {
    Moment { machine_ms: 1_000_000 + ms, wall_ms: 5_000_000 + ms }
}

fn person(name: &str) -> Person {
    Person { account: format!("account-{name}"), name: name.into() }
}

fn settings(game: &str, seats: usize) -> TableSettings {
    TableSettings {
        game: game.into(),
        options: Vec::new(),
        chairs: vec![ChairPlan::Person; seats],
        pace: Pace::Relaxed,
        access: Access::Invitation,
        spectators: Spectators::Public,
        stand_in: String::new(),
        rated: false,
    }
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
        let mut house = House::of_two(settings(game, 2));
        let mut steps = 0;
        while house.table.phase() == Phase::Playing {
            steps += 1;
            assert!(house.play_one(steps * 7), "{game}: somebody is asked");
            if steps % 50 == 0 {
                house.restart();
                house.run();
            }
        }
        assert!(steps > 50, "{game}");
        let record = house.proved();
        assert_eq!(record.header.salts.len(), 2, "both added to the deal");
        assert!(house.frames[&ADA].standings.is_some() && !house.frames[&BEN].digest.is_empty());
    }
}

#[test]
fn nobody_sees_more_than_their_own_view() {
    let mut house = House::of_two(settings("launch-pad", 2));
    house.enter(EVE, "Eve", Detail::Full);
    for pick in 0..60 {
        house.play_one(pick);
        let table = house.table.table().expect("begun");
        for (client, viewer) in
            [(ADA, Viewer::Seat(A)), (BEN, Viewer::Seat(B)), (EVE, Viewer::Spectator)]
        {
            let frame = &house.frames[&client];
            assert_eq!(frame.viewer, viewer);
            assert_eq!(frame.view, table.view(gantry_catalog::Sight::Of(viewer)));
            assert_eq!(frame.digest, "", "hidden cards could be found by trying digests");
        }
    }
    let peek = ClientMessage::LookAs(Viewer::Seat(B));
    assert_eq!(house.ask(EVE, peek.clone()), refusal("host-secret-until-over"));
    assert_eq!(house.ask(ADA, peek), refusal("host-secret-until-over"));
    assert_eq!(house.ask(EVE, ClientMessage::Act("end".into())), refusal("host-no-table"));
    assert_eq!(house.ask(ADA, ClientMessage::Hint), refusal("host-no-hints"));
    let export = house.ask(ADA, ClientMessage::Export(String::new()));
    assert_eq!(export, refusal("host-secret-until-over"));
}

#[test]
fn a_call_that_comes_twice_counts_once_also_after_a_restart() {
    let mut house = House::of_two(settings("launch-pad", 2));
    let (client, frame) = house.asked().expect("somebody is asked");
    let choice = ClientMessage::Act(frame.choices[0].notation.clone());
    let key = Some("browser:77".to_owned());
    assert_eq!(house.call(client, choice.clone(), key.clone()), Answer::Done);
    let lines = house.lines.len();
    assert_eq!(house.call(client, choice.clone(), key.clone()), Answer::Done);
    house.restart();
    assert_eq!(house.call(client, choice, key), Answer::Done);
    assert_eq!(house.lines.len(), lines, "it is played once");
}

#[test]
fn who_runs_out_of_time_is_played_by_a_bot_until_they_return() {
    let pace = Pace::PerMove { seconds: 30 };
    let mut house = House::of_two(TableSettings { pace, ..settings("launch-pad", 2) });
    let (client, _) = house.asked().expect("somebody is asked");
    let seat = house.frames[&client].viewer.seat().expect("a player");
    let left = |house: &House| {
        house.frames[&client].sharing.as_ref().expect("shared").time_left_ms[seat.index()].1
    };
    assert_eq!(left(&house), 30_000);
    house.ms += 29_000;
    house.run();
    assert!(house.asked().is_some(), "there is a second left, in which nothing happened");
    house.ms += 1_001;
    house.run();
    let other = if client == ADA { BEN } else { ADA };
    let sharing = house.frames[&other].sharing.clone().expect("shared");
    assert_eq!(sharing.stand_ins, [(seat, "greedy".to_owned())]);
    assert_eq!(house.asked().map(|(client, _)| client), Some(other), "the bot has played");
    house.restart();
    house.run();
    assert_eq!(house.ask(client, ClientMessage::Return(seat)), Answer::Done);
    assert_eq!(house.ask(other, ClientMessage::Return(seat)), refusal("host-no-seat"));
    let sharing = house.frames[&other].sharing.clone().expect("shared");
    assert!(sharing.stand_ins.is_empty() && sharing.ever_stood_in.contains(seat));
    house.proved();
}

#[test]
fn clocks_stand_still_while_the_server_is_down() {
    let pace = Pace::Fischer { bank_seconds: 60, increment_seconds: 1 };
    let mut house = House::of_two(TableSettings { pace, ..settings("launch-pad", 2) });
    house.play_one(0);
    house.ms += 10_000;
    let (client, _) = house.asked().expect("somebody is asked");
    let seat = house.frames[&client].viewer.seat().expect("a player");
    let left = |house: &mut House| {
        // Anything that shows the table again.
        house.ask(client, ClientMessage::LookAs(Viewer::Spectator));
        let sharing = house.frames[&client].sharing.clone().expect("shared");
        sharing.time_left_ms.iter().find(|(who, _)| *who == seat).expect("a clock").1
    };
    let before = left(&mut house);
    // The machine's clock counts only the time in which a server runs.
    house.restart();
    house.run();
    assert_eq!(left(&mut house), before);
}

#[test]
fn steps_are_taken_back_at_once_or_by_agreement() {
    let mut house = House::of_two(settings("launch-pad", 2));
    // Until somebody has taken a step that showed nothing.
    let mut free = None;
    for pick in 0..200 {
        let Some((client, _)) = house.asked() else { break };
        house.play_one(pick);
        if house.frames[&client].can_undo {
            free = Some(client);
            break;
        }
    }
    let client = free.expect("some step shows nothing");
    let steps = house.frames[&client].version;
    assert_eq!(house.ask(client, ClientMessage::Undo), Answer::Done);
    let frame = &house.frames[&client];
    assert_eq!((frame.version, frame.news_from), (steps - 1, steps - 1));
    assert!(house.lines.last().expect("a log").contains("! take-back"));
    // And one that has shown something.
    while house.frames[&client].can_undo || house.asked().map(|(asked, _)| asked) == Some(client) {
        house.play_one(3);
    }
    let other = if client == ADA { BEN } else { ADA };
    let steps = house.frames[&client].version;
    assert_eq!(house.ask(client, ClientMessage::Undo), Answer::Done);
    let proposal = house.frames[&other].sharing.as_ref().and_then(|it| it.proposal);
    assert_eq!(proposal.map(|it| it.what), Some(Proposed::TakeBack));
    assert_eq!(house.ask(other, ClientMessage::ProposeAbandon), refusal("host-proposal-open"));
    assert_eq!(house.ask(other, ClientMessage::Respond(false)), Answer::Done);
    assert_eq!(house.frames[&client].version, steps, "one does not agree");
    assert_eq!(house.ask(client, ClientMessage::Undo), Answer::Done);
    assert_eq!(house.ask(other, ClientMessage::Respond(true)), Answer::Done);
    assert!(house.frames[&client].version < steps);
    house.restart();
    house.proved();
    while house.table.phase() == Phase::Playing {
        assert!(house.play_one(1));
    }
    house.proved();
}

#[test]
fn games_end_by_resigning_or_by_agreement() {
    let mut house = House::of_two(settings("lift-off", 2));
    assert_eq!(house.ask(ADA, ClientMessage::Resign(B)), refusal("host-no-seat"));
    assert_eq!(house.ask(ADA, ClientMessage::Resign(A)), Answer::Done);
    let ending = |house: &House| house.frames[&BEN].sharing.as_ref().and_then(|it| it.ending);
    assert_eq!((house.table.phase(), ending(&house)), (Phase::Over, Some(Ending::Resigned)));
    assert_eq!(house.frames[&BEN].awaiting, Awaiting::Over);
    house.restart();
    house.proved();

    let mut house = House::of_two(settings("lift-off", 2));
    assert_eq!(house.ask(ADA, ClientMessage::ProposeAbandon), Answer::Done);
    assert_eq!(house.table.phase(), Phase::Playing);
    assert_eq!(house.ask(BEN, ClientMessage::Respond(true)), Answer::Done);
    assert_eq!((house.table.phase(), ending(&house)), (Phase::Over, Some(Ending::Abandoned)));
    house.proved();
}

#[test]
fn a_table_that_everybody_left_ends_by_itself() {
    let mut house = House::of_two(settings("launch-pad", 2));
    house.ms += 31 * 24 * 60 * 60 * 1000;
    house.run();
    assert_eq!(house.table.phase(), Phase::Over);
    house.proved();
}

#[test]
fn the_race_is_played_by_people_and_bots_and_survives_a_restart() {
    let mut settings = settings("planet-rush", 2);
    settings.chairs[1] = ChairPlan::Bot("quick".into());
    let mut house = House::gather(settings);
    house.enter(ADA, "Ada", Detail::Full);
    house.ask(ADA, join(""));
    assert_eq!(house.ask(ADA, ClientMessage::Begin), Answer::Done);
    let ready = house.frames[&ADA].choices[0].notation.clone();
    assert_eq!(house.ask(ADA, ClientMessage::Act(ready)), Answer::Done);
    for _ in 0..200 {
        house.ms += 50;
        house.run();
    }
    let lines = house.lines.len();
    assert!(lines > 20, "the bot plays: {lines}");
    let leaves = house.table.leave(at(house.ms), ADA);
    house.take(leaves);
    house.restart();
    house.run();
    let waits = house.table.next_step_in(at(house.ms));
    assert_eq!(waits, Some(ABSENT_MS), "it waits for Ada");
    house.enter(ADA, "Ada", Detail::Full);
    assert!(house.frames[&ADA].clock.expect("a clock").running);
}

#[test]
fn several_seats_at_one_client_hide_from_each_other() {
    let mut house = House::gather(settings("launch-pad", 2));
    house.enter(ADA, "Ada", Detail::Full);
    house.ask(ADA, join(""));
    let other = ClientMessage::Join {
        seat: None,
        name: "Ada's friend".into(),
        salt: String::new(),
        colour: 0,
    };
    assert_eq!(house.ask(ADA, other), Answer::Done);
    house.ask(ADA, ClientMessage::Begin);
    house.run();
    let frame = &house.frames[&ADA];
    let seat = frame.pass_to.expect("the screen is handed over first");
    assert_eq!((frame.viewer, frame.choices.len()), (Viewer::Spectator, 0));
    assert_eq!(house.ask(ADA, ClientMessage::Sit(seat)), Answer::Done);
    let frame = &house.frames[&ADA];
    assert_eq!((frame.viewer, frame.pass_to), (Viewer::Seat(seat), None));
    assert!(!frame.choices.is_empty());
}

#[test]
fn what_is_said_is_heard_unless_muted() {
    let mut house = House::of_two(settings("launch-pad", 2));
    assert_eq!(house.ask(ADA, ClientMessage::Say(" hello ".into())), Answer::Done);
    assert_eq!(house.said, [(ADA, "hello".to_owned()), (BEN, "hello".to_owned())]);
    house.said.clear();
    assert_eq!(house.ask(BEN, ClientMessage::Mute { seat: A, silent: true }), Answer::Done);
    house.ask(ADA, ClientMessage::Say("again".into()));
    assert_eq!(house.said, [(ADA, "again".to_owned())]);
    for nonsense in ["", "\u{202e}txet", &"x".repeat(501)] {
        let answer = house.ask(ADA, ClientMessage::Say(nonsense.into()));
        assert!(matches!(answer, Answer::Refused(_)), "{nonsense:?}");
    }
}

#[test]
fn spectators_see_what_the_table_lets_them() {
    for (spectators, during) in [
        (Spectators::Nobody, false),
        (Spectators::Public, true),
        (Spectators::AfterEnd, false),
        (Spectators::Delayed { minutes: 1 }, true),
    ] {
        let mut house = House::of_two(TableSettings { spectators, ..settings("launch-pad", 2) });
        let eve = person("Eve");
        let entered = house.table.enter(at(house.ms), EVE, eve, Detail::Full, None);
        assert_eq!(entered.is_ok(), during, "{spectators:?}");
        if let (Ok(effects), Spectators::Delayed { .. }) = (entered, spectators) {
            house.take(effects);
            house.play_one(0);
            assert_eq!(house.ask(EVE, ClientMessage::LookAs(Viewer::Seat(A))), Answer::Done);
            assert_eq!(house.frames[&EVE].version, 0, "nothing is a minute old");
            house.ms += 60_000;
            house.run();
            let frame = &house.frames[&EVE];
            assert_eq!((frame.viewer, frame.version), (Viewer::Seat(A), house.lines.len()));
        }
    }
    let private = TableSettings { access: Access::Private, ..settings("launch-pad", 2) };
    let mut house = House::gather(private);
    let entered = house.table.enter(at(0), EVE, person("Eve"), Detail::Full, None);
    assert!(entered.is_err());
}

#[test]
fn a_rematch_moves_everybody_on_by_one() {
    let mut house = House::of_two(settings("lift-off", 2));
    house.ask(ADA, ClientMessage::Resign(A));
    let call = Call { id: 9, message: ClientMessage::Rematch };
    let effects = house.table.handle(at(house.ms), BEN, call, None);
    let [Order::Rematch { client, kept, .. }] = &effects.orders[..] else { panic!("{effects:?}") };
    assert_eq!(*client, BEN);
    let accounts: Vec<_> = kept.chairs().iter().map(Chair::account).collect();
    assert_eq!(accounts, [Some("account-Ben"), Some("account-Ada")]);
    assert!(!kept.is_dealt());
}

#[test]
fn tables_that_cannot_be_played_are_refused() {
    let good = settings("launch-pad", 2);
    for bad in [
        TableSettings { game: "chess".into(), ..good.clone() },
        TableSettings { chairs: vec![ChairPlan::Person; 9], ..good.clone() },
        TableSettings { chairs: Vec::new(), ..good.clone() },
        TableSettings { stand_in: "genius".into(), ..good.clone() },
        TableSettings { chairs: vec![ChairPlan::Bot("search:100000".into()); 2], ..good.clone() },
        TableSettings { options: vec![("length".into(), "endless".into())], ..good.clone() },
        TableSettings { pace: Pace::PerMove { seconds: 0 }, ..good.clone() },
        TableSettings { pace: Pace::Days { days: 3 }, ..settings("planet-rush", 2) },
    ] {
        assert!(Kept::new(&person("Ada"), bad.clone(), Secret::from_number(1)).is_err(), "{bad:?}");
    }
}
