//! Who is at the table: connected or away, whose clock runs, the round-trip time to them.

use std::sync::Arc;
use std::time::Duration;

use gantry_catalog::HUMAN;
use gantry_kernel::{Awaiting, Phrase, Seat};
use gantry_wire::{ClientMessage, Frame, SeatInfo, Spectators};

use super::Connection;
use crate::boards::{Play, shape};
use crate::page::app::{App, code};
use crate::page::{browser, eyes};
use crate::prelude::*;
use gantry_host::time_text;

/// How often clocks are drawn anew.
const TICK: Duration = Duration::from_millis(500);

/// The page's clock, in milliseconds; reactive.
fn ticking() -> RwSignal<u64> {
    let now = RwSignal::new(browser::now_ms());
    let timer = set_interval_with_handle(move || now.set(browser::now_ms()), TICK);
    on_cleanup(move || drop(timer.map(|timer| timer.clear())));
    now
}

/// Everybody at the table in one line, with the state of the connection.
pub fn draw(play: Play) -> AnyView {
    let now = ticking();
    let received = Memo::new(move |_| (play.frame.get(), browser::now_ms()));
    let seats = Memo::new(move |_| {
        let seats = &play.frame.read().seats;
        seats.iter().map(|info| info.seat).collect::<Vec<_>>()
    });
    let one = move |seat: Seat| chip(play, seat, received, now);
    view! {
        <div class="seats-strip">
            {state(play.app, now)}
            <ul aria-label=move || play.t("web-seats")>
                <For each=move || seats.get() key=|seat| *seat let(seat)>{one(seat)}</For>
            </ul>
            {watching(play)}
        </div>
    }
}

/// How the connection is, in words.
fn state(app: App, now: RwSignal<u64>) -> AnyView {
    let words = move || match app.online.connection.get() {
        Connection::Connected => ("connected", app.t("web-connected")),
        Connection::Lost(_) if !browser::window().navigator().on_line() => {
            ("offline", app.t("web-offline"))
        }
        Connection::Lost(since) => {
            let gone = time_text(now.get().saturating_sub(since));
            ("lost", app.say(&Phrase::new("web-reconnecting").with("time", code(&gone))))
        }
        _ => ("lost", app.t("web-entering")),
    };
    let class = move || format!("connection is-{}", words().0);
    // The seconds are not announced, but the change is.
    let changed = Memo::new(move |_| words().0);
    let lost = Memo::new(move |_| matches!(*app.online.connection.read(), Connection::Lost(_)));
    let spoken = move || match changed.get() {
        "connected" => app.t("web-connected"),
        "offline" => app.t("web-offline"),
        _ => app.t("web-lost"),
    };
    view! {
        <span class=live(class) data-state=move || words().0>
            <span class="lamp" aria-hidden="true"></span>
            <span class="word" aria-hidden="true">{move || words().1}</span>
            <span class="sr-only" role="status">{live(spoken)}</span>
            {move || lost.get().then(|| view! {
                <a class="meanwhile" href="#/">{app.t("web-play-meanwhile")}</a>
            })}
        </span>
    }
}

/// Whoever has no seat is told so, and chooses whom to look over the shoulder where spectators see
/// everything. Once the game is over, everybody may.
fn watching(play: Play) -> impl IntoView {
    let watches = Memo::new(move |_| {
        play.frame.read().sharing.as_ref().is_some_and(|sharing| sharing.own.is_empty())
    });
    let sees_all = Memo::new(move |_| {
        let frame = play.frame.read();
        let settings = frame.sharing.as_ref().and_then(|sharing| sharing.settings.as_ref());
        let delayed = settings
            .is_some_and(|settings| matches!(settings.spectators, Spectators::Delayed { .. }));
        frame.awaiting == Awaiting::Over || delayed && watches.get()
    });
    let word = move || {
        watches.get().then(|| view! { <span class="watching">{play.t("web-watching")}</span> })
    };
    let choice = move || {
        sees_all
            .get()
            .then(|| eyes::draw(play, move |viewer| play.app.tell(ClientMessage::LookAs(viewer))))
    };
    view! { {live(word)}{live(choice)} }
}

/// One seat.
fn chip(play: Play, seat: Seat, received: Memo<(Arc<Frame>, u64)>, now: RwSignal<u64>) -> AnyView {
    let app = play.app;
    let info = Memo::new(move |_| play.seat(seat));
    let colour = move || info.get().map_or(0, |info| info.colour);
    let awaited = Memo::new(move |_| play.frame.read().awaiting.must().contains(seat));
    let note = Memo::new(move |_| note(play, info.get().as_ref()));
    let left = Memo::new(move |_| {
        received.with(|(frame, at)| {
            let sharing = frame.sharing.as_ref()?;
            let (_, left) = sharing.time_left_ms.iter().find(|(of, _)| *of == seat)?;
            let runs = frame.clock.is_some_and(|clock| clock.running)
                && frame.awaiting.must().contains(seat);
            let passed = if runs { now.get().saturating_sub(*at) } else { 0 };
            Some(left.saturating_sub(passed).div_ceil(1000))
        })
    });
    let clock = move || left.get().map(|left| time_text(left * 1000));
    let low = move || left.get().is_some_and(|left| left < 15);
    let latency = move || {
        let timed = play.frame.read().is_real_time;
        let latencies = app.online.latencies.read();
        let found = latencies.iter().find(|(of, _)| timed && *of == seat);
        found.map(|(_, ms)| app.say(&Phrase::new("web-latency").with("ms", code(ms))))
    };
    view! {
        <li class=move || format!("seat-{}", colour()) class:awaited=awaited data-seat=seat.to_string()
            data-note=move || note.get().map_or("", |note| note.0)>
            <span class="shape" aria-hidden="true">{move || shape(colour())}</span>
            <span class="who">{move || info.get().map(|info| info.name)}</span>
            {move || awaited.get().then(|| view! { <span class="sr-only">{app.t("web-awaited")}</span> })}
            {move || clock().map(|text| view! { <span class="clock" class:low=live(low)>{text}</span> })}
            {move || note.get().map(|(_, words)| view! { <span class="note">{words}</span> })}
            {move || latency().map(|text| view! { <span class="note latency">{text}</span> })}
        </li>
    }
}

/// What is special about a seat, as a word for the style sheet and in words.
fn note(play: Play, info: Option<&SeatInfo>) -> Option<(&'static str, String)> {
    let app = play.app;
    let info = info?;
    let frame = play.frame.read();
    let sharing = frame.sharing.as_ref()?;
    let bot = sharing.stand_ins.iter().find(|(seat, _)| *seat == info.seat);
    if sharing.resigned.contains(info.seat) {
        Some(("resigned", app.t("web-resigned")))
    } else if bot.is_some() {
        Some(("stand-in", app.t("web-stands-in")))
    } else if info.kind != HUMAN {
        Some(("bot", app.t("web-bot-name")))
    } else if !sharing.connected.contains(info.seat) {
        Some(("away", app.t("web-away")))
    } else {
        None
    }
}
