//! The dependency law: kernel ← games ← catalog ← everything a person or program uses.

use std::collections::{BTreeMap, BTreeSet};

use cargo_metadata::{DependencyKind, Metadata, PackageId};

use crate::{expect_none, metadata, root};

/// Rules are pure: nothing below them may reach a clock, a socket, a thread of its own or
/// randomness that is not in the log. `serde_json` is banned because digests rest on one encoding.
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

/// What a crate of the workspace is, and so what it may know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Role {
    Kernel,
    /// What a game knows about itself beyond its rules.
    Heuristics,
    Game,
    Bots,
    Testkit,
    /// Draws the components of every game.
    Art,
    /// Messages and storage, which know no game.
    Plumbing,
    /// The one crate that names every game.
    Catalog,
    /// What people and programs use.
    Front,
    /// The one of them that draws each game, and so knows them.
    Web,
    /// What must hold whatever comes in; only its tests and the fuzzer use it.
    Claims,
    /// What plays the finished client in a browser; nothing depends on it.
    Outsider,
    /// What builds and checks.
    Xtask,
}

impl Role {
    fn of(directory: &str) -> Option<Self> {
        Some(match directory {
            "crates/kernel" => Self::Kernel,
            "crates/heuristics" => Self::Heuristics,
            "crates/bots" => Self::Bots,
            "crates/testkit" => Self::Testkit,
            "crates/art" => Self::Art,
            "crates/wire" | "crates/store" => Self::Plumbing,
            "crates/catalog" => Self::Catalog,
            "crates/server" | "crates/terminal" | "crates/cli" | "crates/py" => Self::Front,
            "crates/web" => Self::Web,
            "crates/claims" => Self::Claims,
            "crates/browser-tests" => Self::Outsider,
            "xtask" | "crates/bundle" => Self::Xtask,
            game if game.starts_with("games/") => Self::Game,
            _ => return None,
        })
    }

    fn may_depend_on(self, other: Self) -> bool {
        match self {
            Self::Kernel | Self::Xtask => false,
            Self::Heuristics | Self::Plumbing => other == Self::Kernel,
            Self::Game | Self::Bots => matches!(other, Self::Kernel | Self::Heuristics),
            Self::Testkit => matches!(other, Self::Kernel | Self::Bots),
            Self::Art => other == Self::Game,
            Self::Catalog => matches!(
                other,
                Self::Kernel | Self::Heuristics | Self::Bots | Self::Testkit | Self::Game
            ),
            Self::Claims => matches!(other, Self::Kernel | Self::Game | Self::Testkit),
            Self::Front => {
                !matches!(other, Self::Game | Self::Claims | Self::Xtask | Self::Outsider)
            }
            Self::Web => !matches!(other, Self::Claims | Self::Xtask | Self::Outsider),
            Self::Outsider => matches!(other, Self::Kernel | Self::Catalog | Self::Front),
        }
    }

    fn is_pure(self) -> bool {
        matches!(self, Self::Kernel | Self::Heuristics | Self::Game | Self::Bots | Self::Art)
    }
}

/// Packages by name: the names each needs to run or to be built, not those only its tests need.
type Graph = BTreeMap<String, BTreeSet<String>>;

/// `members` are the crates of the workspace, each with its directory.
fn breaches(graph: &Graph, members: &BTreeMap<String, String>) -> Vec<String> {
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
            let impure = below.iter().filter(|(package, _)| IMPURE.contains(package));
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
    let name = |id| metadata[id].name.to_string();
    let mut graph = Graph::new();
    for node in &metadata.resolve.as_ref().expect("dependencies are asked for").nodes {
        // Two versions of a package count as one: the law is about names.
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

/// A crate of the workspace may name another one that only a feature for tests turns on.
fn only_for_tests(metadata: &Metadata, package: &PackageId, other: &PackageId) -> bool {
    let own = metadata.workspace_members.contains(package);
    let name = &metadata[other].name;
    let declared = metadata[package].dependencies.iter();
    let mut normal = declared.filter(|d| d.name == **name && d.kind != DependencyKind::Development);
    own && normal.all(|dependency| dependency.optional)
}

fn members(metadata: &Metadata) -> BTreeMap<String, String> {
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
    expect_none(&breaches(&graph(&metadata), &members(&metadata)));
}

#[test]
fn graph_is_the_real_one() {
    let metadata = metadata("Cargo.toml");
    let graph = graph(&metadata);
    let below = below(&graph, "gantry-launch-pad");
    assert!(below.contains_key("gantry-kernel") && below.contains_key("sha2"), "{below:?}");
    assert!(!graph["gantry-kernel"].contains("proptest"), "only tests need it");
    assert_eq!(members(&metadata)["gantry-launch-pad"], "games/launch-pad");
}

mod faulty {
    use super::*;

    /// The breaches of a workspace given as `name directory: what it depends on`.
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
        breaches(&graph, &members)
    }

    const KERNEL: &str = "kernel crates/kernel: serde";

    #[test]
    fn lawful() {
        let found = check(&[
            KERNEL,
            "heuristics crates/heuristics: kernel",
            "chess games/chess: kernel heuristics",
            "catalog crates/catalog: kernel chess serde_json",
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
