//! Cards in the middle to choose from. Where the answer cannot be taken back, a card is chosen
//! first and confirmed then; a sealed choice can be changed until the last one is in.

use crate::prelude::*;
use gantry_kernel::{Phrase, Seat, Value};
use gantry_lift_off::{Action, Mission, Pass, Sealed, Stage, View};

use super::copies::cargo;
use super::place::{Picks, Place};
use super::{Face, Question, Table, act, numbered, shelf};

/// The first copy number of drawn missions, which nobody holds yet.
const DRAWN_COPY: usize = 50;

/// A sentence of more characters than this is set smaller where cards are in a list.
const LONG_SENTENCE: usize = 140;

/// The cards of a question, with the numbers of their copies.
fn faces(view: &View, seat: Seat, question: Question) -> Vec<(Face, usize)> {
    let seen = &view.seats[seat.index()];
    match question {
        Question::Goals(_) | Question::Sale => {
            seen.shown.iter().map(|&goal| (Face::Goal(goal), 0)).collect()
        }
        Question::Draft(_) | Question::Play => numbered(&seen.hand)
            .into_iter()
            .map(|(card, copy)| (Face::Specialist(card), copy))
            .collect(),
        Question::Keep(_) => view
            .looked_at
            .iter()
            .enumerate()
            .map(|(at, &kind)| (Face::Mission(kind), DRAWN_COPY + at))
            .collect(),
        Question::Resolve => {
            let waiting = cargo(view.board(seat)).into_iter();
            waiting.map(|(kind, copy)| (Face::Mission(kind), copy)).collect()
        }
        _ => Vec::new(),
    }
}

/// The place where a card would otherwise be pressed.
const fn place_of(face: Face) -> Place {
    match face {
        Face::Goal(goal) => Place::Goal(goal),
        Face::Specialist(card) => Place::Hand(card),
        Face::Mission(kind) => Place::Cargo(kind),
    }
}

/// The action that chooses one card alone.
fn action_of(table: Table, question: Question, face: Face) -> Option<Action> {
    match (question, face) {
        (Question::Keep(_), Face::Mission(kind)) => only(kind),
        _ => table.offers(place_of(face)).first().copied(),
    }
}

fn only(kind: Mission) -> Option<Action> {
    let mut picks = Picks::default();
    picks.toggle(0, 1);
    picks.action(&[kind])
}

/// Whether any selection that is offered keeps a mission.
fn is_kept_by_any(table: Table, kind: Mission) -> bool {
    let frame = table.play.frame.read();
    let offered = frame.choices.iter().filter_map(|choice| choice.notation.parse().ok());
    offered.into_iter().any(|action: Action| match action {
        Action::Keep(kept) => kept.missions().contains(&kind),
        _ => false,
    })
}

/// Draws the cards and what confirms them.
pub fn draw(table: Table, seat: Seat, question: Question) -> AnyView {
    let cards = Memo::new(move |_| table.of(|view| faces(view, seat, question)));
    let count = move || cards.read().len();
    let picks = RwSignal::new(sealed(table, seat, question));
    let numbered = Memo::new(move |_| cards.get().into_iter().enumerate().collect::<Vec<_>>());
    let list = view! {
        <ul data-row="button">
            <For each=move || numbered.get() key=|card| *card let((at, card))>
                <li>{option(table, question, picks, at, card)}</li>
            </For>
        </ul>
    };
    let class = move || match count() {
        0..=3 => "lo-choose",
        4..=5 => "lo-choose lo-many lo-five",
        _ => "lo-choose lo-many",
    };
    view! {
        <div class=class>
            <h3 class="lo-passing">{passing(table, question)}</h3>
            {shelf("lo-options", count, list)}
            {question.confirms().then(|| confirm(table, seat, question, cards, picks))}
        </div>
    }
}

/// What is chosen already.
fn sealed(table: Table, seat: Seat, question: Question) -> Picks {
    let mut picks = Picks::default();
    let chosen = untrack(|| {
        table.of(|view| {
            let face = match view.choice? {
                Sealed::Goal(goal) => Face::Goal(goal),
                Sealed::Specialist(card) => Face::Specialist(card),
            };
            faces(view, seat, question).iter().position(|(known, _)| *known == face)
        })
    });
    if let Some(at) = chosen {
        picks.toggle(at, 1);
    }
    picks
}

/// One card to choose.
fn option(
    table: Table,
    question: Question,
    picks: RwSignal<Picks>,
    at: usize,
    (face, copy): (Face, usize),
) -> impl IntoView {
    let action = Memo::new(move |_| action_of(table, question, face));
    let is_sealed = move || {
        table.of(|view| match (view.choice, face) {
            (Some(Sealed::Goal(goal)), Face::Goal(own)) => goal == own,
            (Some(Sealed::Specialist(card)), Face::Specialist(own)) => card == own && copy == 0,
            _ => false,
        })
    };
    // A lesson may only offer to keep several missions together.
    let lit = Memo::new(move |_| match face {
        Face::Mission(kind) if question.confirms() => is_kept_by_any(table, kind),
        _ => action.get().is_some_and(|action| table.play.can(&action)),
    });
    let picked = move || question.confirms() && picks.read().has(at);
    let most = if let Question::Keep(most) = question { most } else { 1 };
    let label = move || {
        let name = table.title(face);
        match action.get().filter(|_| lit.get()) {
            Some(action) => table.named(name, table.words(action)),
            None => name,
        }
    };
    let press = move |_| match action.get_untracked() {
        Some(action) if !question.confirms() => table.play.try_act(&action),
        Some(_) if lit.get_untracked() || is_sealed() => {
            picks.update(|picks| picks.toggle(at, most));
        }
        Some(action) => table.play.show_why(&action),
        None => {}
    };
    let pressed = move || question.confirms().then(|| picked().to_string());
    let long = move || table.sentence(face).chars().count() > LONG_SENTENCE;
    let badge = move || {
        is_sealed()
            .then(|| view! { <span class="lo-badge">{table.play.t(chosen_key(question))}</span> })
    };
    view! {
        <button type="button" class="lo-spot lo-carded" class:lo-lit=lit class:lo-picked=picked aria-label=label aria-pressed=pressed
            aria-description=move || table.sentence(face) data-large=face.id()
            aria-disabled=move || (!lit.get() && !is_sealed()).to_string() on:click=press
            data-answer=move || action.get().filter(|_| lit.get()).map(|action| action.to_string())>
            {table.reading(face, copy)}
            <span class="lo-sentence" class:lo-long=long aria-hidden="true">{move || table.sentence(face)}</span>
        </button>
        {badge}
    }
}

const fn chosen_key(question: Question) -> &'static str {
    match question {
        Question::Goals(Pass::Two) | Question::Draft(Pass::Two) => "web-lo-kept",
        _ => "web-lo-passed",
    }
}

/// The button that confirms what is picked; before that, what to do.
fn confirm(
    table: Table,
    seat: Seat,
    question: Question,
    cards: Memo<Vec<(Face, usize)>>,
    picks: RwSignal<Picks>,
) -> impl IntoView {
    let action = Memo::new(move |_| {
        if matches!(question, Question::Keep(_)) {
            let drawn = table.of(|view| view.looked_at.to_vec());
            return picks.read().action(&drawn);
        }
        let cards = cards.read();
        let at = (0..cards.len()).find(|&at| picks.read().has(at))?;
        action_of(table, question, cards[at].0)
    });
    let sentence = move || {
        let cards = cards.read();
        let at = (0..cards.len()).rev().find(|&at| picks.read().has(at))?;
        Some(table.sentence(cards[at].0))
    };
    let button = move || match action.get() {
        Some(action) if table.play.can(&action) => {
            let words = move || short(table, action);
            view! {
                <button type="button" class="lo-act lo-primary lo-lit" aria-disabled="false" data-confirm=""
                    aria-description=move || table.words(action) on:click=move |_| table.play.try_act(&action)>
                    <span>{words}</span>
                </button>
            }
        }
        Some(_) if table.of(|view| view.choice.is_some()) => {
            view! { <p class="lo-none">{table.play.t("web-lo-sealed")}</p> }
        }
        _ => view! { <p class="lo-none">{table.play.t("web-lo-pick")}</p> },
    };
    let done = move || {
        let ends = table.at(seat, |view, _| view.open.clock.stage == Stage::Sale);
        ends.then(|| {
            act(table, Action::Done, view! { <span>{move || table.words(Action::Done)}</span> })
        })
    };
    view! {
        <p class="lo-chosen" aria-live="polite">{sentence}</p>
        <div class="lo-acts lo-confirm">{button}{done}</div>
    }
}

/// The action in few words: the card is in front of the reader.
fn short(table: Table, action: Action) -> String {
    let faces = match action {
        Action::KeepGoal(goal) | Action::PassGoal(goal) => vec![Face::Goal(goal)],
        Action::KeepSpecialist(card) | Action::PassSpecialist(card) => vec![Face::Specialist(card)],
        Action::Keep(kept) => kept.missions().iter().map(|&kind| Face::Mission(kind)).collect(),
        _ => return table.words(action),
    };
    let key = match action {
        Action::PassGoal(_) | Action::PassSpecialist(_) => "web-lo-pass",
        _ => "web-lo-keep",
    };
    let names: Vec<String> = faces.into_iter().map(|face| table.title(face)).collect();
    table.play.say(&Phrase::new(key).with("card", Value::Code(names.join(" + "))))
}

/// To whom cards are passed during a draft, or what the order of missions is about.
fn passing(table: Table, question: Question) -> impl IntoView {
    move || {
        let key = match question {
            Question::Goals(Pass::Two) | Question::Draft(Pass::Two) => "web-lo-pass-two",
            Question::Goals(Pass::One) | Question::Draft(Pass::One) => "web-lo-pass-one",
            Question::Resolve => {
                return Some(view! { <span>{table.play.t("web-lo-order")}</span> });
            }
            _ => return None,
        };
        let receiver = table.of(|view| view.own().map(|own| view.open.receiver(own)))?;
        Some(
            view! { <span class="lo-to">{table.sign(receiver)}{table.about(key, receiver)}</span> },
        )
    }
}
