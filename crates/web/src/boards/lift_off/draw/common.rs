//! What is between the players: the mission decks and the station.

use crate::prelude::*;
use gantry_art::lift_off::{Back, back};
use gantry_art::{Icon, lift_off};
use gantry_kernel::{Phrase, Value};
use gantry_lift_off::{Action, Colour, Deed, Level, Reward, View, requirement};

use super::place::Place;
use super::{Table, chip, icon, spot, technology};

/// How many rockets fit in the drawing of the station.
const MOST_DRAWN: usize = 12;

/// The four mission decks: how many cards, and what a launch of that level requires.
pub fn decks(table: Table) -> impl IntoView {
    view! {
        <section class="lo-decks" aria-labelledby="lo-decks">
            <h2 id="lo-decks" class="sr-only">{move || table.word("row-decks")}</h2>
            <ul>{Level::ALL.map(|level| view! { <li>{deck(table, level)}</li> }).into_iter().collect_view()}</ul>
        </section>
    }
}

fn deck(table: Table, level: Level) -> impl IntoView {
    let cards = Memo::new(move |_| table.of(|view| view.decks[level.index()]));
    let closed = Memo::new(move |_| table.of(|view| !view.open.is_available(level)));
    let needed = Memo::new(move |_| {
        table.of(|view| {
            view.open.data().requirements[level.index()][view.open.clock.phase()].to_vec()
        })
    });
    let name = move || {
        let phrase = Phrase::new("web-lo-deck")
            .with("level", level.number())
            .with("cards", cards.get())
            .with("needs", Value::Code(needs(table, level)));
        table.play.app.say(&phrase)
    };
    let icons = move || {
        let alternatives = needed.get();
        let drawn = |numbers: &[u8; 4]| {
            let each = Colour::ALL.into_iter().zip(*numbers);
            let each = each.flat_map(|(colour, count)| std::iter::repeat_n(colour, count.into()));
            view! { <span class="lo-need">{each.map(technology).collect_view()}</span> }
        };
        alternatives.iter().map(drawn).collect_view()
    };
    let content = view! {
        <span class="lo-back" aria-hidden="true" inner_html=back(Back::Mission(level))></span>
        <span class="lo-about">
            <strong>{level.number()}</strong>
            <span class="lo-count">{move || if closed.get() { table.play.t("web-lo-later") } else { format!("×{}", cards.get()) }}</span>
            <span class="lo-needs" aria-hidden="true">{icons}</span>
        </span>
    };
    view! { <div class="lo-deck" class:lo-closed=closed>{spot(table, Place::Deck(level), name, content)}</div> }
}

/// What a level requires, in words.
fn needs(table: Table, level: Level) -> String {
    let phrase = table.of(|view| {
        requirement(&view.open.data().requirements[level.index()][view.open.clock.phase()])
    });
    phrase.map_or_else(|| table.word("list-empty"), |phrase| table.play.say(&phrase))
}

/// What has docked: neutral rockets first, then the players', as colours.
fn docked(table: Table, view: &View) -> Vec<Option<usize>> {
    let rockets = view.seats().flat_map(|seat| {
        let colour = usize::from(table.play.colour(seat));
        std::iter::repeat_n(Some(colour), view.board(seat).rockets.into())
    });
    let neutral = std::iter::repeat_n(None, view.open.neutral_rockets().count_ones() as usize);
    neutral.chain(rockets).take(MOST_DRAWN).collect()
}

/// The station with its price track; the next price can be paid here.
pub fn station(table: Table) -> impl IntoView {
    let rockets = Memo::new(move |_| table.of(|view| docked(table, view)));
    let spaces = Memo::new(move |_| {
        table.of(|view| {
            let open = &view.open;
            let (price, next) = open.investment();
            let station = &open.data().station;
            let mut spaces: Vec<(u8, bool, bool)> = station
                .spaces
                .iter()
                .enumerate()
                .map(|(at, &number)| (number, open.station >> at & 1 == 1, next == Some(at)))
                .collect();
            spaces.push((station.open_cost, false, next.is_none()));
            (price, spaces)
        })
    });
    let track = move || {
        let (_, spaces) = spaces.get();
        let last = spaces.len().saturating_sub(1);
        spaces.into_iter().enumerate().map(|(at, (number, covered, next))| view! {
            <li class:lo-covered=covered class:lo-next=next class:lo-last=at == last>{number}</li>
        }).collect_view()
    };
    let said = move || table.play.say(&Phrase::new("cell-station").with("price", spaces.read().0));
    let lit = Memo::new(move |_| table.is_lit(Place::Station));
    let rewards =
        Memo::new(move |_| if lit.get() { table.offers(Place::Station) } else { Vec::new() });
    view! {
        <section class="lo-station" aria-labelledby="lo-station" class:lo-lit=lit>
            <h2 id="lo-station">{move || table.word("row-station")}</h2>
            <div class="lo-picture" aria-hidden="true" inner_html=move || lift_off::station(&rockets.read())></div>
            <ol class="lo-prices" aria-hidden="true">{track}</ol>
            <p class="sr-only">{said}</p>
            <div class="lo-chips">
                <For each=move || rewards.get() key=|action| *action let(action)>{reward(table, action)}</For>
            </div>
        </section>
    }
}

fn reward(table: Table, action: Action) -> impl IntoView {
    let green =
        matches!(action, Action::Reward(Reward::Green) | Action::Do(Deed::Invest(Reward::Green)));
    let sign =
        if green { technology(Colour::Green).into_any() } else { icon(Icon::Income).into_any() };
    chip(table, action, "lo-chip", view! { {sign}"+1" })
}
