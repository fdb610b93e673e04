//! The table as rows of text. It is redrawn many times a second while everybody plays, so every row
//! has a fixed place.

use gantry_kernel::{Panel, Phrase, Row, Seat};

use super::{bag, card, cargo, numbered, points};
use crate::action::ROUNDS;
use crate::layout::Side;
use crate::setup::Pace;
use crate::state::Stage;
use crate::view::View;

/// The common part, then a panel per seat; what is known about the decks is on request.
pub fn panels(view: &View) -> Vec<Panel> {
    let common =
        |title, rows, on_request| Panel { title: Phrase::new(title), seat: None, rows, on_request };
    let mut panels = vec![common("panel-table", self::common(view), false)];
    panels.extend(seats(view).map(|seat| seat_panel(view, seat)));
    panels.push(common(
        "panel-piles",
        seats(view).flat_map(|seat| piles(view, seat)).collect(),
        true,
    ));
    panels
}

fn seats(view: &View) -> impl Iterator<Item = Seat> {
    Seat::all(view.open.seats())
}

fn row(label: &'static str, cells: impl IntoIterator<Item = Phrase>) -> Row {
    Row { label: Phrase::new(label), cells: cells.into_iter().collect() }
}

fn cell(key: &'static str, count: impl Into<usize>) -> Phrase {
    Phrase::new(key).with("count", count.into())
}

fn common(view: &View) -> Vec<Row> {
    let open = &view.open;
    let mut cells = vec![
        Phrase::new("cell-round").with("round", open.round).with("rounds", ROUNDS),
        Phrase::new(match open.stage {
            Stage::Layout => "stage-layout",
            Stage::Shuffle(_) => "stage-shuffle",
            Stage::Ready(_) => "stage-ready",
            Stage::Countdown => "stage-countdown",
            Stage::Rush => "stage-rush",
            Stage::Resolve => "stage-resolve",
            Stage::Over => "stage-over",
        }),
    ];
    if open.stage == Stage::Rush && open.setup.pace == Pace::Turns {
        cells.push(Phrase::new("cell-turn").with("seat", open.turn));
    }
    if let Some(seat) = open.caller {
        cells.push(Phrase::new("cell-caller").with("seat", seat));
    }
    // The viewer's own planets come first: a low window cuts off the bottom.
    let own = |index: &usize| view.own().is_some_and(|seat| open.side_of(seat, *index).is_some());
    let (first, rest): (Vec<usize>, Vec<usize>) = (0..open.layout.len()).partition(own);
    let planets = first.into_iter().chain(rest).map(|index| planet(view, index));
    [row("row-round", cells)].into_iter().chain(planets).collect()
}

/// A planet card: what it is worth, what it needs, what is left of it, and who contests it.
fn planet(view: &View, index: usize) -> Row {
    let open = &view.open;
    let values = open.card(index);
    let contest = is_contested(view, index).then_some(&open.contest);
    let [near, far] = Side::BOTH.map(|side| open.seat_of(index, side));
    let mut cells = vec![
        cell("cell-worth", values.points),
        match contest {
            Some(contest) if values.terraforming > 0 => Phrase::new("cell-terraformed")
                .with("done", contest.terraformed)
                .with("needed", values.terraforming),
            _ => cell("cell-terraforming", values.terraforming),
        },
        match contest {
            Some(contest) => Phrase::new("cell-ore-left")
                .with("left", values.ore.saturating_sub(contest.ore))
                .with("ore", values.ore),
            None => cell("cell-ore", values.ore),
        },
        Phrase::new("cell-sides").with("near", near).with("far", far),
    ];
    if open.stage == Stage::Resolve {
        let key = match index.cmp(&open.contest.planet.into()) {
            std::cmp::Ordering::Less => Some("cell-resolved"),
            std::cmp::Ordering::Equal => Some("cell-now"),
            std::cmp::Ordering::Greater => None,
        };
        cells.extend(key.map(Phrase::new));
    }
    Row { label: numbered(open, index), cells }
}

/// Whether a planet card is the one being resolved.
fn is_contested(view: &View, index: usize) -> bool {
    view.open.stage == Stage::Resolve && usize::from(view.open.contest.planet) == index
}

fn seat_panel(view: &View, seat: Seat) -> Panel {
    let open = &view.open;
    let company = open.company(seat);
    let mut rows = vec![row("row-deck", deck(view, seat))];
    if !open.layout.is_empty() {
        rows.extend(open.touched(seat).map(|(index, side)| Row {
            label: numbered(open, index),
            cells: placed(view, index, side),
        }));
    }
    // Last, because a low window cuts off the bottom, and rows say more.
    rows.push(row("row-discards", bag(&company.discards)));
    let title = Phrase::new(if view.viewer.is(seat) { "panel-own" } else { "panel-seat" })
        .with("seat", seat)
        .with("points", points(company.points));
    Panel { title, seat: Some(seat), rows, on_request: false }
}

/// How many cards there are, the top card, and what the seat is doing. A narrow row keeps its
/// beginning, and the number of cards says how near STOP is. The number of actions is shown only
/// when the guard is near (PR-3.6).
fn deck(view: &View, seat: Seat) -> Vec<Phrase> {
    let open = &view.open;
    let company = open.company(seat);
    let deck = view.deck(seat);
    let cards = deck.len();
    let mut cells = match open.stage {
        Stage::Rush => {
            let top = deck.shown().map_or_else(|| Phrase::new("cell-face-down"), card);
            let many = company.actions >= open.setup.actions / 2;
            let actions = many.then(|| cell("cell-actions", company.actions));
            [cell("cell-cards", cards), top].into_iter().chain(actions).collect()
        }
        // PR-3.5: these cards are out.
        Stage::Resolve => vec![cell("cell-out", cards), cell("cell-actions", company.actions)],
        Stage::Over => vec![cell("cell-out", cards)],
        _ => vec![cell("cell-cards", cards), Phrase::new("cell-face-down")],
    };
    let notes = [
        (matches!(open.stage, Stage::Ready(ready) if ready.contains(seat)), "cell-ready"),
        (company.rests.is_some(), "cell-resting"),
        (open.caller == Some(seat), "cell-stop"),
    ];
    cells.extend(notes.into_iter().filter(|(holds, _)| *holds).map(|(_, key)| Phrase::new(key)));
    cells
}

/// A row from the planet outward. During its resolution: how far it is revealed, and the cargo on
/// this side.
fn placed(view: &View, index: usize, side: Side) -> Vec<Phrase> {
    let pile = view.open.rows[index][side.index()];
    let mut cells: Vec<Phrase> = pile.iter().map(card).collect();
    if is_contested(view, index) {
        let contest = &view.open.contest;
        if !pile.is_empty() {
            let revealed = contest.revealed[side.index()];
            let of = Phrase::new("cell-revealed").with("revealed", revealed);
            cells.push(of.with("cards", pile.len()));
        }
        cells.push(Phrase::new("cell-cargo").with("cargo", cargo(contest, side)));
    }
    cells
}

/// What is known about a deck from its top (PR-6.2), and everything discarded.
fn piles(view: &View, seat: Seat) -> [Row; 2] {
    let of = |key, cells| Row { label: Phrase::new(key).with("seat", seat), cells };
    let deck = view.deck(seat);
    let unseen = view.unseen(seat);
    let mut cells: Vec<Phrase> = deck.shown().into_iter().map(card).collect();
    if !unseen.is_empty() {
        cells.push(cell("cell-unseen", unseen.len()).with("cards", bag(&unseen)));
    }
    cells.extend(deck.known.iter().map(card));
    [of("row-deck-of", cells), of("row-discards-of", bag(&view.open.company(seat).discards))]
}
