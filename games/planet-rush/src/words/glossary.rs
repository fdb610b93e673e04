//! Words of the game and what they mean at a table, with the numbers in force there.

use gantry_kernel::{Phrase, Term};

use super::{card, planet, points};
use crate::action::ROUNDS;
use crate::card::{Card, DECK};
use crate::planet::Planet;
use crate::setup::{Pace, Setup};

/// The terms of [`gantry_kernel::Words::glossary`].
pub fn glossary(setup: &Setup) -> Vec<Term> {
    let data = setup.data();
    let cards = Card::ALL.into_iter().map(|kind| Term {
        word: kind.id().into(),
        name: card(kind),
        text: card_text(kind),
    });
    let planets = Planet::ALL.into_iter().map(|kind| {
        let values = data.planet(kind);
        Term {
            word: kind.id().into(),
            name: planet(data, kind),
            text: Phrase::new("text-planet")
                .with("points", points(values.points))
                .with("terraforming", values.terraforming)
                .with("ore", values.ore),
        }
    });
    cards.chain(planets).chain(terms(setup)).collect()
}

fn card_text(card: Card) -> Phrase {
    Phrase::new(match card {
        Card::Tank => "text-tank",
        Card::Settler => "text-settler",
        Card::Solar => "text-solar",
        Card::Security => "text-security",
        Card::LiftOff => "text-lift-off",
        Card::Mining => "text-mining",
        Card::Terraforming => "text-terraforming",
        Card::Steal => "text-steal",
    })
    .with("copies", card.copies())
}

/// Words that are neither cards nor planets.
fn terms(setup: &Setup) -> Vec<Term> {
    let term =
        |word: &'static str, name, text| Term { word: word.into(), name: Phrase::new(name), text };
    let plain = |word: &'static str, name, text| term(word, name, Phrase::new(text));
    // PR-3.6: without a clock there is no time limit.
    let limits = Phrase::new(match setup.pace {
        Pace::Live | Pace::Relaxed => "text-limits",
        Pace::Turns => "text-limits-turns",
    })
    .with("actions", usize::from(setup.actions));
    let limits = match setup.pace {
        Pace::Live | Pace::Relaxed => limits.with("minutes", setup.minutes),
        Pace::Turns => limits,
    };
    let choice = match setup.choice {
        0 => Phrase::new("text-choice"),
        seconds => Phrase::new("text-choice-time").with("seconds", usize::from(seconds)),
    };
    vec![
        term("rush", "term-rush", Phrase::new("text-rush").with("cards", DECK)),
        plain("place", "term-place", "text-place"),
        plain("cycle", "term-cycle", "text-cycle"),
        plain("discard", "term-discard", "text-discard"),
        plain("row", "term-row", "text-row"),
        plain("cargo", "term-cargo", "text-cargo"),
        plain("orders", "term-orders", "text-orders"),
        plain("energy", "term-energy", "text-energy"),
        plain("ore", "term-ore", "text-ore"),
        plain("habitable", "term-habitable", "text-habitable"),
        plain("majority", "term-majority", "text-majority"),
        plain("stop", "term-stop", "text-stop"),
        term("limits", "term-limits", limits),
        plain("resolution", "term-resolution", "text-resolution"),
        term("choice", "term-choice", choice),
        term("rounds", "term-rounds", Phrase::new("text-rounds").with("rounds", ROUNDS)),
        plain("ready", "term-ready", "text-ready"),
        plain("strict", "term-strict", "text-strict"),
        plain("table", "term-table", "text-table"),
        plain("live", "term-live", "text-live"),
        term("relaxed", "term-relaxed", Phrase::new("text-relaxed").with("seconds", setup.pause)),
        plain("turns", "term-turns", "text-turns"),
    ]
}
