//! The test programs: built together, run in parallel, and not run again until they or the files
//! they read change.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;
use std::time::{Duration, Instant};
use std::{fs, io, thread};

use serde_json::Value;

use crate::bounded::{self, End, Finished};
use crate::shell::{
    CommandError, Outcome, cargo, program, root, run_together, target_directory, typed,
};
use crate::web::Client;

/// How many run at a time: while the last tests of one keep one core busy, the next begins.
const SIDE_BY_SIDE: usize = 2;

/// How long a program may take: many times as long as any does. One that hangs fails.
const LIMIT: Duration = Duration::from_mins(6);

/// What the tests of more than one crate read at run time, besides their crate's folder.
const READ_BY_MANY: &[&str] = &["dist", "docs", "examples", "fuzz/seeds"];

/// Crates whose tests read the files of every game: rules, messages, records, lessons.
const READ_GAMES: &[&str] = &["gantry-art", "gantry-bundle", "gantry-catalog", "gantry-host"];

/// Crates whose tests read the whole tree: they always run.
const READ_EVERYTHING: &[&str] = &["gantry-testkit", "xtask"];

/// Crates whose tests take longest: they run first, so that none is left alone at the end.
const LONGEST: &[&str] = &["gantry-bots", "gantry-terminal", "gantry", "gantry-lift-off"];

/// How much of the tests to run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Extent {
    /// What has changed since it last passed.
    Changed,
    /// Everything, with this many times as many random games.
    Everything {
        /// The factor.
        games: u64,
    },
}

/// The factor by which tests multiply their random games; unset means 1.
const GAMES: &str = "GANTRY_SOAK_GAMES";
/// Blessing golden texts requires all tests to run.
const BLESS: &str = "GANTRY_BLESS";

/// One test program.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Suite {
    /// The crate, and which of its test programs.
    name: String,
    package: String,
    directory: PathBuf,
    executable: PathBuf,
    /// The programs of its crate, which its tests may start.
    programs: Vec<PathBuf>,
}

/// Builds all test programs, and at the same time the client for the browser tests. Either build
/// often waits for one crate; together they keep the cores busy.
pub(crate) fn build() -> Outcome {
    let list = list_file();
    list.parent()
        .map_or(Ok(()), fs::create_dir_all)
        .map_err(|error| cannot_write(&list, &error))?;
    let messages = fs::File::create(&list).map_err(|error| cannot_write(&list, &error))?;
    let mut tests = test_build();
    tests.stdout(messages);
    let client = linted(Client::Local.compiler());
    let mut builds = [tests, client];
    builds.iter().for_each(|build| println!("$ {}", typed(build)));
    run_together(&mut builds)?;
    println!("{} test programs", executables()?.len());
    Ok(())
}

/// Runs the test programs; prints how many tests passed.
pub(crate) fn run(extent: Extent) -> Outcome {
    let suites = executables()?;
    let all = extent != Extent::Changed || std::env::var_os(BLESS).is_some();
    let (fresh, mut due): (Vec<_>, Vec<_>) =
        suites.into_iter().partition(|suite| !all && suite.has_passed());
    due.sort_by_key(|suite| {
        LONGEST.iter().position(|long| *long == suite.package).unwrap_or(LONGEST.len())
    });
    for suite in &fresh {
        println!("{:<42}unchanged since it passed", suite.name);
    }
    let mut command_of = |suite: &Suite| {
        let mut command = program(&suite.executable);
        command.current_dir(&suite.directory);
        if let Extent::Everything { games } = extent {
            command.env(GAMES, games.to_string());
        }
        command
    };
    let repetitions = match extent {
        Extent::Changed => 1,
        Extent::Everything { games } => u32::try_from(games).unwrap_or(u32::MAX),
    };
    let passed = side_by_side(&due, LIMIT.saturating_mul(repetitions), &mut command_of)?;
    println!("{passed} passed, 0 failed");
    if !fresh.is_empty() {
        println!("({} programs passed before and have not changed)", fresh.len());
    }
    Ok(())
}

/// Runs the programs; the output of the first that fails is shown in full, and no more are started.
fn side_by_side(
    suites: &[Suite],
    limit: Duration,
    command: &mut dyn FnMut(&Suite) -> Command,
) -> Outcome<u64> {
    let queue: Vec<(&Suite, Command)> =
        suites.iter().map(|suite| (suite, command(suite))).collect();
    let queue = Mutex::new(queue.into_iter());
    let (passed, failure) = (Mutex::new(0), Mutex::new(None));
    let work = || {
        loop {
            if failure.lock().expect("no panic holds it").is_some() {
                break;
            }
            let Some((suite, mut command)) = queue.lock().expect("no panic holds it").next() else {
                break;
            };
            match suite.run(&mut command, limit) {
                Ok(count) => *passed.lock().expect("no panic holds it") += count,
                Err(cause) => {
                    failure.lock().expect("no panic holds it").get_or_insert(cause);
                }
            }
        }
    };
    thread::scope(|scope| (0..SIDE_BY_SIDE).for_each(|_| drop(scope.spawn(work))));
    match failure.into_inner().expect("no panic holds it") {
        Some(failure) => Err(failure),
        None => Ok(passed.into_inner().expect("no panic holds it")),
    }
}

impl Suite {
    /// Runs it; returns how many tests passed. One that hangs names the tests that still ran.
    fn run(&self, command: &mut Command, limit: Duration) -> Outcome<u64> {
        // Taken before the run: a change while it runs has not been tested.
        let stamp = self.stamp();
        let began = Instant::now();
        let name = self.executable.file_name().unwrap_or_default().to_string_lossy();
        let Finished { end, output, errors } = bounded::capture(command, &name, limit)?;
        let succeeded = matches!(end, End::Exited(status) if status.success());
        let Some(passed) = passed(&output).filter(|_| succeeded) else {
            return Err(CommandError::Message(format!(
                "{} failed ({end}):\n{output}{errors}\nto repeat it:\n    cd {} && {}",
                self.name,
                self.directory.display(),
                typed(command)
            )));
        };
        let seconds = began.elapsed().as_secs_f32();
        println!("{:<42}{passed:>4} passed{seconds:>9.1} s", self.name);
        note_passed(&self.stamp_file(), &stamp);
        Ok(passed)
    }

    fn has_passed(&self) -> bool {
        !READ_EVERYTHING.contains(&self.package.as_str())
            && fs::read_to_string(self.stamp_file()).is_ok_and(|found| found == self.stamp())
    }

    fn stamp_file(&self) -> PathBuf {
        passed_file(self.executable.file_name().unwrap_or_default())
    }

    /// Changes whenever the program or a file that its tests may read has changed.
    fn stamp(&self) -> String {
        let games = READ_GAMES.contains(&self.package.as_str()).then_some("games");
        let shared = READ_BY_MANY.iter().copied().chain(games).map(|folder| root().join(folder));
        let own = [&self.executable, &self.directory].into_iter().chain(&self.programs).cloned();
        stamp(own.chain(shared))
    }
}

/// The file that records which stamp something has passed with.
pub(crate) fn passed_file(name: impl AsRef<Path>) -> PathBuf {
    target_directory().join("passed").join(name)
}

/// Records it. If that fails, the tests run again, which does no harm.
pub(crate) fn note_passed(file: &Path, stamp: &str) {
    let _ = file.parent().map(fs::create_dir_all);
    let _ = fs::write(file, stamp);
}

/// Changes whenever a file changes that is one of these or below one of them.
pub(crate) fn stamp(places: impl IntoIterator<Item = PathBuf>) -> String {
    let mut hasher = DefaultHasher::new();
    for place in places {
        // Treat what cannot be read as changed.
        if mix(&place, &mut hasher).is_err() {
            Instant::now().hash(&mut hasher);
        }
    }
    format!("{:016x}", hasher.finish())
}

/// Hashes the name, size and time of a file, or of all files below a folder.
fn mix(place: &Path, hasher: &mut DefaultHasher) -> io::Result<()> {
    let found = fs::metadata(place)?;
    place.hash(hasher);
    if !found.is_dir() {
        (found.len(), found.modified()?).hash(hasher);
        return Ok(());
    }
    let entries = fs::read_dir(place)?.map(|entry| Ok(entry?.path()));
    let mut paths = entries.collect::<io::Result<Vec<PathBuf>>>()?;
    paths.sort();
    paths.iter().try_for_each(|path| mix(path, hasher))
}

/// The number in `test result: ok. 12 passed; …`; `None` if there is no such line.
fn passed(text: &str) -> Option<u64> {
    let result = text.lines().rev().find_map(|line| line.strip_prefix("test result: ok. "))?;
    result.split(" passed").next()?.parse().ok()
}

/// The same build, linted while it compiles. `cargo clippy` is `cargo check` with this program in
/// place of the compiler, and would read everything once more.
fn linted(mut cargo: Command) -> Command {
    cargo.env("RUSTC_WORKSPACE_WRAPPER", "clippy-driver");
    // The format in which `cargo clippy` passes on what follows `--`.
    cargo.env("CLIPPY_ARGS", "-Dwarnings__CLIPPY_HACKERY__");
    cargo
}

/// The command that builds the test programs and lists them in machine-readable form. The programs
/// that tests start are built with them; building those separately would compile half of everything
/// again, with fewer features.
fn test_build() -> Command {
    let mut build = linted(cargo(["test", "--workspace", "--all-features", "--locked"]));
    build.args(["--all-targets", "--no-run", "--message-format=json-render-diagnostics"]);
    build
}

/// Where that list is kept.
fn list_file() -> PathBuf {
    target_directory().join("test-programs.json")
}

fn cannot_write(file: &Path, error: &io::Error) -> CommandError {
    CommandError::Message(format!("cannot write {}: {error}", file.display()))
}

/// The test programs that were built last.
fn executables() -> Outcome<Vec<Suite>> {
    let list = list_file();
    let text = fs::read_to_string(&list).map_err(|error| {
        CommandError::Message(format!("cannot read {}: {error}", list.display()))
    })?;
    let messages = text.lines().filter_map(|line| serde_json::from_str(line).ok());
    let built: Vec<Built> = messages.filter_map(|message: Value| Built::of(&message)).collect();
    Ok(built.iter().filter_map(|program| program.suite(&built)).collect())
}

/// An executable that cargo has built.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Built {
    package: String,
    directory: PathBuf,
    path: PathBuf,
    /// The name of its target, unless it is the unit tests of a library or binary.
    target: Option<String>,
    /// Whether its tests are to run; benchmarks are only built.
    is_test: bool,
}

impl Built {
    /// The executable that a cargo message reports, if any.
    fn of(message: &Value) -> Option<Self> {
        let path = message["executable"].as_str()?.into();
        let directory = Path::new(message["manifest_path"].as_str()?).parent()?.to_owned();
        // `path+file:///…/crates/cli#gantry@0.1.0`, or without the name if it is the folder's.
        let id = message["package_id"].as_str()?.rsplit_once('#')?.1;
        let package = match id.split_once('@') {
            Some((name, _)) => name.to_owned(),
            None => directory.file_name()?.to_string_lossy().into_owned(),
        };
        let named = message["target"]["kind"][0] == "test";
        let target = message["target"]["name"].as_str().filter(|_| named).map(ToOwned::to_owned);
        let is_test = message["profile"]["test"] == true && message["target"]["kind"][0] != "bench";
        Some(Self { package, directory, path, target, is_test })
    }

    /// The test program, if it is one.
    fn suite(&self, built: &[Self]) -> Option<Suite> {
        let program = |other: &&Self| !other.is_test && other.package == self.package;
        let programs = built.iter().filter(program).map(|other| other.path.clone()).collect();
        let part = self.target.as_deref().unwrap_or("unit tests");
        self.is_test.then(|| Suite {
            name: format!("{}, {part}", self.package),
            package: self.package.clone(),
            directory: self.directory.clone(),
            executable: self.path.clone(),
            programs,
        })
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn message(kind: &str, test: bool, executable: &str) -> Value {
        json!({
            "reason": "compiler-artifact",
            "package_id": "path+file:///tree/crates/cli#gantry@0.1.0",
            "manifest_path": "/tree/crates/cli/Cargo.toml",
            "target": { "kind": [kind], "name": "suite" },
            "profile": { "test": test },
            "executable": executable,
        })
    }

    #[test]
    fn a_suite_depends_on_the_programs_of_its_crate() {
        let messages = [
            message("bin", false, "/target/gantry"),
            message("test", true, "/target/suite-1"),
            message("bin", true, "/target/gantry-2"),
            message("bench", true, "/target/bench-3"),
            json!({ "reason": "compiler-artifact", "executable": null }),
        ];
        let built: Vec<Built> = messages.iter().filter_map(Built::of).collect();
        let suites: Vec<Suite> = built.iter().filter_map(|one| one.suite(&built)).collect();
        let names: Vec<&str> = suites.iter().map(|suite| suite.name.as_str()).collect();
        assert_eq!(names, ["gantry, suite", "gantry, unit tests"]);
        assert!(suites[0].programs.contains(&PathBuf::from("/target/gantry")));
        assert_eq!(suites[0].directory, Path::new("/tree/crates/cli"));
    }

    #[test]
    fn a_changed_program_or_file_is_run_again() {
        let folder = target_directory().join(format!("suites-test-{}", std::process::id()));
        let data = folder.join("crate/data");
        fs::create_dir_all(&data).expect("a folder in target");
        let (executable, file) = (folder.join("suite-1"), data.join("scenario.toml"));
        let (directory, programs) = (folder.join("crate"), vec![folder.join("gantry")]);
        let (name, package) = ("a, suite".into(), "a".into());
        let suite = Suite { name, package, directory, executable, programs };
        let files = [&suite.executable, &suite.programs[0], &file];
        files.iter().for_each(|file| fs::write(file, "1").expect("writable"));
        for (round, file) in files.into_iter().enumerate() {
            assert_eq!(suite.stamp(), suite.stamp());
            let before = suite.stamp();
            fs::write(file, "longer".repeat(round + 1)).expect("writable");
            assert_ne!(suite.stamp(), before, "{}", file.display());
        }
        fs::remove_file(&suite.executable).expect("it was written");
        assert_ne!(suite.stamp(), suite.stamp(), "what cannot be looked at has changed");
        fs::remove_dir_all(folder).expect("it was made");
    }

    #[test]
    fn only_good_results_count() {
        let good = "running 2 tests\n..\ntest result: ok. 12 passed; 0 failed; 0 ignored\n";
        assert_eq!(passed(good), Some(12));
        assert_eq!(passed("test result: FAILED. 11 passed; 1 failed; 0 ignored\n"), None);
        assert_eq!(passed(""), None);
    }
}
