//! What lies open over the board until it is closed: another player's board, or what the viewer
//! remembers of the drafts.

use crate::prelude::*;
use gantry_art::lift_off;
use gantry_kernel::{Phrase, Seat};
use gantry_lift_off::View;
use leptos::ev;

use super::face::Face;
use super::rivals::{earth, played, space, specialists};
use super::{Table, decks, figures, memory};
use crate::page::browser;

/// What lies open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opened {
    /// A player's board.
    Board(Seat),
    /// What the viewer remembers of the drafts.
    Memory,
}

/// Copy numbers of cards that are shown twice: these never move.
const SECOND_COPY: usize = 20_000;

/// Draws it, if anything is open.
pub fn draw(table: Table) -> impl IntoView {
    let opened = table.opened;
    let escape = window_event_listener(ev::keydown, move |event| {
        if event.key() == "Escape" {
            opened.set(None);
        }
    });
    on_cleanup(move || escape.remove());
    // A new question is more important than what was looked at.
    Effect::new(move |_| {
        table.question.track();
        opened.set(None);
    });
    Effect::new(move |_| {
        if opened.get().is_some() {
            request_animation_frame(|| browser::focus(".lo-opened .lo-close"));
        }
    });
    live(move || {
        let (name, inside) = match opened.get()? {
            Opened::Board(seat) => (table.about("web-lo-board", seat), board(table, seat)),
            Opened::Memory => (table.play.t("web-lo-memory"), memory::draw(table)),
        };
        Some(view! {
            <div class="lo-opened" role="dialog" aria-label=name.clone() on:click=move |_| opened.set(None)>
                <div class="lo-sheet" on:click=|event| event.stop_propagation()>
                    <div class="lo-head">
                        <h2>{name.clone()}</h2>
                        <button type="button" class="lo-close" on:click=move |_| opened.set(None)>{table.play.t("web-close")}</button>
                    </div>
                    {inside}
                </div>
            </div>
        })
    })
}

/// What is hidden or seldom asked for.
fn rest(view: &View, seat: Seat) -> Vec<Phrase> {
    let (seen, board) = (&view.seats[seat.index()], view.board(seat));
    let most = view.open.data().tracks.income_most;
    vec![
        Phrase::new("cell-cards").with("count", seen.cards),
        Phrase::new("cell-goals").with("count", seen.goals),
        Phrase::new("cell-rockets").with("count", board.rockets),
        Phrase::new("cell-income").with("income", board.income).with("most", most),
    ]
}

fn board(table: Table, seat: Seat) -> AnyView {
    let rocket = move || {
        table.at(seat, |_, board| lift_off::rocket(board.lab, board.capacity, board.propulsion))
    };
    let is_own = move || table.own.get() == Some(seat);
    let known = Memo::new(move |_| {
        table.of(|view| {
            let first = SECOND_COPY + 100;
            if is_own() {
                specialists(&view.seats[seat.index()].hand, first)
            } else {
                specialists(&view.known_in_hand(seat), first)
            }
        })
    });
    let holds = move || {
        if is_own() { table.word("row-hand") } else { table.about("web-lo-holds", seat) }
    };
    let goals = Memo::new(move |_| {
        table.of(|view| {
            let shown = view.seats[seat.index()].shown;
            shown.iter().map(|&goal| (Face::Goal(goal), SECOND_COPY)).collect()
        })
    });
    let said = move || table.list(&table.at(seat, figures::words), " · ");
    let hidden = move || table.list(&table.of(|view| rest(view, seat)), " · ");
    view! {
        <div class="lo-page">
            <div class="lo-rocket" aria-hidden="true" inner_html=live(rocket)></div>
            <div class="lo-rows">
                <p>{live(said)}</p>
                <p>{live(hidden)}</p>
                {cards(table, move || table.word("row-played"), played(table, seat, SECOND_COPY))}
                {cards(table, holds, known)}
                {cards(table, move || table.word("row-earth"), earth(table, seat, SECOND_COPY))}
                {cards(table, move || table.word("row-space"), space(table, seat, SECOND_COPY))}
                {cards(table, move || table.word("row-goals"), goals)}
                {move || is_own().then(|| shared(table))}
            </div>
        </div>
    }
}

/// What everybody shares and a small window hides while something is decided: the station's price
/// and the decks.
fn shared(table: Table) -> AnyView {
    let price = move || {
        let price = table.of(|view| view.open.investment().0);
        table.play.say(&Phrase::new("cell-station").with("price", price))
    };
    view! {
        <h3>{move || table.word("row-station")}</h3>
        <p>{price}</p>
        <h3>{move || table.word("row-decks")}</h3>
        {decks::all(table)}
    }
}

/// A row of cards to look at, with a heading; nothing if there are none.
pub fn cards(
    table: Table,
    heading: impl Fn() -> String + Copy + Send + Sync + 'static,
    cards: Memo<Vec<(Face, usize)>>,
) -> impl IntoView {
    let any = Memo::new(move |_| !cards.read().is_empty());
    live(move || {
        any.get().then(|| {
            view! {
                <h3>{heading}</h3>
                <ul class="lo-row">
                    <For each=move || cards.get() key=|card| *card let((face, copy))>
                        <li>{table.shown(face, copy)}</li>
                    </For>
                </ul>
            }
        })
    })
}
