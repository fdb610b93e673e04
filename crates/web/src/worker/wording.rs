//! A table in words: what a frame says, and answers to questions about it.

use std::time::Duration;

use gantry_catalog::{Choice, Listing, Objection, Phrasebook, Sight, Table, think_for};
use gantry_kernel::record::Start;
use gantry_kernel::{Awaiting, OptionValues, Panel, Phrase, Seat, Value, Viewer, hex};

use super::session::{Moment, Session};
use crate::protocol::{
    Change, ChoiceWords, ClockFace, Frame, GameInfo, HintWords, LogLine, OptionInfo, OptionKind,
    PanelWords, Place, Preview, Refused, RowWords, TermWords, Waiting,
};

/// How long a hint may take, and where the table does not wait for it.
const HINT: Duration = Duration::from_secs(1);
const HINT_IN_TIME: Duration = Duration::from_millis(30);
/// How many choices a hint names.
const HINTS: usize = 3;

/// The seal of a deal, in words.
pub(super) fn pledge(commitment: &[u8; 32]) -> Phrase {
    Phrase::new("web-pledge").with("pledge", Value::Code(hex::encode(commitment)))
}

impl Session {
    fn say(&self, phrase: &Phrase) -> String {
        self.book.say(phrase, &self.table.names())
    }

    fn choice(&self, choice: &Choice) -> ChoiceWords {
        let Choice { notation, phrase, key } = choice;
        ChoiceWords { notation: notation.clone(), words: self.say(phrase), key: *key }
    }

    /// The table as it is now, for the page.
    pub fn frame(&mut self, now: Moment) -> Frame {
        let viewer = self.viewer();
        let sight = Sight::Of(viewer);
        let table = &*self.table;
        let header = table.header();
        let mut choices = self.actor().map_or_else(Vec::new, |seat| table.choices(seat));
        choices.retain(|choice| self.lesson.is_none_or(|lesson| lesson.wants(&choice.notation)));
        let told = if self.told_to == viewer { self.told } else { 0 };
        let log_from = told.min(table.entries());
        let heard = table.news(sight, log_from);
        let line = |entry, phrase: &Phrase| LogLine { entry, words: self.say(phrase) };
        let log = heard
            .iter()
            .flat_map(|heard| heard.phrases.iter().map(|phrase| line(heard.entry, phrase)));
        let mut log: Vec<LogLine> = log.collect();
        if log_from == 0 && self.lesson.is_none() {
            // the first thing that anybody is told
            log.insert(
                0,
                LogLine { entry: 1, words: self.book.say(&pledge(&header.commitment), &[]) },
            );
        }
        let frame = Frame {
            table: self.id.clone(),
            game: header.game.clone(),
            options: match &header.start {
                Start::Options(options) => options.clone(),
                Start::Position(_) => Vec::new(),
            },
            seats: self.seats(),
            version: table.entries(),
            digest: table.digest().to_string(),
            viewer,
            view: table.view(sight),
            awaiting: waiting(table.awaiting()),
            pass_to: self.pass_to(),
            thinking: self.thinking(),
            prompt: self.say(&table.prompt(viewer)),
            choices: choices.iter().map(|choice| self.choice(choice)).collect(),
            log,
            log_from,
            panels: self.panels(table, viewer),
            standings: places(table),
            clock: self.clock(now),
            can_undo: self.can_undo(),
            replay: self.replay.as_ref().map(|replay| replay.whole.entries()),
            files: self.files(),
            coach: self.coach(),
        };
        (self.told, self.told_to) = (frame.version, viewer);
        frame
    }

    fn clock(&self, now: Moment) -> Option<ClockFace> {
        if self.replay.is_some() {
            return None;
        }
        let deadline = self.table.deadline();
        (self.table.in_time() || deadline.is_some()).then(|| ClockFace {
            now_ms: self.watch.now(now.machine_ms).0,
            deadline_ms: deadline.map(|deadline| deadline.0),
            running: self.watch.runs() && self.table.awaiting() != Awaiting::Over,
        })
    }

    fn can_undo(&self) -> bool {
        let seat = self.actor().filter(|_| !self.table.in_time() && self.lesson.is_none());
        seat.is_some_and(|seat| self.table.can_undo(seat).is_ok())
    }

    fn panels(&self, table: &dyn Table, viewer: Viewer) -> Vec<PanelWords> {
        table.panels(Sight::Of(viewer)).iter().map(|panel| self.panel(panel)).collect()
    }

    fn panel(&self, panel: &Panel) -> PanelWords {
        let row = |row: &gantry_kernel::Row| RowWords {
            label: self.say(&row.label),
            cells: row.cells.iter().map(|cell| self.say(cell)).collect(),
        };
        PanelWords {
            title: self.say(&panel.title),
            seat: panel.seat,
            rows: panel.rows.iter().map(row).collect(),
            on_request: panel.on_request,
        }
    }

    /// Why something was not done, in words.
    pub fn refused(&self, objection: &Objection) -> Refused {
        match objection {
            Objection::Refused(refusal) => {
                Refused { words: self.say(&refusal.reason), rule: Some(refusal.rule.to_string()) }
            }
            other => Refused { words: other.to_string(), rule: None },
        }
    }

    /// What an action would change, tried on a copy. What cannot be taken back may show something hidden, so nothing
    /// of it is shown before.
    pub fn preview(&self, notation: &str) -> Result<Preview, Objection> {
        let seat = self.actor().ok_or(Objection::NothingToDecide(Seat::default()))?;
        let viewer = Viewer::Seat(seat);
        let entries = self.table.entries();
        let mut copy = self.table.at(entries).expect("all entries are there");
        let whole = copy.completed(seat, notation);
        copy.act(copy.now(), seat, whole.as_deref().unwrap_or(notation))?;
        let heard = copy.news(Sight::Of(viewer), entries);
        let news =
            heard.iter().flat_map(|heard| &heard.phrases).map(|phrase| self.say(phrase)).collect();
        if copy.can_undo(seat).is_err() {
            return Ok(Preview { binding: true, ..Preview::default() });
        }
        let after = self.panels(&*copy, viewer);
        let before = self.panels(&*self.table, viewer);
        Ok(Preview { news, changes: changes(&before, &after), binding: false })
    }

    /// The best choices of the one at the screen.
    pub fn hints(&self) -> Result<Vec<HintWords>, Objection> {
        let seat = self.actor().ok_or(Objection::NothingToDecide(Seat::default()))?;
        let time = match self.table.choices(seat).len() {
            0 | 1 => Duration::ZERO,
            _ if self.table.in_time() => HINT_IN_TIME,
            _ => HINT,
        };
        let hints = self.table.hints(seat, think_for(time))?;
        let percent = |share: f64| {
            #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // of 0 to 100
            let percent = (share.clamp(0.0, 1.0) * 100.0).round() as u8;
            percent
        };
        let hint = |hint: &gantry_catalog::Hint| HintWords {
            choice: self.choice(&hint.choice),
            percent: percent(hint.worth.share),
        };
        Ok(hints.iter().take(HINTS).map(hint).collect())
    }

    /// What words of the game mean at this table.
    pub fn glossary(&self) -> Vec<TermWords> {
        let terms = self.table.glossary();
        let term = |term: &gantry_kernel::Term| TermWords {
            word: term.word.into(),
            name: self.say(&term.name),
            text: self.say(&term.text),
        };
        terms.iter().map(term).collect()
    }
}

fn waiting(awaiting: Awaiting) -> Waiting {
    Waiting {
        must: awaiting.must(),
        may: awaiting.may(),
        sealed: matches!(awaiting, Awaiting::Players { sealed: true, .. }),
        over: awaiting == Awaiting::Over,
    }
}

fn places(table: &dyn Table) -> Option<Vec<Place>> {
    let standings = table.standings()?;
    let place = |seat: Seat| Place {
        seat,
        points: standings.points[seat.index()],
        rank: standings.places[seat.index()],
    };
    let mut places: Vec<Place> = Seat::all(table.seats()).map(place).collect();
    places.sort_by_key(|place| place.rank);
    Some(places)
}

/// Rows with the same panel and label that read differently.
fn changes(before: &[PanelWords], after: &[PanelWords]) -> Vec<Change> {
    let mut changes = Vec::new();
    for panel in after.iter().filter(|panel| !panel.on_request) {
        let Some(old) =
            before.iter().find(|old| old.seat == panel.seat && old.on_request == panel.on_request)
        else {
            continue;
        };
        for row in &panel.rows {
            let was =
                old.rows.iter().find(|old| old.label == row.label).map(|old| old.cells.join(" · "));
            let (was, is) = (was.unwrap_or_default(), row.cells.join(" · "));
            if was != is {
                let (panel, label) = (old.title.clone(), row.label.clone());
                changes.push(Change { panel, label, before: was, after: is });
            }
        }
    }
    changes
}

/// A game for the home page.
pub fn game_info(listing: &Listing) -> GameInfo {
    let option = |spec: &gantry_kernel::OptionSpec| OptionInfo {
        key: spec.key.into(),
        values: match spec.values {
            OptionValues::Words(words) => {
                OptionKind::Words(words.iter().map(|word| (*word).into()).collect())
            }
            OptionValues::Number { default, least, most } => {
                OptionKind::Number { default, least, most }
            }
            OptionValues::Text => OptionKind::Data,
        },
    };
    GameInfo {
        id: listing.id.into(),
        title: listing.title.into(),
        credit: listing.credit.into(),
        seats: listing.seats,
        bots: listing.bots.iter().map(|bot| (*bot).into()).collect(),
        usual_bot: listing.usual_bot().into(),
        in_time: listing.in_time,
        options: listing.options.iter().map(option).collect(),
        data_file: listing.data_file().map(Into::into),
    }
}

/// The words of a game and of this client.
pub fn phrasebook(language: &str, listing: &Listing) -> Phrasebook {
    Phrasebook::new(language, &[listing.messages, crate::words::MESSAGES])
}
