//! The code of a game behind function pointers: rules, readers of files, bots. It is most of what a
//! program with the game contains, so a browser loads it when the game is played.

#[cfg(target_arch = "wasm32")]
use std::cell::RefCell;

use gantry_kernel::record::{self, Pledged, Record, ReplayError, Start};
use gantry_kernel::{Dice, LineError};
#[cfg(not(target_arch = "wasm32"))]
use gantry_scenario::{RunResult, Runner, Scenario};

use crate::levels::{self, BotInfo};
use crate::positions::positions;
#[cfg(not(target_arch = "wasm32"))]
use crate::sent_job::{self, SentJob, SentJobError};
use crate::{OpenError, Playable, PositionCode, Proof, Table, TableStart, TypedTable};

/// Runs the scenarios of a game.
#[cfg(not(target_arch = "wasm32"))]
pub type ScenarioRunner = Box<dyn Fn(&Scenario) -> RunResult>;

/// What a listing calls.
#[derive(Clone, Copy, Debug)]
pub struct GameCode {
    pub(crate) bot: fn(&str) -> Result<BotInfo, OpenError>,
    pub(crate) open: fn(u32, TableStart) -> Result<Box<dyn Table>, OpenError>,
    pub(crate) position_seats: fn(u32, &str) -> Result<usize, LineError>,
    pub(crate) deal_position: fn(u32, &str, &mut Dice) -> Result<String, LineError>,
    pub(crate) replay: fn(&Record) -> Result<Box<dyn Table>, ReplayError>,
    pub(crate) verify: fn(&Record) -> Result<Proof, ReplayError>,
    pub(crate) data_file: fn() -> Option<&'static str>,
    pub(crate) read_data: fn(&str) -> Option<Result<String, LineError>>,
    #[cfg(not(target_arch = "wasm32"))]
    pub(crate) think: fn(&SentJob) -> Result<String, SentJobError>,
    #[cfg(not(target_arch = "wasm32"))]
    pub(crate) scenarios: fn() -> ScenarioRunner,
}

impl GameCode {
    /// The code of a game. A program that names this contains all of it.
    pub const fn of<G: Playable>() -> Self {
        Self {
            bot: levels::describe::<G>,
            open: open::<G>,
            position_seats: |rules, text| {
                Ok(G::seats(G::setup(&(positions::<G>().read)(rules, text)?)))
            },
            deal_position: |rules, text, dice| {
                let PositionCode { deal, write, .. } = positions::<G>();
                Ok(write(&deal(rules, text, dice)?))
            },
            replay: |record| Ok(Box::new(TypedTable::<G>::replay(record)?)),
            verify: verify::<G>,
            data_file: || (positions::<G>().data_file)(),
            read_data: |text| (positions::<G>().read_data)(text),
            #[cfg(not(target_arch = "wasm32"))]
            think: sent_job::think::<G>,
            #[cfg(not(target_arch = "wasm32"))]
            scenarios: || {
                let runner = Runner::<G>::default();
                Box::new(move |scenario| runner.run(scenario))
            },
        }
    }
}

#[cfg(target_arch = "wasm32")]
thread_local! {
    static INSTALLED: RefCell<Vec<(&'static str, GameCode)>> = const { RefCell::new(Vec::new()) };
}

/// Makes a game playable in this browser, by its id. Until then the other functions of its listing
/// must not be called.
#[cfg(target_arch = "wasm32")]
pub fn install(game: &'static str, code: GameCode) {
    INSTALLED.with_borrow_mut(|games| games.push((game, code)));
}

/// Whether the game with this id is playable here.
#[cfg(target_arch = "wasm32")]
pub fn is_installed(game: &str) -> bool {
    installed(game).is_some()
}

#[cfg(target_arch = "wasm32")]
pub(crate) fn installed(game: &str) -> Option<GameCode> {
    INSTALLED.with_borrow(|games| games.iter().find(|(id, _)| *id == game).map(|(_, code)| *code))
}

fn open<G: Playable>(rules: u32, opening: TableStart) -> Result<Box<dyn Table>, OpenError> {
    Ok(Box::new(TypedTable::<G>::open(rules, opening)?))
}

fn verify<G: Playable>(record: &Record) -> Result<Proof, ReplayError> {
    let read = |rules, text: &str| (positions::<G>().read)(rules, text);
    let (played, pledged) = record::verify_with::<G>(record, read)?;
    Ok(Proof {
        entries: played.entries().len(),
        outcomes: match pledged {
            Pledged::Proved { outcomes } => Some(outcomes),
            Pledged::Open => None,
        },
        digest: played.digest(),
        standings: G::standings(played.state()),
        from_position: match &record.header.start {
            Start::Options(_) => false,
            // A position before the deal is how every game begins.
            Start::Position(_) => {
                let start = played.start();
                G::start(G::setup(start)).as_ref() != Ok(start)
            }
        },
    })
}
