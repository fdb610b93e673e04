//! The end of the game or of the session, and saving.

use std::fs::File;
use std::io::Read;
use std::path::Path;

use gantry_kernel::{Phrase, Viewer};
use gantry_terminal::{LinkError, Substitutes};
use gantry_wire::{Answer, ClientMessage};

use super::session::{Session, unexpected};
use crate::fail::CliError;
use crate::files::{self, Existing, Keeper};
use crate::screen::BAD;
use crate::show::{self, code};

/// Whether an existing file may be replaced.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Replace {
    Ask,
    Yes,
}

impl Session {
    /// Stores the game as it is now, in its file.
    fn keep(&mut self) -> Result<(), CliError> {
        match self.here.store() {
            Ok(()) => Ok(()),
            Err(error) => self.repair(LinkError::Unsaved(error)).map(drop),
        }
    }

    /// Recovers from an error of the link, if possible: a game that can no longer be saved is saved
    /// elsewhere, if a player names a file; then the host's answer is returned.
    pub(super) fn repair(&mut self, trouble: LinkError) -> Result<Option<Answer>, CliError> {
        match trouble {
            LinkError::Unsaved(error) => {
                let failure = self.here.fault(&error);
                self.keep_elsewhere(failure)
            }
            LinkError::Closed(why) => Err(CliError::usage(self.voice.say(&why))),
        }
    }

    /// Asks for another file for the game: it must not be lost because a disk is full.
    fn keep_elsewhere(&mut self, failure: CliError) -> Result<Option<Answer>, CliError> {
        if !self.lines.on_terminal() {
            return Err(failure);
        }
        let mut failure = failure;
        loop {
            self.screen.styled(BAD, failure.message().ok_or(CliError::NoReader)?)?;
            let answer = self.ask(&self.voice.word("play-save-elsewhere"))?;
            if answer.is_empty() {
                self.note("play-left")?;
                return Err(CliError::UsageSaid);
            }
            match Keeper::open(Path::new(&answer), self.here.table()) {
                Ok(keeper) => {
                    let heard = self.here.keep_in(keeper);
                    return heard.or_else(|trouble| self.repair(trouble));
                }
                Err(other) => failure = other,
            }
        }
    }

    /// Saves as a player asks; says why if it cannot be done, and returns whether it was.
    pub(super) fn save_to(&mut self, path: &Path, replace: Replace) -> Result<bool, CliError> {
        let kept = self.here.file().and_then(files::real);
        if kept.is_some() && kept == files::real(path) {
            self.keep()?;
            return self.say_saved(path).map(|()| true);
        }
        if replace == Replace::Ask && self.would_lose(path) && !self.may_replace(path)? {
            return Ok(false);
        }
        match self.save_as(path) {
            Ok(()) => Ok(true),
            Err(failure) => {
                let message = failure.message().ok_or(CliError::NoReader)?;
                self.screen.styled(BAD, message)?;
                Ok(false)
            }
        }
    }

    /// Whether the file has contents that this game did not write: neither a file it was saved to,
    /// nor the beginning of what it would write now.
    fn would_lose(&self, path: &Path) -> bool {
        let Some(real) = files::real(path) else { return false };
        // What is not a file is refused when it is written; reading it might never end.
        if !real.is_file() || self.own_files.contains(&real) {
            return false;
        }
        let whole = self.here.table().record();
        // If the file is longer than this game, nothing more needs to be read.
        let mut old = Vec::new();
        let read = File::open(&real)
            .and_then(|file| file.take(whole.len() as u64 + 1).read_to_end(&mut old));
        read.is_err() || !whole.as_bytes().starts_with(&old)
    }

    fn may_replace(&mut self, path: &Path) -> Result<bool, CliError> {
        let file = code(&path.display());
        if !self.lines.on_terminal() {
            self.complain(&Phrase::new("play-save-taken").with("file", file))?;
            return Ok(false);
        }
        let question = self.voice.say(&Phrase::new("play-save-replace").with("file", file));
        let answer = self.ask(&question)?;
        let yes = self.says(&answer, "word-yes");
        if !yes {
            self.note("play-save-kept")?;
        }
        Ok(yes)
    }

    /// The answer to a question, which may be longer than a prompt should be; empty if there is
    /// none.
    fn ask(&mut self, question: &str) -> Result<String, CliError> {
        self.screen.line(question)?;
        let answer = self.read("> ")?;
        Ok(answer.unwrap_or_default().trim().to_owned())
    }

    /// Whether an answer is this word in the reader's language, or its beginning.
    fn says(&self, answer: &str, key: &'static str) -> bool {
        let answer = answer.to_lowercase();
        !answer.is_empty() && self.voice.word(key).starts_with(&answer)
    }

    fn save_as(&mut self, path: &Path) -> Result<(), CliError> {
        files::write(path, &self.here.table().record(), Existing::Goes)?;
        self.saved = Some(self.frame.digest.clone());
        self.own_files.extend(files::real(path));
        self.say_saved(path)
    }

    fn say_saved(&mut self, path: &Path) -> Result<(), CliError> {
        let phrase = Phrase::new("play-saved").with("file", code(&path.display()));
        Ok(self.screen.line(&self.voice.say(&phrase))?)
    }

    /// A player wants to leave; returns whether they do. On a terminal, steps are not lost without
    /// a question.
    pub(super) fn leave(&mut self) -> Result<bool, CliError> {
        if self.here.file().is_some() {
            return self.close().map(|()| true);
        }
        if self.saved.as_ref() == Some(&self.frame.digest) {
            return Ok(true);
        }
        while self.stepped && self.lines.on_terminal() {
            let answer = self.ask(&self.voice.word("play-leave"))?;
            if answer.is_empty() || self.says(&answer, "word-yes") {
                break;
            }
            let stays = answer.eq_ignore_ascii_case("stay") || self.says(&answer, "word-stay");
            if stays || self.says(&answer, "word-no") {
                return Ok(false);
            }
            if self.save_to(Path::new(&answer), Replace::Ask)? {
                return Ok(true);
            }
        }
        self.note("play-left")?;
        Ok(true)
    }

    /// The player has already left, after a question.
    pub(super) fn depart(mut self) -> Result<(), CliError> {
        match self.here.file() {
            Some(_) => self.close(),
            None => self.note("play-left"),
        }
    }

    /// Says where the game is, if it was saved.
    fn close(&mut self) -> Result<(), CliError> {
        self.keep()?;
        match self.here.file().map(Path::to_owned) {
            Some(path) => self.say_saved(&path),
            None => Ok(()),
        }
    }

    pub(super) fn finish(mut self) -> Result<(), CliError> {
        self.keep()?;
        let seen = self.people().map(|seat| self.told[seat.index()]).max().unwrap_or(0);
        if self.people().count() > 1 {
            self.look_as_anybody()?;
        }
        self.screen.blank()?;
        self.show_table()?;
        self.tell_since(seen)?;
        let standings = self.frame.standings.as_ref();
        let substitutes = Substitutes::of(&self.frame);
        show::standings(&mut self.screen, &self.voice, standings, substitutes)?;
        self.close()
    }

    /// Several people look at the end together, as spectators.
    fn look_as_anybody(&mut self) -> Result<(), CliError> {
        let (table, viewer) = (self.frame.table.clone(), Some(Viewer::Spectator));
        match self.send(ClientMessage::Replay { table, entry: None, viewer })? {
            Answer::Opened(_) => {
                self.receive();
                Ok(())
            }
            other => Err(unexpected(&other)),
        }
    }
}
