//! New tables: what is refused, who sits where, and rematches.

use gantry_wire::Refused;

use super::*;

#[test]
fn names_at_a_table_can_be_shown_and_told_apart() {
    let mut fixture = Fixture::gather(TableSettings::for_people("launch-pad", 2));
    for (client, name) in [(ADA, "Ada"), (BEN, "Ben"), (EVE, "Eve")] {
        fixture.enter(client, name, Detail::Full);
    }
    let mut sit = |client, name: &str| {
        let salt = "a salt".into();
        let join = ClientMessage::Join { seat: None, name: name.into(), salt, colour: 0 };
        match fixture.ask(client, join) {
            Answer::Refused(refused) => refused.reason.key.into_owned(),
            answer => format!("{answer:?}"),
        }
    };
    assert_eq!(sit(ADA, "a\u{202e}dA"), "host-bad-name");
    assert_eq!(sit(ADA, ""), "Done", "the account's own name");
    assert_eq!(sit(BEN, "ADA"), "host-same-name");
    assert_eq!(sit(BEN, "Ben"), "Done");
    assert_eq!(sit(EVE, ""), "host-table-full", "somebody was faster");
}

#[test]
fn tables_that_cannot_be_played_are_refused() {
    let good = TableSettings::for_people("launch-pad", 2);
    for bad in [
        TableSettings { game: "chess".into(), ..good.clone() },
        TableSettings { chairs: vec![ChairPlan::Person; 9], ..good.clone() },
        TableSettings { chairs: Vec::new(), ..good.clone() },
        TableSettings { stand_in: "genius".into(), ..good.clone() },
        TableSettings { chairs: vec![ChairPlan::Bot("search:100000".into()); 2], ..good.clone() },
        TableSettings { options: vec![("length".into(), "endless".into())], ..good.clone() },
        TableSettings { pace: Pace::PerMove { seconds: 0 }, ..good.clone() },
        TableSettings { chairs: vec![ChairPlan::Bot("greedy".into()); 2], ..good.clone() },
        TableSettings {
            pace: Pace::Days { days: 3 },
            ..TableSettings::for_people("planet-rush", 2)
        },
    ] {
        assert!(
            TableSetup::new(&person("Ada"), bad.clone(), Secret::from_number(1)).is_err(),
            "{bad:?}"
        );
    }
}

fn opened(settings: TableSettings) -> Result<TableSetup, Refused> {
    TableSetup::new(&person("Ada"), settings, Secret::from_number(1))
}

#[test]
fn a_delay_needs_a_clock_that_does_not_outlast_it() {
    let table = |minutes, pace, rated| {
        let spectators = Spectators::Delayed { minutes };
        let usual = TableSettings::for_people("launch-pad", 2);
        opened(TableSettings { spectators, pace, rated, ..usual })
    };
    let quick = Pace::PerMove { seconds: 60 };
    let bank = |bank_seconds| Pace::Fischer { bank_seconds, increment_seconds: 0 };
    let growing = Pace::Fischer { bank_seconds: 60, increment_seconds: 5 };
    for (minutes, pace) in [(5, quick), (15, bank(600)), (30, bank(1800))] {
        assert!(table(minutes, pace, false).is_ok(), "{minutes} {pace:?}");
        assert!(table(minutes, pace, true).is_err(), "not where the result counts");
    }
    let days = Pace::Days { days: 1 };
    let slow = Pace::PerMove { seconds: 901 };
    for (minutes, pace) in [
        (0, quick),
        (4, quick),
        (15, bank(1800)),
        (15, slow),
        (15, growing),
        (15, Pace::Relaxed),
        (15, days),
    ] {
        let refused = table(minutes, pace, false).expect_err("it can be waited out");
        assert_eq!(refused.reason.key, "host-delay-unsuited", "{minutes} {pace:?}");
    }
    let spectators = Spectators::Delayed { minutes: 5 };
    let race = TableSettings::for_people("planet-rush", 2);
    assert!(opened(TableSettings { spectators, ..race }).is_ok(), "a race has its own clock");
}

#[test]
fn at_least_one_person_plays() {
    let mut settings = TableSettings::for_people("launch-pad", 2);
    settings.chairs[1] = ChairPlan::Bot("greedy".into());
    settings.begins = true;
    let mut fixture = Fixture::gather(settings);
    fixture.enter(ADA, "Ada", Detail::Full);
    let bot = ClientMessage::Assign { seat: A, chair: ChairPlan::Bot("greedy".into()) };
    assert_eq!(fixture.ask(ADA, bot), Answer::Done);
    assert_eq!(fixture.ask(ADA, ClientMessage::Begin), refusal("host-no-person"));
    assert_eq!(fixture.table.phase(), Phase::Gathering);
}

#[test]
fn several_seats_at_one_client_cannot_see_each_others_cards() {
    let mut fixture = Fixture::gather(TableSettings::for_people("launch-pad", 2));
    fixture.enter(ADA, "Ada", Detail::Full);
    fixture.ask(ADA, join(""));
    let other = ClientMessage::Join {
        seat: None,
        name: "Ada's friend".into(),
        salt: String::new(),
        colour: 0,
    };
    assert_eq!(fixture.ask(ADA, other), Answer::Done);
    fixture.ask(ADA, ClientMessage::Begin);
    fixture.run();
    let frame = &fixture.frames[&ADA];
    let seat = frame.pass_to.expect("the screen is handed over first");
    assert_eq!((frame.viewer, frame.choices.len()), (Viewer::Spectator, 0));
    assert_eq!(fixture.ask(ADA, ClientMessage::Sit(seat)), Answer::Done);
    let frame = &fixture.frames[&ADA];
    assert_eq!((frame.viewer, frame.pass_to), (Viewer::Seat(seat), None));
    assert!(!frame.choices.is_empty());
}

#[test]
fn in_real_time_each_account_has_one_seat() {
    let mut fixture = Fixture::gather(TableSettings::for_people("planet-rush", 2));
    fixture.enter(ADA, "Ada", Detail::Full);
    assert_eq!(fixture.ask(ADA, join("")), Answer::Done);
    assert_eq!(fixture.ask(ADA, join("")), refusal("host-one-in-time"));
    let salted = ClientMessage::Join {
        seat: Some(A),
        name: String::new(),
        salt: "another salt".into(),
        colour: 0,
    };
    assert_eq!(fixture.ask(ADA, salted), Answer::Done, "but they may change theirs");
    let mut turns = TableSettings::for_people("planet-rush", 2);
    turns.options.push(("pace".into(), "turns".into()));
    let mut fixture = Fixture::gather(turns);
    fixture.enter(ADA, "Ada", Detail::Full);
    for name in ["", "Ada's friend"] {
        let (seat, salt) = (None, String::new());
        let sits = ClientMessage::Join { seat, name: name.into(), salt, colour: 0 };
        assert_eq!(fixture.ask(ADA, sits), Answer::Done, "in turns a screen can be shared");
    }
}

#[test]
fn a_rematch_moves_everybody_one_seat_on_and_belongs_to_whoever_asks() {
    let mut fixture = Fixture::of_two(TableSettings::for_people("lift-off", 2));
    fixture.ask(ADA, ClientMessage::Resign(A));
    // Ada, who owns the table, has gone to bed
    fixture.leave(ADA);
    let call = Call { id: 9, message: ClientMessage::Rematch };
    let effects = fixture.table.handle(at(fixture.ms), BEN, call, None);
    let [ServerRequest::Rematch { client, setup, .. }] = &effects.requests[..] else {
        panic!("{effects:?}")
    };
    assert_eq!(*client, BEN);
    let accounts: Vec<_> = setup.chairs().iter().map(Chair::account).collect();
    assert_eq!(accounts, [Some("account-Ben"), Some("account-Ada")]);
    assert!(!setup.is_dealt());
    assert_eq!(setup.owner(), "account-Ben");
    let effects = fixture.table.play_again_at(at(fixture.ms), "t2".into(), setup.clone());
    let write = effects.write.expect("it is stored");
    let (id, opened) = write.opens.expect("with the new table");
    assert_eq!((write.setup_changed, &*id, &opened), (true, "t2", setup));
    assert_eq!(fixture.table.setup().rematch(), Some("t2"));
    let mut next = SharedTable::new("t2".into(), *opened, random).expect("a table");
    next.enter(at(0), BEN, person("Ben"), Detail::Full, None).expect("a player");
    let call = Call { id: 1, message: ClientMessage::Begin };
    next.handle(at(0), BEN, call, None);
    assert_eq!(next.phase(), Phase::Playing, "it does not wait for Ada");
}
