//! What one hands to others: the program with the page inside, a Debian package, the list of all
//! parts with their licences, and checksums.

mod parts;

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::{env, fs};

use crate::needs;
use crate::shell::{CommandError, Outcome, answer, cargo, program, root, target_directory};
use crate::steps::show_and_run;
use crate::web;

/// The list of parts, beside the packages and inside them.
const PARTS: &str = "PARTS.txt";

/// Makes everything anew, in `target/dist`.
pub(crate) fn make() -> Outcome {
    needs::packaging()?;
    let folder = target_directory().join("dist");
    let cannot = |error| CommandError::Message(format!("cannot use {}: {error}", folder.display()));
    if folder.exists() {
        fs::remove_dir_all(&folder).map_err(cannot)?;
    }
    fs::create_dir_all(&folder).map_err(cannot)?;
    let target = host_target()?;
    fs::write(folder.join(PARTS), parts::list(&target)?).map_err(cannot)?;

    web::build()?;
    show_and_run(&mut compiler())?;
    let built = target_directory().join("release").join("gantry");
    let version = version_of(&built)?;
    fs::copy(&built, folder.join(format!("gantry-{version}-{target}"))).map_err(cannot)?;
    show_and_run(&mut debian(&folder))?;
    checksums(&folder)?;
    for name in crate::shell::entries(&folder)? {
        let bytes = fs::metadata(folder.join(&name)).map_err(cannot)?.len();
        println!("{:>12}  {}", bytes, folder.join(name).display());
    }
    Ok(())
}

/// Builds the program without symbols, and without the paths of this machine.
fn compiler() -> Command {
    let home = env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| Some(PathBuf::from(env::var_os("HOME")?).join(".cargo")));
    let mut flags = vec![format!("--remap-path-prefix={}=gantry", root().display())];
    flags.extend(home.map(|home| format!("--remap-path-prefix={}=cargo", home.display())));
    let mut command = cargo(["build", "--locked", "--release", "--package", "gantry"]);
    command.env("CARGO_PROFILE_RELEASE_STRIP", "symbols").env("RUSTFLAGS", flags.join(" "));
    command
}

/// What goes into the package is said in `crates/cli/Cargo.toml`.
fn debian(folder: &Path) -> Command {
    let mut command = cargo(["deb", "--package", "gantry", "--no-build", "--no-strip", "--output"]);
    command.arg(folder);
    command
}

fn host_target() -> Outcome<String> {
    let told = answer(program("rustc").arg("-vV")).unwrap_or_default();
    let target = told.lines().find_map(|line| line.strip_prefix("host: "));
    target
        .map(str::to_owned)
        .ok_or_else(|| CommandError::Message("rustc does not name its host".into()))
}

/// Runs what was built: a program that does not start is not handed to anybody.
fn version_of(built: &Path) -> Outcome<String> {
    let told = answer(program(built).arg("--version"));
    let version = told.as_deref().and_then(|told| told.strip_prefix("gantry "));
    let wrong = || CommandError::Message(format!("{} does not say its version", built.display()));
    version.map(str::to_owned).ok_or_else(wrong)
}

/// In the form that `sha256sum --check` reads.
fn checksums(folder: &Path) -> Outcome {
    let names = crate::shell::entries(folder)?;
    let sums = folder.join("SHA256SUMS");
    let cannot = |error| CommandError::Message(format!("cannot write {}: {error}", sums.display()));
    let file = fs::File::create(&sums).map_err(cannot)?;
    let mut command = Command::new("sha256sum");
    command.current_dir(folder).arg("--").args(names).stdout(Stdio::from(file));
    crate::shell::run(&mut command)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_packed_file_exists() {
        let manifest =
            fs::read_to_string(root().join("crates/cli/Cargo.toml")).expect("a manifest");
        let packed = manifest.lines().filter_map(|line| line.trim().strip_prefix("[\"../../"));
        let mut count = 0;
        for path in packed.filter_map(|rest| rest.split('"').next()) {
            count += 1;
            assert!(path.starts_with("target/") || root().join(path).is_file(), "{path}");
        }
        assert!(count > 5, "{count}");
        assert!(root().join("dist/gantry.service").is_file());
    }
}
