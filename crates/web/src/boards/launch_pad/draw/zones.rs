//! The three zones of a player, with everything in them.

use crate::prelude::*;
use gantry_kernel::{Phrase, Seat};
use gantry_launch_pad::{Card, Rocket, Zone};

use super::desk::Desk;
use super::piece::{drawing, of_expert, of_zone, on_table, sign};
use super::place::{Place, takes};
use super::spot::Spot;
use super::standing::{Standing, standing};

/// The zones side by side.
pub fn draw(desk: Desk, seat: Seat) -> impl IntoView {
    let rockets = Memo::new(move |_| standing(&desk.board(seat)));
    Zone::ALL.into_iter().map(|zone| one(desk, seat, zone, rockets)).collect_view()
}

fn one(desk: Desk, seat: Seat, zone: Zone, rockets: Memo<Vec<Standing>>) -> impl IntoView {
    let here = move || {
        let rockets = rockets.get().into_iter().filter(move |other| other.rocket.zone() == zone);
        rockets.map(|standing| standing.key).collect::<Vec<_>>()
    };
    let corners = Memo::new(move |_| corners(desk, seat, zone));
    let site = (zone == Zone::Construction).then(|| site(desk, seat));
    view! {
        <section class=format!("lp-zone lp-zone-{zone}") aria-label=move || desk.say(&zone.phrase())>
            <h3>{sign(of_zone(zone))}{move || desk.say(&zone.phrase())}</h3>
            <ul class="lp-floor" data-row="button">
                <li>{expert(desk, seat, zone)}</li>
                <For each=move || corners.get() key=|corner| *corner let(corner)>
                    <li>{corner_spot(desk, seat, corner)}</li>
                </For>
                <For each=here key=|key| *key let(key)>
                    <li class="lp-stand">{rocket(desk, seat, key, rockets)}</li>
                </For>
                {site}
            </ul>
        </section>
    }
}

fn corners(desk: Desk, seat: Seat, zone: Zone) -> Vec<Card> {
    let view = desk.view.read();
    let corners = view.iter().flat_map(|view| view.open.clock.corners);
    corners.filter(|lies| lies.seat == seat && lies.zone == zone).map(|lies| lies.card).collect()
}

/// Where a card on a player's board came from: the viewer's hand, or the player.
fn origin(desk: Desk, seat: Seat, card: Card) -> String {
    let own = desk.view.read_untracked().as_ref().is_some_and(|view| view.viewer.is(seat));
    if own { format!("hand-{card}") } else { format!("plate-{seat}") }
}

fn expert(desk: Desk, seat: Seat, zone: Zone) -> impl IntoView {
    let there = Memo::new(move |_| desk.board(seat).experts[zone.index()]);
    let vacant = move || Phrase::new("cell-no-expert").with("expert", zone.expert().phrase());
    let name = move || desk.say(&there.get().map_or_else(vacant, Card::phrase));
    let flip = move || match there.get() {
        Some(card) => (format!("expert-{seat}-{zone}-{card}"), origin(desk, seat, card)),
        None => (format!("expert-{seat}-{zone}"), String::new()),
    };
    let content = move || match there.get() {
        Some(card) => on_table(desk, card).into_any(),
        None => view! {
            <span class="lp-vacant" aria-hidden="true">
                {sign(of_expert(zone.expert()))}{desk.say(&zone.expert().phrase())}
            </span>
        },
    };
    let spot = Spot {
        class: "lp-spot lp-card",
        place: Signal::stored(Place::Expert(seat, zone)),
        shows: Signal::derive(move || Some(there.get().unwrap_or(zone.expert()))),
        name: Signal::derive(name),
        flip: Signal::derive(flip),
    };
    spot.draw(desk, content)
}

fn corner_spot(desk: Desk, seat: Seat, corner: Card) -> impl IntoView {
    let name = Phrase::new("cell-corner").with("corner", corner.phrase());
    let spot = Spot {
        class: "lp-spot lp-card",
        place: Signal::stored(Place::Corner(corner)),
        shows: Signal::stored(Some(corner)),
        name: Signal::derive(move || desk.say(&name)),
        flip: Signal::stored((format!("corner-{corner}"), format!("plate-{seat}"))),
    };
    spot.draw(desk, on_table(desk, corner))
}

fn rocket(
    desk: Desk,
    seat: Seat,
    key: (Card, usize),
    rockets: Memo<Vec<Standing>>,
) -> impl IntoView {
    let (model, number) = key;
    let now = Memo::new(move |last: Option<&Rocket>| {
        let rockets = rockets.read();
        let found = rockets.iter().find(|standing| standing.key == key);
        let last = last.copied().unwrap_or_else(|| Rocket::new(model));
        found.map_or(last, |standing| standing.rocket)
    });
    let name = move || {
        let rocket = now.get();
        let worth = Phrase::new("cell-rocket").with("rocket", rocket.phrase());
        desk.say(&worth.with("points", rocket.points()))
    };
    let spot = Spot {
        class: "lp-spot lp-rocket",
        place: Signal::derive(move || Place::Rocket(seat, now.get())),
        shows: Signal::stored(Some(model)),
        name: Signal::derive(name),
        flip: Signal::stored((
            format!("rocket-{seat}-{model}-{number}"),
            origin(desk, seat, model),
        )),
    };
    let content = view! {
        {move || drawing("lp-craft", gantry_art::launch_pad::rocket(now.get()))}
        {drawing("lp-exhaust", gantry_art::exhaust())}
        <span class="lp-tag" aria-hidden="true">
            {move || desk.say(&model.phrase())}<b>{move || now.get().points()}</b>
        </span>
    };
    view! { {spot.draw(desk, content)} {move || parts(desk, seat, now.get())} }
}

/// With Sabotage in hand, the components of a rocket can be pressed individually.
fn parts(desk: Desk, seat: Seat, rocket: Rocket) -> Option<impl IntoView> {
    let part = move |part: Card| {
        let spot = Spot {
            class: "lp-spot lp-part",
            place: Signal::stored(Place::Part(seat, rocket, part)),
            shows: Signal::stored(None),
            name: Signal::derive(move || desk.say(&part.phrase())),
            flip: Signal::stored((String::new(), String::new())),
        };
        let icon =
            if part == Card::Metal { gantry_art::Icon::Metal } else { gantry_art::Icon::Fuel };
        spot.draw(desk, sign(icon))
    };
    let there = [Card::Metal, Card::Fuel].into_iter().filter(|&part| rocket.parts(part) > 0);
    let sabotage = desk.held.get() == Some(Card::Sabotage);
    sabotage.then(|| view! { <span class="lp-parts">{there.map(part).collect_view()}</span> })
}

/// Where the viewer's next rocket is begun, while one is held.
fn site(desk: Desk, seat: Seat) -> impl IntoView {
    let wanted = Memo::new(move |_| {
        let view = desk.view.read();
        view.as_ref()
            .is_some_and(|view| view.viewer.is(seat) && takes(view, desk.held.get(), Place::Site))
    });
    let spot = Spot {
        class: "lp-spot lp-rocket lp-site",
        place: Signal::stored(Place::Site),
        shows: Signal::stored(None),
        name: Signal::derive(move || desk.play().t("web-lp-site")),
        flip: Signal::stored(("site".into(), String::new())),
    };
    let content = view! { <span class="lp-vacant" aria-hidden="true">"+"</span> };
    view! { <li class="lp-stand" hidden=move || !wanted.get()>{spot.draw(desk, content)}</li> }
}

/// A player's specialties; for the viewer also the place for another one.
pub fn specialties(desk: Desk, seat: Seat) -> impl IntoView {
    let there = Memo::new(move |_| {
        let board = desk.board(seat);
        Card::SPECIALTIES.into_iter().filter(|&card| board.has(card)).collect::<Vec<_>>()
    });
    let own = move || desk.view.read().as_ref().is_some_and(|view| view.viewer.is(seat));
    let free = Memo::new(move |_| {
        let view = desk.view.read();
        let lays = view.as_ref().is_some_and(|view| takes(view, desk.held.get(), Place::Specialty));
        own() && (lays || there.read().is_empty())
    });
    let slot = Spot {
        class: "lp-spot lp-card",
        place: Signal::stored(Place::Specialty),
        shows: Signal::stored(None),
        name: Signal::derive(move || desk.play().t("web-lp-specialty-place")),
        flip: Signal::stored(("specialty".into(), String::new())),
    };
    let vacant = view! {
        <span class="lp-vacant" aria-hidden="true">
            {sign(gantry_art::Icon::Specialty)}{move || desk.say(&Phrase::new("row-specialty"))}
        </span>
    };
    view! {
        <section class="lp-zone lp-zone-specialty" hidden=move || !own() && there.read().is_empty()
            aria-label=move || desk.say(&Phrase::new("row-specialty"))>
            <h3>{sign(gantry_art::Icon::Specialty)}{move || desk.say(&Phrase::new("row-specialty"))}</h3>
            <ul class="lp-floor" data-row="button">
                <For each=move || there.get() key=|card| *card let(card)>
                    <li>{specialty(desk, seat, card)}</li>
                </For>
                <li hidden=move || !free.get()>{slot.draw(desk, vacant)}</li>
            </ul>
        </section>
    }
}

fn specialty(desk: Desk, seat: Seat, card: Card) -> impl IntoView {
    let spot = Spot {
        class: "lp-spot lp-card",
        place: Signal::stored(Place::InPlay(seat)),
        shows: Signal::stored(Some(card)),
        name: Signal::derive(move || desk.say(&card.phrase())),
        flip: Signal::stored((format!("specialty-{seat}-{card}"), origin(desk, seat, card))),
    };
    spot.draw(desk, on_table(desk, card))
}
