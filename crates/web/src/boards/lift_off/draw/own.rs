//! A player's board in full: rocket, tracks, laboratory, technologies, missions on Earth and in
//! space.

use std::ops::RangeInclusive;

use crate::prelude::*;
use gantry_art::Icon;
use gantry_kernel::{Phrase, Seat};
use gantry_lift_off::{Board, Colour, Data, Level, Upgrade};

use super::copies::{Copied, flown, waiting};
use super::face::Face;
use super::place::Place;
use super::{Table, card_spot, figures, icon, spot, technology};

/// The board of the main seat.
pub fn draw(table: Table) -> impl IntoView {
    move || table.main.get().map(|seat| sheet(table, seat))
}

fn sheet(table: Table, seat: Seat) -> impl IntoView {
    let class = move || format!("lo-own seat-{}", table.play.colour(seat));
    let rocket = move || {
        table.at(seat, |_, board| {
            gantry_art::lift_off::rocket(board.lab, board.capacity, board.propulsion)
        })
    };
    view! {
        <section class=class aria-labelledby="lo-own">
            <h2 id="lo-own">{table.sign(seat)}{move || table.about("web-lo-board", seat)}</h2>
            <div class="lo-rocket" aria-hidden="true" inner_html=rocket></div>
            <div class="lo-upgrades">
                {upgrade(table, seat, Upgrade::Capacity)}
                {upgrade(table, seat, Upgrade::Propulsion)}
            </div>
            <ul class="lo-gauges">{gauges(table, seat)}</ul>
            <div class="lo-lab">{lab(table, seat)}</div>
            <ul class="lo-techs" aria-label=move || table.word("row-techs")>
                {Colour::ALL.map(|colour| view! { <li>{tech(table, seat, colour)}</li> }).into_iter().collect_view()}
            </ul>
            <div class="lo-fields">{earth(table, seat)}{space(table, seat)}</div>
        </section>
    }
}

fn upgrade(table: Table, seat: Seat, upgrade: Upgrade) -> impl IntoView {
    let (sign, key) = match upgrade {
        Upgrade::Capacity => (Icon::Capacity, "web-lo-capacity"),
        Upgrade::Propulsion => (Icon::Propulsion, "web-lo-propulsion"),
    };
    let built = Memo::new(move |_| {
        table.at(seat, |view, board| {
            let tracks = &view.open.data().tracks;
            match upgrade {
                Upgrade::Capacity => (board.capacity, tracks.capacity_upgrades),
                Upgrade::Propulsion => (board.propulsion, tracks.propulsion_upgrades),
            }
        })
    });
    let name = move || {
        let (built, all) = built.get();
        table.play.say(&Phrase::new(key).with("built", built).with("all", all))
    };
    let pips = move || {
        let (built, all) = built.get();
        (0..all)
            .map(|at| view! { <span class="lo-cell" class:lo-now=at < built></span> })
            .collect_view()
    };
    let content = view! {
        {icon(sign)}
        <span class="lo-cells">{pips}</span>
    };
    spot(table, Place::Upgrade(upgrade), name, content)
}

/// A track: its value and its range.
type Track = (u8, RangeInclusive<u8>);
/// The name and icon of a track, and the function that reads it from a board.
type Gauge = (&'static str, Icon, fn(&Data, &Board) -> Track);

const GAUGES: [Gauge; 3] = [
    ("term-cost", Icon::Cost, |data, board| (board.cost(data), data.tracks.costs())),
    ("term-capacity", Icon::Weight, |data, board| (board.weight(data), data.tracks.weights())),
    ("term-income", Icon::Income, |data, board| {
        let tracks = &data.tracks;
        (board.income, tracks.income_start.min(board.income)..=tracks.income_most)
    }),
];

fn gauges(table: Table, seat: Seat) -> impl IntoView {
    let money = move || table.at(seat, |_, board| board.money);
    let gauge = move |(key, sign, read): Gauge| {
        let track =
            Memo::new(move |_| table.at(seat, |view, board| Some(read(view.open.data(), board))));
        let cells = move || {
            let (now, numbers) = track.get()?;
            let cell =
                |number| view! { <span class="lo-cell" class:lo-now=number == now>{number}</span> };
            Some(numbers.map(cell).collect_view())
        };
        view! {
            <li class="lo-gauge">
                {icon(sign)}
                <span class="lo-label">{move || table.word(key)}</span>
                <strong class="sr-only">{move || track.get().map(|(now, _)| now)}</strong>
                <span class="lo-cells" aria-hidden="true">{cells}</span>
            </li>
        }
    };
    view! {
        <li class="lo-gauge lo-money">
            {icon(Icon::Money)}
            <span class="lo-label">{move || table.word("row-money")}</span>
            <strong>{money}</strong>
        </li>
        {GAUGES.map(gauge).into_iter().collect_view()}
    }
}

/// The four levels of the laboratory: what a launch scores there, and what reaching it costs.
fn lab(table: Table, seat: Seat) -> impl IntoView {
    let level = Memo::new(move |_| table.at(seat, |_, board| board.lab));
    let step = move |at: Level| {
        let points = move || {
            table.of(|view| view.open.data().lab.launch_points[view.open.clock.phase()][at.index()])
        };
        let price = move || {
            let price = at.index().checked_sub(1);
            table.of(|view| price.map(|price| view.open.data().lab.price[price]))
        };
        let paid = move || {
            (level.get() < at)
                .then(price)
                .flatten()
                .map(|price| view! { <span class="lo-price">{price}</span> })
        };
        view! {
            <span class="lo-level" class:lo-now=move || level.get() == at class:lo-past=move || at < level.get()>
                {icon(Icon::of_lab(at.number()))}
                <span class="lo-worth">{points}</span>
                {paid}
            </span>
        }
    };
    let name = move || {
        let points = table.of(|view| {
            usize::from(
                view.open.data().lab.launch_points[view.open.clock.phase()][level.get().index()],
            )
        });
        let points = Phrase::new("points").with("count", points);
        let cell =
            Phrase::new("cell-lab").with("level", level.get().number()).with("points", points);
        format!("{}: {}", table.word("row-lab"), table.play.say(&cell))
    };
    let content = view! { <span class="lo-levels" aria-hidden="true">{Level::ALL.map(step).into_iter().collect_view()}</span> };
    spot(table, Place::Lab, name, content)
}

fn tech(table: Table, seat: Seat, colour: Colour) -> impl IntoView {
    let count = Memo::new(move |_| table.at(seat, |_, board| board.tech(colour)));
    let name = move || table.play.say(&figures::technologies(colour, count.get()));
    let content = view! {
        {technology(colour)}
        <strong>{count}</strong>
    };
    spot(table, Place::Tech(colour), name, content)
}

fn earth(table: Table, seat: Seat) -> impl IntoView {
    let cards = Memo::new(move |_| table.at(seat, |_, board| waiting(board)));
    let card = move |(kind, copy): Copied| {
        let face = Face::Mission(kind);
        let name = move || table.title(face);
        view! { <li>{card_spot(table, Place::Earth(kind), (face, copy), name)}</li> }
    };
    view! {
        <div class="lo-ground">
            <h3>{move || table.word("row-earth")}</h3>
            <ul class="lo-row" data-row="button">
                <For each=move || cards.get() key=|card| *card let(copied)>{card(copied)}</For>
            </ul>
            {move || cards.read().is_empty().then(|| view! { <p class="lo-none">{table.play.t("web-lo-none")}</p> })}
        </div>
    }
}

fn space(table: Table, seat: Seat) -> impl IntoView {
    let cards = Memo::new(move |_| table.at(seat, |_, board| flown(board)));
    view! {
        <div class="lo-sky">
            <h3>{move || table.word("row-space")}</h3>
            <ul class="lo-row lo-tight">
                <For each=move || cards.get() key=|card| *card let((kind, copy))>
                    <li>{table.shown(Face::Mission(kind), copy)}</li>
                </For>
            </ul>
            {move || cards.read().is_empty().then(|| view! { <p class="lo-none">{table.play.t("web-lo-none")}</p> })}
        </div>
    }
}

/// The viewer's key figures, for screens on which the board may be scrolled away.
pub fn strip(table: Table) -> impl IntoView {
    view! {
        <div class="lo-strip" aria-hidden="true">
            {move || table.main.get().map(|seat| figures::draw(table, seat))}
        </div>
    }
}
