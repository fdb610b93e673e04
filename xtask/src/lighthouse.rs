//! Lighthouse on the shipped client, as `gantry serve` hands it out: a phone and a desktop. Its
//! figures are printed and its reports are kept below `target`; docs/page-load.md has a copy.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Stdio};
use std::time::Duration;
use std::{env, fs};

use serde_json::Value;

use crate::shell::{CommandError, Outcome, program, target_directory};
use crate::steps::show_and_run_within;
use crate::web::{Client, built};

/// How long one report may take.
const LIMIT: Duration = Duration::from_mins(10);

/// The most that things may move while the page loads.
const LAYOUT_SHIFT: f64 = 0.05;

/// The flags of Chromium: no window, no sandbox (containers offer none), little shared memory.
const FLAGS: &str = "--headless --no-sandbox --disable-gpu --disable-dev-shm-usage";

/// What a report is about, and the least score for performance there. It depends on how busy the
/// machine is, so that is far below what we reach.
struct Profile {
    name: &'static str,
    options: &'static [&'static str],
    least_performance: f64,
}

const PROFILES: [Profile; 2] = [
    Profile { name: "mobile", options: &[], least_performance: 40.0 },
    Profile { name: "desktop", options: &["--preset=desktop"], least_performance: 70.0 },
];

/// The scores that a report must have in full: they do not depend on the machine.
const FULL_SCORES: [(&str, &str); 2] =
    [("accessibility", "accessibility"), ("best practices", "best-practices")];

/// Measurements to print.
const MEASURED: [(&str, &str); 5] = [
    ("first content painted", "first-contentful-paint"),
    ("largest content painted", "largest-contentful-paint"),
    ("blocking time", "total-blocking-time"),
    ("speed index", "speed-index"),
    ("layout shift", "cumulative-layout-shift"),
];

/// Runs it for each profile, prints the figures, and fails below a limit.
pub(crate) fn judge(lighthouse: &Path) -> Outcome {
    let server = Server::start()?;
    let folder = target_directory().join("judges");
    fs::create_dir_all(&folder).map_err(|error| {
        CommandError::Message(format!("cannot make {}: {error}", folder.display()))
    })?;
    let mut reports = Vec::new();
    for profile in &PROFILES {
        let file = folder.join(format!("lighthouse-{}.json", profile.name));
        let mut node = program("node");
        if env::var_os("CHROME_PATH").is_none() {
            node.env("CHROME_PATH", chromium()?);
        }
        node.arg(lighthouse).arg(&server.address).args(["--quiet", "--output=json"]);
        node.args(["--no-enable-error-reporting", &format!("--chrome-flags={FLAGS}")]);
        node.arg(format!("--output-path={}", file.display())).args(profile.options);
        show_and_run_within(&mut node, LIMIT)?;
        reports.push(read(&file)?);
    }
    print!("{}", table(&reports));
    println!("The reports are in {}.", folder.display());
    let found = PROFILES.iter().zip(&reports).flat_map(|(profile, report)| faults(profile, report));
    let found: Vec<String> = found.collect();
    if found.is_empty() { Ok(()) } else { Err(CommandError::Message(found.join("\n"))) }
}

/// The figures as rows, a column per profile.
fn table(reports: &[Value]) -> String {
    let row = |name: &str, cells: &[String]| {
        let cells: Vec<String> = cells.iter().map(|cell| format!("{cell:>10}")).collect();
        format!("{name:<24}{}\n", cells.concat())
    };
    let of = |read: &dyn Fn(&Value) -> String| reports.iter().map(read).collect::<Vec<_>>();
    let mut rows = vec![row("", &PROFILES.map(|profile| profile.name.to_owned()))];
    for (name, category) in [("performance", "performance")].into_iter().chain(FULL_SCORES) {
        rows.push(row(name, &of(&|report| format!("{:.0}", score(report, category)))));
    }
    for (name, audit) in MEASURED {
        let shown = |report: &Value| {
            report["audits"][audit]["displayValue"].as_str().unwrap_or("?").replace('\u{a0}', " ")
        };
        rows.push(row(name, &of(&shown)));
    }
    format!("\n{}", rows.concat())
}

/// What is below a limit, and which findings are the reason.
fn faults(profile: &Profile, report: &Value) -> Vec<String> {
    let name = profile.name;
    let mut faults = Vec::new();
    for (title, category) in FULL_SCORES {
        let score = score(report, category);
        if score < 100.0 {
            faults.push(format!("{name}: {title} is {score:.0}, not 100"));
            faults.extend(findings(report, category));
        }
    }
    let shift = report["audits"]["cumulative-layout-shift"]["numericValue"].as_f64();
    if shift.is_none_or(|shift| shift > LAYOUT_SHIFT) {
        faults.push(format!("{name}: the layout shifts by {shift:?}, more than {LAYOUT_SHIFT}"));
    }
    let performance = score(report, "performance");
    if performance < profile.least_performance {
        let least = profile.least_performance;
        faults.push(format!("{name}: performance is {performance:.0}, below {least:.0}"));
    }
    faults
}

/// A score out of 100; 0 if there is none.
fn score(report: &Value, category: &str) -> f64 {
    (report["categories"][category]["score"].as_f64().unwrap_or(0.0) * 100.0).round()
}

/// The audits of a category that found something, with the elements in question.
fn findings(report: &Value, category: &str) -> Vec<String> {
    let audits = report["categories"][category]["auditRefs"].as_array().into_iter().flatten();
    let audits = audits.filter(|audit| audit["weight"].as_f64() > Some(0.0));
    let audits = audits.filter_map(|audit| report["audits"].get(audit["id"].as_str()?));
    let failed = audits.filter(|audit| audit["score"].as_f64().is_some_and(|score| score < 1.0));
    let told = failed.map(|audit| {
        let items = audit["details"]["items"].as_array().into_iter().flatten();
        let parts = items.map(|item| match item["node"]["snippet"].as_str() {
            Some(snippet) => snippet.to_owned(),
            None => item.to_string(),
        });
        let parts: Vec<String> = parts.collect();
        format!("    {}: {}", audit["title"].as_str().unwrap_or("?"), parts.join(", "))
    });
    told.collect()
}

fn read(file: &Path) -> Outcome<Value> {
    let wrong = |error: String| CommandError::Message(format!("{}: {error}", file.display()));
    let text = fs::read_to_string(file).map_err(|error| wrong(error.to_string()))?;
    serde_json::from_str(&text).map_err(|error| wrong(error.to_string()))
}

/// The path of Chromium: Lighthouse looks for Chrome only.
fn chromium() -> Outcome<std::path::PathBuf> {
    let path = env::var_os("PATH").unwrap_or_default();
    let mut places = env::split_paths(&path).map(|folder| folder.join("chromium"));
    let found = places.find(|place| place.is_file());
    found.ok_or_else(|| CommandError::Message("chromium is not on the search path".into()))
}

/// A running `gantry serve` with the shipped client, stopped on drop.
struct Server {
    address: String,
    process: Child,
}

impl Server {
    /// Starts it on a free port, with nothing stored.
    fn start() -> Outcome<Self> {
        let mut gantry = built("debug", "gantry");
        gantry.args(["serve", "--port=0", "--database=memory:", "--client"]);
        gantry.arg(Client::Shipped.directory()).stdin(Stdio::null());
        gantry.stdout(Stdio::piped()).stderr(Stdio::null());
        let mut process = gantry
            .spawn()
            .map_err(|error| CommandError::Message(format!("gantry does not start: {error}")))?;
        let lines = process.stdout.take().map(|output| BufReader::new(output).lines());
        let first = lines.into_iter().flatten().find_map(Result::ok).unwrap_or_default();
        let address = first.split_whitespace().find(|word| word.starts_with("http://"));
        let address = address.map(ToOwned::to_owned);
        let mut server = Self { address: String::new(), process };
        server.address = address
            .ok_or_else(|| CommandError::Message(format!("gantry serve said only: {first}")))?;
        Ok(server)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn report(accessibility: f64, shift: f64) -> Value {
        json!({
            "categories": {
                "performance": { "score": 0.9 },
                "accessibility": {
                    "score": accessibility,
                    "auditRefs": [{ "id": "list", "weight": 7 }, { "id": "fine", "weight": 7 }],
                },
                "best-practices": { "score": 1 },
            },
            "audits": {
                "list": {
                    "title": "Lists are lists",
                    "score": 0,
                    "details": { "items": [{ "node": { "snippet": "<ul role=log>" } }] },
                },
                "fine": { "title": "Fine", "score": 1 },
                "cumulative-layout-shift": { "numericValue": shift, "displayValue": "0.01" },
            },
        })
    }

    #[test]
    fn a_report_below_a_limit_is_at_fault() {
        let [mobile, _] = &PROFILES;
        assert_eq!(faults(mobile, &report(1.0, 0.01)), [""; 0]);
        let found = faults(mobile, &report(0.99, 0.41));
        assert_eq!(found.len(), 3, "{found:?}");
        assert_eq!(found[0], "mobile: accessibility is 99, not 100");
        assert_eq!(found[1], "    Lists are lists: <ul role=log>");
        assert!(found[2].contains("0.41"), "{found:?}");
        let empty = faults(mobile, &json!({}));
        assert!(empty.iter().any(|fault| fault.contains("performance is 0")), "{empty:?}");
    }

    #[test]
    fn figures_are_a_column_per_profile() {
        let table = table(&[report(1.0, 0.0), report(0.99, 0.0)]);
        assert!(table.contains("accessibility                  100        99\n"), "{table}");
        assert!(table.contains("layout shift                  0.01      0.01\n"), "{table}");
    }
}
