//! A table before the deal: who sits where, the invitation, and the beginning.

use std::sync::Arc;

use gantry_kernel::{Phrase, Seat};
use gantry_wire::{ChairInfo, ChairPlan, ClientMessage, Gathering};

use super::settings::summary;
use super::{Connection, Wish, accounts, chat, join, mark_read, notify, profile_link, qr, tell};
use crate::boards::shape;
use crate::page::app::{App, code, title};
use crate::page::{browser, dialog, home};
use crate::prelude::*;
use crate::route::Route;

/// Draws it.
pub fn draw(app: App) -> AnyView {
    let Some(first) = app.online.gathering.get_untracked() else { return view! { <p></p> } };
    let latest = Memo::new(move |known: Option<&Arc<Gathering>>| {
        let now = app.online.gathering.get();
        now.or_else(|| known.cloned()).unwrap_or_else(|| first.clone())
    });
    let game = latest.get_untracked().settings.game.clone();
    let seats: Vec<Seat> = latest.get_untracked().chairs.iter().map(|chair| chair.seat).collect();
    let seated = Memo::new(move |_| {
        let gathering = latest.read();
        let names = gathering.chairs.iter().map(|chair| Some(chair.taken.as_ref()?.name.clone()));
        names.collect::<Vec<_>>()
    });
    let whose = accounts(latest.get_untracked().table.clone(), move || seated.track());
    let chairs = seats.into_iter().map(|seat| chair(app, latest, whose, seat)).collect_view();
    let words = move || summary(app, &latest.read().settings);
    let pledge = move || app.pledge(&latest.read().pledge);
    let colour = move |line: &gantry_wire::ChatLine| {
        let gathering = latest.read();
        let taken = gathering.chairs.iter().find(|chair| Some(chair.seat) == line.seat);
        taken.and_then(|chair| chair.taken.as_ref()).map(|taken| taken.colour)
    };
    // The chat is in sight all the time.
    Effect::new(move |_| mark_read(app));
    view! {
        <section class="page gathering" data-table=latest.get_untracked().table.clone()>
            <header>
                <img class="poster" src=browser::file(&format!("poster-{game}.svg")) alt="" width="320" height="200"/>
                <div>
                    <h1>{title(&game)}</h1>
                    <p>{live(words)}</p>
                    <p class="links">
                        <a href=format!("#/how/{game}")>{move || app.t("web-how")}</a>
                        <a href="#/">{move || app.t("web-to-games")}</a>
                    </p>
                    {move || lost(app)}
                </div>
            </header>
            <div class="gathering-parts">
                <section class="chairs" aria-labelledby="chairs">
                    <h2 id="chairs">{move || app.t("web-who-sits")}</h2>
                    <ul>{chairs}</ul>
                    {begin(app, latest)}
                </section>
                {invite(app, &latest.get_untracked().table)}
                <section class="chat-panel">{chat::panel(app, colour)}</section>
            </div>
            <p class="hint">{pledge}" "{move || app.t("web-salted")}</p>
            {notify::button(app)}
        </section>
    }
}

/// While the connection is away.
fn lost(app: App) -> Option<AnyView> {
    let gone = matches!(*app.online.connection.read(), Connection::Lost(_));
    gone.then(|| view! { <p role="alert">{app.t("web-lost")}</p> })
}

type Latest = Memo<Arc<Gathering>>;

/// One seat: who sits there, and what the reader can do about it.
fn chair(app: App, latest: Latest, whose: RwSignal<Vec<Option<String>>>, seat: Seat) -> AnyView {
    let info = Memo::new(move |_| {
        let gathering = latest.read();
        let found = gathering.chairs.iter().find(|chair| chair.seat == seat).cloned();
        found.map(|chair| (chair, gathering.owner, gathering.settings.game.clone()))
    });
    let content = move || {
        let (chair, owner, game) = info.get()?;
        let ChairInfo { taken, own, .. } = chair;
        let bot = taken.as_ref().is_some_and(|taken| taken.kind != gantry_catalog::HUMAN);
        let person = taken.is_some() && !bot;
        let colour = taken.as_ref().filter(|_| person).map(|taken| taken.colour);
        let name = match &taken {
            None => app.t("web-free"),
            Some(taken) if bot => home::level_word(app, &game, &taken.kind),
            Some(taken) => taken.name.clone(),
        };
        let account = whose.read().get(seat.index()).cloned().flatten().filter(|_| person);
        let you = own.then(|| view! { <span class="note">{app.t("web-you")}</span> });
        let stand = tell(app, ClientMessage::StandUp(seat));
        let stand_key = if own { "web-stand-up" } else { "web-send-away" };
        let seated = latest.read().chairs.iter().any(|chair| chair.own);
        // in real time one person plays at a screen
        let sits = taken.is_none() && !(seated && latest.read().is_real_time);
        Some(view! {
            <li class=colour.map_or_else(|| "free".into(), |colour| format!("seat-{colour}")) class:own=own
                data-seat=seat.to_string() data-taken=taken.as_ref().map(|taken| taken.name.clone())>
                <span class="letter" aria-hidden="true">{colour.map_or_else(|| seat.to_string(), |colour| shape(colour).into())}</span>
                <span class="who"><strong>{profile_link(name, account.as_deref())}</strong>{you}</span>
                <span class="buttons">
                    {sits.then(|| sit(app, seat, seated))}
                    {(person && (own || owner)).then(|| view! {
                        <button type="button" data-tool="stand-up" on:click=move |_| stand()>{app.t(stand_key)}</button>
                    })}
                    {(owner && !person).then(|| bots(app, seat, &game, taken.as_ref().map(|taken| taken.kind.as_str())))}
                </span>
            </li>
        })
    };
    view! { {live(content)} }
}

/// Sits down. A second person at this browser gives their own name.
fn sit(app: App, seat: Seat, seated: bool) -> AnyView {
    let press = move |_| {
        let sit = move |name| {
            join(app, Wish { seat: Some(seat), name, colour: 0, salt: String::new() });
        };
        if seated {
            app.ask_text(app.t("web-second-name"), String::new(), app.t("web-sit-down"), sit);
        } else {
            sit(String::new());
        }
    };
    let key = if seated { "web-sit-second" } else { "web-sit-here" };
    view! { <button type="button" data-tool="sit-here" on:click=press>{app.t(key)}</button> }
}

/// The owner chooses a bot for a free seat, or frees it again.
fn bots(app: App, seat: Seat, game: &str, now: Option<&str>) -> AnyView {
    let games = app.games.get_untracked();
    let kinds = games.iter().find(|known| known.id == game).map(|known| known.bots.clone());
    let option = |kind: String| {
        let selected = now == Some(kind.as_str());
        let words = home::level_word(app, game, &kind);
        view! { <option value=kind selected=selected>{words}</option> }
    };
    let options = kinds.unwrap_or_default().into_iter().map(option).collect_view();
    let assign = move |event: web_sys::Event| {
        let kind = event_target_value(&event);
        let chair = if kind.is_empty() { ChairPlan::Person } else { ChairPlan::Bot(kind) };
        app.tell(ClientMessage::Assign { seat, chair });
    };
    let label = app.say(&Phrase::new("web-who-at").with("seat", code(&seat)));
    view! {
        <select aria-label=label name="bot" on:change=assign>
            <option value="" selected=now.is_none()>{app.t("web-elsewhere-person")}</option>
            {options}
        </select>
    }
}

/// The owner begins once every seat is taken; the others wait for that.
fn begin(app: App, latest: Latest) -> AnyView {
    let owner = Memo::new(move |_| latest.read().owner);
    let free = Memo::new(move |_| {
        latest.read().chairs.iter().filter(|chair| chair.taken.is_none()).count()
    });
    let waits = move || free.get() > 0;
    // Where the game begins by itself, there is a button only if somebody has not added to the
    // deal.
    let by_itself = Memo::new(move |_| latest.read().settings.begins && free.get() > 0);
    let words = move || match (free.get(), owner.get()) {
        _ if by_itself.get() => app.t("web-begins-by-itself"),
        (0, true) => app.t("web-all-here"),
        (0, false) => app.t("web-owner-begins"),
        (free, _) => app.say(&Phrase::new("web-seats-wait").with("count", free)),
    };
    view! {
        <p role="status">{live(words)}</p>
        {move || (owner.get() && !by_itself.get()).then(|| view! {
            <button type="button" class="primary" data-tool="begin" disabled=live(waits) on:click=move |_| app.tell(ClientMessage::Begin)>
                {app.t("web-begin")}
            </button>
        })}
    }
}

/// The invitation: a link to copy, and the same as a QR code.
fn invite(app: App, table: &str) -> AnyView {
    let link = browser::address(&Route::Join(table.into()));
    let copied = RwSignal::new(false);
    let copy = {
        let link = link.clone();
        move |_| dialog::copy(app, link.clone(), move || copied.set(true))
    };
    let picture = qr::draw(&link);
    view! {
        <section class="invite" aria-labelledby="invite">
            <h2 id="invite">{move || app.t("web-invite")}</h2>
            <p class="hint">{move || app.t("web-invite-about")}</p>
            <div class="link-row">
                <input type="text" readonly=true name="link" aria-labelledby="invite" value=link/>
                <button type="button" data-tool="copy" on:click=copy>{move || app.t("web-copy")}</button>
            </div>
            <p role="status" class="hint">{move || copied.get().then(|| app.t("web-link-copied"))}</p>
            {picture.map(|picture| view! { <div class="qr" role="img" aria-label=move || app.t("web-qr") inner_html=picture></div> })}
        </section>
    }
}
