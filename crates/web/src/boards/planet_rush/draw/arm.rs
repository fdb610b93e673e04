//! Planets with the rows of both sides: the viewer's large, those between others small.

use crate::prelude::*;
use gantry_art::Icon;
use gantry_kernel::{Phrase, Seat};
use gantry_planet_rush::{Card, Contest, Deed, Planet, PlanetCard, Side, View};
use leptos::html;

use super::desk::{Desk, PENDING_ID};
use super::pictures::{colour, globe, sign, small};
use super::table::{Arm, Column};
use crate::boards;

/// Windows that have room for the planets between others.
const ROOMY: &str = "(min-width: 64rem) and (min-height: 49rem)";

/// Whether planets and rows are the viewer's own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Size {
    Near,
    Far,
}

/// The planets between the viewer and a neighbour.
pub fn draw(desk: Desk, arm: &Arm) -> impl IntoView + use<> {
    section(desk, arm, Size::Near)
}

/// The planets between others, folded where there is no room.
pub fn draw_far(desk: Desk) -> impl IntoView {
    let arms = desk.table.read().far.clone();
    let roomy = RwSignal::new(boards::media(ROOMY));
    // In a window that gets smaller they must not lie over the reader's own planets.
    let resized = window_event_listener(leptos::ev::resize, move |_| {
        let now = boards::media(ROOMY);
        if roomy.get_untracked() != now {
            roomy.set(now);
        }
    });
    on_cleanup(move || resized.remove());
    (!arms.is_empty()).then(|| {
        view! {
            <details class="pr-far" open=move || roomy.get()>
                <summary>{move || desk.play.t("web-pr-far")}</summary>
                <div class="pr-far-arms">
                    {arms.iter().map(|arm| section(desk, arm, Size::Far)).collect_view()}
                </div>
            </details>
        }
    })
}

fn section(desk: Desk, arm: &Arm, size: Size) -> impl IntoView + use<> {
    let Arm { above, below, ref columns } = *arm;
    let phrase = Phrase::new("web-pr-between").with("one", above).with("two", below);
    let share = columns.len().max(1);
    let columns =
        columns.iter().map(|&column| self::column(desk, column, arm, size)).collect_view();
    view! {
        <section class="pr-arm" aria-label=move || desk.say(&phrase) style:flex-grow=share.to_string()>
            {tag(desk, above)}
            <ul class="pr-columns">{columns}</ul>
            {(size == Size::Far).then(|| tag(desk, below))}
        </section>
    }
}

/// Who sits at this side of an arm.
fn tag(desk: Desk, seat: Seat) -> impl IntoView {
    let class = move || format!("pr-tag seat-{}", desk.play.colour(seat));
    let name = move || desk.play.seat(seat).map(|seat| seat.name);
    view! {
        <p class=class aria-hidden="true">{boards::sign(desk.play, seat)}{name}</p>
    }
}

fn column(desk: Desk, column: Column, arm: &Arm, size: Size) -> impl IntoView + use<> {
    let Column { planet, below } = column;
    let (over, under) = (arm.above, arm.below);
    let deed = column.deed();
    let lit = Memo::new(move |_| desk.lit(deed));
    let contested = Memo::new(move |_| desk.is_contested(planet));
    let far = size == Size::Far;
    let name = move || {
        let kind = desk.shown.read().open.layout.planets().get(planet).copied()?;
        Some(desk.pictures.read().planet(kind).name.clone())
    };
    let large = move || {
        let kind = desk.shown.read().open.layout.planets().get(planet).copied();
        kind.filter(|_| !desk.hurries.get()).map(Planet::id)
    };
    view! {
        <li class="pr-column" class:lit=lit class:pr-now=contested class:pr-over=move || desk.drag.is_over(deed)
            data-drop=deed.to_string() data-column=".pr-planet, .pr-slip" on:click=move |_| desk.act(deed)>
            {row(desk, planet, below.other(), over, End::Above)}
            <button type="button" class="pr-planet pr-art" tabindex=far.then_some("-1")
                data-large=large
                aria-label=move || label(desk, planet, [(over, below.other()), (under, below)], lit.get())
                aria-disabled=move || (!lit.get()).to_string()
                data-would=move || desk.would(deed)>
                <span class="pr-number" aria-hidden="true">{planet + 1}</span>
                {globe_with_worth(desk, planet)}
                <span class="pr-name" aria-hidden="true">{name}</span>
            </button>
            {row(desk, planet, below, under, if far { End::Below } else { End::Own })}
        </li>
    }
}

/// The planet and what it is worth; during its resolution, what is left of it.
fn globe_with_worth(desk: Desk, planet: usize) -> impl IntoView + use<> {
    let state = Memo::new(move |_| worth(&desk.shown.read(), planet));
    let picture = move || {
        desk.shown
            .read()
            .open
            .layout
            .planets()
            .get(planet)
            .map_or_else(String::new, |kind| globe(*kind))
    };
    let signs = move || {
        let Worth { values, terraformed, mined } = state.get();
        let sign = |icon: Icon, name: &'static str, count: u8, used: u8| {
            (0..count).map(move |at| {
                view! { <i class=name class:pr-used=at < used inner_html=small(icon)></i> }
            })
        };
        let terraformings = sign(Icon::Terraforming, "pr-terra", values.terraforming, terraformed);
        let ore = sign(Icon::Ore, "pr-ore", values.ore, mined);
        view! {
            <b class="pr-points">{values.points}</b>
            <span class="pr-signs">{terraformings.chain(ore).collect_view()}</span>
        }
    };
    view! {
        <span class="pr-globe" aria-hidden="true" inner_html=picture></span>
        <span class="pr-worth" aria-hidden="true">{signs}</span>
    }
}

/// What a planet is worth, and how much of it is used in this round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Worth {
    values: PlanetCard,
    terraformed: u8,
    mined: u8,
}

fn worth(view: &View, planet: usize) -> Worth {
    let open = &view.open;
    if planet >= open.layout.len() {
        return Worth::default();
    }
    let contested = open.stage == gantry_planet_rush::Stage::Resolve
        && usize::from(open.contest.planet) == planet;
    let contest = if contested { open.contest } else { Contest::default() };
    Worth { values: *open.card(planet), terraformed: contest.terraformed, mined: contest.ore }
}

/// A planet in words: what it is worth, both rows, and what can be done.
fn label(desk: Desk, planet: usize, sides: [(Seat, Side); 2], lit: bool) -> String {
    let view = desk.shown.get();
    let Worth { values, .. } = worth(&view, planet);
    let row = |(_, side): (Seat, Side)| -> Vec<Phrase> {
        let row = view.open.rows.get(planet).map(|rows| rows[side.index()]).unwrap_or_default();
        row.iter().map(|card| desk.card_phrase(card)).collect()
    };
    let [above, below] = sides;
    let words = Phrase::new("web-pr-planet-label")
        .with("planet", desk.planet_phrase(planet))
        .with("points", values.points)
        .with("terraforming", values.terraforming)
        .with("ore", values.ore)
        .with("below", below.0)
        .with("mine", row(below))
        .with("above", above.0)
        .with("theirs", row(above));
    let top = view.own().and_then(|own| view.deck(own).shown()).filter(|_| lit);
    let words = desk.say(&words);
    match top {
        Some(card) => {
            let place = Phrase::new("web-pr-place").with("card", desk.card_phrase(card));
            format!("{words} {}", desk.say(&place))
        }
        None => words,
    }
}

/// From which end of a planet a row grows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum End {
    Above,
    Below,
    /// Below, with the outermost card as a picture.
    Own,
}

fn row(desk: Desk, planet: usize, side: Side, seat: Seat, end: End) -> impl IntoView {
    let pile = Memo::new(move |_| {
        desk.shown.read().open.rows.get(planet).map(|rows| rows[side.index()]).unwrap_or_default()
    });
    // A card on its way lies where it will lie, as the same element.
    let pending = Memo::new(move |_| {
        let pending = desk.pending.get()?;
        (pending.seat == seat && pending.goes_to(planet)).then(|| (pile.read().len(), pending.card))
    });
    let before = StoredValue::new(0_usize);
    let cards = move || {
        let lies = pile.get();
        let coming = pending.get().map(|(_, card)| card);
        let count = lies.len() + usize::from(coming.is_some());
        let grows = before.try_update_value(|before| std::mem::replace(before, count) < count);
        let arrives = grows.unwrap_or_default();
        let slip = |(index, card): (usize, Card)| {
            let last = index + 1 == count;
            (Slip { index, card, last }, last && arrives)
        };
        let mut cards: Vec<_> = lies.iter().chain(coming).enumerate().map(slip).collect();
        if end == End::Above {
            cards.reverse();
        }
        cards
    };
    // None unless the planet is being resolved.
    let revealed = Memo::new(move |_| {
        let shown = desk.shown.read().open.contest.revealed[side.index()];
        desk.is_contested(planet).then_some(usize::from(shown))
    });
    let class = match end {
        End::Above => "pr-row pr-above",
        End::Below => "pr-row pr-below",
        End::Own => "pr-row pr-below pr-own",
    };
    let label = move || desk.say(&Phrase::new("web-pr-row").with("seat", seat));
    view! {
        <ol class=class aria-label=label>
            <For each=cards key=|(slip, _)| *slip let((slip, arrives))>
                {self::slip(desk, slip, seat, end, Marks { arrives, revealed, pending, planet })}
            </For>
        </ol>
    }
}

/// A card of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Slip {
    index: usize,
    card: Card,
    last: bool,
}

/// What is special about a card of a row.
#[derive(Clone, Copy)]
struct Marks {
    /// Whether it comes to the row now.
    arrives: bool,
    /// How many cards of the row are revealed, while the planet is resolved.
    revealed: Memo<Option<usize>>,
    /// The card that is on its way to the row, and where it will lie.
    pending: Memo<Option<(usize, Card)>>,
    planet: usize,
}

fn slip(desk: Desk, slip: Slip, seat: Seat, end: End, marks: Marks) -> impl IntoView {
    let Slip { index, card, last } = slip;
    let Marks { arrives, revealed, pending, planet } = marks;
    let node = NodeRef::<html::Li>::new();
    if arrives {
        node.on_load(move |element| desk.arrive(seat, &element));
    }
    let name = move || desk.pictures.read().card(card).name.clone();
    let whole = last && end == End::Own;
    let waits = Memo::new(move |_| pending.get().is_some_and(|(at, _)| at == index));
    let mark = move || {
        let deed = u8::try_from(planet).map(Deed::Place).ok().filter(|_| waits.get());
        deed.and_then(|deed| desk.mark_of(deed))
    };
    let face = move || desk.pictures.read().face(card);
    let face =
        whole.then(|| view! { <span class="pr-face" aria-hidden="true" inner_html=face></span> });
    view! {
        <li class=format!("pr-slip pr-art {}", colour(card)) class:pr-whole=whole node_ref=node
            class:pr-waiting=move || revealed.get().is_some_and(|revealed| index >= revealed)
            class:pr-shown=move || revealed.get() == Some(index + 1)
            id=move || waits.get().then_some(PENDING_ID) data-pending=mark
            tabindex="-1" data-large=card.id() aria-label=name>
            {face}
            <span class="pr-sign" aria-hidden="true" inner_html=sign(card)></span>
            <span class="pr-word" aria-hidden="true">{name}</span>
        </li>
    }
}
