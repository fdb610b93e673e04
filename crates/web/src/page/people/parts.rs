//! What the pages about people share: forms that say what came of them, fields, lists of players.

use std::future::Future;

use gantry_catalog::HUMAN;
use wasm_bindgen_futures::spawn_local;

use super::words::{People, PeopleError};
use crate::page::home;
use crate::page::online::profile_link;
use crate::prelude::*;
use gantry_wire::TableSummary;

/// A form or a button that sends something: whether it waits, and what came of it.
#[derive(Clone, Copy)]
pub struct Sending {
    busy: RwSignal<bool>,
    /// What was done, or why not.
    said: RwSignal<Option<Result<String, String>>>,
}

impl Sending {
    /// Nothing was sent yet.
    pub fn new() -> Self {
        Self { busy: RwSignal::new(false), said: RwSignal::new(None) }
    }

    /// Whether an answer is still to come; reactive.
    pub fn is_busy(self) -> bool {
        self.busy.get()
    }

    /// Sends something and says what came of it. `then` gets what the server has answered, and says
    /// what was done; it says nothing where the page changes.
    pub fn send<T: 'static>(
        self,
        people: People,
        work: impl Future<Output = Result<T, PeopleError>> + 'static,
        then: impl FnOnce(T) -> Option<String> + 'static,
    ) {
        if self.busy.try_get_untracked() != Some(false) {
            return;
        }
        self.busy.set(true);
        self.said.set(None);
        spawn_local(async move {
            let done = work.await;
            // the page may show something else by now
            self.busy.try_set(false);
            let said = match done {
                Ok(answer) => then(answer).map(Ok),
                Err(error) => Some(Err(people.sentence(&error))),
            };
            self.said.try_set(said);
        });
    }

    /// What came of it.
    pub fn draw(self) -> AnyView {
        let done = move || self.said.get().and_then(Result::ok);
        let refused = move || self.said.get().and_then(Result::err);
        view! {
            <p class="said" role="status">{live(done)}</p>
            {move || refused().map(|words| view! { <p class="said refused" role="alert">{words}</p> })}
        }
    }
}

/// A field of a form. Passwords are hidden while they are typed.
pub fn field(
    people: People,
    label: &'static str,
    name: &'static str,
    autocomplete: &'static str,
    value: RwSignal<String>,
) -> AnyView {
    let hidden = autocomplete.ends_with("-password");
    let most = if hidden { "200" } else { "40" };
    let least = if autocomplete == "new-password" { "10" } else { "0" };
    view! {
        <label>
            <span>{move || people.t(label)}</span>
            <input type=if hidden { "password" } else { "text" } name=name required=true minlength=least maxlength=most
                autocomplete=autocomplete prop:value=value on:input=move |event| value.set(event_target_value(&event))/>
        </label>
    }
}

/// A form with one button.
pub fn form(
    people: People,
    tool: &'static str,
    button: &'static str,
    fields: AnyView,
    sending: Sending,
    send: impl Fn() + 'static,
) -> AnyView {
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        send();
    };
    view! {
        <form class="fields" on:submit=submit>
            {fields}
            <button type="submit" class="primary" data-tool=tool disabled=move || sending.is_busy()>
                {move || people.t(button)}
            </button>
            {sending.draw()}
        </form>
    }
}

/// A part of a page with a heading.
pub fn panel(people: People, id: &'static str, heading: &'static str, content: AnyView) -> AnyView {
    view! {
        <section class="panel" aria-labelledby=id>
            <h2 id=id>{move || people.t(heading)}</h2>
            {content}
        </section>
    }
}

/// Everybody at a table, by place if that is known.
pub fn players(people: People, table: &TableSummary, me: Option<&str>) -> AnyView {
    let mut order: Vec<(Option<u8>, usize)> = (0..table.seats.len())
        .map(|seat| (table.places.as_ref().and_then(|places| places[seat]), seat))
        .collect();
    order.sort_by_key(|(place, seat)| (place.unwrap_or(u8::MAX), *seat));
    let one = |(place, seat): (Option<u8>, usize)| {
        let account = table.accounts[seat].as_deref();
        let name = match (&table.seats[seat], &table.kinds[seat]) {
            (Some(name), _) => name.clone(),
            (None, Some(kind)) if kind != HUMAN => home::level_word(people.app, &table.game, kind),
            _ => people.app.t("web-free"),
        };
        let own = account.is_some() && account == me;
        view! {
            <li class:own=own data-place=place.map(|place| place.to_string())>
                {place.map(|place| view! { <b class="place">{place}"."</b> })}
                {profile_link(name, account)}
            </li>
        }
    };
    view! { <ul class="players">{order.into_iter().map(one).collect_view()}</ul> }
}
