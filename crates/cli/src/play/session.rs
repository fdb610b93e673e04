//! The game itself: whose turn it is, what they see, what they answer.

use std::path::{Path, PathBuf};

use gantry_catalog::{Choice, Listing, Objection, Sight, Table};
use gantry_kernel::{Awaiting, Digest, Kept, MAX_SEATS, Phrase, Seat, SeatSet, Term, Viewer, hex};

use super::choice::{Meaning, begun, grouped, written};
use super::command::{Command, HELP};
use super::lines::Lines;
use crate::fail::Failure;
use crate::files;
use crate::screen::{BAD, FAINT, GOOD, STRONG, Screen};
use crate::show::{self, Voice, code};

/// The bot that gives hints.
const ADVISER: &str = "greedy";

/// A game at this screen. Its table has no clock: time moves only to pass deadlines, so the same seed
/// and the same answers give the same record.
pub(crate) struct Session {
    table: Box<dyn Table>,
    voice: Voice,
    screen: Screen,
    lines: Lines,
    save: Option<PathBuf>,
    people: SeatSet,
    /// How much of the log each seat has been told here.
    told: [usize; MAX_SEATS],
    /// Who sits before the screen.
    present: Option<Seat>,
    /// Who decided last.
    decided: Option<Seat>,
    /// The digest that was saved last.
    saved: Option<Digest>,
}

/// What came of asking somebody.
enum Answer {
    Done,
    Left,
}

impl Session {
    pub(crate) fn new(
        table: Box<dyn Table>,
        voice: Voice,
        screen: Screen,
        lines: Lines,
        save: Option<PathBuf>,
    ) -> Self {
        let players = &table.header().players;
        let human = |seat: &Seat| players[seat.index()].kind == "human";
        let people = Seat::all(players.len()).filter(human).collect();
        // A game that goes on is not told again from its beginning; `log` does that.
        let told = [table.entries(); MAX_SEATS];
        let (present, decided, saved) = (None, None, None);
        Self { table, voice, screen, lines, save, people, told, present, decided, saved }
    }

    pub(crate) fn run(mut self, listing: &Listing) -> Result<(), Failure> {
        show::heading(&mut self.screen, &self.voice, &*self.table, listing.title)?;
        let pledge = hex::encode(&self.table.header().commitment);
        let pledge = self.voice.say(&Phrase::new("play-pledge").with("pledge", code(&pledge)));
        self.screen.styled(FAINT, &pledge)?;
        self.screen.line(&self.voice.word("play-welcome"))?;
        loop {
            let now = self.table.now();
            self.table.settle(now).map_err(Failure::usage)?;
            let Some(seat) = self.table.next_to_decide() else {
                match self.table.awaiting() {
                    Awaiting::Players { until: Some(until), .. } => {
                        self.table.timeout(until.max(now)).map_err(Failure::usage)?;
                        continue;
                    }
                    _ => break,
                }
            };
            if self.people.contains(seat) {
                if let Answer::Left = self.turn(seat)? {
                    return self.leave();
                }
            } else {
                let kind = self.table.header().players[seat.index()].kind.clone();
                let action = self.table.decide(seat, &kind).map_err(Failure::usage)?;
                self.table.act(now, seat, &action).map_err(Failure::usage)?;
            }
            self.decided = Some(seat);
        }
        self.finish()
    }

    /// Shows a seat what it may know and lets it answer once.
    fn turn(&mut self, seat: Seat) -> Result<Answer, Failure> {
        if self.present != Some(seat) && self.people.len() > 1 {
            self.screen.clear()?;
            self.lines.forget()?;
            let pass = self.voice.say(&Phrase::new("play-pass").with("name", seat));
            if self.lines.read(&mut self.screen, &format!("{pass} "))?.is_none() {
                return Ok(Answer::Left);
            }
        }
        if self.decided != Some(seat) || self.present != Some(seat) {
            self.screen.blank()?;
            self.show_table(seat)?;
        }
        self.present = Some(seat);
        self.tell(seat)?;
        let choices = self.table.choices(seat);
        self.show_choices(seat, &choices)?;
        loop {
            let ask = self.voice.say(&Phrase::new("play-ask").with("name", seat));
            let Some(line) = self.lines.read(&mut self.screen, &format!("{ask} "))? else {
                return Ok(Answer::Left);
            };
            if let Some(answer) = self.answer(seat, &choices, &line)? {
                return Ok(answer);
            }
        }
    }

    /// Does what a line says; none: ask again.
    fn answer(
        &mut self,
        seat: Seat,
        choices: &[Choice],
        line: &str,
    ) -> Result<Option<Answer>, Failure> {
        // An action may share its first word with a command.
        if let Some(index) = written(choices, line) {
            return self.act(seat, &choices[index].notation);
        }
        match Command::read(line) {
            Command::Nothing => self.note("play-nothing")?,
            Command::Number(number) => {
                if let Some(choice) = number.checked_sub(1).and_then(|index| choices.get(index)) {
                    return self.act(seat, &choice.notation);
                }
                let phrase = Phrase::new("play-no-number").with("most", choices.len());
                self.complain(&phrase.with("found", code(&number)))?;
            }
            Command::Action(text) => {
                // What is an action in full is meant, even if another one begins so.
                if let Err(Objection::Refused(refusal)) = self.judge(seat, &text) {
                    let text = self.voice.book.refuse(&refusal, &self.voice.names);
                    self.screen.styled(BAD, &text)?;
                    return Ok(None);
                }
                match begun(choices, &text) {
                    Meaning::One(index) => return self.act(seat, &choices[index].notation),
                    meaning => self.not_understood(seat, choices, &text, &meaning)?,
                }
            }
            Command::Why(text) => self.why(seat, choices, &text)?,
            Command::What(word) => self.what(&word)?,
            Command::Undo => return self.undo(seat),
            Command::Save(name) if name.is_empty() => self.note("play-save-where")?,
            Command::Save(name) => {
                if let Err(failure) = self.save_as(Path::new(&name)) {
                    self.screen.styled(BAD, failure.message().unwrap_or_default())?;
                }
            }
            Command::Table => {
                self.show_table(seat)?;
                self.show_choices(seat, choices)?;
            }
            Command::Log => {
                let news = self.table.news(own(seat), 0);
                show::news(&mut self.screen, &self.voice, &news)?;
            }
            Command::Hint => self.hint(seat, choices)?,
            Command::Score => self.score(seat)?,
            Command::Help => self.help()?,
            Command::Quit => return Ok(Some(Answer::Left)),
        }
        Ok(None)
    }

    fn act(&mut self, seat: Seat, notation: &str) -> Result<Option<Answer>, Failure> {
        match self.table.act(self.table.now(), seat, notation) {
            Ok(()) => Ok(Some(Answer::Done)),
            Err(objection) => {
                self.screen.styled(BAD, &objection.to_string())?;
                Ok(None)
            }
        }
    }

    fn undo(&mut self, seat: Seat) -> Result<Option<Answer>, Failure> {
        match self.table.undo(seat) {
            Ok(()) => {
                self.told[seat.index()] = self.told[seat.index()].min(self.table.entries());
                self.note("play-undone")?;
                Ok(Some(Answer::Done))
            }
            Err(kept) => {
                self.note(match kept {
                    Kept::NothingOwn => "play-undo-nothing",
                    Kept::Revealed => "play-undo-revealed",
                })?;
                Ok(None)
            }
        }
    }

    /// What the table says to an action as a person types it: spaces and capitals are forgiven.
    fn judge(&self, seat: Seat, text: &str) -> Result<(), Objection> {
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        match self.table.explain(seat, &text) {
            Err(Objection::Unreadable(expected)) => {
                match self.table.explain(seat, &text.to_lowercase()) {
                    Err(Objection::Unreadable(_)) => Err(Objection::Unreadable(expected)),
                    understood => understood,
                }
            }
            understood => understood,
        }
    }

    /// Whether an action is allowed, and by which rule not.
    fn why(&mut self, seat: Seat, choices: &[Choice], text: &str) -> Result<(), Failure> {
        if text.is_empty() {
            return self.note("play-why-what");
        }
        let numbered = text.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        let chosen = numbered.and_then(|index| choices.get(index));
        let chosen = chosen.or_else(|| Some(&choices[written(choices, text)?]));
        let notation = chosen.map_or(text, |choice| choice.notation.as_str());
        match self.judge(seat, notation) {
            Ok(()) => {
                let phrase = Phrase::new("play-allowed").with("action", code(notation));
                Ok(self.screen.styled(GOOD, &self.voice.say(&phrase))?)
            }
            Err(Objection::Refused(refusal)) => {
                let text = self.voice.book.refuse(&refusal, &self.voice.names);
                Ok(self.screen.styled(BAD, &text)?)
            }
            Err(_) => self.not_understood(seat, choices, text, &begun(choices, text)),
        }
    }

    /// What a card or another word of the game means.
    fn what(&mut self, word: &str) -> Result<(), Failure> {
        if word.is_empty() {
            return self.note("play-what-which");
        }
        let wanted = word.to_lowercase();
        let term = self.table.glossary().into_iter().find(|term| {
            term.word.replace('-', " ") == wanted.replace('-', " ")
                || self.voice.say(&term.name).to_lowercase() == wanted
        });
        match term {
            Some(Term { name, text, .. }) => {
                let line = Phrase::new("row-line").with("label", name).with("cells", text);
                Ok(self.screen.line(&self.voice.say(&line))?)
            }
            None => self.complain(&Phrase::new("play-what-unknown").with("word", code(word))),
        }
    }

    fn not_understood(
        &mut self,
        seat: Seat,
        choices: &[Choice],
        text: &str,
        meaning: &Meaning,
    ) -> Result<(), Failure> {
        const SHOWN: usize = 6;
        let notation = |index: &usize| code(&choices[*index].notation);
        let phrase = match meaning {
            Meaning::One(index) => {
                Phrase::new("play-begins").with("actions", vec![notation(index)])
            }
            Meaning::Several(found) => {
                let shown = found.iter().take(SHOWN).map(notation).collect::<Vec<_>>();
                let more = found.len() - shown.len();
                let key = if more == 0 { "play-begins" } else { "play-begins-more" };
                Phrase::new(key).with("actions", shown).with("more", more)
            }
            Meaning::None => {
                let reason =
                    self.judge(seat, text).map_or_else(|why| why.to_string(), |()| String::new());
                Phrase::new("play-unreadable").with("reason", code(&reason))
            }
        };
        self.complain(&phrase.with("text", code(text)))
    }

    fn hint(&mut self, seat: Seat, choices: &[Choice]) -> Result<(), Failure> {
        let advised = self.table.decide(seat, ADVISER).map_err(Failure::usage)?;
        let chosen = choices.iter().position(|choice| choice.notation == advised);
        let text = chosen.map_or(advised, |index| self.choice(choices, index));
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        let phrase = Phrase::new("play-hint").with("action", code(&text));
        Ok(self.screen.line(&self.voice.say(&phrase))?)
    }

    /// The headings and rows of the table that are about points; a result only at the end.
    fn score(&mut self, seat: Seat) -> Result<(), Failure> {
        let mut found = false;
        for panel in self.table.panels(own(seat)) {
            if panel.title.values.iter().any(|(name, _)| *name == "points") {
                self.screen.line(&self.voice.say(&panel.title))?;
                found = true;
            }
            let rows = panel.rows.iter().filter(|row| row.label.key.contains("points"));
            for row in rows {
                let cells: Vec<_> = row.cells.iter().map(|cell| self.voice.say(cell)).collect();
                let (title, label) = (self.voice.say(&panel.title), self.voice.say(&row.label));
                self.screen.line(&format!("{title}: {label} {}", cells.join(", ")))?;
                found = true;
            }
        }
        if found { Ok(()) } else { self.note("play-score-later") }
    }

    fn help(&mut self) -> Result<(), Failure> {
        for (typed, key) in HELP {
            let text = format!("  {typed:<11} {}", self.voice.word(key));
            self.screen.line(&text)?;
        }
        Ok(())
    }

    fn show_table(&mut self, seat: Seat) -> Result<(), Failure> {
        Ok(show::panels(&mut self.screen, &self.voice, &*self.table, own(seat))?)
    }

    /// What has happened since this seat was last told.
    fn tell(&mut self, seat: Seat) -> Result<(), Failure> {
        let since = self.told[seat.index()];
        self.told[seat.index()] = self.table.entries();
        let news = self.table.news(own(seat), since);
        Ok(show::news(&mut self.screen, &self.voice, &news)?)
    }

    fn show_choices(&mut self, seat: Seat, choices: &[Choice]) -> Result<(), Failure> {
        let prompt = self.voice.say(&self.table.prompt(Viewer::Seat(seat)));
        self.screen.styled(STRONG, &prompt)?;
        for (heading, members) in grouped(choices) {
            if let Some(heading) = heading {
                self.screen.styled(FAINT, &format!("{heading}:"))?;
            }
            let items: Vec<_> =
                members.into_iter().map(|index| self.choice(choices, index)).collect();
            self.screen.columns(&items)?;
        }
        Ok(())
    }

    fn choice(&self, choices: &[Choice], index: usize) -> String {
        let Choice { notation, phrase } = &choices[index];
        let number = index + 1;
        let text = self.voice.say(phrase);
        if text == *notation {
            format!("{number:>3}  {text}")
        } else {
            format!("{number:>3}  {text} [{notation}]")
        }
    }

    fn note(&mut self, key: &'static str) -> Result<(), Failure> {
        Ok(self.screen.line(&self.voice.word(key))?)
    }

    fn complain(&mut self, phrase: &Phrase) -> Result<(), Failure> {
        Ok(self.screen.styled(BAD, &self.voice.say(phrase))?)
    }

    fn save_as(&mut self, path: &Path) -> Result<(), Failure> {
        files::write(path, &self.table.save().to_string())?;
        self.saved = Some(self.table.digest());
        let phrase = Phrase::new("play-saved").with("file", code(&path.display()));
        Ok(self.screen.line(&self.voice.say(&phrase))?)
    }

    fn leave(mut self) -> Result<(), Failure> {
        match self.save.take() {
            Some(path) => self.save_as(&path),
            None if self.saved == Some(self.table.digest()) => Ok(()),
            None => self.note("play-left"),
        }
    }

    fn finish(mut self) -> Result<(), Failure> {
        let sight = self.people.lowest().filter(|_| self.people.len() == 1);
        let sight = sight.map_or(Sight::Of(Viewer::Spectator), own);
        self.screen.blank()?;
        show::panels(&mut self.screen, &self.voice, &*self.table, sight)?;
        let seen = self.people.iter().map(|seat| self.told[seat.index()]).max().unwrap_or(0);
        let news = self.table.news(sight, seen);
        show::news(&mut self.screen, &self.voice, &news)?;
        show::standings(&mut self.screen, &self.voice, &*self.table)?;
        match self.save.take() {
            Some(path) => self.save_as(&path),
            None => Ok(()),
        }
    }
}

fn own(seat: Seat) -> Sight {
    Sight::Of(Viewer::Seat(seat))
}
