//! Messages between clients and hosts, from bytes that anybody may have sent.

use std::fmt::Debug;

use gantry_wire::{Call, HostMessage, call_number, decode, encode};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// Whatever comes over a socket is a message or is none. What is read is written back the same, in
/// both forms.
pub fn message(bytes: &[u8]) {
    if let Some(call) = survives::<Call>(bytes) {
        assert_eq!(call_number(&encode(&call)), Some(call.id), "a call begins with its number");
    }
    survives::<HostMessage>(bytes);
    call_number(bytes);
}

fn survives<T: Serialize + DeserializeOwned + PartialEq + Debug>(bytes: &[u8]) -> Option<T> {
    let message: T = decode(bytes).or_else(|| serde_json::from_slice(bytes).ok())?;
    assert_eq!(decode(&encode(&message)).as_ref(), Some(&message), "as bytes");
    let text = serde_json::to_string(&message).expect("plain data");
    assert_eq!(serde_json::from_str::<T>(&text).ok().as_ref(), Some(&message), "as {text}");
    Some(message)
}
