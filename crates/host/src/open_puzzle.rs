//! Puzzles at a table that is not kept: one choice counts, and then everything stands still.

use gantry_catalog::{HUMAN, Hint, TableError, TableStart, WinShare, find_version};
use gantry_kernel::record::{Player, Start};
use gantry_kernel::{Seat, Secret};
use gantry_wire::{COLOURS, ClientMessage, PuzzleFrame, PuzzleVerdict, Sitter};

use crate::frames::{preview, ranked};
use crate::host::{AnswerResult, Host};
use crate::opening::fault;
use crate::puzzles::{self, Puzzle, PuzzleChoice};
use crate::{MachineTime, Screen};

/// The bot at the other seats; it never gets to decide.
const BOT: &str = "greedy";
/// The seed of what a choice draws, so that it is the same each time.
const SEED: u64 = 1;
/// How many of the best choices a verdict shows.
const BEST: usize = 3;

/// A puzzle in front of somebody.
#[derive(Clone, Debug)]
pub(crate) struct OpenPuzzle {
    game: &'static str,
    number: usize,
    verdict: Option<PuzzleVerdict>,
}

impl OpenPuzzle {
    fn puzzle(&self) -> &'static Puzzle {
        &puzzles::of(self.game)[self.number - 1]
    }
}

impl Host {
    /// Shows a puzzle. The person has the seat that decides.
    pub(crate) fn puzzle(&mut self, now: MachineTime, game: &str, number: usize) -> AnswerResult {
        let place = number.checked_sub(1).ok_or_else(|| fault(number))?;
        let puzzle = puzzles::of(game).get(place).ok_or_else(|| fault(number))?;
        let listing = find_version(game, puzzle.rules).ok_or_else(|| fault(game))?;
        let seats = listing.position_seats(&puzzle.position).map_err(fault)?;
        let player = |index: usize| -> Player {
            let person = Seat::new(index) == puzzle.seat;
            let kind = if person { HUMAN } else { BOT }.into();
            self.player(index, &Sitter { kind, ..Sitter::default() })
        };
        let begin = TableStart {
            start: Start::Position(puzzle.position.clone()),
            players: (0..seats).map(player).collect(),
            secret: Secret::from_number(SEED),
            salts: Vec::new(),
        };
        let table = listing.open(begin).map_err(fault)?;
        let colours = (0..COLOURS).cycle().take(seats).collect();
        let id = format!("{game}/puzzle-{number}");
        let opened = self.sit_down_at(now, id, listing, table, colours);
        if let Some(screen) = &mut self.screen {
            screen.puzzle = Some(OpenPuzzle { game: listing.id, number, verdict: None });
        }
        opened
    }
}

impl Screen {
    /// What a client shows of the puzzle.
    pub(crate) fn puzzle_frame(&self) -> Option<PuzzleFrame> {
        let OpenPuzzle { game, number, verdict } = self.puzzle.as_ref()?;
        Some(PuzzleFrame {
            number: *number,
            count: puzzles::of(game).len(),
            verdict: verdict.clone(),
        })
    }

    /// Whether the choice of a puzzle was made.
    pub(crate) fn is_decided(&self) -> bool {
        self.puzzle.as_ref().is_some_and(|solving| solving.verdict.is_some())
    }

    /// Whether a message would act in a puzzle that is already decided, or ask for its solution.
    pub(crate) fn is_solved(&self, message: &ClientMessage) -> bool {
        let acts =
            matches!(message, ClientMessage::Act(_) | ClientMessage::Key(_) | ClientMessage::Undo);
        self.is_decided() && acts
    }

    /// In a puzzle, the verdict about a choice that is about to be carried out; `None` elsewhere.
    pub(crate) fn judge_choice(
        &self,
        seat: Seat,
        notation: &str,
    ) -> Result<Option<OpenPuzzle>, TableError> {
        let Some(solving) = &self.puzzle else { return Ok(None) };
        let table = self.table();
        let notation = table.complete(seat, notation).unwrap_or_else(|| notation.into());
        table.explain(seat, &notation)?;
        let puzzle = solving.puzzle();
        let legal = table.choices(seat);
        let hint = |known: &PuzzleChoice| {
            let choice = legal.iter().find(|choice| choice.notation == known.action)?.clone();
            let worth = WinShare { share: known.share, error: known.within / 2.0 };
            Some(Hint { choice, worth, gap_error: known.behind_within / 2.0 })
        };
        let all = puzzle.choices.iter().enumerate();
        let shown = all.filter(|(index, known)| *index < BEST || known.action == notation);
        let choices = ranked(shown.filter_map(|(_, known)| hint(known)).collect());
        let solved = notation == puzzle.answer();
        let other = puzzle
            .choices
            .iter()
            .find(|known| if solved { known.action != notation } else { known.action == notation });
        let compared = [Some(&puzzle.choices[0]), other].into_iter().flatten();
        let previews =
            compared.filter_map(|known| preview(table, seat, &known.action).ok()).collect();
        let worlds = puzzle.proof.worlds;
        let verdict = PuzzleVerdict { chosen: notation, solved, choices, previews, worlds };
        Ok(Some(OpenPuzzle { verdict: Some(verdict), ..solving.clone() }))
    }
}

#[cfg(test)]
mod tests;
