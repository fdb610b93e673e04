//! A running game that moves between a server and its player's own browser, as a record with its
//! secret. Whoever has that can know every card, so only games of one person move.

use gantry_catalog::{HUMAN, find};
use gantry_kernel::Awaiting;
use gantry_kernel::record::{Record, Start};
use gantry_wire::{ChairPlan, Refused, TableSettings};

use super::chairs::head;
use super::{Chair, Person, Phase, SharedTable, TableSetup};
use crate::asking::refused;
use crate::opening::{check_bots, fault};

/// What does not move is refused with this reason.
const STAYS: &str = "host-stays";

impl TableSetup {
    /// A table that goes on where a record ends, with its owner at the one seat of a person; and
    /// the lines of its log.
    ///
    /// # Errors
    /// If the record does not hold, or is not of a running game from the deal, of one person, in
    /// the present version of the rules.
    pub fn from_record(
        owner: &Person,
        text: &str,
        machine_ms: u64,
    ) -> Result<(Self, Vec<String>), Refused> {
        let record = Record::read(text).map_err(fault)?;
        let header = &record.header;
        let listing = find(&header.game).ok_or_else(|| fault(&header.game))?;
        let (Start::Options(options), Some(secret)) = (&header.start, header.secret) else {
            return Err(refused(STAYS));
        };
        let people = header.players.iter().filter(|player| player.kind == HUMAN).count();
        if people != 1 || header.rules != listing.rules {
            return Err(refused(STAYS));
        }
        listing.verify(&record).map_err(fault)?;
        let table = listing.replay(&record).map_err(fault)?;
        if table.awaiting() == Awaiting::Over || table.attendance().is_some() {
            return Err(refused(STAYS));
        }
        check_bots(listing, &*table)?;
        let plan = |kind: &str| match kind {
            HUMAN => ChairPlan::Person,
            bot => ChairPlan::Bot(bot.into()),
        };
        let settings = TableSettings {
            options: options.clone(),
            chairs: header.players.iter().map(|player| plan(&player.kind)).collect(),
            ..TableSettings::for_people(header.game.clone(), header.players.len())
        };
        let mut setup = Self::new(owner, settings, secret)?;
        let seat = header.players.iter().position(|player| player.kind == HUMAN);
        let seat = seat.ok_or_else(|| refused(STAYS))?;
        let salt = header.salts.iter().find(|(of, _)| of.index() == seat);
        setup.chairs[seat] = Chair::Person {
            account: owner.account.clone(),
            name: header.players[seat].name.clone(),
            colour: 0,
            salt: salt.map(|(_, salt)| salt.clone()).unwrap_or_default(),
        };
        setup.head = head(&*table);
        if table.is_real_time() {
            setup.stop_clock(table.now());
        } else {
            setup.start_clock(table.now(), machine_ms);
        }
        Ok((setup, table.lines(0)))
    }
}

impl SharedTable {
    /// The record of a running game with its secret, for the one person who plays it.
    ///
    /// # Errors
    /// If somebody else has a seat, the result counts for ratings, or the game is not running.
    pub fn record_to_move(&self, account: &str) -> Result<String, Refused> {
        let table = self.table().filter(|_| self.phase() == Phase::Playing);
        let table = table.ok_or_else(|| refused(STAYS))?;
        let is_own = |chair: &Chair| match chair {
            Chair::Person { account: other, .. } => other == account,
            Chair::Bot { .. } => true,
            Chair::Free | Chair::Gone { .. } => false,
        };
        let alone = self.seats_of(account).len() == 1 && self.setup.chairs().iter().all(is_own);
        let noted = table.attendance().is_some();
        if !alone || noted || self.setup.settings().rated {
            return Err(refused(STAYS));
        }
        Ok(table.save().to_string())
    }
}
