//! The other players: summaries that unfold, automatically when there is something to target.

use crate::prelude::*;
use gantry_art::launch_pad::{back, rocket};
use gantry_kernel::{Phrase, Seat};
use gantry_launch_pad::{Board, HandView, Score, Zone};

use super::desk::Desk;
use super::piece::{drawing, of_expert, of_zone, on_table, sign};
use super::place::Place;
use super::spot::Spot;
use super::zones;
use crate::boards;

/// Whether a player's board is open.
fn is_open(desk: Desk, seat: Seat) -> bool {
    desk.opened.read().contains(seat) || desk.is_aimed_at(seat)
}

/// Name, points, what is known about the hand, and the board at a glance.
pub fn draw(desk: Desk, seat: Seat) -> impl IntoView {
    let open = Memo::new(move |_| is_open(desk, seat));
    let toggle = move |_| {
        desk.opened.update(|opened| {
            *opened = if opened.contains(seat) { opened.without(seat) } else { opened.with(seat) };
        });
    };
    view! {
        <section class="lp-rival">
            <div class="lp-head">
                {plate(desk, seat)}
                {hand(desk, seat)}
                <button type="button" class="lp-toggle" aria-expanded=move || open.get().to_string()
                    aria-controls=board_id(seat) on:click=toggle>
                    <span aria-hidden="true">{move || if open.get() { "▴" } else { "▾" }}</span>
                    <span class="sr-only">{move || title(desk, seat)}</span>
                </button>
            </div>
            {summary(desk, seat)}
        </section>
    }
}

fn board_id(seat: Seat) -> String {
    format!("lp-board-{seat}")
}

/// A player's full board, while it is open.
pub fn board(desk: Desk, seat: Seat) -> impl IntoView {
    let open = Memo::new(move |_| is_open(desk, seat));
    let class = move || format!("lp-open seat-{}", desk.play().colour(seat));
    let board = move || {
        open.get().then(|| {
            let zones = (zones::draw(desk, seat), zones::specialties(desk, seat));
            view! { <h2>{title(desk, seat)}</h2><div class="lp-zones">{zones}</div> }
        })
    };
    view! {
        <section id=board_id(seat) class=class hidden=move || !open.get()>
            {board}
        </section>
    }
}

/// The name of a player's board.
pub fn title(desk: Desk, seat: Seat) -> String {
    desk.say(&Phrase::new("web-lp-open-board").with("seat", seat))
}

/// A player's name plate, as a heading; the player on turn is marked.
pub fn plate(desk: Desk, seat: Seat) -> impl IntoView {
    let turn = Memo::new(move |_| {
        desk.view.read().as_ref().is_some_and(|view| view.open.clock.turn == seat)
    });
    let points = move || {
        let view = desk.view.read();
        let own = view.as_ref().is_some_and(|view| view.viewer.is(seat));
        let total = Score::of(&desk.board(seat)).total();
        let key = if own { "panel-own" } else { "panel-seat" };
        desk.say(&Phrase::new(key).with("seat", seat).with("points", total))
    };
    let spot = Spot {
        class: "lp-spot lp-plate",
        place: Signal::stored(Place::Player(seat)),
        shows: Signal::stored(None),
        name: Signal::derive(points),
        flip: Signal::stored((format!("plate-{seat}"), String::new())),
    };
    let content = view! {
        {boards::sign(desk.play(), seat)}
        <span>{points}</span>
        <span class="lp-turn" hidden=move || !turn.get() aria-hidden="true">"◀"</span>
    };
    view! {
        <h2 class=move || format!("lp-name seat-{}", desk.play().colour(seat)) aria-current=move || turn.get().to_string()>
            {spot.draw(desk, content)}
        </h2>
    }
}

/// Another player's hand: card backs, their number, and the cards that are known.
fn hand(desk: Desk, seat: Seat) -> impl IntoView {
    let hand = Memo::new(move |_| {
        let view = desk.view.read();
        let hand = view.as_ref().and_then(|view| view.hands.get(seat.index()).copied());
        hand.unwrap_or_default()
    });
    move || {
        let HandView { len, known, .. } = hand.get();
        let words = desk.say(&Phrase::new("cards-hidden").with("count", len));
        let backs = (0..len.min(8)).map(|_| drawing("lp-back", back()));
        let known = known.cards().map(|card| {
            view! {
                <li title=desk.say(&card.phrase())>
                    {on_table(desk, card)}<span class="sr-only">{desk.say(&card.phrase())}</span>
                </li>
            }
        });
        view! {
            <div class="lp-fan">
                <span class="sr-only">{words}</span>
                {backs.collect_view()}
                <b aria-hidden="true">{len}</b>
                <ul class="lp-known">{known.collect_view()}</ul>
            </div>
        }
    }
}

/// The board at a glance. The table's panels have it in words, so here it is a single picture.
fn summary(desk: Desk, seat: Seat) -> impl IntoView {
    let board = Memo::new(move |_| desk.board(seat));
    let zone = move |zone: Zone| {
        let board = board.get();
        let corners = desk.view.get().map(|view| {
            let here = view.open.clock.corners.into_iter();
            here.filter(|lies| lies.seat == seat && lies.zone == zone).count()
        });
        view! {
            <li class=format!("lp-mini lp-zone-{zone}")>
                <span class="lp-mini-zone" title=desk.say(&zone.phrase())>{sign(of_zone(zone))}</span>
                {mini(&board, zone)}
                {(0..corners.unwrap_or(0)).map(|_| sign(gantry_art::Icon::TopLeft)).collect_view()}
                <span class="sr-only">{words(desk, &board, zone)}</span>
            </li>
        }
    };
    let works = move || {
        let board = board.get();
        let cards = gantry_launch_pad::Card::SPECIALTIES.into_iter();
        let names = cards.filter(|&card| board.has(card)).map(|card| desk.say(&card.phrase()));
        names.map(|name| view! { <li class="lp-works">{name}</li> }).collect_view()
    };
    view! { <ul class="lp-summary">{move || Zone::ALL.map(zone)}{works}</ul> }
}

fn mini(board: &Board, zone: Zone) -> impl IntoView + use<> {
    let expert = match board.experts[zone.index()] {
        Some(card) => view! { <span class="lp-mini-expert">{sign(of_expert(card))}</span> },
        None => {
            view! { <span class="lp-mini-expert lp-none">{sign(of_expert(zone.expert()))}</span> }
        }
    };
    let rockets = board.zone(zone).map(rocket);
    let rockets: Vec<_> = rockets.map(|rocket| drawing("lp-mini-rocket", rocket)).collect();
    view! { {expert}{rockets} }
}

fn words(desk: Desk, board: &Board, zone: Zone) -> String {
    let expert = match board.experts[zone.index()] {
        Some(card) => Phrase::new("cell-expert").with("expert", card.phrase()),
        None => Phrase::new("cell-no-expert").with("expert", zone.expert().phrase()),
    };
    let rockets = board.zone(zone).map(gantry_launch_pad::Rocket::phrase);
    let all: Vec<Phrase> = [expert].into_iter().chain(rockets).collect();
    desk.say(&Phrase::new("web-lp-zone").with("zone", zone.phrase()).with("all", all))
}
