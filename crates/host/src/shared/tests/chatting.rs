//! Chat: who hears whom, and reports.

use super::*;

#[test]
fn chat_lines_reach_everybody_who_has_not_muted_their_author() {
    let mut fixture = Fixture::of_two(TableSettings::for_people("launch-pad", 2));
    assert_eq!(fixture.ask(ADA, ClientMessage::Say(" hello ".into())), Answer::Done);
    assert_eq!(fixture.said, [(ADA, "hello".to_owned()), (BEN, "hello".to_owned())]);
    let mute = |name: &str, silent| ClientMessage::Mute {
        author: author_mark("t1", &person(name).account),
        silent,
    };
    // somebody who watches can be muted, too
    fixture.enter(EVE, "Eve", Detail::Full);
    assert_eq!(fixture.ask(BEN, mute("Eve", true)), refusal("host-no-author"), "who is that?");
    fixture.ask(EVE, ClientMessage::Say("boo".into()));
    for name in ["Ada", "Eve"] {
        assert_eq!(fixture.ask(BEN, mute(name, true)), Answer::Done);
    }
    fixture.said.clear();
    fixture.ask(ADA, ClientMessage::Say("again".into()));
    assert_eq!(fixture.said, [(ADA, "again".to_owned()), (EVE, "again".to_owned())]);
    fixture.said.clear();
    fixture.ask(EVE, ClientMessage::Say("boo again".into()));
    assert_eq!(fixture.said, [(ADA, "boo again".to_owned()), (EVE, "boo again".to_owned())]);
    assert_eq!(fixture.ask(BEN, mute("Eve", false)), Answer::Done);
    fixture.said.clear();
    fixture.ask(EVE, ClientMessage::Say("sorry".into()));
    assert!(fixture.said.contains(&(BEN, "sorry".to_owned())));
    for nonsense in ["", "\u{202e}txet", &"x".repeat(501)] {
        let answer = fixture.ask(ADA, ClientMessage::Say(nonsense.into()));
        let Answer::Refused(refused) = answer else { panic!("{nonsense:?}: {answer:?}") };
        assert_eq!(refused.reason.key, "host-chat-unreadable", "{nonsense:?}");
    }
}

#[test]
fn a_repeated_report_has_the_same_key() {
    let mut fixture = Fixture::of_two(TableSettings::for_people("launch-pad", 2));
    fixture.ask(BEN, ClientMessage::Say("fools".into()));
    let mut key_of = |key: &str| {
        let message = ClientMessage::Report { line: 1, reason: "rude".into() };
        let call = Call { id: 9, message };
        let effects = fixture.table.handle(at(0), ADA, call, Some(key.into()));
        let [ServerRequest::Report { key, about, .. }] = &effects.requests[..] else {
            panic!("{effects:?}")
        };
        assert_eq!(about, "account-Ben");
        key.clone()
    };
    assert_eq!(key_of("ada:phone:9").as_deref(), Some("ada:phone:9"));
}
