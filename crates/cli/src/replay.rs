//! `gantry replay`: a recorded game, one point of it, or all of it played back.

mod paced;

use gantry_catalog::{Listing, Perspective, Table};
use gantry_kernel::{Awaiting, Phrase, Viewer};
use gantry_terminal::Substitutes;
use serde_json::{Value as Json, json};

use crate::args::{Replay, later_number, on_table};
use crate::fail::CliError;
use crate::screen::{FAINT, STRONG, Screen};
use crate::show::{self, Voice};
use crate::{files, language};

pub(crate) fn run(arguments: &Replay) -> Result<(), CliError> {
    let (listing, record) = files::record(&arguments.file)?;
    let whole = listing
        .replay(&record)
        .map_err(|divergence| files::diverged(&arguments.file, &divergence))?;
    if arguments.position
        && arguments.perspective.is_some_and(|perspective| perspective != Perspective::Everybody)
    {
        let message = "--position shows hidden cards, so it goes with --as all or without --as";
        return Err(CliError::usage(message));
    }
    let perspective = arguments.perspective.unwrap_or(Perspective::Of(Viewer::Spectator));
    if let Perspective::Of(Viewer::Seat(seat)) = perspective {
        on_table(seat, whole.seats())?;
    }
    let entries = whole.entries();
    let at = arguments.at.as_deref().map(|text| later_number("--at", text, 0, entries));
    let at = at.transpose()?;
    if arguments.speed.is_some() || arguments.step {
        return paced::run(&*whole, listing, arguments, perspective, at.unwrap_or(0));
    }
    let table = match at {
        None => whole,
        Some(at) => whole.at(at).expect("the number of entries was checked"),
    };
    let voice =
        Voice { book: language::phrasebook(&arguments.words, listing), names: table.names() };
    let mut screen = Screen::new(arguments.words.plain || arguments.json || arguments.position);
    if arguments.position {
        return Ok(screen.raw(&table.position())?);
    }
    if arguments.json {
        let json = match at {
            None => game_json(&voice, listing, &*table, perspective),
            Some(_) => moment_json(&voice, listing, &*table, perspective),
        };
        return Ok(screen.json(&json)?);
    }
    show::heading_of(&mut screen, &voice, &*table, listing.title)?;
    match at {
        None => {
            show::news(&mut screen, &voice, &table.news(perspective, 0))?;
            if table.standings().is_none() {
                screen.styled(FAINT, &voice.word("replay-unfinished"))?;
            }
        }
        Some(at) => {
            let moment = Phrase::new("replay-moment").with("entry", at).with("entries", entries);
            screen.styled(STRONG, &voice.say(&moment))?;
            show::panels(
                &mut screen,
                &voice,
                &table.panels(perspective),
                viewer(perspective).seat(),
                false,
            )?;
            screen.line(&voice.say(&table.prompt(viewer(perspective))))?;
        }
    }
    let substitutes = Substitutes::at(table.attendance());
    Ok(show::standings(&mut screen, &voice, table.standings().as_ref(), substitutes)?)
}

/// Sentences that are the same for all viewers are written for a spectator.
fn viewer(perspective: Perspective) -> Viewer {
    match perspective {
        Perspective::Of(viewer) => viewer,
        Perspective::Everybody => Viewer::Spectator,
    }
}

fn game_json(
    voice: &Voice,
    listing: &Listing,
    table: &dyn Table,
    perspective: Perspective,
) -> Json {
    let news = table.news(perspective, 0);
    let log = news.iter().map(|told| {
        let texts: Vec<_> = told
            .phrases
            .iter()
            .map(|phrase| show::sentence(&voice.say(phrase), &voice.names))
            .collect();
        json!({ "entry": told.entry, "texts": texts })
    });
    let mut json = head(listing, table, perspective);
    json["log"] = log.collect();
    json
}

fn moment_json(
    voice: &Voice,
    listing: &Listing,
    table: &dyn Table,
    perspective: Perspective,
) -> Json {
    let mut json = head(listing, table, perspective);
    json["prompt"] = json!(voice.say(&table.prompt(viewer(perspective))));
    json["view"] = serde_json::from_str(&table.view(perspective)).expect("a view is JSON");
    // A position shows every hand, so it is given only to somebody who asks for everything.
    if perspective == Perspective::Everybody {
        json["position"] = json!(table.position());
    }
    json
}

fn head(listing: &Listing, table: &dyn Table, perspective: Perspective) -> Json {
    let players = table
        .header()
        .players
        .iter()
        .map(|player| json!({ "kind": player.kind, "name": player.name }));
    let awaiting = match table.awaiting() {
        Awaiting::Chance(_) => json!("chance"),
        Awaiting::Over => json!("over"),
        Awaiting::Players { must, may, .. } => {
            let letters = |seats: gantry_kernel::SeatSet| -> Vec<String> {
                seats.iter().map(|seat| seat.to_string()).collect()
            };
            json!({ "must": letters(must), "may": letters(may) })
        }
    };
    let mut json = json!({
        "game": listing.id,
        "rules": table.header().rules,
        "players": players.collect::<Vec<_>>(),
        "entries": table.entries(),
        "awaiting": awaiting,
        "standings": table.standings(),
    });
    let substitutes = Substitutes::at(table.attendance());
    for (key, seats) in [("stood_in", substitutes.stood_in()), ("resigned", substitutes.resigned())]
    {
        if !seats.is_empty() {
            json[key] = json!(seats.iter().map(|seat| seat.to_string()).collect::<Vec<_>>());
        }
    }
    // The digest depends on hidden cards, so somebody who knows it could try which hands fit.
    if perspective == Perspective::Everybody {
        json["digest"] = json!(table.digest());
    }
    json
}
