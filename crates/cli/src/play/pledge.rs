//! The commitment to the deal, shown before anybody adds to it, and what people add.

use gantry_kernel::{Phrase, Seat, SeatSet, hex};

use super::lines::{LONGEST, Line, Lines};
use crate::args::{self, Play};
use crate::fail::CliError;
use crate::screen::{BAD, FAINT, Screen};
use crate::show::Voice;

/// Shows the host's commitment.
pub(super) fn show(screen: &mut Screen, voice: &Voice, pledge: &str) -> Result<(), CliError> {
    Ok(screen.styled(FAINT, &voice.pledge(pledge))?)
}

/// What people add to the deal after the commitment; `None` if somebody leaves instead. A game that
/// is to be repeated, or that a program plays, gets what the command line says.
pub(super) fn ask(
    arguments: &Play,
    voice: &Voice,
    pledge: &str,
    people: SeatSet,
) -> Result<Option<Vec<(Seat, String)>>, CliError> {
    if arguments.salts.len() > people.len() {
        let (found, people) = (arguments.salts.len(), people.len());
        let message = format!("--salt: given {found} times, but seats for people: {people}");
        return Err(CliError::usage(message));
    }
    let mut screen = Screen::new(arguments.words.plain);
    show(&mut screen, voice, pledge)?;
    let mut lines = Lines::new()?;
    if !arguments.salts.is_empty() || arguments.seed.is_some() || !lines.on_terminal() {
        return Ok(Some(people.iter().zip(arguments.salts.iter().cloned()).collect()));
    }
    screen.line(&voice.word("play-salt-about"))?;
    let mut salts = Vec::new();
    for seat in people.iter() {
        let prompt = voice.say(&Phrase::new("play-salt").with("name", seat));
        let Some(salt) = one(&mut screen, &mut lines, &prompt)? else { return Ok(None) };
        salts.push((seat, salt));
    }
    Ok(Some(salts))
}

/// What one person adds; random words if they add nothing.
fn one(screen: &mut Screen, lines: &mut Lines, prompt: &str) -> Result<Option<String>, CliError> {
    loop {
        let line = match lines.read(screen, &format!("{prompt} "))? {
            Line::Typed(line) => line,
            // Far longer than allowed, and refused as such.
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
