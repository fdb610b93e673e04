//! Messages as texts.

use super::*;

#[test]
fn calls_and_replies_survive_the_way() {
    let request = Request::Replay { table: "t".into(), entry: Some(3), viewer: None };
    let call = Call { id: 7, request };
    let text = serde_json::to_string(&call).unwrap();
    assert_eq!(serde_json::from_str::<Call>(&text).unwrap(), call);
    let reply = Reply::Answer { to: 7, answer: Answer::Done };
    let text = serde_json::to_string(&reply).unwrap();
    assert_eq!(serde_json::from_str::<Reply>(&text).unwrap(), reply);
}
