//! What is shown beside the table: refusals, previews, hints.

use crate::prelude::*;
use gantry_kernel::Phrase;

use super::app::code;
use crate::boards::{Aside, Play};
use gantry_wire::{Change, Hint, Preview, Refused};

/// The area beside the table. Answers are announced to screen readers; previews, which change with
/// every pointer move, are not. The text disappears when the choices change, but not because of
/// what others do meanwhile.
pub fn draw(play: Play) -> impl IntoView {
    let choices = Memo::new(move |_| play.frame.read().choices.clone());
    // Read, not just tracked: a memo that nobody reads is never computed and notifies nobody.
    Effect::new(move |_| choices.with(|_| play.aside.set(None)));
    let quiet = move || matches!(*play.aside.read(), Some(Aside::Preview { .. }));
    let content = move || match play.aside.get()? {
        Aside::Refused(refused) => Some(why(play, &refused).into_any()),
        Aside::Allowed => Some(view! { <p>{play.t("web-allowed")}</p> }),
        Aside::Preview { notation, preview } => Some(would(play, &notation, &preview).into_any()),
        Aside::Hints(hints) => Some(best(play, hints).into_any()),
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

fn would(play: Play, notation: &str, preview: &Preview) -> impl IntoView + use<> {
    if preview.binding {
        return view! { <p>{play.t("web-preview-binding")}</p> };
    }
    let change = |change: &Change| {
        view! {
            <li>
                <span class="what">{play.say(&change.label)}</span>" "
                <del>{joined(play, &change.before)}</del>" → "<ins>{joined(play, &change.after)}</ins>
            </li>
        }
    };
    let news =
        preview.news.iter().map(|phrase| view! { <li>{play.say(phrase)}</li> }).collect_view();
    let changes = preview.changes.iter().map(change).collect_view();
    let title = play.app.say(&Phrase::new("web-preview").with("action", code(notation)));
    view! { <p class="what">{title}</p> <ul class="changes">{news}{changes}</ul> }
}

/// The cells of a row.
fn joined(play: Play, cells: &[Phrase]) -> String {
    let cells: Vec<String> = cells.iter().map(|cell| play.say(cell)).collect();
    cells.join(" · ")
}

fn best(play: Play, hints: Vec<Hint>) -> impl IntoView {
    let hint = move |hint: Hint| {
        let share = Phrase::new("web-hint-share").with("percent", usize::from(hint.percent()));
        let notation = hint.choice.notation;
        view! {
            <li>
                <button type="button" on:click=move |_| play.act(&notation)>
                    {play.say(&hint.choice.phrase)}" "<span class="share">{play.app.say(&share)}</span>
                </button>
            </li>
        }
    };
    view! {
        <p>{play.t("web-hint-best")}</p>
        <ol class="choices">{hints.into_iter().map(hint).collect_view()}</ol>
    }
}
