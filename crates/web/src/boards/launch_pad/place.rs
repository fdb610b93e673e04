//! Where on the table each action is done. Pure, so that random games can prove that every action
//! is reachable.
//!
//! Most actions are one press on a [`Place`]. A card with a target is picked up first: then the
//! places mean what they mean to that card.

use gantry_kernel::Seat;
use gantry_launch_pad::{Action, Aim, Card, Family, Rocket, Stage, Target, View, Zone};

/// Something on the table that can be pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// A kind of card in the viewer's hand.
    Hand(Card),
    /// The draw pile.
    DrawPile,
    /// Draw everything that is due from the draw pile.
    DrawRest,
    /// The discard pile.
    DiscardPile,
    /// Any player's rocket.
    Rocket(Seat, Rocket),
    /// A component on any player's rocket.
    Part(Seat, Rocket, Card),
    /// Any player's Expert place.
    Expert(Seat, Zone),
    /// Where the viewer's next rocket is begun.
    Site,
    /// The viewer's Specialty place.
    Specialty,
    /// A player's specialties in play.
    InPlay(Seat),
    /// A corner in a zone.
    Corner(Card),
    /// A player.
    Player(Seat),
    /// Two players at once.
    Pair(Seat, Seat),
    /// The button that plays the held card.
    PlayHeld,
    /// One of several cards laid out to pick from.
    Pick(Card),
    /// All cards that are laid out, in their order.
    PickRest,
    /// Makes an offer.
    Propose,
    /// Withdraws an offer.
    Withdraw,
    /// Accepts an offer.
    Accept,
    /// Refuses an offer.
    Refuse,
    /// Continues to the next step of the turn.
    GoOn,
}

/// What pressing a place means, whether it is allowed or not; `None` if it only picks up a card or
/// shows something.
pub fn meant(view: &View, held: Option<Card>, place: Place) -> Option<Action> {
    let stage = view.open.clock.stage;
    Some(match place {
        Place::Hand(card) => return with_hand(stage, card),
        Place::DrawPile => Action::Draw,
        Place::DrawRest => Action::DrawRest,
        Place::DiscardPile => match (held, stage) {
            (Some(card), _) => Action::Discard(card),
            (None, Stage::Draw { .. }) => Action::Take,
            _ => return None,
        },
        Place::Pick(card) => match (held, stage) {
            (Some(held), _) => Action::Play(held, Target::Card(card)),
            (None, Stage::Offering { .. }) => Action::Ask(card),
            _ => Action::Lay(card),
        },
        Place::PickRest => Action::LayRest,
        Place::Propose => Action::Propose,
        Place::Withdraw => Action::Withdraw,
        Place::Accept => Action::Accept,
        Place::Refuse => Action::Refuse,
        Place::GoOn if stage == Stage::Advance => Action::Stay,
        Place::GoOn => Action::End,
        _ => match held {
            Some(card) => Action::Play(card, target(card, place)),
            None => return with_empty_hands(view, place),
        },
    })
}

fn with_hand(stage: Stage, card: Card) -> Option<Action> {
    match stage {
        Stage::Surplus => Some(Action::Choose(card)),
        Stage::Offering { .. } => Some(Action::Give(card)),
        Stage::Discard => Some(Action::Discard(card)),
        Stage::Play => None,
        _ => Some(Action::Play(card, Target::Nothing)),
    }
}

fn with_empty_hands(view: &View, place: Place) -> Option<Action> {
    match place {
        Place::Rocket(owner, rocket) if view.viewer.is(owner) => Some(Action::Advance(rocket)),
        Place::Player(seat) if view.open.setup.negotiations && !view.viewer.is(seat) => {
            Some(Action::Offer(seat))
        }
        _ => None,
    }
}

/// The target that a place gives a held card. A place that does not suit the card gives no target,
/// and the rules say so.
fn target(card: Card, place: Place) -> Target {
    match (card.aim(), place) {
        (Aim::Of, Place::Rocket(owner, rocket)) => Target::Of(owner, rocket),
        (Aim::Part, Place::Rocket(owner, rocket)) => match only_part(rocket) {
            Some(part) => Target::Part(owner, rocket, part),
            None => Target::Nothing,
        },
        (Aim::Part, Place::Part(owner, rocket, part)) => Target::Part(owner, rocket, part),
        (Aim::Rocket, Place::Rocket(_, rocket)) => Target::Rocket(rocket),
        (Aim::Expert, Place::Expert(owner, zone)) => Target::Expert(owner, zone),
        (Aim::Place, Place::Expert(_, zone)) => Target::Place(zone),
        (Aim::Seat, Place::Player(seat) | Place::InPlay(seat)) => Target::Seat(seat),
        (Aim::Seats, Place::Player(seat)) => Target::Seats(seat, seat),
        (Aim::Seats, Place::Pair(one, two)) => Target::Seats(one, two),
        (Aim::Card, Place::Corner(corner)) => Target::Card(corner),
        _ => Target::Nothing,
    }
}

/// The kind of component on a rocket, if there is only one.
fn only_part(rocket: Rocket) -> Option<Card> {
    match (rocket.parts(Card::Metal), rocket.parts(Card::Fuel)) {
        (1.., 0) => Some(Card::Metal),
        (0, 1..) => Some(Card::Fuel),
        _ => None,
    }
}

/// Whether a place would play the held card: a card without a target is put on a place of its own.
pub fn takes(view: &View, held: Option<Card>, place: Place) -> bool {
    let own = |owner| view.viewer.is(owner);
    match (held, place) {
        (Some(card), Place::Site) => card.family() == Family::Rocket,
        (Some(card), Place::Specialty) => card.family() == Family::Specialty,
        (Some(card), Place::PlayHeld) => card.aim() == Aim::Nothing,
        (Some(card), Place::Rocket(owner, _)) => card.family() == Family::Action || own(owner),
        (Some(Card::Recruitment), Place::Expert(..)) => true,
        (Some(_), Place::Expert(owner, _)) => own(owner),
        (None, Place::Site | Place::Specialty | Place::PlayHeld) => false,
        _ => true,
    }
}

/// The buttons and cards that are laid out above the hand, in this order.
pub fn tray(view: &View, held: Option<Card>) -> Vec<Place> {
    let mut places = Vec::new();
    match view.open.clock.stage {
        Stage::Answer { to } if view.viewer.is(to) => return vec![Place::Accept, Place::Refuse],
        _ if !view.viewer.is(view.open.clock.turn) => return places,
        Stage::Draw { due: 2.. } => places.push(Place::DrawRest),
        Stage::Advance | Stage::Discard => places.push(Place::GoOn),
        Stage::Play => match held {
            None => places.push(Place::GoOn),
            Some(Card::Salvage) => {
                places.extend(view.open.salvageable().kinds().map(Place::Pick));
                places.push(Place::DiscardPile);
            }
            Some(card) => {
                if card == Card::Thief {
                    places.extend(pairs(view).map(|(one, two)| Place::Pair(one, two)));
                }
                if card.aim() == Aim::Nothing {
                    places.push(Place::PlayHeld);
                }
                places.push(Place::DiscardPile);
            }
        },
        Stage::Offering { .. } => {
            places.extend(Card::hand_kinds().map(Place::Pick));
            places.extend([Place::Propose, Place::Withdraw]);
        }
        Stage::Lay => {
            let lies = |card: &Card| view.open.laying.contains(card);
            places.extend(Card::hand_kinds().filter(lies).map(Place::Pick));
            places.push(Place::PickRest);
        }
        _ => {}
    }
    places
}

/// Every pair of opponents.
fn pairs(view: &View) -> impl Iterator<Item = (Seat, Seat)> {
    let others: Vec<Seat> = view.seats().filter(|&seat| !view.viewer.is(seat)).collect();
    let later = others.clone();
    others.into_iter().flat_map(move |one| {
        later.clone().into_iter().filter(move |two| one < *two).map(move |two| (one, two))
    })
}

#[cfg(test)]
mod tests;
