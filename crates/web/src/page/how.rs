//! How to play a game, on one screen: five steps, each with a picture. Words of the game can be
//! looked up.

use super::app::{App, title};
use super::learn;
use crate::boards::board_of;
use crate::prelude::*;
use crate::route::Route;
use crate::terms::{NamedTerm, pieces};
use gantry_host::lessons::{HOW_STEPS, how_key, how_step_keys};

/// Draws the page, once its texts are loaded.
pub fn draw(app: App, game: &str) -> AnyView {
    let game = game.to_owned();
    let terms = {
        let game = game.clone();
        Memo::new(move |_| terms(app, &game))
    };
    let looked_up = RwSignal::new(None::<NamedTerm>);
    let lead = {
        let key = how_key(&game);
        move || marked(&learn::word(app, &key), terms, looked_up)
    };
    let pictures = (board_of(&game).scenes.how)();
    let step = |number: usize| {
        let [heading, text] = how_step_keys(&game, number);
        let picture = pictures.get(number - 1).cloned().unwrap_or_default();
        view! {
            <li>
                <span class="how-picture" aria-hidden="true" inner_html=picture></span>
                <div>
                    <h2>{move || learn::word(app, &heading)}</h2>
                    <p>{move || marked(&learn::word(app, &text), terms, looked_up)}</p>
                </div>
            </li>
        }
    };
    let meaning = move || {
        looked_up.get().map(|term| {
            view! { <p class="meaning" role="tooltip"><b>{term.name}</b>" "{term.text}</p> }
        })
    };
    view! {
        <article class="page how">
            <h1>{title(&game)}</h1>
            <p class="lead">{lead}</p>
            <ol>{(1..=HOW_STEPS).map(step).collect_view()}</ol>
            <p class="links">{ways(app, &game)}</p>
            {live(meaning)}
        </article>
    }
}

/// Links to the lessons, a new table and the rules.
fn ways(app: App, game: &str) -> impl IntoView + use<> {
    view! {
        {learn::link(app, game)}
        <a href=Route::New(game.into(), false).to_string()>{move || app.t("web-play")}</a>
        <a href=Route::Rules(game.into(), None).to_string()>{move || app.t("web-rules")}</a>
    }
}

/// A link to this page.
pub fn link(app: App, game: &str) -> AnyView {
    view! { <a href=Route::How(game.into()).to_string()>{move || app.t("web-how")}</a> }
}

/// The words of the game, whose texts are loaded.
fn terms(app: App, game: &str) -> Vec<NamedTerm> {
    let texts = app.texts.read();
    let named = |term: gantry_kernel::Term| NamedTerm {
        word: term.word.into_owned(),
        name: texts.game_book().say(&term.name, &[]),
        text: texts.game_book().say(&term.text, &[]),
    };
    let named = (board_of(game).scenes.terms)().into_iter().map(named);
    // A name begins with a capital on a card, but not in a sentence.
    named.flat_map(|term| [within_sentence(&term), term]).collect()
}

/// The term as it is written within a sentence.
fn within_sentence(term: &NamedTerm) -> NamedTerm {
    let mut letters = term.name.chars();
    let first = letters.next().into_iter().flat_map(char::to_lowercase);
    NamedTerm { name: first.chain(letters.clone()).collect(), ..term.clone() }
}

/// A text in which every word of the game shows its meaning, on hover or on a touch.
fn marked(
    words: &str,
    terms: Memo<Vec<NamedTerm>>,
    looked_up: RwSignal<Option<NamedTerm>>,
) -> impl IntoView + use<> {
    let terms = terms.read();
    let piece = |(text, term): (&str, Option<usize>)| {
        let text = text.to_owned();
        let Some(term) = term.map(|term| terms[term].clone()) else { return text.into_any() };
        let (meaning, for_touch) = (term.text.clone(), term.clone());
        let show = move |_| {
            looked_up.update(|known| {
                let other = known.as_ref() != Some(&for_touch);
                *known = other.then(|| for_touch.clone());
            });
        };
        view! { <abbr title=meaning tabindex="0" on:click=show>{text}</abbr> }
    };
    pieces(words, &terms).into_iter().map(piece).collect_view()
}
