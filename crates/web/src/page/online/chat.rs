//! What people say at a table.

use std::collections::BTreeSet;

use gantry_host::shared::author_mark;
use gantry_wire::{ChatLine, ClientMessage};

use super::mark_read;
use crate::boards::{Play, shape};
use crate::page::app::App;
use crate::page::icons::{BarIcon, labelled};
use crate::page::{browser, sheets};
use crate::prelude::*;
use crate::route::Route;
use web_sys::Element;

/// The chat as a sheet of the bar, with the number of lines that were not read.
pub fn sheet(play: Play) -> AnyView {
    let app = play.app;
    let open = RwSignal::new(false);
    let unread = Memo::new(move |_| {
        let read = app.online.read.get();
        app.online
            .chat
            .read()
            .iter()
            .filter(|line| line.number > read && is_shown(app, line))
            .count()
    });
    // What is on the screen is read.
    Effect::new(move |_| {
        if open.get() {
            mark_read(app);
        }
    });
    let toggled = move |event: web_sys::Event| {
        open.set(event_target::<Element>(&event).has_attribute("open"));
        sheets::toggled(play, &event);
        request_animation_frame(scroll);
    };
    let count = move || Some(unread.get()).filter(|unread| *unread > 0);
    view! {
        <details class="chat" on:toggle=toggled>
            <summary>
                {labelled(BarIcon::Chat, move || app.t("web-chat"))}
                {move || count().map(|count| view! {
                    <b class="unread"><span class="sr-only">{app.t("web-unread")}</span>{count}</b>
                })}
            </summary>
            <div class="sheet">{panel(app, move |line| colour_at(play, line))}</div>
        </details>
    }
}

fn is_shown(app: App, line: &ChatLine) -> bool {
    !app.online.muted.read().contains(&line.author)
}

fn colour_at(play: Play, line: &ChatLine) -> Option<u8> {
    line.seat.map(|seat| play.colour(seat))
}

/// The newest line comes into sight.
fn scroll() {
    if let Ok(Some(list)) = browser::document().query_selector(".chat-lines") {
        list.set_scroll_top(list.scroll_height());
    }
}

/// The lines, and the field to say something.
pub fn panel(
    app: App,
    colour: impl Fn(&ChatLine) -> Option<u8> + Copy + Send + Sync + 'static,
) -> AnyView {
    let typed = RwSignal::new(String::new());
    let say = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let text = typed.get_untracked();
        if !text.trim().is_empty() {
            let said = text.clone();
            app.ask(ClientMessage::Say(text), move |answer| {
                // What was refused is not lost, unless something else is being typed.
                let refused = matches!(answer, gantry_wire::Answer::Refused(_));
                let empty = typed.try_with_untracked(String::is_empty).unwrap_or_default();
                if refused && empty {
                    typed.set(said);
                }
                app.show_refusal(&answer);
            });
            typed.set(String::new());
        }
    };
    let lines = move || {
        let lines = app.online.chat.get();
        lines.into_iter().filter(|line| is_shown(app, line)).collect::<Vec<_>>()
    };
    Effect::new(move |_| {
        app.online.chat.track();
        request_animation_frame(scroll);
    });
    let line = move |line: ChatLine| {
        let colour = colour(&line);
        let class = colour.map_or_else(|| "line".into(), |colour| format!("line seat-{colour}"));
        view! {
            <li class=class>
                {colour.map(|colour| view! { <span class="shape" aria-hidden="true">{shape(colour)}</span> })}
                <b dir="auto">{line.name.clone()}</b><span class="text" dir="auto">{line.text.clone()}</span>
                {against(app, &line)}
            </li>
        }
    };
    let silent = move || {
        (!app.online.muted.read().is_empty()).then(|| {
        let unmute = move |_| {
            for author in app.online.muted.get_untracked() {
                app.tell(ClientMessage::Mute { author, silent: false });
            }
            app.online.muted.set(BTreeSet::new());
        };
        view! { <button type="button" class="plain" on:click=unmute>{app.t("web-unmute")}</button> }
    })
    };
    view! {
        <h2>{move || app.t("web-chat")}</h2>
        <ul class="chat-lines" role="log" tabindex="0" aria-label=move || app.t("web-chat")>
            <For each=lines key=|line| line.number let(each)>{line(each)}</For>
        </ul>
        {move || app.online.chat.read().is_empty().then(|| view! { <p class="hint">{app.t("web-chat-empty")}</p> })}
        {silent}
        <form class="say" on:submit=say>
            <label>
                <span>{move || app.t("web-say")}</span>
                <input type="text" name="say" maxlength="500" autocomplete="off" prop:value=typed
                    on:input=move |event| typed.set(event_target_value(&event))/>
            </label>
            <button type="submit">{move || app.t("web-send")}</button>
        </form>
    }
}

/// What can be done against somebody's line: not hearing them any more, reporting it.
fn against(app: App, line: &ChatLine) -> Option<AnyView> {
    let (author, number) = (line.author.clone(), line.number);
    let own = untrack(|| is_own(app, line));
    let mute = move |_| {
        let author = author.clone();
        app.online.muted.update(|muted| {
            muted.insert(author.clone());
        });
        app.tell(ClientMessage::Mute { author, silent: true });
    };
    let report = move |_| {
        app.ask_text(app.t("web-report-why"), String::new(), app.t("web-report"), move |reason| {
            let message = ClientMessage::Report { line: number, reason };
            app.ask(message, move |answer| match answer {
                gantry_wire::Answer::Refused(_) => app.show_refusal(&answer),
                _ => app.notice(app.t("web-reported")),
            });
        });
    };
    (!own).then(|| {
        view! {
            <span class="against">
                <button type="button" class="plain" on:click=mute>{app.t("web-mute")}</button>
                <button type="button" class="plain" on:click=report>{app.t("web-report")}</button>
            </span>
        }
    })
}

/// Whether somebody at this browser has said it.
fn is_own(app: App, line: &ChatLine) -> bool {
    let Route::Table(table) = app.route.get() else { return false };
    let me = app.server.me.read();
    me.as_ref().is_some_and(|me| author_mark(&table, &me.account) == line.author)
}
