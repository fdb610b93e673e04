//! Who sits where when a game begins or is resumed.

use std::path::Path;
use std::time::Duration;

use gantry_catalog::{Listing, Phrasebook, Table, TableStart};
use gantry_kernel::record::{Player, Start};
use gantry_kernel::{Phrase, Seat, Secret};

use crate::args::{self, Play};
use crate::data;
use crate::fail::CliError;
use crate::files;
use crate::show::code;

/// The longest time that a bot may think about a decision here: a saved game may come from a
/// stranger.
const LONGEST_THOUGHT: Duration = Duration::from_secs(30);

/// A new game, before anybody has added to its deal.
pub(crate) fn prepare(
    arguments: &Play,
    listing: &Listing,
    book: &Phrasebook,
) -> Result<TableStart, CliError> {
    let (start, seats) = if let Some(path) = &arguments.position {
        let text = files::text(path)?;
        let seats = listing.position_seats(&text).map_err(|fault| files::about(path, fault))?;
        (Start::Position(text), seats)
    } else {
        let seats = args::seats(arguments.seats.as_deref(), listing.seats)?;
        let data = arguments.data.as_deref();
        (Start::Options(data::options(listing, &arguments.options, data)?), seats)
    };
    let players = players(arguments, listing, seats, book)?;
    let secret = match arguments.seed {
        Some(number) => Secret::from_number(number),
        None => Secret::new(random()?),
    };
    Ok(TableStart { start, players, secret, salts: Vec::new() })
}

/// The table of an opening. Cards that a position does not name are shuffled.
pub(crate) fn open(listing: &Listing, mut opening: TableStart) -> Result<Box<dyn Table>, CliError> {
    if let Start::Position(text) = &opening.start {
        let dealt = listing.deal_position(text, &opening.secret, &opening.salts);
        opening.start = Start::Position(dealt.map_err(CliError::usage)?);
    }
    listing.open(opening).map_err(CliError::usage)
}

/// A saved game, if it is proved and can go on.
pub(crate) fn resume(path: &Path, listing: &Listing) -> Result<Box<dyn Table>, CliError> {
    let (found, record) = files::record_to_resume(path)?;
    if found.id != listing.id {
        let message = format!("a game of {}, not of {}", found.id, listing.id);
        return Err(files::about(path, message));
    }
    let proof = listing.verify(&record).map_err(|divergence| files::diverged(path, &divergence))?;
    if proof.outcomes.is_none() {
        return Err(files::about(path, "it cannot go on, for its secret is not shown"));
    }
    let bots = listing.check_bots(&record.header.players, LONGEST_THOUGHT);
    bots.map_err(|error| files::about(path, error))?;
    listing.replay(&record).map_err(|divergence| files::diverged(path, &divergence))
}

/// The bot of each seat, or `None` for a person.
fn kinds(
    arguments: &Play,
    listing: &Listing,
    seats: usize,
) -> Result<Vec<Option<String>>, CliError> {
    let named = &arguments.bots;
    let known = |name: &String| listing.bot_within(name, LONGEST_THOUGHT).map(drop);
    named.iter().try_for_each(known).map_err(CliError::usage)?;
    if arguments.hot_seat {
        let Some(people) = seats.checked_sub(named.len()).filter(|people| *people > 0) else {
            let message = format!("{} bots leave nobody to play at {seats} seats", named.len());
            return Err(CliError::usage(message));
        };
        let people = std::iter::repeat_n(None, people);
        return Ok(people.chain(named.iter().cloned().map(Some)).collect());
    }
    let own = arguments.seat.unwrap_or_default();
    if own.index() >= seats {
        let last = Seat::new(seats - 1);
        return Err(CliError::usage(format_args!("the table has seats A to {last}, not {own}")));
    }
    let mut kinds = match named.as_slice() {
        [] => vec![Some(listing.default_bot().to_owned()); seats - 1],
        [one] => vec![Some(one.clone()); seats - 1],
        several if several.len() == seats - 1 => several.iter().cloned().map(Some).collect(),
        several => {
            let (found, others) = (several.len(), seats - 1);
            let message = format!("{found} bots for {others} other seats: name one, or one each");
            return Err(CliError::usage(message));
        }
    };
    kinds.insert(own.index(), None);
    Ok(kinds)
}

fn players(
    arguments: &Play,
    listing: &Listing,
    seats: usize,
    book: &Phrasebook,
) -> Result<Vec<Player>, CliError> {
    let kinds = kinds(arguments, listing, seats)?;
    let people = kinds.iter().filter(|kind| kind.is_none()).count();
    if arguments.names.len() > people {
        let message = format!("{} names, but seats for people: {people}", arguments.names.len());
        return Err(CliError::usage(message));
    }
    let twice = |(index, name): (usize, &String)| arguments.names[..index].contains(name);
    if let Some(name) = arguments.names.iter().enumerate().find(|named| twice(*named)) {
        return Err(CliError::usage(format_args!("--name: {:?} is taken already", name.1)));
    }
    let mut names = arguments.names.iter();
    let player = |(index, kind): (usize, &Option<String>)| {
        let (key, kind) = match kind {
            None => match names.next() {
                Some(name) => return Player { kind: "human".into(), name: name.clone() },
                None => ("player-name", "human"),
            },
            Some(bot) => ("bot-name", bot.as_str()),
        };
        let phrase = Phrase::new(key).with("seat", code(&Seat::new(index)));
        Player { kind: kind.into(), name: book.say(&phrase, &[]) }
    };
    let players: Vec<Player> = kinds.iter().enumerate().map(player).collect();
    let again = |(index, player): &(usize, &Player)| {
        players[..*index].iter().any(|other| other.name == player.name)
    };
    match players.iter().enumerate().find(again) {
        Some((_, player)) => {
            Err(CliError::usage(format_args!("--name: {:?} is taken already", player.name)))
        }
        None => Ok(players),
    }
}

/// Random bytes.
pub(crate) fn random<const N: usize>() -> Result<[u8; N], CliError> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes)
        .map_err(|error| CliError::usage(format_args!("no randomness to deal with: {error}")))?;
    Ok(bytes)
}
