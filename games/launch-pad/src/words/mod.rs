//! What the game says to people, as keys and values; the sentences are in `text/*.ftl`.

mod breakdown;
mod event;
mod glossary;
mod panel;
mod prompt;

use gantry_game_kit::{puzzles, words};
use gantry_kernel::{Face, Phrase, Seat, Value};

use crate::LaunchPad;
use crate::action::{Action, Target};
use crate::bag::Bag;
use crate::card::{Card, Family};
use crate::rocket::{Rocket, Zone};
use crate::view::{OfferView, View};

words!(LaunchPad, "Launch Pad", "game design by Melanie James, 2010", {
    const LESSONS: &'static str = include_str!("../../lessons/course.toml");
    const LESSON_IDS: &'static [&'static str] = &["build", "advance", "pad", "attack", "end"];
    const PUZZLES: &'static [&'static str] =
        puzzles!["01", "02", "03", "04", "05", "06", "07", "08", "09"];
});

/// What an action does.
fn action(view: &View, action: &Action) -> Phrase {
    match *action {
        Action::Advance(rocket) => Phrase::new("act-advance")
            .with("rocket", rocket.phrase())
            .with("zone", rocket.zone().next().unwrap_or_default().phrase()),
        Action::Stay => Phrase::new("act-stay"),
        Action::Draw => Phrase::new("act-draw"),
        Action::DrawRest => Phrase::new("act-draw-rest"),
        Action::Take => Phrase::new("act-take").with(
            "card",
            view.open.discards.last().map_or(Phrase::new("nothing"), |card| card.phrase()),
        ),
        Action::Play(card, Target::Expert(owner, zone)) => Phrase::new("act-play-expert")
            .with("card", card.phrase())
            .with("owner", owner)
            .with("zone", zone.phrase())
            .with("expert", expert(view, owner, zone)),
        Action::Play(card, target) => aimed(Tense::Choice, card, target),
        Action::Offer(seat) => Phrase::new("act-offer").with("to", seat),
        Action::Give(card) => Phrase::new("act-give").with("card", card.phrase()),
        Action::Ask(card) => Phrase::new("act-ask").with("card", card.phrase()),
        Action::Propose => propose(view),
        Action::Withdraw => Phrase::new("act-withdraw"),
        Action::Accept => Phrase::new("act-accept"),
        Action::Refuse => Phrase::new("act-refuse"),
        Action::Choose(card) => Phrase::new("act-choose").with("card", card.phrase()),
        Action::Lay(card) => Phrase::new("act-lay").with("card", card.phrase()),
        Action::LayRest => Phrase::new("act-lay-rest"),
        Action::Discard(card) => Phrase::new("act-discard").with("card", card.phrase()),
        Action::End => Phrase::new("act-end"),
    }
}

fn propose(view: &View) -> Phrase {
    let OfferView::Open(offer) = view.offer else { return Phrase::new("act-propose-any") };
    Phrase::new("act-propose").with("give", cards(&offer.give)).with("want", cards(&offer.want))
}

/// Who works in a player's zone.
fn expert(view: &View, owner: Seat, zone: Zone) -> Phrase {
    let board = view.open.boards.get(owner.index());
    let expert = board.and_then(|board| board.experts[zone.index()]);
    expert.unwrap_or_else(|| zone.expert()).phrase()
}

/// Whether something can be done or has been done.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Tense {
    Choice,
    Event,
}

/// A card and its target. An event also names the player, and shows the player's own rockets
/// without the cards on them, which have just changed.
fn aimed(tense: Tense, card: Card, target: Target) -> Phrase {
    let acts = tense == Tense::Choice;
    let key = |act, event| Phrase::new(if acts { act } else { event });
    let shown = |rocket: Rocket| if acts { rocket.phrase() } else { rocket.model().phrase() };
    let phrase = match (card.family(), target) {
        (_, Target::Nothing) => key("act-play", "ev-play"),
        (Family::Action, Target::Rocket(rocket)) => {
            key("act-play-track", "ev-play-track").with("rocket", shown(rocket))
        }
        (_, Target::Rocket(rocket)) => key("act-play-on", "ev-play-on")
            .with("rocket", shown(rocket))
            .with("zone", rocket.zone().phrase()),
        (_, Target::Place(zone)) => {
            key("act-play-place", "ev-play-place").with("zone", zone.phrase())
        }
        (_, Target::Of(owner, rocket)) => key("act-play-of", "ev-play-of")
            .with("owner", owner)
            .with("rocket", rocket.phrase())
            .with("zone", rocket.zone().phrase()),
        (_, Target::Part(owner, rocket, part)) => key("act-play-part", "ev-play-part")
            .with("owner", owner)
            .with("rocket", rocket.phrase())
            .with("zone", rocket.zone().phrase())
            .with("part", part.phrase()),
        (_, Target::Expert(owner, zone)) => key("act-play-expert", "ev-play-expert")
            .with("owner", owner)
            .with("zone", zone.phrase()),
        (_, Target::Seat(owner)) => key("act-play-seat", "ev-play-seat").with("owner", owner),
        (_, Target::Seats(one, two)) if one == two => {
            key("act-play-twice", "ev-play-twice").with("owner", one)
        }
        (_, Target::Seats(one, two)) => {
            key("act-play-both", "ev-play-both").with("one", one).with("two", two)
        }
        (_, Target::Card(wanted)) => {
            key("act-play-card", "ev-play-card").with("wanted", wanted.phrase())
        }
    };
    phrase.with("card", card.phrase())
}

/// Cards with their numbers.
fn cards(bag: &Bag) -> Value {
    let counted = |card: Card| counted(card, bag.count(card));
    bag.kinds().map(counted).collect::<Vec<Phrase>>().into()
}

fn counted(card: Card, count: usize) -> Phrase {
    if count == 1 {
        return card.phrase();
    }
    Phrase::new("cards-counted").with("card", card.phrase()).with("count", count)
}

fn face(card: Face<Card>) -> Phrase {
    match card {
        Face::Shown(card) => card.phrase(),
        Face::Hidden => Phrase::new("card-hidden"),
    }
}
