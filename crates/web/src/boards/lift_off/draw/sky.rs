//! The sky: launched missions, and the station with its prices.

use crate::prelude::*;
use gantry_art::{Icon, lift_off};
use gantry_kernel::{Phrase, Seat};
use gantry_lift_off::{Action, Colour, Deed, Reward, View};

use super::Table;
use super::copies::flown;
use super::face::Face;
use super::place::Place;
use super::spot::{act, icon, shelf, technology};

/// How many rockets fit in the drawing of the station.
const MOST_DRAWN: usize = 12;

/// The missions of the main seat that are in space.
pub fn space(table: Table) -> impl IntoView {
    let cards = Memo::new(move |_| {
        let Some(seat) = table.main.get() else { return Vec::new() };
        table.at(seat, |_, board| flown(board))
    });
    let count = Memo::new(move |_| cards.read().len());
    let list = view! {
        <ul>
            <For each=move || cards.get() key=|card| *card let((kind, copy))>
                <li>{table.shown(Face::Mission(kind), copy)}</li>
            </For>
        </ul>
    };
    let heading = move || format!("{} · {}", table.word("row-space"), count.get());
    view! {
        <section class="lo-space" class:lo-empty=move || count.get() == 0 aria-labelledby="lo-space">
            <h2 id="lo-space">{live(heading)}</h2>
            {shelf("lo-flown", move || count.get(), list)}
            {move || (count.get() == 0).then(|| view! { <p class="lo-none">{table.play.t("web-lo-none-in-space")}</p> })}
        </section>
    }
}

/// What has docked: neutral rockets first, then the players', as colours.
fn docked(table: Table, view: &View) -> Vec<Option<usize>> {
    let rockets = view.seats().flat_map(|seat: Seat| {
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
    let said = move || {
        let price = Phrase::new("cell-station").with("price", spaces.read().0);
        format!("{}: {}", table.word("row-station"), table.play.say(&price))
    };
    let rewards = Memo::new(move |_| {
        if table.is_lit(Place::Station) { table.offers(Place::Station) } else { Vec::new() }
    });
    view! {
        <section class="lo-station" class:lo-busy=move || !rewards.read().is_empty() aria-labelledby="lo-station">
            <h2 id="lo-station">{move || table.word("row-station")}</h2>
            <div class="lo-hanging" tabindex="0" role="img" data-large="space-station" aria-label=live(said)
                aria-description=move || table.meaning("space-station")>
                <div class="lo-picture" aria-hidden="true" inner_html=move || lift_off::station(&rockets.read())></div>
                <ol class="lo-prices" aria-hidden="true">{live(track)}</ol>
            </div>
            <div class="lo-acts">
                <For each=move || rewards.get() key=|action| *action let(action)>{reward(table, action)}</For>
            </div>
        </section>
    }
}

fn reward(table: Table, action: Action) -> impl IntoView {
    let green =
        matches!(action, Action::Reward(Reward::Green) | Action::Do(Deed::Invest(Reward::Green)));
    let (sign, key) = if green {
        (technology(Colour::Green).into_any(), "web-lo-food")
    } else {
        (icon(Icon::Income).into_any(), "term-income")
    };
    act(table, action, view! { {sign}<span>{move || table.word(key)}" +1"</span> })
}
