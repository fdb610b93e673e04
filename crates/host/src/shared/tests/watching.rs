//! What people see who do not play, and who is sent a frame when.

use super::*;

#[test]
fn spectators_see_what_the_settings_allow() {
    for (spectators, during) in [
        (Spectators::Nobody, false),
        (Spectators::Public, true),
        (Spectators::AfterEnd, false),
        (Spectators::Delayed { minutes: 5 }, true),
    ] {
        let pace = Pace::PerMove { seconds: 300 };
        let usual = TableSettings::for_people("launch-pad", 2);
        let mut fixture = Fixture::of_two(TableSettings { spectators, pace, ..usual });
        let eve = person("Eve");
        let entered = fixture.table.enter(at(fixture.ms), EVE, eve, Detail::Full, None);
        assert_eq!(entered.is_ok(), during, "{spectators:?}");
        if let (Ok(effects), Spectators::Delayed { .. }) = (entered, spectators) {
            // a delay from before there was a shortest one: no clock runs out meanwhile
            fixture.table.setup.settings.spectators = Spectators::Delayed { minutes: 1 };
            fixture.take(effects);
            fixture.play_one(0);
            assert_eq!(fixture.ask(EVE, ClientMessage::LookAs(Viewer::Seat(A))), Answer::Done);
            assert_eq!(fixture.frames[&EVE].version, 0, "nothing is that old");
            let steps = fixture.lines.len();
            fixture.ms += 50_000;
            // somebody asks something meanwhile
            assert_eq!(fixture.ask(ADA, ClientMessage::ProposeAbandon), Answer::Done);
            fixture.shown.clear();
            fixture.pass(10_000);
            assert!(fixture.shown.iter().all(|client| *client == EVE), "news for her alone");
            let frame = &fixture.frames[&EVE];
            assert_eq!((frame.viewer, frame.version), (Viewer::Seat(A), steps));
            let sharing = fixture.sharing(EVE);
            assert_eq!((sharing.proposal, &sharing.time_left_ms[..]), (None, &[][..]));
            assert_eq!(frame.clock, None, "whose clock runs now says who has moved since");
            assert!(
                fixture.sharing(BEN).proposal.is_some() && fixture.frames[&BEN].clock.is_some()
            );
        }
    }
    let private =
        TableSettings { access: Access::Private, ..TableSettings::for_people("launch-pad", 2) };
    let mut fixture = Fixture::gather(private);
    let entered = fixture.table.enter(at(0), EVE, person("Eve"), Detail::Full, None);
    assert!(entered.is_err());
}

#[test]
fn spectators_who_may_not_watch_leave_at_the_deal() {
    for spectators in [Spectators::Nobody, Spectators::AfterEnd] {
        let mut fixture = Fixture::gather(TableSettings {
            spectators,
            ..TableSettings::for_people("launch-pad", 2)
        });
        for (client, name) in [(ADA, "Ada"), (BEN, "Ben"), (EVE, "Eve")] {
            fixture.enter(client, name, Detail::Full);
        }
        fixture.ask(ADA, join(""));
        fixture.ask(BEN, join(""));
        fixture.ask(ADA, ClientMessage::Begin);
        fixture.play_one(0);
        fixture.ask(BEN, ClientMessage::Say("alone at last".into()));
        assert!(!fixture.frames.contains_key(&EVE), "{spectators:?}");
        assert!(!fixture.said.iter().any(|(client, _)| *client == EVE));
        assert_eq!(fixture.ask(EVE, ClientMessage::Glossary), refusal("host-no-table"));
    }
}

#[test]
fn no_frame_is_sent_when_spectators_come_and_go() {
    const SECOND: ClientId = ClientId(4);
    let mut fixture = Fixture::of_two(TableSettings::for_people("launch-pad", 2));
    let shown = |fixture: &mut Fixture, act: &dyn Fn(&mut Fixture)| {
        fixture.shown.clear();
        act(fixture);
        std::mem::take(&mut fixture.shown)
    };
    let enter = |client, name: &'static str| {
        move |fixture: &mut Fixture| fixture.enter(client, name, Detail::Full)
    };
    assert_eq!(shown(&mut fixture, &enter(EVE, "Eve")), [EVE]);
    let look = |fixture: &mut Fixture| {
        assert_eq!(fixture.ask(EVE, ClientMessage::LookAs(Viewer::Spectator)), Answer::Done);
    };
    assert_eq!(shown(&mut fixture, &look), [EVE]);
    assert_eq!(shown(&mut fixture, &|fixture| fixture.leave(EVE)), []);
    // a player's second screen
    assert_eq!(shown(&mut fixture, &enter(SECOND, "Ada")), [SECOND]);
    let sit = |fixture: &mut Fixture| {
        assert_eq!(fixture.ask(SECOND, ClientMessage::Sit(A)), Answer::Done);
    };
    assert_eq!(shown(&mut fixture, &sit), [SECOND]);
    assert_eq!(shown(&mut fixture, &|fixture| fixture.leave(SECOND)), []);
    // but everybody sees that a player is gone, and back
    assert_eq!(shown(&mut fixture, &|fixture| fixture.leave(BEN)), [ADA]);
    assert_eq!(shown(&mut fixture, &enter(BEN, "Ben")), [ADA, BEN]);
}
