//! The table as rows of text.

use gantry_kernel::{Panel, Phrase, Row, Seat};

use super::counted;
use crate::bag::Bag;
use crate::card::Card;
use crate::rocket::Zone;
use crate::score::Score;
use crate::state::Stage;
use crate::view::View;

/// How many of the topmost discards are listed.
const LISTED_DISCARDS: usize = 10;

/// The common part, then a panel per seat.
pub fn panels(view: &View) -> Vec<Panel> {
    let common =
        |title, rows, on_request| Panel { title: Phrase::new(title), seat: None, rows, on_request };
    let mut panels = vec![common("panel-table", self::common(view), false)];
    panels.extend(view.seats().map(|seat| seat_panel(view, seat)));
    let discards = view.open.discards.iter().rev().map(|card| card.phrase());
    panels.push(common("panel-piles", vec![row("row-discard", discards)], true));
    panels
}

fn row(label: &'static str, cells: impl IntoIterator<Item = Phrase>) -> Row {
    Row { label: Phrase::new(label), cells: cells.into_iter().collect() }
}

fn common(view: &View) -> Vec<Row> {
    let clock = &view.open.clock;
    let seats = u16::from(view.open.setup.seats);
    let round = usize::from(clock.turns.saturating_sub(1) / seats + 1);
    let mut turn = vec![match clock.stage {
        Stage::Deal => Phrase::new("cell-before-deal"),
        Stage::Over => Phrase::new("cell-over"),
        _ => Phrase::new("cell-round").with("round", round).with("seat", clock.turn),
    }];
    if let Some(turns) = clock.countdown.filter(|_| clock.stage != Stage::Over) {
        turn.push(Phrase::new("cell-countdown").with("turns", turns));
    }
    let pile = Phrase::new("cell-pile")
        .with("cards", view.draw_pile)
        .with("corners", clock.corners_in_pile());
    let top_first = view.open.discards.iter().rev().take(LISTED_DISCARDS);
    let mut discards: Vec<Phrase> = top_first.map(|card| card.phrase()).collect();
    let below = view.open.discards.len().saturating_sub(LISTED_DISCARDS);
    if below > 0 {
        discards.push(Phrase::new("cell-more").with("count", below));
    }
    let pad = Card::CORNERS.into_iter().filter(|&card| clock.on_pad(card)).map(Card::phrase);
    let mut rows = vec![
        row("row-turn", turn),
        row("row-pad", pad),
        row("row-draw", [pile]),
        row("row-discard", discards),
    ];
    if !view.open.laying.is_empty() {
        rows.push(row("row-laying", view.open.laying.iter().map(|card| card.phrase())));
    }
    if !view.open.shown.is_empty() {
        let shown = view.open.shown.iter().map(|&(seat, card)| {
            Phrase::new("ev-shown").with("seat", seat).with("card", card.phrase())
        });
        rows.push(row("row-shown", shown));
    }
    rows
}

fn seat_panel(view: &View, seat: Seat) -> Panel {
    let board = view.board(seat);
    let mut rows: Vec<Row> = Zone::ALL.into_iter().map(|zone| zone_row(view, seat, zone)).collect();
    let specialties = Card::SPECIALTIES.into_iter().filter(|&card| board.has(card));
    let in_play = |card: Card| counted(card, board.specialties[card.specialty()].into());
    if board.specialties != [0; 4] {
        rows.push(row("row-specialty", specialties.map(in_play)));
    }
    rows.push(hand_row(view, seat));
    let score = Score::of(board);
    rows.extend(points_row(&score));
    let title = Phrase::new(if view.viewer.is(seat) { "panel-own" } else { "panel-seat" })
        .with("seat", seat)
        .with("points", score.total());
    Panel { title, seat: Some(seat), rows, on_request: false }
}

fn zone_row(view: &View, seat: Seat, zone: Zone) -> Row {
    let board = view.board(seat);
    let expert = match board.experts[zone.index()] {
        Some(card) => Phrase::new("cell-expert").with("expert", card.phrase()),
        None => Phrase::new("cell-no-expert").with("expert", zone.expert().phrase()),
    };
    let corners = view.open.clock.corners.iter().filter(|c| c.seat == seat && c.zone == zone);
    let corners = corners.map(|c| Phrase::new("cell-corner").with("corner", c.card.phrase()));
    let rockets = board.zone(zone).map(|rocket| {
        Phrase::new("cell-rocket").with("rocket", rocket.phrase()).with("points", rocket.points())
    });
    Row {
        label: zone.phrase(),
        cells: [expert].into_iter().chain(corners).chain(rockets).collect(),
    }
}

/// The parts of the score.
fn points_row(score: &Score) -> Option<Row> {
    let parts = [
        ("score-launched", score.launched),
        ("score-unfinished", score.unfinished),
        ("score-crew", score.crew),
        ("score-certificates", score.certificates),
        ("score-control", score.control),
    ];
    let counted = parts.into_iter().filter(|(_, points)| *points != 0);
    let cells = counted.map(|(key, points)| Phrase::new(key).with("points", points));
    let cells: Vec<Phrase> = cells.collect();
    (!cells.is_empty()).then(|| row("row-points", cells))
}

fn hand_row(view: &View, seat: Seat) -> Row {
    let hand = view.hand(seat);
    let listed = |bag: &Bag| {
        let bag = *bag;
        bag.kinds().map(move |card| counted(card, bag.count(card))).collect::<Vec<Phrase>>()
    };
    if view.viewer.is(seat) {
        return row("row-hand", listed(&hand.known));
    }
    let mut cells = vec![Phrase::new("cards-hidden").with("count", hand.len)];
    if !hand.known.is_empty() {
        cells.push(Phrase::new("cell-known").with("cards", listed(&hand.known)));
    }
    row("row-hand", cells)
}
