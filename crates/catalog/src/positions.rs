//! What reads texts that people write: positions, component values, scenarios, lessons. Most tables
//! need none of it, so a browser loads this when it is needed.

#[cfg(target_arch = "wasm32")]
use std::any::Any;
#[cfg(target_arch = "wasm32")]
use std::cell::RefCell;

use gantry_kernel::record::PositionReader;
use gantry_kernel::{Dice, LineError};
use gantry_scenario::File;
use toml::de::DeTable;

use crate::Playable;

/// What the host reads of a game to teach it: nobody needs it to play.
#[derive(Clone, Copy, Debug)]
pub struct StudyTexts {
    /// The lessons, as one file; empty for a game without lessons.
    pub course: &'static str,
    /// The puzzles, each the text of a file.
    pub puzzles: &'static [&'static str],
}

impl StudyTexts {
    pub(crate) const fn of<G: Playable>() -> Self {
        Self { course: G::LESSONS, puzzles: G::PUZZLES }
    }
}

/// What a table calls to read and write positions and component values.
pub struct PositionCode<G: Playable> {
    pub(crate) read: PositionReader<G>,
    pub(crate) deal: fn(u32, &str, &mut Dice) -> Result<G::State, LineError>,
    pub(crate) write: fn(&G::State) -> String,
    pub(crate) data_file: fn() -> Option<&'static str>,
    pub(crate) read_data: fn(&str) -> Option<Result<String, LineError>>,
}

impl<G: Playable> PositionCode<G> {
    /// The code of a game. A program that names this contains all of it.
    pub const fn of() -> Self {
        Self {
            read: G::read_position,
            deal: G::deal_position,
            write: G::position,
            data_file: G::data_file,
            read_data: G::read_data,
        }
    }
}

/// What reads files of no particular game.
#[derive(Clone, Copy)]
struct FileCode {
    scenarios: fn(&str) -> Result<File, LineError>,
    table: for<'a> fn(&'a str) -> DeTable<'a>,
}

impl FileCode {
    const fn of() -> Self {
        let table: for<'a> fn(&'a str) -> DeTable<'a> =
            |text| DeTable::parse(text).expect("a file of ours is TOML").into_inner();
        Self { scenarios: gantry_scenario::read, table }
    }
}

/// Reads a file of scenarios. In a browser this needs what reads positions.
pub fn read_scenarios(text: &str) -> Result<File, LineError> {
    (files().scenarios)(text)
}

/// Reads a file of ours: lessons or a puzzle. In a browser this needs what reads positions.
///
/// # Panics
/// If it is not TOML.
pub fn read_table(text: &str) -> DeTable<'_> {
    (files().table)(text)
}

#[cfg(not(target_arch = "wasm32"))]
const fn files() -> FileCode {
    FileCode::of()
}

#[cfg(not(target_arch = "wasm32"))]
pub(crate) const fn positions<G: Playable>() -> PositionCode<G> {
    PositionCode::of()
}

#[cfg(target_arch = "wasm32")]
thread_local! {
    static INSTALLED: RefCell<Vec<Box<dyn Any>>> = const { RefCell::new(Vec::new()) };
    static STUDY: RefCell<Vec<(&'static str, StudyTexts)>> = const { RefCell::new(Vec::new()) };
    // A list, though there is one: the compiler sees through a single place, and then the code
    // would be part of whatever calls it.
    static FILES: RefCell<Vec<FileCode>> = const { RefCell::new(Vec::new()) };
}

/// Lets tables of a game read and write positions in this browser, which all lessons and puzzles
/// begin from, and component values of their own. Until then no function that needs it may be
/// called.
#[cfg(target_arch = "wasm32")]
pub fn install_positions<G: Playable>(code: PositionCode<G>) {
    FILES.with_borrow_mut(|files| files.push(FileCode::of()));
    G::install_data_reader();
    INSTALLED.with_borrow_mut(|installed| installed.push(Box::new(code)));
    STUDY.with_borrow_mut(|texts| texts.push((G::ID, StudyTexts::of::<G>())));
}

#[cfg(target_arch = "wasm32")]
fn files() -> FileCode {
    let known = FILES.with_borrow(|files| files.first().copied());
    known.expect("what reads files is loaded before it is needed")
}

#[cfg(target_arch = "wasm32")]
pub(crate) fn study(game: &str) -> StudyTexts {
    let known = STUDY.with_borrow(|texts| texts.iter().find(|(id, _)| *id == game).copied());
    let (_, texts) = known.expect("lessons and puzzles are loaded before they are needed");
    texts
}

#[cfg(target_arch = "wasm32")]
pub(crate) fn positions<G: Playable>() -> PositionCode<G> {
    INSTALLED.with_borrow(|installed| {
        let code = installed.iter().find_map(|code| code.downcast_ref::<PositionCode<G>>());
        let code = code.expect("what reads positions is loaded before it is needed");
        PositionCode { ..*code }
    })
}
