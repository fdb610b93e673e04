//! The analysis in full, for programs.

use gantry_catalog::{Alternative, Cause, Choice, Course, Moment, Step, Worth};
use serde_json::{Value as Json, json};

use super::Analysed;

pub(super) fn of(analysed: &Analysed<'_>) -> Json {
    let Analysed { listing, table, analysis, everybody, .. } = analysed;
    let players = analysis.courses.iter().map(|course| player(analysed, course));
    let mut json = json!({
        "game": listing.id,
        "rules": listing.rules,
        "entries": analysis.entries,
        "over": analysis.over,
        "players": players.collect::<Vec<_>>(),
    });
    // The digest depends on hidden cards, so somebody who knows it could try which hands fit.
    if *everybody {
        json["digest"] = json!(table.digest().to_string());
    }
    json
}

fn player(analysed: &Analysed<'_>, course: &Course<Choice>) -> Json {
    let moments = course.moments.iter().map(|moment| decision(analysed, moment));
    let errors = json!({
        "choices": course.error(Cause::Choice),
        "luck": course.error(Cause::Luck),
        "others": course.error(Cause::Others),
        "rush": course.error(Cause::Rush),
    });
    let points = course.points.iter();
    json!({
        "seat": course.seat.to_string(),
        "name": analysed.voice.names[course.seat.index()],
        "start": course.start,
        "choices": course.sum(Cause::Choice),
        "luck": course.sum(Cause::Luck),
        "others": course.sum(Cause::Others),
        "rush": course.sum(Cause::Rush),
        "end": course.end,
        "errors": errors,
        "best_choices": course.best_choices(),
        "accuracy": course.accuracy(),
        "unjudged": course.unjudged,
        "decisions": moments.collect::<Vec<_>>(),
        "steps": course.steps.iter().map(step).collect::<Vec<_>>(),
        "points": points.map(|point| json!([point.entry, point.share])).collect::<Vec<_>>(),
    })
}

fn decision(analysed: &Analysed<'_>, moment: &Moment<Choice>) -> Json {
    let alternative = |Alternative { choice, worth, gap_error }: &Alternative<Choice>| {
        let Worth { share, error } = worth;
        json!({
            "action": choice.notation,
            "text": analysed.voice.say(&choice.phrase),
            "share": share,
            "error": error,
            "difference_error": gap_error,
        })
    };
    json!({
        "entry": moment.entry,
        "legal": moment.choices,
        "share": moment.best(),
        "loss": moment.loss(),
        "chosen": moment.alternatives[moment.chosen].choice.notation,
        "alternatives": moment.alternatives.iter().map(alternative).collect::<Vec<_>>(),
    })
}

fn step(step: &Step) -> Json {
    let cause = match step.cause {
        Cause::Choice => "choice",
        Cause::Luck => "luck",
        Cause::Others => "others",
        Cause::Rush => "rush",
    };
    json!({ "cause": cause, "first": step.first, "last": step.last, "change": step.change })
}
