//! The program that plays the client in a browser, as far as it goes without one. That it is
//! started here also lets cargo build it with the tests, once.

use std::process::Command;

#[test]
fn a_client_that_is_not_there_is_named() {
    let folder = tempfile::tempdir().expect("a folder");
    let nowhere = folder.path().join("nowhere");
    let mut trials = Command::new(env!("CARGO_BIN_EXE_gantry-browser-tests"));
    let output = trials.arg("--client").arg(&nowhere).output().expect("it starts");
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(!output.status.success() && said.contains("nowhere"), "{said}");
}
