//! Builds frames, and answers questions about a table.

use gantry_catalog::{Budget, Listing, Perspective, Summary, Table, TableError};
use gantry_kernel::record::Start;
use gantry_kernel::{Awaiting, Panel, Phrase, Seat, Viewer, hex};
use gantry_wire::{Change, ClockReading, Frame, GameInfo, Hint, HintRank, Preview};

use crate::{MachineTime, Screen};

/// How many worlds a hint imagines. A number, not a time: the same position gives the same hint.
/// About a second in a browser, and the table does not wait for it.
const HINT: Budget = Budget::Iterations(300);
const REAL_TIME_HINT_BUDGET: Budget = Budget::Iterations(20);
/// How many choices a hint lists.
const HINTS: usize = 3;
/// How many standard errors make a difference that is beyond doubt.
pub(crate) const CLEAR_ERRORS: f64 = 2.0;

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
        let mut hints = ranked(hints);
        hints.truncate(HINTS);
        Ok(hints)
    }
}

/// Choices, the best first, in the form in which clients show them.
pub(crate) fn ranked(hints: Vec<gantry_catalog::Hint>) -> Vec<Hint> {
    let ranks = ranks(&hints);
    let hint = |(hint, rank): (gantry_catalog::Hint, HintRank)| Hint {
        choice: hint.choice,
        permille: permille(hint.worth.share),
        spread: permille(CLEAR_ERRORS * hint.worth.error),
        rank,
    };
    hints.into_iter().zip(ranks).map(hint).collect()
}

/// A share in thousandths.
pub(crate) fn permille(share: f64) -> u16 {
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // of 0 to 1000
    let permille = (share.clamp(0.0, 1.0) * 100.0 * 10.0).round_ties_even() as u16;
    permille
}

/// How choices compare with the best, which is the first.
fn ranks(hints: &[gantry_catalog::Hint]) -> Vec<HintRank> {
    let is_clear = |other: &gantry_catalog::Hint| {
        let error = hints[0].gap_error.hypot(other.gap_error);
        hints[0].worth.share - other.worth.share > CLEAR_ERRORS * error
    };
    let rank = |(index, hint): (usize, &gantry_catalog::Hint)| match (index, hints) {
        (0, [_]) => HintRank::Only,
        (0, [_, others @ ..]) if others.iter().all(is_clear) => HintRank::Best,
        (1.., _) if is_clear(hint) => HintRank::Worse,
        _ => HintRank::Equal,
    };
    hints.iter().enumerate().map(rank).collect()
}

impl Screen {
    /// The table as it is now, and what happened since the previous frame.
    pub fn frame(&mut self, now: MachineTime) -> Frame {
        let viewer = self.viewer();
        let perspective = Perspective::Of(viewer);
        let table = self.table();
        let header = table.header();
        let mut choices = self.actor().map_or_else(Vec::new, |seat| table.choices(seat));
        if self.is_decided() {
            choices.clear();
        }
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
            view: table.view(perspective),
            awaiting: table.awaiting(),
            pass_to: self.pass_to(),
            thinking: self.thinking(),
            prompt: if self.is_decided() {
                Phrase::new("host-puzzle-decided")
            } else {
                table.prompt(viewer)
            },
            choices,
            news: table.news(perspective, news_from),
            events: table.events(viewer, news_from),
            news_from,
            panels: table.panels(perspective),
            standings: table.standings(),
            breakdown: table.breakdown(viewer),
            is_real_time: table.is_real_time(),
            clock: self.clock(now),
            can_undo: self.can_undo(),
            replay: self.replay.as_ref().map(|replay| replay.whole.entries()),
            files: self.files(),
            coach: self.coach(),
            puzzle: self.puzzle_frame().map(Box::new),
            pledge: self.shows_pledge().then(|| hex::encode(&header.commitment)),
            lines: table.line_count(),
            sharing: None,
        };
        (self.told, self.told_to) = (frame.version, viewer);
        frame
    }

    fn clock(&self, now: MachineTime) -> Option<ClockReading> {
        if self.replay.is_some() {
            return None;
        }
        let deadline = self.table().deadline();
        (self.table().is_real_time() || deadline.is_some()).then(|| ClockReading {
            now_ms: self.room.clock.now(now.machine_ms).0,
            deadline_ms: deadline.map(|deadline| deadline.0),
            running: self.room.clock.runs() && self.table().awaiting() != Awaiting::Over,
        })
    }

    fn can_undo(&self) -> bool {
        let seat = self.actor().filter(|_| {
            !self.table().is_real_time() && self.lesson.is_none() && self.puzzle.is_none()
        });
        seat.is_some_and(|seat| self.table().can_undo(seat).is_ok())
    }

    /// What an action would change.
    pub fn preview(&self, notation: &str) -> Result<Preview, TableError> {
        let seat = self.actor().ok_or(TableError::NothingToDecide(Seat::default()))?;
        preview(self.table(), seat, notation)
    }

    /// A hint for the person at the screen. If it needs a search, the search gets this budget, or
    /// the usual one.
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
    let whole = copy.complete(seat, notation);
    copy.act(copy.now(), seat, whole.as_deref().unwrap_or(notation))?;
    let told = copy.news(Perspective::Of(viewer), entries);
    let news = told.into_iter().flat_map(|told| told.phrases).collect();
    if copy.can_undo(seat).is_err() {
        return Ok(Preview { binding: true, ..Preview::default() });
    }
    let after = copy.panels(Perspective::Of(viewer));
    let before = table.panels(Perspective::Of(viewer));
    Ok(Preview { news, changes: changes(&before, &after), binding: false })
}

/// A hint for a seat. If it needs a search, the search gets this budget, or the usual one.
pub(crate) fn hint(
    table: &dyn Table,
    seat: Seat,
    budget: Option<Budget>,
) -> Result<HintJob, TableError> {
    let budget = match table.choices(seat).len() {
        0 => return Err(TableError::NothingToDecide(seat)),
        1 => Budget::Iterations(1),
        _ if table.is_real_time() => REAL_TIME_HINT_BUDGET,
        _ => budget.unwrap_or(HINT),
    };
    Ok(HintJob { table: copy(table), seat, budget })
}

pub(crate) fn copy(table: &dyn Table) -> Box<dyn Table> {
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
    let data_file = listing.data_file().map(Into::into);
    GameInfo { data_file, ..summary_info(&listing.summary()) }
}

/// The same of a summary, without the file of component values.
pub fn summary_info(summary: &Summary) -> GameInfo {
    GameInfo {
        id: summary.id.into(),
        title: summary.title.into(),
        credit: summary.credit.into(),
        seats: summary.seats,
        bots: summary.bots.iter().map(|bot| (*bot).into()).collect(),
        default_bot: summary.default_bot.into(),
        is_real_time: summary.is_real_time,
        options: summary.options.to_vec(),
        data_file: None,
    }
}
