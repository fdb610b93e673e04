//! Somebody's profile: how strong they are at each game, how that has changed, and their last
//! public games.

use gantry_art::{ChartLine, chart};
use gantry_kernel::Phrase;
use wasm_bindgen_futures::spawn_local;

use super::past;
use super::words::{People, PeopleError};
use crate::page::app::{code, title};
use crate::page::{browser, server};
use crate::prelude::*;
use crate::shared::rating_scale;
use gantry_wire::{GameRating, Profile, RatingAfter, Role, TableSummary};

/// Draws the profile of an account.
pub fn draw(people: People, id: String) -> AnyView {
    let found = RwSignal::new(None::<Result<Profile, PeopleError>>);
    spawn_local(async move {
        let answer = server::get(&format!("accounts/{}", browser::encoded(&id))).await;
        // the page may show something else by now
        found.try_set(Some(answer.map_err(PeopleError::from)));
    });
    let content = move || match found.get() {
        None => view! { <p class="wait" role="status">{people.app.t("web-page-comes")}</p> },
        Some(Err(error)) => view! {
            <h1>{people.t("people-profile")}</h1>
            <p role="alert">{people.sentence(&error)}</p>
            <a class="button" href="#/">{people.app.t("web-to-games")}</a>
        },
        Some(Ok(profile)) => show(people, &profile),
    };
    view! { <section class="page profile-page">{live(content)}</section> }
}

fn show(people: People, profile: &Profile) -> AnyView {
    let role = match profile.role {
        Role::Host => "people-role-host",
        Role::Member => "people-role-member",
        Role::Guest => "people-role-guest",
    };
    let me = people.app.server.me.get().map(|me| me.account);
    let own = me.as_ref() == Some(&profile.account);
    let ratings = profile.ratings.iter().map(|rating| rated(people, rating)).collect_view();
    let game = |table: &TableSummary| past::row(people, table, me.as_deref(), false);
    let games = profile.games.iter().map(game).collect_view();
    view! {
        <header class="plate">
            <p class="role">{people.t(role)}" · "{people.with("people-since", "date", &people.day(profile.since_ms))}</p>
            <h1>{profile.name.clone()}</h1>
            {own.then(|| view! { <nav class="links" aria-label=people.t("people-account")><a href="#/me">{people.t("people-account")}</a></nav> })}
        </header>
        <section class="ratings" aria-labelledby="ratings">
            <h2 id="ratings">{people.t("people-ratings")}</h2>
            {profile.ratings.is_empty().then(|| view! { <p class="hint">{people.t("people-no-ratings")}</p> })}
            <div class="panels">{ratings}</div>
        </section>
        <section class="kept" aria-labelledby="last-games">
            <h2 id="last-games">{people.t("people-last-games")}</h2>
            {profile.games.is_empty().then(|| view! { <p class="hint">{people.t("people-no-games")}</p> })}
            <ul class="past">{games}</ul>
        </section>
    }
}

/// How strong somebody is at one game.
fn rated(people: People, rating: &GameRating) -> AnyView {
    let (now, sure) = (whole(rating.rating), whole(2.0 * rating.deviation));
    let about = Phrase::new("people-rating-about")
        .with("deviation", code(&sure))
        .with("count", usize::try_from(rating.games).unwrap_or(usize::MAX));
    let first = rating.course.last().map_or(rating.rating, |point| point.rating);
    let spoken = Phrase::new("people-course")
        .with("first", code(&whole(first)))
        .with("last", code(&now))
        .with("count", rating.course.len());
    let drawn = graph(rating);
    view! {
        <article class="panel rating" data-game=rating.game.clone() data-games=rating.games.to_string()>
            <h3>{title(&rating.game)}</h3>
            <p class="figure"><strong>{now}</strong></p>
            <p class="hint">{people.say(&about)}</p>
            <div class="graph" role="img" aria-label=people.say(&spoken)
                data-points=rating.course.len().to_string() inner_html=drawn></div>
        </article>
    }
}

/// A rating without digits that mean nothing.
fn whole(rating: f64) -> String {
    format!("{rating:.0}")
}

/// The course of a rating between the bounds that it surely lies in.
fn graph(rating: &GameRating) -> String {
    #[allow(clippy::cast_possible_truncation)] // a place on a drawing
    let point = |after: &RatingAfter| (after.rating as f32, after.deviation as f32);
    let mut course: Vec<(f32, f32)> = rating.course.iter().rev().map(point).collect();
    // One game is a line, too.
    if let [only] = course[..] {
        course.push(only);
    }
    let reach = course
        .iter()
        .flat_map(|(rating, deviation)| [rating - 2.0 * deviation, rating + 2.0 * deviation]);
    let [low, high] = rating_scale(reach);
    #[allow(clippy::cast_precision_loss)] // a place on a drawing
    let across = |index: usize| index as f32 / (course.len().max(2) - 1) as f32;
    let line = |times: f32, stroke: &str, dashes: &'static str, label: &str| {
        let at = |(index, (rating, deviation)): (usize, &(f32, f32))| {
            (across(index), (rating + times * deviation - low) / (high - low))
        };
        let points = course.iter().enumerate().map(at).collect();
        ChartLine { points, stroke: stroke.into(), dashes, label: label.into() }
    };
    let lines = [
        line(2.0, "var(--faint)", "3 5", ""),
        line(-2.0, "var(--faint)", "3 5", ""),
        line(0.0, "var(--seat-1)", "none", "●"),
    ];
    let scale = [low, f32::midpoint(low, high), high].map(|mark| whole(mark.into()));
    chart(330.0, 180.0, scale.each_ref().map(String::as_str), &lines, &[])
}
