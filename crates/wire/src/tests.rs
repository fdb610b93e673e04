//! Messages as text.

use gantry_kernel::{OptionSpec, OptionValues, Phrase, Refusal, Seat, Tone, Value};
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::*;

mod page;

#[track_caller]
fn survives<T: Serialize + DeserializeOwned + PartialEq + std::fmt::Debug>(message: &T) {
    let text = serde_json::to_string(message).unwrap();
    assert_eq!(serde_json::from_str::<T>(&text).unwrap(), *message);
    let bytes = encode(message);
    assert_eq!(decode::<T>(&bytes).as_ref(), Some(message));
    assert_eq!(decode::<T>(&bytes[..bytes.len() - 1]), None, "a part of it is no message");
}

#[test]
fn messages_survive_encoding() {
    let message = ClientMessage::Replay { table: "t".into(), entry: Some(3), viewer: None };
    survives(&Call { id: 7, message });
    survives(&HostMessage::Answer { to: 7, answer: Answer::Done });
    survives(&HostMessage::Ready { version: VERSION });
    for verdict in [Verdict::Allowed, Verdict::Unreadable("expected a card".into())] {
        let judged = Judged { notation: "play metal".into(), verdict };
        survives(&HostMessage::Answer { to: 8, answer: Answer::Judged(judged) });
    }
}

#[test]
fn phrases_and_reasons_survive_encoding() {
    let card = Phrase::new("card-probe").toned(Tone::Blue);
    let list = vec![Value::Phrase(card), Value::Number(-3), Value::Code("a b".into())];
    let reason = Phrase::new("why-not").with("seat", Seat::new(2)).with("things", list);
    let refused = Refused::from(Refusal { rule: "LO-6.7".into(), reason: reason.clone() });
    survives(&HostMessage::Answer { to: 1, answer: Answer::Refused(refused) });
    survives(&HostMessage::Notice(reason));
}

const OPTIONS: &[OptionSpec] = &[
    OptionSpec::new("length", OptionValues::words(&["normal", "short"])),
    OptionSpec::new("limit", OptionValues::Number { default: 100, least: 1, most: 1000 }),
    OptionSpec::new("data", OptionValues::Text),
];

#[test]
fn options_are_read_as_the_game_lists_them() {
    let game = GameInfo {
        id: "launch-pad".into(),
        title: "Launch Pad".into(),
        credit: "Melanie James, 2010".into(),
        seats: (2, 4),
        bots: vec!["random".into(), "greedy".into()],
        default_bot: "greedy".into(),
        is_real_time: false,
        options: OPTIONS.to_vec(),
        data_file: None,
    };
    survives(&HostMessage::Answer { to: 2, answer: Answer::Games(vec![game]) });
    for spec in OPTIONS {
        survives(&spec.values);
    }
}

/// A different form needs a different [`VERSION`].
#[test]
fn options_have_one_form() {
    let text = concat!(
        r#"[{"key":"length","values":{"Words":["normal","short"]}},"#,
        r#"{"key":"limit","values":{"Number":{"default":100,"least":1,"most":1000}}},"#,
        r#"{"key":"data","values":"Text"}]"#,
    );
    assert_eq!(serde_json::to_string(OPTIONS).unwrap(), text);
    let bytes =
        b"\x03\x06length\x00\x02\x06normal\x05short\x05limit\x01\x64\x01\xe8\x07\x04data\x02";
    assert_eq!(encode(&OPTIONS), bytes);
    assert_eq!(decode::<Vec<OptionSpec>>(bytes).as_deref(), Some(OPTIONS));
}

#[test]
fn times_to_think_are_typed_with_units() {
    let fischer = Pace::Fischer { bank_seconds: 600, increment_seconds: 5 };
    assert_eq!(Pace::read("10m+5s"), Some(fischer));
    assert_eq!(Pace::read("30s"), Some(Pace::PerMove { seconds: 30 }));
    assert_eq!(Pace::read("3d"), Some(Pace::Days { days: 3 }));
    assert_eq!(Pace::read("relaxed"), Some(Pace::Relaxed));
    for wrong in ["", "30", "d", "5x", "-3s", "10m+", "999999999h", "300d", "ä"] {
        assert!(Pace::read(wrong).is_none(), "{wrong:?}");
    }
}
