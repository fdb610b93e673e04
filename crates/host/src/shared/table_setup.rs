//! What is stored of a table beside its log: its settings, who sits where, and what is pending.

use gantry_catalog::{HUMAN, Listing, Table, TableStart, find};
use gantry_kernel::record::{Player, Start};
use gantry_kernel::{Millis, Phrase, Seat, SeatSet, Secret, hex};
use gantry_wire::{
    Access, COLOURS, ChairInfo, ChairPlan, ChairTaken, Pace, Proposal, Refused, Spectators,
    TableSettings,
};
use serde::{Deserialize, Serialize};

use super::Person;
use crate::asking::refused;
use crate::opening::{LONGEST_THOUGHT, fault};

/// Who sits at a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Chair {
    /// Nobody yet.
    Free,
    /// A person.
    Person {
        /// Their account.
        account: String,
        /// What the others call them.
        name: String,
        /// A colour, from 0.
        colour: u8,
        /// What they add to the deal.
        salt: String,
    },
    /// A bot.
    Bot {
        /// Its name in the catalog.
        kind: String,
    },
    /// A person whose account was deleted after the deal.
    Gone {
        /// What the others call the seat.
        name: String,
        /// Its colour, from 0.
        colour: u8,
    },
}

impl Chair {
    /// The account of the person who sits there.
    pub fn account(&self) -> Option<&str> {
        match self {
            Self::Person { account, .. } => Some(account),
            Self::Free | Self::Bot { .. } | Self::Gone { .. } => None,
        }
    }

    /// The name at this seat; none for a free one.
    pub fn name(&self) -> Option<&str> {
        match self {
            Self::Free => None,
            Self::Person { name, .. } | Self::Gone { name, .. } => Some(name),
            Self::Bot { kind } => Some(kind),
        }
    }

    pub(super) fn planned(plan: &ChairPlan) -> Self {
        match plan {
            ChairPlan::Person => Self::Free,
            ChairPlan::Bot(kind) => Self::Bot { kind: kind.clone() },
        }
    }
}

/// What is stored of a table beside its log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableSetup {
    pub(super) settings: TableSettings,
    /// The account that opened it, or took it over; empty if that was deleted.
    pub(super) owner: String,
    pub(super) chairs: Vec<Chair>,
    /// The secret of the deal, in hexadecimal digits.
    secret: String,
    /// The record up to its log; empty before the deal.
    pub(super) head: String,
    /// The machine's time when the table's time was zero.
    pub(super) origin_ms: u64,
    /// The table's time while its clock stands still and waits for the players after a restart.
    #[serde(default)]
    stands_ms: Option<u64>,
    /// The table where the same players play again.
    rematch: Option<String>,
    /// The last calls that changed any of this, so that one that is repeated counts once.
    #[serde(default)]
    calls: Vec<String>,
    /// What somebody has proposed and not everybody has answered yet.
    #[serde(default)]
    pub(super) proposal: Option<Proposal>,
    /// Since when players have been disconnected, on the table's clock.
    #[serde(default)]
    away: Vec<(Seat, Millis)>,
}

/// How many of these calls are remembered: enough for every chair to change a few times.
const REMEMBERED_CALLS: usize = 64;

impl TableSetup {
    /// A new table.
    pub fn new(owner: &Person, settings: TableSettings, secret: Secret) -> Result<Self, Refused> {
        let chairs = settings.chairs.iter().map(Chair::planned).collect();
        let secret = hex::encode(secret.bytes());
        let setup = Self {
            settings,
            owner: owner.account.clone(),
            chairs,
            secret,
            head: String::new(),
            origin_ms: 0,
            stands_ms: None,
            rematch: None,
            calls: Vec::new(),
            proposal: None,
            away: Vec::new(),
        };
        setup.check()?;
        Ok(setup)
    }

    /// Whether a table with these settings can be played.
    fn check(&self) -> Result<(), Refused> {
        let listing = self.listing()?;
        let stand_in = self.stand_in(listing);
        let bots = self.settings.chairs.iter().filter_map(|chair| match chair {
            ChairPlan::Bot(kind) => Some(kind.as_str()),
            ChairPlan::Person => None,
        });
        for bot in bots.chain([stand_in]) {
            listing.bot_within(bot, LONGEST_THOUGHT).map_err(fault)?;
        }
        let table = self.trial()?;
        if !self.settings.chairs.contains(&ChairPlan::Person) {
            return Err(refused("host-no-person"));
        }
        let limit = !matches!(self.settings.pace, Pace::Relaxed);
        let none = match self.settings.pace {
            Pace::Relaxed => false,
            Pace::PerMove { seconds } => seconds == 0,
            Pace::Fischer { bank_seconds, .. } => bank_seconds == 0,
            Pace::Days { days } => days == 0,
        };
        if none || (limit && table.is_real_time()) {
            return Err(refused("host-no-such-pace"));
        }
        let TableSettings { spectators, pace, rated, .. } = self.settings;
        if !spectators.suit(pace, table.is_real_time(), rated) {
            let least = usize::from(Spectators::LEAST_DELAY_MINUTES);
            let reason = Phrase::new("host-delay-unsuited").with("minutes", least);
            return Err(Refused::without_rule(reason));
        }
        Ok(())
    }

    /// Whether the game is played in real time with these options.
    pub(super) fn is_real_time(&self) -> bool {
        self.trial().is_ok_and(|table| table.is_real_time())
    }

    /// A table with these settings that nobody plays at.
    fn trial(&self) -> Result<Box<dyn Table>, Refused> {
        let named = |index| Player { kind: HUMAN.into(), name: format!("Player {index}") };
        let players = (0..self.settings.chairs.len()).map(named).collect();
        let start = Start::Options(self.settings.options.clone());
        let opening = TableStart { start, players, secret: self.secret(), salts: Vec::new() };
        self.listing()?.open(opening).map_err(fault)
    }

    pub(super) fn listing(&self) -> Result<&'static Listing, Refused> {
        find(&self.settings.game).ok_or_else(|| fault(&self.settings.game))
    }

    /// The bot that stands in for players who are away.
    pub(super) fn stand_in<'a>(&'a self, listing: &Listing) -> &'a str {
        match self.settings.stand_in.as_str() {
            "" => listing.default_bot(),
            bot => bot,
        }
    }

    /// How the table is played.
    pub const fn settings(&self) -> &TableSettings {
        &self.settings
    }

    /// The account that opened it, or took it over; empty if that was deleted.
    pub fn owner(&self) -> &str {
        &self.owner
    }

    /// Who sits where.
    pub fn chairs(&self) -> &[Chair] {
        &self.chairs
    }

    /// Every account that sits here.
    pub fn accounts(&self) -> Vec<String> {
        let mut accounts: Vec<String> =
            self.chairs.iter().filter_map(Chair::account).map(str::to_owned).collect();
        accounts.extend(Some(self.owner.clone()).filter(|owner| !owner.is_empty()));
        accounts.sort_unstable();
        accounts.dedup();
        accounts
    }

    /// Whether it is listed for everybody.
    pub fn is_listed(&self) -> bool {
        self.settings.access == Access::Open
    }

    /// The record up to its log, with the secret; empty before the deal.
    pub fn head(&self) -> &str {
        &self.head
    }

    /// Whether the cards have been dealt.
    pub const fn is_dealt(&self) -> bool {
        !self.head.is_empty()
    }

    /// The table's time at this time of the machine, as far as it can be told without the log.
    pub(super) fn table_time(&self, machine_ms: u64) -> Millis {
        Millis(self.stands_ms.unwrap_or_else(|| machine_ms.saturating_sub(self.origin_ms)))
    }

    /// Stops the clock at this table time; returns whether that is a change.
    pub(super) fn stop_clock(&mut self, at: Millis) -> bool {
        self.stands_ms.replace(at.0) != Some(at.0)
    }

    /// Starts the clock: at this machine time it shows this table time.
    pub(super) const fn start_clock(&mut self, at: Millis, machine_ms: u64) {
        (self.origin_ms, self.stands_ms) = (machine_ms.saturating_sub(at.0), None);
    }

    /// Forgets the calls of an account; their keys begin with it.
    pub(super) fn drop_calls_of(&mut self, account: &str) {
        self.calls.retain(|call| call.split(':').next() != Some(account));
    }

    /// The last calls that changed any of this.
    pub(super) fn calls(&self) -> &[String] {
        &self.calls
    }

    /// Remembers a call that has changed some of this.
    pub(super) fn remember(&mut self, call: &str) {
        if self.calls.len() == REMEMBERED_CALLS {
            self.calls.remove(0);
        }
        self.calls.push(call.to_owned());
    }

    /// The table where the same players play again.
    pub fn rematch(&self) -> Option<&str> {
        self.rematch.as_deref()
    }

    /// Sets the table where the same players play again.
    pub(super) fn set_rematch(&mut self, table: String) {
        self.rematch = Some(table);
    }

    /// What somebody has proposed and not everybody has answered yet.
    pub(super) const fn proposal(&self) -> Option<Proposal> {
        self.proposal
    }

    /// Since when a player has been disconnected.
    pub(super) fn away_since(&self, seat: Seat) -> Option<Millis> {
        self.away.iter().find(|(away, _)| *away == seat).map(|(_, since)| *since)
    }

    /// These players are disconnected at this time of the table; returns whether that is a change.
    pub(super) fn mark_away(&mut self, seats: SeatSet, at: Millis) -> bool {
        let known: SeatSet = self.away.iter().map(|(seat, _)| *seat).collect();
        self.away.retain(|(seat, _)| seats.contains(*seat));
        self.away.extend(seats.minus(known).iter().map(|seat| (seat, at)));
        known != seats
    }

    pub(super) fn secret(&self) -> Secret {
        Secret::new(hex::decode(&self.secret).unwrap_or_default())
    }

    pub(super) fn pledge(&self) -> String {
        hex::encode(&self.secret().commitment())
    }

    /// A new table with the same players, each one seat further on. It belongs to whoever asks for
    /// it: the owner of this one may be gone.
    pub(super) fn rotated(&self, owner: &str, secret: Secret) -> Self {
        let mut next = self.clone();
        next.chairs.rotate_right(1);
        next.settings.chairs.rotate_right(1);
        for chair in &mut next.chairs {
            match chair {
                Chair::Person { salt, .. } => salt.clear(),
                Chair::Gone { .. } => *chair = Chair::Free,
                Chair::Free | Chair::Bot { .. } => {}
            }
        }
        owner.clone_into(&mut next.owner);
        next.secret = hex::encode(secret.bytes());
        (next.head, next.origin_ms, next.rematch) = (String::new(), 0, None);
        (next.stands_ms, next.calls, next.proposal) = (None, Vec::new(), None);
        next.away.clear();
        next
    }

    /// The players as a record names them.
    pub(super) fn players(&self) -> Vec<Player> {
        let player = |(index, chair): (usize, &Chair)| match chair {
            Chair::Free => Player { kind: HUMAN.into(), name: "?".into() },
            Chair::Person { name, .. } | Chair::Gone { name, .. } => {
                Player { kind: HUMAN.into(), name: name.clone() }
            }
            Chair::Bot { kind } => {
                Player { kind: kind.clone(), name: format!("Bot {}", Seat::new(index)) }
            }
        };
        self.chairs.iter().enumerate().map(player).collect()
    }

    /// The colour of each seat; bots get the colours that people leave.
    pub(super) fn colours(&self) -> Vec<u8> {
        let own = |chair: &Chair| match chair {
            Chair::Person { colour, .. } | Chair::Gone { colour, .. } => Some(*colour % COLOURS),
            Chair::Free | Chair::Bot { .. } => None,
        };
        let mut taken: Vec<u8> = self.chairs.iter().filter_map(own).collect();
        let free = |taken: &[u8]| (0..COLOURS).find(|colour| !taken.contains(colour));
        let colour = |chair: &Chair| {
            own(chair).unwrap_or_else(|| {
                let colour = free(&taken).unwrap_or_default();
                taken.push(colour);
                colour
            })
        };
        self.chairs.iter().map(colour).collect()
    }

    pub(super) fn infos(&self, account: &str) -> Vec<ChairInfo> {
        let (players, colours) = (self.players(), self.colours());
        let info = |(index, chair): (usize, &Chair)| {
            let Player { kind, name } = players[index].clone();
            let salted = matches!(chair, Chair::Person { salt, .. } if !salt.is_empty());
            let taken = ChairTaken { name, kind, colour: colours[index], salted };
            ChairInfo {
                seat: Seat::new(index),
                taken: (*chair != Chair::Free).then_some(taken),
                own: chair.account() == Some(account),
            }
        };
        self.chairs.iter().enumerate().map(info).collect()
    }
}
