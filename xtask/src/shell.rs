//! Runs other programs, and says how to run them again.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitCode, ExitStatus};
use std::time::Duration;
use std::{env, fmt, fs, io, thread};

/// How often parallel programs are polled.
const BETWEEN_LOOKS: Duration = Duration::from_millis(50);

/// The result of a command of ours.
pub(crate) type Outcome<T = ()> = Result<T, CommandError>;

/// Why a command of ours did not succeed.
#[derive(Debug)]
pub(crate) enum CommandError {
    /// A program failed.
    Ended {
        /// The command to repeat it.
        repeat: String,
        /// How it ended.
        status: ExitStatus,
    },
    /// Anything else, as a sentence.
    Message(String),
}

impl CommandError {
    /// The exit code of the program that failed, if it had one.
    pub(crate) fn exit_code(&self) -> ExitCode {
        let code = match self {
            Self::Ended { status, .. } => status.code().and_then(|code| u8::try_from(code).ok()),
            Self::Message(_) => None,
        };
        code.filter(|code| *code != 0).map_or(ExitCode::FAILURE, ExitCode::from)
    }
}

impl fmt::Display for CommandError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Ended { repeat, status } => {
                write!(f, "failed ({status}); to repeat it:\n    {repeat}")
            }
            Self::Message(sentence) => f.write_str(sentence),
        }
    }
}

/// The root of the source tree.
pub(crate) fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the root")
}

/// Where builds go.
pub(crate) fn target_directory() -> PathBuf {
    root().join(env::var_os("CARGO_TARGET_DIR").unwrap_or_else(|| "target".into()))
}

/// The cargo that runs us, in the root of the source tree.
pub(crate) fn cargo<const N: usize>(arguments: [&str; N]) -> Command {
    let mut command = program(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(arguments);
    command
}

/// A program, in the root of the source tree.
pub(crate) fn program(name: impl AsRef<OsStr>) -> Command {
    let mut command = Command::new(name);
    command.current_dir(root());
    command
}

/// Runs a command to its end.
pub(crate) fn run(command: &mut Command) -> Outcome {
    let status = command.status().map_err(|error| cannot_start(command, &error))?;
    if status.success() {
        Ok(())
    } else {
        Err(CommandError::Ended { repeat: typed(command), status })
    }
}

/// Runs commands in parallel; if one fails, the others are killed and its failure is returned.
pub(crate) fn run_together(commands: &mut [Command]) -> Outcome {
    let mut running = Vec::new();
    for command in commands.iter_mut() {
        match command.spawn() {
            Ok(child) => running.push((child, typed(command))),
            Err(error) => {
                end(&mut running);
                return Err(cannot_start(command, &error));
            }
        }
    }
    while !running.is_empty() {
        let mut index = 0;
        while let Some((child, repeat)) = running.get_mut(index) {
            match child.try_wait() {
                Ok(None) => index += 1,
                Ok(Some(status)) if status.success() => drop(running.swap_remove(index)),
                Ok(Some(status)) => {
                    let repeat = std::mem::take(repeat);
                    end(&mut running);
                    return Err(CommandError::Ended { repeat, status });
                }
                Err(error) => {
                    let sentence = format!("cannot wait for {repeat}: {error}");
                    end(&mut running);
                    return Err(CommandError::Message(sentence));
                }
            }
        }
        thread::sleep(BETWEEN_LOOKS);
    }
    Ok(())
}

/// Kills whatever is still running.
fn end(running: &mut Vec<(Child, String)>) {
    for (mut child, _) in running.drain(..) {
        let _ = child.kill();
        let _ = child.wait();
    }
}

/// Runs a command and returns its output; `None` if it cannot be started or fails.
pub(crate) fn answer(command: &mut Command) -> Option<String> {
    let output = command.output().ok().filter(|output| output.status.success())?;
    Some(String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

/// Replaces this process by the command, which then owns the terminal, its signals and its exit
/// code.
#[cfg(unix)]
pub(crate) fn replace_by(command: &mut Command) -> Outcome {
    let error = std::os::unix::process::CommandExt::exec(command);
    Err(cannot_start(command, &error))
}

/// The closest equivalent on this system.
#[cfg(not(unix))]
pub(crate) fn replace_by(command: &mut Command) -> Outcome {
    run(command)
}

/// The failure of a program that could not be started.
pub(crate) fn cannot_start(command: &Command, error: &io::Error) -> CommandError {
    CommandError::Message(format!("cannot start {}: {error}", typed(command)))
}

/// The command as a person would type it in the root of the source tree.
pub(crate) fn typed(command: &Command) -> String {
    let settings = command.get_envs().filter_map(|(name, value)| {
        Some(format!("{}={}", name.to_string_lossy(), quoted(&value?.to_string_lossy())))
    });
    let name = Path::new(command.get_program());
    let shown = match name.file_stem() {
        // Our cargo has a long path inside rustup's directory, which nobody types.
        Some(stem) if stem == "cargo" => stem.to_string_lossy(),
        _ => name.to_string_lossy(),
    };
    let arguments = command.get_args().map(|argument| quoted(&argument.to_string_lossy()));
    let words: Vec<String> = settings.chain([quoted(&shown)]).chain(arguments).collect();
    words.join(" ")
}

fn quoted(word: &str) -> String {
    let plain = |letter: char| letter.is_ascii_alphanumeric() || "-_=./:,+%@".contains(letter);
    if !word.is_empty() && word.chars().all(plain) {
        word.to_owned()
    } else {
        format!("'{}'", word.replace('\'', r"'\''"))
    }
}

/// The names in a directory, sorted.
pub(crate) fn entries(directory: &Path) -> Outcome<Vec<String>> {
    let unreadable =
        |error| CommandError::Message(format!("cannot read {}: {error}", directory.display()));
    let mut names = Vec::new();
    for entry in fs::read_dir(directory).map_err(unreadable)? {
        names.push(entry.map_err(unreadable)?.file_name().to_string_lossy().into_owned());
    }
    names.sort();
    Ok(names)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn command_is_shown_as_typed() {
        let mut command = Command::new("/somewhere/bin/cargo");
        command.env("FLAGS", "-a -b").args(["test", "it's", "a*"]);
        assert_eq!(typed(&command), r"FLAGS='-a -b' cargo test 'it'\''s' 'a*'");
    }

    #[test]
    fn the_first_failure_ends_all() {
        let began = std::time::Instant::now();
        let mut long = Command::new("sleep");
        long.arg("600");
        let mut wrong = cargo(["--no-such-option"]);
        wrong.stderr(std::process::Stdio::null());
        let failure = run_together(&mut [long, wrong]).expect_err("cargo has no such option");
        assert!(failure.to_string().ends_with("\n    cargo --no-such-option"), "{failure}");
        assert!(began.elapsed() < Duration::from_mins(5), "nobody waited for the long one");
        let fine = || cargo(["--version"]);
        let quiet = [fine(), fine()].map(|mut command| {
            command.stdout(std::process::Stdio::null());
            command
        });
        run_together(&mut { quiet }).expect("both succeed");
    }

    #[test]
    fn failing_program_says_how_to_repeat_it() {
        let failure = run(cargo(["--no-such-option"]).stderr(std::process::Stdio::null()))
            .expect_err("cargo has no such option");
        assert!(failure.to_string().ends_with("\n    cargo --no-such-option"), "{failure}");
    }
}
