//! Questions at the prompt: why, what, hint, score, help.

use std::time::Duration;

use gantry_catalog::{Budget, Choice, Hint, TableError, think_for};
use gantry_kernel::{Phrase, Seat, Term};

use super::choice::{Meaning, begun, looks_like_number, numbered, written};
use super::command::HELP;
use super::session::{Session, own};
use crate::analyse::percent;
use crate::fail::Failure;
use crate::screen::{BAD, GOOD};
use crate::show::code;

/// How long a hint thinks, for somebody who waits for it.
const THINKING: Duration = Duration::from_secs(1);
/// How much it thinks where nobody waits: the same answers give the same output.
const THINKING_ALONE: u32 = 200;
/// So many choices are named.
const MOST_NAMED: usize = 3;

/// A word as it is compared: people type neither hyphens nor typographic apostrophes.
fn plain(word: &str) -> String {
    word.to_lowercase().replace('-', " ").replace('’', "'")
}

impl Session {
    /// What the table says to an action as a person types it: spaces and capitals are forgiven.
    pub(super) fn judge(&self, seat: Seat, text: &str) -> Result<(), TableError> {
        self.room.table.explain(seat, &self.spelled(seat, text))
    }

    /// A typed action as notation spells it, if it can be understood.
    pub(super) fn spelled(&self, seat: Seat, text: &str) -> String {
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        let understood = |text: &str| {
            !matches!(self.room.table.explain(seat, text), Err(TableError::Unreadable(_)))
        };
        let lower = text.to_lowercase();
        let completed = self.room.table.completed(seat, &lower);
        let forms = [Some(&text), Some(&lower), completed.as_ref()];
        let found = forms.into_iter().flatten().find(|form| understood(form)).cloned();
        // of what cannot be understood at all, the whole form tells best what is wrong with it
        found.or(completed).unwrap_or(text)
    }

    /// What somebody means who names a card and nothing else: to play it.
    pub(super) fn meant(&self, seat: Seat, choices: &[Choice], typed: String) -> String {
        let understood = |text: &str| {
            !matches!(self.judge(seat, text), Err(TableError::Unreadable(_)))
                || begun(choices, text) != Meaning::None
        };
        let played = format!("play {typed}");
        if !understood(&typed) && understood(&played) { played } else { typed }
    }

    /// Whether an action is allowed, and by which rule not.
    pub(super) fn why(
        &mut self,
        seat: Seat,
        choices: &[Choice],
        text: &str,
    ) -> Result<(), Failure> {
        if text.is_empty() {
            return self.note("play-why-what");
        }
        let chosen = numbered(choices, text).or_else(|| written(choices, text));
        if chosen.is_none() && looks_like_number(text) {
            return self.no_such_number(choices, text);
        }
        let meant = self.meant(seat, choices, text.to_owned());
        let notation = chosen.map_or(meant.as_str(), |index| choices[index].notation.as_str());
        match self.judge(seat, notation) {
            Ok(()) => {
                let phrase = Phrase::new("play-allowed").with("action", code(notation));
                Ok(self.screen.styled(GOOD, &self.voice.say(&phrase))?)
            }
            Err(TableError::Refused(refusal)) => {
                let text = self.voice.book.refuse(&refusal, &self.voice.names);
                Ok(self.screen.styled(BAD, &text)?)
            }
            Err(_) => self.not_understood(seat, choices, &meant, &begun(choices, &meant)),
        }
    }

    /// What a card or another word of the game means.
    pub(super) fn what(&mut self, word: &str) -> Result<(), Failure> {
        let terms = self.room.table.glossary();
        if word.is_empty() {
            let example = terms.first().map_or("", |term| &*term.word);
            let phrase = Phrase::new("play-what-which").with("word", code(example));
            return Ok(self.screen.line(&self.voice.say(&phrase))?);
        }
        let wanted = plain(word);
        let names = |term: &Term| [plain(&term.word), plain(&self.voice.say(&term.name))];
        let exact = terms.iter().find(|term| names(term).contains(&wanted));
        // a beginning is enough where it can mean one thing only
        let begins = |term: &&Term| names(term).iter().any(|name| name.starts_with(&wanted));
        let mut begun = terms.iter().filter(begins);
        let only = begun.next().filter(|_| begun.next().is_none());
        let term = exact.or(only).cloned();
        match term {
            Some(Term { name, text, .. }) => {
                let line = Phrase::new("row-line").with("label", name).with("cells", text);
                Ok(self.screen.line(&self.voice.say(&line))?)
            }
            None => self.complain(&Phrase::new("play-what-unknown").with("word", code(word))),
        }
    }

    pub(super) fn no_such_number(
        &mut self,
        choices: &[Choice],
        found: &str,
    ) -> Result<(), Failure> {
        let phrase = Phrase::new("play-no-number").with("most", choices.len());
        self.complain(&phrase.with("found", code(found)))
    }

    pub(super) fn not_understood(
        &mut self,
        seat: Seat,
        choices: &[Choice],
        text: &str,
        meaning: &Meaning,
    ) -> Result<(), Failure> {
        let shown_text = code(&text.replace(char::is_control, " "));
        if *meaning != Meaning::None {
            self.complain(&Phrase::new("play-begins").with("text", shown_text))?;
            return self.show_meant(choices, meaning);
        }
        let phrase = Phrase::new("play-unreadable").with("most", choices.len());
        let mut said = self.voice.say(&phrase.with("text", shown_text));
        // Games say in English only what they would have expected.
        if self.voice.book.language() == "en"
            && let Err(reason @ TableError::Unreadable(_)) = self.judge(seat, text)
        {
            let reason = reason.to_string().replace(char::is_control, " ");
            said = format!("{said} ({reason})");
        }
        Ok(self.screen.styled(BAD, &said)?)
    }

    /// The choices that begin as somebody typed, with their numbers.
    pub(super) fn show_meant(
        &mut self,
        choices: &[Choice],
        meaning: &Meaning,
    ) -> Result<(), Failure> {
        let found: &[usize] = match meaning {
            Meaning::One(index) => std::slice::from_ref(index),
            Meaning::Several(found) => found,
            Meaning::None => return Ok(()),
        };
        let items: Vec<_> = found.iter().map(|index| self.item(choices, *index)).collect();
        Ok(self.screen.choices(&items)?)
    }

    pub(super) fn hint(&mut self, seat: Seat, choices: &[Choice]) -> Result<(), Failure> {
        let [only] = choices else { return self.weigh(seat, choices) };
        let phrase = Phrase::new("play-hint-only").with("action", code(&only.notation));
        Ok(self.screen.line(&self.voice.say(&phrase))?)
    }

    /// The best choices with what the seat may hope for after each.
    fn weigh(&mut self, seat: Seat, choices: &[Choice]) -> Result<(), Failure> {
        let budget = if self.lines.on_terminal() {
            think_for(THINKING)
        } else {
            Budget::Iterations(THINKING_ALONE)
        };
        let hints = self.room.table.hints(seat, budget).map_err(Failure::usage)?;
        self.note("play-hint")?;
        for Hint { choice, worth } in hints.iter().take(MOST_NAMED) {
            let Some(index) = written(choices, &choice.notation) else { continue };
            let mut item = self.item(choices, index);
            item.text = format!("{}: {}", percent(&self.voice, worth.share), item.text);
            self.screen.choices(&[item])?;
        }
        Ok(())
    }

    /// The headings and rows of the table that are about points; a result only at the end.
    pub(super) fn score(&mut self, seat: Seat) -> Result<(), Failure> {
        let mut found = false;
        for panel in self.room.table.panels(own(seat)) {
            let counted = panel.title.values.iter().any(|(name, _)| *name == "points");
            let rows = panel.rows.iter().filter(|row| row.label.key.starts_with("row-points"));
            let cells: Vec<_> =
                rows.flat_map(|row| &row.cells).map(|cell| self.voice.say(cell)).collect();
            let title = self.voice.say(&panel.title);
            if !cells.is_empty() {
                let line = Phrase::new("row-line").with("label", code(&title));
                let line = line.with("cells", code(&cells.join(", ")));
                self.screen.line(&self.voice.say(&line))?;
            } else if counted {
                self.screen.line(&title)?;
            }
            found |= counted || !cells.is_empty();
        }
        if found { Ok(()) } else { self.note("play-score-later") }
    }

    pub(super) fn help(&mut self) -> Result<(), Failure> {
        for (typed, key) in HELP {
            self.screen.marked(&format!("  {typed:<11} "), &self.voice.word(key))?;
        }
        Ok(())
    }
}
