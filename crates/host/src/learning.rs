//! Lessons at a table that is not kept. It waits while the player reads, and carries out only what
//! the current step waits for.

use gantry_catalog::find;
use gantry_kernel::Secret;
use gantry_kernel::record::Start;

use gantry_wire::{ClientMessage, Coach};

use crate::host::{AnswerResult, Host};
use crate::lessons::{self, Progress, begins};
use crate::opening::fault;
use crate::{MachineTime, Screen};

/// The bot at the other seats.
const BOT: &str = "greedy";
/// The seed of every lesson, so that it is the same each time.
const SEED: u64 = 1;

impl Host {
    /// Begins a lesson.
    pub(crate) fn learn(&mut self, now: MachineTime, game: &str, id: &str) -> AnswerResult {
        let lesson = lessons::of(game).iter().find(|lesson| lesson.id == id);
        let (listing, lesson) = find(game).zip(lesson).ok_or_else(|| fault(id))?;
        let position = &lesson.position;
        let seats = listing.position_seats(position).map_err(fault)?;
        let start = Start::Position(position.clone());
        let table = self.against(listing, BOT, start, seats, Secret::from_number(SEED))?;
        let colours = (0..4).take(seats).collect();
        let opened = self.sit_down_at(now, format!("{game}/{id}"), listing, table, colours);
        if let Some(screen) = &mut self.screen {
            screen.lesson = Some(Progress::new(lesson));
        }
        opened
    }
}

impl Screen {
    /// The current step of the coach.
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

    /// Goes on after the player has read the coach's text; returns whether the step was one to
    /// read.
    pub(crate) fn next_lesson_step(&mut self) -> bool {
        self.lesson.as_mut().is_some_and(|lesson| !lesson.waits() && lesson.go_on())
    }

    /// Whether a message asks for something that the rules allow but the current step of the lesson
    /// does not want.
    pub(crate) fn forbids(&self, message: &ClientMessage) -> bool {
        let Some((lesson, seat)) = self.lesson.zip(self.actor()) else { return false };
        match message {
            ClientMessage::Act(notation) | ClientMessage::Explain(notation) => {
                let whole = self.table().complete(seat, notation);
                let notation = whole.as_ref().unwrap_or(notation);
                let mut meant = self.table().choices(seat);
                let exact = meant.iter().any(|choice| choice.notation == *notation);
                meant.retain(|choice| {
                    let choice = &choice.notation;
                    if exact { choice == notation } else { begins(choice, notation) }
                });
                // What the rules forbid is left to the rules to refuse.
                !meant.is_empty() && !meant.iter().any(|choice| lesson.wants(&choice.notation))
            }
            ClientMessage::Undo | ClientMessage::Hint => true,
            _ => false,
        }
    }
}

#[cfg(test)]
mod tests;
