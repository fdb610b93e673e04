//! Tests the browser test program as far as possible without a browser. Running it here also makes
//! cargo build it together with the tests.

use std::process::Command;

#[test]
fn a_client_that_is_not_there_is_named() {
    let folder = tempfile::tempdir().expect("a folder");
    let nowhere = folder.path().join("nowhere");
    let mut tests = Command::new(env!("CARGO_BIN_EXE_gantry-browser-tests"));
    let output = tests.arg("--client").arg(&nowhere).output().expect("it starts");
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(!output.status.success() && said.contains("nowhere"), "{said}");
}
