//! What the catalog knows about a game.

use std::time::Duration;

use gantry_heuristics::{Encode, Evaluate, Weigh};
use gantry_kernel::record::{Header, Player, Record, ReplayError, Start};
use gantry_kernel::{
    Absorb, Dice, Digest, Game, Imagine, LineError, OptionSpec, ParseError, RULES_KEY, Seat,
    Secret, SetupError, Standings, Text, Words,
};
use thiserror::Error;

#[cfg(not(target_arch = "wasm32"))]
use crate::Messages;
#[cfg(not(target_arch = "wasm32"))]
use crate::code::ScenarioRunner;
#[cfg(not(target_arch = "wasm32"))]
use crate::experiments::Experiments;
use crate::levels::{self, BotInfo, LONGEST_MS, MOST_WORLDS, bots_of};
use crate::positions::positions;
use crate::typed_table::POSITION_PURPOSE;
use crate::{GameCode, HUMAN, PositionCode, StudyTexts, Summary, Table};

/// Everything a game must implement to be in the catalog.
pub trait Playable: Game + Imagine + Absorb + Evaluate + Encode + Text + Words {}

impl<G: Game + Imagine + Absorb + Evaluate + Encode + Text + Words> Playable for G {}

/// How a table is to begin.
#[derive(Clone, Debug)]
pub struct TableStart {
    /// Options, any of which may be left out, or a position.
    pub start: Start,
    /// Who sits where.
    pub players: Vec<Player>,
    /// What all chance is derived from.
    pub secret: Secret,
    /// What players added to it, by ascending seat.
    pub salts: Vec<(Seat, String)>,
}

/// Why a table cannot begin.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum OpenError {
    /// The settings cannot be played.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The position cannot be read.
    #[error("position, {0}")]
    Position(LineError),
    /// The position is for another number of players.
    #[error("the position has {seats} seats, but there are {players} players")]
    Players {
        /// Seats of the position.
        seats: usize,
        /// Players given.
        players: usize,
    },
    /// Names or salts that a record cannot hold.
    #[error(transparent)]
    Header(#[from] ParseError),
    /// No such bot.
    #[error("no bot {0:?}; there are: {1}")]
    Bot(String, String),
    /// A search beyond all limits.
    #[error("{0}: a search takes at most {MOST_WORLDS} worlds or {LONGEST_MS} ms a decision")]
    Search(String),
    /// A search that takes too long for this table.
    #[error("{0} thinks longer than {1} ms about a decision, the most at this table")]
    Thinking(String, u64),
    /// Bots that cannot play each other.
    #[cfg(not(target_arch = "wasm32"))]
    #[error(transparent)]
    Arena(#[from] crate::ArenaError),
}

/// What verifying a record proved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    /// How many entries were replayed; every digest matched.
    pub entries: usize,
    /// How many outcomes were drawn again from the secret; `None` if the secret is not shown.
    pub outcomes: Option<usize>,
    /// The digest over everything.
    pub digest: Digest,
    /// The result, if the record is of a whole game.
    pub standings: Option<Standings>,
    /// Whether it began from a position, which its author may have stacked. Then outcomes are
    /// proved from there on, but not the position itself.
    pub from_position: bool,
}

/// A game in the catalog.
#[derive(Clone, Copy, Debug)]
pub struct Listing {
    /// The game's name in code, commands, records and addresses.
    pub id: &'static str,
    /// The title on screen.
    pub title: &'static str,
    /// Who designed it, and when.
    pub credit: &'static str,
    /// The version of its rules. New tables use it; the newest is in [`crate::games`]. Any listing
    /// of the game replays records of every version.
    pub rules: u32,
    /// The fewest and the most seats.
    pub seats: (usize, usize),
    /// All options of a table.
    pub options: &'static [OptionSpec],
    /// The bots that are offered at its tables; [`Listing::bot`] knows more.
    pub bots: &'static [&'static str],
    /// Whether it is played in real time.
    pub is_real_time: bool,
    /// Its messages. Browsers fetch those of one language.
    #[cfg(not(target_arch = "wasm32"))]
    pub messages: Messages,
    /// The names of its lessons for beginners, in order.
    pub lessons: &'static [&'static str],
    /// How many puzzles it has.
    pub puzzles: usize,
    #[cfg(not(target_arch = "wasm32"))]
    study: StudyTexts,
    /// Browsers load it when the game is played; see [`crate::install`].
    #[cfg(not(target_arch = "wasm32"))]
    code: GameCode,
    #[cfg(not(target_arch = "wasm32"))]
    pub(crate) experiments: Experiments,
}

impl Listing {
    /// The listing of a game.
    pub const fn of<G: Playable>() -> Self {
        Self {
            id: G::ID,
            title: G::TITLE,
            credit: G::CREDIT,
            rules: G::RULES,
            seats: G::SEATS,
            options: G::OPTIONS,
            bots: bots_of::<G>(),
            is_real_time: G::REAL_TIME,
            #[cfg(not(target_arch = "wasm32"))]
            messages: G::MESSAGES,
            lessons: G::LESSON_IDS,
            puzzles: G::PUZZLES.len(),
            #[cfg(not(target_arch = "wasm32"))]
            study: StudyTexts::of::<G>(),
            #[cfg(not(target_arch = "wasm32"))]
            code: GameCode::of::<G>(),
            #[cfg(not(target_arch = "wasm32"))]
            experiments: Experiments::of::<G>(),
        }
    }

    /// The listing of a game that reports about its components.
    pub const fn weighed<G: Playable + Weigh>() -> Self {
        #[allow(unused_mut)] // browsers have no balance reports
        let mut listing = Self::of::<G>();
        #[cfg(not(target_arch = "wasm32"))]
        listing.experiments.weigh::<G>();
        listing
    }

    /// The same game in another version of its rules, which must exist.
    pub(crate) const fn by_rules(self, rules: u32) -> Self {
        Self { rules, ..self }
    }

    #[cfg(not(target_arch = "wasm32"))]
    pub(crate) const fn code(&self) -> &GameCode {
        &self.code
    }

    #[cfg(target_arch = "wasm32")]
    fn code(&self) -> GameCode {
        crate::code::installed(self.id).expect("the code of a game is loaded before it is played")
    }

    /// Its lessons and puzzles. In a browser they come with what reads positions.
    #[cfg(not(target_arch = "wasm32"))]
    pub const fn study(&self) -> StudyTexts {
        self.study
    }

    /// Its lessons and puzzles. They come with what reads positions.
    #[cfg(target_arch = "wasm32")]
    pub fn study(&self) -> StudyTexts {
        crate::positions::study(self.id)
    }

    /// The default bot: one with human reaction times where they matter.
    pub const fn default_bot(&self) -> &'static str {
        default_bot(self.is_real_time)
    }

    /// What a client shows of it before anybody plays.
    pub const fn summary(&self) -> Summary {
        Summary {
            id: self.id,
            title: self.title,
            credit: self.credit,
            seats: self.seats,
            options: self.options,
            bots: self.bots,
            default_bot: self.default_bot(),
            is_real_time: self.is_real_time,
            lessons: self.lessons,
            puzzles: self.puzzles,
        }
    }

    /// What is known about a bot. Besides those listed there is `expert-fixed`, which thinks about
    /// as long as `expert` but reproducibly, and for experiments `search:500` (worlds per decision)
    /// and `search:200ms`.
    pub fn bot(&self, name: &str) -> Result<BotInfo, OpenError> {
        (self.code().bot)(name)
    }

    /// The same for a bot named by a file, a link or a form. It must not think longer than
    /// `longest` about a decision, so that nobody can freeze a table with a name.
    pub fn bot_within(&self, name: &str, longest: Duration) -> Result<BotInfo, OpenError> {
        let bot = self.bot(name)?;
        if bot.thinks <= longest {
            return Ok(bot);
        }
        let longest_ms = u64::try_from(longest.as_millis()).unwrap_or(u64::MAX);
        Err(OpenError::Thinking(name.into(), longest_ms))
    }

    /// Checks that every player who is not a person is such a bot, so that a recorded game can go
    /// on.
    pub fn check_bots(&self, players: &[Player], longest: Duration) -> Result<(), OpenError> {
        let bots = players.iter().map(|player| player.kind.as_str()).filter(|kind| *kind != HUMAN);
        bots.into_iter().try_for_each(|kind| self.bot_within(kind, longest).map(drop))
    }

    /// A new table.
    pub fn open(&self, opening: TableStart) -> Result<Box<dyn Table>, OpenError> {
        (self.code().open)(self.rules, opening)
    }

    /// How many players a position is for.
    pub fn position_seats(&self, text: &str) -> Result<usize, LineError> {
        (self.code().position_seats)(self.rules, text)
    }

    /// A position to play from. Cards that the text does not name are shuffled with the dice of
    /// this deal. The result names everything, so a record of it needs no dice for its beginning.
    pub fn deal_position(
        &self,
        text: &str,
        secret: &Secret,
        salts: &[(Seat, String)],
    ) -> Result<String, LineError> {
        let mut dice = Dice::keyed(&secret.seed(salts), POSITION_PURPOSE, 0);
        (self.code().deal_position)(self.rules, text, &mut dice)
    }

    /// The game's default component values, as the file that people edit, if it has one.
    pub fn data_file(&self) -> Option<&'static str> {
        (self.code().data_file)()
    }

    /// Reads a file that replaces any part of these values, and returns the value of the option
    /// [`gantry_kernel::DATA_OPTION`]; `None` for a game without such a file.
    pub fn read_data(&self, text: &str) -> Option<Result<String, LineError>> {
        (self.code().read_data)(text)
    }

    /// The table that a record leads to. It can go on if the record shows the secret.
    pub fn replay(&self, record: &Record) -> Result<Box<dyn Table>, ReplayError> {
        (self.code().replay)(record)
    }

    /// Replays a record and draws every outcome again.
    pub fn verify(&self, record: &Record) -> Result<Proof, ReplayError> {
        (self.code().verify)(record)
    }

    /// Runs scenarios and reports what did not hold. Browsers only start from them.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn scenario_runner(&self) -> ScenarioRunner {
        (self.code().scenarios)()
    }
}

pub(crate) const fn default_bot(is_real_time: bool) -> &'static str {
    if is_real_time { "calm" } else { "greedy" }
}

/// The starting state of an opening and its header, in canonical spelling. A position may name its
/// own version of the rules.
pub(crate) fn begin<G: Playable>(
    rules: u32,
    opening: TableStart,
) -> Result<(G::State, Header), OpenError> {
    let TableStart { start, players, secret, salts } = opening;
    for player in players.iter().filter(|player| player.kind != HUMAN) {
        levels::describe::<G>(&player.kind)?;
    }
    let (state, start) = match start {
        Start::Options(options) => {
            let setup = G::configure(rules, players.len(), &options)?;
            (G::start(&setup)?, Start::of::<G>(&setup))
        }
        Start::Position(text) => {
            let PositionCode { read, write, .. } = positions::<G>();
            let state = read(rules, &text).map_err(OpenError::Position)?;
            let mut spelled = write(&state);
            // The header names the version, and old records lack this key: reopening one must not
            // add it.
            if !text.contains(RULES_KEY) {
                let lines = spelled.lines().filter(|line| !line.starts_with(RULES_KEY));
                spelled = lines.flat_map(|line| [line, "\n"]).collect();
            }
            (state, Start::Position(spelled))
        }
    };
    let (seats, rules) = (G::seats(G::setup(&state)), G::rules(G::setup(&state)));
    if seats != players.len() {
        return Err(OpenError::Players { seats, players: players.len() });
    }
    let (game, commitment) = (G::ID.into(), secret.commitment());
    let secret = Some(secret);
    let header = Header { game, rules, start, players, commitment, salts, secret };
    header.check()?;
    Ok((state, header))
}
