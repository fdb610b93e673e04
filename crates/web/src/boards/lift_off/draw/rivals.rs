//! The other players: a summary each, which unfolds.

use crate::prelude::*;
use gantry_kernel::{Phrase, Seat};
use gantry_lift_off::{Specialist, View};

use super::copies::{Copied, cargo, flown, waiting};
use super::face::Face;
use super::{Table, figures};

/// The first copy number for others' cards, so that none is taken for one of the viewer's that
/// moves.
const FIRST_COPY: usize = 1000;

/// Everybody but the one whose board is drawn in full.
pub fn draw(table: Table) -> impl IntoView {
    let others = Memo::new(move |_| {
        let main = table.main.get();
        table.of(|view| {
            // In the order of play, from the left neighbour on.
            let seats: Vec<Seat> = view.seats().collect();
            let from = main.map_or(0, |main| main.index() + 1);
            let turned = seats.iter().cycle().skip(from).take(seats.len()).copied();
            turned.filter(|seat| Some(*seat) != main).collect::<Vec<_>>()
        })
    });
    view! {
        <section class="lo-rivals" aria-labelledby="lo-rivals">
            <h2 id="lo-rivals">{move || table.play.t("web-lo-rivals")}</h2>
            <For each=move || others.get() key=|seat| *seat let(seat)>{rival(table, seat)}</For>
        </section>
    }
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

fn rival(table: Table, seat: Seat) -> impl IntoView {
    let class = move || format!("lo-rival seat-{}", table.play.colour(seat));
    let acting = move || table.play.frame.read().awaiting.must().contains(seat);
    let said = move || table.list(&table.at(seat, figures::words), ", ");
    view! {
        <details class=class class:lo-acting=acting>
            <summary>
                <span class="lo-who">{table.sign(seat)}{move || table.name(seat)}</span>
                <span class="lo-figures">
                    {figures::draw(table, seat)}
                    <span class="sr-only">{said}</span>
                </span>
            </summary>
            {opened(table, seat)}
        </details>
    }
}

/// A player's public part, as cards.
fn opened(table: Table, seat: Seat) -> impl IntoView {
    let rocket = move || {
        table.at(seat, |_, board| {
            gantry_art::lift_off::rocket(board.lab, board.capacity, board.propulsion)
        })
    };
    let played =
        Memo::new(move |_| table.at(seat, |_, board| specialists(&board.round.played, seat)));
    let known = Memo::new(move |_| table.of(|view| specialists(&view.known_in_hand(seat), seat)));
    let earth = Memo::new(move |_| table.at(seat, |_, board| missions(&waiting(board), seat)));
    let load = Memo::new(move |_| table.at(seat, |_, board| missions(&cargo(board), seat)));
    let space = Memo::new(move |_| table.at(seat, |_, board| missions(&flown(board), seat)));
    let goals = Memo::new(move |_| {
        table.of(|view| {
            view.seats[seat.index()]
                .shown
                .iter()
                .map(|&goal| (Face::Goal(goal), first(seat)))
                .collect()
        })
    });
    let hidden = move || table.list(&table.of(|view| rest(view, seat)), " · ");
    view! {
        <div class="lo-opened">
            <div class="lo-rocket" aria-hidden="true" inner_html=rocket></div>
            <div>
                <p>{hidden}</p>
                {cards(table, move || table.word("row-played"), played)}
                {cards(table, move || table.about("web-lo-holds", seat), known)}
                {cards(table, move || table.word("row-launch"), load)}
                {cards(table, move || table.word("row-earth"), earth)}
                {cards(table, move || table.word("row-space"), space)}
                {cards(table, move || table.word("row-goals"), goals)}
            </div>
        </div>
    }
}

const fn first(seat: Seat) -> usize {
    FIRST_COPY * (seat.index() + 1)
}

fn specialists(cards: &[Specialist], seat: Seat) -> Vec<(Face, usize)> {
    let faces = cards.iter().enumerate();
    faces.map(|(at, &card)| (Face::Specialist(card), first(seat) + at)).collect()
}

fn missions(cards: &[Copied], seat: Seat) -> Vec<(Face, usize)> {
    cards.iter().map(|&(kind, copy)| (Face::Mission(kind), first(seat) + copy)).collect()
}

/// A row of cards to look at, with a heading; nothing if there are none.
pub fn cards(
    table: Table,
    heading: impl Fn() -> String + Copy + Send + Sync + 'static,
    cards: Memo<Vec<(Face, usize)>>,
) -> impl IntoView {
    let any = Memo::new(move |_| !cards.read().is_empty());
    move || {
        any.get().then(|| {
            view! {
                <h3>{heading}</h3>
                <ul class="lo-row lo-tight">
                    <For each=move || cards.get() key=|card| *card let((face, copy))>
                        <li>{table.shown(face, copy)}</li>
                    </For>
                </ul>
            }
        })
    }
}
