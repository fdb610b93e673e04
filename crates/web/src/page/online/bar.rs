//! What the bar of a shared table has besides the game's own tools: chat, proposals, who is back,
//! giving up.

use gantry_kernel::{Awaiting, Phrase, Seat, SeatSet};
use gantry_wire::{ClientMessage, Proposed, SharedState};

use super::{accounts, after, chat, moving, notify, profile_link, seats};
use crate::boards::Play;
use crate::page::app::code;
use crate::prelude::*;

/// Something of the sharing of the open table; reactive.
fn of_sharing<T: PartialEq + Send + Sync + 'static>(
    play: Play,
    read: impl Fn(&SharedState) -> T + Send + Sync + 'static,
) -> Memo<Option<T>> {
    Memo::new(move |_| play.frame.read().sharing.as_deref().map(&read))
}

/// The chat.
pub fn tools(play: Play) -> AnyView {
    chat::sheet(play)
}

/// The players with their clocks, and what the reader has to answer.
pub fn banners(play: Play) -> AnyView {
    let ends = (after::ended_banner(play), after::rematch_banner(play));
    view! { {seats::draw(play)}{proposal(play)}{back(play)}{ends} }
}

fn is_over(play: Play) -> bool {
    play.frame.read().awaiting == Awaiting::Over
}

/// What somebody asks everybody to agree to.
fn proposal(play: Play) -> impl IntoView {
    let app = play.app;
    let proposal = of_sharing(play, |sharing| Some((sharing.proposal?, sharing.own)));
    live(move || {
        let (proposal, own) = proposal.get().flatten()?;
        let by = play.seat(proposal.by).map(|seat| seat.name).unwrap_or_default();
        let mine = own.contains(proposal.by);
        let key = match (proposal.what, mine) {
            (Proposed::TakeBack, false) => "web-asks-take-back",
            (Proposed::Abandon, false) => "web-asks-stop",
            (Proposed::TakeBack, true) => "web-asked-take-back",
            (Proposed::Abandon, true) => "web-asked-stop",
        };
        let asked = proposal.missing.iter().any(|seat| own.contains(seat));
        let respond = move |agrees| app.tell(ClientMessage::Respond(agrees));
        Some(view! {
            <div class="banner proposal" role="alert">
                <span>{app.say(&Phrase::new(key).with("name", code(&by)))}</span>
                {asked.then(|| view! {
                    <button type="button" data-tool="agree" on:click=move |_| respond(true)>{app.t("web-agree")}</button>
                    <button type="button" data-tool="refuse" on:click=move |_| respond(false)>{app.t("web-refuse")}</button>
                })}
                {(mine && !asked).then(|| view! {
                    <button type="button" on:click=move |_| respond(false)>{app.t("web-withdraw")}</button>
                })}
            </div>
        })
    })
}

/// While a bot plays for the reader: the way back.
fn back(play: Play) -> impl IntoView {
    let app = play.app;
    let away = of_sharing(play, |sharing| {
        let stands_in = |seat: &Seat| sharing.stand_ins.iter().any(|(of, _)| of == seat);
        sharing.own.minus(sharing.resigned).iter().find(stands_in)
    });
    live(move || {
        let seat = away.get().flatten().filter(|_| !is_over(play))?;
        let return_to = move |_| app.tell(ClientMessage::Return(seat));
        Some(view! {
            <div class="banner" role="alert">
                <span>{app.t("web-bot-plays")}</span>
                <button type="button" data-tool="back" on:click=return_to>{app.t("web-am-back")}</button>
            </div>
        })
    })
}

/// What is rarely wanted: stopping, giving up, being called.
pub fn more(play: Play) -> AnyView {
    let app = play.app;
    let frame = play.frame.read_untracked();
    let own = frame.sharing.as_ref().map_or(SeatSet::EMPTY, |sharing| sharing.own);
    let resign = move |seat: Seat| {
        app.confirm(app.t("web-resign-sure"), app.t("web-resign"), move || {
            app.tell(ClientMessage::Resign(seat));
        });
    };
    let one = move |seat: Seat| {
        let name = play.seat(seat).map(|seat| seat.name).unwrap_or_default();
        let words = if own.len() > 1 {
            app.say(&Phrase::new("web-resign-as").with("name", code(&name)))
        } else {
            app.t("web-resign")
        };
        view! { <button type="button" data-tool="resign" on:click=move |_| resign(seat)>{words}</button> }
    };
    let playing = move || {
        (!own.is_empty() && !is_over(play)).then(|| {
            view! {
                <button type="button" data-tool="stop" on:click=move |_| app.tell(ClientMessage::ProposeAbandon)>
                    {app.t("web-propose-stop")}
                </button>
                {own.iter().map(one).collect_view()}
            }
        })
    };
    let whose = accounts(frame.table.clone(), || {});
    let profiles = move || {
        let accounts = whose.get();
        let known = accounts.into_iter().enumerate().filter_map(|(index, account)| {
            let name = play.seat(Seat::new(index))?.name;
            Some(profile_link(name, Some(&account?)))
        });
        let known: Vec<AnyView> = known.collect();
        (!known.is_empty())
            .then(|| view! { <p class="links">{app.t("web-profiles")}" "{known}</p> })
    };
    view! { {moving::to_browser(play)}{live(playing)}{live(profiles)}{notify::button(app)} }
}
