//! The desk: what is to be decided now, with everything it needs.

mod choose;
mod load;
mod work;

use crate::prelude::*;
use gantry_art::Icon;
use gantry_kernel::Seat;
use gantry_lift_off::{Action, Deed, Direction, Level, Reward, Symbol, Upgrade};

use super::face::Face;
use super::hand::numbered;
use super::opened::cards;
use super::place::{Place, colours};
use super::question::Question;
use super::rivals::specialists;
use super::spot::{act, hollow, icon, shelf, technology, technology_key};
use super::{Table, copies, decks, place};

/// Draws the desk.
pub fn draw(table: Table) -> impl IntoView {
    let content = move || {
        let question = table.question.get();
        let Some(seat) = table.own.get() else {
            return table.main.get().map(|seat| played(table, seat).into_any());
        };
        Some(match question {
            Question::None => played(table, seat).into_any(),
            Question::Work(card) => work::draw(table, seat, card),
            Question::Load => load::draw(table, seat),
            Question::Deck => draw_from(table).into_any(),
            Question::Choice(_) | Question::Direction => choice(table).into_any(),
            question => choose::draw(table, seat, question),
        })
    };
    view! {
        <section class="lo-desk" id="lo-desk" aria-label=move || table.play.t("web-lo-desk")>
            {content}
        </section>
    }
}

/// The first copy number of played specialists, which also lie at the bottom of wide windows.
const PLAYED_COPY: usize = 500;

/// The specialists of this round, while there is nothing to decide.
fn played(table: Table, seat: Seat) -> impl IntoView {
    let faces = Memo::new(move |_| {
        table.at(seat, |_, board| specialists(&board.round.played, PLAYED_COPY))
    });
    view! { <div class="lo-past-cards">{cards(table, move || table.word("row-played"), faces)}</div> }
}

/// The decks, in the middle.
fn draw_from(table: Table) -> impl IntoView {
    let decks = Level::ALL.map(|level| view! { <li>{decks::choice(table, level)}</li> });
    view! { <ul class="lo-piles" data-row="button">{decks.into_iter().collect_view()}</ul> }
}

/// A few actions to choose from.
fn choice(table: Table) -> impl IntoView {
    let offered = Memo::new(move |_| table.offers(Place::Desk));
    view! { <div class="lo-paper">{move || acts(table, offered.get())}</div> }
}

/// With more buttons than this, technologies have no names beside their pictures.
const FEW: usize = 6;

/// Buttons for actions.
fn acts(table: Table, offered: Vec<Action>) -> impl IntoView {
    let class = if offered.len() > FEW { "lo-acts lo-many" } else { "lo-acts" };
    let one = |action: Action| act(table, action, words(table, action));
    view! { <div class=class>{offered.into_iter().map(one).collect_view()}</div> }
}

/// What an action's button shows: pictures with names.
fn words(table: Table, action: Action) -> AnyView {
    let said = move || table.words(action);
    let sign = match action {
        Action::Do(Deed::Invest(Reward::Income)) | Action::Reward(Reward::Income) => Icon::Income,
        Action::Launch(Symbol::Lab) | Action::Do(Deed::Lab) => Icon::Lab,
        Action::Launch(Symbol::Banner) => Icon::Launch,
        Action::Boost(_) | Action::Bonus => Icon::Weight,
        Action::Do(Deed::Capacity) | Action::Upgrade(Upgrade::Capacity) => Icon::Capacity,
        Action::Do(Deed::Propulsion) | Action::Upgrade(Upgrade::Propulsion) => Icon::Propulsion,
        Action::Do(Deed::Grant) => Icon::Money,
        Action::Do(Deed::Survey(_)) => Icon::Points,
        Action::Direction(way) => {
            let arrow = if way == Direction::Left { "←" } else { "→" };
            return view! { <span class="lo-arrow" aria-hidden="true">{arrow}</span><span>{said}</span> };
        }
        _ => {
            let colours = colours(action);
            if colours.is_empty() || matches!(action, Action::Map(_) | Action::Do(Deed::Invest(_)))
            {
                let icons = colours.into_iter().map(technology).collect_view();
                return view! { {icons}<span>{said}</span> };
            }
            let named = colours.into_iter().map(|colour| {
                let name = move || table.play.t(technology_key(colour));
                view! { {technology(colour)}<span class="lo-name">{name}</span> }
            });
            return named.collect_view().into_any();
        }
    };
    view! { {icon(sign)}<span>{said}</span> }
}
