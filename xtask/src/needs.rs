//! What the checks need beyond cargo itself, and how to get it.

use std::env;
use std::process::{Command, Stdio};

use crate::shell::{Failure, Outcome, answer, cargo, program, run, typed};

/// Where the rules must run beside this machine: in a browser.
pub(crate) const WASM: &str = "wasm32-unknown-unknown";

struct Need {
    name: &'static str,
    present: fn() -> bool,
    install: fn() -> Command,
}

const NEEDS: &[Need] = &[
    Need {
        name: "rustfmt",
        present: || works(&mut cargo(["fmt", "--version"])),
        install: || rustup(["component", "add", "rustfmt"]),
    },
    Need {
        name: "clippy",
        present: || works(&mut cargo(["clippy", "--version"])),
        install: || rustup(["component", "add", "clippy"]),
    },
    Need {
        name: "the standard library for WebAssembly",
        present: wasm_library,
        install: || rustup(["target", "add", WASM]),
    },
    Need {
        name: "a C++ compiler, for the fuzzers",
        present: || works(program(compiler()).arg("--version")),
        install: || apt_get(["install", "-y", "g++"]),
    },
];

/// Looks for everything the checks need and installs what is missing, if it can.
pub(crate) fn check() -> Outcome {
    for need in NEEDS {
        if (need.present)() {
            println!("found: {}", need.name);
            continue;
        }
        let mut install = (need.install)();
        let by_hand = || {
            let Need { name, .. } = need;
            Failure::Said(format!("missing: {name}. Install it, for instance with:\n    {}", {
                typed(&(need.install)())
            }))
        };
        if !may_install(&install) {
            return Err(by_hand());
        }
        println!("missing: {}; installing it with: {}", need.name, typed(&install));
        run(&mut install)?;
        if !(need.present)() {
            return Err(by_hand());
        }
    }
    Ok(())
}

fn rustup<const N: usize>(arguments: [&str; N]) -> Command {
    let mut command = program("rustup");
    command.args(arguments);
    command
}

fn apt_get<const N: usize>(arguments: [&str; N]) -> Command {
    let mut command = program("apt-get");
    command.args(arguments);
    command
}

/// Whether the installer is there and needs nothing that we do not have.
fn may_install(install: &Command) -> bool {
    let installer = install.get_program();
    let root_needed = installer == "apt-get";
    works(program(installer).arg("--version"))
        && (!root_needed || answer(program("id").arg("-u")).as_deref() == Some("0"))
}

fn wasm_library() -> bool {
    let library = answer(program("rustc").args(["--print", "target-libdir", "--target", WASM]));
    library.is_some_and(|directory| std::path::Path::new(&directory).is_dir())
}

/// The C++ compiler that the build of libFuzzer will call.
fn compiler() -> String {
    env::var("CXX").unwrap_or_else(|_| "c++".into())
}

fn works(command: &mut Command) -> bool {
    let quiet = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    quiet.status().is_ok_and(|status| status.success())
}
