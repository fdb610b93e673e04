//! How actions and outcomes are written and read.

use std::fmt;
use std::str::FromStr;

use gantry_kernel::ParseError;
use tinyvec::{Array, ArrayVec};

use crate::action::{Action, Deed, Kept, Reward, Symbol, Techs, Upgrade};
use crate::card::{Colour, Level, Mission, Objective, Specialist};
use crate::chance::Chance;
use crate::state::Direction;

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::KeepGoal(goal) => write!(f, "keep {goal}"),
            Self::PassGoal(goal) => write!(f, "pass {goal}"),
            Self::Direction(direction) => direction.fmt(f),
            Self::KeepSpecialist(card) => write!(f, "keep {card}"),
            Self::PassSpecialist(card) => write!(f, "pass {card}"),
            Self::Play(card) => write!(f, "play {card}"),
            Self::Do(deed) => write!(f, "do {deed}"),
            Self::More(colour) => write!(f, "more {colour}"),
            Self::Take(techs) => write!(f, "take {techs}"),
            Self::Deck(level) => write!(f, "deck {level}"),
            Self::Keep(kept) => {
                f.write_str("keep")?;
                kept.missions().iter().try_for_each(|mission| write!(f, " {mission}"))
            }
            Self::Launch(Symbol::Lab) => f.write_str("launch lab"),
            Self::Launch(Symbol::Banner) => f.write_str("launch banner"),
            Self::Load(mission) => write!(f, "load {mission}"),
            Self::Boost(weight) => write!(f, "boost {weight}"),
            Self::Bonus => f.write_str("bonus"),
            Self::LiftOff => f.write_str("lift-off"),
            Self::Resolve(mission) => write!(f, "resolve {mission}"),
            Self::Map(colour) => write!(f, "map {colour}"),
            Self::Decline => f.write_str("decline"),
            Self::Gain(colour) => write!(f, "gain {colour}"),
            Self::Upgrade(Upgrade::Capacity) => f.write_str("upgrade capacity"),
            Self::Upgrade(Upgrade::Propulsion) => f.write_str("upgrade propulsion"),
            Self::Reward(reward) => write!(f, "reward {reward}"),
            Self::Sell(goal) => write!(f, "sell {goal}"),
            Self::Done => f.write_str("done"),
        }
    }
}

impl fmt::Display for Direction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Left => "left",
            Self::Right => "right",
        })
    }
}

impl fmt::Display for Deed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.work().name().replace(' ', "-"))?;
        match self {
            Self::BuyOne(colour) | Self::BuyThree(colour) | Self::Sell(colour) => {
                write!(f, " {colour}")
            }
            Self::BuyTwo(one, other) => write!(f, " {one} {other}"),
            Self::GreenTwo(count) => write!(f, " {count}"),
            Self::Swap(techs) => write!(f, " {techs}"),
            Self::Invest(reward) => write!(f, " {reward}"),
            Self::Grant
            | Self::Survey(_)
            | Self::GreenOne
            | Self::Capacity
            | Self::Propulsion
            | Self::Lab => Ok(()),
        }
    }
}

impl fmt::Display for Techs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<&str> = self.colours().map(Colour::name).collect();
        f.write_str(&names.join(" "))
    }
}

impl fmt::Display for Reward {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Green => "green",
            Self::Income => "income",
        })
    }
}

impl FromStr for Reward {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        match text {
            "green" => Ok(Self::Green),
            "income" => Ok(Self::Income),
            _ => Err(ParseError::new("green or income", text)),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let words: Vec<&str> = text.split(' ').collect();
        match words.as_slice() {
            ["left"] => Ok(Self::Direction(Direction::Left)),
            ["right"] => Ok(Self::Direction(Direction::Right)),
            ["bonus"] => Ok(Self::Bonus),
            ["lift-off"] => Ok(Self::LiftOff),
            ["decline"] => Ok(Self::Decline),
            ["done"] => Ok(Self::Done),
            ["keep", cards @ ..] => keep(cards),
            ["pass", card] => either(card, Self::PassGoal, Self::PassSpecialist),
            ["play", card] => card.parse().map(Self::Play),
            ["do", deed @ ..] => self::deed(deed).map(Self::Do),
            ["more", colour] => colour.parse().map(Self::More),
            ["take", colours @ ..] => techs(colours).map(Self::Take),
            ["deck", level] => level.parse().map(Self::Deck),
            ["launch", "lab"] => Ok(Self::Launch(Symbol::Lab)),
            ["launch", "banner"] => Ok(Self::Launch(Symbol::Banner)),
            ["launch", rest @ ..] => Err(ParseError::new("lab or banner", rest.join(" "))),
            ["load", mission] => mission.parse().map(Self::Load),
            ["boost", weight] => digit(weight).map(Self::Boost),
            ["resolve", mission] => mission.parse().map(Self::Resolve),
            ["map", colour] => colour.parse().map(Self::Map),
            ["gain", colour] => colour.parse().map(Self::Gain),
            ["upgrade", "capacity"] => Ok(Self::Upgrade(Upgrade::Capacity)),
            ["upgrade", "propulsion"] => Ok(Self::Upgrade(Upgrade::Propulsion)),
            ["upgrade", rest @ ..] => {
                Err(ParseError::new("capacity or propulsion", rest.join(" ")))
            }
            ["reward", reward] => reward.parse().map(Self::Reward),
            ["sell", goal] => goal.parse().map(Self::Sell),
            [
                verb @ ("pass" | "play" | "more" | "deck" | "load" | "boost" | "resolve" | "map"
                | "gain" | "reward" | "sell"),
                rest @ ..,
            ] => Err(ParseError::new(format!("one word after {verb}"), rest.join(" "))),
            _ => {
                let verbs = "keep, pass, left, right, play, do, more, take, deck, launch, load, boost, \
                             bonus, lift-off, resolve, map, decline, gain, upgrade, reward, sell or done";
                Err(ParseError::new(verbs, text))
            }
        }
    }
}

/// Objectives, specialists and missions share no id.
fn either(
    card: &str,
    goal: fn(Objective) -> Action,
    specialist: fn(Specialist) -> Action,
) -> Result<Action, ParseError> {
    let found = card.parse().map(goal).or_else(|_| card.parse().map(specialist));
    found.map_err(|_| ParseError::new("an objective or a specialist", card))
}

fn keep(cards: &[&str]) -> Result<Action, ParseError> {
    if let [card] = cards
        && let Ok(action) = either(card, Action::KeepGoal, Action::KeepSpecialist)
    {
        return Ok(action);
    }
    let [_, ..] = cards else {
        return Err(ParseError::new("an objective, a specialist or missions", ""));
    };
    if cards.len() > Kept::MOST {
        return Err(ParseError::new("at most three missions", cards.join(" ")));
    }
    let missions: Result<ArrayVec<[Mission; Kept::MOST]>, ParseError> = cards
        .iter()
        .map(|card| {
            let mission = card.parse();
            mission.map_err(|_| ParseError::new("an objective, a specialist or missions", *card))
        })
        .collect();
    Ok(Action::Keep(Kept::new(&missions?)))
}

fn deed(words: &[&str]) -> Result<Deed, ParseError> {
    Ok(match words {
        ["grant"] => Deed::Grant,
        ["survey-1"] => Deed::Survey(Level::new(0)),
        ["survey-2"] => Deed::Survey(Level::new(1)),
        ["survey-3"] => Deed::Survey(Level::new(2)),
        ["buy-one", colour] => Deed::BuyOne(colour.parse()?),
        ["buy-three", colour] => Deed::BuyThree(colour.parse()?),
        ["buy-two", one, other] => {
            let (one, other): (Colour, Colour) = (one.parse()?, other.parse()?);
            Deed::BuyTwo(one.min(other), one.max(other))
        }
        ["green-one"] => Deed::GreenOne,
        ["green-two", count] => Deed::GreenTwo(digit(count)?),
        ["sell", colour] => Deed::Sell(colour.parse()?),
        ["swap", colours @ ..] => Deed::Swap(techs(colours)?),
        ["capacity"] => Deed::Capacity,
        ["propulsion"] => Deed::Propulsion,
        ["lab"] => Deed::Lab,
        ["invest", reward] => Deed::Invest(reward.parse()?),
        words => {
            let deeds = "grant, survey-1, survey-2, survey-3, buy-one COLOUR, buy-three COLOUR, buy-two \
                         COLOUR COLOUR, green-one, green-two 1 or 2, sell COLOUR, swap COLOUR [COLOUR], \
                         capacity, propulsion, lab, invest green or invest income";
            return Err(ParseError::new(deeds, words.join(" ")));
        }
    })
}

fn techs(words: &[&str]) -> Result<Techs, ParseError> {
    match words {
        [one] => Ok(Techs::one(one.parse()?)),
        [one, other] => Ok(Techs::two(one.parse()?, other.parse()?)),
        words => Err(ParseError::new("one or two colours", words.join(" "))),
    }
}

fn digit(text: &str) -> Result<u8, ParseError> {
    match text.as_bytes() {
        [digit @ b'1'..=b'9'] => Ok(digit - b'0'),
        _ => Err(ParseError::new("a number from 1 to 9", text)),
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Deal { first, goals, specialists, missions } => {
                let goals: String = goals.iter().map(|goal| goal.code()).collect();
                let specialists: String = specialists.iter().map(|card| card.code()).collect();
                let missions: String = missions.iter().map(|mission| mission.code()).collect();
                write!(f, "deal {first} {goals} {specialists} {missions}")
            }
            Self::Specialists(cards) => {
                write!(
                    f,
                    "specialists {}",
                    cards.iter().map(|card| card.code()).collect::<String>()
                )
            }
            Self::Missions(level, cards) => {
                let cards: String = cards.iter().map(|mission| mission.code()).collect();
                write!(f, "missions {level} {cards}")
            }
        }
    }
}

impl FromStr for Chance {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let words: Vec<&str> = text.split(' ').collect();
        match words.as_slice() {
            ["deal", first, goals, specialists, missions] => Ok(Self::Deal {
                first: first.parse()?,
                goals: codes(goals, Objective::from_code)?,
                specialists: codes(specialists, Specialist::from_code)?,
                missions: codes(missions, Mission::from_code)?,
            }),
            ["specialists", cards] => Ok(Self::Specialists(codes(cards, Specialist::from_code)?)),
            ["missions", level, cards] => {
                Ok(Self::Missions(level.parse()?, codes(cards, Mission::from_code)?))
            }
            _ => {
                let forms = "deal SEAT OBJECTIVES SPECIALISTS MISSIONS, specialists CARDS or missions \
                             LEVEL CARDS";
                Err(ParseError::new(forms, text))
            }
        }
    }
}

fn codes<A: Array>(
    text: &str,
    read: fn(char) -> Result<A::Item, ParseError>,
) -> Result<ArrayVec<A>, ParseError> {
    let mut cards = ArrayVec::new();
    for code in text.chars() {
        if cards.try_push(read(code)?).is_some() {
            return Err(ParseError::new(format!("at most {} cards", A::CAPACITY), text));
        }
    }
    Ok(cards)
}
