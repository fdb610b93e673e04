//! The seal of the deal, shown before anybody adds to it, and what people add.

use gantry_catalog::{HUMAN, Table};
use gantry_kernel::record::Player;
use gantry_kernel::{Phrase, Seat, hex};

use super::lines::{LONGEST, Line, Lines};
use crate::args::{self, Play};
use crate::fail::Failure;
use crate::screen::{BAD, FAINT, Screen};
use crate::show::Voice;

/// Shows what the host has pledged.
pub(super) fn show(screen: &mut Screen, voice: &Voice, table: &dyn Table) -> Result<(), Failure> {
    Ok(screen.styled(FAINT, &voice.pledge(table))?)
}

/// What people add to a deal that is sealed by now; none if somebody leaves instead. A game that
/// is to be repeated, or that a program plays, gets what the command line says.
pub(super) fn ask(
    arguments: &Play,
    voice: &Voice,
    table: &dyn Table,
) -> Result<Option<Vec<(Seat, String)>>, Failure> {
    let people = people(&table.header().players);
    if arguments.salts.len() > people.len() {
        let (found, people) = (arguments.salts.len(), people.len());
        let message = format!("--salt: given {found} times, but seats for people: {people}");
        return Err(Failure::usage(message));
    }
    let mut screen = Screen::new(arguments.words.plain);
    show(&mut screen, voice, table)?;
    let mut lines = Lines::new()?;
    if !arguments.salts.is_empty() || arguments.seed.is_some() || !lines.on_terminal() {
        return Ok(Some(people.into_iter().zip(arguments.salts.iter().cloned()).collect()));
    }
    screen.line(&voice.word("play-salt-about"))?;
    let mut salts = Vec::new();
    for seat in people {
        let prompt = voice.say(&Phrase::new("play-salt").with("name", seat));
        let Some(salt) = one(&mut screen, &mut lines, &prompt)? else { return Ok(None) };
        salts.push((seat, salt));
    }
    Ok(Some(salts))
}

fn people(players: &[Player]) -> Vec<Seat> {
    Seat::all(players.len()).filter(|seat| players[seat.index()].kind == HUMAN).collect()
}

/// What one person adds; random words for who has none.
fn one(screen: &mut Screen, lines: &mut Lines, prompt: &str) -> Result<Option<String>, Failure> {
    loop {
        let line = match lines.read(screen, &format!("{prompt} "))? {
            Line::Typed(line) => line,
            // far beyond what may be added, and refused as such
            Line::TooLong => "?".repeat(LONGEST),
            Line::End => return Ok(None),
        };
        if line.trim().is_empty() {
            return super::opening::random().map(|bytes: [u8; 16]| Some(hex::encode(&bytes)));
        }
        match args::salt(line.trim()) {
            Ok(salt) => return Ok(Some(salt)),
            Err(message) => screen.styled(BAD, &message)?,
        }
    }
}
