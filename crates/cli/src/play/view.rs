//! What a player is shown: the table, the news, the choices.

use gantry_catalog::Choice;
use gantry_kernel::outside::printable;
use gantry_kernel::{Phrase, Seat};
use gantry_wire::Frame;

use super::choice::{Listed, folded, group, grouped};
use super::lines::{LONGEST, Line};
use super::session::Session;
use crate::fail::CliError;
use crate::screen::{BAD, FAINT, Item, STRONG, Screen};
use crate::show::{self, Voice, code};

impl Session {
    pub(super) fn show_table(&mut self) -> Result<(), CliError> {
        self.show_panels(false)
    }

    /// Shows what is too long to be shown each time.
    pub(super) fn show_piles(&mut self) -> Result<(), CliError> {
        self.show_panels(true)
    }

    fn show_panels(&mut self, on_request: bool) -> Result<(), CliError> {
        let Frame { panels, viewer, .. } = &self.frame;
        Ok(show::panels(&mut self.screen, &self.voice, panels, viewer.seat(), on_request)?)
    }

    /// Tells what has happened since this seat was last told.
    pub(super) fn tell(&mut self, seat: Seat) -> Result<(), CliError> {
        let since = std::mem::replace(&mut self.told[seat.index()], self.frame.version);
        self.tell_since(since)
    }

    /// Tells what the viewer was told of all entries after this one.
    pub(super) fn tell_since(&mut self, entry: usize) -> Result<(), CliError> {
        let news = &self.log[self.log.partition_point(|told| told.entry <= entry)..];
        Ok(show::news(&mut self.screen, &self.voice, news)?)
    }

    pub(super) fn show_hand(&mut self, seat: Seat) -> Result<(), CliError> {
        hand(&mut self.screen, &self.voice, &self.frame, seat)
    }

    pub(super) fn show_choices(&mut self) -> Result<(), CliError> {
        choices(&mut self.screen, &self.voice, &self.frame)
    }

    pub(super) fn item(&self, index: usize) -> Item {
        item(&self.voice, &self.frame, index)
    }

    /// The next answer; `None` at the end of the input.
    pub(super) fn read(&mut self, prompt: &str) -> Result<Option<String>, CliError> {
        loop {
            match self.lines.read(&mut self.screen, prompt)? {
                Line::Typed(line) => return Ok(Some(line)),
                Line::End => return Ok(None),
                Line::TooLong => {
                    self.complain(&Phrase::new("play-line-long").with("most", LONGEST))?;
                }
            }
        }
    }

    pub(super) fn note(&mut self, key: &'static str) -> Result<(), CliError> {
        Ok(self.screen.line(&self.voice.word(key))?)
    }

    pub(super) fn complain(&mut self, phrase: &Phrase) -> Result<(), CliError> {
        Ok(self.screen.styled(BAD, &self.voice.say(phrase))?)
    }
}

/// Shows the seat's own cards on one line, if its panel has a row for them.
pub(crate) fn hand(
    screen: &mut Screen,
    voice: &Voice,
    frame: &Frame,
    seat: Seat,
) -> Result<(), CliError> {
    let rows = frame.panels.iter().filter(|panel| panel.seat == Some(seat));
    for row in rows.flat_map(|panel| &panel.rows).filter(|row| row.label.key == "row-hand") {
        let mut cells: Vec<_> = row.cells.iter().map(|cell| voice.say(cell)).collect();
        if cells.is_empty() {
            cells.push(voice.word("list-empty"));
        }
        let line = Phrase::new("row-line")
            .with("label", row.label.clone())
            .with("cells", code(&cells.join(" · ")));
        screen.line(&voice.say(&line))?;
    }
    Ok(())
}

/// Shows what to do now and every choice.
pub(crate) fn choices(screen: &mut Screen, voice: &Voice, frame: &Frame) -> Result<(), CliError> {
    let choices = &frame.choices;
    screen.styled(STRONG, &voice.say(&frame.prompt))?;
    let groups = grouped(choices);
    let several = groups.len() > 1;
    for (heading, members) in groups {
        let heading = heading.and_then(group).or(several.then_some("group-other"));
        if let Some(heading) = heading {
            screen.styled(FAINT, &voice.word(heading))?;
        }
        let mut items = Vec::new();
        for listed in folded(choices, &members) {
            match listed {
                Listed::One(index) => items.push(item(voice, frame, index)),
                Listed::Fold { beginning, first, last } => {
                    screen.choices(&std::mem::take(&mut items))?;
                    let phrase = Phrase::new("play-fold")
                        .with("beginning", code(&beginning))
                        .with("first", first + 1)
                        .with("last", last + 1);
                    screen.marked("     ", &voice.say(&phrase))?;
                }
            }
        }
        screen.choices(&items)?;
    }
    Ok(())
}

/// A choice with its number.
pub(crate) fn item(voice: &Voice, frame: &Frame, index: usize) -> Item {
    let Choice { notation, phrase, .. } = &frame.choices[index];
    let text = printable(&voice.say(phrase)).into_owned();
    let notation = (text != *notation).then(|| notation.clone());
    Item { number: index + 1, text, notation }
}
