//! The other players around the table: who they are, what they hold, and their yards. Where there
//! is room for one yard only, theirs are pictures that can be visited.

use crate::prelude::*;
use gantry_art::launch_pad::{back, rocket};
use gantry_kernel::{Phrase, Seat};
use gantry_launch_pad::{Board, HandView, Score, Zone};

use super::desk::Desk;
use super::piece::{drawing, of_expert, on_table, sign};
use super::place::Place;
use super::spot::Spot;
use super::{specialty, zones};
use crate::boards;

/// A player with everything they own.
pub fn draw(desk: Desk, seat: Seat) -> impl IntoView {
    let class = move || format!("lp-rival seat-{}", desk.play().colour(seat));
    view! {
        <section class=live(class) aria-label=move || title(desk, seat)>
            <div class="lp-head">{plate(desk, seat)}{hand(desk, seat)}</div>
            {look(desk, seat)}
            <div class="lp-yard">{zones::draw(desk, seat, true)}{specialty::draw(desk, seat, true)}</div>
        </section>
    }
}

/// The name of a player's yard.
pub fn title(desk: Desk, seat: Seat) -> String {
    desk.say(&Phrase::new("web-lp-open-board").with("seat", seat))
}

/// The player whose yard is shown instead of the viewer's where there is room for one only: one
/// that was asked for, or the first that the held card can be played against.
pub fn visited(desk: Desk, main: Seat, others: &[Seat]) -> Option<Seat> {
    let aimed = || others.iter().copied().find(|&seat| desk.is_aimed_at(seat));
    let own = desk.is_aimed_at(main);
    let seat = desk.visited.get().or_else(|| aimed().filter(|_| !own));
    seat.filter(|&seat| seat != main)
}

/// A visited yard, with the way back.
pub fn visit(desk: Desk, main: Seat, seat: Seat) -> impl IntoView {
    let class = move || format!("lp-visit seat-{}", desk.play().colour(seat));
    view! {
        <section class=live(class) aria-label=move || title(desk, seat)>
            <div class="lp-visit-head">
                <h2>{move || title(desk, seat)}</h2>
                <button type="button" on:click=move |_| desk.visited.set(Some(main))>
                    {move || desk.play().t("web-lp-back")}
                </button>
            </div>
            <div class="lp-yard">{zones::draw(desk, seat, false)}{specialty::draw(desk, seat, false)}</div>
        </section>
    }
}

/// A player's name plate, as a heading; the player on turn is marked.
pub fn plate(desk: Desk, seat: Seat) -> impl IntoView {
    let turn = Memo::new(move |_| {
        desk.view.read().as_ref().is_some_and(|view| view.open.clock.turn == seat)
    });
    let score = Memo::new(move |_| Score::of(&desk.board(seat)).total());
    let points = move || {
        let key = if desk.is_own(seat) { "panel-own" } else { "panel-seat" };
        desk.say(&Phrase::new(key).with("seat", seat).with("points", score.get()))
    };
    let name = move || desk.play().seat(seat).map(|seat| seat.name).unwrap_or_default();
    let content = view! {
        {boards::sign(desk.play(), seat)}
        <span class="lp-who">{live(name)}</span>
        <b class="lp-points">{move || signed(score.get())}</b>
    };
    let spot = Spot::new("lp-spot lp-plate", Signal::stored(Place::Player(seat)), points)
        .tip(move || Some(tally(desk, seat)))
        .flip(Signal::stored((format!("plate-{seat}"), String::new())));
    view! {
        <h2 class=move || format!("lp-name seat-{}", desk.play().colour(seat))
            class:lp-turn=turn aria-current=move || turn.get().to_string()>
            {spot.draw(desk, content)}
        </h2>
    }
}

/// A number with a real minus sign.
fn signed(points: i32) -> String {
    if points < 0 { format!("−{}", points.unsigned_abs()) } else { points.to_string() }
}

/// Where a player's points come from.
fn tally(desk: Desk, seat: Seat) -> String {
    let score = Score::of(&desk.board(seat));
    let parts = [
        ("score-launched", score.launched),
        ("score-unfinished", score.unfinished),
        ("score-crew", score.crew),
        ("score-certificates", score.certificates),
        ("score-control", score.control),
    ];
    let counted = parts.into_iter().filter(|(_, points)| *points != 0);
    let parts: Vec<Phrase> =
        counted.map(|(key, points)| Phrase::new(key).with("points", points)).collect();
    desk.say(&Phrase::new("web-lp-tally").with("all", parts))
}

/// Another player's hand: card backs, their number, and the cards that are known.
fn hand(desk: Desk, seat: Seat) -> impl IntoView {
    let hand = Memo::new(move |_| {
        let view = desk.view.read();
        let hand = view.as_ref().and_then(|view| view.hands.get(seat.index()).copied());
        hand.unwrap_or_default()
    });
    live(move || {
        let HandView { len, known, .. } = hand.get();
        let words = desk.say(&Phrase::new("cards-hidden").with("count", len));
        let said = words.clone();
        let backs = (0..len.min(8)).map(|_| drawing("lp-back", back()));
        let known = known.cards().map(|card| {
            view! {
                <li data-large=card.to_string()>
                    {on_table(desk, card)}<span class="sr-only">{desk.say(&card.phrase())}</span>
                </li>
            }
        });
        view! {
            <div class="lp-fan" data-large="tip" data-tip=said>
                <span class="sr-only">{words}</span>
                <span class="lp-backs" aria-hidden="true">{backs.collect_view()}</span>
                <b aria-hidden="true">{len}</b>
                <ul class="lp-known">{known.collect_view()}</ul>
            </div>
        }
    })
}

/// The yard as a picture, where there is no room for more; pressing it visits the yard.
fn look(desk: Desk, seat: Seat) -> impl IntoView {
    let board = Memo::new(move |_| desk.board(seat));
    let corners = move |zone: Zone| {
        let view = desk.view.get();
        let corners = view.iter().flat_map(|view| view.open.clock.corners);
        corners.filter(|lies| lies.seat == seat && lies.zone == zone).count()
    };
    let zone = move |zone: Zone| {
        view! {
            <span class=format!("lp-mini lp-zone-{zone}")>
                {mini(&board.get(), zone)}
                {(0..corners(zone)).map(|_| sign(gantry_art::Icon::TopLeft)).collect_view()}
            </span>
        }
    };
    let name = move || desk.say(&Phrase::new("web-lp-look").with("seat", seat));
    view! {
        <button type="button" class="lp-look" class:lp-aim=move || desk.is_aimed_at(seat) aria-label=live(name)
            on:click=move |_| desk.visited.set(Some(seat))>
            {move || Zone::ALL.map(zone)}
        </button>
    }
}

fn mini(board: &Board, zone: Zone) -> impl IntoView + use<> {
    let expert = board.experts[zone.index()].map(|card| {
        view! { <span class="lp-mini-expert">{sign(of_expert(card))}</span> }
    });
    let rockets = board.zone(zone).map(rocket);
    let rockets: Vec<_> = rockets.map(|rocket| drawing("lp-mini-rocket", rocket)).collect();
    view! { {expert}{rockets} }
}
