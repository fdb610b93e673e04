//! The files of the client: named by content hash, compressed, listed.

use std::fs;
use std::io::Write as _;
use std::path::Path;

use anyhow::Context;
use sha2::{Digest, Sha256};

use crate::sizes::Part;
use crate::{folders, skeleton};

/// How much time compressing may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effort {
    /// As little as possible for what is large: the files stay on this machine.
    Quick,
    /// As much as it takes for the smallest files.
    Small,
}

/// The scripts, styles and pictures in `crates/web/assets`, ordered so that no file refers to a
/// later one. They refer to files that are made: programs, texts, posters.
const ASSETS: &[(&str, Part)] = &[
    ("icon.svg", Part::Home),
    ("icon-maskable.svg", Part::Later),
    ("jost.woff2", Part::Home),
    ("work.js", Part::Game),
    ("start.js", Part::Home),
    ("first.js", Part::Home),
    ("style.css", Part::Home),
    ("people.css", Part::Later),
    ("manifest.webmanifest", Part::Later),
    ("index.html", Part::Home),
    ("sw.js", Part::Later),
];
/// Files that keep their names, because browsers ask for them.
const ENTRIES: &[&str] = &["index.html", "sw.js"];

/// A file to be bundled.
#[derive(Clone, Debug)]
pub struct Source {
    /// Its plain name.
    pub name: String,
    /// When it is needed.
    pub part: Part,
    /// The language of its text.
    pub language: Option<&'static str>,
    /// The games that it is for; none if it is for all.
    pub games: Vec<String>,
    /// What is in it.
    pub content: Vec<u8>,
}

impl Source {
    /// A file in no particular language, for no particular game.
    pub fn new(name: impl Into<String>, part: Part, content: Vec<u8>) -> Self {
        Self { name: name.into(), part, language: None, games: Vec::new(), content }
    }
}

/// One file.
#[derive(Debug)]
pub struct File {
    /// Its plain name.
    pub plain: String,
    /// Its name with its hash.
    pub name: String,
    /// When it is needed.
    pub part: Part,
    /// The language of its text.
    pub language: Option<&'static str>,
    /// The games that it is for; none if it is for all.
    pub games: Vec<String>,
    /// What is in it.
    pub content: Vec<u8>,
    /// The same, compressed.
    pub brotli: Vec<u8>,
    /// The same, compressed for those who do not know brotli.
    pub gzip: Vec<u8>,
}

impl File {
    fn new(source: Source, effort: Effort) -> anyhow::Result<Self> {
        let Source { name: plain, part, language, games, content } = source;
        let keeps_name = ENTRIES.contains(&plain.as_str());
        let name = if keeps_name { plain.clone() } else { hashed(&plain, &content) };
        // Sizes that are limited are always those of what is shipped.
        let may_hurry = part == Part::Later || is_program(&plain);
        let effort = if may_hurry { effort } else { Effort::Small };
        let (brotli, gzip) = (brotli(&content, effort)?, gzip(&content, effort)?);
        Ok(Self { plain, name, part, language, games, content, brotli, gzip })
    }
}

/// All files.
#[derive(Debug)]
pub struct Dist {
    /// In the order in which they refer to each other.
    pub files: Vec<File>,
}

impl Dist {
    /// Names and compresses everything: what was made, then the styles of the boards, then the
    /// assets.
    pub fn new(web: &Path, made: Vec<Source>, effort: Effort) -> anyhow::Result<Self> {
        let mut files: Vec<File> = Vec::new();
        for source in made {
            // A program's script comes after the program and refers to it.
            let is_script = has_ending(&source.name, &["js"]);
            let content = if is_script { refer(source.content, &files)? } else { source.content };
            files.push(File::new(Source { content, ..source }, effort)?);
        }
        for source in board_styles(&web.join("src/boards"))? {
            files.push(File::new(source, effort)?);
        }
        for (name, part) in ASSETS {
            let content = read(&web.join("assets").join(name))?;
            let content = match *name {
                "style.css" => [content, read(&web.join("src/page/style.css"))?].concat(),
                _ => content,
            };
            let content = if is_text(name) { refer(content, &files)? } else { content };
            let content = match *name {
                "sw.js" => list(content, &files)?,
                "index.html" => skeleton::fill(content, &files)?,
                _ => content,
            };
            files.push(File::new(Source::new(*name, *part, content), effort)?);
        }
        Ok(Self { files })
    }

    /// Writes everything into an empty directory.
    pub fn write(&self, out: &Path) -> anyhow::Result<()> {
        if out.exists() {
            fs::remove_dir_all(out).with_context(|| format!("clearing {}", out.display()))?;
        }
        fs::create_dir_all(out)?;
        for file in &self.files {
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
}

fn read(path: &Path) -> anyhow::Result<Vec<u8>> {
    fs::read(path).with_context(|| format!("reading {}", path.display()))
}

/// Whether a name ends with one of these endings.
fn has_ending(name: &str, endings: &[&str]) -> bool {
    let ending = Path::new(name).extension().unwrap_or_default();
    endings.iter().any(|known| ending == *known)
}

/// Whether a file is a program or the script that loads it.
pub fn is_program(name: &str) -> bool {
    has_ending(name, &["js", "wasm"])
}

fn is_text(name: &str) -> bool {
    !has_ending(name, &["woff2"])
}

/// The styles of the boards, each for its game.
fn board_styles(boards: &Path) -> anyhow::Result<Vec<Source>> {
    let mut sources = Vec::new();
    for module in folders(boards)? {
        let style = boards.join(&module).join("style.css");
        if style.is_file() {
            let game = module.replace('_', "-");
            let name = format!("style-{game}.css");
            let source = Source::new(name, Part::Game, read(&style)?);
            sources.push(Source { games: vec![game], ..source });
        }
    }
    Ok(sources)
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

/// Replaces `./name` in quotes with the name that contains its hash.
fn refer(content: Vec<u8>, files: &[File]) -> anyhow::Result<Vec<u8>> {
    let mut text = String::from_utf8(content)?;
    for File { plain, name, .. } in files {
        text = text.replace(&format!("\"./{plain}\""), &format!("\"./{name}\""));
    }
    Ok(text.into_bytes())
}

/// Lists the files in the service worker, with a version for all of them. Files in a language are
/// listed apart: each reader needs one of them.
fn list(content: Vec<u8>, files: &[File]) -> anyhow::Result<Vec<u8>> {
    let text = String::from_utf8(content)?;
    let mut hash = Sha256::new();
    files.iter().for_each(|file| hash.update(&file.content));
    let version = short(&hash.finalize());
    let names = |of_language: bool| {
        let listed = files.iter().filter(|file| file.language.is_some() == of_language);
        let names = listed.map(|file| if file.name == "index.html" { "" } else { &file.name });
        names.map(|name| format!("\"./{name}\"")).collect::<Vec<_>>().join(", ")
    };
    let text = text.replace("@version", &version);
    let text = text.replace("\"@files\"", &names(false)).replace("\"@texts\"", &names(true));
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
pub mod tests {
    use super::*;

    pub fn dist(glue: &str) -> Dist {
        let web = tempfile::tempdir().unwrap();
        fs::create_dir(web.path().join("assets")).unwrap();
        for (name, _) in ASSETS {
            fs::write(
                web.path().join("assets").join(name),
                format!("{name} \"./page.js\" \"@version\" [\"@files\"] [\"@texts\"] @names @size"),
            )
            .unwrap();
        }
        for (folder, style) in [("boards/tic_tac_toe", "of a board"), ("page", "of the page")] {
            let folder = web.path().join("src").join(folder);
            fs::create_dir_all(&folder).unwrap();
            fs::write(folder.join("style.css"), style).unwrap();
        }
        let words = Source {
            language: Some("en"),
            ..Source::new(
                "words-en.ftl",
                Part::Home,
                b"web-title = Title\nweb-lead = Lead\n".to_vec(),
            )
        };
        let made = vec![
            words,
            Source::new("page.wasm", Part::Home, vec![0, 255]),
            Source::new("page.js", Part::Home, format!("{glue} \"./page.wasm\"").into()),
        ];
        Dist::new(web.path(), made, Effort::Quick).unwrap()
    }

    #[test]
    fn names_follow_the_content() {
        let (one, same, other) = (dist("1"), dist("1"), dist("2"));
        let names =
            |dist: &Dist| dist.files.iter().map(|file| file.name.clone()).collect::<Vec<_>>();
        assert_eq!(names(&one), names(&same));
        let differ =
            names(&one).iter().zip(names(&other)).filter(|(one, other)| *one != other).count();
        // A picture of a letter is no text, and the entries keep their names.
        let naming = ASSETS.len() - ENTRIES.len() - 1;
        assert_eq!(differ, naming + 1, "the glue and those that name it");
    }

    #[test]
    fn the_styles_of_a_board_are_a_file_for_its_game() {
        let dist = dist("1");
        let style = |name: &str| dist.files.iter().find(|file| file.plain == name).unwrap();
        let text = |file: &File| String::from_utf8(file.content.clone()).unwrap();
        assert!(text(style("style.css")).ends_with("of the page"));
        let board = style("style-tic-tac-toe.css");
        assert_eq!((text(board).as_str(), board.part), ("of a board", Part::Game));
        assert_eq!(board.games, ["tic-tac-toe"]);
    }

    #[test]
    fn files_name_each_other_by_hash_and_the_service_worker_lists_them() {
        let dist = dist("1");
        let named = |plain: &str| &dist.files.iter().find(|file| file.plain == plain).unwrap().name;
        let text = |plain: &str| {
            let file = dist.files.iter().find(|file| file.plain == plain).unwrap();
            String::from_utf8(file.content.clone()).unwrap()
        };
        assert!(text("index.html").contains(&format!("\"./{}\"", named("page.js"))));
        assert!(text("page.js").contains(&format!("\"./{}\"", named("page.wasm"))));
        let worker = text("sw.js");
        for file in dist.files.iter().filter(|file| !ENTRIES.contains(&file.name.as_str())) {
            assert!(worker.contains(&file.name), "{}", file.name);
        }
        assert!(worker.contains("\"./\"") && !worker.contains("\"@"), "{worker}");
        let (files, texts) = worker.split_once("] [").unwrap();
        assert!(texts.contains(named("words-en.ftl")) && !files.contains(named("words-en.ftl")));
    }
}
