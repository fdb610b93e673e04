//! Questions at the prompt: why, what, hint, score, help.

use gantry_kernel::{Phrase, Term};
use gantry_wire::{Answer, ClientMessage, Frame, Hint, Judged, Verdict};

use super::choice::{Meaning, begun, looks_like_number, numbered, written};
use super::command::HELP;
use super::session::{Session, unexpected};
use crate::analyse::percent;
use crate::fail::CliError;
use crate::screen::{BAD, GOOD, Screen};
use crate::show::{Voice, code};

/// A word in the form in which it is compared: people type neither hyphens nor typographic
/// apostrophes.
fn plain(word: &str) -> String {
    word.to_lowercase().replace('-', " ").replace('’', "'")
}

impl Session {
    /// What the host says about an action as a person types it: spaces and capital letters do not
    /// matter.
    fn judge(&mut self, text: &str) -> Result<Judged, CliError> {
        match self.send(ClientMessage::Judge(text.to_owned()))? {
            Answer::Judged(judged) => Ok(judged),
            Answer::Refused(refused) => {
                Ok(Judged { notation: text.into(), verdict: Verdict::Refused(refused) })
            }
            other => Err(unexpected(&other)),
        }
    }

    /// What somebody means, and what the host says about it: just the name of a card means to play
    /// it.
    pub(super) fn meant(&mut self, typed: String) -> Result<(String, Judged), CliError> {
        let judged = self.judge(&typed)?;
        if self.understood(&typed, &judged) {
            return Ok((typed, judged));
        }
        let played = format!("play {typed}");
        let again = self.judge(&played)?;
        if self.understood(&played, &again) { Ok((played, again)) } else { Ok((typed, judged)) }
    }

    fn understood(&self, text: &str, judged: &Judged) -> bool {
        !matches!(judged.verdict, Verdict::Unreadable(_))
            || begun(&self.frame.choices, text) != Meaning::None
    }

    /// Says whether an action is allowed, and which rule forbids it.
    pub(super) fn why(&mut self, text: &str) -> Result<(), CliError> {
        if text.is_empty() {
            return self.note("play-why-what");
        }
        let choices = &self.frame.choices;
        let chosen = numbered(choices, text).or_else(|| written(choices, text));
        if chosen.is_none() && looks_like_number(text) {
            return self.no_such_number(text);
        }
        let (notation, judged) = match chosen.map(|index| choices[index].notation.clone()) {
            Some(notation) => {
                let judged = self.judge(&notation)?;
                (notation, judged)
            }
            None => self.meant(text.to_owned())?,
        };
        match judged.verdict {
            Verdict::Allowed => {
                let phrase = Phrase::new("play-allowed").with("action", code(&notation));
                Ok(self.screen.styled(GOOD, &self.voice.say(&phrase))?)
            }
            Verdict::Refused(refused) => {
                Ok(self.screen.styled(BAD, &self.voice.refuse(&refused))?)
            }
            Verdict::Unreadable(wrong) => {
                let meaning = begun(&self.frame.choices, &notation);
                self.not_understood(&notation, &meaning, &wrong)
            }
        }
    }

    /// Explains a card or another term of the game.
    pub(super) fn what(&mut self, word: &str) -> Result<(), CliError> {
        let terms = match self.send(ClientMessage::Glossary)? {
            Answer::Glossary(terms) => terms,
            other => return Err(unexpected(&other)),
        };
        if word.is_empty() {
            let example = terms.first().map_or("", |term| &*term.word);
            let phrase = Phrase::new("play-what-which").with("word", code(example));
            return Ok(self.screen.line(&self.voice.say(&phrase))?);
        }
        match found(&self.voice, &terms, word).cloned() {
            Some(Term { name, text, .. }) => {
                let line = Phrase::new("row-line").with("label", name).with("cells", text);
                Ok(self.screen.line(&self.voice.say(&line))?)
            }
            None => self.complain(&Phrase::new("play-what-unknown").with("word", code(word))),
        }
    }

    pub(super) fn no_such_number(&mut self, found: &str) -> Result<(), CliError> {
        let phrase = Phrase::new("play-no-number").with("most", self.frame.choices.len());
        self.complain(&phrase.with("found", code(found)))
    }

    /// Answers something that was typed and is not an action: what it may be the beginning of, or
    /// what is wrong with it.
    pub(super) fn not_understood(
        &mut self,
        text: &str,
        meaning: &Meaning,
        wrong: &str,
    ) -> Result<(), CliError> {
        let shown_text = code(&text.replace(char::is_control, " "));
        if *meaning != Meaning::None {
            self.complain(&Phrase::new("play-begins").with("text", shown_text))?;
            return self.show_meant(meaning);
        }
        let phrase = Phrase::new("play-unreadable").with("most", self.frame.choices.len());
        let mut said = self.voice.say(&phrase.with("text", shown_text));
        // Games say only in English what they expected.
        if self.voice.book.language() == "en" {
            said = format!("{said} ({})", wrong.replace(char::is_control, " "));
        }
        Ok(self.screen.styled(BAD, &said)?)
    }

    /// Lists the choices that begin with what somebody typed, with their numbers.
    pub(super) fn show_meant(&mut self, meaning: &Meaning) -> Result<(), CliError> {
        let found: &[usize] = match meaning {
            Meaning::One(index) => std::slice::from_ref(index),
            Meaning::Several(found) => found,
            Meaning::None => return Ok(()),
        };
        let items: Vec<_> = found.iter().map(|index| self.item(*index)).collect();
        Ok(self.screen.choices(&items)?)
    }

    pub(super) fn hint(&mut self) -> Result<(), CliError> {
        let [only] = &self.frame.choices[..] else { return self.weigh() };
        let phrase = Phrase::new("play-hint-only").with("action", code(&only.notation));
        Ok(self.screen.line(&self.voice.say(&phrase))?)
    }

    /// The best choices, with the viewer's expected share after each.
    fn weigh(&mut self) -> Result<(), CliError> {
        let hints = match self.send(ClientMessage::Hint)? {
            Answer::Hints(hints) => hints,
            Answer::Refused(refused) => return Err(CliError::usage(self.voice.refuse(&refused))),
            other => return Err(unexpected(&other)),
        };
        self.note("play-hint")?;
        for Hint { choice, permille, .. } in &hints {
            let Some(index) = written(&self.frame.choices, &choice.notation) else { continue };
            let mut item = self.item(index);
            let share = percent(&self.voice, f64::from(*permille) / 1000.0);
            item.text = format!("{share}: {}", item.text);
            self.screen.choices(&[item])?;
        }
        Ok(())
    }

    pub(super) fn score(&mut self) -> Result<(), CliError> {
        score(&mut self.screen, &self.voice, &self.frame)
    }

    pub(super) fn help(&mut self) -> Result<(), CliError> {
        for (typed, key) in HELP {
            self.screen.marked(&format!("  {typed:<11} "), &self.voice.word(key))?;
        }
        Ok(())
    }
}

/// The term that somebody means: a beginning is enough if it can mean only one thing.
pub(crate) fn found<'a>(voice: &Voice, terms: &'a [Term], word: &str) -> Option<&'a Term> {
    let wanted = plain(word);
    let names = |term: &Term| [plain(&term.word), plain(&voice.say(&term.name))];
    let exact = terms.iter().find(|term| names(term).contains(&wanted));
    let begins = |term: &&Term| names(term).iter().any(|name| name.starts_with(&wanted));
    let mut begun = terms.iter().filter(begins);
    exact.or_else(|| begun.next().filter(|_| begun.next().is_none()))
}

/// The headings and rows of the table about points; a result only at the end.
pub(crate) fn score(screen: &mut Screen, voice: &Voice, frame: &Frame) -> Result<(), CliError> {
    let mut found = false;
    for panel in &frame.panels {
        let counted = panel.title.values.iter().any(|(name, _)| *name == "points");
        let rows = panel.rows.iter().filter(|row| row.label.key.starts_with("row-points"));
        let cells: Vec<_> = rows.flat_map(|row| &row.cells).map(|cell| voice.say(cell)).collect();
        let title = voice.say(&panel.title);
        if !cells.is_empty() {
            let line = Phrase::new("row-line").with("label", code(&title));
            let line = line.with("cells", code(&cells.join(", ")));
            screen.line(&voice.say(&line))?;
        } else if counted {
            screen.line(&title)?;
        }
        found |= counted || !cells.is_empty();
    }
    if !found {
        screen.line(&voice.word("play-score-later"))?;
    }
    Ok(())
}
