//! The wasm of a program as browsers load it: split where it says so, with the script that loads
//! it.

use std::fs;
use std::path::Path;

use anyhow::{Context, anyhow};
use wasm_bindgen_cli_support::Bindgen;

use crate::files::Source;
use crate::sizes::Part;

/// The script that loads the pieces, as the split names it.
const LINKS: &str = "__wasm_split.js";

/// What the names of our packages begin with; a piece may be named after the game's.
const PACKAGES: &str = "gantry_";

/// Pieces that are named after no game: they are loaded after what is needed first.
const LATER: &[&str] = &["later", "online", "people", "positions", "values"];

/// The files of a program, the script last: it refers to the others. What is split off is for the
/// game that it is named after, or for several.
pub fn bind(wasm: &Path, name: &str, part: Part) -> anyhow::Result<Vec<Source>> {
    let content = fs::read(wasm).with_context(|| format!("reading {}", wasm.display()))?;
    let folder = tempfile::tempdir()?;
    let main = folder.path().join("main.wasm");
    let mut options = wasm_split_cli_support::Options::new(&content);
    (options.output_dir, options.main_out_path) = (folder.path(), &main);
    let split = wasm_split_cli_support::transform(options)
        .map_err(|error| anyhow!("splitting {}: {error:#}", wasm.display()))?;
    let mut files = Vec::new();
    for piece in &split.split_modules {
        let stem = piece.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let users = split.prefetch_map.iter().filter(|(_, pieces)| pieces.contains(&stem));
        let users = users.map(|(user, _)| user.trim_start_matches(PACKAGES).replace('_', "-"));
        let games: Vec<String> = users.filter(|user| !LATER.contains(&user.as_str())).collect();
        let part = if games.is_empty() { Part::Later } else { Part::Game };
        let content = stripped(&fs::read(piece)?).context("a piece is wasm")?;
        let name = format!("{name}-{stem}.wasm");
        files.push(Source { games, ..Source::new(name, part, content) });
    }
    let links = fs::read_to_string(folder.path().join(LINKS))?;
    let (program, glue) = bound(&main, name)?;
    files.push(Source::new(format!("{name}.wasm"), part, program));
    let glue = joined(&glue, &links, name).into_bytes();
    files.push(Source::new(format!("{name}.js"), part, glue));
    Ok(files)
}

/// The wasm file as browsers load it, and the script that loads it.
fn bound(wasm: &Path, name: &str) -> anyhow::Result<(Vec<u8>, String)> {
    let mut bindgen = Bindgen::new();
    bindgen
        .input_path(wasm)
        .out_name(name)
        .typescript(false)
        // What is split off shares the table of functions.
        .keep_lld_exports(true)
        .remove_name_section(true)
        .remove_producers_section(true);
    let mut output = bindgen
        .web(true)?
        .generate_output()
        .with_context(|| format!("binding {}", wasm.display()))?;
    let glue = output.js().to_owned();
    Ok((output.wasm_mut().emit_wasm(), glue))
}

/// One script of the two that import each other, so that each can be named by its content.
fn joined(glue: &str, links: &str, name: &str) -> String {
    let mut exported = Vec::new();
    let mut script = String::new();
    for line in glue.lines() {
        // `import * as import1 from "./__wasm_split.js"` becomes a value of this script.
        let import = line.strip_prefix("import * as ").filter(|_| line.contains(LINKS));
        match import.and_then(|rest| rest.split_once(' ')) {
            Some((alias, _)) => exported.push(alias.to_owned()),
            None => script.extend([line, "\n"]),
        }
    }
    let mut names = Vec::new();
    for line in links.lines().filter(|line| !line.starts_with("import ")) {
        let line = match line.strip_prefix("export const ") {
            Some(rest) => {
                names.extend(rest.split_once(' ').map(|(name, _)| name));
                format!("const {rest}")
            }
            None => line.to_owned(),
        };
        // Pieces of several programs must not have the same name.
        script.push_str(&line.replace("new URL(\"./", &format!("new URL(\"./{name}-")));
        script.push('\n');
    }
    for alias in exported {
        script.extend(["const ", &alias, " = { ", &names.join(", "), " };\n"]);
    }
    script
}

/// A module without the sections that only tools read; `None` if it is not wasm.
fn stripped(module: &[u8]) -> Option<Vec<u8>> {
    let mut kept = module.get(..8)?.to_vec();
    let mut rest = &module[8..];
    while let Some((kind, after)) = rest.split_first() {
        let (size, length) = number(after)?;
        let whole = 1 + length + size;
        if *kind != 0 {
            kept.extend(rest.get(..whole)?);
        }
        rest = rest.get(whole..)?;
    }
    Some(kept)
}

/// A number in the encoding of wasm, and how many bytes it takes.
fn number(bytes: &[u8]) -> Option<(usize, usize)> {
    let mut value = 0;
    for (index, byte) in bytes.iter().enumerate().take(5) {
        value |= usize::from(byte & 0x7f) << (7 * index);
        if byte & 0x80 == 0 {
            return Some((value, index + 1));
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sections_for_tools_are_left_out() {
        let module = b"\0asm\x01\0\0\0\x01\x02ab\0\x81\0x\x03\x01c";
        assert_eq!(stripped(module).unwrap(), b"\0asm\x01\0\0\0\x01\x02ab\x03\x01c");
        assert_eq!(stripped(b"\0asm\x01\0\0\0\x01\x09ab"), None);
    }

    #[test]
    fn two_scripts_become_one() {
        let glue = "import * as import1 from \"./__wasm_split.js\"\nuse(import1);\n";
        let links = "import { initSync } from \"./main.js\";\nexport const a = fetch(new URL(\"./b.wasm\", x));\n";
        let script = joined(glue, links, "page");
        assert_eq!(
            script,
            "use(import1);\nconst a = fetch(new URL(\"./page-b.wasm\", x));\nconst import1 = { a };\n"
        );
    }
}
