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

/// How much something may weigh, in bytes.
struct Limit {
    /// What is limited, each in one language and for one game.
    what: &'static str,
    /// Whether a file is meant.
    is_meant: fn(&File) -> bool,
    /// The most with brotli.
    most: usize,
    /// The most as it is in a client that was built quickly, where programs are larger and hardly
    /// compressed; `None` for what is the same there, so that `most` holds.
    quick: Option<usize>,
}

const fn limit(what: &'static str, is_meant: fn(&File) -> bool, most: usize) -> Limit {
    Limit { what, is_meant, most, quick: None }
}

const fn program(
    what: &'static str,
    is_meant: fn(&File) -> bool,
    most: usize,
    quick: usize,
) -> Limit {
    Limit { what, is_meant, most, quick: Some(quick) }
}

const LIMITS: &[Limit] = &[
    program("the page's program", |file| file.plain.starts_with("page."), 306_000, 3_700_000),
    program("what boards share", |file| is_piece("page", file, false), 83_000, 1_100_000),
    program("a board", |file| is_piece("page", file, true), 139_000, 2_500_000),
    program("the worker's program", |file| file.plain.starts_with("worker."), 180_000, 1_250_000),
    program("what games share", |file| is_piece("worker", file, false), 38_000, 190_000),
    program("a game", |file| is_piece("worker", file, true), 103_000, 600_000),
    limit("styles", |file| file.plain == "style.css", 10_500),
    limit("a board's styles", |file| file.plain.starts_with("style-"), 9_000),
    limit("the typeface", |file| file.plain == "jost.woff2", 25_000),
    limit("a poster", |file| file.plain.starts_with("poster-"), 4_000),
    limit("the first page", |file| file.plain == "index.html", 4_000),
    limit("the page's texts", |file| is_words(file, Part::Home), 12_000),
    limit("a game's texts", |file| is_words(file, Part::Game), 11_000),
];

/// Whether a file is a piece of a program, for one game or for several.
fn is_piece(program: &str, file: &File, for_one: bool) -> bool {
    let piece = file.plain.strip_prefix(program).is_some_and(|rest| rest.starts_with('-'));
    piece && file.part == Part::Game && (file.games.len() == 1) == for_one
}

/// The most until the first screen can be used, and the most in addition until a game can be
/// played: with brotli, in one language, for one game.
const MOST_HOME: usize = 350_000;
const MOST_GAME: usize = 575_000;

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

/// What only the worker reads: the texts of lessons and puzzles. In the page's program they would
/// be loaded before home can be used.
const NOT_IN_PAGE: [&str; 2] = ["[[lesson]]", "gantry puzzles"];

/// Refuses what is larger than it may be, and a page that contains what only the worker reads. In a
/// client that was built quickly, programs have limits of their own; texts, styles and pictures are
/// those that are shipped.
pub fn check(files: &[File], shipped: bool) -> anyhow::Result<()> {
    for Limit { what, is_meant, most, quick } in LIMITS {
        let [plain, _, brotli] = largest(files, *is_meant);
        let (size, most, how) = match quick {
            Some(quick) if !shipped => (plain, quick, "plain"),
            _ => (brotli, most, "with brotli"),
        };
        ensure!(size <= *most, "{what}: {size} bytes {how}; the most are {most}");
    }
    for File { name, content, .. } in files.iter().filter(|file| file.plain.starts_with("page")) {
        for text in NOT_IN_PAGE {
            let has = content.windows(text.len()).any(|part| part == text.as_bytes());
            ensure!(!has, "{name} contains {text:?}, which only the worker reads");
        }
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
    fn a_part_that_is_too_large_is_refused_also_in_a_quick_build() {
        check(&[file("style.css", Part::Home, None, 1)], false).unwrap();
        let error = check(&[file("style.css", Part::Home, None, 99_999)], false).unwrap_err();
        assert!(error.to_string().starts_with("styles: 99999"), "{error}");
        let program = |plain: usize| {
            let file = file("page.wasm", Part::Home, None, 999_999);
            [File { content: vec![0; plain], ..file }]
        };
        check(&program(1), false).unwrap();
        assert!(check(&program(1), true).is_err(), "more than is shipped");
        assert!(check(&program(9_999_999), false).is_err(), "more than a quick build has");
        let many: Vec<File> = (0..4).map(|_| file("icon.svg", Part::Home, None, 99_999)).collect();
        assert!(check(&many, true).is_err(), "together they are too large");
    }

    #[test]
    fn a_page_with_the_texts_of_lessons_is_refused() {
        let with = |name: &str| {
            let file = file(name, Part::Game, None, 1);
            [File { content: b"what is [[lesson]] for?".to_vec(), ..file }]
        };
        check(&with("worker.wasm"), false).unwrap();
        let error = check(&with("page-go.wasm"), false).unwrap_err();
        assert!(error.to_string().contains("[[lesson]]"), "{error}");
    }

    #[test]
    fn the_table_names_every_file_and_the_sums() {
        let Dist { files } = dist("1");
        let table = table(&files);
        assert!(files.iter().all(|file| table.contains(&file.name)), "{table}");
        assert!(table.contains("until home can be used"), "{table}");
    }
}
