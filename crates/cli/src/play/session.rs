//! The game itself: whose turn it is, what they see, what they answer.

use std::path::{Path, PathBuf};

use gantry_kernel::{Awaiting, EntryPhrases, MAX_SEATS, Phrase, Seat};
use gantry_terminal::changed_options;
use gantry_wire::{Answer, ClientMessage, Frame, Refused, SeatInfo, Verdict};

use super::choice::{Meaning, begun, numbered, written};
use super::command::Command;
use super::leaving::Replace;
use super::lines::Lines;
use super::local_table::LocalTable;
use crate::args::Play;
use crate::fail::CliError;
use crate::files;
use crate::screen::{BAD, Screen};
use crate::show::{self, Voice};

/// A game at this screen. Everything shown comes from the host's frames, and everything done is
/// sent to the host as a message.
pub(crate) struct Session {
    pub(super) here: LocalTable,
    /// The table as it is now.
    pub(super) frame: Frame,
    /// Everything that the viewer of the frame was told.
    pub(super) log: Vec<EntryPhrases>,
    pub(super) voice: Voice,
    pub(super) screen: Screen,
    pub(super) lines: Lines,
    /// How much of the log each seat has been told here.
    pub(super) told: [usize; MAX_SEATS],
    /// Who is in front of the screen.
    present: Option<Seat>,
    /// Who decided last.
    decided: Option<Seat>,
    /// The digest that was saved last.
    pub(super) saved: Option<String>,
    /// The files that contain this game and nothing else.
    pub(super) own_files: Vec<PathBuf>,
    /// Whether anybody here has changed the game.
    pub(super) stepped: bool,
    /// The steps taken here, each with the turn in which it was taken.
    steps: Vec<(Seat, Vec<Phrase>)>,
}

/// How a turn at the prompt ended.
enum TurnEnd {
    Done,
    Left,
}

impl Session {
    pub(crate) fn new(
        here: LocalTable,
        mut frame: Frame,
        voice: Voice,
        arguments: &Play,
    ) -> Result<Self, CliError> {
        let resumed = arguments.resume.as_ref();
        Ok(Self {
            // A resumed game is not told again from its beginning; `log` does that.
            told: [frame.version; MAX_SEATS],
            saved: resumed.map(|_| frame.digest.clone()),
            own_files: resumed.and_then(|path| files::real(path)).into_iter().collect(),
            log: std::mem::take(&mut frame.news),
            here,
            frame,
            voice,
            screen: Screen::new(arguments.words.plain),
            lines: Lines::new()?,
            present: None,
            decided: None,
            stepped: false,
            steps: Vec::new(),
        })
    }

    /// Plays; a remark is shown first.
    pub(crate) fn run(mut self, title: &str, remark: Option<String>) -> Result<(), CliError> {
        let kinds: Vec<&str> = self.frame.seats.iter().map(|seat| seat.kind.as_str()).collect();
        let options = changed_options(&self.frame.game, &self.frame.options);
        show::heading(&mut self.screen, &self.voice, title, &kinds, &options)?;
        if let Some(remark) = remark {
            self.screen.line(&remark)?;
        }
        self.screen.line(&self.voice.word("play-welcome"))?;
        loop {
            self.go_on()?;
            let Some(seat) = self.frame.asked() else { break };
            if let TurnEnd::Left = self.turn(seat)?
                && self.leave()?
            {
                return Ok(());
            }
        }
        self.finish()
    }

    /// The seats of people.
    pub(super) fn people(&self) -> impl Iterator<Item = Seat> {
        let person = |seat: &&SeatInfo| seat.kind == gantry_catalog::HUMAN;
        self.frame.seats.iter().filter(person).map(|seat| seat.seat)
    }

    /// Lets bots, chance and deadlines go on until somebody has to decide or the game is over.
    fn go_on(&mut self) -> Result<(), CliError> {
        loop {
            if let Err(trouble) = self.here.step() {
                self.repair(trouble)?;
                continue;
            }
            self.receive();
            let rests = self.frame.asked().is_some() || self.frame.awaiting == Awaiting::Over;
            if rests || !self.here.pass_time() {
                return Ok(());
            }
        }
    }

    /// Sends a message to the host; returns its answer.
    pub(super) fn send(&mut self, message: ClientMessage) -> Result<Answer, CliError> {
        match self.here.send(message) {
            Ok(answer) => Ok(answer),
            Err(trouble) => self.repair(trouble)?.ok_or_else(|| CliError::usage("no answer")),
        }
    }

    /// Takes over what the host has shown.
    pub(super) fn receive(&mut self) {
        while let Some(mut frame) = self.here.receive() {
            self.decided = self.frame.thinking.or(self.decided);
            self.log.retain(|told| told.entry <= frame.news_from);
            self.log.append(&mut frame.news);
            for told in &mut self.told {
                *told = frame.version.min(*told);
            }
            self.frame = frame;
        }
    }

    /// Shows a seat what it may know and lets it answer once.
    fn turn(&mut self, seat: Seat) -> Result<TurnEnd, CliError> {
        if self.people().count() > 1 {
            if self.present != Some(seat) {
                self.screen.clear()?;
                self.lines.forget()?;
                let pass = self.voice.say(&Phrase::new("play-pass").with("name", seat));
                if self.read(&format!("{pass} "))?.is_none() {
                    return Ok(TurnEnd::Left);
                }
            }
            self.send(ClientMessage::Sit(seat))?;
            self.receive();
        }
        let anew = self.decided != Some(seat) || self.present != Some(seat);
        if anew {
            self.screen.blank()?;
            self.show_table()?;
        }
        self.present = Some(seat);
        self.tell(seat)?;
        if !anew {
            self.show_hand(seat)?;
        }
        self.show_choices()?;
        loop {
            let ask = self.voice.say(&Phrase::new("play-ask").with("name", seat));
            let Some(line) = self.read(&format!("{ask} "))? else {
                return Ok(TurnEnd::Left);
            };
            if let Some(answer) = self.answer(seat, &line)? {
                return Ok(answer);
            }
        }
    }

    /// Does what a line says; `None`: ask again.
    fn answer(&mut self, seat: Seat, line: &str) -> Result<Option<TurnEnd>, CliError> {
        // An action may have the same first word as a command.
        if let Some(index) = written(&self.frame.choices, line) {
            return self.choose(seat, index);
        }
        match Command::read(line) {
            Command::Nothing => self.note("play-nothing")?,
            Command::Number(number) => {
                if let Some(index) = numbered(&self.frame.choices, &number) {
                    return self.choose(seat, index);
                }
                self.no_such_number(&number)?;
            }
            Command::Action(typed) => {
                let (typed, judged) = self.meant(typed)?;
                match judged.verdict {
                    // A complete action is meant as such, even if another one begins with it.
                    Verdict::Allowed => return self.act(seat, judged.notation),
                    Verdict::Refused(refused) => {
                        self.screen.styled(BAD, &self.voice.refuse(&refused))?;
                        self.show_meant(&begun(&self.frame.choices, &typed))?;
                    }
                    Verdict::Unreadable(wrong) => match begun(&self.frame.choices, &typed) {
                        Meaning::One(index) => return self.choose(seat, index),
                        meaning => self.not_understood(&typed, &meaning, &wrong)?,
                    },
                }
            }
            Command::Why(text) => self.why(&text)?,
            Command::What(word) => self.what(&word)?,
            Command::Undo => return self.undo(seat),
            Command::Save(name) | Command::SaveOver(name) if name.is_empty() => {
                self.note("play-save-where")?;
            }
            Command::Save(name) => drop(self.save_to(Path::new(&name), Replace::Ask)?),
            Command::SaveOver(name) => drop(self.save_to(Path::new(&name), Replace::Yes)?),
            Command::Table => {
                self.show_table()?;
                self.show_choices()?;
            }
            Command::Piles => self.show_piles()?,
            Command::Log => show::news(&mut self.screen, &self.voice, &self.log)?,
            Command::Hint => self.hint()?,
            Command::Score => self.score()?,
            Command::Help => self.help()?,
            Command::Quit => return Ok(Some(TurnEnd::Left)),
        }
        Ok(None)
    }

    fn choose(&mut self, seat: Seat, index: usize) -> Result<Option<TurnEnd>, CliError> {
        let notation = self.frame.choices[index].notation.clone();
        self.act(seat, notation)
    }

    fn act(&mut self, seat: Seat, notation: String) -> Result<Option<TurnEnd>, CliError> {
        let turn = self.turn_row();
        if let Some(refused) = self.change(seat, ClientMessage::Act(notation))? {
            self.screen.styled(BAD, &self.voice.refuse(&refused))?;
            return Ok(None);
        }
        self.steps.push((seat, turn));
        Ok(Some(TurnEnd::Done))
    }

    fn undo(&mut self, seat: Seat) -> Result<Option<TurnEnd>, CliError> {
        let last = self.steps.iter().rposition(|(by, _)| *by == seat);
        let Some(refused) = self.change(seat, ClientMessage::Undo)? else {
            last.map(|index| self.steps.remove(index));
            self.note("play-undone")?;
            return Ok(Some(TurnEnd::Done));
        };
        // Somebody has already answered the step.
        let answered = last.is_some_and(|index| {
            let turn = &self.steps[index].1;
            !turn.is_empty() && *turn == self.turn_row()
        });
        match &*refused.reason.key {
            "host-undo-nothing" if !answered => self.note("play-undo-nothing")?,
            "host-undo-nothing" | "host-undo-revealed" => self.note("play-undo-revealed")?,
            _ => self.screen.styled(BAD, &self.voice.refuse(&refused))?,
        }
        Ok(None)
    }

    /// A seat changes the game, and bots answer; returns why, if it cannot.
    fn change(&mut self, seat: Seat, message: ClientMessage) -> Result<Option<Refused>, CliError> {
        match self.send(message)? {
            Answer::Done => {
                self.stepped = true;
                self.decided = Some(seat);
                self.receive();
                Ok(None)
            }
            Answer::Refused(refused) => Ok(Some(refused)),
            other => Err(unexpected(&other)),
        }
    }

    /// Which turn it is, if the table has a row that says so.
    fn turn_row(&self) -> Vec<Phrase> {
        let mut rows = self.frame.panels.iter().flat_map(|panel| &panel.rows);
        let row = rows.find(|row| row.label.key == "row-turn");
        row.map(|row| row.cells.clone()).unwrap_or_default()
    }
}

/// An answer that none of our hosts gives.
pub(super) fn unexpected(answer: &Answer) -> CliError {
    CliError::usage(format_args!("an answer to something else: {answer:?}"))
}
