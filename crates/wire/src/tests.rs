//! Messages as texts.

use gantry_kernel::{Phrase, Refusal, Seat, Tone, Value};
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::*;

#[track_caller]
fn survives<T: Serialize + DeserializeOwned + PartialEq + std::fmt::Debug>(message: &T) {
    let text = serde_json::to_string(message).unwrap();
    assert_eq!(serde_json::from_str::<T>(&text).unwrap(), *message);
    let bytes = encode(message);
    assert_eq!(decode::<T>(&bytes).as_ref(), Some(message));
    assert_eq!(decode::<T>(&bytes[..bytes.len() - 1]), None, "a part of it is no message");
}

#[test]
fn messages_survive_the_way() {
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
fn phrases_and_reasons_travel_whole() {
    let card = Phrase::new("card-probe").toned(Tone::Blue);
    let list = vec![Value::Phrase(card), Value::Number(-3), Value::Code("a b".into())];
    let reason = Phrase::new("why-not").with("seat", Seat::new(2)).with("things", list);
    let refused = Refused::from(Refusal { rule: "LO-6.7".into(), reason: reason.clone() });
    survives(&HostMessage::Answer { to: 1, answer: Answer::Refused(refused) });
    survives(&HostMessage::Notice(reason));
}
