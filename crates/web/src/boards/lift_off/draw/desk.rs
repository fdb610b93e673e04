//! The desk: the current decision, with everything it needs beside it.

use crate::prelude::*;
use gantry_art::Icon;
use gantry_kernel::{Phrase, Seat};
use gantry_lift_off::{
    Action, Deed, Direction, Mission, Reward, Specialist, Symbol, Task, Upgrade, View, Work,
    launch_capacity, launch_cost, launch_load, work_now,
};

use super::face::Face;
use super::place::{Picks, Place, colours, keepable};
use super::{Table, card_spot, chip, copies, icon, technology};

/// What the desk shows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
enum Lying {
    /// Only the specialists that were played.
    #[default]
    Nothing,
    /// A specialist and its actions.
    Work(Specialist),
    /// A plain choice.
    Choice,
    /// Drawn missions, of which some are kept.
    Drawn { missions: Vec<Mission>, most: usize },
    /// A rocket being loaded.
    Load,
    /// Missions that have yet to take effect.
    Resolve,
}

fn lying(view: &View) -> Lying {
    let Some(seat) = view.own() else { return Lying::Nothing };
    let board = view.board(seat);
    match board.task {
        Task::Work => board.round.played.last().map_or(Lying::Nothing, |card| Lying::Work(*card)),
        Task::Keep => Lying::Drawn {
            missions: view.looked_at.to_vec(),
            most: keepable(view, seat).unwrap_or(1),
        },
        Task::Load => Lying::Load,
        Task::Resolve => Lying::Resolve,
        _ if super::offers(view, seat, Place::Desk).is_empty() => Lying::Nothing,
        _ => Lying::Choice,
    }
}

/// Draws the desk.
pub fn draw(table: Table) -> impl IntoView {
    let lying = Memo::new(move |_| table.of(lying));
    let offered = Memo::new(move |_| table.offers(Place::Desk));
    let is_large = move || !matches!(*lying.read(), Lying::Nothing | Lying::Choice);
    let content = move || {
        let seat = table.own.get()?;
        Some(match lying.get() {
            Lying::Nothing => played(table, seat).into_any(),
            Lying::Work(card) => work(table, seat, card, offered.get()).into_any(),
            Lying::Choice => choice(table, offered.get()).into_any(),
            Lying::Drawn { missions, most } => drawn(table, missions, most).into_any(),
            Lying::Load => load(table, seat, offered).into_any(),
            Lying::Resolve => resolve(table, seat).into_any(),
        })
    };
    view! {
        <section class="lo-desk" id="lo-desk" class:lo-busy=move || *lying.read() != Lying::Nothing
            class:lo-large=is_large aria-label=move || table.play.t("web-lo-desk")>
            {content}
        </section>
    }
}

/// The specialists of this round, while there is nothing to decide.
fn played(table: Table, seat: Seat) -> impl IntoView {
    let cards = Memo::new(move |_| table.at(seat, |_, board| board.round.played.to_vec()));
    let heading =
        move || (!cards.read().is_empty()).then(|| view! { <h3>{table.word("row-played")}</h3> });
    let list = move || {
        let cards = cards.get().into_iter().enumerate();
        cards
            .map(|(at, card)| view! { <li>{table.shown(Face::Specialist(card), at)}</li> })
            .collect_view()
    };
    view! { {heading}<ul class="lo-row lo-tight">{list}</ul> }
}

/// What an action's button shows: pictures where they suffice, words otherwise.
fn sign(table: Table, action: Action) -> AnyView {
    let pictured = colours(action);
    let icons = pictured.iter().map(|&colour| technology(colour)).collect_view();
    let words = move || table.words(action);
    match action {
        Action::Do(Deed::Invest(Reward::Income)) | Action::Reward(Reward::Income) => {
            view! { {icon(Icon::Income)}"+1" }
        }
        Action::Map(_) => view! { {icons}<span>{words}</span> },
        _ if !pictured.is_empty() => icons.into_any(),
        Action::Launch(Symbol::Lab) | Action::Do(Deed::Lab) => {
            view! { {icon(Icon::Lab)}<span>{words}</span> }
        }
        Action::Launch(Symbol::Banner) => {
            view! { {icon(Icon::Launch)}<span>{words}</span> }
        }
        Action::Boost(_) | Action::Bonus => {
            view! { {icon(Icon::Weight)}<span>{words}</span> }
        }
        Action::Do(Deed::Capacity) | Action::Upgrade(Upgrade::Capacity) => {
            view! { {icon(Icon::Capacity)}<span>{words}</span> }
        }
        Action::Do(Deed::Propulsion) | Action::Upgrade(Upgrade::Propulsion) => {
            view! { {icon(Icon::Propulsion)}<span>{words}</span> }
        }
        Action::Direction(way) => {
            let arrow = if way == Direction::Left { "←" } else { "→" };
            view! { <span class="lo-arrow" aria-hidden="true">{arrow}</span><span>{words}</span> }
        }
        _ => view! { <span>{words}</span> },
    }
}

/// Whether the action ends the decision; declining is one choice among others.
const fn is_end(action: Action) -> bool {
    matches!(action, Action::Done | Action::LiftOff)
}

fn chips(table: Table, offered: impl IntoIterator<Item = Action>) -> impl IntoView {
    let one = |action: Action| {
        let class = if is_end(action) { "lo-chip lo-end" } else { "lo-chip" };
        chip(table, action, class, sign(table, action))
    };
    view! { <div class="lo-chips">{offered.into_iter().map(one).collect_view()}</div> }
}

fn choice(table: Table, offered: Vec<Action>) -> impl IntoView {
    view! { <div class="lo-sheet">{chips(table, offered)}</div> }
}

/// The specialist and, for each of its actions, every way to do it.
fn work(table: Table, seat: Seat, card: Specialist, offered: Vec<Action>) -> impl IntoView {
    let (works, copy) = untrack(|| {
        table.at(seat, |view, board| {
            let works = view.open.data().specialist(card).works.to_vec();
            (works, board.round.played.len().saturating_sub(1))
        })
    });
    let (ends, deeds): (Vec<Action>, Vec<Action>) =
        offered.into_iter().partition(|action| is_end(*action));
    let row = move |work: Work| {
        let ways: Vec<Action> = deeds
            .iter()
            .copied()
            .filter(|action| matches!(action, Action::Do(deed) if deed.work() == work))
            .collect();
        let heading = move || {
            let phrase = table
                .view
                .read()
                .as_deref()
                .map(|view| work_now(&view.open, view.board(seat), work));
            phrase.map(|phrase| table.play.say(&phrase))
        };
        // A single way needs no heading.
        let several = ways.len() > 1;
        view! { <div class="lo-work">{several.then(|| view! { <h3>{heading}</h3> })}{chips(table, ways)}</div> }
    };
    view! {
        <div class="lo-worker">{table.shown(Face::Specialist(card), copy)}</div>
        <div class="lo-sheet">{works.into_iter().map(row).collect_view()}{chips(table, ends)}</div>
    }
}

/// Drawn missions: one click keeps one; if several may be kept, they are picked first.
fn drawn(table: Table, missions: Vec<Mission>, most: usize) -> impl IntoView {
    let picks = RwSignal::new(Picks::default());
    let row = missions.clone();
    let row = row.into_iter().enumerate().map(move |(place, kind)| {
        let face = Face::Mission(kind);
        let picked = move || picks.read().has(place);
        let keep = {
            let mut alone = Picks::default();
            alone.toggle(place, 1);
            alone.action(&missions)
        };
        let lit = move || keep.is_some_and(|keep| table.play.can(&keep));
        let label = move || if lit() { keep.map(|keep| table.words(keep)) } else { Some(table.title(face)) };
        let press = move |_| match keep {
            Some(keep) if most == 1 || !lit() => table.play.try_act(&keep),
            _ => picks.update(|picks| picks.toggle(place, most)),
        };
        let pressed = move || (most > 1).then(|| picked().to_string());
        view! {
            <li>
                <button type="button" class="lo-spot lo-carded" class:lo-lit=lit class:lo-picked=picked aria-label=label
                    aria-description=move || table.sentence(face) data-large=face.id() aria-pressed=pressed
                    aria-disabled=move || (!lit()).to_string() on:click=press>
                    {table.picture(face, 50 + place)}
                </button>
            </li>
        }
    }).collect_view();
    let confirm = move || {
        let missions = table.of(|view| view.looked_at.to_vec());
        let keep = picks.read().action(&missions)?;
        Some(chip(table, keep, "lo-chip lo-end", move || table.words(keep)))
    };
    view! {
        <div class="lo-sheet">
            <ul class="lo-row" data-row="button">{row}</ul>
            {(most > 1).then(|| view! { <div class="lo-chips">{confirm}</div> })}
        </div>
    }
}

/// The rocket being loaded: weight against capacity, cost against money, what it carries.
fn load(table: Table, seat: Seat, offered: Memo<Vec<Action>>) -> impl IntoView {
    let cargo = Memo::new(move |_| table.at(seat, |_, board| copies::cargo(board)));
    let weight = Memo::new(move |_| {
        table.at(seat, |view, board| {
            (launch_load(view.open.data(), board), launch_capacity(&view.open, board))
        })
    });
    let money = Memo::new(move |_| {
        table.at(seat, |view, board| {
            (launch_cost(view.open.data(), board, board.flight.symbol), board.money)
        })
    });
    let meter = move || {
        let (load, capacity) = weight.get();
        (0..capacity.max(load))
            .map(|at| view! { <span class="lo-cell" class:lo-now=at < load></span> })
            .collect_view()
    };
    let weighed = move || {
        let (load, capacity) = weight.get();
        table.play.say(&Phrase::new("web-lo-weight").with("load", load).with("capacity", capacity))
    };
    let paid = move || {
        let (cost, money) = money.get();
        let phrase = Phrase::new("web-lo-pay");
        table.play.say(&phrase.with("cost", usize::from(cost)).with("money", usize::from(money)))
    };
    view! {
        <div class="lo-sheet lo-load">
            <p class="lo-meter">{icon(Icon::Weight)}<span class="lo-cells" aria-hidden="true">{meter}</span>{weighed}</p>
            <p class="lo-meter">{icon(Icon::Cost)}{paid}</p>
            {move || cargo.read().is_empty().then(|| view! { <p class="lo-none">{table.play.t("web-lo-load")}</p> })}
            <ul class="lo-row">
                <For each=move || cargo.get() key=|card| *card let((kind, copy))>
                    <li>{table.shown(Face::Mission(kind), copy)}</li>
                </For>
            </ul>
            {move || chips(table, offered.get())}
        </div>
    }
}

/// Missions that have reached space, to be put in order.
fn resolve(table: Table, seat: Seat) -> impl IntoView {
    let cargo = Memo::new(move |_| table.at(seat, |_, board| copies::cargo(board)));
    let card = move |(kind, copy): copies::Copied| {
        let face = Face::Mission(kind);
        let name = move || table.title(face);
        view! { <li>{card_spot(table, Place::Cargo(kind), (face, copy), name)}</li> }
    };
    view! {
        <div class="lo-sheet">
            <p>{move || table.play.t("web-lo-order")}</p>
            <ul class="lo-row" data-row="button"><For each=move || cargo.get() key=|card| *card let(copied)>{card(copied)}</For></ul>
        </div>
    }
}
