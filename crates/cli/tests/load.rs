//! `gantry load` against a server that it starts itself.

use serde_json::Value;

use crate::common::gantry;

#[test]
fn it_plays_beside_idle_tables_and_reports() {
    let numbers = ["--tables", "2", "--idle-tables", "3", "--connections", "7", "--seconds", "1"];
    let run = gantry(&[&["load", "--json"], &numbers[..]].concat());
    assert_eq!(run.code, 0, "{}", run.err);
    let report: Value = serde_json::from_str(&run.out).expect("one JSON object");
    assert!(report["moves"].as_u64() > Some(0), "{report}");
    assert!(report["p50_ms"].as_f64() > Some(0.0), "{report}");
    assert!(report["p99_ms"].as_f64() >= report["p50_ms"].as_f64(), "{report}");
    assert_eq!((&report["idle_tables"], &report["connections"]), (&3.into(), &7.into()));
    // Only Linux tells how much memory another process has.
    if cfg!(target_os = "linux") {
        assert!(report["server_bytes"].as_u64() > Some(0), "{report}");
    }
}
