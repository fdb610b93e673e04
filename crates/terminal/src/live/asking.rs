//! What the reader types, and the answers of the host.

use std::time::Duration;

use gantry_kernel::{Phrase, Term};
use gantry_wire::{Answer, ClientMessage, Detail, Refused, Verdict};

use super::{End, Live, ScreenError};
use crate::scene;
use crate::shared::{HELP, Request, help_away, settings, statuses};
use crate::voice::code;

/// What an answer is for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum AnswerUse {
    /// A step.
    Act,
    /// A key of the game.
    Key,
    /// Something typed that may be a step.
    Typed(String),
    /// Whether a step is allowed.
    Why,
    /// What a word means.
    What(String),
    /// A record for this file.
    Save(String),
    /// Something that says so only if it is refused.
    Plain,
    /// Something that this client did by itself: nobody asked, so nobody is told.
    Quiet,
}

/// Commands of the whole screen besides the requests to the table.
const SCREEN_COMMANDS: &[(&str, &str)] = &[
    ("ACTION", "help-typed"),
    ("why ACTION", "help-why-typed"),
    ("what CARD", "help-what-typed"),
    ("table", "help-table-whole"),
    ("piles", "help-piles-whole"),
    ("log", "help-log-whole"),
    ("settings", "help-settings"),
    ("quit", "help-quit-table"),
];

impl Live<'_> {
    /// Does what a typed line says.
    pub(super) fn execute(
        &mut self,
        elapsed: Duration,
        line: &str,
    ) -> Result<Option<End>, ScreenError> {
        let line = line.trim().trim_start_matches('/').trim();
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let choices = self.table.frame().map_or(&[][..], |frame| &frame.choices);
        let written = choices.iter().find(|choice| choice.notation.eq_ignore_ascii_case(line));
        if let Some(notation) = written.map(|choice| choice.notation.clone()) {
            self.act(elapsed, ClientMessage::Act(notation))?;
            return Ok(None);
        }
        if let Some(request) = Request::read(line) {
            self.request(elapsed, &request)?;
            return Ok(None);
        }
        match word.to_lowercase().as_str() {
            "" => {}
            "quit" | "leave" if rest.is_empty() => return Ok(Some(End::Left)),
            "help" => self.open_sheet(self.help_text()),
            "table" if rest.is_empty() => self.open_sheet(self.table_text(false)),
            "piles" if rest.is_empty() => self.open_sheet(self.table_text(true)),
            "log" if rest.is_empty() => {
                let told = self.voice.tell(&self.table.log);
                let lines = told.into_iter().map(|(entry, text)| format!(" {entry} {text}"));
                let lines: Vec<String> = lines.collect();
                self.sheet = Some((lines.clone(), lines.len()));
            }
            "settings" if rest.is_empty() => self.open_sheet(self.settings_text()),
            "why" => self.send(elapsed, ClientMessage::Judge(rest.into()), AnswerUse::Why)?,
            "what" => self.send(elapsed, ClientMessage::Glossary, AnswerUse::What(rest.into()))?,
            _ if self.table.frame().is_some_and(|frame| !frame.choices.is_empty()) => {
                let judge = ClientMessage::Judge(line.into());
                self.send(elapsed, judge, AnswerUse::Typed(line.into()))?;
            }
            _ => self.not_understood(elapsed, line),
        }
        Ok(None)
    }

    fn open_sheet(&mut self, lines: Vec<String>) {
        self.sheet = Some((lines, 0));
    }

    fn not_understood(&mut self, elapsed: Duration, line: &str) {
        let shared = self.shared.is_some();
        let key = if shared { "live-not-understood-shared" } else { "live-not-understood" };
        let phrase = Phrase::new(key).with("text", code(line));
        self.say(elapsed, self.voice.say(&phrase), true);
    }

    fn request(&mut self, elapsed: Duration, request: &Request) -> Result<(), ScreenError> {
        let salt = self.shared.as_ref().map_or("", |(join_options, _)| join_options.salt.as_str());
        match request.message(&self.table, salt) {
            Err(why) => self.say(elapsed, self.voice.say(&why), true),
            Ok(None) => self.open_sheet(self.clocks_text(elapsed)),
            Ok(Some(message)) => {
                let purpose = match request {
                    Request::Save(file) => AnswerUse::Save(file.clone()),
                    _ => AnswerUse::Plain,
                };
                self.send(elapsed, message, purpose)?;
            }
        }
        Ok(())
    }

    /// Takes in the answer to a call.
    pub(super) fn answered(
        &mut self,
        elapsed: Duration,
        to: u32,
        answer: Answer,
    ) -> Result<(), ScreenError> {
        let Some(place) = self.calls.iter().position(|(number, _)| *number == to) else {
            return Ok(());
        };
        let purpose = self.calls.remove(place).map_or(AnswerUse::Quiet, |(_, purpose)| purpose);
        match (purpose, answer) {
            (AnswerUse::Quiet, _) => {}
            (AnswerUse::Key, Answer::Refused(refused)) if refused.reason.key == "host-no-table" => {
                self.say(elapsed, self.voice.word("host-key-idle"), true);
            }
            (_, Answer::Refused(refused)) => self.refused(elapsed, &refused),
            (AnswerUse::Act | AnswerUse::Key, _) => (self.note, self.back) = (None, 0),
            (AnswerUse::Typed(line), Answer::Judged(judged)) => match judged.verdict {
                Verdict::Allowed => self.act(elapsed, ClientMessage::Act(judged.notation))?,
                Verdict::Refused(refused) => self.refused(elapsed, &refused),
                Verdict::Unreadable(_) => self.typed_beginning(elapsed, &line)?,
            },
            (AnswerUse::Why, Answer::Judged(judged)) => match judged.verdict {
                Verdict::Allowed => {
                    let phrase = Phrase::new("live-allowed").with("action", code(&judged.notation));
                    self.say(elapsed, self.voice.say(&phrase), false);
                }
                Verdict::Refused(refused) => self.refused(elapsed, &refused),
                Verdict::Unreadable(_) => self.not_understood(elapsed, &judged.notation),
            },
            (AnswerUse::What(word), Answer::Glossary(terms)) => {
                self.explain(elapsed, &word, &terms);
            }
            (AnswerUse::Save(file), Answer::File { text, .. }) => {
                let saved = self.shared.as_mut().map(|(_, save)| save(&file, &text));
                match saved {
                    Some(Ok(said)) => self.say(elapsed, said, false),
                    Some(Err(wrong)) => self.say(elapsed, wrong, true),
                    None => {}
                }
            }
            (AnswerUse::Plain, Answer::Opened(table)) if table != self.table.table() => {
                let enter = ClientMessage::Enter { table, detail: Detail::Full, known: None };
                self.send(elapsed, enter, AnswerUse::Plain)?;
            }
            _ => {}
        }
        Ok(())
    }

    fn refused(&mut self, elapsed: Duration, refused: &Refused) {
        self.stepping = None;
        self.say(elapsed, self.voice.refuse(refused), true);
    }

    /// The beginning of one choice is enough; that of several opens them.
    fn typed_beginning(&mut self, elapsed: Duration, line: &str) -> Result<(), ScreenError> {
        let Some(frame) = self.table.frame() else { return Ok(()) };
        let small = line.to_lowercase();
        let mut begun = frame.choices.iter().filter(|choice| choice.notation.starts_with(&small));
        match (begun.next(), begun.next()) {
            (Some(only), None) => {
                let notation = only.notation.clone();
                self.act(elapsed, ClientMessage::Act(notation))?;
            }
            (Some(_), Some(_)) if crate::menu::is_open(&frame.choices, &small) => {
                self.opened = small;
            }
            _ => self.not_understood(elapsed, line),
        }
        Ok(())
    }

    fn explain(&mut self, elapsed: Duration, word: &str, terms: &[Term]) {
        let wanted = word.to_lowercase();
        let name = |term: &Term| self.voice.say(&term.name).to_lowercase();
        let exact = |term: &&Term| *term.word == *wanted || name(term) == wanted;
        let begun =
            |term: &&Term| term.word.starts_with(&wanted) || name(term).starts_with(&wanted);
        let term = terms.iter().find(exact).or_else(|| terms.iter().find(begun));
        match term.filter(|_| !wanted.is_empty()) {
            Some(term) => {
                let lines = vec![self.voice.say(&term.name), self.voice.say(&term.text)];
                self.open_sheet(lines);
            }
            None => self.not_understood(elapsed, word),
        }
    }

    /// Everything that can be typed.
    pub(super) fn help_text(&self) -> Vec<String> {
        let line = |(typed, key): &(&'static str, &'static str)| {
            format!("  {typed}: {}", self.voice.word(key))
        };
        let mut lines = vec![self.voice.word("help-keys"), self.voice.word("help-keys-about")];
        lines.push(self.voice.word("help-typing"));
        lines.extend(SCREEN_COMMANDS.iter().chain(HELP).map(line));
        if self.shared.is_some() {
            lines.push(help_away(self.voice));
        }
        lines
    }

    fn settings_text(&self) -> Vec<String> {
        let of = self.table.frame().and_then(|frame| frame.sharing.as_ref()?.settings.as_ref());
        let of = of.or_else(|| self.table.gathering().map(|gathering| &gathering.settings));
        let Some(of) = of else { return Vec::new() };
        let row = |(label, value): (String, String)| format!("  {label}: {value}");
        let mut lines = vec![self.title.to_owned()];
        lines.extend(settings(self.voice, of).into_iter().map(row));
        if let Some((join_options, _)) = &self.shared {
            lines.push(format!("  {}", join_options.invitation(self.table.table())));
        }
        lines
    }

    /// Who is there, with clocks and latency.
    fn clocks_text(&self, elapsed: Duration) -> Vec<String> {
        let Some(frame) = self.table.frame() else { return self.settings_text() };
        let since = if self.table.lost { 0 } else { self.since_ms(elapsed) };
        let line = |status: crate::shared::Status| {
            let mut parts = vec![status.name];
            parts.extend(status.time);
            parts.extend(Some(status.note).filter(|note| !note.is_empty()));
            let latency = self.table.latencies.iter().find(|(seat, _)| *seat == status.seat);
            parts.extend(latency.map(|(_, ms)| format!("{ms} ms")));
            format!("  {}: {}", status.seat, parts.join(" · "))
        };
        let mut lines = vec![self.voice.word("status-title")];
        lines.extend(statuses(self.voice, frame, since).into_iter().map(line));
        lines
    }

    /// The whole table, or what is shown only on request, as text.
    fn table_text(&self, on_request: bool) -> Vec<String> {
        let Some(frame) = self.table.frame() else { return self.settings_text() };
        let mut lines = Vec::new();
        for panel in frame.panels.iter().filter(|panel| panel.on_request == on_request) {
            let board = scene::board(self.voice, frame.viewer, panel);
            lines.push(board.title);
            for row in board.rows {
                let cells: Vec<_> = row.cells.into_iter().map(|(text, _)| text).collect();
                lines.push(format!("  {}: {}", row.label, cells.join(" · ")));
            }
        }
        lines
    }
}
