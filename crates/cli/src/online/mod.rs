//! Tables on a server: `gantry play --server`, `gantry join`, `gantry tables`.

mod address;
pub(crate) mod finished;
mod identity;
mod lines;
mod talk;

use std::path::Path;

use gantry_catalog::{Listing, Perspective, find_version};
use gantry_client::ClientError;
use gantry_kernel::record::Record;
use gantry_kernel::{Phrase, Seat, Viewer, hex};
use gantry_terminal::shared::{Follower, JoinOptions, Update, arrive, settings};
use gantry_terminal::{Arrived, End, PlaybackOptions, Remote, SaveFile, Substitutes};
use gantry_wire::{ChairPlan, TablePhase, TableSettings, TableSummary, TimeUnit, in_units};
use tokio::runtime::{Builder, Runtime};

use crate::args::{self, Join, Play, Tables, Wording};
use crate::fail::CliError;
use crate::files::{self, Existing};
use crate::screen::{BAD, GOOD, STRONG, Screen};
use crate::shell::quoted;
use crate::show::{self, Voice, code};
use crate::{data, language};
use address::{Address, base};
use identity::{Identity, identify};
use lines::OnlineSession;

/// The failure that an error of the server is.
fn trouble(voice: &Voice, error: &ClientError) -> CliError {
    CliError::usage(identity::said(voice, error))
}

fn runtime() -> Result<Runtime, CliError> {
    Builder::new_current_thread().enable_all().build().map_err(CliError::usage)
}

/// Random words, that others cannot know.
fn random_word() -> Result<String, CliError> {
    crate::play::opening::random().map(|bytes: [u8; 16]| hex::encode(&bytes))
}

/// Opens a table and plays at it.
pub(crate) fn play(arguments: &Play) -> Result<(), CliError> {
    let listing = files::game(&arguments.game)?;
    let voice = Voice { book: language::phrasebook(&arguments.words, listing), names: Vec::new() };
    let server = base(arguments.online.server.as_deref().unwrap_or_default())?;
    let settings = table_settings(arguments, listing)?;
    if let [_, more @ ..] = arguments.names.as_slice()
        && !more.is_empty()
    {
        return Err(CliError::usage("--name: on a server you have one name"));
    }
    let runtime = runtime()?;
    let name = arguments.names.first().map(String::as_str);
    let who = &arguments.online.who;
    let identity = runtime.block_on(identify(&server, name, who, &voice))?;
    let found = runtime.block_on(async {
        if arguments.online.matched {
            identity.server.find_match(&settings.game, settings.pace).await
        } else {
            identity.server.create(&settings).await
        }
    });
    let table = found.map_err(|error| trouble(&voice, &error))?;
    let visit = TableVisit {
        address: Address { server, table },
        seat: arguments.seat,
        salt: arguments.salts.first().cloned(),
        watches: false,
        begins: arguments.online.begin,
        save: arguments.save.as_deref(),
        words: &arguments.words,
    };
    visit.sit(&runtime, &identity, listing, voice)
}

/// The settings of a new table.
fn table_settings(arguments: &Play, listing: &Listing) -> Result<TableSettings, CliError> {
    let seats = args::seats(arguments.seats.as_deref(), listing.seats)?;
    let bots = &arguments.bots;
    let Some(people) = seats.checked_sub(bots.len()).filter(|people| *people > 0) else {
        let message = format!("{} bots leave nobody to play at {seats} seats", bots.len());
        return Err(CliError::usage(message));
    };
    if let Some(seat) = arguments.seat {
        args::on_table(seat, people)?;
    }
    let people = std::iter::repeat_n(ChairPlan::Person, people);
    let online = &arguments.online;
    let (pace, spectators) =
        (online.pace.unwrap_or_default(), online.spectators.unwrap_or_default());
    if !spectators.suit(pace, listing.is_real_time, online.rated) {
        let message = "spectators with a delay need a clock in seconds that gives no more than the \
                       delay for a move, and no rating";
        return Err(CliError::usage(message));
    }
    Ok(TableSettings {
        game: listing.id.to_owned(),
        options: data::options(listing, &arguments.options, arguments.data.as_deref())?,
        chairs: people.chain(bots.iter().cloned().map(ChairPlan::Bot)).collect(),
        pace,
        access: online.access.unwrap_or_default(),
        spectators,
        stand_in: online.stand_in.clone().unwrap_or_default(),
        rated: online.rated,
        begins: false,
    })
}

/// Comes to a table.
pub(crate) fn join(arguments: &Join) -> Result<(), CliError> {
    let voice = Voice { book: language::without_game(&arguments.words), names: Vec::new() };
    let address = Address::read(&arguments.link, arguments.server.as_deref())?;
    let runtime = runtime()?;
    let name = arguments.name.as_deref();
    let identity = runtime.block_on(identify(&address.server, name, &arguments.who, &voice))?;
    let found = runtime.block_on(identity.server.table(&address.table));
    let summary = found.map_err(|error| trouble(&voice, &error))?;
    let listing = files::game(&summary.game)?;
    let voice = Voice { book: language::phrasebook(&arguments.words, listing), names: Vec::new() };
    if summary.phase == TablePhase::Over {
        let record = runtime.block_on(identity.server.record(&address.table));
        let record = record.map_err(|error| trouble(&voice, &error))?;
        if let Some(path) = &arguments.save {
            save(&voice, path, &record).map(|said| println_to(&arguments.words, &said))??;
        }
        return replay(&arguments.words, &record, own_seat(&summary, &identity.account));
    }
    let visit = TableVisit {
        address,
        seat: arguments.seat,
        salt: arguments.salt.clone(),
        watches: arguments.watch,
        begins: false,
        save: arguments.save.as_deref(),
        words: &arguments.words,
    };
    visit.sit(&runtime, &identity, listing, voice)
}

fn println_to(words: &Wording, text: &str) -> Result<(), CliError> {
    Ok(Screen::new(words.plain).line(text)?)
}

/// Writes a record to a file that is not there yet; returns what to say.
fn save(voice: &Voice, path: &Path, record: &str) -> Result<String, CliError> {
    files::write(path, record, Existing::Stays)?;
    Ok(voice.say(&Phrase::new("play-saved").with("file", code(&path.display()))))
}

fn own_seat(summary: &TableSummary, account: &str) -> Option<Seat> {
    let own = summary.accounts.iter().position(|seat| seat.as_deref() == Some(account));
    own.map(Seat::new)
}

/// Shows a game that is over.
fn replay(words: &Wording, text: &str, seat: Option<Seat>) -> Result<(), CliError> {
    let record = Record::read(text).map_err(CliError::usage)?;
    let (game, rules) = (&record.header.game, record.header.rules);
    let listing = find_version(game, rules)
        .ok_or_else(|| CliError::Unknown(format!("{game} of rules version {rules}")))?;
    let whole = listing.replay(&record).map_err(CliError::unsound)?;
    let voice = Voice { book: language::phrasebook(words, listing), names: whole.names() };
    let perspective = Perspective::Of(seat.map_or(Viewer::Spectator, Viewer::Seat));
    if !words.plain && gantry_terminal::is_there() {
        let watching = PlaybackOptions { speed: 1.0, paused: true, at: 0 };
        let watched = gantry_terminal::watch(&*whole, &voice, listing.title, perspective, watching);
        return watched.map_err(CliError::usage);
    }
    let mut screen = Screen::new(words.plain);
    show::heading_of(&mut screen, &voice, &*whole, listing.title)?;
    show::news(&mut screen, &voice, &whole.news(perspective, 0))?;
    let substitutes = Substitutes::at(whole.attendance());
    Ok(show::standings(&mut screen, &voice, whole.standings().as_ref(), substitutes)?)
}

/// What was seen of a table before its deal.
struct Witness {
    table: String,
    pledge: String,
    /// What was added to the deal, by whoever has a seat.
    salt: Option<String>,
}

impl Witness {
    /// Whether a record proves itself, with this pledge and what was added.
    fn fits(&self, text: &str) -> bool {
        let Ok(record) = Record::read(text) else { return false };
        let header = &record.header;
        let listing = find_version(&header.game, header.rules);
        let proved = listing.is_some_and(|listing| listing.verify(&record).is_ok());
        let salted = |salt: &String| header.salts.iter().any(|(_, other)| other == salt);
        let same = hex::encode(&header.commitment) == self.pledge;
        proved && same && self.salt.as_ref().is_none_or(salted)
    }
}

/// A visit to a table.
struct TableVisit<'a> {
    address: Address,
    seat: Option<Seat>,
    salt: Option<String>,
    watches: bool,
    begins: bool,
    save: Option<&'a Path>,
    words: &'a Wording,
}

impl TableVisit<'_> {
    /// Enters the table, plays or watches, and leaves.
    fn sit(
        self,
        runtime: &Runtime,
        identity: &Identity,
        listing: &Listing,
        mut voice: Voice,
    ) -> Result<(), CliError> {
        if let Some(path) = self.save {
            // Better now than after the game.
            files::check(path, Existing::Stays)?;
        }
        let link = self.address.link();
        let again = format!("gantry join {}", quoted(&link));
        gantry_terminal::end_cleanly_on_signals(Some(format!("gantry: {again} comes back here")))?;
        let join_options = JoinOptions {
            watches: self.watches,
            seat: self.seat,
            salt: self.salt.clone().map_or_else(random_word, Ok)?,
            begins: self.begins,
            links: Address { table: String::new(), ..self.address.clone() }.link(),
        };
        let whole_screen = !self.words.plain && gantry_terminal::is_there();
        let (table, server) = (self.address.table.clone(), identity.server.clone());
        let (events, wake) = lines::events();
        let remote = Remote::enter(server, random_word()?, table, wake);
        let mut remote = remote.map_err(CliError::usage)?;
        let mut follower = Follower::default();
        let updates = arrive(&mut remote, &mut voice, &join_options, &mut follower);
        let mut updates = updates.map_err(|why| CliError::usage(voice.say(&why)))?;
        let witness = follower.pledge.clone().map(|pledge| Witness {
            table: follower.table().to_owned(),
            pledge,
            salt: follower.added.clone(),
        });
        updates.extend(identity.remark.map(|key| Update::Line(voice.word(key))));
        let (over, table) = if whole_screen {
            drop(events);
            let own = Voice { book: language::phrasebook(self.words, listing), names: vec![] };
            let save: SaveFile<'_> = Box::new(move |file, text| {
                let saved = save(&own, Path::new(file), text);
                saved.map_err(|failure| failure.message().unwrap_or_default().to_owned())
            });
            let arrived = Arrived { table: follower, updates, join_options, save };
            let end = gantry_terminal::play_shared(&mut remote, arrived, &mut voice, listing.title);
            let (end, table) = end.map_err(CliError::usage)?;
            (end == End::Over, table)
        } else {
            let screen = Screen::new(self.words.plain);
            let talk =
                OnlineSession::new(&mut remote, follower, voice, screen, join_options, events);
            let (over, table, back) = talk.run(listing.title, updates)?;
            voice = back;
            (over, table)
        };
        drop(remote);
        // It may be a rematch.
        let left = Address { table, ..self.address.clone() };
        let again = format!("gantry join {}", quoted(&left.link()));
        let mut screen = Screen::new(self.words.plain);
        let witness = witness.filter(|witness| witness.table == left.table);
        if over && (self.save.is_some() || witness.is_some()) {
            let ask = || runtime.block_on(identity.server.record(&left.table));
            // That a connection has ended, with a server that was restarted, is found by using it.
            let record = ask().or_else(|error| match error {
                ClientError::Unreachable(_) => ask(),
                other => Err(other),
            });
            let record = record.map_err(|error| trouble(&voice, &error))?;
            if let Some(path) = self.save {
                screen.line(&save(&voice, path, &record)?)?;
            }
            match witness.map(|witness| witness.fits(&record)) {
                Some(true) => screen.styled(GOOD, &voice.word("online-pledge-kept"))?,
                Some(false) => screen.styled(BAD, &voice.word("online-pledge-broken"))?,
                None => {}
            }
        }
        let phrase = if over { "online-left-over" } else { "online-left" };
        let phrase = Phrase::new(phrase).with("command", code(&again));
        Ok(screen.line(&voice.say(&phrase))?)
    }
}

/// Lists tables.
pub(crate) fn tables(arguments: &Tables) -> Result<(), CliError> {
    let voice = Voice { book: language::without_game(&arguments.words), names: Vec::new() };
    let server = base(&arguments.server)?;
    let game = arguments.game.as_deref().map(files::game).transpose()?;
    let runtime = runtime()?;
    let name = arguments.name.as_deref();
    let identity = runtime.block_on(identify(&server, name, &arguments.who, &voice))?;
    let listed = identity.server.tables(arguments.mine, game.map(|listing| listing.id));
    let listed = runtime.block_on(listed).map_err(|error| trouble(&voice, &error))?;
    let mut screen = Screen::new(arguments.words.plain || arguments.json);
    if arguments.json {
        let json = serde_json::to_value(&listed).map_err(CliError::usage)?;
        return Ok(screen.json(&json)?);
    }
    if listed.is_empty() {
        return Ok(screen.line(&voice.word("online-no-tables"))?);
    }
    for table in listed {
        let title = gantry_catalog::find(&table.game).map_or(&*table.game, |game| game.title);
        let phase = match table.phase {
            TablePhase::Gathering => voice.word("online-gathering"),
            TablePhase::Playing if table.your_turn => your_turn(&voice, table.time_left_ms),
            TablePhase::Playing => voice.word("online-playing"),
            _ => voice.word("online-over"),
        };
        screen.styled(STRONG, &format!("{title} ({phase})"))?;
        let free = voice.word("gather-free");
        let seats: Vec<&str> =
            table.seats.iter().map(|name| name.as_deref().unwrap_or(&free)).collect();
        screen.line(&format!("  {}", seats.join(" · ")))?;
        let rows = settings(&voice, &table.settings).into_iter();
        let rows: Vec<String> = rows.map(|(label, value)| format!("{label}: {value}")).collect();
        screen.line(&format!("  {}", rows.join(" · ")))?;
        let address = Address { server: server.clone(), table: table.id };
        screen.line(&format!("  gantry join {}", quoted(&address.link())))?;
    }
    Ok(())
}

/// That the game waits for us, and for how long.
fn your_turn(voice: &Voice, left_ms: Option<u64>) -> String {
    let words = voice.word("online-your-turn");
    let Some(left_ms) = left_ms else { return words };
    let (number, unit) = in_units(left_ms);
    let key = match unit {
        TimeUnit::Minutes => "online-time-minutes",
        TimeUnit::Hours => "online-time-hours",
        TimeUnit::Days => "online-time-days",
    };
    format!("{words} · {}", voice.say(&Phrase::new(key).with("number", number)))
}
