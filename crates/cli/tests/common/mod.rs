//! Runs the real program.

#[cfg(unix)]
pub(crate) mod server;

use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

/// The game that the tests play.
pub(crate) const GAME: &str = "launch-pad";

/// The result of a run of the program.
pub(crate) struct Run {
    pub(crate) code: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

/// Runs the program with these lines as its input.
pub(crate) fn gantry_with(arguments: &[&str], input: &str) -> Run {
    let mut child = Command::new(env!("CARGO_BIN_EXE_gantry"))
        .args(arguments)
        .env("LC_ALL", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("piped");
    let input = input.to_owned();
    // The program may end before it has read everything.
    let writer = std::thread::spawn(move || drop(stdin.write_all(input.as_bytes())));
    let output = child.wait_with_output().expect("the program ends");
    writer.join().expect("the input is written");
    let text = |bytes| String::from_utf8(bytes).expect("the program writes UTF-8");
    Run {
        code: output.status.code().expect("no signal ended it"),
        out: text(output.stdout),
        err: text(output.stderr),
    }
}

/// Runs the program without input.
pub(crate) fn gantry(arguments: &[&str]) -> Run {
    gantry_with(arguments, "")
}

/// The output of a run that must succeed.
#[track_caller]
pub(crate) fn succeed(arguments: &[&str]) -> String {
    let run = gantry(arguments);
    assert_eq!((run.code, run.err.as_str()), (0, ""), "{arguments:?}\n{}", run.out);
    run.out
}

/// Wrong input: one line that begins with the program's name, and exit code 2.
#[track_caller]
pub(crate) fn fail(arguments: &[&str], expected: &str) {
    let run = gantry(arguments);
    assert_eq!(run.code, 2, "{arguments:?}\n{}{}", run.out, run.err);
    assert_eq!(run.out, "", "{arguments:?}");
    assert_eq!(run.err.lines().count(), 1, "{}", run.err);
    assert!(run.err.starts_with("gantry: "), "{}", run.err);
    assert!(run.err.contains(expected), "{expected:?} should be in {:?}", run.err);
}

/// The text of a path.
pub(crate) fn text(path: &Path) -> &str {
    path.to_str().expect("test paths are UTF-8")
}

/// The digest that `gantry verify` proves.
#[track_caller]
pub(crate) fn digest(path: &Path) -> String {
    let out = succeed(&["verify", text(path)]);
    let line = out.lines().find_map(|line| line.strip_prefix("  digest: "));
    line.expect("a digest").to_owned()
}
