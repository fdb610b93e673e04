//! The list of all parts: what is in the program and in the page, with the licences of each. Most
//! of them ask that their text goes with every copy.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::needs::WASM;
use crate::shell::{CommandError, Outcome, answer, cargo};

/// What files that hold a licence are called, however they end.
const FILES: &[&str] = &["license", "licence", "copying", "notice", "unlicense", "copyright"];

/// A package that somebody else wrote.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Part {
    name: String,
    version: String,
    licence: String,
    source: String,
    manifest: String,
}

/// The list, for the program on this target and the page in it.
pub(super) fn list(target: &str) -> Outcome<String> {
    let mut parts = BTreeSet::new();
    for (package, target) in [("gantry", target), ("gantry-web", WASM), ("gantry-web-worker", WASM)]
    {
        let arguments = ["metadata", "--format-version", "1", "--locked", "--filter-platform"];
        let told = answer(cargo(arguments).arg(target)).unwrap_or_default();
        let metadata: Value = serde_json::from_str(&told)
            .map_err(|error| CommandError::Message(format!("cargo metadata: {error}")))?;
        parts.extend(below(&metadata, package));
    }
    written(&parts)
}

/// Everything of others that a package is built of, directly or through others.
fn below(metadata: &Value, package: &str) -> BTreeSet<Part> {
    let all = metadata["packages"].as_array().into_iter().flatten();
    let packages: BTreeMap<&str, &Value> =
        all.filter_map(|one| Some((one["id"].as_str()?, one))).collect();
    let nodes = metadata["resolve"]["nodes"].as_array().into_iter().flatten();
    let needs: BTreeMap<&str, &Value> =
        nodes.filter_map(|node| Some((node["id"].as_str()?, &node["deps"]))).collect();
    let mut open: Vec<&str> =
        packages.iter().filter(|(_, one)| one["name"] == package).map(|(id, _)| *id).collect();
    let mut seen: BTreeSet<&str> = open.iter().copied().collect();
    while let Some(id) = open.pop() {
        let deps = needs.get(id).and_then(|deps| deps.as_array()).into_iter().flatten();
        // what only tests or builds need is not part of what is handed out
        let built = deps.filter(|dep| {
            let mut kinds = dep["dep_kinds"].as_array().into_iter().flatten();
            kinds.any(|kind| kind["kind"].is_null())
        });
        for other in built.filter_map(|dep| dep["pkg"].as_str()) {
            if seen.insert(other) {
                open.push(other);
            }
        }
    }
    let others =
        seen.into_iter().filter_map(|id| packages.get(id)).filter(|one| !one["source"].is_null());
    others.map(|one| part(one)).collect()
}

fn part(package: &Value) -> Part {
    let text = |key: &str| package[key].as_str().unwrap_or_default().to_owned();
    let homes = ["repository", "homepage"].map(text);
    Part {
        name: text("name"),
        version: text("version"),
        licence: text("license"),
        source: homes.into_iter().find(|home| !home.is_empty()).unwrap_or_default(),
        manifest: text("manifest_path"),
    }
}

/// The licence of the one part that no manifest names.
const TYPEFACE: &str = include_str!("../../../crates/web/assets/OFL-Jost.txt");
const TYPEFACE_SOURCE: &str = "https://github.com/indestructible-type/Jost";

/// A line for each part, then each text once with the parts that it belongs to.
fn written(parts: &BTreeSet<Part>) -> Outcome<String> {
    let mut list = String::from(
        "Gantry is licensed under MIT or Apache-2.0, at your choice. It contains these parts by\n\
         others, and SQLite, which is in the public domain.\n\n",
    );
    let mut texts: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for part in parts {
        let Part { name, version, licence, source, manifest } = part;
        if licence.is_empty() {
            return Err(CommandError::Message(format!(
                "{name} {version} does not say its licence"
            )));
        }
        let _ = writeln!(list, "{name} {version}: {licence} <{source}>");
        for text in licences(Path::new(manifest)) {
            texts.entry(text).or_default().push(format!("{name} {version}"));
        }
    }
    let _ = writeln!(list, "Jost, the typeface of the page: OFL-1.1 <{TYPEFACE_SOURCE}>");
    texts.entry(TYPEFACE.into()).or_default().push("Jost".into());
    for (text, parts) in texts {
        let line = "-".repeat(78);
        let _ = write!(list, "\n{line}\n{}\n{line}\n\n{}\n", parts.join(", "), text.trim());
    }
    Ok(list)
}

/// The texts that lie beside a manifest.
fn licences(manifest: &Path) -> Vec<String> {
    let files = manifest.parent().and_then(|folder| fs::read_dir(folder).ok());
    let mut found: Vec<_> = files.into_iter().flatten().flatten().map(|file| file.path()).collect();
    found.sort();
    let is_licence = |path: &&std::path::PathBuf| {
        let name = path.file_name().unwrap_or_default().to_string_lossy().to_lowercase();
        path.is_file() && FILES.iter().any(|file| name.starts_with(file))
    };
    let texts = found.iter().filter(is_licence).filter_map(|path| fs::read_to_string(path).ok());
    texts.map(|text| text.replace("\r\n", "\n")).collect()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    /// `own` needs `a` to run, `b` to be tested and `c` to be built; `a` needs `d`.
    fn metadata() -> Value {
        let package = |name: &str, source: Value| {
            json!({ "id": name, "name": name, "version": "1.0.0", "license": "MIT",
                    "source": source, "repository": "https://example.org", "manifest_path": "" })
        };
        let needs =
            |name: &str, kind: Value| json!({ "pkg": name, "dep_kinds": [{ "kind": kind }] });
        let packages: Vec<Value> =
            ["a", "b", "c", "d"].map(|name| package(name, json!("registry"))).to_vec();
        let packages = [vec![package("own", Value::Null)], packages].concat();
        let own = [needs("a", Value::Null), needs("b", json!("dev")), needs("c", json!("build"))];
        let nodes =
            json!([{ "id": "own", "deps": own }, { "id": "a", "deps": [needs("d", Value::Null)] }]);
        json!({ "packages": packages, "resolve": { "nodes": nodes } })
    }

    #[test]
    fn every_distributed_part_is_listed() {
        let parts = below(&metadata(), "own");
        let names: Vec<_> = parts.iter().map(|part| part.name.as_str()).collect();
        assert_eq!(names, ["a", "d"]);
        let list = written(&parts).expect("all have a licence");
        assert!(list.contains("\nd 1.0.0: MIT <https://example.org>\n"), "{list}");
    }

    #[test]
    fn a_part_without_a_licence_is_not_distributed() {
        let mut parts = below(&metadata(), "own");
        let mut part = parts.pop_first().expect("a part");
        part.licence.clear();
        parts.insert(part);
        assert!(written(&parts).is_err());
    }

    #[test]
    fn the_texts_of_licences_are_found() {
        let manifest = crate::shell::root().join("Cargo.toml");
        let texts = licences(&manifest);
        assert!(texts.len() == 2 && texts.iter().any(|text| text.contains("Apache")), "{texts:?}");
    }
}
