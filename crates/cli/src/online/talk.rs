//! What can be typed at a table on a server.

use std::path::Path;

use gantry_kernel::{Phrase, Term};
use gantry_terminal::shared::{HELP, Request, help_away, statuses};
use gantry_wire::{Answer, ClientMessage, Detail, Frame, Verdict};

use super::lines::{Next, OnlineSession};
use crate::fail::CliError;
use crate::play::choice::{Meaning, begun, numbered, written};
use crate::play::command::{self, Command};
use crate::play::questions;
use crate::play::view;
use crate::screen::{BAD, GOOD};
use crate::show::{self, code};

/// The commands of a local game that are none here: requests take their place.
const OTHERWISE: &[&str] = &["undo", "save FILE"];

impl OnlineSession<'_> {
    /// Does what a line says.
    pub(super) fn execute(&mut self, line: &str) -> Result<Next, CliError> {
        let choices = self.table.frame().map_or(&[][..], |frame| &frame.choices);
        if let Some(index) = written(choices, line) {
            let notation = choices[index].notation.clone();
            return self.play(ClientMessage::Act(notation));
        }
        if let Some(request) = Request::read(line) {
            return self.request(&request);
        }
        match Command::read(line) {
            Command::Nothing => self.say(&Phrase::new("play-nothing"))?,
            Command::Number(number) => match numbered(choices, &number) {
                Some(index) => {
                    let notation = choices[index].notation.clone();
                    return self.play(ClientMessage::Act(notation));
                }
                None => self.no_choice(&number)?,
            },
            Command::Action(typed) => return self.typed(&typed),
            Command::Why(text) => self.why(&text)?,
            Command::What(word) => self.what(&word)?,
            Command::Table => self.show_table(false)?,
            Command::Piles => self.show_table(true)?,
            Command::Log => show::news(&mut self.screen, &self.voice, &self.table.log)?,
            Command::Hint => self.hint()?,
            Command::Score => {
                if let Some(frame) = self.table.frame() {
                    questions::score(&mut self.screen, &self.voice, frame)?;
                }
            }
            // Requests stand before the last three.
            Command::Help | Command::Undo | Command::Save(_) | Command::SaveOver(_) => {
                self.help()?;
            }
            Command::Quit => return Ok(Next::Leave),
        }
        Ok(Next::Stay)
    }

    fn play(&mut self, message: ClientMessage) -> Result<Next, CliError> {
        if let Answer::Refused(refused) = self.act(message)? {
            self.screen.styled(BAD, &self.voice.refuse(&refused))?;
        }
        Ok(Next::Stay)
    }

    fn no_choice(&mut self, found: &str) -> Result<(), CliError> {
        let most = self.table.frame().map_or(0, |frame| frame.choices.len());
        let phrase = if most == 0 {
            Phrase::new("online-not-now")
        } else {
            Phrase::new("play-no-number").with("most", most).with("found", code(found))
        };
        Ok(self.screen.styled(BAD, &self.voice.say(&phrase))?)
    }

    /// A step as somebody types it: in full, its beginning, or just the name of a card.
    fn typed(&mut self, typed: &str) -> Result<Next, CliError> {
        let Some(frame) = self.table.frame() else {
            self.no_choice(typed)?;
            return Ok(Next::Stay);
        };
        if frame.choices.is_empty() {
            self.no_choice(typed)?;
            return Ok(Next::Stay);
        }
        if frame.is_real_time && typed.chars().count() == 1 {
            let letter = typed.to_lowercase().chars().next();
            let chosen = frame.choices.iter().find(|choice| choice.key == letter);
            if let Some(choice) = chosen {
                return self.play(ClientMessage::Act(choice.notation.clone()));
            }
        }
        for text in [typed.to_owned(), format!("play {typed}")] {
            let choices = self.table.frame().map_or(&[][..], |frame| &frame.choices);
            if let Meaning::One(index) = begun(choices, &text) {
                let notation = choices[index].notation.clone();
                return self.play(ClientMessage::Act(notation));
            }
            let Answer::Judged(judged) = self.call(ClientMessage::Judge(text.clone()))? else {
                continue;
            };
            match judged.verdict {
                Verdict::Allowed => return self.play(ClientMessage::Act(judged.notation)),
                Verdict::Refused(refused) => {
                    self.screen.styled(BAD, &self.voice.refuse(&refused))?;
                    return Ok(Next::Stay);
                }
                Verdict::Unreadable(_) => {}
            }
            let frame = self.table.frame();
            let several = frame.map(|frame| begun(&frame.choices, &text));
            if let (Some(frame), Some(Meaning::Several(found))) = (frame, several) {
                let begins = Phrase::new("play-begins").with("text", code(&text));
                self.screen.styled(BAD, &self.voice.say(&begins))?;
                let items: Vec<_> =
                    found.iter().map(|index| view::item(&self.voice, frame, *index)).collect();
                self.screen.choices(&items)?;
                return Ok(Next::Stay);
            }
        }
        let most = self.table.frame().map_or(0, |frame| frame.choices.len());
        let phrase = Phrase::new("play-unreadable").with("most", most);
        let shown = code(&typed.replace(char::is_control, " "));
        self.screen.styled(BAD, &self.voice.say(&phrase.with("text", shown)))?;
        Ok(Next::Stay)
    }

    fn request(&mut self, request: &Request) -> Result<Next, CliError> {
        let message = match request.message(&self.table, &self.join_options.salt) {
            Ok(Some(message)) => message,
            Ok(None) => {
                self.clocks()?;
                return Ok(Next::Stay);
            }
            Err(why) => {
                self.screen.styled(BAD, &self.voice.say(&why))?;
                return Ok(Next::Stay);
            }
        };
        match (request, self.call(message)?) {
            (_, Answer::Refused(refused)) => {
                self.screen.styled(BAD, &self.voice.refuse(&refused))?;
            }
            (Request::Save(file), Answer::File { text, .. }) => {
                match super::save(&self.voice, Path::new(file), &text) {
                    Ok(said) => self.screen.styled(GOOD, &said)?,
                    Err(failure) => {
                        let message = failure.message().ok_or(CliError::NoReader)?;
                        self.screen.styled(BAD, message)?;
                    }
                }
            }
            (Request::Rematch, Answer::Opened(table)) if table != self.table.table() => {
                let enter = ClientMessage::Enter { table, detail: Detail::Full, known: None };
                self.call(enter)?;
            }
            _ => {}
        }
        Ok(Next::Stay)
    }

    fn why(&mut self, text: &str) -> Result<(), CliError> {
        let choices = self.table.frame().map_or(&[][..], |frame| &frame.choices);
        let chosen = numbered(choices, text).map(|index| choices[index].notation.clone());
        let text = chosen.unwrap_or_else(|| text.to_owned());
        if text.is_empty() {
            return self.say(&Phrase::new("play-why-what"));
        }
        match self.call(ClientMessage::Judge(text.clone()))? {
            Answer::Judged(judged) => match judged.verdict {
                Verdict::Allowed => {
                    let phrase = Phrase::new("play-allowed").with("action", code(&judged.notation));
                    Ok(self.screen.styled(GOOD, &self.voice.say(&phrase))?)
                }
                Verdict::Refused(refused) => {
                    Ok(self.screen.styled(BAD, &self.voice.refuse(&refused))?)
                }
                Verdict::Unreadable(_) => self.no_choice(&text),
            },
            _ => self.no_choice(&text),
        }
    }

    fn what(&mut self, word: &str) -> Result<(), CliError> {
        let Answer::Glossary(terms) = self.call(ClientMessage::Glossary)? else {
            return self.say(&Phrase::new("online-not-now"));
        };
        if word.is_empty() {
            let example = terms.first().map_or("", |term| &*term.word);
            return self.say(&Phrase::new("play-what-which").with("word", code(example)));
        }
        match questions::found(&self.voice, &terms, word) {
            Some(Term { name, text, .. }) => {
                let line = Phrase::new("row-line").with("label", name.clone());
                self.say(&line.with("cells", text.clone()))
            }
            None => self.say(&Phrase::new("play-what-unknown").with("word", code(word))),
        }
    }

    /// The best choices; only where nobody else plays.
    fn hint(&mut self) -> Result<(), CliError> {
        match self.call(ClientMessage::Hint)? {
            Answer::Hints(hints) => {
                self.say(&Phrase::new("play-hint"))?;
                for hint in hints {
                    let percent = f64::from(hint.permille) / 1000.0;
                    let share = crate::analyse::percent(&self.voice, percent);
                    let text = self.voice.say(&hint.choice.phrase);
                    self.screen.line(&format!("  {share}: {text} [{}]", hint.choice.notation))?;
                }
                Ok(())
            }
            Answer::Refused(refused) => {
                Ok(self.screen.styled(BAD, &self.voice.refuse(&refused))?)
            }
            _ => Ok(()),
        }
    }

    fn show_table(&mut self, on_request: bool) -> Result<(), CliError> {
        let Some(frame) = self.table.frame() else { return self.show_chairs() };
        let Frame { panels, viewer, choices, .. } = frame;
        let seat = viewer.seat();
        show::panels(&mut self.screen, &self.voice, panels, seat, on_request)?;
        if !on_request && !choices.is_empty() {
            view::choices(&mut self.screen, &self.voice, frame)?;
        }
        Ok(())
    }

    /// Who is there, with clocks and latency.
    fn clocks(&mut self) -> Result<(), CliError> {
        let Some(frame) = self.table.frame() else { return self.show_chairs() };
        let title = self.voice.word("status-title");
        self.screen.line(&title)?;
        for status in statuses(&self.voice, frame, 0) {
            let latency = self.table.latencies.iter().find(|(seat, _)| *seat == status.seat);
            let latency = latency.map(|(_, ms)| format!("{ms} ms"));
            let note = Some(status.note).filter(|note| !note.is_empty());
            let parts = [Some(status.name), status.time, note, latency].into_iter().flatten();
            let parts: Vec<String> = parts.collect();
            self.screen.line(&format!("  {}: {}", status.seat, parts.join(", ")))?;
        }
        Ok(())
    }

    fn help(&mut self) -> Result<(), CliError> {
        let here = command::HELP.iter().filter(|(typed, _)| !OTHERWISE.contains(typed));
        for (typed, key) in here.chain(HELP) {
            self.screen.marked(&format!("  {typed:<15} "), &self.voice.word(key))?;
        }
        Ok(self.screen.line(&help_away(&self.voice))?)
    }
}
