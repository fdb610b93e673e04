//! The examples of `docs/protocol.md` are messages, and none is missing.

use std::collections::BTreeSet;

use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::{Answer, Call, ClientMessage, HostMessage, TableSettings};

const PAGE: &str = include_str!("../../../../docs/protocol.md");

/// The examples of a kind, each read and written back as it stands.
fn examples<T: DeserializeOwned + serde::Serialize>(kind: &str) -> Vec<(T, Value)> {
    let begin = format!("```json {kind}\n");
    let blocks = PAGE.split(begin.as_str()).skip(1);
    let blocks = blocks.map(|rest| rest.split("```").next().expect("a block ends"));
    let mut found = Vec::new();
    for block in blocks {
        for value in serde_json::Deserializer::from_str(block).into_iter::<Value>() {
            let value = value.unwrap_or_else(|error| panic!("{error} in {block}"));
            let read: T = serde_json::from_value(value.clone())
                .unwrap_or_else(|error| panic!("{error} in {value}"));
            found.push((read, value));
        }
    }
    found
}

/// The names of all variants: serde lists them to whoever asks for another.
fn variants<T: DeserializeOwned>() -> BTreeSet<String> {
    let error = serde_json::from_str::<T>(r#""No such variant""#).err().expect("no such variant");
    let text = error.to_string();
    let listed = text.split("expected one of ").nth(1).expect("a list");
    listed.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

/// The name of the variant that a value is.
fn variant(value: &Value) -> String {
    match value {
        Value::String(name) => name.clone(),
        Value::Object(fields) => fields.keys().next().expect("a variant").clone(),
        other => panic!("{other}"),
    }
}

#[test]
fn every_call_has_an_example() {
    let calls = examples::<Call>("call");
    for (call, value) in &calls {
        assert_eq!(serde_json::to_value(call).unwrap(), *value, "written as it is read");
    }
    let shown: BTreeSet<_> = calls.iter().map(|(_, value)| variant(&value["message"])).collect();
    assert_eq!(shown, variants::<ClientMessage>());
}

#[test]
fn every_message_of_a_host_has_an_example() {
    let messages = examples::<HostMessage>("host");
    for (message, value) in &messages {
        assert_eq!(serde_json::to_value(message).unwrap(), *value, "written as it is read");
    }
    let shown: BTreeSet<_> = messages.iter().map(|(_, value)| variant(value)).collect();
    assert_eq!(shown, variants::<HostMessage>());
    let answers = messages.iter().filter_map(|(_, value)| value.get("Answer"));
    let shown: BTreeSet<_> = answers.map(|answer| variant(&answer["answer"])).collect();
    assert_eq!(shown, variants::<Answer>());
}

#[test]
fn settings_are_read() {
    assert!(examples::<TableSettings>("settings").len() >= 2);
}
