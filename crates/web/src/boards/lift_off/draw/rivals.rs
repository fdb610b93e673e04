//! The other players' boards, in small; a press opens one.

use crate::prelude::*;
use gantry_kernel::Seat;
use gantry_lift_off::Specialist;

use super::copies::{Copied, cargo, flown, waiting};
use super::face::Face;
use super::gauges::score;
use super::opened::Opened;
use super::{Table, figures};

/// The first copy number for others' cards, so that none is taken for one of the viewer's that
/// moves.
const FIRST_COPY: usize = 1000;

/// Everybody but the one whose board is drawn in full, in the order of play from the left neighbour
/// on.
pub fn draw(table: Table) -> impl IntoView {
    let others = Memo::new(move |_| {
        let main = table.main.get();
        table.of(|view| {
            let seats: Vec<Seat> = view.seats().collect();
            let from = main.map_or(0, |main| main.index() + 1);
            let turned = seats.iter().cycle().skip(from).take(seats.len()).copied();
            turned.filter(|seat| Some(*seat) != main).collect::<Vec<_>>()
        })
    });
    view! {
        <section class="lo-rivals" aria-labelledby="lo-rivals">
            <h2 id="lo-rivals" class="sr-only">{move || table.play.t("web-lo-rivals")}</h2>
            <For each=move || others.get() key=|seat| *seat let(seat)>{rival(table, seat)}</For>
        </section>
    }
}

fn rival(table: Table, seat: Seat) -> impl IntoView {
    let class = move || format!("lo-rival seat-{}", table.play.colour(seat));
    let acting = move || table.play.frame.read().awaiting.must().contains(seat);
    let said = move || {
        let figures = table.list(&table.at(seat, figures::words), ", ");
        table.named(table.about("web-lo-board", seat), figures)
    };
    let open = move |_| table.opened.set(Some(Opened::Board(seat)));
    view! {
        <button type="button" class=live(class) class:lo-acting=live(acting) aria-label=live(said) on:click=open>
            <span class="lo-who" aria-hidden="true">{table.sign(seat)}<span>{move || table.name(seat)}</span>{score(table, seat)}</span>
            <span class="lo-figures">{figures::draw(table, seat)}</span>
            <span class="lo-lines">
                {row(table, "row-played", played(table, seat, 0))}
                {row(table, "row-earth", earth(table, seat, 0))}
                {row(table, "row-space", space(table, seat, 0))}
            </span>
        </button>
    }
}

/// A short line of small cards with its name, if there are any.
fn row(table: Table, key: &'static str, cards: Memo<Vec<(Face, usize)>>) -> impl IntoView {
    let count = Memo::new(move |_| cards.read().len());
    live(move || {
        (count.get() > 0).then(|| {
            view! {
                <span class="lo-line" style:--n=count.get().to_string()>
                    <span class="lo-label" aria-hidden="true">{table.word(key)}</span>
                    <span class="lo-minis" aria-hidden="true">
                        <For each=move || cards.get() key=|card| *card let((face, copy))>
                            <span class="lo-mini" data-large=face.id()>{table.picture(face, copy)}</span>
                        </For>
                    </span>
                </span>
            }
        })
    })
}

const fn first(seat: Seat, from: usize) -> usize {
    from + FIRST_COPY * (seat.index() + 1)
}

fn missions(cards: &[Copied], first: usize) -> Vec<(Face, usize)> {
    cards.iter().map(|&(kind, copy)| (Face::Mission(kind), first + copy)).collect()
}

/// Specialists with copy numbers.
pub fn specialists(cards: &[Specialist], first: usize) -> Vec<(Face, usize)> {
    cards.iter().enumerate().map(|(at, &card)| (Face::Specialist(card), first + at)).collect()
}

/// The specialists that a seat has played in this round. Copy numbers count from `from` on.
pub fn played(table: Table, seat: Seat, from: usize) -> Memo<Vec<(Face, usize)>> {
    let first = first(seat, from);
    Memo::new(move |_| table.at(seat, |_, board| specialists(&board.round.played, first)))
}

/// The missions of a seat on Earth, with those on its rocket.
pub fn earth(table: Table, seat: Seat, from: usize) -> Memo<Vec<(Face, usize)>> {
    let first = first(seat, from);
    Memo::new(move |_| {
        table.at(seat, |_, board| {
            [missions(&cargo(board), first), missions(&waiting(board), first)].concat()
        })
    })
}

/// The missions of a seat in space.
pub fn space(table: Table, seat: Seat, from: usize) -> Memo<Vec<(Face, usize)>> {
    let first = first(seat, from);
    Memo::new(move |_| table.at(seat, |_, board| missions(&flown(board), first)))
}
