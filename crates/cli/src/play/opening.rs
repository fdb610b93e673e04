//! Who sits where when a game begins or goes on.

use std::path::Path;

use gantry_catalog::{Listing, Opening, Phrasebook, Table};
use gantry_kernel::record::{Player, Start};
use gantry_kernel::{Phrase, Seat, Secret};

use crate::args::{self, Play};
use crate::data;
use crate::fail::Failure;
use crate::files;
use crate::show::code;

/// A new game.
pub(crate) fn open(
    arguments: &Play,
    listing: &Listing,
    book: &Phrasebook,
) -> Result<Box<dyn Table>, Failure> {
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
        None => fresh_secret()?,
    };
    let opening = Opening { start, players, secret, salts: Vec::new() };
    listing.open(opening).map_err(Failure::usage)
}

/// A saved game, if it can go on.
pub(crate) fn resume(path: &Path, listing: &Listing) -> Result<Box<dyn Table>, Failure> {
    let (found, record) = files::record_to_resume(path)?;
    if found.id != listing.id {
        let message = format!("a game of {}, not of {}", found.id, listing.id);
        return Err(files::about(path, message));
    }
    let kinds = record.header.players.iter().map(|player| player.kind.as_str());
    if let Some(kind) =
        kinds.into_iter().find(|kind| *kind != "human" && listing.bot(kind).is_err())
    {
        return Err(files::about(path, format_args!("nobody here plays as {kind:?}")));
    }
    let proved = record.header.secret.map(|secret| secret.commitment());
    match proved {
        None => Err(files::about(path, "it cannot go on, for its secret is not shown")),
        Some(commitment) if commitment != record.header.commitment => {
            Err(files::about(path, "the secret does not fit the commitment"))
        }
        Some(_) => listing.replay(&record).map_err(|divergence| files::diverged(path, &divergence)),
    }
}

/// The bot of each seat, or none where a person sits.
fn kinds(
    arguments: &Play,
    listing: &Listing,
    seats: usize,
) -> Result<Vec<Option<String>>, Failure> {
    let named = &arguments.bots;
    named.iter().try_for_each(|name| listing.bot(name).map(drop)).map_err(Failure::usage)?;
    if arguments.hot_seat {
        let Some(people) = seats.checked_sub(named.len()).filter(|people| *people > 0) else {
            let message = format!("{} bots leave nobody to play at {seats} seats", named.len());
            return Err(Failure::usage(message));
        };
        let people = std::iter::repeat_n(None, people);
        return Ok(people.chain(named.iter().cloned().map(Some)).collect());
    }
    let own = arguments.seat.unwrap_or_default();
    if own.index() >= seats {
        let last = Seat::new(seats - 1);
        return Err(Failure::usage(format_args!("the table has seats A to {last}, not {own}")));
    }
    let mut kinds = match named.as_slice() {
        [] => vec![Some(listing.usual_bot().to_owned()); seats - 1],
        [one] => vec![Some(one.clone()); seats - 1],
        several if several.len() == seats - 1 => several.iter().cloned().map(Some).collect(),
        several => {
            let (found, others) = (several.len(), seats - 1);
            let message = format!("{found} bots for {others} other seats: name one, or one each");
            return Err(Failure::usage(message));
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
) -> Result<Vec<Player>, Failure> {
    let kinds = kinds(arguments, listing, seats)?;
    let people = kinds.iter().filter(|kind| kind.is_none()).count();
    if arguments.names.len() > people {
        let message = format!("{} names, but seats for people: {people}", arguments.names.len());
        return Err(Failure::usage(message));
    }
    let twice = |(index, name): (usize, &String)| arguments.names[..index].contains(name);
    if let Some(name) = arguments.names.iter().enumerate().find(|named| twice(*named)) {
        return Err(Failure::usage(format_args!("--name: {:?} is taken already", name.1)));
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
            Err(Failure::usage(format_args!("--name: {:?} is taken already", player.name)))
        }
        None => Ok(players),
    }
}

fn fresh_secret() -> Result<Secret, Failure> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes)
        .map_err(|error| Failure::usage(format_args!("no randomness to deal with: {error}")))?;
    Ok(Secret::new(bytes))
}
