//! How much a browser loads, and how much it may.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use anyhow::ensure;

use crate::LANGUAGES;
use crate::files::{File, is_program};

/// When a file is needed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// Before the first screen can be used.
    Home,
    /// In addition, before a game can be played.
    Game,
    /// Later, by those who ask for it.
    Later,
}

/// How much something may weigh with brotli, in bytes.
struct Limit {
    /// What is limited, each in one language and for one game.
    what: &'static str,
    /// Whether a file is meant.
    is_meant: fn(&File) -> bool,
    /// Whether it is checked in every build: programs are small only if they are built to be
    /// shipped.
    always: bool,
    most: usize,
}

const fn limit(
    what: &'static str,
    is_meant: fn(&File) -> bool,
    always: bool,
    most: usize,
) -> Limit {
    Limit { what, is_meant, always, most }
}

const LIMITS: &[Limit] = &[
    limit("the page's program", |file| file.plain.starts_with("page."), false, 306_000),
    limit("what boards share", |file| is_piece("page", file, false), false, 92_000),
    limit("a board", |file| is_piece("page", file, true), false, 175_000),
    limit("the worker's program", |file| file.plain.starts_with("worker."), false, 190_000),
    limit("what games share", |file| is_piece("worker", file, false), false, 46_000),
    limit("a game", |file| is_piece("worker", file, true), false, 103_000),
    limit("styles", |file| file.plain == "style.css", true, 26_000),
    limit("the typeface", |file| file.plain == "jost.woff2", true, 25_000),
    limit("a poster", |file| file.plain.starts_with("poster-"), true, 4_000),
    limit("the first page", |file| file.plain == "index.html", true, 4_000),
    limit("the page's texts", |file| is_words(file, Part::Home), true, 12_000),
    limit("a game's texts", |file| is_words(file, Part::Game), true, 11_000),
];

/// Whether a file is a piece of a program, for one game or for several.
fn is_piece(program: &str, file: &File, for_one: bool) -> bool {
    let piece = file.plain.strip_prefix(program).is_some_and(|rest| rest.starts_with('-'));
    piece && file.part == Part::Game && (file.games.len() == 1) == for_one
}

/// The most until the first screen can be used, and the most in addition until a game can be
/// played: with brotli, in one language, for one game.
const MOST_HOME: usize = 361_000;
const MOST_GAME: usize = 642_000;

fn is_words(file: &File, part: Part) -> bool {
    file.plain.starts_with("words-") && file.part == part
}

/// The size of a file in three forms: plain, gzip, brotli.
type Sizes = [usize; 3];

fn sizes(file: &File) -> Sizes {
    [file.content.len(), file.gzip.len(), file.brotli.len()]
}

fn sum(one: Sizes, other: Sizes) -> Sizes {
    [one[0] + other[0], one[1] + other[1], one[2] + other[2]]
}

/// What a reader loads in a part: in the language, and with the game, for which it is most.
fn load(files: &[File], part: Part) -> Sizes {
    let in_part = || files.iter().filter(|file| file.part == part);
    let mut games: BTreeSet<_> = in_part().flat_map(|file| &file.games).map(Some).collect();
    games.insert(None);
    let readers =
        LANGUAGES.iter().flat_map(|(language, _)| games.iter().map(move |game| (*language, *game)));
    let loads = readers.map(|(language, game)| {
        let meant = |file: &&File| {
            file.language.is_none_or(|of| of == language)
                && (part != Part::Game
                    || file.games.is_empty()
                    || game.is_some_and(|game| file.games.contains(game)))
        };
        in_part().filter(meant).map(sizes).fold(Sizes::default(), sum)
    });
    loads.max_by_key(|sizes| sizes[2]).unwrap_or_default()
}

/// A table of sizes: every file, then what a reader loads until when, with the limits.
pub fn table(files: &[File]) -> String {
    let mut text = format!("{:<40}{:>9}{:>9}{:>9}\n", "file", "plain", "gzip", "brotli");
    let mut line = |name: &str, [plain, gzip, brotli]: Sizes, limit: Option<usize>| {
        let _ = write!(text, "{name:<40}{plain:>9}{gzip:>9}{brotli:>9}");
        let _ = match limit {
            Some(limit) => writeln!(text, "  of {limit:>6}"),
            None => writeln!(text),
        };
    };
    files.iter().for_each(|file| line(&file.name, sizes(file), None));
    for Limit { what, is_meant, most, .. } in LIMITS {
        line(what, largest(files, *is_meant), Some(*most));
    }
    line("until home can be used", load(files, Part::Home), Some(MOST_HOME));
    line("and until a game can be played", load(files, Part::Game), Some(MOST_GAME));
    line("later, in one language", load(files, Part::Later), None);
    text
}

/// The size of what a limit is about: of a program all files, otherwise the largest file.
fn largest(files: &[File], is_meant: fn(&File) -> bool) -> Sizes {
    let meant = files.iter().filter(|file| is_meant(file));
    let is_program = |file: &&File| file.games.len() != 1 && is_program(&file.plain);
    let (program, others): (Vec<_>, Vec<_>) = meant.partition(is_program);
    let program = program.into_iter().map(sizes).fold(Sizes::default(), sum);
    let other = others.into_iter().map(sizes).max_by_key(|sizes| sizes[2]).unwrap_or_default();
    sum(program, other)
}

/// Refuses what is larger than it may be. A client that was built quickly is larger, but its texts,
/// styles and pictures are those that are shipped.
pub fn check(files: &[File], shipped: bool) -> anyhow::Result<()> {
    for Limit { what, is_meant, always, most } in LIMITS {
        let [.., size] = largest(files, *is_meant);
        ensure!(
            size <= *most || !(shipped || *always),
            "{what}: {size} bytes with brotli; the most are {most}"
        );
    }
    for (what, part, limit) in [("home", Part::Home, MOST_HOME), ("a game", Part::Game, MOST_GAME)]
    {
        let [.., size] = load(files, part);
        ensure!(!shipped || size <= limit, "{what} loads {size} bytes; the most are {limit}");
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::files::{Dist, tests::dist};

    fn file(name: &str, part: Part, language: Option<&'static str>, size: usize) -> File {
        let games = ["go", "chess"].into_iter().filter(|game| name.contains(game));
        let games = games.map(Into::into).collect();
        let (plain, name, brotli) = (name.into(), name.into(), vec![0; size]);
        File { plain, name, part, language, games, content: Vec::new(), brotli, gzip: Vec::new() }
    }

    #[test]
    fn a_reader_loads_one_language_and_one_game() {
        let files = [
            file("page.wasm", Part::Home, None, 100),
            file("words-en.ftl", Part::Home, Some("en"), 10),
            file("words-de.ftl", Part::Home, Some("de"), 12),
            file("worker.wasm", Part::Game, None, 50),
            file("words-go-en.ftl", Part::Game, Some("en"), 3),
            file("words-chess-en.ftl", Part::Game, Some("en"), 4),
            file("page-chess.wasm", Part::Game, None, 7),
            file("page-go.wasm", Part::Game, None, 9),
            file("page-go-chess.wasm", Part::Game, None, 1),
            file("page-later.wasm", Part::Later, None, 100),
        ];
        assert_eq!(load(&files, Part::Home)[2], 112);
        assert_eq!(load(&files, Part::Game)[2], 63, "the worker, and go in English");
    }

    #[test]
    fn what_is_too_large_is_refused_also_in_a_quick_build() {
        check(&[file("style.css", Part::Home, None, 1)], false).unwrap();
        let error = check(&[file("style.css", Part::Home, None, 99_999)], false).unwrap_err();
        assert!(error.to_string().starts_with("styles: 99999"), "{error}");
        let program = [file("page.wasm", Part::Home, None, 999_999)];
        check(&program, false).unwrap();
        assert!(check(&program, true).is_err());
        let many: Vec<File> = (0..4).map(|_| file("icon.svg", Part::Home, None, 99_999)).collect();
        assert!(check(&many, true).is_err(), "together they are too large");
    }

    #[test]
    fn the_table_names_every_file_and_the_sums() {
        let Dist { files } = dist("1");
        let table = table(&files);
        assert!(files.iter().all(|file| table.contains(&file.name)), "{table}");
        assert!(table.contains("until home can be used"), "{table}");
    }
}
