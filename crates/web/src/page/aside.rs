//! What takes the place of the headline for a moment: refusals, previews; and the sheet of hints.

use crate::prelude::*;
use gantry_kernel::Phrase;
use wasm_bindgen::JsCast;
use web_sys::Element;

use crate::boards::{Aside, Hints, Play, board_of};
use crate::differences::{Difference, difference, in_short, signed, without_moves};
use gantry_wire::{Change, Hint, HintRank, Preview, Refused};

/// The place for answers. They are announced to screen readers; previews, which change with every
/// pointer move, are not. The text disappears when the choices change, but not because of what
/// others do meanwhile.
pub fn draw(play: Play) -> impl IntoView {
    let choices = Memo::new(move |_| play.frame.read().choices.clone());
    // Read, not just tracked: a memo that nobody reads is never computed and notifies nobody.
    Effect::new(move |_| choices.with(|_| play.aside.set(None)));
    let close = window_event_listener(leptos::ev::keydown, move |event| {
        if event.key() == "Escape" && play.aside.read_untracked().is_some() {
            play.aside.set(None);
        }
    });
    // Hints are a sheet: a press elsewhere closes them.
    let press = window_event_listener(leptos::ev::pointerdown, move |event| {
        let element = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let inside = element.and_then(|element| element.closest(".aside").ok().flatten());
        let hints = matches!(*play.aside.read_untracked(), Some(Aside::Hints(_)));
        if hints && inside.is_none() {
            play.aside.set(None);
        }
    });
    on_cleanup(move || {
        close.remove();
        press.remove();
    });
    let quiet = move || matches!(*play.aside.read(), Some(Aside::Preview { .. }));
    let content = move || match play.aside.get()? {
        Aside::Refused(refused) => Some(why(play, &refused).into_any()),
        Aside::Allowed => Some(view! { <p>{play.t("web-allowed")}</p> }),
        Aside::Preview { notation, preview } => Some(would(play, &notation, &preview).into_any()),
        Aside::Hints(advice) => Some(best(play, advice).into_any()),
        Aside::Thinking => Some(view! { <p>{play.t("web-hint-thinking")}</p> }),
    };
    view! { <div class="aside" role="status" aria-live=move || if quiet() { "off" } else { "polite" }>{content}</div> }
}

fn why(play: Play, refused: &Refused) -> impl IntoView + use<> {
    let rule = refused.rule.as_ref().map(|rule| {
        let address = format!("#/rules/{}/{rule}", play.frame.read_untracked().game);
        view! { " " <a href=address>{rule.clone()}</a> }
    });
    view! { <p class="refused">{play.app.reason(refused)}{rule}</p> }
}

/// What an action would do: its name, and what changes.
fn would(play: Play, notation: &str, preview: &Preview) -> impl IntoView + use<> {
    let choices = &play.frame.read().choices;
    let choice = choices.iter().find(|choice| choice.notation == notation);
    let name = choice.map(|choice| view! { <b>{play.say(&choice.phrase)}</b> });
    if preview.binding {
        return view! { <p class="would">{name}<span>{play.t("web-preview-binding")}</span></p> };
    }
    let changes = preview.changes.iter().filter_map(|change| {
        let (before, after) = (whole(&change.before), whole(&change.after));
        let difference = difference(&said(play, before), &said(play, after))?;
        let is_cut = before.len() < change.before.len() || after.len() < change.after.len();
        Some((&change.label, if is_cut { difference.of_a_part()? } else { difference }))
    });
    let changes = without_moves(changes.collect());
    let changes: Vec<_> =
        changes.iter().map(|(label, difference)| changed(play, label, difference)).collect();
    // Where nothing on the table changes, what people would be told says it.
    let news = changes.is_empty().then(|| {
        preview.news.iter().map(|phrase| view! { <span>{play.say(phrase)}</span> }).collect_view()
    });
    view! { <p class="would">{name}{news}{changes}</p> }
}

/// A row that would change, with a sign for less or more.
fn changed(play: Play, label: &Phrase, difference: &Difference) -> AnyView {
    let (class, words) = match difference {
        Difference::By(by) => (if *by < 0 { "less" } else { "more" }, signed(*by)),
        Difference::Becomes(now) => ("more", now.clone()),
        Difference::Things { come, go } => {
            (if come.is_empty() { "less" } else { "more" }, in_short(come, go))
        }
    };
    let game = play.frame.read_untracked().game.clone();
    let symbol = (board_of(&game).symbol)(&label.key)
        .map(|symbol| view! { <span class="symbol" aria-hidden="true" inner_html=symbol></span> });
    view! { <span class=class>{symbol}{play.say(label)}<ins>" "{words}</ins></span> }.into_any()
}

/// The message of games that ends a list which is too long to be shown whole: how many more.
const MORE: &str = "cell-more";

/// The cells of a row that stand for one thing each.
fn whole(cells: &[Phrase]) -> &[Phrase] {
    match cells {
        [listed @ .., last] if last.key == MORE => listed,
        _ => cells,
    }
}

/// The cells of a row, in words.
fn said(play: Play, cells: &[Phrase]) -> Vec<String> {
    cells.iter().map(|cell| play.say(cell)).collect()
}

/// The best choices, what they promise as far as that is known, and why the first is better.
fn best(play: Play, advice: Hints) -> impl IntoView {
    let Hints { hints, previews } = advice;
    let reason = reason(play, &previews);
    let heading = match &hints[..] {
        [only] if only.rank == HintRank::Only => "web-hint-only",
        _ => "web-hint-best",
    };
    let hint = move |hint: Hint| {
        let worth = worth(play, &hint);
        let notation = hint.choice.notation;
        view! {
            <li>
                <button type="button" on:click=move |_| play.act(&notation)>
                    {play.say(&hint.choice.phrase)}" "{worth}
                </button>
            </li>
        }
    };
    view! {
        <div class="hints">
            <p>{play.t(heading)}</p>
            <ol class="choices">{hints.into_iter().map(hint).collect_view()}</ol>
            {reason}
        </div>
    }
}

/// A word and an interval; nothing for a choice that is forced.
pub fn worth(play: Play, hint: &Hint) -> Option<AnyView> {
    let word = match hint.rank {
        HintRank::Only => return None,
        HintRank::Best => "web-hint-clear",
        HintRank::Equal => "web-hint-equal",
        HintRank::Worse => "web-hint-worse",
    };
    let (least, most) = hint.interval();
    let share = Phrase::new("web-hint-interval").with("least", usize::from(least));
    let share = play.app.say(&share.with("most", usize::from(most)));
    Some(view! { <span class="share"><b>{play.t(word)}</b>" · "{share}</span> })
}

/// What the first choice leaves better or worse than the second, in words.
pub fn reason(play: Play, previews: &[Preview]) -> Option<AnyView> {
    let [first, second] = previews else { return None };
    if first.binding || second.binding {
        return None;
    }
    let differs = first.changes.iter().filter_map(|change| {
        let same = |other: &&Change| other.panel == change.panel && other.label == change.label;
        let other = second.changes.iter().find(same);
        let instead = other.map_or(&change.before, |other| &other.after);
        let (after, instead) = (said(play, &change.after), said(play, instead));
        let difference = difference(&instead, &after)?;
        let words = compared(play, &play.say(&change.label), &difference, &instead);
        (words.chars().count() <= LONGEST_REASON).then_some((difference, words))
    });
    let (numbers, things): (Vec<_>, Vec<_>) =
        differs.partition(|(difference, _)| matches!(difference, Difference::By(_)));
    // Which cards lie where is in the names of the choices already.
    let differs = if numbers.is_empty() { things } else { numbers };
    let differs: Vec<_> = differs.into_iter().take(MOST_REASONS).collect();
    (!differs.is_empty()).then(|| {
        let differs = differs.into_iter().map(|(_, words)| view! { <li>{words}</li> });
        view! { <p>{play.t("web-hint-reason")}</p><ul class="reasons">{differs.collect_view()}</ul> }
    })
}

/// One difference, in words.
fn compared(play: Play, label: &str, difference: &Difference, instead: &[String]) -> String {
    let (first, second) = match difference {
        Difference::By(by) => return format!("{label} {}", signed(*by)),
        Difference::Becomes(now) => (now.clone(), instead.join(", ")),
        Difference::Things { come, go } if go.is_empty() => {
            return format!("{label} + {}", come.join(", "));
        }
        Difference::Things { come, go } if come.is_empty() => {
            return format!("{label} − {}", go.join(", "));
        }
        Difference::Things { come, go } => (come.join(", "), go.join(", ")),
    };
    let phrase = Phrase::new("web-hint-instead")
        .with("what", super::app::code(label))
        .with("first", super::app::code(&first))
        .with("second", super::app::code(&second));
    play.app.say(&phrase)
}

/// More differences than this are no reason.
const MOST_REASONS: usize = 3;
/// A longer list than this, in characters, is no reason.
const LONGEST_REASON: usize = 90;
