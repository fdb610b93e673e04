//! The summary of a round: who won which planet, and how everybody stands.

use gantry_kernel::{Phrase, Seat};
use gantry_planet_rush::PlanetRush;

use super::desk::Desk;
use super::pictures::globe;
use super::summary::{Results, Settled};
use crate::boards::{self, Play};
use crate::prelude::*;

/// The results of rounds at a table. A frame contains everything since the one before it, or since
/// the beginning.
pub fn results(play: Play) -> RwSignal<Results> {
    let results = RwSignal::new(Results::default());
    Effect::new(move |known: Option<(String, usize)>| {
        let frame = play.frame.read();
        let here = (frame.table.clone(), frame.news_from);
        let goes_on = frame.news_from > 0 && known == Some(here);
        let events = untrack(|| play.events_after::<PlanetRush>(frame.news_from));
        results.update(|results| {
            if !goes_on {
                *results = Results::default();
            }
            events.iter().for_each(|event| results.take(event));
        });
        (frame.table.clone(), frame.version)
    });
    results
}

/// Draws the summary of the last round, if one is over.
pub fn draw(desk: Desk) -> impl IntoView {
    live(move || {
        let (round, planets) = desk.results.get().last?;
        let title = Phrase::new("web-pr-summary").with("round", round);
        let planets = planets.into_iter().map(|settled| planet(desk, settled)).collect_view();
        let seats = untrack(|| desk.now.read().open.seats());
        let scores = Seat::all(seats).map(|seat| score(desk, seat)).collect_view();
        Some(view! {
            <section class="pr-summary" aria-labelledby="pr-summary">
                <h3 id="pr-summary">{desk.say(&title)}</h3>
                <ul class="pr-won">{planets}</ul>
                <ul class="pr-scores" aria-label=desk.play.t("web-pr-so-far")>{scores}</ul>
            </section>
        })
    })
}

fn planet(desk: Desk, settled: Settled) -> AnyView {
    let Settled { index, planet, winner, points } = settled;
    let name = untrack(|| desk.pictures.read().planet(planet).phrase.clone());
    let named =
        Phrase::new("web-pr-planet").with("number", usize::from(index) + 1).with("name", name);
    let won = match winner {
        Some(seat) => Phrase::new("web-pr-won").with("seat", seat).with("points", points),
        None => Phrase::new("web-pr-nobody"),
    };
    let class = winner.map_or_else(String::new, |seat| format!("seat-{}", desk.play.colour(seat)));
    let sign = winner.map(|seat| boards::sign(desk.play, seat));
    let gain = winner.map_or_else(|| "–".to_owned(), |_| format!("+{points}"));
    let words = format!("{}: {}", desk.say(&named), desk.say(&won));
    let title = words.clone();
    view! {
        <li class=class data-large="tip" data-tip=title>
            <i class="pr-art" aria-hidden="true" inner_html=globe(planet)></i>
            <b aria-hidden="true">{sign}{gain}</b>
            <span class="sr-only">{words}</span>
        </li>
    }
}

fn score(desk: Desk, seat: Seat) -> AnyView {
    let points = untrack(|| desk.now.read().open.company(seat).points);
    let name = desk.play.seat(seat).map(|seat| seat.name);
    let count = Phrase::new("web-pr-points").with("count", usize::from(points));
    view! {
        <li class=format!("seat-{}", desk.play.colour(seat))>
            {boards::sign(desk.play, seat)}{name}" "<b>{desk.say(&count)}</b>
        </li>
    }
}
