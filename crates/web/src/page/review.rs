//! The review of a finished game beside its replay: the course of the game, what would have been
//! better at this step, luck and choice told apart, and a link to this moment.

use gantry_kernel::{Awaiting, Phrase, Value};
use gantry_wire::{Answer, ClientMessage, Frame, Hint, Review};

use super::app::code;
use super::icons::{BarIcon, labelled};
use super::{aside, browser, dialog, ending, seen, sheets};
use crate::boards::Play;
use crate::prelude::*;
use crate::route::Route;

/// What is known about the next step.
#[derive(Clone, Debug, PartialEq, Eq)]
enum ReviewState {
    Unasked,
    Thinking,
    Ready(Box<Review>),
}

/// The sheet. The course is estimated once somebody unfolds it.
pub fn sheet(play: Play) -> impl IntoView {
    let app = play.app;
    let review_state = RwSignal::new(ReviewState::Unasked);
    let unfolded = RwSignal::new(false);
    let version = Memo::new(move |_| play.frame.read().version);
    Effect::new(move |_| {
        version.track();
        review_state.set(ReviewState::Unasked);
    });
    let toggled = move |event: web_sys::Event| {
        unfolded.set(true);
        sheets::toggled(play, &event);
    };
    let course = move || {
        unfolded.get().then(|| view! { <div class="ending-course">{ending::course(play)}</div> })
    };
    let copy = move |_| {
        let frame = play.frame.read_untracked();
        dialog::copy(app, link_to(&frame), move || {
            app.notice(app.t("web-link-copied"));
        });
    };
    let over = Memo::new(move |_| is_over(play));
    move || {
        over.get().then(|| {
            view! {
                <details class="review" on:toggle=toggled>
                    <summary>{labelled(BarIcon::Hint, move || app.t("web-review-short"))}</summary>
                    <div class="sheet">
                        <button type="button" data-tool="review-step" on:click=move |_| ask(play, review_state)>
                            {move || app.t("web-review-step")}
                        </button>
                        {move || step(play, &review_state.get())}
                        {course}
                        <button type="button" data-tool="moment" on:click=copy>{move || app.t("web-review-link")}</button>
                    </div>
                </details>
            }
        })
    }
}

/// A link to what is shown now. Of a game on the server it is one that others can open, too.
fn link_to(frame: &Frame) -> String {
    let (entry, viewer) = (frame.version, frame.viewer);
    browser::address(&match seen::all().original(&frame.table) {
        Some(table) => Route::Moment(table.into(), entry, viewer),
        None => Route::ReplayAs(frame.table.clone(), entry, viewer),
    })
}

/// Whether the whole game is over, so that everything may be told: then every file is free.
fn is_over(play: Play) -> bool {
    let frame = play.frame.read();
    frame.awaiting == Awaiting::Over || frame.files == gantry_wire::Files::Free
}

fn ask(play: Play, review_state: RwSignal<ReviewState>) {
    review_state.set(ReviewState::Thinking);
    let version = play.frame.read_untracked().version;
    play.ask(ClientMessage::Review, move |answer| {
        if play.frame.read_untracked().version != version {
            return;
        }
        match answer {
            Answer::Review(review) => review_state.set(ReviewState::Ready(review)),
            other => {
                review_state.set(ReviewState::Unasked);
                play.app.show_refusal(&other);
            }
        }
    });
}

/// What is known about the step.
fn step(play: Play, review_state: &ReviewState) -> Option<AnyView> {
    let app = play.app;
    let review = match review_state {
        ReviewState::Unasked => return None,
        ReviewState::Thinking => {
            return Some(view! { <p role="status">{app.t("web-hint-thinking")}</p> }.into_any());
        }
        ReviewState::Ready(review) => review,
    };
    let Some((seat, chosen)) = review.seat.zip(review.chosen.as_ref()) else {
        return Some(view! { <p role="status">{app.t("web-review-luck-only")}</p> }.into_any());
    };
    let name = play.seat(seat).map(|seat| seat.name).unwrap_or_default();
    let what = Phrase::new("web-review-chose")
        .with("name", code(&name))
        .with("choice", code(&play.say(&chosen.phrase)));
    let line = |hint: &Hint| {
        let own = hint.choice.notation == chosen.notation;
        let mark = own.then(|| view! { <em>{app.t("web-review-chosen")}</em> });
        view! { <li class:own=own>{play.say(&hint.choice.phrase)}" "{aside::worth(play, hint)}" "{mark}</li> }
    };
    let judged = !review.choices.is_empty();
    let verdict = judged.then(|| {
        let lost = usize::from(review.lost + 5) / 10;
        let phrase = match lost {
            0 => Phrase::new("web-review-best"),
            lost => Phrase::new("web-review-lost").with("lost", lost),
        };
        view! { <p>{app.say(&phrase)}</p><p>{luck(play, review)}</p> }
    });
    let choices = review.choices.iter().map(line).collect_view();
    Some(
        view! {
            <div class="reviewed" data-judged=judged.to_string() role="status">
                <p>{app.say(&what)}</p>
                <ol class="shares">{choices}</ol>
                {verdict}
            </div>
        }
        .into_any(),
    )
}

/// What the step showed, as far as it can be told from nothing.
fn luck(play: Play, review: &Review) -> String {
    if review.luck.unsigned_abs() <= review.luck_spread {
        return play.app.t("web-review-no-luck");
    }
    let percent = (i64::from(review.luck) + 5 * i64::from(review.luck.signum())) / 10;
    let key = if percent < 0 { "web-review-bad-luck" } else { "web-review-good-luck" };
    play.app.say(&Phrase::new(key).with("luck", Value::Number(percent.abs())))
}
