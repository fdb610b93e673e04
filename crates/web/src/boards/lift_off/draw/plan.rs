//! The flight plan: round, phase and step in words, who begins, where drafted cards go.

use crate::prelude::*;
use gantry_kernel::Phrase;
use gantry_lift_off::{Clock, Direction, PHASE_1_ROUNDS, ROUNDS, Stage};

use super::Table;

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

/// Draws it.
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
        view! { {turns}<span class=live(class)>{number}</span> }
    };
    let said = move || {
        let clock = clock.get();
        if clock.round == 0 {
            return table.play.t("web-lo-before");
        }
        let round = Phrase::new("cell-round")
            .with("round", clock.round)
            .with("rounds", ROUNDS)
            .with("phase", clock.phase() + 1);
        format!("{} {}", table.word("row-round"), table.play.say(&round))
    };
    let step = move |(key, is): Step| {
        let now = move || is(&clock.read());
        let current = move || now().then_some("step");
        view! { <li class:lo-now=live(now) aria-current=live(current)>{move || table.word(key)}</li> }
    };
    let special = move || between(clock.read().stage);
    view! {
        <section class="lo-plan" aria-label=move || table.play.t("web-lo-plan")>
            <p class="lo-rounds" tabindex="0" role="img" data-large="round" aria-label=live(said)
                aria-description=move || table.meaning("phase")>
                <span class="lo-round">{live(said)}</span>
                <span class="lo-pips" aria-hidden="true">{(1..=ROUNDS).map(round).collect_view()}</span>
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
    let drafts = matches!(clock.stage, Stage::Draft(_) | Stage::Specialists | Stage::Goals(_));
    let way = drafts.then(|| {
        let (arrow, key) = match clock.direction {
            Direction::Left => ("←", "cell-left"),
            Direction::Right => ("→", "cell-right"),
        };
        view! { <span class="lo-way"><span aria-hidden="true">{arrow}</span>" "{table.word(key)}</span> }
    });
    let dealt = clock.stage != Stage::Deal;
    view! { {dealt.then(|| view! { {table.sign(seat)}<span>{words}</span> })}{way} }
}
