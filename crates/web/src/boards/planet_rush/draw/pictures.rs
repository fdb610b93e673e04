//! Names, texts and drawings of cards and planets in the reader's language, made once.

use gantry_art::planet_rush::print;
use gantry_art::{CardText, Form, Icon, Weight, card, icon, planet_rush};
use gantry_kernel::{Phrase, Term, Words as _};
use gantry_planet_rush::{Card, Colour, KINDS, PLANETS, Planet, PlanetRush, Setup};

use crate::boards::Play;

/// A name and a description.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Named {
    /// Its name, for sentences.
    pub phrase: Phrase,
    /// Its name.
    pub name: String,
    /// What it does.
    pub text: String,
}

/// All drawings and names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pictures {
    /// Names of cards.
    pub cards: [Named; KINDS],
    /// Names of planets.
    pub planets: [Named; PLANETS],
    /// Cards as they look on the table.
    faces: [String; KINDS],
}

impl Pictures {
    /// The pictures for a table's component values.
    pub fn new(play: Play, setup: &Setup) -> Self {
        let terms = PlanetRush::glossary(setup);
        let cards = Card::ALL.map(|card| named(play, &terms, card.id()));
        let faces = Card::ALL.map(|kind| {
            let title = &cards[kind.index()].name;
            card(&print(kind), Form::Compact, CardText { title, sentence: "" })
        });
        Self { cards, planets: Planet::ALL.map(|planet| named(play, &terms, planet.id())), faces }
    }

    /// A card as it looks on the table.
    pub fn face(&self, card: Card) -> String {
        self.faces[card.index()].clone()
    }

    /// A card with its text.
    pub fn full(&self, kind: Card) -> String {
        let Named { name, text, .. } = &self.cards[kind.index()];
        card(&print(kind), Form::Full, CardText { title: name, sentence: text })
    }

    /// The name of a card.
    pub fn card(&self, card: Card) -> &Named {
        &self.cards[card.index()]
    }

    /// The name of a planet.
    pub fn planet(&self, planet: Planet) -> &Named {
        &self.planets[planet.index()]
    }
}

/// A term of the game.
fn named(play: Play, terms: &[Term], word: &str) -> Named {
    let term =
        terms.iter().find(|term| term.word == word).expect("every card and planet is a term");
    let (name, text) = (play.say(&term.name), play.say(&term.text));
    Named { phrase: term.name.clone(), name, text }
}

/// The icon of a card.
pub fn sign(card: Card) -> String {
    let sign = match card {
        Card::Tank => Icon::Tank,
        Card::Settler => Icon::Settler,
        Card::Solar => Icon::Solar,
        Card::Security => Icon::Security,
        Card::LiftOff => Icon::LiftOff,
        Card::Mining => Icon::Mining,
        Card::Terraforming => Icon::Terraforming,
        Card::Steal => Icon::Steal,
    };
    small(sign)
}

/// An icon for small sizes.
pub fn small(sign: Icon) -> String {
    icon(sign, Weight::Solid)
}

/// A planet.
pub fn globe(planet: Planet) -> String {
    planet_rush::globe(planet)
}

/// The class of a card's colour.
pub const fn colour(card: Card) -> &'static str {
    match card.colour() {
        Colour::Blue => "pr-blue",
        Colour::Yellow => "pr-yellow",
        Colour::Red => "pr-red",
    }
}
