//! What the game says to people, as keys and values; the sentences are in `text/*.ftl`.

use gantry_kernel::{Face, Panel, Phrase, Row, Seat, Tone, Words};

use crate::NewGame;
use crate::action::Action;
use crate::event::Event;
use crate::setup::Setup;
use crate::state::Stage;
use crate::view::View;

impl Words for NewGame {
    const TITLE: &'static str = "New Game";
    const CREDIT: &'static str = "a game of our own";
    const MESSAGES: &'static [(&'static str, &'static str)] = &[
        ("en", include_str!("../text/en.ftl")),
        ("de", include_str!("../text/de.ftl")),
        ("fr", include_str!("../text/fr.ftl")),
    ];

    fn action(_: &View, Action(stones): &Action) -> Phrase {
        Phrase::new("act-take").with("stones", *stones)
    }

    fn event(_: &Setup, event: &Event) -> Option<Phrase> {
        Some(match *event {
            Event::Dealt { seat, card: Face::Shown(card) } => {
                Phrase::new("event-dealt").with("seat", seat).with("card", card.number())
            }
            Event::Dealt { card: Face::Hidden, .. } => return None,
            Event::Took { seat, stones } => {
                Phrase::new("event-took").with("seat", seat).with("stones", stones)
            }
            Event::Showed { seat, card } => {
                Phrase::new("event-showed").with("seat", seat).with("card", card.number())
            }
        })
    }

    fn prompt(view: &View) -> Phrase {
        let open = &view.open;
        match open.stage {
            Stage::Deal => Phrase::new("prompt-deal"),
            Stage::Play if view.viewer.is(open.turn) => Phrase::new("prompt-take"),
            Stage::Play => Phrase::new("prompt-wait").with("seat", open.turn),
            Stage::Over => Phrase::new("prompt-over"),
        }
    }

    fn panels(view: &View) -> Vec<Panel> {
        let open = &view.open;
        let row = |label, cell| Row { label: Phrase::new(label), cells: vec![cell] };
        let stones = |count: u8| Phrase::new("stones").with("stones", count);
        let table = Panel {
            title: Phrase::new("panel-table"),
            seat: None,
            rows: vec![row("row-heap", stones(open.heap))],
            on_request: false,
        };
        let of_seat = |seat: Seat| {
            let card = match view.card(seat) {
                Some(card) => Phrase::new("card").with("card", card.number()).toned(Tone::Strong),
                None => Phrase::new("card-hidden").toned(Tone::Faint),
            };
            let rows =
                vec![row("row-stones", stones(open.stones[seat.index()])), row("row-card", card)];
            let title = Phrase::new("panel-seat").with("seat", seat);
            Panel { title, seat: Some(seat), rows, on_request: false }
        };
        [table].into_iter().chain(Seat::all(open.seats()).map(of_seat)).collect()
    }
}
