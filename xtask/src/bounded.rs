//! Programs that may not run for ever: a limit on their time, and nothing of theirs left running.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};
use std::{io, thread};

use crate::shell::{CommandError, Outcome, cannot_start, target_directory, typed};

/// How often a running program is polled.
const BETWEEN_POLLS: Duration = Duration::from_millis(20);

/// How a program ended, and what it wrote.
#[derive(Debug)]
pub(crate) struct Finished {
    pub(crate) end: End,
    pub(crate) output: String,
    pub(crate) errors: String,
}

/// Whether a program ended by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum End {
    Exited(ExitStatus),
    /// It was killed after its limit.
    TimedOut(Duration),
}

impl std::fmt::Display for End {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Exited(status) => write!(f, "{status}"),
            Self::TimedOut(limit) => write!(f, "killed after {} s", limit.as_secs()),
        }
    }
}

/// Runs a command with its output kept in files below `target`. Unlike a pipe, a file has no end
/// that a forgotten child could hold open, and what a killed program wrote is still there.
pub(crate) fn capture(command: &mut Command, name: &str, limit: Duration) -> Outcome<Finished> {
    let folder = target_directory().join("output");
    let file = |kind: &str| folder.join(format!("{name}.{kind}"));
    let (output, errors) = (file("out"), file("err"));
    let create = |path: &PathBuf| {
        File::create(path).map_err(|error| {
            CommandError::Message(format!("cannot write {}: {error}", path.display()))
        })
    };
    fs::create_dir_all(&folder).map_err(|error| {
        CommandError::Message(format!("cannot make {}: {error}", folder.display()))
    })?;
    command.stdin(Stdio::null()).stdout(create(&output)?).stderr(create(&errors)?);
    let end = run_to_end(command, limit)?;
    let read =
        |path: &Path| String::from_utf8_lossy(&fs::read(path).unwrap_or_default()).into_owned();
    Ok(Finished { end, output: read(&output), errors: read(&errors) })
}

/// Runs a command that shows its output itself.
pub(crate) fn run(command: &mut Command, limit: Duration) -> Outcome {
    match run_to_end(command, limit)? {
        End::Exited(status) if status.success() => Ok(()),
        End::Exited(status) => Err(CommandError::Ended { repeat: typed(command), status }),
        end @ End::TimedOut(_) => {
            Err(CommandError::Message(format!("{end}; to repeat it:\n    {}", typed(command))))
        }
    }
}

fn run_to_end(command: &mut Command, limit: Duration) -> Outcome<End> {
    lead_group(command);
    let mut child = command.spawn().map_err(|error| cannot_start(command, &error))?;
    let end = wait(&mut child, limit);
    kill_group(&mut child);
    end.map_err(|error| {
        CommandError::Message(format!("cannot wait for {}: {error}", typed(command)))
    })
}

fn wait(child: &mut Child, limit: Duration) -> io::Result<End> {
    let began = Instant::now();
    loop {
        if let Some(status) = child.try_wait()? {
            return Ok(End::Exited(status));
        }
        if began.elapsed() >= limit {
            return Ok(End::TimedOut(limit));
        }
        thread::sleep(BETWEEN_POLLS);
    }
}

/// Puts the command at the head of a process group, so that what it starts can be killed with it.
#[cfg(unix)]
fn lead_group(command: &mut Command) {
    std::os::unix::process::CommandExt::process_group(command, 0);
}

/// Kills the program and all of its group that is still running.
#[cfg(unix)]
fn kill_group(child: &mut Child) {
    use rustix::process::{Pid, Signal, kill_process_group};
    // The group of a process that has exited exists as long as somebody is left in it.
    if let Some(group) = i32::try_from(child.id()).ok().and_then(Pid::from_raw) {
        let _ = kill_process_group(group, Signal::KILL);
    }
    let _ = child.wait();
}

#[cfg(not(unix))]
fn lead_group(_: &mut Command) {}

#[cfg(not(unix))]
fn kill_group(child: &mut Child) {
    let _ = child.kill();
    let _ = child.wait();
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    fn shell(script: &str) -> Command {
        let mut command = Command::new("sh");
        command.args(["-c", script]);
        command
    }

    fn name(test: &str) -> String {
        format!("{test}-{}", std::process::id())
    }

    #[test]
    fn a_program_that_hangs_is_killed_and_its_output_kept() {
        let limit = Duration::from_millis(300);
        let mut hanging = shell("echo started; sleep 600");
        let finished = capture(&mut hanging, &name("hangs"), limit).expect("it starts");
        assert_eq!(finished.end, End::TimedOut(limit));
        assert_eq!(finished.output, "started\n");
        let failure = run(&mut shell("sleep 600"), limit).expect_err("it does not end");
        assert!(failure.to_string().starts_with("killed after 0 s"), "{failure}");
    }

    #[test]
    fn a_forgotten_child_neither_holds_us_up_nor_survives() {
        let mut forgetful = shell("sleep 600 & echo $!");
        let limit = Duration::from_mins(5);
        let finished = capture(&mut forgetful, &name("forgets"), limit).expect("it starts");
        assert!(matches!(finished.end, End::Exited(status) if status.success()), "{finished:?}");
        let child = finished.output.trim().to_owned();
        // Whoever adopts the dead child may take a moment to bury it.
        let is_dead = |_: &u32| {
            thread::sleep(BETWEEN_POLLS);
            let status = fs::read_to_string(format!("/proc/{child}/stat")).unwrap_or_default();
            status.is_empty() || status.contains(" Z ")
        };
        assert!((0..500).any(|turn| is_dead(&turn)), "{child} is still running");
    }
}
