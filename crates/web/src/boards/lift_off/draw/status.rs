//! Round, phase and step; where drafted cards go; the score track.

use crate::prelude::*;
use gantry_kernel::{Phrase, Seat};
use gantry_lift_off::{Clock, Direction, PHASE_1_ROUNDS, ROUNDS, Stage};

use super::Table;
use super::track::{points, track_end};

/// A step: its message key, and whether a clock is at it.
type Step = (&'static str, fn(&Clock) -> bool);

/// The steps of a round, in order.
const STEPS: [Step; 5] = [
    ("step-draft", |clock| matches!(clock.stage, Stage::Direction | Stage::Draft(_))),
    ("step-first", |clock| clock.stage == Stage::Specialists && !clock.second),
    ("step-second", |clock| clock.stage == Stage::Specialists && clock.second),
    ("step-missions", |clock| clock.stage == Stage::Missions),
    ("step-launches", |clock| clock.stage == Stage::Launches),
];

/// The message key of a stage outside the steps of a round, if it is one.
const fn between(stage: Stage) -> Option<&'static str> {
    match stage {
        Stage::Deal => Some("step-deal"),
        Stage::Goals(_) => Some("step-goals"),
        Stage::NewPhase | Stage::Sale => Some("step-sale"),
        Stage::Over => Some("step-over"),
        _ => None,
    }
}

/// The ribbon above the table.
pub fn draw(table: Table) -> impl IntoView {
    let clock = Memo::new(move |_| table.of(|view| view.open.clock));
    let round = move |number: u8| {
        let class = move || match clock.read().round.cmp(&number) {
            std::cmp::Ordering::Less => "lo-pip",
            std::cmp::Ordering::Equal => "lo-pip lo-now",
            std::cmp::Ordering::Greater => "lo-pip lo-past",
        };
        let turns =
            (number == PHASE_1_ROUNDS + 1).then(|| view! { <span class="lo-phase"></span> });
        view! { {turns}<span class=class>{number}</span> }
    };
    let said = move || {
        let clock = clock.get();
        table.play.say(
            &Phrase::new("cell-round")
                .with("round", clock.round)
                .with("rounds", ROUNDS)
                .with("phase", clock.phase() + 1),
        )
    };
    let step = move |(key, is): (&'static str, fn(&Clock) -> bool)| {
        let now = move || is(&clock.read());
        let current = move || now().then_some("step");
        view! { <li class:lo-now=now aria-current=current>{move || table.word(key)}</li> }
    };
    let special = move || between(clock.read().stage);
    view! {
        <section class="lo-status" aria-label=move || table.word("row-round")>
            <p class="lo-rounds">
                <span class="lo-label">{move || table.word("row-round")}</span>
                <span class="lo-pips" aria-hidden="true">{(1..=ROUNDS).map(round).collect_view()}</span>
                <span class="sr-only">{said}</span>
            </p>
            <ol class="lo-steps" hidden=move || special().is_some()>{STEPS.map(step).collect_view()}</ol>
            <p class="lo-special" hidden=move || special().is_none()>{move || special().map(|key| table.word(key))}</p>
            <p class="lo-starter">{move || starter(table, clock.get())}</p>
        </section>
    }
}

/// Who begins, and which way cards are passed.
fn starter(table: Table, clock: Clock) -> impl IntoView {
    let seat = clock.starter;
    let words = table.play.say(&Phrase::new("cell-starter").with("seat", seat));
    let way = matches!(clock.stage, Stage::Draft(_) | Stage::Specialists | Stage::Goals(_)).then(|| {
        let (arrow, key) = match clock.direction {
            Direction::Left => ("←", "cell-left"),
            Direction::Right => ("→", "cell-right"),
        };
        view! { <span class="lo-way"><span aria-hidden="true">{arrow}</span>" "{table.word(key)}</span> }
    });
    let dealt = clock.stage != Stage::Deal;
    view! { {dealt.then(|| view! { {table.sign(seat)}<span>{words}</span> })}{way} }
}

/// The score track, with a lane per player.
pub fn score(table: Table) -> impl IntoView {
    let standing = Memo::new(move |_| {
        table.of(|view| view.seats().map(|seat| (seat, points(view, seat))).collect::<Vec<_>>())
    });
    let end =
        move || track_end(standing.read().iter().map(|(_, points)| *points).max().unwrap_or(0));
    let seats =
        Memo::new(move |_| standing.read().iter().map(|(seat, _)| *seat).collect::<Vec<_>>());
    let lane = move |seat: Seat| {
        let points = move || {
            let standing = standing.read();
            standing.iter().find(|(other, _)| *other == seat).map_or(0, |(_, points)| *points)
        };
        let left = move || format!("{}%", f64::from(points()) * 100.0 / f64::from(end()));
        let class = move || format!("lo-lane seat-{}", table.play.colour(seat));
        let is_own = move || table.own.get() == Some(seat);
        view! {
            <li class=class class:lo-mine=is_own>
                <span class="lo-who">{table.sign(seat)}{move || table.name(seat)}</span>
                <span class="lo-course" aria-hidden="true">
                    <span class="lo-trail" style:width=left></span>
                    <span class="lo-pawn" style:left=left inner_html=move || gantry_art::seat(table.play.colour(seat).into())></span>
                </span>
                <strong class="lo-points">{points}</strong>
            </li>
        }
    };
    view! {
        <section class="lo-score" aria-labelledby="lo-score">
            <h2 id="lo-score">{move || table.play.t("web-lo-score")}</h2>
            <ol><For each=move || seats.get() key=|seat| *seat let(seat)>{lane(seat)}</For></ol>
        </section>
    }
}
