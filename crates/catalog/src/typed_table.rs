//! The one implementation of a table, for every game.

mod advice;
mod log;
mod presentation;

use std::collections::VecDeque;

use gantry_kernel::record::{self, Header, Record, ReplayError};
use gantry_kernel::{Dice, MAX_SEATS, Match, Millis, News, Purpose, Seat, Secret, Seed, Viewer};

use crate::listing::begin;
use crate::positions::positions;
use crate::seated_bots::SeatedBots;
use crate::table::Log as _;
use crate::{OpenError, Playable, TableError, TableStart};

/// The news of this many recent entries is kept; older news is recomputed by replaying.
const RECENT: usize = 4;

/// Dice streams for bots are numbered down from the top, where no game has purposes.
const BOT_PURPOSE: u16 = u16::MAX;
/// The dice stream that shuffles what a position does not name, just below those of the bots.
#[allow(clippy::cast_possible_truncation)] // few seats
pub(crate) const POSITION_PURPOSE: Purpose = Purpose(BOT_PURPOSE - MAX_SEATS as u16);

/// A match with its header.
#[derive(Debug)]
pub struct TypedTable<G: Playable> {
    /// The public part, without the secret.
    header: Header,
    secret: Option<Secret>,
    played: Match<G>,
    /// The news of the last entries.
    recent: VecDeque<News<G::Event>>,
    /// Bots that have been asked.
    bots: SeatedBots<G>,
}

impl<G: Playable> TypedTable<G> {
    /// A new table, by this version of the rules.
    pub fn open(rules: u32, opening: TableStart) -> Result<Self, OpenError> {
        let (start, header) = begin::<G>(rules, opening)?;
        let played = Match::new(start, header.digest());
        Ok(Self::seat(header, played))
    }

    /// The table that a record leads to.
    pub fn replay(record: &Record) -> Result<Self, ReplayError> {
        let played =
            record::replay_with::<G>(record, |rules, text| (positions::<G>().read)(rules, text))?;
        Ok(Self::seat(record.header.clone(), played))
    }

    fn seat(mut header: Header, played: Match<G>) -> Self {
        let secret = header.secret.take();
        Self { header, secret, played, recent: VecDeque::new(), bots: SeatedBots::NONE }
    }

    fn remember(&mut self, news: News<G::Event>) {
        self.recent.truncate(RECENT - 1);
        self.recent.push_front(news);
    }

    /// The news of each entry after the first `since`, with its number from 1 and its time.
    fn each_told(&self, since: usize, mut tell: impl FnMut(usize, Millis, &News<G::Event>)) {
        let entries = self.played.entries();
        if entries.len().saturating_sub(since) <= self.recent.len() {
            for (index, entry) in entries.iter().enumerate().skip(since) {
                tell(index + 1, entry.at, &self.recent[entries.len() - 1 - index]);
            }
            return;
        }
        let mut state = self.played.start().clone();
        for (index, entry) in entries.iter().enumerate() {
            let mut news = if index < since { News::silent() } else { News::new() };
            G::apply(&mut state, entry.at, &entry.input(), &mut news);
            if index >= since {
                tell(index + 1, entry.at, &news);
            }
        }
    }

    /// The dice of the bot at a seat, at this point of the match.
    fn bot_dice(&self, seat: Seat) -> Dice {
        let seed = self.seed().unwrap_or_else(|| Seed::from_number(0));
        let number = u16::try_from(seat.index()).expect("few seats");
        let entry = u32::try_from(self.entries()).expect("fewer than 2^32 entries");
        Dice::keyed(&seed, Purpose(BOT_PURPOSE - number), entry)
    }

    /// The seat's legal actions; it is an error if there are none.
    fn must_decide(&self, seat: Seat) -> Result<Vec<G::Action>, TableError> {
        let legal = self.legal(seat);
        if legal.is_empty() { Err(TableError::NothingToDecide(seat)) } else { Ok(legal) }
    }

    /// The match itself.
    pub const fn played(&self) -> &Match<G> {
        &self.played
    }

    fn seed(&self) -> Option<Seed> {
        self.secret.map(|secret| secret.seed(&self.header.salts))
    }

    fn view_of(&self, viewer: Viewer) -> G::View {
        G::view(self.played.state(), viewer)
    }

    fn action(&self, seat: Seat, notation: &str) -> Result<G::Action, TableError> {
        if seat.index() >= self.seats() {
            return Err(TableError::NoSeat(seat));
        }
        notation.parse().map_err(TableError::Unreadable)
    }

    fn legal(&self, seat: Seat) -> Vec<G::Action> {
        let mut legal = Vec::new();
        if self.awaiting().may().contains(seat) {
            G::legal(self.played.state(), seat, &mut legal);
        }
        legal
    }
}
