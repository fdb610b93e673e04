//! The analysis of a game in full, for programs: the same from the command line and from a server.

use gantry_catalog::{
    Alternative, Analysis, Cause, Choice, Course, Decision, Phrasebook, Step, WinShare,
};
use serde_json::{Value as Json, json};

/// A game and what an analysis found out about it.
#[derive(Debug)]
pub struct AnalysedGame<'a> {
    /// The game's id.
    pub game: &'a str,
    /// The version of its rules.
    pub rules: u32,
    /// The players' names, in seat order.
    pub names: &'a [String],
    /// The digest of the whole game. It depends on hidden cards, so somebody who knows it could try
    /// which hands fit: only for readers who may see everything.
    pub digest: Option<&'a str>,
    /// The analysis.
    pub analysis: &'a Analysis<Choice>,
}

impl AnalysedGame<'_> {
    /// Everything, with the choices in the words of this phrasebook.
    pub fn json(&self, book: &Phrasebook) -> Json {
        let players = self.analysis.courses.iter().map(|course| player(self, book, course));
        let mut json = json!({
            "game": self.game,
            "rules": self.rules,
            "entries": self.analysis.entries,
            "over": self.analysis.over,
            "players": players.collect::<Vec<_>>(),
        });
        if let Some(digest) = self.digest {
            json["digest"] = json!(digest);
        }
        json
    }
}

fn player(game: &AnalysedGame<'_>, book: &Phrasebook, course: &Course<Choice>) -> Json {
    let decisions = course.decisions.iter().map(|decision| decision_json(game, book, decision));
    let errors = json!({
        "choices": course.error(Cause::Choice),
        "luck": course.error(Cause::Luck),
        "others": course.error(Cause::Others),
        "rush": course.error(Cause::Rush),
    });
    let points = course.points.iter();
    json!({
        "seat": course.seat.to_string(),
        "name": game.names[course.seat.index()],
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
        "decisions": decisions.collect::<Vec<_>>(),
        "steps": course.steps.iter().map(step).collect::<Vec<_>>(),
        "points": points.map(|point| json!([point.entry, point.share])).collect::<Vec<_>>(),
    })
}

fn decision_json(game: &AnalysedGame<'_>, book: &Phrasebook, decision: &Decision<Choice>) -> Json {
    let alternative = |Alternative { choice, worth, gap_error }: &Alternative<Choice>| {
        let WinShare { share, error } = worth;
        json!({
            "action": choice.notation,
            "text": book.say(&choice.phrase, game.names),
            "share": share,
            "error": error,
            "difference_error": gap_error,
        })
    };
    json!({
        "entry": decision.entry,
        "legal": decision.choices,
        "share": decision.best(),
        "loss": decision.loss(),
        "chosen": decision.alternatives[decision.chosen].choice.notation,
        "alternatives": decision.alternatives.iter().map(alternative).collect::<Vec<_>>(),
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
