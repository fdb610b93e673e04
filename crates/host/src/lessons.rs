//! Lessons: a prepared position, and steps that are read or wait for an action. The host plays a
//! lesson like any table, but carries out only what its step waits for.
//!
//! `games/*/lessons/course.toml` are the courses; a game may have none. What the coach says is in
//! the `.ftl` files beside each, which the page fetches when somebody wants to learn.

use std::sync::LazyLock;

use gantry_catalog::games;
use serde::Deserialize;

/// A lesson.
#[derive(Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// Its name in addresses and in keys.
    pub id: String,
    /// Where it begins. Seat A learns, bots sit elsewhere.
    pub position: String,
    /// What is said and asked for, one after the other; the last is read.
    pub steps: Vec<Step>,
}

/// A step of a lesson.
#[derive(Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// Its name in keys.
    pub id: String,
    /// The rule that it is about.
    pub rule: String,
    /// Actions that it waits for, or what they begin with; none if it is only read.
    #[serde(default)]
    pub wants: Vec<String>,
    /// Whether it has words of its own for those who try something else.
    #[serde(default)]
    pub why: bool,
}

/// All lessons of a game.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Course {
    lesson: Vec<Lesson>,
}

static COURSES: LazyLock<Vec<(&str, Course)>> = LazyLock::new(|| {
    let read = |text| toml::from_str(text).expect("a course of ours");
    let taught = games().iter().filter(|game| !game.lessons.is_empty());
    taught.map(|game| (game.id, read(game.lessons))).collect()
});

/// The lessons of a game, in their order.
pub fn of(game: &str) -> &'static [Lesson] {
    COURSES.iter().find(|(known, _)| *known == game).map_or(&[], |(_, course)| &course.lesson)
}

/// The key of a lesson's title.
pub fn title_key(game: &str, lesson: &str) -> String {
    format!("learn-{game}-{lesson}")
}

/// The key of what a step says.
pub fn step_key(game: &str, lesson: &str, step: &str) -> String {
    format!("learn-{game}-{lesson}-{step}")
}

/// The key of what a step with words of its own says to those who try something else.
pub fn why_key(game: &str, lesson: &str, step: &str) -> String {
    format!("learn-{game}-{lesson}-{step}-why")
}

/// The words of a key in a file of words, which has them on one line, without values; nothing if it
/// has none.
pub fn words<'a>(file: &'a str, key: &str) -> &'a str {
    let word = |line: &'a str| line.strip_prefix(key)?.strip_prefix(" = ");
    file.lines().find_map(word).unwrap_or_default()
}

/// How far somebody has come in a lesson.
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

    /// The number of the present step.
    pub const fn step(self) -> usize {
        self.step
    }

    /// The present step.
    pub fn now(self) -> &'static Step {
        &self.lesson.steps[self.step]
    }

    /// Whether the present step waits for an action.
    pub fn waits(self) -> bool {
        !self.now().wants.is_empty()
    }

    /// Whether the present step waits for this action.
    pub fn wants(self, notation: &str) -> bool {
        self.now().wants.iter().any(|wanted| begins(notation, wanted))
    }

    /// The next step, if there is one.
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
