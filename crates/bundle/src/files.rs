//! The files of the client: named by content hash, compressed, listed.

use std::fmt::Write as _;
use std::fs;
use std::io::Write as _;
use std::path::Path;

use anyhow::Context;
use sha2::{Digest, Sha256};

/// The most that a first visit may load, compressed.
pub const MOST_FIRST_LOAD: usize = 1_000_000;

/// Files that others refer to, ordered so that no file refers to a later one.
const NAMED: &[&str] = &[
    "icon.svg",
    "icon-maskable.svg",
    "gantry.wasm",
    "gantry.js",
    "start.js",
    "style.css",
    "manifest.webmanifest",
];
/// Files that keep their names, because browsers ask for them.
const ENTRIES: &[&str] = &["index.html", "sw.js"];

/// How much time compressing may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effort {
    /// As little as possible: the files stay on this machine.
    Quick,
    /// As much as it takes for the smallest files.
    Small,
}

/// One file.
#[derive(Debug)]
struct File {
    name: String,
    content: Vec<u8>,
    brotli: Vec<u8>,
    gzip: Vec<u8>,
}

impl File {
    fn new(name: String, content: Vec<u8>, effort: Effort) -> anyhow::Result<Self> {
        let (brotli, gzip) = (brotli(&content, effort)?, gzip(&content, effort)?);
        Ok(Self { name, content, brotli, gzip })
    }
}

/// All files.
#[derive(Debug)]
pub struct Dist {
    /// Loaded on the first visit.
    files: Vec<File>,
    /// Loaded later, while the page already runs.
    later: Vec<File>,
}

impl Dist {
    /// Names and compresses everything. The boards' styles follow the page's. Pages already have
    /// names, refer to nothing, and are not needed at first.
    pub fn new(
        web: &Path,
        wasm: Vec<u8>,
        glue: Vec<u8>,
        pages: impl Iterator<Item = (String, Vec<u8>)>,
        effort: Effort,
    ) -> anyhow::Result<Self> {
        let (mut wasm, mut glue) = (Some(wasm), Some(glue));
        let mut renamed: Vec<(&str, String)> = Vec::new();
        let pages = pages.map(|(name, content)| File::new(name, content, effort));
        let later = pages.collect::<anyhow::Result<Vec<_>>>()?;
        let mut files = Vec::new();
        for name in NAMED.iter().chain(ENTRIES) {
            let content = match *name {
                "gantry.wasm" => wasm.take().unwrap_or_default(),
                "gantry.js" => glue.take().unwrap_or_default(),
                "style.css" => [read(&web.join("assets").join(name))?, styles(web)?].concat(),
                _ => read(&web.join("assets").join(name))?,
            };
            let content = if *name == "gantry.wasm" { content } else { refer(content, &renamed)? };
            let content = if *name == "sw.js" { list(content, &files, &later)? } else { content };
            let own =
                if ENTRIES.contains(name) { (*name).to_owned() } else { hashed(name, &content) };
            renamed.push((name, own.clone()));
            files.push(File::new(own, content, effort)?);
        }
        Ok(Self { files, later })
    }

    /// Writes everything into an empty directory.
    pub fn write(&self, out: &Path) -> anyhow::Result<()> {
        if out.exists() {
            fs::remove_dir_all(out).with_context(|| format!("clearing {}", out.display()))?;
        }
        fs::create_dir_all(out)?;
        for file in self.files.iter().chain(&self.later) {
            let write = |ending: &str, content: &[u8]| {
                let path = out.join(format!("{}{ending}", file.name));
                fs::write(&path, content).with_context(|| format!("writing {}", path.display()))
            };
            write("", &file.content)?;
            write(".br", &file.brotli)?;
            write(".gz", &file.gzip)?;
        }
        Ok(())
    }

    /// The size of a first visit with brotli, in bytes.
    pub fn first_load(&self) -> usize {
        compressed(&self.files)
    }

    /// A table of sizes.
    pub fn sizes(&self) -> String {
        let mut text = format!("{:<36}{:>10}{:>10}{:>10}\n", "file", "plain", "gzip", "brotli");
        for File { name, content, brotli, gzip } in self.files.iter().chain(&self.later) {
            let (plain, gzip, brotli) = (content.len(), gzip.len(), brotli.len());
            let _ = writeln!(text, "{name:<36}{plain:>10}{gzip:>10}{brotli:>10}");
        }
        let _ = writeln!(text, "{:<56}{:>10}", "first load", self.first_load());
        let _ = writeln!(text, "{:<56}{:>10}", "later", compressed(&self.later));
        text
    }
}

fn read(path: &Path) -> anyhow::Result<Vec<u8>> {
    fs::read(path).with_context(|| format!("reading {}", path.display()))
}

/// The styles of all boards, in name order.
fn styles(web: &Path) -> anyhow::Result<Vec<u8>> {
    let boards = web.join("src/boards");
    let entries = fs::read_dir(&boards).with_context(|| format!("reading {}", boards.display()))?;
    let paths = entries.map(|entry| Ok(entry?.path().join("style.css")));
    let mut paths = paths.collect::<anyhow::Result<Vec<_>>>()?;
    paths.retain(|path| path.is_file());
    paths.sort();
    let styles = paths.iter().map(|path| read(path)).collect::<anyhow::Result<Vec<_>>>()?;
    Ok(styles.concat())
}

/// The total size with brotli, in bytes.
fn compressed(files: &[File]) -> usize {
    files.iter().map(|file| file.brotli.len()).sum()
}

/// The first twelve digits of a hash.
fn short(hash: &[u8]) -> String {
    let number = hash[..6].iter().fold(0_u64, |number, byte| number << 8 | u64::from(*byte));
    format!("{number:012x}")
}

/// `style.css` as `style-0123456789ab.css`.
fn hashed(name: &str, content: &[u8]) -> String {
    let hash = short(&Sha256::digest(content));
    match name.rsplit_once('.') {
        Some((stem, ending)) => format!("{stem}-{hash}.{ending}"),
        None => format!("{name}-{hash}"),
    }
}

/// Replaces `./name` in quotes or brackets with the name that contains its hash.
fn refer(content: Vec<u8>, renamed: &[(&str, String)]) -> anyhow::Result<Vec<u8>> {
    let mut text = String::from_utf8(content)?;
    for (name, own) in renamed {
        text = text.replace(&format!("\"./{name}\""), &format!("\"./{own}\""));
    }
    Ok(text.into_bytes())
}

/// Lists the files in the service worker, with a version for all of them.
fn list(content: Vec<u8>, files: &[File], later: &[File]) -> anyhow::Result<Vec<u8>> {
    let text = String::from_utf8(content)?;
    let mut hash = Sha256::new();
    files.iter().chain(later).for_each(|file| hash.update(&file.content));
    let version = short(&hash.finalize());
    let names = |files: &[File]| {
        let names =
            files.iter().map(|file| if file.name == "index.html" { "" } else { &file.name });
        names.map(|name| format!("\"./{name}\"")).collect::<Vec<_>>().join(", ")
    };
    let text = text.replace("@version", &version);
    let text = text.replace("\"@files\"", &names(files)).replace("\"@later\"", &names(later));
    Ok(text.into_bytes())
}

fn brotli(content: &[u8], effort: Effort) -> anyhow::Result<Vec<u8>> {
    let mut out = Vec::new();
    let quality = if effort == Effort::Quick { 1 } else { 11 };
    let parameters = brotli::enc::BrotliEncoderParams { quality, lgwin: 24, ..Default::default() };
    brotli::BrotliCompress(&mut &*content, &mut out, &parameters)?;
    Ok(out)
}

fn gzip(content: &[u8], effort: Effort) -> anyhow::Result<Vec<u8>> {
    let quick = effort == Effort::Quick;
    let level = if quick { flate2::Compression::fast() } else { flate2::Compression::best() };
    let mut encoder = flate2::write::GzEncoder::new(Vec::new(), level);
    encoder.write_all(content)?;
    Ok(encoder.finish()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn dist(glue: &str) -> Dist {
        let web = tempfile::tempdir().unwrap();
        fs::create_dir(web.path().join("assets")).unwrap();
        for name in NAMED.iter().chain(ENTRIES) {
            fs::write(
                web.path().join("assets").join(name),
                format!("{name} \"./gantry.js\" \"@version\" [\"@files\"] [\"@later\"]"),
            )
            .unwrap();
        }
        for board in ["two", "one"] {
            let folder = web.path().join("src/boards").join(board);
            fs::create_dir_all(&folder).unwrap();
            fs::write(folder.join("style.css"), format!(" {board}")).unwrap();
        }
        let pages = [("rules.html".to_owned(), b"rules".to_vec())];
        Dist::new(web.path(), vec![0, 255], glue.into(), pages.into_iter(), Effort::Quick).unwrap()
    }

    #[test]
    fn names_follow_the_content() {
        let (one, same, other) = (dist("1"), dist("1"), dist("2"));
        let names =
            |dist: &Dist| dist.files.iter().map(|file| file.name.clone()).collect::<Vec<_>>();
        assert_eq!(names(&one), names(&same));
        let differ =
            names(&one).iter().zip(names(&other)).filter(|(one, other)| *one != other).count();
        let naming = NAMED.iter().skip_while(|name| **name != "gantry.js").count();
        assert_eq!(differ, naming, "the glue and those that name it");
    }

    #[test]
    fn the_styles_of_boards_follow_that_of_the_page() {
        let dist = dist("1");
        let style = dist.files.iter().find(|file| file.name.starts_with("style")).unwrap();
        let text = String::from_utf8(style.content.clone()).unwrap();
        assert!(text.starts_with("style.css ") && text.ends_with(" one two"), "{text}");
    }

    #[test]
    fn files_name_each_other_by_hash_and_the_service_worker_lists_them() {
        let dist = dist("1");
        let glue = &dist.files[3].name;
        let text = |name: &str| {
            let file = dist.files.iter().find(|file| file.name == name).unwrap();
            String::from_utf8(file.content.clone()).unwrap()
        };
        assert!(text("index.html").contains(&format!("\"./{glue}\"")));
        let worker = text("sw.js");
        let all = dist.files.iter().chain(&dist.later);
        for file in all.filter(|file| !ENTRIES.contains(&file.name.as_str())) {
            assert!(worker.contains(&file.name), "{}", file.name);
        }
        assert!(worker.contains("\"./\"") && !worker.contains('@'));
    }
}
