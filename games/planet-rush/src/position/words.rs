//! The small texts that positions consist of.

use gantry_game_kit::position::seat;
use gantry_kernel::{ParseError, Seat, SeatSet};

use super::cards::cards;
use crate::action::Deed;
use crate::card::{BLUE_KINDS, Colour};
use crate::layout::Side;
use crate::state::{Open, Stage, Task};

/// The index of a planet card.
pub fn planet(text: &str, planets: usize) -> Result<usize, ParseError> {
    if planets == 0 {
        return Err(ParseError::new("no planet before they are laid out (PR-2)", text));
    }
    match text.parse() {
        Ok(number) if (1..=planets).contains(&number) && number.to_string() == text => {
            Ok(number - 1)
        }
        _ => Err(ParseError::new(format!("the number of a planet, from 1 to {planets}"), text)),
    }
}

/// `ready`, `shuffle B`, …
pub fn stage(text: &str, seats: usize) -> Result<Stage, ParseError> {
    match text.split_once(' ').unwrap_or((text, "")) {
        ("layout", "") => Ok(Stage::Layout),
        ("shuffle", next) => Ok(Stage::Shuffle(seat(next, seats)?)),
        ("ready", "") => Ok(Stage::Ready(SeatSet::EMPTY)),
        ("countdown", "") => Ok(Stage::Countdown),
        ("rush", "") => Ok(Stage::Rush),
        ("resolve", "") => Ok(Stage::Resolve),
        ("over", "") => Ok(Stage::Over),
        _ => {
            let stages = "layout, shuffle A, ready, countdown, rush, resolve or over";
            Err(ParseError::new(stages, text))
        }
    }
}

/// The stage in words.
pub fn stage_name(stage: Stage) -> String {
    match stage {
        Stage::Layout => "layout".into(),
        Stage::Shuffle(seat) => format!("shuffle {seat}"),
        Stage::Ready(_) => "ready".into(),
        Stage::Countdown => "countdown".into(),
        Stage::Rush => "rush".into(),
        Stage::Resolve => "resolve".into(),
        Stage::Over => "over".into(),
    }
}

/// Why somebody chooses.
pub const fn task_name(task: Task) -> &'static str {
    match task {
        Task::None => "",
        Task::Mine(_) => "mining",
        Task::Terraform(_) => "terraforming",
        Task::Steal(_) => "steal",
        Task::Counter(_) => "counter",
    }
}

/// `A mining`: who chooses, and why.
pub fn task(text: &str, seats: usize) -> Result<(Seat, &'static str), ParseError> {
    let tasks = [Task::Mine, Task::Terraform, Task::Steal, Task::Counter];
    let mut names = tasks.map(|task| task_name(task(Side::BOTH[0]))).into_iter();
    let (name, task) = text.split_once(' ').unwrap_or((text, ""));
    let known = names.find(|known| *known == task);
    let wrong = || ParseError::new("a seat and mining, terraforming, steal or counter", text);
    Ok((seat(name, seats)?, known.ok_or_else(wrong)?))
}

/// How many of each kind.
pub fn blue(text: &str) -> Result<[u8; BLUE_KINDS], ParseError> {
    let mut cargo = [0; BLUE_KINDS];
    for card in cards(text)? {
        if card.colour() != Colour::Blue {
            return Err(ParseError::new("tank, settler, solar or security", card.id()));
        }
        cargo[card.index()] += 1;
    }
    Ok(cargo)
}

/// `B place 3`: who acted last, and how. It need not fit the rest of the position: the table shows
/// nothing else of it.
pub fn last(text: &str, open: &Open) -> Result<(Seat, Deed), ParseError> {
    let (name, deed) = text.split_once(' ').unwrap_or((text, ""));
    let seat = seat(name, open.seats())?;
    match deed.parse()? {
        Deed::Ready => Err(ParseError::new("a card handled or a choice", deed)),
        Deed::Place(index) if usize::from(index) >= open.layout.len() => {
            Err(ParseError::new(format!("a planet from 1 to {}", open.layout.len()), deed))
        }
        deed => Ok((seat, deed)),
    }
}
