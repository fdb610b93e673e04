//! Builds frames, and answers questions about a table.

use std::time::Duration;

use gantry_catalog::{Budget, Listing, Sight, Table, TableError, think_for};
use gantry_kernel::record::Start;
use gantry_kernel::{Awaiting, Panel, Seat, Viewer, hex};
use gantry_wire::{Change, ClockReading, Frame, GameInfo, Hint, Preview};

use crate::{Moment, Screen};

/// How long a hint may take. The table does not wait for it.
const HINT: Duration = Duration::from_secs(1);
const HINT_IN_TIME: Duration = Duration::from_millis(30);
/// How many choices a hint lists.
const HINTS: usize = 3;

/// A hint to be computed, on any thread.
pub struct HintJob {
    table: Box<dyn Table>,
    seat: Seat,
    budget: Budget,
}

impl HintJob {
    /// The best choices of the seat.
    pub fn run(&self) -> Result<Vec<Hint>, TableError> {
        let hints = self.table.hints(self.seat, self.budget)?;
        let permille = |share: f64| {
            #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // of 0 to 1000
            let permille = (share.clamp(0.0, 1.0) * 100.0 * 10.0).round_ties_even() as u16;
            permille
        };
        let hint = |hint: gantry_catalog::Hint| Hint {
            choice: hint.choice,
            permille: permille(hint.worth.share),
        };
        Ok(hints.into_iter().take(HINTS).map(hint).collect())
    }
}

impl Screen {
    /// The table as it is now, and what happened since the previous frame.
    pub fn frame(&mut self, now: Moment) -> Frame {
        let viewer = self.viewer();
        let sight = Sight::Of(viewer);
        let table = self.table();
        let header = table.header();
        let mut choices = self.actor().map_or_else(Vec::new, |seat| table.choices(seat));
        choices.retain(|choice| self.lesson.is_none_or(|lesson| lesson.wants(&choice.notation)));
        let told = if self.told_to == viewer { self.told } else { 0 };
        let news_from = told.min(table.entries());
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
            awaiting: table.awaiting(),
            pass_to: self.pass_to(),
            thinking: self.thinking(),
            prompt: table.prompt(viewer),
            choices,
            news: table.news(sight, news_from),
            events: table.events(viewer, news_from),
            news_from,
            panels: table.panels(sight),
            standings: table.standings(),
            in_time: table.in_time(),
            clock: self.clock(now),
            can_undo: self.can_undo(),
            replay: self.replay.as_ref().map(|replay| replay.whole.entries()),
            files: self.files(),
            coach: self.coach(),
            pledge: self.lesson.is_none().then(|| hex::encode(&header.commitment)),
            lines: table.line_count(),
            sharing: None,
        };
        (self.told, self.told_to) = (frame.version, viewer);
        frame
    }

    fn clock(&self, now: Moment) -> Option<ClockReading> {
        if self.replay.is_some() {
            return None;
        }
        let deadline = self.table().deadline();
        (self.table().in_time() || deadline.is_some()).then(|| ClockReading {
            now_ms: self.room.clock.now(now.machine_ms).0,
            deadline_ms: deadline.map(|deadline| deadline.0),
            running: self.room.clock.runs() && self.table().awaiting() != Awaiting::Over,
        })
    }

    fn can_undo(&self) -> bool {
        let seat = self.actor().filter(|_| !self.table().in_time() && self.lesson.is_none());
        seat.is_some_and(|seat| self.table().can_undo(seat).is_ok())
    }

    /// What an action would change.
    pub fn preview(&self, notation: &str) -> Result<Preview, TableError> {
        let seat = self.actor().ok_or(TableError::NothingToDecide(Seat::default()))?;
        preview(self.table(), seat, notation)
    }

    /// A hint for the person at the screen. If it needs a search, the search gets this budget, or
    /// the usual time.
    pub fn hint(&self, budget: Option<Budget>) -> Result<HintJob, TableError> {
        let seat = self.actor().ok_or(TableError::NothingToDecide(Seat::default()))?;
        hint(self.table(), seat, budget)
    }
}

/// What an action would change, tried on a copy. A step that cannot be taken back may show
/// something hidden, so nothing of it is shown in advance.
pub(crate) fn preview(
    table: &dyn Table,
    seat: Seat,
    notation: &str,
) -> Result<Preview, TableError> {
    let viewer = Viewer::Seat(seat);
    let entries = table.entries();
    let mut copy = copy(table);
    let whole = copy.completed(seat, notation);
    copy.act(copy.now(), seat, whole.as_deref().unwrap_or(notation))?;
    let heard = copy.news(Sight::Of(viewer), entries);
    let news = heard.into_iter().flat_map(|heard| heard.phrases).collect();
    if copy.can_undo(seat).is_err() {
        return Ok(Preview { binding: true, ..Preview::default() });
    }
    let after = copy.panels(Sight::Of(viewer));
    let before = table.panels(Sight::Of(viewer));
    Ok(Preview { news, changes: changes(&before, &after), binding: false })
}

/// A hint for a seat. If it needs a search, the search gets this budget, or the usual time.
pub(crate) fn hint(
    table: &dyn Table,
    seat: Seat,
    budget: Option<Budget>,
) -> Result<HintJob, TableError> {
    let budget = match table.choices(seat).len() {
        0 => return Err(TableError::NothingToDecide(seat)),
        1 => think_for(Duration::ZERO),
        _ if table.in_time() => think_for(HINT_IN_TIME),
        _ => budget.unwrap_or_else(|| think_for(HINT)),
    };
    Ok(HintJob { table: copy(table), seat, budget })
}

fn copy(table: &dyn Table) -> Box<dyn Table> {
    table.at(table.entries()).expect("all entries are there")
}

/// Rows with the same panel and label but different contents.
fn changes(before: &[Panel], after: &[Panel]) -> Vec<Change> {
    let mut changes = Vec::new();
    for panel in after.iter().filter(|panel| !panel.on_request) {
        let same = |old: &&Panel| old.seat == panel.seat && old.on_request == panel.on_request;
        let Some(old) = before.iter().find(same) else { continue };
        for row in &panel.rows {
            let was = old.rows.iter().find(|old| old.label == row.label);
            let was = was.map_or(&[][..], |old| &old.cells);
            if was != row.cells {
                changes.push(Change {
                    panel: old.title.clone(),
                    label: row.label.clone(),
                    before: was.to_vec(),
                    after: row.cells.clone(),
                });
            }
        }
    }
    changes
}

/// What the home page shows of a game.
pub fn game_info(listing: &Listing) -> GameInfo {
    GameInfo {
        id: listing.id.into(),
        title: listing.title.into(),
        credit: listing.credit.into(),
        seats: listing.seats,
        bots: listing.bots.iter().map(|bot| (*bot).into()).collect(),
        usual_bot: listing.usual_bot().into(),
        in_time: listing.in_time,
        options: listing.options.to_vec(),
        data_file: listing.data_file().map(Into::into),
    }
}
