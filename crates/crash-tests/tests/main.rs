//! The command line of the crash test. That it exists also makes `cargo test` build the program,
//! which `cargo xtask test` then runs.

use std::process::Command;

#[test]
fn wrong_arguments_are_refused_before_anything_is_killed() {
    let program = env!("CARGO_BIN_EXE_gantry-crash-tests");
    for arguments in [&["--kills", "many"][..], &["--speed", "9"]] {
        let output = Command::new(program).args(arguments).output().expect("it runs");
        let said = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}: {said}");
        assert!(said.contains(arguments[0]), "{said}");
        assert!(output.stdout.is_empty(), "no report");
    }
}
