//! The end of the game or of the session, and saving it.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use gantry_catalog::Sight;
use gantry_kernel::{Phrase, Viewer};

use super::session::{Session, own};
use crate::fail::Failure;
use crate::files::{self, Existing, Keeper};
use crate::screen::BAD;
use crate::show::{self, code};

/// Whether a file that is there may be replaced.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Replace {
    Ask,
    Yes,
}

impl Session {
    /// Writes the game as it is now, where it is kept.
    pub(super) fn follow(&mut self) -> Result<(), Failure> {
        self.kept_by(Keeper::follow)
    }

    /// The same, and waits for the disk: from then on it may be shown.
    pub(super) fn keep(&mut self) -> Result<(), Failure> {
        self.kept_by(Keeper::keep)
    }

    fn kept_by(
        &mut self,
        write: fn(&mut Keeper, &dyn gantry_catalog::Table) -> io::Result<()>,
    ) -> Result<(), Failure> {
        let Some(keeper) = &mut self.keeper else { return Ok(()) };
        match write(keeper, &*self.room.table) {
            Ok(()) => Ok(()),
            Err(error) => {
                let failure = keeper.about(&error);
                self.keep_elsewhere(failure)
            }
        }
    }

    /// A place where the game can be kept from now on, if a player knows one: it must not be lost
    /// for a full disk.
    fn keep_elsewhere(&mut self, failure: Failure) -> Result<(), Failure> {
        if !self.lines.on_terminal() {
            return Err(failure);
        }
        let mut failure = failure;
        loop {
            self.screen.styled(BAD, failure.message().ok_or(Failure::NoReader)?)?;
            let answer = self.ask(&self.voice.word("play-save-elsewhere"))?;
            if answer.is_empty() {
                self.note("play-left")?;
                return Err(Failure::UsageSaid);
            }
            match Keeper::open(Path::new(&answer), &*self.room.table) {
                Ok(keeper) => {
                    self.keeper = Some(keeper);
                    return Ok(());
                }
                Err(other) => failure = other,
            }
        }
    }

    /// Saves as a player asks to; says why if it cannot be done, and whether it was.
    pub(super) fn save_to(&mut self, path: &Path, replace: Replace) -> Result<bool, Failure> {
        let kept = self.keeper.as_ref().and_then(|keeper| files::real(keeper.path()));
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
                let message = failure.message().ok_or(Failure::NoReader)?;
                self.screen.styled(BAD, message)?;
                Ok(false)
            }
        }
    }

    /// Whether the file has something that this game did not write: neither a file it was saved to,
    /// nor the beginning of what it would write now.
    fn would_lose(&self, path: &Path) -> bool {
        let Some(real) = files::real(path) else { return false };
        // What is not a file is refused when it comes to writing; reading it might never end.
        if !real.is_file() || self.own_files.contains(&real) {
            return false;
        }
        let whole = self.room.table.save().to_string();
        // Of a file that is longer, nothing more needs to be known.
        let mut old = Vec::new();
        let read = File::open(&real)
            .and_then(|file| file.take(whole.len() as u64 + 1).read_to_end(&mut old));
        read.is_err() || !whole.as_bytes().starts_with(&old)
    }

    fn may_replace(&mut self, path: &Path) -> Result<bool, Failure> {
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
    fn ask(&mut self, question: &str) -> Result<String, Failure> {
        self.screen.line(question)?;
        let answer = self.read("> ")?;
        Ok(answer.unwrap_or_default().trim().to_owned())
    }

    /// Whether an answer is this word of the reader's language, or its beginning.
    fn says(&self, answer: &str, key: &'static str) -> bool {
        let answer = answer.to_lowercase();
        !answer.is_empty() && self.voice.word(key).starts_with(&answer)
    }

    fn save_as(&mut self, path: &Path) -> Result<(), Failure> {
        files::write(path, &self.room.table.save().to_string(), Existing::Goes)?;
        self.saved = Some(self.room.table.digest());
        self.own_files.extend(files::real(path));
        self.say_saved(path)
    }

    fn say_saved(&mut self, path: &Path) -> Result<(), Failure> {
        let phrase = Phrase::new("play-saved").with("file", code(&path.display()));
        Ok(self.screen.line(&self.voice.say(&phrase))?)
    }

    /// A player wants to go; whether they do. On a terminal, steps are not lost without a question.
    pub(super) fn leave(&mut self) -> Result<bool, Failure> {
        if self.keeper.is_some() {
            return self.close().map(|()| true);
        }
        if self.saved == Some(self.room.table.digest()) {
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

    /// The player is gone already, after a question.
    pub(super) fn depart(mut self) -> Result<(), Failure> {
        match self.keeper {
            Some(_) => self.close(),
            None => self.note("play-left"),
        }
    }

    /// Says where the game is, if it was kept.
    fn close(&mut self) -> Result<(), Failure> {
        self.keep()?;
        match self.keeper.as_ref().map(|keeper| keeper.path().to_owned()) {
            Some(path) => self.say_saved(&path),
            None => Ok(()),
        }
    }

    pub(super) fn finish(mut self) -> Result<(), Failure> {
        self.keep()?;
        let sight = self.room.people().lowest().filter(|_| self.room.people().len() == 1);
        let sight = sight.map_or(Sight::Of(Viewer::Spectator), own);
        self.screen.blank()?;
        show::panels(&mut self.screen, &self.voice, &*self.room.table, sight, false)?;
        let seen = self.room.people().iter().map(|seat| self.told[seat.index()]).max().unwrap_or(0);
        let news = self.room.table.news(sight, seen);
        show::news(&mut self.screen, &self.voice, &news)?;
        show::standings(&mut self.screen, &self.voice, &*self.room.table)?;
        self.close()
    }
}
