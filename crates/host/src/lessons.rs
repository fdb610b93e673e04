//! Lessons: a prepared position, and steps that are read or wait for an action. The host plays a
//! lesson like any table but carries out only what its current step waits for.
//!
//! The courses are `games/*/lessons/course.toml`; a game may have none. The coach's texts are in
//! the `.ftl` files beside each; the page fetches them when somebody opens a lesson.

use std::sync::LazyLock;

use gantry_catalog::{games, summaries};
use toml::de::DeValue;

use crate::keys::{Keys, text};

/// A lesson.
#[derive(Debug, PartialEq, Eq)]
pub struct Lesson {
    /// Its name in addresses and message keys.
    pub id: String,
    /// Where it begins. The player has seat A, bots have the others.
    pub position: String,
    /// The steps, in order; the last one is only read.
    pub steps: Vec<Step>,
}

/// A step of a lesson.
#[derive(Debug, PartialEq, Eq)]
pub struct Step {
    /// Its name in message keys.
    pub id: String,
    /// The rule that it is about.
    pub rule: String,
    /// The actions that it waits for, or their beginnings; empty if it is only read.
    pub wants: Vec<String>,
    /// Whether it has its own message for players who try something else.
    pub why: bool,
}

static COURSES: LazyLock<Vec<(&str, Vec<Lesson>)>> = LazyLock::new(|| {
    let taught = games().iter().filter(|game| !game.lessons.is_empty());
    taught.map(|game| (game.id, course(game.study().course))).collect()
});

/// Reads a course of ours.
///
/// # Panics
/// If it is not a course. A test reads them all.
fn course(text: &str) -> Vec<Lesson> {
    Keys::parse(text).read(|keys| keys.list("lesson", lesson))
}

fn lesson(value: DeValue) -> Lesson {
    Keys::of(value).read(|keys| Lesson {
        id: keys.text("id"),
        position: keys.text("position"),
        steps: keys.list("steps", step),
    })
}

fn step(value: DeValue) -> Step {
    Keys::of(value).read(|keys| Step {
        id: keys.text("id"),
        rule: keys.text("rule"),
        wants: keys.list("wants", text),
        why: keys.truth("why"),
    })
}

/// The lessons of a game, in order.
pub fn of(game: &str) -> &'static [Lesson] {
    COURSES.iter().find(|(known, _)| *known == game).map_or(&[], |(_, lessons)| lessons)
}

/// The names of a game's lessons, in order; a page knows no more of them.
pub fn names(game: &str) -> &'static [&'static str] {
    summaries().iter().find(|known| known.id == game).map_or(&[], |known| known.lessons)
}

/// The key of a lesson's title.
pub fn title_key(game: &str, lesson: &str) -> String {
    format!("learn-{game}-{lesson}")
}

/// The key of a step's text.
pub fn step_key(game: &str, lesson: &str, step: &str) -> String {
    format!("learn-{game}-{lesson}-{step}")
}

/// The key of a step's message for players who try something else.
pub fn why_key(game: &str, lesson: &str, step: &str) -> String {
    format!("learn-{game}-{lesson}-{step}-why")
}

/// How many steps the text on how to play a game has.
pub const HOW_STEPS: usize = 5;

/// The key of how to play a game in one sentence.
pub fn how_key(game: &str) -> String {
    format!("how-{game}")
}

/// The keys of the heading and the text of a step, from 1.
pub fn how_step_keys(game: &str, step: usize) -> [String; 2] {
    [format!("how-{game}-{step}"), format!("how-{game}-{step}-text")]
}

/// The text of a key in a message file, where it is on one line and without values; empty if there
/// is none.
pub fn words<'a>(file: &'a str, key: &str) -> &'a str {
    let word = |line: &'a str| line.strip_prefix(key)?.strip_prefix(" = ");
    file.lines().find_map(word).unwrap_or_default()
}

/// How far a player has come in a lesson.
#[derive(Clone, Copy, Debug)]
pub struct Progress {
    lesson: &'static Lesson,
    step: usize,
}

impl Progress {
    /// The beginning of a lesson.
    pub const fn new(lesson: &'static Lesson) -> Self {
        Self { lesson, step: 0 }
    }

    /// The lesson.
    pub const fn lesson(self) -> &'static Lesson {
        self.lesson
    }

    /// The number of the current step.
    pub const fn step(self) -> usize {
        self.step
    }

    /// The current step.
    pub fn now(self) -> &'static Step {
        &self.lesson.steps[self.step]
    }

    /// Whether the current step waits for an action.
    pub fn waits(self) -> bool {
        !self.now().wants.is_empty()
    }

    /// Whether the current step waits for this action.
    pub fn wants(self, notation: &str) -> bool {
        self.now().wants.iter().any(|wanted| begins(notation, wanted))
    }

    /// Goes to the next step, if there is one.
    pub fn go_on(&mut self) -> bool {
        let more = self.step + 1 < self.lesson.steps.len();
        self.step += usize::from(more);
        more
    }
}

/// Whether an action begins with these words.
pub fn begins(notation: &str, words: &str) -> bool {
    notation.strip_prefix(words).is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
}
