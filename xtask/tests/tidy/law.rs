//! The dependency law: kernel ← games ← catalog ← everything a person or program uses.

use std::collections::{BTreeMap, BTreeSet};
use std::process::Command;

use cargo_metadata::{DependencyKind, Metadata, PackageId};

use crate::{expect_none, metadata, root};

/// Rules are pure: nothing they depend on may reach a clock, a socket, a thread or randomness that
/// is not in the log. `serde_json` is banned because digests rely on one encoding.
const IMPURE: &[&str] = &[
    "async-std",
    "chrono",
    "crossterm",
    "fastrand",
    "futures-executor",
    "getrandom",
    "hyper",
    "instant",
    "jiff",
    "mio",
    "rand",
    "rayon",
    "reqwest",
    "rusqlite",
    "serde_json",
    "smol",
    "socket2",
    "sqlx",
    "tempfile",
    "time",
    "tokio",
    "ureq",
    "web-time",
];

/// The role of a workspace crate, which decides what it may depend on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Role {
    Kernel,
    /// What a game knows about itself beyond its rules.
    Heuristics,
    /// What every game would otherwise write again.
    GameKit,
    Game,
    Bots,
    /// Reads scenarios and runs them.
    Scenario,
    /// Used only by tests: nothing that is shipped depends on it.
    Testkit,
    /// Draws the components of every game.
    Art,
    /// Messages, which know no game.
    Wire,
    /// What a server keeps: rows of plain data. It depends on none of our crates.
    Store,
    /// Which node plays which table, without I/O. It depends on none of our crates.
    Cluster,
    /// The one crate that names every game.
    Catalog,
    /// The life cycle of tables, without I/O.
    Host,
    /// What people and programs use.
    Front,
    /// The front end that draws each game, and so knows them.
    Web,
    /// Claims about any input; only tests, the fuzzer and those who try the finished programs use
    /// it.
    Claims,
    /// Tries the finished programs from outside; nothing depends on it.
    Outsider,
    /// Makes the files of the web client, with what is drawn and said before its program runs.
    Bundle,
    /// Builds and checks.
    Xtask,
}

impl Role {
    pub(crate) fn of(directory: &str) -> Option<Self> {
        Some(match directory {
            "crates/kernel" => Self::Kernel,
            "crates/heuristics" => Self::Heuristics,
            "crates/game-kit" => Self::GameKit,
            "crates/bots" => Self::Bots,
            "crates/scenario" => Self::Scenario,
            "crates/testkit" => Self::Testkit,
            "crates/art" => Self::Art,
            "crates/wire" => Self::Wire,
            "crates/store" => Self::Store,
            "crates/cluster" => Self::Cluster,
            "crates/catalog" => Self::Catalog,
            "crates/host" => Self::Host,
            "crates/client" | "crates/server" | "crates/terminal" | "crates/cli" | "crates/env" => {
                Self::Front
            }
            "crates/web" | "crates/web-worker" => Self::Web,
            "crates/bundle" => Self::Bundle,
            "crates/claims" => Self::Claims,
            "crates/browser-tests" | "crates/crash-tests" => Self::Outsider,
            "xtask" => Self::Xtask,
            game if game.starts_with("games/") => Self::Game,
            _ => return None,
        })
    }

    fn may_depend_on(self, other: Self) -> bool {
        match self {
            Self::Kernel | Self::Store | Self::Cluster | Self::Xtask => false,
            Self::Heuristics | Self::GameKit | Self::Scenario | Self::Wire => other == Self::Kernel,
            Self::Game => matches!(other, Self::Kernel | Self::Heuristics | Self::GameKit),
            Self::Bots => matches!(other, Self::Kernel | Self::Heuristics),
            Self::Testkit => {
                matches!(other, Self::Kernel | Self::Heuristics | Self::Bots | Self::Scenario)
            }
            Self::Art => other == Self::Game,
            Self::Catalog => matches!(
                other,
                Self::Kernel | Self::Heuristics | Self::Bots | Self::Scenario | Self::Game
            ),
            Self::Host => matches!(other, Self::Kernel | Self::Wire | Self::Catalog),
            Self::Claims => {
                matches!(other, Self::Kernel | Self::Game | Self::Scenario | Self::Catalog)
                    || matches!(other, Self::Wire | Self::Host)
            }
            Self::Front => other != Self::Game && other.is_for_others(),
            Self::Web => !matches!(other, Self::Store | Self::Cluster) && other.is_for_others(),
            Self::Bundle => matches!(other, Self::Art | Self::Catalog),
            Self::Outsider => matches!(
                other,
                Self::Kernel
                    | Self::Catalog
                    | Self::Wire
                    | Self::Front
                    | Self::Store
                    | Self::Claims
            ),
        }
    }

    fn is_for_others(self) -> bool {
        !matches!(self, Self::Testkit | Self::Claims | Self::Bundle | Self::Xtask | Self::Outsider)
    }

    pub(crate) fn is_pure(self) -> bool {
        let judges = matches!(self, Self::Heuristics | Self::Bots | Self::Scenario);
        let rules = matches!(self, Self::Kernel | Self::GameKit | Self::Game | Self::Art);
        judges || rules || self == Self::Cluster
    }
}

/// Packages by name, with the names each needs to build or run, not those only its tests need.
type Graph = BTreeMap<String, BTreeSet<String>>;

/// `members` are the crates of the workspace, each with its directory. `is_built` tells whether a
/// package is really built for a crate: the graph has the features that any crate asks for.
fn breaches(
    graph: &Graph,
    members: &BTreeMap<String, String>,
    is_built: impl Fn(&str, &str) -> bool,
) -> Vec<String> {
    let mut breaches = Vec::new();
    for (name, directory) in members {
        let Some(role) = Role::of(directory) else {
            breaches.push(format!("{name} in {directory} has no place in the dependency law"));
            continue;
        };
        for other in &graph[name] {
            let other_role = members.get(other).and_then(|directory| Role::of(directory));
            if other_role.is_some_and(|other_role| !role.may_depend_on(other_role)) {
                breaches.push(format!("{name} must not depend on {other}"));
            }
        }
        if role.is_pure() {
            let below = below(graph, name);
            let is_impure = |package: &str| {
                let name = package.split_once('@').map_or(package, |(name, _)| name);
                IMPURE.contains(&name)
            };
            let impure = below.iter().filter(|(package, _)| is_impure(package));
            let impure = impure.filter(|(package, _)| is_built(name, package));
            breaches.extend(impure.map(|(package, through)| {
                format!("{name} must be pure, but reaches {package} through {through}")
            }));
        }
    }
    breaches
}

/// Everything a package depends on, each with one package that needs it.
fn below<'a>(graph: &'a Graph, name: &'a str) -> BTreeMap<&'a str, &'a str> {
    let mut found = BTreeMap::new();
    let mut open = vec![name];
    while let Some(package) = open.pop() {
        for other in graph.get(package).into_iter().flatten() {
            if found.insert(other.as_str(), package).is_none() {
                open.push(other);
            }
        }
    }
    found
}

fn graph(metadata: &Metadata) -> Graph {
    // Each version of a package has its own dependencies: `NAME@VERSION` where there are several.
    let name = |id: &PackageId| {
        let package = &metadata[id];
        let versions = metadata.packages.iter().filter(|other| other.name == package.name);
        match versions.count() {
            1 => package.name.to_string(),
            _ => format!("{}@{}", package.name, package.version),
        }
    };
    let mut graph = Graph::new();
    for node in &metadata.resolve.as_ref().expect("dependencies are asked for").nodes {
        let needs = graph.entry(name(&node.id)).or_default();
        for dependency in &node.deps {
            let kinds = &dependency.dep_kinds;
            let needed = kinds.iter().any(|kind| kind.kind != DependencyKind::Development);
            if needed && !only_for_tests(metadata, &node.id, &dependency.pkg) {
                needs.insert(name(&dependency.pkg));
            }
        }
    }
    graph
}

/// A workspace crate may name another one that only a test feature enables.
fn only_for_tests(metadata: &Metadata, package: &PackageId, other: &PackageId) -> bool {
    let own = metadata.workspace_members.contains(package);
    let name = &metadata[other].name;
    let declared = metadata[package].dependencies.iter();
    let mut normal = declared.filter(|d| d.name == **name && d.kind != DependencyKind::Development);
    own && normal.all(|dependency| dependency.optional)
}

pub(crate) fn members(metadata: &Metadata) -> BTreeMap<String, String> {
    let packages = metadata.workspace_packages().into_iter();
    packages
        .map(|package| {
            let manifest = package.manifest_path.as_std_path();
            let directory = manifest.parent().expect("a manifest lies in a directory");
            let directory = directory.strip_prefix(root()).expect("members lie in the tree");
            (package.name.to_string(), directory.to_string_lossy().replace('\\', "/"))
        })
        .collect()
}

#[test]
fn dependency_law_is_kept() {
    let metadata = metadata("Cargo.toml");
    expect_none(&breaches(&graph(&metadata), &members(&metadata), is_built_for));
}

/// Whether `cargo build --package NAME` builds this package: without what other crates of the
/// workspace ask of it.
fn is_built_for(name: &str, package: &str) -> bool {
    let package = package.split_once('@').map_or(package, |(name, _)| name);
    let mut tree = Command::new(env!("CARGO"));
    tree.current_dir(root()).args(["tree", "--locked", "--package", name]);
    tree.args(["--edges", "normal,build", "--prefix", "none", "--format", "{p}"]);
    let listed = tree.output().expect("cargo runs");
    assert!(listed.status.success(), "{}", String::from_utf8_lossy(&listed.stderr));
    let listed = String::from_utf8_lossy(&listed.stdout).into_owned();
    listed.lines().any(|line| line.split(' ').next() == Some(package))
}

/// The feature that builds a game for tests. It enables the test kit.
const TESTING: &str = "testing";

/// Dependencies of what is shipped that would bring in the test kit. `needs` lists a package, one
/// that it needs not only for tests, and the features it asks for.
fn builds_for_tests<'a>(
    needs: impl Iterator<Item = (&'a str, &'a str, &'a [String])>,
) -> Vec<String> {
    let asks = |features: &[String]| features.iter().any(|feature| feature == TESTING);
    needs
        .filter(|(_, _, features)| asks(features))
        .map(|(name, other, _)| format!("{name} must not build {other} with {TESTING:?}"))
        .collect()
}

#[test]
fn only_tests_turn_on_the_test_kit() {
    let metadata = metadata("Cargo.toml");
    let packages = metadata.workspace_packages();
    let members = members(&metadata);
    // programs that try the finished ones are no part of them
    let shipped = packages
        .iter()
        .filter(|package| Role::of(&members[package.name.as_str()]) != Some(Role::Outsider));
    let needs = shipped.flat_map(|package| {
        let needed = package.dependencies.iter().filter(|d| d.kind != DependencyKind::Development);
        needed.map(|other| (package.name.as_str(), other.name.as_str(), other.features.as_slice()))
    });
    expect_none(&builds_for_tests(needs));
    for package in packages {
        let default = package.features.get("default");
        assert!(default.is_none(), "{}: what it turns on is to be looked at", package.name);
    }
}

#[test]
fn graph_is_the_real_one() {
    let metadata = metadata("Cargo.toml");
    let graph = graph(&metadata);
    let below = below(&graph, "gantry-launch-pad");
    assert!(below.contains_key("gantry-kernel") && below.contains_key("postcard"), "{below:?}");
    assert!(!graph["gantry-kernel"].contains("proptest"), "only tests need it");
    assert_eq!(members(&metadata)["gantry-launch-pad"], "games/launch-pad");
}

mod faulty {
    use super::*;

    /// The breaches of a workspace given as `name directory: dependencies`.
    fn check(lines: &[&str]) -> Vec<String> {
        let mut graph = Graph::new();
        let mut members = BTreeMap::new();
        for line in lines {
            let (package, needs) = line.split_once(':').expect("a colon");
            let needs = needs.split_whitespace().map(Into::into).collect();
            let name = match package.split_once(' ') {
                Some((name, directory)) => {
                    members.insert(name.to_owned(), directory.to_owned());
                    name
                }
                None => package,
            };
            graph.insert(name.to_owned(), needs);
        }
        breaches(&graph, &members, |_, _| true)
    }

    const KERNEL: &str = "kernel crates/kernel: serde";

    #[test]
    fn lawful() {
        let found = check(&[
            KERNEL,
            "heuristics crates/heuristics: kernel",
            "kit crates/game-kit: kernel",
            "chess games/chess: kernel heuristics kit",
            "scenario crates/scenario: kernel",
            "catalog crates/catalog: kernel chess scenario serde_json",
            "cli crates/cli: catalog tokio",
        ]);
        assert_eq!(found, [""; 0]);
    }

    #[test]
    fn game_on_game() {
        let found = check(&[KERNEL, "chess games/chess: go", "go games/go: kernel"]);
        assert_eq!(found, ["chess must not depend on go"]);
    }

    #[test]
    fn kernel_and_bots_and_wire_on_game() {
        let found = check(&[
            "kernel crates/kernel: chess",
            "bots crates/bots: chess",
            "wire crates/wire: chess",
            "cli crates/cli: chess",
            "chess games/chess:",
        ]);
        assert_eq!(
            found,
            ["bots", "cli", "kernel", "wire"]
                .map(|name| format!("{name} must not depend on chess"))
        );
    }

    /// Only games use what games share.
    #[test]
    fn game_kit_beside_games() {
        let found = check(&[
            "bots crates/bots: kit",
            "kit crates/game-kit: chess heuristics time",
            "chess games/chess:",
            "heuristics crates/heuristics:",
        ]);
        let expected = [
            "bots must not depend on kit",
            "kit must not depend on chess",
            "kit must not depend on heuristics",
            "bots must be pure, but reaches time through kit",
            "kit must be pure, but reaches time through kit",
        ];
        assert!(
            expected.iter().all(|breach| found.iter().any(|found| found == breach)),
            "{found:?}"
        );
    }

    #[test]
    fn kernel_on_what_bots_ask() {
        let found = check(&[
            "kernel crates/kernel: heuristics",
            "heuristics crates/heuristics: bots",
            "bots crates/bots: kernel",
        ]);
        let expected =
            ["heuristics must not depend on bots", "kernel must not depend on heuristics"];
        assert_eq!(found, expected);
    }

    /// The host says what to store; only the server stores it.
    #[test]
    fn store_stands_alone() {
        let found = check(&[
            "host crates/host: store",
            "kernel crates/kernel:",
            "server crates/server: host store",
            "store crates/store: kernel",
            "web crates/web: store",
        ]);
        let expected = ["host must not depend on store", "store must not depend on kernel"];
        assert_eq!(found[..2], expected);
        assert_eq!(found[2..], ["web must not depend on store"]);
    }

    /// The protocol of nodes knows neither what is stored nor what is played; only servers use it.
    #[test]
    fn cluster_stands_alone() {
        let found = check(&[
            "cluster crates/cluster: store tokio",
            "server crates/server: cluster store",
            "store crates/store:",
            "web crates/web: cluster",
        ]);
        let expected = [
            "cluster must not depend on store",
            "cluster must be pure, but reaches tokio through cluster",
            "web must not depend on cluster",
        ];
        assert_eq!(found, expected);
    }

    /// Another version of a dependency may be impure; an impure package is so in any version.
    #[test]
    fn versions_are_told_apart() {
        let found = check(&[
            "deep@1: time@3",
            "deep@2: rand@2",
            "deep@3:",
            "kernel crates/kernel: deep@2 deep@3",
        ]);
        assert_eq!(found, ["kernel must be pure, but reaches rand@2 through deep@2"]);
    }

    #[test]
    fn test_kit_in_what_is_shipped() {
        let names = ["catalog", "claims", "cli", "web"];
        let mut lines = names.map(|name| format!("{name} crates/{name}: kit")).to_vec();
        lines.push("chess games/chess: kit".to_owned());
        lines.push("kit crates/testkit: scenario".to_owned());
        lines.push("scenario crates/scenario: kit".to_owned());
        let found = check(&lines.iter().map(String::as_str).collect::<Vec<_>>());
        let all = ["catalog", "chess", "claims", "cli", "scenario", "web"];
        assert_eq!(found, all.map(|name| format!("{name} must not depend on kit")));
        let features = ["testing".to_owned()];
        let needs = [("cli", "chess", features.as_slice()), ("cli", "kernel", &[])];
        let found = builds_for_tests(needs.into_iter());
        assert_eq!(found, ["cli must not build chess with \"testing\""]);
    }

    #[test]
    fn clock_far_below() {
        let found = check(&[KERNEL, "serde: deep", "deep: time", "bots crates/bots: rand"]);
        let expected = [
            "bots must be pure, but reaches rand through bots",
            "kernel must be pure, but reaches time through deep",
        ];
        assert_eq!(found, expected);
    }

    #[test]
    fn crate_without_a_place() {
        let found = check(&["misc crates/misc:"]);
        assert_eq!(found, ["misc in crates/misc has no place in the dependency law"]);
    }
}
