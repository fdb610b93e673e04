//! The small texts that positions consist of.

use gantry_game_kit::position;
use gantry_kernel::{ParseError, Seat};

use crate::card::{CARDS, Card};
use crate::known::Knowers;
use crate::state::{Corner, Job, Stage};

/// A card, or several of a kind: `3 metal`.
pub fn run(text: &str) -> Result<(usize, Card), ParseError> {
    position::run(text, CARDS, "a card such as metal, or 3 metal")
}

/// `top-left A construction`.
pub fn corner(text: &str) -> Result<Corner, ParseError> {
    let words: Vec<&str> = text.split(' ').collect();
    let [card, seat, zone] = words.as_slice() else {
        return Err(ParseError::new("a corner such as top-left A construction", text));
    };
    let card: Card = card.parse()?;
    if !card.is_corner() {
        return Err(ParseError::new("a corner", card.name()));
    }
    Ok(Corner { card, seat: seat.parse()?, zone: zone.parse()? })
}

/// `A metal`: A discards a metal for Surplus.
pub fn shown(text: &str) -> Result<(Seat, Card), ParseError> {
    match text.split_once(' ') {
        Some((seat, card)) => Ok((seat.parse()?, card.parse()?)),
        None => Err(ParseError::new("a choice such as A metal", text)),
    }
}

/// `A metal BC*`: in A's hand, a metal, known to B, C and the spectators.
pub fn known(text: &str) -> Result<(Seat, Card, Knowers), ParseError> {
    let words: Vec<&str> = text.split(' ').collect();
    let [hand, card, knowers] = words.as_slice() else {
        return Err(ParseError::new("knowledge such as A metal BC*", text));
    };
    let hand: Seat = hand.parse()?;
    let card: Card = card.parse()?;
    if hand.index() >= 4 || card.is_corner() {
        return Err(ParseError::new("a hand from A to D and a card that can be in it", text));
    }
    Ok((hand, card, Knowers::parse(knowers, hand)?))
}

const JOBS: [Job; 3] = [Job::Step3, Job::Refill, Job::Supplier];

/// `play`, `draw 3`, `thieving B C`, …
pub fn stage(text: &str) -> Result<Stage, ParseError> {
    let words: Vec<&str> = text.split(' ').collect();
    let expected = || ParseError::new("a stage such as play, draw 3 or discard", text);
    let due = |word: &str| match word.parse() {
        Ok(due @ 1..=8) => Ok(due),
        _ => Err(expected()),
    };
    let found = match words.as_slice() {
        ["deal"] => Stage::Deal,
        ["advance"] => Stage::Advance,
        ["draw", cards] => Stage::Draw { due: due(cards)? },
        ["reshuffle", cards, job] => {
            let known = JOBS.into_iter().find(|&known| job_name(known) == *job);
            Stage::Reshuffle { job: known.ok_or_else(expected)?, due: due(cards)? }
        }
        ["play"] => Stage::Play,
        ["recycle"] => Stage::Recycle,
        ["thieving", one, two] => Stage::Thieving { from: [one.parse()?, two.parse()?] },
        ["surplus"] => Stage::Surplus,
        ["lay"] => Stage::Lay,
        ["offering", to] => Stage::Offering { to: to.parse()? },
        ["answer", to] => Stage::Answer { to: to.parse()? },
        ["discard"] => Stage::Discard,
        ["over"] => Stage::Over,
        _ => return Err(expected()),
    };
    Ok(found)
}

/// The stage in words.
pub fn stage_name(stage: Stage) -> String {
    match stage {
        Stage::Deal => "deal".into(),
        Stage::Advance => "advance".into(),
        Stage::Draw { due } => format!("draw {due}"),
        Stage::Reshuffle { due, job } => format!("reshuffle {due} {}", job_name(job)),
        Stage::Play => "play".into(),
        Stage::Recycle => "recycle".into(),
        Stage::Thieving { from: [one, two] } => format!("thieving {one} {two}"),
        Stage::Surplus => "surplus".into(),
        Stage::Lay => "lay".into(),
        Stage::Offering { to } => format!("offering {to}"),
        Stage::Answer { to } => format!("answer {to}"),
        Stage::Discard => "discard".into(),
        Stage::Over => "over".into(),
    }
}

const fn job_name(job: Job) -> &'static str {
    match job {
        Job::Step3 => "step-3",
        Job::Refill => "refill",
        Job::Supplier => "supplier",
    }
}
