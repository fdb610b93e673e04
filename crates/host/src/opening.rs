//! Opens tables: new ones, kept ones, replays, texts from outside.

use std::time::Duration;

use gantry_catalog::{HUMAN, Listing, Table, TableStart, find};
use gantry_kernel::record::{Player, Record, Start};
use gantry_kernel::{Awaiting, MAX_SEATS, Phrase, Seat, Secret, Value, Viewer, hex};
use gantry_wire::{Answer, COLOURS, NewTable, Refused, Sitter};

use crate::asking::{refusal_of, refused};
use crate::host::{AnswerResult, Effects, Host};
use crate::reading::{self, ReadText};
use crate::recovery::RecoveredRecord;
use crate::screen::Replay;
use crate::{KeptTable, MachineTime, Screen};

/// The longest time that a bot may think about a decision here, whoever asks for it: a link opens a
/// table with one click.
pub(crate) const LONGEST_THOUGHT: Duration = Duration::from_secs(2);

/// How many hexadecimal digits the id of a table has.
const ID_DIGITS: usize = 12;

impl Host {
    pub(crate) fn start(&mut self, now: MachineTime, opening: NewTable) -> AnswerResult {
        let listing = find(&opening.game).ok_or_else(|| fault(&opening.game))?;
        for sitter in opening.seats.iter().filter(|sitter| sitter.kind != HUMAN) {
            let bot = listing.bot_within(&sitter.kind, LONGEST_THOUGHT);
            bot.map_err(fault)?;
        }
        let people = opening.seats.iter().filter(|sitter| sitter.kind == HUMAN).count();
        let sitters = opening.seats.iter().enumerate();
        let players: Vec<Player> =
            sitters.map(|(index, sitter)| self.player(index, sitter)).collect();
        if let Some(name) = shared_name(&players) {
            return Err(same_name(name));
        }
        let colours = own_colours(&opening.seats);
        let begin = TableStart {
            start: Start::Options(opening.options),
            players,
            secret: self.pledge(),
            salts: salts(&opening.seats),
        };
        let table = listing.open(begin).map_err(fault)?;
        if people > 1 && table.is_real_time() {
            return Err(refused("host-one-in-time"));
        }
        self.pledged = None;
        self.sit_down(now, listing, table, colours)
    }

    /// Opens a table for the players of the finished game, each one seat further on, with the same
    /// settings.
    pub(crate) fn rematch(&mut self, now: MachineTime) -> AnswerResult {
        let screen = self.screen.as_ref().filter(|screen| screen.shows_pledge());
        let screen = screen.ok_or_else(|| refused("host-no-table"))?;
        let whole = screen.whole();
        if whole.awaiting() != Awaiting::Over {
            return Err(refused("host-not-here"));
        }
        let header = whole.header();
        let listing = find(&header.game).ok_or_else(|| fault(&header.game))?;
        let (start, seats) = (header.start.clone(), header.players.len());
        let sitting = header.players.iter().enumerate();
        let mut players: Vec<Player> =
            sitting.map(|(seat, player)| self.moved(player, seat, (seat + 1) % seats)).collect();
        let mut colours = screen.colours.clone();
        players.rotate_right(1);
        colours.rotate_right(1);
        listing.check_bots(&players, LONGEST_THOUGHT).map_err(fault)?;
        let begin = TableStart { start, players, secret: self.pledge(), salts: Vec::new() };
        let table = listing.open(begin).map_err(fault)?;
        self.pledged = None;
        self.sit_down(now, listing, table, colours)
    }

    /// Opens a new table, wherever it comes from.
    pub(crate) fn sit_down(
        &mut self,
        now: MachineTime,
        listing: &'static Listing,
        table: Box<dyn Table>,
        colours: Vec<u8>,
    ) -> AnswerResult {
        let mut id = hex::encode(&(self.random)());
        id.truncate(ID_DIGITS);
        self.sit_down_at(now, id, listing, table, colours)
    }

    /// The same at a table with this id.
    pub(crate) fn sit_down_at(
        &mut self,
        now: MachineTime,
        id: String,
        listing: &'static Listing,
        table: Box<dyn Table>,
        colours: Vec<u8>,
    ) -> AnswerResult {
        let mut screen = Screen::new(id.clone(), listing, table, colours, now);
        screen.catch_up(now).map_err(refusal_of)?;
        screen.room.clock.pause(self.paused, now.machine_ms);
        self.show_screen(screen);
        Ok(Answer::Opened(id))
    }

    /// Opens and keeps a table that the shell provides, for example from a file. It goes on at the
    /// next [`Host::step`], so the first frame shows it as it was given.
    pub fn add_table(
        &mut self,
        now: MachineTime,
        id: String,
        listing: &'static Listing,
        table: Box<dyn Table>,
    ) -> Effects {
        let colours = (0..COLOURS).cycle().take(table.seats()).collect();
        let mut screen = Screen::new(id, listing, table, colours, now);
        screen.room.clock.pause(self.paused, now.machine_ms);
        self.show_screen(screen);
        let mut effects = Effects::default();
        self.show(now, None, &mut effects);
        effects
    }

    /// A kept table.
    pub fn kept_table(&self, id: &str) -> Option<&KeptTable> {
        self.shelf.iter().find(|kept| kept.id == id)
    }

    pub(crate) fn kept(&self, id: &str) -> Result<&KeptTable, Refused> {
        self.kept_table(id).ok_or_else(|| refused("host-no-table"))
    }

    pub(crate) fn open(&mut self, now: MachineTime, id: &str) -> AnswerResult {
        let screen = match self.screen_of(now, id) {
            Ok(screen) => screen,
            Err(refused) => return self.damage(id).map(Answer::Damaged).ok_or(refused),
        };
        check_bots(screen.listing, screen.table())?;
        self.show_screen(screen);
        Ok(Answer::Opened(id.into()))
    }

    /// The screen of a kept table.
    fn screen_of(&self, now: MachineTime, id: &str) -> Result<Screen, Refused> {
        let kept = self.kept(id)?;
        let (listing, table) = replayed(kept)?;
        let (id, colours) = (kept.id.clone(), kept.colours.clone());
        let mut screen = Screen::new(id, listing, table, colours, now);
        screen.room.clock.pause(self.paused, now.machine_ms);
        Ok(screen)
    }

    pub(crate) fn replay(
        &mut self,
        now: MachineTime,
        id: &str,
        entry: Option<usize>,
        viewer: Option<Viewer>,
    ) -> AnswerResult {
        let known = self.screen.take().filter(|screen| screen.id == id && screen.replay.is_some());
        let looked = known.map_or_else(|| self.screen_of(now, id), Ok);
        let mut screen = match looked {
            Ok(screen) => screen,
            Err(refused) => return self.damage(id).map(Answer::Damaged).ok_or(refused),
        };
        let whole = screen.replay.take().map(|replay| replay.whole);
        let whole = whole.or_else(|| screen.table().at(screen.table().entries()));
        let whole = whole.ok_or_else(|| refused("host-no-table"))?;
        let own = screen.present.map_or(Viewer::Spectator, Viewer::Seat);
        // Somebody who still plays must not see other hands.
        let over = whole.awaiting() == Awaiting::Over;
        let viewer = viewer.filter(|viewer| over || *viewer == Viewer::Spectator).unwrap_or(own);
        let entry = entry.unwrap_or(usize::MAX).min(whole.entries());
        screen.room.table = whole.at(entry).ok_or_else(|| refused("host-no-table"))?;
        screen.told = 0;
        screen.replay = Some(Replay { whole, viewer });
        self.show_screen(screen);
        Ok(Answer::Opened(id.into()))
    }

    pub(crate) fn read(&mut self, now: MachineTime, text: &str) -> AnswerResult {
        self.try_read(now, text).or_else(|refused| {
            RecoveredRecord::of_text(text)
                .map(|recovered| Answer::Damaged(recovered.damage))
                .ok_or(refused)
        })
    }

    fn try_read(&mut self, now: MachineTime, text: &str) -> AnswerResult {
        let found = reading::read(text).map_err(fault)?;
        let (listing, table) = match found {
            ReadText::Record { listing, record } => {
                listing.verify(&record).map_err(fault)?;
                let table = listing.replay(&record).map_err(fault)?;
                if table.awaiting() == Awaiting::Over {
                    return self.open_finished(now, listing, table);
                }
                check_bots(listing, &*table)?;
                (listing, table)
            }
            ReadText::Start { listing, mut start, seats, secret } => {
                let dealt = secret.unwrap_or_else(|| Secret::new((self.random)()));
                // A scenario has its own dice, and its cards are in the order of their list.
                if let (Start::Position(text), None) = (&mut start, secret) {
                    let position = listing.deal_position(text, &dealt, &[]);
                    *text = position.map_err(fault)?;
                }
                let secret = dealt;
                (listing, self.against(listing, listing.default_bot(), start, seats, secret)?)
            }
        };
        let seats = u8::try_from(table.seats()).expect("few seats");
        self.sit_down(now, listing, table, (0..seats).collect())
    }

    /// Opens a finished game that was read. It is kept once, however often it is read: its id
    /// follows from its digest.
    fn open_finished(
        &mut self,
        now: MachineTime,
        listing: &'static Listing,
        table: Box<dyn Table>,
    ) -> AnswerResult {
        let digest = table.digest().to_string();
        let known = self.shelf.iter().find(|kept| kept.over && kept.digest() == digest);
        if let Some(id) = known.map(|kept| kept.id.clone()) {
            return self.open(now, &id);
        }
        let colours = (0..COLOURS).cycle().take(table.seats()).collect();
        let id = digest[..ID_DIGITS].to_owned();
        if self.kept_table(&id).is_some() {
            // Its last step was taken back here, so it is another game now.
            return self.sit_down(now, listing, table, colours);
        }
        self.sit_down_at(now, id, listing, table, colours)
    }

    /// A table that begins anywhere, with a person at the first seat and this bot at the others.
    pub(crate) fn against(
        &self,
        listing: &'static Listing,
        bot: &str,
        start: Start,
        seats: usize,
        secret: Secret,
    ) -> Result<Box<dyn Table>, Refused> {
        let player = |index| self.player(index, &default_sitter(index, bot));
        let players = (0..seats).map(player).collect();
        let begin = TableStart { start, players, secret, salts: Vec::new() };
        listing.open(begin).map_err(fault)
    }
}

/// Replays a kept record into its table.
fn replayed(kept: &KeptTable) -> Result<(&'static Listing, Box<dyn Table>), Refused> {
    let record = Record::read(&kept.record()).map_err(fault)?;
    let listing = find(&kept.game).ok_or_else(|| fault(&kept.game))?;
    let table = listing.replay(&record).map_err(fault)?;
    Ok((listing, table))
}

/// Checks that every bot that still has to play exists here and thinks quickly enough.
pub(crate) fn check_bots(listing: &Listing, table: &dyn Table) -> Result<(), Refused> {
    if table.awaiting() == Awaiting::Over {
        return Ok(());
    }
    let bots = listing.check_bots(&table.header().players, LONGEST_THOUGHT);
    bots.map_err(fault)
}

/// Two players at a table are called the same, or nearly.
pub(crate) fn same_name(name: &str) -> Refused {
    let name = Value::Code(name.to_owned());
    Refused::without_rule(Phrase::new("host-same-name").with("name", name))
}

/// A refusal with the error's own text, for a file or a setting.
pub(crate) fn fault(fault: impl std::fmt::Display) -> Refused {
    let fault = Value::Code(fault.to_string());
    Refused::without_rule(Phrase::new("host-cannot-read").with("fault", fault))
}

/// The default player of a seat: a person at the first, this bot at the others, each in a different
/// colour.
pub fn default_sitter(index: usize, bot: &str) -> Sitter {
    Sitter {
        kind: if index == 0 { HUMAN } else { bot }.into(),
        colour: u8::try_from(index).unwrap_or_default(),
        ..Sitter::default()
    }
}

/// A name that two players share, as people read names.
fn shared_name(players: &[Player]) -> Option<&str> {
    let same = |one: &Player, other: &Player| one.name.to_lowercase() == other.name.to_lowercase();
    let twin = |(index, player): &(usize, &Player)| {
        players[..*index].iter().any(|other| same(other, player))
    };
    players.iter().enumerate().find(twin).map(|(_, player)| player.name.as_str())
}

/// The salts that people add to the deal.
fn salts(seats: &[Sitter]) -> Vec<(Seat, String)> {
    let people = seats.iter().enumerate().filter(|(_, sitter)| sitter.kind == HUMAN);
    let salts = people.map(|(index, sitter)| (index, sitter.salt.trim()));
    // If a form has too many seats, the game refuses it, not this.
    let said = salts.filter(|(index, salt)| *index < MAX_SEATS && !salt.is_empty());
    said.map(|(index, salt)| (Seat::new(index), salt.into())).collect()
}

/// Everybody's colour; a player who asks for a taken one gets the next free one.
fn own_colours(seats: &[Sitter]) -> Vec<u8> {
    let mut colours: Vec<u8> = Vec::new();
    for sitter in seats {
        let asked = sitter.colour % COLOURS;
        let mut others = (0..COLOURS).map(|step| (asked + step) % COLOURS);
        colours.push(others.find(|colour| !colours.contains(colour)).unwrap_or(asked));
    }
    colours
}
