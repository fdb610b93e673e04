//! Reading and writing positions of a game. Most tables begin without one, so a browser loads this
//! when it is needed.

#[cfg(target_arch = "wasm32")]
use std::any::Any;
#[cfg(target_arch = "wasm32")]
use std::cell::RefCell;

use gantry_kernel::record::PositionReader;
use gantry_kernel::{Dice, LineError};

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

/// What a table calls to read and write positions.
pub struct PositionCode<G: Playable> {
    pub(crate) read: PositionReader<G>,
    pub(crate) deal: fn(u32, &str, &mut Dice) -> Result<G::State, LineError>,
    pub(crate) write: fn(&G::State) -> String,
}

impl<G: Playable> PositionCode<G> {
    /// The code of a game. A program that names this contains all of it.
    pub const fn of() -> Self {
        Self { read: G::read_position, deal: G::deal_position, write: G::position }
    }
}

#[cfg(not(target_arch = "wasm32"))]
pub(crate) const fn positions<G: Playable>() -> PositionCode<G> {
    PositionCode::of()
}

#[cfg(target_arch = "wasm32")]
thread_local! {
    static INSTALLED: RefCell<Vec<Box<dyn Any>>> = const { RefCell::new(Vec::new()) };
    static STUDY: RefCell<Vec<(&'static str, StudyTexts)>> = const { RefCell::new(Vec::new()) };
}

/// Lets tables of a game read and write positions in this browser, which all lessons and puzzles
/// begin from. Until then no function that needs it may be called.
#[cfg(target_arch = "wasm32")]
pub fn install_positions<G: Playable>(code: PositionCode<G>) {
    INSTALLED.with_borrow_mut(|installed| installed.push(Box::new(code)));
    STUDY.with_borrow_mut(|texts| texts.push((G::ID, StudyTexts::of::<G>())));
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
        let PositionCode { read, deal, write } =
            code.expect("what reads positions is loaded before it is needed");
        PositionCode { read: *read, deal: *deal, write: *write }
    })
}
