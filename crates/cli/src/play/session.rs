//! The game itself: whose turn it is, what they see, what they answer.

use std::path::{Path, PathBuf};

use gantry_catalog::{Choice, Listing, Sight, Table, TableError};
use gantry_host::{Moment, Room};
use gantry_kernel::{Awaiting, Digest, MAX_SEATS, Phrase, Seat, UndoError, Viewer};

use super::choice::{Meaning, begun, numbered, written};
use super::command::Command;
use super::leaving::Replace;
use super::lines::Lines;
use crate::args::Play;
use crate::fail::Failure;
use crate::files::{self, Keeper};
use crate::screen::{BAD, Screen};
use crate::show::{self, Voice};

/// A game at this screen. Its table has no clock: time moves only to pass deadlines, so the same
/// seed and the same answers give the same record.
pub(crate) struct Session {
    pub(super) room: Room,
    pub(super) voice: Voice,
    pub(super) screen: Screen,
    pub(super) lines: Lines,
    /// The file that the game is kept in.
    pub(super) keeper: Option<Keeper>,
    /// How much of the log each seat has been told here.
    pub(super) told: [usize; MAX_SEATS],
    /// Who sits before the screen.
    present: Option<Seat>,
    /// Who decided last.
    decided: Option<Seat>,
    /// The digest that was saved last.
    pub(super) saved: Option<Digest>,
    /// The files that have this game and nothing else.
    pub(super) own_files: Vec<PathBuf>,
    /// Whether anybody here has changed the game.
    pub(super) stepped: bool,
    /// The steps taken here, each with the turn it was taken in.
    steps: Vec<(Seat, Vec<Phrase>)>,
}

/// What came of asking somebody.
enum TurnEnd {
    Done,
    Left,
}

impl Session {
    pub(crate) fn new(
        table: Box<dyn Table>,
        voice: Voice,
        arguments: &Play,
        keeper: Option<Keeper>,
    ) -> Result<Self, Failure> {
        let resumed = arguments.resume.as_ref();
        Ok(Self {
            // A game that goes on is not told again from its beginning; `log` does that.
            told: [table.entries(); MAX_SEATS],
            saved: resumed.map(|_| table.digest()),
            own_files: resumed.and_then(|path| files::real(path)).into_iter().collect(),
            room: Room::new(table, Moment::default()),
            voice,
            screen: Screen::new(arguments.words.plain),
            lines: Lines::new()?,
            keeper,
            present: None,
            decided: None,
            stepped: false,
            steps: Vec::new(),
        })
    }

    /// Plays; a remark is told first.
    pub(crate) fn run(mut self, listing: &Listing, remark: Option<String>) -> Result<(), Failure> {
        show::heading(&mut self.screen, &self.voice, &*self.room.table, listing.title)?;
        if let Some(remark) = remark {
            self.screen.line(&remark)?;
        }
        self.screen.line(&self.voice.word("play-welcome"))?;
        loop {
            let now = self.moment();
            let stepped = self.room.step(now).map_err(Failure::usage)?;
            self.follow()?;
            if let Some(job) = stepped.job {
                self.decided = self.room.bot_to_decide();
                self.room.take(now, job.run(), 0).map_err(Failure::usage)?;
                continue;
            }
            let Some(seat) = self.room.table.next_to_decide() else {
                match self.room.table.awaiting() {
                    Awaiting::Players { until: Some(until), .. } => {
                        let at = until.max(self.room.table.now());
                        self.room.table.timeout(at).map_err(Failure::usage)?;
                        continue;
                    }
                    _ => break,
                }
            };
            if let TurnEnd::Left = self.turn(seat)? {
                if self.leave()? {
                    return Ok(());
                }
                continue;
            }
            self.decided = Some(seat);
        }
        self.finish()
    }

    /// The room's clock shows the table's time, which stands still here.
    fn moment(&self) -> Moment {
        Moment { machine_ms: self.room.table.now().0, wall_ms: 0 }
    }

    /// Shows a seat what it may know and lets it answer once.
    fn turn(&mut self, seat: Seat) -> Result<TurnEnd, Failure> {
        self.keep()?;
        if self.present != Some(seat) && self.room.people().len() > 1 {
            self.screen.clear()?;
            self.lines.forget()?;
            let pass = self.voice.say(&Phrase::new("play-pass").with("name", seat));
            if self.read(&format!("{pass} "))?.is_none() {
                return Ok(TurnEnd::Left);
            }
        }
        let anew = self.decided != Some(seat) || self.present != Some(seat);
        if anew {
            self.screen.blank()?;
            self.show_table(seat)?;
        }
        self.present = Some(seat);
        self.tell(seat)?;
        if !anew {
            self.show_hand(seat)?;
        }
        let choices = self.room.table.choices(seat);
        self.show_choices(seat, &choices)?;
        loop {
            let ask = self.voice.say(&Phrase::new("play-ask").with("name", seat));
            let Some(line) = self.read(&format!("{ask} "))? else {
                return Ok(TurnEnd::Left);
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
    ) -> Result<Option<TurnEnd>, Failure> {
        // An action may share its first word with a command.
        if let Some(index) = written(choices, line) {
            return self.act(seat, &choices[index].notation);
        }
        match Command::read(line) {
            Command::Nothing => self.note("play-nothing")?,
            Command::Number(number) => {
                if let Some(index) = numbered(choices, &number) {
                    return self.act(seat, &choices[index].notation);
                }
                self.no_such_number(choices, &number)?;
            }
            Command::Action(typed) => {
                let typed = self.meant(seat, choices, typed);
                // What is an action in full is meant, even if another one begins so.
                let judged = self.judge(seat, &typed);
                if judged.is_ok() {
                    let spelled = self.spelled(seat, &typed);
                    return self.act(seat, &spelled);
                }
                if let Err(TableError::Refused(refusal)) = judged {
                    let text = self.voice.book.refuse(&refusal, &self.voice.names);
                    self.screen.styled(BAD, &text)?;
                    self.show_meant(choices, &begun(choices, &typed))?;
                    return Ok(None);
                }
                match begun(choices, &typed) {
                    Meaning::One(index) => return self.act(seat, &choices[index].notation),
                    meaning => self.not_understood(seat, choices, &typed, &meaning)?,
                }
            }
            Command::Why(text) => self.why(seat, choices, &text)?,
            Command::What(word) => self.what(&word)?,
            Command::Undo => return self.undo(seat),
            Command::Save(name) | Command::SaveOver(name) if name.is_empty() => {
                self.note("play-save-where")?;
            }
            Command::Save(name) => drop(self.save_to(Path::new(&name), Replace::Ask)?),
            Command::SaveOver(name) => drop(self.save_to(Path::new(&name), Replace::Yes)?),
            Command::Table => {
                self.show_table(seat)?;
                self.show_choices(seat, choices)?;
            }
            Command::Piles => self.show_piles(seat)?,
            Command::Log => {
                let news = self.room.table.news(own(seat), 0);
                show::news(&mut self.screen, &self.voice, &news)?;
            }
            Command::Hint => self.hint(seat, choices)?,
            Command::Score => self.score(seat)?,
            Command::Help => self.help()?,
            Command::Quit => return Ok(Some(TurnEnd::Left)),
        }
        Ok(None)
    }

    fn act(&mut self, seat: Seat, notation: &str) -> Result<Option<TurnEnd>, Failure> {
        let turn = self.turn_row();
        match self.room.table.act(self.room.table.now(), seat, notation) {
            Ok(()) => {
                self.steps.push((seat, turn));
                self.stepped = true;
                Ok(Some(TurnEnd::Done))
            }
            Err(objection) => {
                self.screen.styled(BAD, &objection.to_string())?;
                Ok(None)
            }
        }
    }

    fn undo(&mut self, seat: Seat) -> Result<Option<TurnEnd>, Failure> {
        let last = self.steps.iter().rposition(|(by, _)| *by == seat);
        match self.room.table.undo(seat) {
            Ok(()) => {
                last.map(|index| self.steps.remove(index));
                self.stepped = true;
                self.told[seat.index()] = self.told[seat.index()].min(self.room.table.entries());
                self.keep()?;
                self.note("play-undone")?;
                Ok(Some(TurnEnd::Done))
            }
            Err(kept) => {
                // Somebody has answered the step since: it touched them.
                let answered = last.is_some_and(|index| {
                    let turn = &self.steps[index].1;
                    !turn.is_empty() && *turn == self.turn_row()
                });
                self.note(match kept {
                    UndoError::NothingToUndo if !answered => "play-undo-nothing",
                    UndoError::NothingToUndo | UndoError::Revealed => "play-undo-revealed",
                })?;
                Ok(None)
            }
        }
    }

    /// Which turn it is, as far as the table says so: it has a row for it.
    fn turn_row(&self) -> Vec<Phrase> {
        let panels = self.room.table.panels(Sight::Of(Viewer::Spectator));
        let mut rows = panels.into_iter().flat_map(|panel| panel.rows);
        rows.find(|row| row.label.key == "row-turn").map(|row| row.cells).unwrap_or_default()
    }
}

pub(super) fn own(seat: Seat) -> Sight {
    Sight::Of(Viewer::Seat(seat))
}
