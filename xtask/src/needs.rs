//! What the checks need beyond cargo itself, and how to get it.

use std::path::Path;
use std::process::{Command, Stdio};
use std::{env, fs};

use crate::shell::{CommandError, Outcome, answer, cargo, program, run, target_directory};

/// The other platform that the rules must run on: a browser.
pub(crate) const WASM: &str = "wasm32-unknown-unknown";

struct Need {
    name: &'static str,
    present: fn() -> bool,
    /// The commands that install it, as words.
    install: &'static [&'static [&'static str]],
}

/// A C compiler is not among them: without one, cargo could not have linked this program.
const NEEDS: &[Need] = &[
    Need {
        name: "rustfmt",
        present: || works(&mut cargo(["fmt", "--version"])),
        install: &[&["rustup", "component", "add", "rustfmt"]],
    },
    Need {
        name: "clippy",
        present: || works(&mut cargo(["clippy", "--version"])),
        install: &[&["rustup", "component", "add", "clippy"]],
    },
    Need {
        name: "the standard library for WebAssembly",
        present: wasm_library,
        install: &[&["rustup", "target", "add", WASM]],
    },
];

/// libFuzzer is written in C++.
const COMPILER: Need = Need {
    name: "a C++ compiler, for the fuzzers",
    present: || works(program(compiler()).arg("--version")),
    install: &[&["apt-get", "update"], &["apt-get", "install", "-y", "g++"]],
};

/// Built from source once, which may take minutes.
const DENY: Need = Need {
    name: "cargo-deny, for what we build on",
    present: || works(&mut cargo(["deny", "--version"])),
    install: &[&["cargo", "install", "--locked", "cargo-deny"]],
};

/// Built from source once: it may take minutes.
const DEB: Need = Need {
    name: "cargo-deb, for the Debian package",
    present: || works(&mut cargo(["deb", "--version"])),
    install: &[&["cargo", "install", "--locked", "cargo-deb"]],
};

/// Debian's package names; on other systems the programs may come from anywhere.
const BROWSER: Need = Need {
    name: "Chromium and chromedriver, for the browser tests",
    present: || {
        works(program("chromedriver").arg("--version"))
            && works(program("chromium").arg("--version"))
    },
    install: &[
        &["apt-get", "update"],
        &["apt-get", "install", "-y", "chromium", "chromium-driver"],
    ],
};

/// Only for `soak` and `judges`.
const FIREFOX: Need = Need {
    name: "Firefox, for the browser tests",
    present: || {
        works(program("firefox-esr").arg("--version")) || works(program("firefox").arg("--version"))
    },
    install: &[&["apt-get", "update"], &["apt-get", "install", "-y", "firefox-esr"]],
};

/// Debian does not have it. Built from source once: it may take minutes.
const GECKODRIVER: Need = Need {
    name: "geckodriver, which drives Firefox",
    present: || {
        let ours = target_directory().join("tools/bin/geckodriver");
        works(program("geckodriver").arg("--version")) || works(program(ours).arg("--version"))
    },
    install: &[&["cargo", "install", "--locked", "--root", "target/tools", "geckodriver"]],
};

/// Debian's package also starts a server. The tests start their own and leave that one alone.
const DATABASE: Need = Need {
    name: "PostgreSQL, for the tests of the store",
    present: database_server,
    install: &[&["apt-get", "update"], &["apt-get", "install", "-y", "postgresql"]],
};

/// Debian's package also starts a server; the tests start their own.
const NATS: Need = Need {
    name: "NATS, for servers of several nodes",
    present: || works(program("nats-server").arg("--version")),
    install: &[&["apt-get", "update"], &["apt-get", "install", "-y", "nats-server"]],
};

/// Debian's library with which the clocks of nodes jump. Without it, they go right.
const CLOCKS: Need = Need {
    name: "libfaketime, for clocks that jump",
    present: || {
        let machines = fs::read_dir("/usr/lib").into_iter().flatten().flatten();
        let mut libraries = machines.map(|it| it.path().join("faketime/libfaketimeMT.so.1"));
        !cfg!(target_os = "linux") || libraries.any(|library| library.is_file())
    },
    install: &[&["apt-get", "update"], &["apt-get", "install", "-y", "libfaketime"]],
};

/// The example of a bot is played by the tests of the server.
const PYTHON: Need = Need {
    name: "Python 3, for the bot in examples/bots",
    present: || works(program("python3").arg("--version")),
    install: &[&["apt-get", "update"], &["apt-get", "install", "-y", "python3-minimal"]],
};

/// What the browser tests need.
pub(crate) fn browser() -> Outcome {
    BROWSER.satisfy()
}

/// What the browser tests in Firefox need.
pub(crate) fn firefox() -> Outcome {
    FIREFOX.satisfy()?;
    GECKODRIVER.satisfy()
}

/// What the tests of store, workers and nodes need.
pub(crate) fn services() -> Outcome {
    DATABASE.satisfy()?;
    NATS.satisfy()?;
    CLOCKS.satisfy()
}

/// What the example of a bot needs.
pub(crate) fn python() -> Outcome {
    PYTHON.satisfy()
}

/// What fuzzing needs.
pub(crate) fn fuzzing() -> Outcome {
    COMPILER.satisfy()
}

/// What checking dependencies needs.
pub(crate) fn deny() -> Outcome {
    DENY.satisfy()
}

/// What packages need.
pub(crate) fn packaging() -> Outcome {
    DEB.satisfy()
}

/// What building the web client needs.
pub(crate) fn wasm() -> Outcome {
    let need = NEEDS.iter().find(|need| need.install.iter().any(|words| words.contains(&WASM)));
    need.map_or(Ok(()), Need::satisfy)
}

/// Checks for everything that is needed and installs what is missing, if possible.
pub(crate) fn check() -> Outcome {
    NEEDS.iter().try_for_each(Need::satisfy)
}

impl Need {
    fn satisfy(&self) -> Outcome {
        if (self.present)() {
            println!("found: {}", self.name);
            return Ok(());
        }
        println!("missing: {}", self.name);
        if let Some(prefix) = may_install(self.install[0][0]) {
            for words in self.install {
                let words: Vec<&str> = prefix.iter().chain(*words).copied().collect();
                println!("$ {}", words.join(" "));
                run(program(words[0]).args(&words[1..]))?;
            }
        }
        if (self.present)() { Ok(()) } else { Err(CommandError::Message(self.advice())) }
    }

    fn advice(&self) -> String {
        let commands: Vec<String> = self.install.iter().map(|words| words.join(" ")).collect();
        let name = self.name;
        format!("missing: {name}. Install it, for instance with:\n    {}", commands.join(" && "))
    }
}

/// The prefix for running the installer; `None` if it is not there or needs rights that we do not
/// have.
fn may_install(installer: &str) -> Option<&'static [&'static str]> {
    let there = works(program(installer).arg("--version"));
    let root_needed = installer == "apt-get";
    if !there {
        None
    } else if !root_needed || answer(program("id").arg("-u")).as_deref() == Some("0") {
        Some(&[])
    } else {
        // Only if it needs no password: nobody may be there to type one.
        works(program("sudo").args(["-n", "true"])).then_some(&["sudo", "-n"])
    }
}

fn wasm_library() -> bool {
    let library = answer(program("rustc").args(["--print", "target-libdir", "--target", WASM]));
    library.is_some_and(|directory| Path::new(&directory).is_dir())
}

/// Debian keeps these programs in a folder per version, not on the path.
fn database_server() -> bool {
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut debian = versions.map(|version| version.path().join("bin/initdb"));
    debian.any(|path| path.is_file()) || works(program("initdb").arg("--version"))
}

/// The C++ compiler that the build of libFuzzer will call.
fn compiler() -> String {
    env::var("CXX").unwrap_or_else(|_| "c++".into())
}

fn works(command: &mut Command) -> bool {
    let quiet = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    quiet.status().is_ok_and(|status| status.success())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn missing_tools_are_named_with_install_commands() {
        let install: &[&[&str]] = &[&["no-such-installer", "update"], &["no-such-installer", "it"]];
        let need = Need { name: "it", present: || false, install };
        let advice = need.satisfy().expect_err("cannot be had").to_string();
        assert!(advice.starts_with("missing: it."), "{advice}");
        assert!(advice.ends_with("\n    no-such-installer update && no-such-installer it"));
    }

    #[test]
    fn existing_tools_are_not_installed() {
        let install: &[&[&str]] = &[&["false"]];
        assert!(Need { name: "it", present: || true, install }.satisfy().is_ok());
    }
}
