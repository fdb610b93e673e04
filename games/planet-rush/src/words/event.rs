//! The log in words. The table shows what lines leave out, such as whose pause is over.

use gantry_kernel::{Phrase, Seat};

use super::{bag, card, on_place, one, paid, points};
use crate::action::ROUNDS;
use crate::card::Card;
use crate::event::{Cause, Event, Handling, Obstacle, Spot};
use crate::pile::Pile;
use crate::setup::{Pace, Setup};

/// What happened, if it is worth a line.
pub fn event(setup: &Setup, event: &Event) -> Option<Phrase> {
    Some(match *event {
        Event::Laid(layout) => {
            let kinds = layout.planets().iter().enumerate();
            let planets = kinds.map(|(index, &kind)| on_place(setup.data(), index, kind));
            Phrase::new("ev-laid").with("planets", planets.collect::<Vec<_>>())
        }
        Event::Ready { seat } => by("ev-ready", seat),
        Event::Countdown { .. } => Phrase::new("ev-countdown"),
        Event::FaceUp { turn, .. } if setup.pace == Pace::Turns => by("ev-face-up-turns", turn),
        Event::FaceUp { .. } => Phrase::new("ev-face-up"),
        Event::Handled { seat, card, handling, .. } => handled(setup, seat, card, handling),
        Event::Stopped { caller, cause } => match cause {
            Cause::Empty => by("ev-stop", caller),
            Cause::Actions => {
                by("ev-stop-actions", caller).with("actions", usize::from(setup.actions))
            }
            Cause::Time => by("ev-stop-time", caller).with("minutes", setup.minutes),
        },
        Event::Cleaned { planet, seat, kept, dropped, .. } => {
            // PR-4.1: a row that is kept has a Lift Off.
            let key = if kept.is_empty() { "ev-row-removed" } else { "ev-cleaned" };
            at(key, setup, planet).with("seat", seat).with("cards", cards(dropped))
        }
        Event::Contested { planet, .. } => at("ev-contested", setup, planet),
        Event::Revealed { seat, card: shown, .. } => {
            by("ev-revealed", seat).with("card", card(shown))
        }
        Event::Ordered { seat, order, solar, tanks, .. } => {
            by(if order == Card::Mining { "ev-mined" } else { "ev-terraformed" }, seat)
                .with("paid", paid(solar, tanks))
        }
        Event::Failed { seat, order, obstacle } => by(
            match (order, obstacle) {
                (_, Obstacle::Ore) => "ev-no-ore",
                (_, Obstacle::Loot) => "ev-no-loot",
                (Card::Mining, Obstacle::Energy) => "ev-no-mining",
                (_, Obstacle::Energy) => "ev-no-terraforming",
            },
            seat,
        ),
        Event::Foiled { seat } => by("ev-foiled", seat),
        Event::Took { seat, card, counter, .. } => {
            by(if counter { "ev-took-back" } else { "ev-stole" }, seat).with("card", one(card))
        }
        Event::Declined { seat, counter } => {
            by(if counter { "ev-declined-back" } else { "ev-declined" }, seat)
        }
        Event::Settled { planet, winner, points, settlers } => {
            settled(setup, planet, winner, points, settlers)
        }
        Event::RoundOver { round, points } => {
            let score = |(seat, &count): (Seat, &u16)| {
                by("ev-score", seat).with("points", usize::from(count))
            };
            let scores = Seat::all(points.len()).zip(points.iter()).map(score);
            Phrase::new("ev-round-over")
                .with("round", round)
                .with("rounds", ROUNDS)
                .with("scores", scores.collect::<Vec<_>>())
        }
        Event::Ended => Phrase::new("ev-ended"),
        Event::Shuffled { .. } | Event::Rested(_) | Event::Asked { .. } => return None,
    })
}

fn by(key: &'static str, seat: Seat) -> Phrase {
    Phrase::new(key).with("seat", seat)
}

fn at(key: &'static str, setup: &Setup, spot: Spot) -> Phrase {
    let planet = on_place(setup.data(), spot.index.into(), spot.planet);
    Phrase::new(key).with("planet", planet)
}

fn cards(pile: Pile) -> Vec<Phrase> {
    bag(&pile.iter().collect())
}

/// Many of these come every second.
fn handled(setup: &Setup, seat: Seat, handled: Card, handling: Handling) -> Phrase {
    match handling {
        Handling::Placed(planet, _) => at("ev-placed", setup, planet),
        Handling::Cycled => Phrase::new("ev-cycled"),
        Handling::Discarded => Phrase::new("ev-discarded"),
    }
    .with("seat", seat)
    .with("card", card(handled))
}

/// PR-4.6: who gets the planet, or why nobody does.
fn settled(
    setup: &Setup,
    planet: Spot,
    winner: Option<Seat>,
    worth: u8,
    [near, far]: [u8; 2],
) -> Phrase {
    let at = |key| at(key, setup, planet);
    match winner {
        Some(seat) => at("ev-settled")
            .with("seat", seat)
            .with("points", points(worth))
            .with("settlers", near.max(far))
            .with("others", near.min(far)),
        None if near != far => at("ev-not-habitable").with("points", points(worth)),
        None if near == 0 => at("ev-no-settlers"),
        None => at("ev-equal-settlers").with("settlers", near),
    }
}
