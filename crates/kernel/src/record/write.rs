//! Writes a record in its only spelling.

use std::fmt::{Display, Formatter, Result};

use super::{By, FORM, Header, Line, Record, Start};
use crate::{Seat, hex};

impl Display for Record {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        self.header.fmt(f)?;
        writeln!(f, "begin {}", self.begin)?;
        for (index, line) in self.lines.iter().enumerate() {
            writeln!(f, "{} {line}", index + 1)?;
        }
        writeln!(f, "end {} {}", self.lines.len(), self.end)
    }
}

impl Display for Header {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        writeln!(f, "gantry-record {FORM}")?;
        writeln!(f, "game {} rules {}", self.game, self.rules)?;
        for (index, player) in self.players.iter().enumerate() {
            writeln!(f, "player {} {} {}", Seat::new(index), player.kind, player.name)?;
        }
        match &self.start {
            Start::Options(options) => {
                for (key, value) in options {
                    writeln!(f, "option {key} {value}")?;
                }
            }
            Start::Position(text) => {
                for line in text.lines() {
                    writeln!(f, "| {line}")?;
                }
            }
        }
        writeln!(f, "commitment {}", hex::encode(&self.commitment))?;
        for (seat, salt) in &self.salts {
            writeln!(f, "salt {seat} {salt}")?;
        }
        if let Some(secret) = &self.secret {
            writeln!(f, "secret {}", hex::encode(secret.bytes()))?;
        }
        Ok(())
    }
}

impl Display for Line {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        let Self { at, by, text, digest, .. } = self;
        match by {
            By::Seat(seat) => write!(f, "{} {seat} {text} = {digest}", at.0),
            By::Chance => write!(f, "{} * {text} = {digest}", at.0),
            By::Clock => write!(f, "{} ~ = {digest}", at.0),
            By::Table => write!(f, "{} ! {text} = {digest}", at.0),
        }
    }
}
