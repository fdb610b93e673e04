//! The course of a finished game in outline: what everybody could expect at some points of it, and
//! where it turned.
//!
//! An analysis of every decision takes minutes. An outline estimates a bounded number of points,
//! one seat per call, so that a client can show it while it grows. It begins with the ends and goes
//! on in the middle of the interval that promises most: a long one, or one where much has changed.
//! So points gather where the game turned.

use gantry_catalog::{Budget, Perspective, Table, WinShare, fitted};
use gantry_kernel::{Awaiting, Seat, Viewer};
use gantry_wire::{Course, CoursePoint, Refused, TurningPoint};

use crate::Screen;
use crate::asking::refused;

/// How many points are estimated.
const POINTS: usize = 28;
/// How many worlds are imagined for an estimate.
const WORLDS: u32 = 32;
/// How many turning points are told, and how many phrases of each.
const TURNS: usize = 3;
const PHRASES: usize = 3;
/// A turning point changes a share by at least this much, and by this many standard errors.
const LEAST_TURN: f64 = 0.1;
const CLEAR_ERRORS: f64 = 2.0;

/// What a game's course is estimated from.
pub(crate) struct Outline {
    entries: usize,
    seats: usize,
    /// By ascending entry.
    points: Vec<Estimated>,
    /// The point that is being estimated; its first seats are done.
    open: Option<Estimated>,
}

#[derive(Clone)]
struct Estimated {
    entry: usize,
    /// By seat.
    worths: Vec<WinShare>,
}

/// An estimate to be made, on any thread.
pub(crate) struct CourseJob {
    table: Box<dyn Table>,
    entry: usize,
    seat: Seat,
}

/// An estimate that was made.
pub(crate) struct CourseEstimate {
    entry: usize,
    seat: Seat,
    worth: WinShare,
}

impl CourseJob {
    /// Makes the estimate.
    pub(crate) fn run(&self) -> CourseEstimate {
        let Self { ref table, entry, seat } = *self;
        let worth = table.expectation(seat, Budget::Iterations(WORLDS));
        CourseEstimate { entry, seat, worth }
    }
}

impl Outline {
    fn of(table: &dyn Table) -> Self {
        let (entries, seats) = (table.entries(), table.seats());
        let mut outline = Self { entries, seats, points: Vec::new(), open: None };
        outline.open = outline.next_point();
        outline
    }

    /// The next estimate to make; `None` if all are made.
    fn next(&self) -> Option<(usize, Seat)> {
        let open = self.open.as_ref()?;
        Some((open.entry, Seat::new(open.worths.len())))
    }

    /// Adds an estimate; one that is not the next was asked for twice.
    fn take(&mut self, estimate: &CourseEstimate) {
        if self.next() != Some((estimate.entry, estimate.seat)) {
            return;
        }
        let Some(mut open) = self.open.take() else { return };
        open.worths.push(estimate.worth);
        if open.worths.len() < self.seats {
            self.open = Some(open);
            return;
        }
        let place = self.points.partition_point(|known| known.entry < open.entry);
        self.points.insert(place, open);
        self.open = self.next_point();
    }

    /// The most useful point to estimate next.
    fn next_point(&self) -> Option<Estimated> {
        let entry = match &self.points[..] {
            [] => self.entries,
            [_] if self.entries > 0 => 0,
            points if points.len() < POINTS => self.widest()?,
            _ => return None,
        };
        Some(Estimated { entry, worths: Vec::new() })
    }

    /// The middle of the interval that promises most.
    fn widest(&self) -> Option<usize> {
        let promise = |pair: &[Estimated]| {
            let length = count(pair[1].entry - pair[0].entry) / count(self.entries.max(1));
            let change = self.changes(pair).map(|change| change.certain).fold(0.0, f64::max);
            length + change
        };
        let splits = self.points.windows(2).filter(|pair| pair[1].entry - pair[0].entry > 1);
        let best = splits.max_by(|one, two| promise(one).total_cmp(&promise(two)))?;
        Some(usize::midpoint(best[0].entry, best[1].entry))
    }

    /// How the estimates of each seat changed between two points.
    fn changes(&self, pair: &[Estimated]) -> impl Iterator<Item = Change> {
        let both = |seat: Seat| [&pair[0].worths[seat.index()], &pair[1].worths[seat.index()]];
        let changes = Seat::all(self.seats).map(|seat| {
            let [before, after] = both(seat);
            let error = before.error.hypot(after.error);
            let certain = (after.share - before.share).abs() - CLEAR_ERRORS * error;
            Change { seat, certain: certain.max(0.0) }
        });
        changes.collect::<Vec<_>>().into_iter()
    }

    /// Everybody's share at each point, in thousandths, as all estimates together make it likely.
    fn shares(&self) -> Vec<Vec<u16>> {
        let of = |seat: Seat| -> Vec<u16> {
            let worths: Vec<WinShare> =
                self.points.iter().map(|point| point.worths[seat.index()]).collect();
            fitted(&worths).into_iter().map(permille).collect()
        };
        let seats: Vec<Vec<u16>> = Seat::all(self.seats).map(of).collect();
        (0..self.points.len()).map(|point| seats.iter().map(|seat| seat[point]).collect()).collect()
    }

    /// What is known so far. Turning points are told in the viewer's words.
    fn course(&self, table: &dyn Table, viewer: Viewer) -> Course {
        let shares = self.shares();
        let done = self.open.is_none();
        let turns = if done { self.turns(&shares, table, viewer) } else { Vec::new() };
        let entries = self.points.iter().map(|point| point.entry);
        let points =
            entries.zip(shares).map(|(entry, permille)| CoursePoint { entry, permille }).collect();
        Course { entries: self.entries, points, turns, done }
    }

    /// The clearest changes, in the order of the game.
    fn turns(&self, shares: &[Vec<u16>], table: &dyn Table, viewer: Viewer) -> Vec<TurningPoint> {
        let mut found: Vec<(u16, TurningPoint)> = Vec::new();
        for (index, pair) in self.points.windows(2).enumerate() {
            let of = |seat: Seat| [shares[index][seat.index()], shares[index + 1][seat.index()]];
            let clear = self.changes(pair).filter(|change| change.certain > 0.0);
            let size = |seat: Seat| of(seat)[0].abs_diff(of(seat)[1]);
            let Some(most) = clear.max_by_key(|change| size(change.seat)) else { continue };
            let (seat, [before, after]) = (most.seat, of(most.seat));
            let (first, last) = (pair[0].entry + 1, pair[1].entry);
            let turn = TurningPoint { seat, first, last, before, after, phrases: Vec::new() };
            found.push((size(seat), turn));
        }
        found.retain(|(size, _)| *size >= permille(LEAST_TURN));
        found.sort_by_key(|(size, _)| std::cmp::Reverse(*size));
        found.truncate(TURNS);
        found.sort_by_key(|(_, turn)| turn.first);
        let told = table.news(Perspective::Of(viewer), 0);
        let mut turns: Vec<TurningPoint> = found.into_iter().map(|(_, turn)| turn).collect();
        for turn in &mut turns {
            let news = told.iter().filter(|news| (turn.first..=turn.last).contains(&news.entry));
            let phrases = news.flat_map(|news| news.phrases.iter().cloned());
            turn.phrases = phrases.take(PHRASES).collect();
        }
        turns
    }
}

/// How an estimate changed.
struct Change {
    seat: Seat,
    /// By how much at least.
    certain: f64,
}

fn permille(share: f64) -> u16 {
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // of 0 to 1000
    let permille = (share.clamp(0.0, 1.0) * 1000.0).round() as u16;
    permille
}

#[allow(clippy::cast_precision_loss)] // a number of entries
fn count(entries: usize) -> f64 {
    entries as f64
}

impl Screen {
    /// The whole game, even if a replay shows only its beginning.
    pub(crate) fn whole(&self) -> &dyn Table {
        self.replay.as_ref().map_or(self.table(), |replay| &*replay.whole)
    }

    /// The next estimate of a finished game; `Ok(None)` if all are made.
    pub(crate) fn course_job(&mut self) -> Result<Option<CourseJob>, Refused> {
        if self.whole().awaiting() != Awaiting::Over {
            return Err(refused("host-secret-until-over"));
        }
        if self.outline.is_none() {
            self.outline = Some(Outline::of(self.whole()));
        }
        let next = self.outline.as_ref().and_then(Outline::next);
        let job = next.and_then(|(entry, seat)| {
            Some(CourseJob { table: self.whole().at(entry)?, entry, seat })
        });
        Ok(job)
    }

    /// The course as it is known after an estimate.
    pub(crate) fn course(&mut self, estimate: Option<&CourseEstimate>) -> Course {
        if let (Some(outline), Some(estimate)) = (&mut self.outline, estimate) {
            outline.take(estimate);
        }
        let outline = self.outline.as_ref();
        outline.map(|outline| outline.course(self.whole(), self.viewer())).unwrap_or_default()
    }
}
