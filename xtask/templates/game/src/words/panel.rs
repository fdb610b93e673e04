//! The table as rows of text.

use gantry_kernel::{Panel, Phrase, Row, Seat, Tone};

use crate::view::View;

/// The shared part, then a panel per seat.
pub fn panels(view: &View) -> Vec<Panel> {
    let table = Panel {
        title: Phrase::new("panel-table"),
        seat: None,
        rows: vec![row("row-heap", stones(view.open.heap))],
        on_request: false,
    };
    let seats = Seat::all(view.open.seats()).map(|seat| seat_panel(view, seat));
    [table].into_iter().chain(seats).collect()
}

fn seat_panel(view: &View, seat: Seat) -> Panel {
    let card = match view.card(seat) {
        Some(card) => Phrase::new("card").with("card", card.number()).toned(Tone::Strong),
        None => Phrase::new("card-hidden").toned(Tone::Faint),
    };
    let stones = stones(view.open.stones[seat.index()]);
    let title = Phrase::new("panel-seat").with("seat", seat);
    let rows = vec![row("row-stones", stones), row("row-card", card)];
    Panel { title, seat: Some(seat), rows, on_request: false }
}

fn row(label: &'static str, cell: Phrase) -> Row {
    Row { label: Phrase::new(label), cells: vec![cell] }
}

fn stones(count: u8) -> Phrase {
    Phrase::new("stones").with("stones", count)
}
