//! Everything the worker decides, without a browser: requests come in with the time, out come what to keep and, after
//! that is kept, what to say.

use std::time::Duration;

use gantry_catalog::{HUMAN, LANGUAGES, Listing, Opening as Begin, Phrasebook, Table, find, games};
use gantry_kernel::record::{Player, Record, Start};
use gantry_kernel::{Awaiting, MAX_SEATS, Phrase, Seat, Secret, Value, Viewer};

use super::asking::No;
use super::kept::{Kept, Write};
use super::reading::{self, Found};
use super::session::{Moment, Replay, Session};
use super::wording::{game_info, phrasebook, pledge};
use crate::lessons::Progress;
use crate::protocol::{Answer, COLOURS, Call, Files, Opening, Refused, Reply, Request, Sitter};

/// What follows from a request: first keep, then speak.
#[derive(Debug, Default)]
pub struct Effects {
    /// To be kept before anything is said.
    pub writes: Vec<Write>,
    /// To be said then.
    pub replies: Vec<Reply>,
}

/// The worker's mind.
pub struct Host {
    language: String,
    /// This client's own words in that language.
    book: Phrasebook,
    pause_ms: u32,
    pub(super) shelf: Vec<Kept>,
    pub(super) session: Option<Session>,
    paused: bool,
    /// The secret of the next deal, once its seal has been shown.
    pledged: Option<Secret>,
    random: fn() -> [u8; 32],
}

/// The longest that a bot may think about a decision here, whoever asks for it: a link is opened
/// with one click.
const LONGEST_THOUGHT: Duration = Duration::from_secs(2);

pub(super) type Outcome = Result<Answer, Refused>;

impl Host {
    /// A host with what was kept before.
    pub fn new(shelf: Vec<Kept>, random: fn() -> [u8; 32]) -> Self {
        let language = LANGUAGES[0].to_owned();
        let book = own_words(&language);
        let (session, pledged) = (None, None);
        Self { language, book, pause_ms: 600, shelf, session, paused: false, pledged, random }
    }

    /// Answers a request.
    pub fn handle(&mut self, now: Moment, call: Call) -> Effects {
        let before = self.mark();
        let answer = self.answer(now, call.request).unwrap_or_else(Answer::Refused);
        // who opens a table sees it, also if it looks as what was seen before
        let before = before.filter(|_| !matches!(answer, Answer::Opened(_)));
        let mut effects = Effects::default();
        if let Answer::Forgotten(id) = &answer {
            effects.writes.push(Write::Delete(id.clone()));
        }
        effects.replies.push(Reply::Answer { to: call.id, answer });
        self.show(now, before.as_ref(), &mut effects);
        effects
    }

    /// Lets what is due happen: bots, deadlines.
    pub fn step(&mut self, now: Moment) -> Effects {
        let before = self.mark();
        let mut effects = Effects::default();
        let Some(session) = &mut self.session else { return effects };
        if let Err(objection) = session.step(now, self.pause_ms) {
            effects.replies.push(Reply::Notice(session.refused(&objection).words));
            self.session = None;
            return effects;
        }
        self.show(now, before.as_ref(), &mut effects);
        effects
    }

    /// In how many milliseconds [`Host::step`] has something to do; none: not before a request comes.
    pub fn next_step_in(&self, now: Moment) -> Option<u64> {
        self.session.as_ref()?.next_step_in(now)
    }

    /// A sentence of this client in the reader's language.
    pub fn say(&self, phrase: &Phrase) -> String {
        self.book.say(phrase, &[])
    }

    /// What of the session can be seen to change.
    fn mark(&self) -> Option<Mark> {
        let session = self.session.as_ref()?;
        Some(Mark {
            table: session.id.clone(),
            digest: session.table.digest().to_string(),
            viewer: session.viewer(),
            told: session.told,
            paused: self.paused,
            step: session.lesson.map(Progress::step),
        })
    }

    /// Keeps the table if its log changed, and sends a frame if anything did.
    fn show(&mut self, now: Moment, before: Option<&Mark>, effects: &mut Effects) {
        let after = self.mark();
        let Some((session, mark)) = self.session.as_mut().zip(after.as_ref()) else { return };
        if before == Some(mark) {
            return;
        }
        let digest_before =
            before.filter(|before| before.table == mark.table).map(|before| &before.digest);
        let known = self.shelf.iter().position(|kept| kept.id == session.id);
        if session.replay.is_none()
            && session.lesson.is_none()
            && (known.is_none() || digest_before.is_some_and(|digest| *digest != mark.digest))
        {
            let place = known.unwrap_or_else(|| {
                let colours = session.colours.clone();
                self.shelf.push(Kept::new(session.id.clone(), &*session.table, colours));
                self.shelf.len() - 1
            });
            effects.writes.push(self.shelf[place].follow(&*session.table, now.wall_ms));
        }
        effects.replies.push(Reply::Frame(Box::new(session.frame(now))));
    }

    fn answer(&mut self, now: Moment, request: Request) -> Outcome {
        if self.session.as_ref().is_some_and(|session| !session.allows(&request)) {
            return Err(self.refuse("web-replay-only"));
        }
        match request {
            Request::Prefer { language, pause_ms } => {
                self.prefer(language, pause_ms);
                Ok(Answer::Done)
            }
            Request::Games => Ok(Answer::Games(games().iter().map(game_info).collect())),
            Request::Tables => {
                let mut tables: Vec<_> = self.shelf.iter().map(Kept::info).collect();
                tables.sort_by_key(|table| std::cmp::Reverse(table.changed_ms));
                Ok(Answer::Tables(tables))
            }
            Request::Pledge => {
                let pledge = pledge(&self.pledge().commitment());
                Ok(Answer::Pledge(self.say(&pledge)))
            }
            Request::Start(opening) => self.start(now, opening),
            Request::Learn { game, lesson } => self.learn(now, &game, &lesson),
            Request::Open(id) | Request::TakeOver(id) => self.open(now, &id),
            Request::Replay { table, entry, viewer } => self.replay(now, &table, entry, viewer),
            Request::Read(text) => self.read(now, &text),
            Request::ReadData { game, text } => self.read_data(&game, &text),
            Request::Leave => {
                self.session = None;
                Ok(Answer::Done)
            }
            Request::Forget(id) => {
                self.shelf.retain(|kept| kept.id != id);
                self.session = self.session.take().filter(|session| session.id != id);
                Ok(Answer::Forgotten(id))
            }
            Request::Pause(paused) => {
                self.paused = paused;
                if let Some(session) = &mut self.session {
                    session.watch.pause(paused, now.machine_ms);
                }
                Ok(Answer::Done)
            }
            Request::Export(id) => self.export(&id),
            about_table => self.ask(now, about_table),
        }
    }

    /// Requests about the table that is looked at.
    fn ask(&mut self, now: Moment, request: Request) -> Outcome {
        let answer = match &mut self.session {
            Some(session) => session.ask(now, request, self.pause_ms),
            None => Err(No::Key("web-no-table")),
        };
        answer.map_err(|no| match no {
            No::Key(key) => self.refuse(key),
            No::Said(refused) => refused,
        })
    }

    fn prefer(&mut self, language: String, pause_ms: u32) {
        self.pause_ms = pause_ms;
        if self.language != language {
            self.language = language;
            self.book = own_words(&self.language);
            if let Some(session) = &mut self.session {
                session.book = phrasebook(&self.language, session.listing);
                session.told = 0;
            }
        }
    }

    fn refuse(&self, key: &'static str) -> Refused {
        Refused { words: self.say(&Phrase::new(key)), rule: None }
    }

    /// Something that is wrong with a file or a setting, in its own words.
    pub(super) fn fault(&self, fault: impl std::fmt::Display) -> Refused {
        let phrase = Phrase::new("web-cannot-read").with("fault", Value::Code(fault.to_string()));
        Refused { words: self.say(&phrase), rule: None }
    }

    pub(super) fn player(&self, index: usize, sitter: &Sitter) -> Player {
        let person = sitter.kind == HUMAN;
        let key = if person { "web-player-name" } else { "web-bot-name" };
        let seat = Value::Code(Seat::new(index).to_string());
        let given = sitter.name.trim();
        let name = if given.is_empty() {
            self.say(&Phrase::new(key).with("seat", seat))
        } else {
            given.into()
        };
        Player { kind: sitter.kind.clone(), name }
    }

    /// The secret of the next deal, which stays here: the same until a table begins with it.
    fn pledge(&mut self) -> Secret {
        let random = self.random;
        *self.pledged.get_or_insert_with(|| Secret::new(random()))
    }

    fn start(&mut self, now: Moment, opening: Opening) -> Outcome {
        let listing = find(&opening.game).ok_or_else(|| self.fault(&opening.game))?;
        for sitter in opening.seats.iter().filter(|sitter| sitter.kind != HUMAN) {
            let bot = listing.bot_within(&sitter.kind, LONGEST_THOUGHT);
            bot.map_err(|error| self.fault(error))?;
        }
        let people = opening.seats.iter().filter(|sitter| sitter.kind == HUMAN).count();
        let sitters = opening.seats.iter().enumerate();
        let players: Vec<Player> =
            sitters.map(|(index, sitter)| self.player(index, sitter)).collect();
        if let Some(name) = shared_name(&players) {
            let phrase = Phrase::new("web-same-name").with("name", Value::Code(name.into()));
            return Err(Refused { words: self.say(&phrase), rule: None });
        }
        let colours = own_colours(&opening.seats);
        let begin = Begin {
            start: Start::Options(opening.options),
            players,
            secret: self.pledge(),
            salts: salts(&opening.seats),
        };
        let table = listing.open(begin).map_err(|error| self.fault(error))?;
        if people > 1 && table.in_time() {
            return Err(self.refuse("web-one-in-time"));
        }
        self.pledged = None;
        self.sit_down(now, listing, table, colours)
    }

    /// A new table, from whatever it comes.
    pub(super) fn sit_down(
        &mut self,
        now: Moment,
        listing: &'static Listing,
        table: Box<dyn Table>,
        colours: Vec<u8>,
    ) -> Outcome {
        let bytes = (self.random)();
        let number = bytes[..6].iter().fold(0_u64, |number, byte| number << 8 | u64::from(*byte));
        let id = format!("{number:012x}");
        let book = phrasebook(&self.language, listing);
        let mut session = Session::new(id.clone(), listing, table, book, colours, now);
        session.catch_up(now).map_err(|objection| session.refused(&objection))?;
        session.watch.pause(self.paused, now.machine_ms);
        self.session = Some(session);
        Ok(Answer::Opened(id))
    }

    fn kept(&self, id: &str) -> Result<&Kept, Refused> {
        self.shelf.iter().find(|kept| kept.id == id).ok_or_else(|| self.refuse("web-no-table"))
    }

    /// The table that a kept record leads to.
    fn table(&self, kept: &Kept) -> Result<(&'static Listing, Box<dyn Table>), Refused> {
        let record = Record::read(&kept.record()).map_err(|fault| self.fault(fault))?;
        let listing = find(&kept.game).ok_or_else(|| self.fault(&kept.game))?;
        let table = listing.replay(&record).map_err(|divergence| self.fault(divergence))?;
        Ok((listing, table))
    }

    /// Whether a table is over, or everybody who plays on is here and thinks quickly enough.
    fn goes_on(&self, listing: &Listing, table: &dyn Table) -> Result<(), Refused> {
        if table.awaiting() == Awaiting::Over {
            return Ok(());
        }
        let bots = listing.check_bots(&table.header().players, LONGEST_THOUGHT);
        bots.map_err(|error| self.fault(error))
    }

    fn open(&mut self, now: Moment, id: &str) -> Outcome {
        let session = self.look(now, id)?;
        self.goes_on(session.listing, &*session.table)?;
        self.session = Some(session);
        Ok(Answer::Opened(id.into()))
    }

    /// A kept table, to look at.
    fn look(&self, now: Moment, id: &str) -> Result<Session, Refused> {
        let kept = self.kept(id)?;
        let (listing, table) = self.table(kept)?;
        let (id, colours) = (kept.id.clone(), kept.colours.clone());
        let book = phrasebook(&self.language, listing);
        let mut session = Session::new(id, listing, table, book, colours, now);
        session.watch.pause(self.paused, now.machine_ms);
        Ok(session)
    }

    fn replay(
        &mut self,
        now: Moment,
        id: &str,
        entry: Option<usize>,
        viewer: Option<Viewer>,
    ) -> Outcome {
        let known =
            self.session.take().filter(|session| session.id == id && session.replay.is_some());
        let mut session = if let Some(session) = known { session } else { self.look(now, id)? };
        let whole = session.replay.take().map(|replay| replay.whole);
        let whole = whole.or_else(|| session.table.at(session.table.entries()));
        let whole = whole.ok_or_else(|| self.refuse("web-no-table"))?;
        let own = session.present.map_or(Viewer::Spectator, Viewer::Seat);
        // who still plays must not look into other hands
        let over = whole.awaiting() == Awaiting::Over;
        let viewer = viewer.filter(|viewer| over || *viewer == Viewer::Spectator).unwrap_or(own);
        let entry = entry.unwrap_or(usize::MAX).min(whole.entries());
        session.table = whole.at(entry).ok_or_else(|| self.refuse("web-no-table"))?;
        session.told = 0;
        session.replay = Some(Replay { whole, viewer });
        self.session = Some(session);
        Ok(Answer::Opened(id.into()))
    }

    fn read(&mut self, now: Moment, text: &str) -> Outcome {
        let found = reading::read(text).map_err(|fault| self.fault(fault))?;
        let (listing, table) = match found {
            Found::Record { listing, record } => {
                listing.verify(&record).map_err(|divergence| self.fault(divergence))?;
                let table = listing.replay(&record).map_err(|divergence| self.fault(divergence))?;
                self.goes_on(listing, &*table)?;
                (listing, table)
            }
            Found::Start { listing, mut start, seats, secret } => {
                let dealt = secret.unwrap_or_else(|| Secret::new((self.random)()));
                // a scenario has dice of its own, and its cards in the order of their list
                if let (Start::Position(text), None) = (&mut start, secret) {
                    let position = listing.deal_position(text, &dealt, &[]);
                    *text = position.map_err(|fault| self.fault(fault))?;
                }
                let secret = dealt;
                (listing, self.against(listing, listing.usual_bot(), start, seats, secret)?)
            }
        };
        let seats = u8::try_from(table.seats()).expect("few seats");
        self.sit_down(now, listing, table, (0..seats).collect())
    }

    /// A table that begins anywhere: the first seat is a person's, at the others sits a bot.
    pub(super) fn against(
        &self,
        listing: &'static Listing,
        bot: &str,
        start: Start,
        seats: usize,
        secret: Secret,
    ) -> Result<Box<dyn Table>, Refused> {
        let player = |index| self.player(index, &Sitter::usual(index, bot));
        let players = (0..seats).map(player).collect();
        let begin = Begin { start, players, secret, salts: Vec::new() };
        listing.open(begin).map_err(|error| self.fault(error))
    }

    fn read_data(&self, game: &str, text: &str) -> Outcome {
        let listing = find(game).ok_or_else(|| self.fault(game))?;
        match listing.read_data(text) {
            Some(Ok(line)) => Ok(Answer::Data(line)),
            Some(Err(fault)) => Err(self.fault(fault)),
            None => Err(self.fault(game)),
        }
    }

    fn export(&self, id: &str) -> Outcome {
        let kept = self.kept(id)?;
        if kept.files() == Files::Withheld {
            return Err(self.refuse("web-secret-until-over"));
        }
        Ok(Answer::File { name: format!("{}-{}.record", kept.game, kept.id), text: kept.record() })
    }
}

fn own_words(language: &str) -> Phrasebook {
    Phrasebook::new(language, &[crate::words::MESSAGES])
}

/// A name that two players have, as people read names.
fn shared_name(players: &[Player]) -> Option<&str> {
    let same = |one: &Player, other: &Player| one.name.to_lowercase() == other.name.to_lowercase();
    let twin = |(index, player): &(usize, &Player)| {
        players[..*index].iter().any(|other| same(other, player))
    };
    players.iter().enumerate().find(twin).map(|(_, player)| player.name.as_str())
}

/// What people add to the deal.
fn salts(seats: &[Sitter]) -> Vec<(Seat, String)> {
    let people = seats.iter().enumerate().filter(|(_, sitter)| sitter.kind == HUMAN);
    let salts = people.map(|(index, sitter)| (index, sitter.salt.trim()));
    // a form with too many seats is refused by the game, not here
    let said = salts.filter(|(index, salt)| *index < MAX_SEATS && !salt.is_empty());
    said.map(|(index, salt)| (Seat::new(index), salt.into())).collect()
}

/// Everybody's colour; who asks for one that is taken gets the next that is free.
fn own_colours(seats: &[Sitter]) -> Vec<u8> {
    let mut colours: Vec<u8> = Vec::new();
    for sitter in seats {
        let asked = sitter.colour % COLOURS;
        let mut others = (0..COLOURS).map(|step| (asked + step) % COLOURS);
        colours.push(others.find(|colour| !colours.contains(colour)).unwrap_or(asked));
    }
    colours
}

/// What decides whether a new frame is due.
#[derive(Debug, PartialEq, Eq)]
struct Mark {
    table: String,
    digest: String,
    viewer: Viewer,
    told: usize,
    paused: bool,
    step: Option<usize>,
}

/// The last frame among the replies, for tests.
#[cfg(test)]
pub(super) fn last_frame(effects: &Effects) -> Option<&crate::protocol::Frame> {
    effects.replies.iter().rev().find_map(|reply| match reply {
        Reply::Frame(frame) => Some(&**frame),
        _ => None,
    })
}
