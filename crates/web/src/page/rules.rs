//! The rules of a game in our own words; every rule can be linked to by its id.
//!
//! They are separate files next to the program, one per game and language, built by
//! `crates/bundle`.

use crate::prelude::*;

use super::app::App;
use super::{browser, how, learn};

/// The state of fetching a page of rules.
#[derive(Clone, PartialEq, Eq)]
enum Fetched {
    Awaited,
    Here(String),
    Missing,
}

/// Draws the rules, and scrolls to a rule if one is named.
pub fn draw(app: App, game: &str, rule: Option<String>) -> AnyView {
    let ways = (how::link(app, game), learn::link(app, game));
    let game = game.to_owned();
    let language = Memo::new(move |_| app.settings.read().language.clone());
    let fetched = RwSignal::new(Fetched::Awaited);
    Effect::new(move |_| {
        let rule = rule.clone();
        let file = browser::file(&format!("rules-{game}-{}.html", language.get()));
        browser::fetch_text(&file, move |text| {
            // The reader may have left meanwhile.
            drop(fetched.try_set(text.map_or(Fetched::Missing, Fetched::Here)));
            request_animation_frame(move || rule.as_deref().into_iter().for_each(show));
        });
    });
    let back = move || {
        let frame = app.frame.read();
        frame.as_ref().map(|frame| {
            let address = learn::route_to(frame).to_string();
            view! { <p class="links"><a href=address>{app.t("web-back-to-table")}</a></p> }
        })
    };
    let text = move || match fetched.get() {
        Fetched::Awaited => view! { <p class="wait" role="status">{app.t("web-rules-come")}</p> },
        Fetched::Here(page) => view! { <div inner_html=page></div> },
        Fetched::Missing => {
            view! { <p class="refused" role="alert">{app.t("web-rules-missing")}</p> }
        }
    };
    view! {
        <article class="page rules" lang=language>
            {live(back)}
            <p class="links">{ways}</p>
            {text}
            {live(back)}
        </article>
    }
}

/// Scrolls to a rule and marks it.
fn show(rule: &str) {
    if let Some(element) = browser::document().get_element_by_id(rule) {
        element.scroll_into_view();
        drop(element.class_list().add_1("named"));
    }
}
