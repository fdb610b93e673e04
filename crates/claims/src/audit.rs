//! What a client of a shared table may be told: its own view, the events it may hear, its own
//! choices, and nothing that would let it work out the rest.

use gantry_catalog::{Perspective, Table};
use gantry_kernel::{Awaiting, SeatSet, Viewer, hex};
use gantry_wire::{Files, Frame, Spectators};

/// Who is told something.
#[derive(Clone, Copy, Debug)]
pub struct Audience {
    /// The seats of this client's person; none for a spectator.
    pub seats: SeatSet,
    /// What spectators see at this table.
    pub spectators: Spectators,
}

impl Audience {
    /// Whether this viewer's view may be shown to them.
    fn may_see(&self, viewer: Viewer, over: bool) -> bool {
        let delayed = matches!(self.spectators, Spectators::Delayed { .. });
        let allowed = match self.spectators {
            Spectators::Nobody => false,
            Spectators::AfterEnd => over,
            Spectators::Public | Spectators::Delayed { .. } => true,
        };
        if self.seats.is_empty() {
            return allowed && (over || delayed || viewer == Viewer::Spectator);
        }
        over || viewer.seat().is_none_or(|seat| self.seats.contains(seat))
    }
}

/// Compares a frame with the table as it was after exactly this many lines. A leak is named.
pub fn audit(truth: &dyn Table, audience: Audience, frame: &Frame) -> Result<(), String> {
    let over = truth.awaiting() == Awaiting::Over;
    let viewer = frame.viewer;
    let own = viewer.seat().filter(|seat| audience.seats.contains(*seat));
    let expect = |holds: bool, what: &str| {
        if holds { Ok(()) } else { Err(format!("{what}: {audience:?} as {viewer}")) }
    };
    expect(audience.may_see(viewer, over), "a view that is not theirs")?;
    expect(frame.lines == truth.line_count(), "another moment of the log")?;
    expect(frame.version == truth.entries(), "another number of steps")?;
    let view = truth.view(Perspective::Of(viewer));
    expect(frame.view.is_empty() || frame.view == view, "more than the view shows")?;
    expect(frame.events == truth.events(viewer, frame.news_from), "events that others hear")?;
    let news = truth.news(Perspective::Of(viewer), frame.news_from);
    expect(frame.news.is_empty() || frame.news == news, "news that others hear")?;
    let panels = truth.panels(Perspective::Of(viewer));
    expect(frame.panels.is_empty() || frame.panels == panels, "panels of others")?;
    let prompt = frame.prompt.key.is_empty() || frame.prompt == truth.prompt(viewer);
    expect(prompt, "a prompt for others")?;
    let notations: Vec<_> = frame.choices.iter().map(|choice| choice.notation.clone()).collect();
    let choices = match own {
        Some(seat) => truth.notations(seat),
        None => Vec::new(),
    };
    expect(notations.is_empty() || notations.len() == choices.len(), "choices of others")?;
    let listed = notations.iter().all(|notation| choices.contains(notation));
    expect(listed, "choices that this seat does not have")?;
    expect(!frame.can_undo || own.is_some(), "a step of somebody else's to take back")?;
    expect(frame.standings == truth.standings(), "another result")?;
    expect(frame.awaiting == truth.awaiting(), "another turn")?;
    expect(over || frame.digest.is_empty(), "a digest, by which hidden cards can be tried")?;
    expect(over || frame.files == Files::Withheld, "files before the end")?;
    let pledge = hex::encode(&truth.header().commitment);
    expect(frame.pledge.as_ref().is_none_or(|told| *told == pledge), "another pledge")?;
    expect(frame.coach.is_none() && frame.replay.is_none(), "what no shared table has")
}
