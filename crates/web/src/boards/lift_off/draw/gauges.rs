//! The figures of the main seat: points, money, income, what a launch costs and carries, and the
//! technologies, each with its name.

use std::ops::RangeInclusive;

use crate::prelude::*;
use gantry_art::Icon;
use gantry_kernel::Seat;
use gantry_lift_off::{Board, Colour, Data};

use super::opened::Opened;
use super::spot::{icon, technology, technology_key, technology_term};
use super::track::{points, track_end};
use super::{Table, figures};

/// A track: its value and its range.
type Track = (u8, RangeInclusive<u8>);
/// The name, term and icon of a track, and the function that reads it from a board.
type Gauge = (&'static str, &'static str, Icon, fn(&Data, &Board) -> Track);

const GAUGES: [Gauge; 3] = [
    ("term-income", "income", Icon::Income, |data, board| {
        let tracks = &data.tracks;
        (board.income, tracks.income_start.min(board.income)..=tracks.income_most)
    }),
    ("term-cost", "cost", Icon::Cost, |data, board| (board.cost(data), data.tracks.costs())),
    ("term-capacity", "capacity", Icon::Weight, |data, board| {
        (board.weight(data), data.tracks.weights())
    }),
];

/// Draws them.
pub fn draw(table: Table) -> impl IntoView {
    live(move || table.main.get().map(|seat| sheet(table, seat)))
}

fn sheet(table: Table, seat: Seat) -> impl IntoView {
    let money = move || table.at(seat, |_, board| board.money);
    let techs = Colour::ALL.map(|colour| tech(table, seat, colour));
    // On a small window much of the board is hidden while something is decided; it is all there.
    let open = move |_| table.opened.set(Some(Opened::Board(seat)));
    view! {
        <section class="lo-gauges" aria-labelledby="lo-own">
            <h2 id="lo-own" class="lo-who">
                <button type="button" class="lo-whole" aria-label=move || table.about("web-lo-board", seat) on:click=open>
                    <span aria-hidden="true">{table.sign(seat)}<span>{move || table.name(seat)}</span></span>
                </button>
                {score(table, seat)}
            </h2>
            <div class="lo-tracks">
                <div class="lo-gauge lo-money" tabindex="0" role="img" data-large="money"
                    aria-label=move || format!("{}: {}", table.word("row-money"), money())
                    aria-description=move || table.meaning("money")>
                    {icon(Icon::Money)}
                    <span class="lo-label" aria-hidden="true">{move || table.word("row-money")}</span>
                    <strong aria-hidden="true">{live(money)}</strong>
                </div>
                {GAUGES.map(|each| gauge(table, seat, each)).into_iter().collect_view()}
            </div>
            <div class="lo-techs" role="group" aria-label=move || table.word("row-techs")>{techs.into_iter().collect_view()}</div>
        </section>
    }
}

fn gauge(table: Table, seat: Seat, (key, term, sign, read): Gauge) -> impl IntoView {
    let track =
        Memo::new(move |_| table.at(seat, |view, board| Some(read(view.open.data(), board))));
    let now = move || track.get().map(|(now, _)| now).unwrap_or_default();
    let cells = move || {
        let (now, numbers) = track.get()?;
        let least = *numbers.start();
        let cell = |number| {
            let filled = number <= now;
            view! { <span class="lo-cell" class:lo-filled=filled class:lo-now=number == now></span> }
        };
        Some(numbers.filter(|number| *number > 0 || least == 0).map(cell).collect_view())
    };
    view! {
        <div class="lo-gauge" tabindex="0" role="img" data-large=term
            aria-label=move || format!("{}: {}", table.word(key), now())
            aria-description=move || table.meaning(term)>
            {icon(sign)}
            <span class="lo-label" aria-hidden="true">{move || table.word(key)}</span>
            <strong aria-hidden="true">{now}</strong>
            <span class="lo-cells" aria-hidden="true">{live(cells)}</span>
        </div>
    }
}

/// Points, with a bar as long as they are many compared with the leader's.
pub fn score(table: Table, seat: Seat) -> impl IntoView {
    let standing = Memo::new(move |_| {
        table.of(|view| {
            let most = view.seats().map(|seat| points(view, seat)).max().unwrap_or(0);
            (points(view, seat), track_end(most))
        })
    });
    let said = move || {
        let count = usize::from(standing.get().0);
        table.play.say(&gantry_kernel::Phrase::new("points").with("count", count))
    };
    let width = move || {
        let (now, end) = standing.get();
        format!("{}%", f64::from(now) * 100.0 / f64::from(end.max(1)))
    };
    view! {
        <span class="lo-score" role="img" aria-label=live(said) data-large="points">
            <strong aria-hidden="true">{move || standing.get().0}</strong>
            <span class="lo-course" aria-hidden="true"><span class="lo-trail" style:width=live(width)></span></span>
        </span>
    }
}

fn tech(table: Table, seat: Seat, colour: Colour) -> impl IntoView {
    let count = Memo::new(move |_| table.at(seat, |_, board| board.tech(colour)));
    let name = move || table.play.say(&figures::technologies(colour, count.get()));
    let term = technology_term(colour);
    view! {
        <div tabindex="0" role="img" data-large=term aria-label=live(name) aria-description=move || table.meaning(term)>
            {technology(colour)}
            <strong aria-hidden="true">{count}</strong>
            <span class="lo-label" aria-hidden="true">{move || table.play.t(technology_key(colour))}</span>
        </div>
    }
}
