//! The analysis as text: how it went for everybody, and the decisions that mattered most.

use gantry_catalog::{Cause, Choice, Course, Decision, Perspective, Step};
use gantry_kernel::{Phrase, Seat, Viewer};

use super::{AnalysisRun, change, percent};
use crate::fail::CliError;
use crate::screen::{Block, BlockRow, FAINT, STRONG, Screen};
use crate::show::{self, code};

/// How many decisions of a kind are told.
const MOST: usize = 6;
/// Changes of less than half a percent are not worth a line.
const LEAST: f64 = 0.005;
/// How many events of a decision are told in its line.
const MOST_TOLD: usize = 2;

pub(super) fn show(screen: &mut Screen, analysed: &AnalysisRun<'_>) -> Result<(), CliError> {
    let AnalysisRun { listing, table, voice, analysis, .. } = analysed;
    show::heading_of(screen, voice, *table, listing.title)?;
    if !analysis.over {
        screen.styled(FAINT, &voice.word("replay-unfinished"))?;
    }
    screen.styled(FAINT, &voice.word("analysis-method"))?;
    for course in &analysis.courses {
        screen.block(&block(analysed, course))?;
    }
    let unjudged: usize = analysis.courses.iter().map(|course| course.unjudged).sum();
    if unjudged > 0 {
        let phrase = Phrase::new("analysis-unjudged").with("number", unjudged);
        screen.styled(FAINT, &voice.say(&phrase))?;
    }
    let mut losses: Vec<_> = all(analysed, |course| &course.decisions);
    losses.sort_by(|one, two| two.1.loss().total_cmp(&one.1.loss()));
    losses.retain(|(_, decision)| decision.loss() >= LEAST);
    losses.truncate(MOST);
    screen.styled(STRONG, &voice.word("analysis-losses"))?;
    for (seat, decision) in &losses {
        screen.numbered(decision.entry, &loss(analysed, *seat, decision))?;
    }
    if losses.is_empty() {
        screen.line(&voice.word("analysis-none"))?;
    }
    for (cause, heading) in [(Cause::Luck, "analysis-fortune"), (Cause::Others, "analysis-actions")]
    {
        let mut steps: Vec<_> = all(analysed, |course| &course.steps);
        steps.retain(|(_, step)| step.cause == cause && step.change.abs() >= LEAST);
        steps.sort_by(|one, two| two.1.change.abs().total_cmp(&one.1.change.abs()));
        steps.truncate(MOST);
        if !steps.is_empty() {
            screen.styled(STRONG, &voice.word(heading))?;
        }
        for (seat, step) in steps {
            screen.numbered(step.first, &swing(analysed, seat, step))?;
        }
    }
    Ok(())
}

/// The items of every course, with their seat.
fn all<'a, T>(
    analysed: &'a AnalysisRun<'_>,
    of: impl Fn(&'a Course<Choice>) -> &'a Vec<T>,
) -> Vec<(Seat, &'a T)> {
    let courses = analysed.analysis.courses.iter();
    courses.flat_map(|course| of(course).iter().map(|one| (course.seat, one))).collect()
}

fn block(analysed: &AnalysisRun<'_>, course: &Course<Choice>) -> Block {
    let voice = analysed.voice;
    let cell = |key, text: String| voice.say(&Phrase::new(key).with("share", code(&text)));
    let sum = |cause| {
        let error = percent(voice, course.error(cause));
        format!("{} ± {error}", change(voice, course.sum(cause)))
    };
    let end = if analysed.analysis.over { "analysis-end" } else { "analysis-so-far" };
    let mut cells = vec![
        cell("analysis-start", percent(voice, course.start)),
        cell("analysis-choices", sum(Cause::Choice)),
        cell("analysis-luck", sum(Cause::Luck)),
        cell("analysis-others", sum(Cause::Others)),
    ];
    if course.steps.iter().any(|step| step.cause == Cause::Rush) {
        cells.push(cell("analysis-rush", sum(Cause::Rush)));
    }
    cells.push(cell(end, percent(voice, course.end)));
    let best = Phrase::new("analysis-best")
        .with("best", course.best_choices())
        .with("all", course.decisions.len());
    let mut decisions = vec![voice.say(&best)];
    if let Some(accuracy) = course.accuracy() {
        decisions.push(cell("analysis-accuracy", percent(voice, accuracy)));
    }
    let row = |key, cells: Vec<String>| {
        let label = voice.word(key);
        let line = Phrase::new("row-line")
            .with("label", code(&label))
            .with("cells", code(&cells.join("; ")));
        BlockRow { plain: voice.say(&line), label, cells }
    };
    Block {
        title: voice.say(&Phrase::new("analysis-player").with("name", course.seat)),
        style: STRONG,
        rows: vec![row("analysis-course", cells), row("analysis-decisions", decisions)],
    }
}

fn loss(analysed: &AnalysisRun<'_>, seat: Seat, decision: &Decision<Choice>) -> String {
    let voice = analysed.voice;
    let told = |index: usize| code(&voice.say(&decision.alternatives[index].choice.phrase));
    let phrase = Phrase::new("analysis-loss")
        .with("name", seat)
        .with("chosen", told(decision.chosen))
        .with("best", told(0))
        .with("kept", code(&percent(voice, decision.kept())))
        .with("share", code(&percent(voice, decision.best())))
        .with("change", code(&change(voice, -decision.loss())));
    voice.say(&phrase)
}

/// What the seat was told while its estimate changed.
fn swing(analysed: &AnalysisRun<'_>, seat: Seat, step: &Step) -> String {
    let AnalysisRun { table, voice, .. } = analysed;
    let mut news = table.news(Perspective::Of(Viewer::Seat(seat)), step.first - 1);
    news.retain(|news| news.entry <= step.last);
    let mut told: Vec<_> = voice.tell(&news).into_iter().map(|(_, text)| text).collect();
    if told.len() > MOST_TOLD {
        told.truncate(MOST_TOLD);
        told.push("…".into());
    }
    let phrase = Phrase::new("analysis-swing")
        .with("name", seat)
        .with("change", code(&change(voice, step.change)))
        .with("what", code(&told.join(" ")));
    voice.say(&phrase)
}
