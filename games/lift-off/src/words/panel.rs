//! The table as rows of text: the common part.

use gantry_kernel::{Panel, Phrase, Row, Value};

use super::card::{brief, requirement};
use super::prompt::launch_points;
use super::seat::seat_panel;
use super::{counted, goals, mission, row, specialist};
use crate::card::{Level, Mission, Specialist};
use crate::state::{Direction, ROUNDS, Stage};
use crate::view::View;

/// The common part, then a panel per seat.
pub fn panels(view: &View) -> Vec<Panel> {
    let common =
        |title, rows, on_request| Panel { title: Phrase::new(title), seat: None, rows, on_request };
    let mut panels = vec![common("panel-table", self::common(view), false)];
    panels.extend(view.seats().map(|seat| seat_panel(view, seat)));
    panels.push(common("panel-piles", piles(view), true));
    panels
}

/// LO-12.2: what is discarded, and what is still to come; for specialists, those whose place the
/// viewer does not know.
fn piles(view: &View) -> Vec<Row> {
    let open = &view.open;
    let data = open.data();
    let mut rows = Vec::new();
    for level in Level::ALL.into_iter().filter(|&level| open.is_available(level)) {
        let kinds = || data.level_mask(level).kinds();
        let discards = |kind: Mission| usize::from(open.discards[kind.index()]);
        let labelled = |key, cells: Vec<Phrase>| Row {
            label: Phrase::new(key).with("level", level.number()),
            cells,
        };
        let seen = kinds().map(|kind| (mission(data, kind), discards(kind)));
        let unseen = |kind: Mission| {
            let looked_at = view.looked_at.iter().filter(|&&other| other == kind).count();
            open.left_in_piles(kind, looked_at) - discards(kind)
        };
        let hidden = kinds().map(|kind| (mission(data, kind), unseen(kind)));
        rows.push(labelled("row-discards", times(seen)));
        rows.push(labelled("row-to-come", times(hidden)));
    }
    let dismissed = |kind: Specialist| usize::from(open.dismissed[kind.index()]);
    let seen = Specialist::all().map(|kind| (specialist(data, kind), dismissed(kind)));
    rows.push(row("row-dismissed", times(seen)));
    let hidden = view.unplaced().into_iter();
    let hidden = hidden.map(|(kind, count)| (specialist(data, kind), usize::from(count)));
    rows.push(row("row-unplaced", times(hidden)));
    rows
}

/// Cards with their numbers, without zeros.
fn times(cards: impl Iterator<Item = (Phrase, usize)>) -> Vec<Phrase> {
    let there = cards.filter(|(_, count)| *count > 0);
    there.map(|(card, count)| counted(card, count)).collect()
}

fn common(view: &View) -> Vec<Row> {
    let mut rows = vec![
        row("row-round", round(view)),
        row("row-needs", needs(view)),
        row("row-launch-values", launches(view)),
        row("row-decks", decks(view).chain([specialist_deck(view)])),
        row("row-station", station(view)),
    ];
    rows.extend(drawn(view));
    rows.extend(memory(view));
    rows
}

/// Round, phase, starting player, draft and step.
fn round(view: &View) -> Vec<Phrase> {
    let clock = &view.open.clock;
    let mut cells = Vec::new();
    if clock.round > 0 {
        cells.push(
            Phrase::new("cell-round")
                .with("round", clock.round)
                .with("rounds", ROUNDS)
                .with("phase", clock.phase() + 1),
        );
    }
    cells.push(step(view));
    if clock.stage != Stage::Deal && clock.stage != Stage::Over {
        cells.push(Phrase::new("cell-starter").with("seat", clock.starter));
    }
    let drafted = matches!(
        clock.stage,
        Stage::Goals(_) | Stage::Draft(_) | Stage::Specialists | Stage::Missions | Stage::Launches
    );
    if drafted && view.open.seats() > 2 {
        cells.push(Phrase::new(match clock.direction {
            Direction::Left => "cell-left",
            Direction::Right => "cell-right",
        }));
    }
    cells
}

fn step(view: &View) -> Phrase {
    let clock = &view.open.clock;
    Phrase::new(match clock.stage {
        Stage::Deal => "step-deal",
        Stage::Goals(_) => "step-goals",
        Stage::Direction => "step-direction",
        Stage::Draft(_) => "step-draft",
        Stage::Specialists if clock.second => "step-second",
        Stage::Specialists => "step-first",
        Stage::Missions => "step-missions",
        Stage::Launches => "step-launches",
        Stage::NewPhase | Stage::Sale => "step-sale",
        Stage::Over => "step-over",
    })
}

/// What the levels require in the current phase.
fn needs(view: &View) -> Vec<Phrase> {
    let of = |level: Level| {
        let needed = &view.open.data().requirements[level.index()][view.open.clock.phase()];
        let needed = requirement(needed)?;
        Some(Phrase::new("cell-needs").with("level", level.number()).with("needed", needed))
    };
    Level::ALL.into_iter().filter(|&level| view.open.is_available(level)).filter_map(of).collect()
}

/// What a launch scores in the current phase, by lab level.
fn launches(view: &View) -> impl Iterator<Item = Phrase> {
    Level::ALL.into_iter().map(|level| {
        let scored = launch_points(view, view.open.data(), level);
        Phrase::new("cell-launch-points").with("level", level.number()).with("points", scored)
    })
}

fn decks(view: &View) -> impl Iterator<Item = Phrase> {
    let available = Level::ALL.into_iter().filter(|&level| view.open.is_available(level));
    available.map(|level| {
        let kinds = view.open.data().level_mask(level).kinds();
        let discards: u8 = kinds.map(|kind| view.open.discards[kind.index()]).sum();
        Phrase::new("cell-deck")
            .with("level", level.number())
            .with("cards", view.decks[level.index()])
            .with("discards", discards)
    })
}

fn specialist_deck(view: &View) -> Phrase {
    let discards: u8 = view.open.dismissed.iter().sum();
    Phrase::new("cell-specialists").with("cards", view.deck).with("discards", discards)
}

/// What an investment costs, and the numbers that follow.
fn station(view: &View) -> Vec<Phrase> {
    let open = &view.open;
    let station = &open.data().station;
    let (price, _) = open.investment();
    let covered = |space: &usize| open.station >> space & 1 == 1;
    let spaces = 0..station.spaces.len();
    let shown = |space: usize| Value::Number(station.spaces[space].into());
    let free: Vec<Value> = spaces.clone().filter(|space| !covered(space)).map(shown).collect();
    let taken = spaces.filter(covered).count();
    let mut cells = vec![Phrase::new("cell-station").with("price", price)];
    if !free.is_empty() {
        let free = Value::List(free);
        cells.push(Phrase::new("cell-free").with("free", free).with("last", station.open_cost));
    }
    cells.push(Phrase::new("cell-covered").with("covered", taken));
    cells
}

/// Mission cards that a player is looking at.
fn drawn(view: &View) -> Option<Row> {
    let drawing = view.open.clock.drawing?;
    let mut cells: Vec<Phrase> =
        view.looked_at.iter().map(|&kind| brief(view.open.data(), kind)).collect();
    let unseen = usize::from(view.drawn) - view.looked_at.len();
    if unseen > 0 {
        cells.push(
            Phrase::new("cell-drawn")
                .with("seat", drawing.seat)
                .with("count", unseen)
                .with("level", drawing.level.number()),
        );
    }
    (!cells.is_empty()).then(|| row("row-drawn", cells))
}

/// Objectives that the viewer passed on. Known specialists are listed with the hands that hold
/// them.
fn memory(view: &View) -> Option<Row> {
    let own = view.own()?;
    let memory = view.draft_memory();
    let data = view.open.data();
    let mut cells = Vec::new();
    if !memory.goals_left.is_empty() {
        cells.push(
            Phrase::new("cell-goals-left")
                .with("seat", Direction::Left.after(own, view.open.seats()))
                .with("goals", goals(data, &memory.goals_left)),
        );
    }
    if !memory.goals_passed.is_empty() {
        cells.push(
            Phrase::new("cell-goals-passed").with("goals", goals(data, &memory.goals_passed)),
        );
    }
    (!cells.is_empty() && view.open.clock.stage != Stage::Over).then(|| row("row-memory", cells))
}
