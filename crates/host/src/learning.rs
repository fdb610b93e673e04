//! A lesson's table is not kept, it waits while the coach is read, and only what a step waits for
//! is carried out.

use gantry_catalog::find;
use gantry_kernel::Secret;
use gantry_kernel::record::Start;

use gantry_wire::{Answer, ClientMessage, Coach};

use crate::host::{AnswerResult, Host};
use crate::lessons::{self, Progress, begins};
use crate::opening::fault;
use crate::{Moment, Screen};

/// Who sits at the other seats.
const BOT: &str = "greedy";
/// The dice of every lesson, so that it goes the same way each time.
const SEED: u64 = 1;

impl Host {
    /// Begins a lesson.
    pub(crate) fn learn(&mut self, now: Moment, game: &str, id: &str) -> AnswerResult {
        let lesson = lessons::of(game).iter().find(|lesson| lesson.id == id);
        let (listing, lesson) = find(game).zip(lesson).ok_or_else(|| fault(id))?;
        let position = &lesson.position;
        let seats = listing.position_seats(position).map_err(fault)?;
        let start = Start::Position(position.clone());
        let table = self.against(listing, BOT, start, seats, Secret::from_number(SEED))?;
        let colours = (0..4).take(seats).collect();
        self.sit_down(now, listing, table, colours)?;
        let table = format!("{game}/{id}");
        if let Some(screen) = &mut self.screen {
            screen.id.clone_from(&table);
            screen.lesson = Some(Progress::new(lesson));
        }
        Ok(Answer::Opened(table))
    }
}

impl Screen {
    /// What the coach is at.
    pub(crate) fn coach(&self) -> Option<Coach> {
        let progress = self.lesson?;
        let (lesson, step) = (progress.lesson(), progress.now());
        Some(Coach {
            lesson: lesson.id.clone(),
            id: step.id.clone(),
            step: progress.step(),
            steps: lesson.steps.len(),
            rule: step.rule.clone(),
            waits: progress.waits(),
            why: step.why,
        })
    }

    /// The coach has been read; whether that was the thing to do.
    pub(crate) fn next_lesson_step(&mut self) -> bool {
        self.lesson.as_mut().is_some_and(|lesson| !lesson.waits() && lesson.go_on())
    }

    /// Whether a message asks for something that the rules would grant, but that the present step
    /// of a lesson does not want.
    pub(crate) fn objects(&self, message: &ClientMessage) -> bool {
        let Some((lesson, seat)) = self.lesson.zip(self.actor()) else { return false };
        match message {
            ClientMessage::Act(notation) | ClientMessage::Explain(notation) => {
                let whole = self.table().completed(seat, notation);
                let notation = whole.as_ref().unwrap_or(notation);
                let mut meant = self.table().choices(seat);
                let exact = meant.iter().any(|choice| choice.notation == *notation);
                meant.retain(|choice| {
                    let choice = &choice.notation;
                    if exact { choice == notation } else { begins(choice, notation) }
                });
                // what the rules refuse is left to the rules
                !meant.is_empty() && !meant.iter().any(|choice| lesson.wants(&choice.notation))
            }
            ClientMessage::Undo | ClientMessage::Hint => true,
            _ => false,
        }
    }
}

#[cfg(test)]
mod tests;
