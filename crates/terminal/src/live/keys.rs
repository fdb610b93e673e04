//! What keys do.

use std::time::Duration;

use gantry_wire::ClientMessage;

use super::asking::AnswerUse;
use super::{End, Live, ScreenError};
use crate::console::Key;
use crate::menu::{self, Item};
use crate::pick::{self, Pick};

/// How many lines a page has.
const PAGE: usize = 5;
/// A key that repeats sooner than this is being held down, which no hand at a table could do: it
/// would empty a deck in two seconds.
const HELD: Duration = Duration::from_millis(90);
/// A longer line is nothing to say.
const LONGEST_INPUT: usize = 600;

impl Live<'_> {
    /// The choices as they are listed, each with its key.
    pub(super) fn listed(&self) -> Vec<(Option<char>, Item)> {
        let Some(frame) = self.table.frame() else { return Vec::new() };
        menu::assign_keys(&frame.choices, menu::items(&frame.choices, &self.opened))
    }

    /// Scrolls the news or an open text back or forward; returns whether the key was meant for
    /// that.
    fn browse(&mut self, key: Key) -> bool {
        let step = match key {
            Key::Up | Key::Down => 1,
            Key::PageUp | Key::PageDown => PAGE,
            _ => return false,
        };
        let up = matches!(key, Key::Up | Key::PageUp);
        if let Some((lines, gone)) = &mut self.sheet {
            *gone = if up { gone.saturating_sub(step) } else { (*gone + step).min(lines.len()) };
            return true;
        }
        let most = self.news.len().saturating_sub(1);
        self.back = if up { (self.back + step).min(most) } else { self.back.saturating_sub(step) };
        true
    }

    /// Does what a key means.
    pub(super) fn press(
        &mut self,
        elapsed: Duration,
        key: Key,
    ) -> Result<Option<End>, ScreenError> {
        if self.input.is_some() {
            return self.write(elapsed, key);
        }
        if self.browse(key) || self.close_something(key) {
            return Ok(None);
        }
        if self.over() && matches!(key, Key::Char('q' | 'Q') | Key::Escape | Key::Interrupt) {
            return Ok(Some(End::Over));
        }
        let listed = self.listed();
        let chosen = |letter| listed.iter().any(|(key, _)| *key == Some(letter));
        if key == Key::Interrupt || (matches!(key, Key::Char('q' | 'Q')) && !chosen('q')) {
            let asked = std::mem::replace(&mut self.asking, true);
            return Ok(asked.then_some(End::Left));
        }
        let asked = std::mem::take(&mut self.asking);
        if asked && key == Key::Escape {
            self.say(elapsed, self.voice.word("live-stays"), false);
            return Ok(None);
        }
        if self.shared.is_some() && self.shared_key(elapsed, key)? {
            return Ok(None);
        }
        let Some(frame) = self.table.frame() else { return Ok(None) };
        if frame.viewer.seat().is_none() || self.over() {
            return Ok(None);
        }
        let before = self.pressed.replace((key, elapsed));
        if before.is_some_and(|(other, at)| other == key && elapsed < at + HELD) {
            return Ok(None);
        }
        // Where no key of the game has a meaning, only listed ones do.
        let idle = self.shared.is_some() && !frame.is_real_time;
        match pick::meant(&frame.choices, &listed, key) {
            Some(Pick::Open(beginning)) => self.opened = beginning,
            Some(Pick::Send(ClientMessage::Key(_))) if idle => {
                self.say(elapsed, self.voice.word("host-key-idle"), true);
            }
            Some(Pick::Send(message)) => self.act(elapsed, message)?,
            None => self.say(elapsed, self.voice.word("host-key-idle"), true),
        }
        Ok(None)
    }

    /// Closes an open text or an open list; returns whether the key was meant for that.
    fn close_something(&mut self, key: Key) -> bool {
        if self.sheet.is_some() {
            // Any key closes it, so that nothing is played unseen.
            self.sheet = None;
            return true;
        }
        let open = !self.opened.is_empty() && matches!(key, Key::Escape | Key::Backspace);
        if open {
            self.opened = String::new();
        }
        open
    }

    /// The keys of a shared table; returns whether this is one.
    fn shared_key(&mut self, elapsed: Duration, key: Key) -> Result<bool, ScreenError> {
        let agrees = match key {
            Key::Char('/') => {
                self.input = Some(String::new());
                return Ok(true);
            }
            Key::Char('?') => {
                self.sheet = Some((self.help_text(), 0));
                return Ok(true);
            }
            Key::Char('Y') => true,
            Key::Char('N') => false,
            Key::Char('b') if self.table.gathering().is_some() => {
                self.send(elapsed, ClientMessage::Begin, AnswerUse::Plain)?;
                return Ok(true);
            }
            Key::Char('r') if self.over() => {
                self.execute(elapsed, "rematch")?;
                return Ok(true);
            }
            Key::Enter if self.hands_over().is_some() => {
                let seat = self.hands_over().expect("as was asked");
                self.send(elapsed, ClientMessage::Sit(seat), AnswerUse::Plain)?;
                return Ok(true);
            }
            _ => return Ok(false),
        };
        if !self.is_asked() {
            return Ok(false);
        }
        self.send(elapsed, ClientMessage::Respond(agrees), AnswerUse::Plain)?;
        Ok(true)
    }

    /// Whether somebody waits for our answer to a proposal.
    pub(super) fn is_asked(&self) -> bool {
        let sharing = self.table.frame().and_then(|frame| frame.sharing.as_ref());
        let proposal = sharing.and_then(|sharing| sharing.proposal);
        proposal.is_some_and(|proposal| {
            self.table.own().iter().any(|seat| proposal.missing.contains(seat))
        })
    }

    /// Who has to come to the screen, if several people share it.
    pub(super) fn hands_over(&self) -> Option<gantry_kernel::Seat> {
        self.table.frame()?.pass_to
    }

    /// A key while a line is being typed.
    fn write(&mut self, elapsed: Duration, key: Key) -> Result<Option<End>, ScreenError> {
        let Some(input) = &mut self.input else { return Ok(None) };
        match key {
            Key::Char(letter) if input.len() < LONGEST_INPUT => input.push(letter),
            Key::Backspace if input.is_empty() => self.input = None,
            Key::Backspace => drop(input.pop()),
            Key::Escape | Key::Interrupt => self.input = None,
            Key::Enter => {
                let line = self.input.take().unwrap_or_default();
                return self.execute(elapsed, &line);
            }
            _ => {}
        }
        Ok(None)
    }

    pub(super) fn act(
        &mut self,
        elapsed: Duration,
        message: ClientMessage,
    ) -> Result<(), ScreenError> {
        let frame = self.table.frame();
        let in_turns = self.shared.is_some() && frame.is_some_and(|frame| !frame.is_real_time);
        if in_turns && self.stepping.is_some() {
            // The same key once more must not play the next step unseen.
            self.say(elapsed, self.voice.word("live-waits"), false);
            return Ok(());
        }
        self.stepping = frame.map(|frame| frame.lines).filter(|_| in_turns);
        self.opened = String::new();
        let key = matches!(message, ClientMessage::Key(_));
        self.send(elapsed, message, if key { AnswerUse::Key } else { AnswerUse::Act })
    }
}
