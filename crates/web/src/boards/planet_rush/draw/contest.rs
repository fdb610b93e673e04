//! The planet being resolved: both rows card by card, the cargo on each side, and the choice to
//! make.

use crate::prelude::*;
use gantry_kernel::{Phrase, Seat};
use gantry_planet_rush::{Card, Contest, Deed, Pile, Planet, Side, Task};

use super::desk::Desk;
use super::dock::deed;
use super::pictures::{globe, sign, small};
use super::seat::chip;
use super::table::Dock;
use crate::boards;

/// Draws the contest.
pub fn draw(desk: Desk) -> impl IntoView {
    let planet = Memo::new(move |_| usize::from(desk.shown.read().open.contest.planet));
    let title = move || desk.say(&desk.planet_phrase(planet.get()));
    let content = move || both(desk, planet.get());
    view! {
        <div class="pr-contest">
            <h2 class="sr-only">{live(title)}</h2>
            {live(content)}
            {choices(desk)}
        </div>
    }
}

/// The rows of both sides with the planet between them; the viewer's own below.
fn both(desk: Desk, planet: usize) -> impl IntoView + use<> {
    let table = desk.table.read();
    let arms = || table.near.iter().chain(&table.far);
    let column = arms().flat_map(|arm| &arm.columns).find(|column| column.planet == planet);
    let below = column.map_or(Side::Near, |column| column.below);
    let kind = desk.now.read_untracked().open.layout.planets().get(planet).copied();
    view! {
        <div class="pr-lanes">
            {lane(desk, planet, below.other())}
            {middle(desk, planet, kind.unwrap_or_default())}
            {lane(desk, planet, below)}
        </div>
    }
}

/// The planet: points, terraformings done and needed, ore left.
fn middle(desk: Desk, planet: usize, kind: Planet) -> impl IntoView {
    let contest = Memo::new(move |_| desk.shown.read().open.contest);
    let values = move || *desk.now.read().open.setup.data().planet(kind);
    let words = move || {
        let (values, Contest { terraformed, ore, .. }) = (values(), contest.get());
        let phrase = Phrase::new("web-pr-state")
            .with("points", values.points)
            .with("done", terraformed)
            .with("needed", values.terraforming)
            .with("left", values.ore.saturating_sub(ore));
        desk.say(&phrase)
    };
    view! {
        <div class="pr-middle pr-art">
            <span class="pr-globe" aria-hidden="true" inner_html=globe(kind)></span>
            <strong aria-hidden="true">{move || desk.say(&desk.planet_phrase(planet))}</strong>
            <span>{live(words)}</span>
        </div>
    }
}

/// The part of a lane that changes from card to card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Lane {
    cards: Pile,
    revealed: usize,
    /// Whether the most recently revealed card is here.
    turned: bool,
    cargo: [u8; gantry_planet_rush::BLUE_KINDS],
}

fn lane(desk: Desk, planet: usize, side: Side) -> impl IntoView {
    let lane = Memo::new(move |_| {
        let open = &desk.shown.read().open;
        let contest = &open.contest;
        let revealed = usize::from(contest.revealed[side.index()]);
        Lane {
            cards: open.rows.get(planet).map(|rows| rows[side.index()]).unwrap_or_default(),
            revealed,
            turned: contest.turn == side.other() && revealed > 0,
            cargo: contest.cargo[side.index()],
        }
    });
    let seat = Memo::new(move |_| {
        let open = &desk.shown.read().open;
        if planet < open.layout.len() { open.seat_of(planet, side) } else { Seat::default() }
    });
    let who = move || {
        let seat = seat.get();
        let name = move || desk.play.seat(seat).map(|seat| seat.name);
        view! { <span class="pr-who">{boards::sign(desk.play, seat)}{live(name)}</span> }
    };
    let count = Memo::new(move |_| lane.read().cards);
    let cards = move || count.get().iter().enumerate().collect::<Vec<_>>();
    let cargo = move || {
        let there = Card::ALL.into_iter().zip(lane.get().cargo).filter(|(_, count)| *count > 0);
        there.map(|(card, count)| chip(desk, card, count)).collect_view()
    };
    view! {
        <div class="pr-lane">
            {live(who)}
            <ol class="pr-cards" aria-label=move || desk.say(&Phrase::new("web-pr-row").with("seat", seat.get()))>
                <For each=cards key=|pair| *pair let((index, card))>{self::card(desk, lane, index, card)}</For>
            </ol>
            <ul class="pr-chips" aria-label=move || desk.play.t("web-pr-cargo")>{live(cargo)}</ul>
        </div>
    }
}

fn card(desk: Desk, lane: Memo<Lane>, index: usize, card: Card) -> impl IntoView {
    let face = move || desk.pictures.read().face(card);
    let name = move || desk.pictures.read().card(card).name.clone();
    let waits = move || index >= lane.read().revealed;
    let turned = move || lane.with(|lane| lane.turned && index + 1 == lane.revealed);
    // It lifts off when its card is revealed.
    let rocket = (card == Card::LiftOff)
        .then(|| view! { <i class="pr-rocket" aria-hidden="true" inner_html=sign(card)></i> });
    view! {
        <li class="pr-art" class:pr-waiting=live(waits) class:pr-shown=live(turned) data-large=card.id()>
            <span class="pr-face" aria-hidden="true" inner_html=live(face)></span>
            {rocket}
            <span class="sr-only">{live(name)}{move || waits().then(|| desk.play.t("web-pr-waits"))}</span>
        </li>
    }
}

/// The choice, if it is the viewer's.
fn choices(desk: Desk) -> impl IntoView {
    let deeds = Memo::new(move |_| {
        let view = desk.now.read();
        let own = view.own().is_some() && view.open.chooser() == view.own();
        let dock = Dock::of(&view);
        if own && dock == Dock::Contest { dock.deeds(&view) } else { Vec::new() }
    });
    let picture = |deed: Deed| match deed {
        Deed::Take(card) => Some(sign(card)),
        Deed::Solar(0) => Some(sign(Card::Tank)),
        Deed::Solar(_) => Some(sign(Card::Solar)),
        _ => Some(small(gantry_art::Icon::Keep)),
    };
    let title = move || {
        let key = match desk.now.read().open.contest.task {
            Task::None => return None,
            Task::Mine(_) => "web-pr-pay-mine",
            Task::Terraform(_) => "web-pr-pay-terraform",
            Task::Steal(_) => "web-pr-steal",
            Task::Counter(_) => "web-pr-counter",
        };
        Some(desk.play.t(key))
    };
    live(move || {
        let deeds = deeds.get();
        (!deeds.is_empty() && !desk.teller.is_telling()).then(|| {
            let buttons =
                deeds.into_iter().map(|choice| deed(desk, choice, "", picture(choice))).collect_view();
            view! { <div class="pr-choices" role="group" aria-label=live(title)><p>{live(title)}</p>{buttons}</div> }
        })
    })
}
