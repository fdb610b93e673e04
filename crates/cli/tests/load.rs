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
    let (moves, seconds) = (report["moves"].as_f64(), report["seconds"].as_f64());
    let speed = report["moves_per_second"].as_f64().expect("a number");
    let expected = moves.zip(seconds).map_or(0.0, |(moves, seconds)| moves / seconds);
    // the time is rounded to hundredths of a second
    assert!((speed - expected).abs() <= expected * 0.02, "{report}");
    assert!(report["p50_ms"].as_f64() > Some(0.0), "{report}");
    assert!(report["p99_ms"].as_f64() >= report["p50_ms"].as_f64(), "{report}");
    assert_eq!((&report["idle_tables"], &report["connections"]), (&3.into(), &7.into()));
    // Only Linux tells how much memory another process has.
    if cfg!(target_os = "linux") {
        assert!(report["server_bytes"].as_u64() > Some(0), "{report}");
        // with so few tables it may be 0, but it is measured
        for bytes in ["bytes_per_table", "bytes_per_idle_table", "bytes_per_connection"] {
            assert!(report[bytes].is_u64(), "{bytes} in {report}");
        }
    }
}
