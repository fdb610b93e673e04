//! The small texts that positions consist of.

use std::str::FromStr;

use gantry_game_kit::position;
use gantry_kernel::ParseError;

use crate::action::{Symbol, Techs};
use crate::board::Task;
use crate::state::{Direction, Pass, Stage};

/// The most cards that one text can stand for.
const MOST: usize = 36;

const STAGES: [(&str, Stage); 12] = [
    ("deal", Stage::Deal),
    ("goals two", Stage::Goals(Pass::Two)),
    ("goals one", Stage::Goals(Pass::One)),
    ("direction", Stage::Direction),
    ("draft two", Stage::Draft(Pass::Two)),
    ("draft one", Stage::Draft(Pass::One)),
    ("specialists", Stage::Specialists),
    ("missions", Stage::Missions),
    ("launches", Stage::Launches),
    ("new-phase", Stage::NewPhase),
    ("sale", Stage::Sale),
    ("over", Stage::Over),
];

/// Tasks that are one word.
const TASKS: [(&str, Task); 13] = [
    ("idle", Task::Idle),
    ("play", Task::Play),
    ("work", Task::Work),
    ("deck", Task::Deck),
    ("keep", Task::Keep),
    ("launch", Task::Launch),
    ("load", Task::Load),
    ("resolve", Task::Resolve),
    ("reward", Task::Reward),
    ("map", Task::Map),
    ("gain", Task::Gain),
    ("upgrade", Task::Upgrade),
    ("sale", Task::Sale),
];

/// A card, or several of a kind: `2 exoplanet-landing`.
pub fn run<C: FromStr<Err = ParseError>>(text: &str) -> Result<(usize, C), ParseError> {
    position::run(text, MOST, "a card such as financier, or 2 financier")
}

/// `draft two`, `specialists`, …
pub fn stage(text: &str) -> Result<Stage, ParseError> {
    let found = STAGES.iter().find(|(name, _)| *name == text);
    found.map(|(_, stage)| *stage).ok_or_else(|| {
        let names: Vec<&str> = STAGES.iter().map(|(name, _)| *name).collect();
        ParseError::new(format!("a stage: {}", names.join(", ")), text)
    })
}

/// The stage in words.
pub fn stage_name(stage: Stage) -> &'static str {
    STAGES.iter().find(|(_, known)| *known == stage).map_or("deal", |(name, _)| *name)
}

/// `play`, `buy 1`, `swap red yellow`, `search 5`, …
pub fn task(text: &str) -> Result<Task, ParseError> {
    let words: Vec<&str> = text.split(' ').collect();
    let number = |word: &str| word.parse().ok().filter(|number| (1..=12).contains(number));
    let found = match words.as_slice() {
        ["buy", bought] => number(bought).map(|bought| Task::Buy { bought }),
        ["search", cards] => number(cards).map(|cards| Task::Search { cards }),
        ["swap", one] => Some(Task::Swap { given: Techs::one(one.parse()?) }),
        ["swap", one, other] => {
            Some(Task::Swap { given: Techs::two(one.parse()?, other.parse()?) })
        }
        _ => TASKS.iter().find(|(name, _)| *name == text).map(|(_, task)| *task),
    };
    found.ok_or_else(|| {
        let names: Vec<&str> = TASKS.iter().map(|(name, _)| *name).collect();
        let names = names.join(", ");
        ParseError::new(format!("a task: {names}, buy 1, swap red yellow or search 5"), text)
    })
}

/// The task in words.
pub fn task_name(task: Task) -> String {
    match task {
        Task::Buy { bought } => format!("buy {bought}"),
        Task::Swap { given } => format!("swap {given}"),
        Task::Search { cards } => format!("search {cards}"),
        plain => {
            let found = TASKS.iter().find(|(_, known)| *known == plain);
            found.map_or("idle", |(name, _)| *name).to_owned()
        }
    }
}

/// `left` or `right`.
pub fn direction(text: &str) -> Result<Direction, ParseError> {
    match text {
        "left" => Ok(Direction::Left),
        "right" => Ok(Direction::Right),
        _ => Err(ParseError::new("left or right", text)),
    }
}

/// `lab` or `banner`.
pub fn symbol(text: &str) -> Result<Symbol, ParseError> {
    match text {
        "lab" => Ok(Symbol::Lab),
        "banner" => Ok(Symbol::Banner),
        _ => Err(ParseError::new("lab or banner", text)),
    }
}

/// The launch symbol in a word.
pub const fn symbol_name(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::Lab => "lab",
        Symbol::Banner => "banner",
    }
}
