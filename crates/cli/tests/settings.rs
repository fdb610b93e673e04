//! The settings of `gantry serve`: flags before the environment, before a file, before defaults.

use std::fs;
use std::process::Command;

use crate::common::{fail, succeed, text};

/// A run with variables: its exit code, its output, its complaint.
fn with(arguments: &[&str], variables: &[(&str, &str)]) -> (Option<i32>, String, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_gantry"))
        .args(arguments)
        .envs(variables.iter().copied())
        .output()
        .expect("the program runs");
    let text = |bytes| String::from_utf8(bytes).expect("UTF-8");
    (output.status.code(), text(output.stdout), text(output.stderr))
}

/// What is in force.
#[track_caller]
fn shown(arguments: &[&str], variables: &[(&str, &str)]) -> String {
    let arguments = [&["serve", "--print-config"], arguments].concat();
    let (code, out, err) = with(&arguments, variables);
    assert_eq!((code, err.as_str()), (Some(0), ""), "{out}");
    out
}

#[test]
fn flags_override_variables_override_the_file_overrides_defaults() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("gantry.toml");
    let all = "port = 1\nhost = [\"file.example\"]\ngrace = 1\nsockets = 1\n";
    fs::write(&file, all).unwrap();
    let variables = [
        ("GANTRY_SERVE_CONFIG", text(&file)),
        ("GANTRY_SERVE_PORT", "2"),
        ("GANTRY_SERVE_HOST", "one.example,two.example"),
        ("GANTRY_SERVE_GRACE", "2"),
    ];
    let out = shown(&["--port", "3", "--trusted-proxy", "10.0.0.1,192.168.0.0/16"], &variables);
    for line in [
        "port = 3",
        "host = [\"one.example\", \"two.example\"]",
        "grace = 2",
        "sockets = 1",
        "connections = 4096",
        "trusted-proxy = [\"10.0.0.1\", \"192.168.0.0/16\"]",
        "address = \"127.0.0.1\"",
        "database = \"gantry.db\"",
        "metrics-from = [\"127.0.0.0/8\", \"::1\"]",
        "log-level = \"info\"",
    ] {
        assert!(out.lines().any(|shown| shown == line), "{line}\n{out}");
    }
}

#[test]
fn shown_settings_are_a_file_of_settings() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("gantry.toml");
    let flags = [
        ["--log-format", "json"],
        ["--log-level", "debug"],
        ["--proxy-header", "forwarded"],
        ["--tls-certificate", "a.pem"],
        ["--tls-key", "b.pem"],
        ["--client", "page"],
        ["--metrics-from", "10.0.0.0/8"],
        ["--thinkers", "3"],
        ["--push-contact", "mailto:me@games.example"],
        ["--push-host", "push.example"],
        ["--nats", "nats://one.example:4222,nats://two.example:4222"],
        ["--node-name", "attic-1"],
    ];
    let out = shown(&flags.concat(), &[]);
    fs::write(&file, &out).unwrap();
    assert_eq!(shown(&["--config", text(&file)], &[]), out);
    let secret = "postgres://me:swordfish@db/gantry";
    let nats = "nats://me:swordfish@one,nats://two";
    let out = shown(&["--nats", nats], &[]);
    assert!(out.contains("nats = \"nats://me:***@one,nats://two\"\n"), "{out}");
    let out = shown(&[], &[("GANTRY_SERVE_DATABASE", secret)]);
    assert!(out.contains("database = \"postgres://me:***@db/gantry\""), "{out}");
}

#[test]
fn unknown_settings_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("gantry.toml");
    for (content, expected) in [
        ("port = 1\nprot = 2\n", "line 2: unknown field `prot`, expected one of"),
        ("\n\nport = \"many\"\n", "line 3: invalid type: string \"many\", expected u16"),
        ("port = 70000", "line 1: "),
        ("grace = 1\nhost = [\"http://x\"]", "line 2: expected the name or address of a machine"),
        ("trusted-proxy = [\"10.0.0\"]", "line 1: expected an address or a network"),
        ("log-level = \"loud\"", "line 1: unknown variant `loud`"),
        ("sockets = 0", "line 1: "),
        ("push-contact = \"me@games.example\"", "line 1: expected an address such as mailto:"),
        ("port", "line 1: "),
    ] {
        fs::write(&file, content).unwrap();
        fail(&["serve", "--config", text(&file)], expected);
        fail(&["serve", "--config", text(&file)], "gantry.toml: line");
    }
    fail(&["serve", "--config", "no-such.toml"], "no-such.toml");
    fail(&["serve", "--nats", "http://one"], "not an address of NATS: \"http://one\"");
    fail(&["serve", "--node-name", "a.b"], "expected at most 40 letters, digits, - and _");
    fail(&["serve", "--node-name", "one"], "give --database postgres://… with --node-name");
    fail(&["serve", "--tls-key", "b.pem"], "tls-certificate and tls-key belong together");
    fail(&["serve", "--tls-key", "b.pem", "--tls-certificate", "no-such.pem"], "no-such.pem");
    for (name, value, expected) in [
        ("GANTRY_SERVE_PROT", "1", "GANTRY_SERVE_PROT: there is no such setting"),
        ("GANTRY_SERVE_PORT", "many", "GANTRY_SERVE_PORT: invalid digit"),
        ("GANTRY_SERVE_HOST", "a.example,", "GANTRY_SERVE_HOST: expected the name"),
        ("GANTRY_SERVE_TRUSTED_PROXY", "x", "GANTRY_SERVE_TRUSTED_PROXY: expected an address"),
    ] {
        let (code, out, err) = with(&["serve"], &[(name, value)]);
        assert_eq!((code, out.as_str(), err.lines().count()), (Some(2), "", 1), "{err}");
        assert!(err.starts_with(&format!("gantry: {expected}")), "{err}");
    }
}

/// The settings that are off unless somebody sets them.
const WITHOUT_DEFAULT: [&str; 12] = [
    "--tls-certificate",
    "a",
    "--tls-key",
    "b",
    "--client",
    "c",
    "--push-contact",
    "mailto:me@games.example",
    "--nats",
    "nats://one",
    "--node-name",
    "attic",
];

#[test]
fn help_shows_every_setting_with_its_variable_but_not_its_value() {
    let help = succeed(&["serve", "--help"]);
    let out = shown(&WITHOUT_DEFAULT, &[]);
    let keys: Vec<&str> = out.lines().filter_map(|line| Some(line.split_once(" = ")?.0)).collect();
    assert_eq!(keys.len(), 21, "{out}");
    for key in keys.into_iter().chain(["config"]) {
        let variable = format!("[env: GANTRY_SERVE_{}]", key.to_uppercase().replace('-', "_"));
        assert!(help.contains(&format!("--{key} ")), "{key}\n{help}");
        assert!(help.split_whitespace().collect::<Vec<_>>().join(" ").contains(&variable), "{key}");
    }
    let secret = "postgres://me:swordfish@db/gantry";
    for command in ["serve", "backup", "check"] {
        let (_, help, _) = with(&[command, "--help"], &[("GANTRY_SERVE_DATABASE", secret)]);
        assert!(help.contains("GANTRY_SERVE_DATABASE") && !help.contains("swordfish"), "{help}");
    }
}

#[test]
fn the_documentation_has_every_setting() {
    let page = include_str!("../../../docs/operations.md");
    let out = shown(&WITHOUT_DEFAULT, &[]);
    for key in out.lines().filter_map(|line| Some(line.split_once(" = ")?.0)) {
        let variable = format!("`GANTRY_SERVE_{}`", key.to_uppercase().replace('-', "_"));
        let mut rows = page.lines().filter(|line| line.starts_with(&format!("| `{key}`")));
        assert!(rows.any(|row| row.contains(&variable)), "{key}");
    }
}

#[test]
fn the_sample_file_says_the_defaults() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("gantry.toml");
    let sample = include_str!("../../../dist/gantry.toml");
    fs::write(&file, sample).unwrap();
    let defaults = shown(&[], &[]);
    assert_eq!(shown(&["--config", text(&file)], &[]), defaults);
    let said: Vec<&str> = sample.lines().filter_map(|line| line.strip_prefix("# ")).collect();
    let settings: Vec<&str> = said.into_iter().filter(|line| line.contains(" = ")).collect();
    fs::write(&file, settings.join("\n")).unwrap();
    let out = shown(&["--config", text(&file)], &[]);
    let other = |line: &&str| {
        !["thinkers", "tls-", "push-contact", "nats", "node-name"]
            .iter()
            .any(|key| line.starts_with(key))
    };
    let same: Vec<&str> = out.lines().filter(other).collect();
    assert_eq!(same, defaults.lines().filter(other).collect::<Vec<_>>());
    assert_eq!(settings.len(), out.lines().count(), "all but the folder of another page");
}
