//! What has changed at a table besides the game, in phrases.

use gantry_kernel::{Phrase, Seat, SeatSet};
use gantry_wire::{Ending, Frame, Gathering, Proposed, SharedState};

use crate::voice::code;

/// Who has sat down or stood up.
pub(super) fn chairs(before: &Gathering, after: &Gathering) -> Vec<Phrase> {
    let mut changes = Vec::new();
    for (old, new) in before.chairs.iter().zip(&after.chairs) {
        let name = |chair: &gantry_wire::ChairInfo| {
            chair.taken.as_ref().map(|taken| (taken.name.clone(), taken.kind.clone()))
        };
        let (old_name, new_name) = (name(old), name(new));
        if old_name == new_name {
            continue;
        }
        if old_name.is_some() {
            changes.push(Phrase::new("shared-stood-up").with("name", old.seat));
        }
        if new_name.is_some() {
            let seat = code(&new.seat);
            changes.push(Phrase::new("shared-sat-down").with("name", new.seat).with("seat", seat));
        }
    }
    changes
}

/// What else has changed, from a frame to the next; `None` before the first.
pub(super) fn sharing(
    before: Option<&SharedState>,
    after: &SharedState,
    frame: &Frame,
) -> Vec<Phrase> {
    let named = |key, seat: Seat| Phrase::new(key).with("name", seat);
    let mut changes = Vec::new();
    let nothing = SharedState { connected: after.connected, ..SharedState::default() };
    let before = before.unwrap_or(&nothing);
    let others = |seats: SeatSet| seats.minus(after.own).iter();
    let over = frame.standings.is_some() || after.ending.is_some();
    if !over {
        let left = others(before.connected.minus(after.connected));
        changes.extend(left.map(|seat| named("shared-away", seat)));
        let came = others(after.connected.minus(before.connected));
        changes.extend(came.map(|seat| named("shared-here", seat)));
    }
    let resigned = after.resigned.minus(before.resigned);
    changes.extend(resigned.iter().map(|seat| named("shared-resigned", seat)));
    let news = after.stand_ins.iter().filter(|stand_in| !before.stand_ins.contains(stand_in));
    for (seat, bot) in news.filter(|(seat, _)| !after.resigned.contains(*seat)) {
        let own = after.own.contains(*seat);
        let key = if own { "shared-stand-in-own" } else { "shared-stand-in" };
        changes.push(named(key, *seat).with("bot", code(bot)));
    }
    for (seat, _) in &before.stand_ins {
        if !after.stand_ins.iter().any(|(other, _)| other == seat) {
            changes.push(named("shared-returned", *seat));
        }
    }
    changes.extend(proposal(before, after));
    if before.ending != after.ending {
        changes.extend(after.ending.map(|ending| match ending {
            Ending::Resigned => Phrase::new("shared-ended-resigned"),
            Ending::Abandoned => Phrase::new("shared-ended-abandoned"),
        }));
    }
    if before.rematch != after.rematch && after.rematch.is_some() {
        changes.push(Phrase::new("shared-rematch"));
    }
    changes
}

fn proposal(before: &SharedState, after: &SharedState) -> Option<Phrase> {
    let asks =
        |sharing: &SharedState| sharing.proposal.map(|proposal| (proposal.by, proposal.what));
    if asks(before) == asks(after) {
        return None;
    }
    let Some(proposal) = after.proposal else {
        // What everybody agreed to is told by what it did.
        let agreed = before.proposal.is_some_and(|proposal| {
            proposal.missing.is_empty() || after.ending == Some(Ending::Abandoned)
        });
        return (!agreed).then(|| Phrase::new("shared-proposal-gone"));
    };
    let asked = !proposal.missing.iter().all(|seat| !after.own.contains(seat));
    let key = match (proposal.what, asked) {
        _ if after.own.contains(proposal.by) => "shared-proposed-own",
        (Proposed::TakeBack, true) => "shared-asks-take-back",
        (Proposed::TakeBack, false) => "shared-wants-take-back",
        (Proposed::Abandon, true) => "shared-asks-abandon",
        (Proposed::Abandon, false) => "shared-wants-abandon",
    };
    Some(Phrase::new(key).with("name", proposal.by))
}
