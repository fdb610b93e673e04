//! What the game says to people, as keys and values; the sentences are in `text/*.ftl`.

mod breakdown;
mod event;
mod glossary;
mod panel;
mod prompt;
#[cfg(test)]
mod tests;

use gantry_game_kit::words;
use gantry_kernel::{Millis, Phrase, Tone, Value};

use crate::PlanetRush;
use crate::action::{Action, Deed};
use crate::card::{Bag, Card, Colour};
use crate::data::Data;
use crate::judge::price;
use crate::layout::Side;
use crate::planet::Planet;
use crate::state::{Contest, Open, Stage};
use crate::view::View;

words!(PlanetRush, "Lift Off (2000)", "game design by Marcel-André Casasola Merkle, 2000", {
    const LESSONS: &'static str = include_str!("../../lessons/course.toml");
    const LESSON_IDS: &'static [&'static str] = &["place", "energy", "stop", "theft", "score"];

    fn key(_: &View, action: &Action) -> Option<char> {
        key(action)
    }

    fn action_for_key(view: &View, pressed: char) -> Option<Action> {
        action_for_key(view, pressed)
    }

    fn complete(view: &View, text: &str) -> Option<String> {
        complete(view, text)
    }

    /// PR-7.2: pauses end before the round does.
    fn deadline(view: &View) -> Option<Millis> {
        view.open.until
    }
});

/// The name of a card.
pub fn card(card: Card) -> Phrase {
    Phrase::new(match card {
        Card::Tank => "card-tank",
        Card::Settler => "card-settler",
        Card::Solar => "card-solar",
        Card::Security => "card-security",
        Card::LiftOff => "card-lift-off",
        Card::Mining => "card-mining",
        Card::Terraforming => "card-terraforming",
        Card::Steal => "card-steal",
    })
    .toned(match card.colour() {
        Colour::Blue => Tone::Blue,
        Colour::Yellow => Tone::Yellow,
        Colour::Red => Tone::Red,
    })
}

/// The name of a planet, or its name in the table's custom data.
pub fn planet(data: &Data, planet: Planet) -> Phrase {
    if let Some(name) = data.name_of(planet) {
        return Phrase::new("own-name").with("name", Value::Code(name.into()));
    }
    Phrase::new(match planet {
        Planet::BetaMinor => "planet-beta-minor",
        Planet::PiosProxima => "planet-pios-proxima",
        Planet::GammaFerrum => "planet-gamma-ferrum",
        Planet::TauViridis => "planet-tau-viridis",
        Planet::UrsaMagna => "planet-ursa-magna",
    })
}

/// What an action does.
pub fn action(view: &View, action: &Action) -> Phrase {
    let open = &view.open;
    match action.deed {
        Deed::Ready => Phrase::new("act-ready"),
        // The prompt names the card.
        Deed::Place(index) => Phrase::new("act-place").with("planet", numbered(open, index.into())),
        Deed::Cycle => Phrase::new("act-cycle"),
        Deed::Discard => Phrase::new("act-discard"),
        Deed::Solar(solar) => {
            let tanks = price(open.contest.task).saturating_sub(solar);
            Phrase::new("act-pay").with("paid", paid(solar, tanks))
        }
        Deed::Take(card) => Phrase::new("act-take").with("card", one(card)),
        Deed::Decline => Phrase::new("act-decline"),
    }
}

/// The key that plays an action: planets have their numbers, the tenth has 0.
pub const fn key(action: &Action) -> Option<char> {
    match action.deed {
        Deed::Ready => Some('r'),
        Deed::Place(index) => char::from_digit((index as u32 + 1) % 10, 10),
        Deed::Cycle => Some('c'),
        Deed::Discard => Some('d'),
        Deed::Solar(count) => char::from_digit(count as u32, 10),
        Deed::Take(Card::Tank) => Some('t'),
        Deed::Take(Card::Settler) => Some('s'),
        Deed::Take(Card::Solar) => Some('o'),
        Deed::Take(Card::Security) => Some('g'),
        Deed::Take(_) => None,
        Deed::Decline => Some('n'),
    }
}

/// What a key means to the viewer while cards are handled or about to be, allowed or not. In the
/// resolution only the available choices have keys.
pub fn action_for_key(view: &View, key: char) -> Option<Action> {
    let open = &view.open;
    let seat = view.own()?;
    let deed = match key {
        'r' => Deed::Ready,
        'c' => Deed::Cycle,
        'd' => Deed::Discard,
        '0'..='9' => {
            let number = key.to_digit(10)?;
            Deed::Place(u8::try_from((number + 9) % 10).ok()?)
        }
        _ => return None,
    };
    if matches!(open.stage, Stage::Resolve | Stage::Over) {
        return None;
    }
    let number = if deed == Deed::Ready { 0 } else { open.company(seat).actions };
    Some(Action { round: open.round, number, deed })
}

/// A typed action with the current round and number (PR-7.1): people at a table say what they do,
/// not how often they have acted.
pub fn complete(view: &View, text: &str) -> Option<String> {
    let number = view.open.company(view.own()?).actions;
    (!text.contains('@')).then(|| format!("{text} @{}.{number}", view.open.round))
}

/// A planet card with its number in the layout.
fn numbered(open: &Open, index: usize) -> Phrase {
    match open.layout.planets().get(index) {
        Some(&kind) => on_place(open.setup.data(), index, kind),
        // A text may name a planet that does not exist.
        None => Phrase::new("planet-number").with("number", index + 1),
    }
}

fn on_place(data: &Data, index: usize, kind: Planet) -> Phrase {
    Phrase::new("planet-numbered").with("number", index + 1).with("name", planet(data, kind))
}

/// One blue card, with the article that languages need after a verb.
fn one(cargo: Card) -> Phrase {
    match cargo {
        Card::Tank => Phrase::new("one-tank"),
        Card::Settler => Phrase::new("one-settler"),
        Card::Solar => Phrase::new("one-solar"),
        Card::Security => Phrase::new("one-security"),
        // Nobody can take any other card, but a player may try.
        other => card(other),
    }
}

/// Energy, by its source.
fn paid(solar: u8, tanks: u8) -> Vec<Phrase> {
    let of = |key, count| Phrase::new(key).with("count", count);
    let mut paid = Vec::new();
    if solar > 0 || tanks == 0 {
        paid.push(of("energy-solar", solar));
    }
    if tanks > 0 {
        paid.push(of("energy-tanks", tanks));
    }
    paid
}

/// A card with its number, if there are several, in the colour of the card.
fn counted(kind: Card, count: u8) -> Phrase {
    let name = card(kind);
    if count == 1 {
        return name;
    }
    let tone = name.tone;
    Phrase::new("counted").with("count", count).with("card", name).toned(tone)
}

/// Cards with their numbers.
fn bag(bag: &Bag) -> Vec<Phrase> {
    kinds(&Card::ALL, |card| bag.count(card))
}

/// The blue cards of a side that are revealed and unused.
fn cargo(contest: &Contest, side: Side) -> Vec<Phrase> {
    kinds(&Card::BLUE, |card| contest.has(side, card))
}

fn kinds(kinds: &[Card], count: impl Fn(Card) -> u8) -> Vec<Phrase> {
    let there = kinds.iter().map(|&card| (card, count(card))).filter(|(_, count)| *count > 0);
    there.map(|(card, count)| counted(card, count)).collect()
}

/// Points with their noun.
fn points(count: impl Into<usize>) -> Phrase {
    Phrase::new("points").with("count", count.into())
}
