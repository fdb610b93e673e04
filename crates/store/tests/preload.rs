//! Runs one of our tests again in a process where a small library in C stands before the system's.

use std::path::Path;
use std::process::{Command, Stdio};
use std::{env, fs};

/// What the test prints in the other process once everything has happened.
pub const DONE: &str = "everything has happened";

/// Compiles the library, and runs the test with it and with this variable.
///
/// # Panics
/// If the test does not end with [`DONE`].
pub fn run_again(test: &str, library: &str, folder: &Path, variable: (&str, &Path)) {
    let (source, compiled) = (folder.join("library.c"), folder.join("library.so"));
    fs::write(&source, library).expect("written");
    let mut compiler = Command::new("cc");
    compiler.args(["-shared", "-fPIC", "-o"]).arg(&compiled).arg(&source).arg("-ldl");
    assert!(compiler.status().expect("a C compiler").success());
    let mut child = Command::new(env::current_exe().expect("this program"));
    child.args([test, "--exact", "--nocapture"]).env("LD_PRELOAD", &compiled);
    child.env(variable.0, variable.1).stderr(Stdio::inherit());
    let output = child.output().expect("it runs");
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(said.contains(DONE), "{said}");
}
