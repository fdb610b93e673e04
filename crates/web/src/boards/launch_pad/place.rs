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
    /// The button that discards the held card.
    DiscardHeld,
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

/// Whether the viewer may pick up a card of the hand: to play or to discard it.
pub fn can_hold(view: &View) -> bool {
    match view.open.clock.stage {
        Stage::Play | Stage::Discard => view.viewer.is(view.open.clock.turn),
        Stage::Surplus => view.viewer.seat().is_some(),
        _ => false,
    }
}

/// What pressing a place does, if the rules allow it; `None` if it only picks something up or shows
/// something. A held card means something only at its own kind of target.
pub fn meant(view: &View, held: Option<Card>, place: Place) -> Option<Action> {
    let stage = view.open.clock.stage;
    Some(match place {
        Place::Hand(card) => return with_hand(stage, card),
        Place::DrawPile => Action::Draw,
        Place::DrawRest => Action::DrawRest,
        Place::DiscardPile => match (held, stage) {
            (_, Stage::Draw { .. }) => Action::Take,
            (Some(card), Stage::Discard | Stage::Surplus) => discarded(stage, card),
            _ => return None,
        },
        Place::DiscardHeld => discarded(stage, held?),
        Place::Pick(card) => match (held, stage) {
            (Some(held), Stage::Play) => Action::Play(held, Target::Card(card)),
            (_, Stage::Offering { .. }) => Action::Ask(card),
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
            Some(card) => Action::Play(card, target(view, card, place)?),
            None => return with_empty_hands(view, place),
        },
    })
}

const fn discarded(stage: Stage, card: Card) -> Action {
    if matches!(stage, Stage::Surplus) { Action::Choose(card) } else { Action::Discard(card) }
}

fn with_hand(stage: Stage, card: Card) -> Option<Action> {
    match stage {
        Stage::Offering { .. } => Some(Action::Give(card)),
        Stage::Play | Stage::Discard | Stage::Surplus => None,
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

/// The target that a place is for a held card; `None` if it is none.
fn target(view: &View, card: Card, place: Place) -> Option<Target> {
    let own = |seat| view.viewer.is(seat);
    Some(match (card.aim(), place) {
        (Aim::Nothing, Place::Site) if card.family() == Family::Rocket => Target::Nothing,
        (Aim::Nothing, Place::Specialty) if card.family() == Family::Specialty => Target::Nothing,
        (Aim::Nothing, Place::PlayHeld) => Target::Nothing,
        (Aim::Of, Place::Rocket(owner, rocket)) => Target::Of(owner, rocket),
        (Aim::Part, Place::Rocket(owner, rocket)) => {
            Target::Part(owner, rocket, only_part(rocket)?)
        }
        (Aim::Part, Place::Part(owner, rocket, part)) => Target::Part(owner, rocket, part),
        (Aim::Rocket, Place::Rocket(owner, rocket)) if own(owner) => Target::Rocket(rocket),
        (Aim::Expert, Place::Expert(owner, zone)) => Target::Expert(owner, zone),
        (Aim::Place, Place::Expert(owner, zone)) if own(owner) => Target::Place(zone),
        (Aim::Seat, Place::Player(seat) | Place::InPlay(seat)) => Target::Seat(seat),
        (Aim::Seats, Place::Player(seat)) => Target::Seats(seat, seat),
        (Aim::Seats, Place::Pair(one, two)) => Target::Seats(one, two),
        (Aim::Card, Place::Corner(corner)) => Target::Card(corner),
        _ => return None,
    })
}

/// The kind of component on a rocket, if there is only one.
fn only_part(rocket: Rocket) -> Option<Card> {
    match (rocket.parts(Card::Metal), rocket.parts(Card::Fuel)) {
        (1.., 0) => Some(Card::Metal),
        (0, 1..) => Some(Card::Fuel),
        _ => None,
    }
}

/// What pressing a place does, if that is one of the legal actions, or would pick up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Press {
    /// It does this.
    Act(Action),
    /// It picks up a card of the hand.
    PickUp(Card),
    /// It chooses a rocket, of which a component is still to be named.
    Open(Seat, Rocket),
}

/// What a press does; `None` if nothing: only what does something is lit.
pub fn press(view: &View, legal: &[Action], held: Option<Card>, place: Place) -> Option<Press> {
    if let Some(action) = meant(view, held, place) {
        return legal.contains(&action).then_some(Press::Act(action));
    }
    match (held, place) {
        (_, Place::Hand(card)) => uses(legal, card).then_some(Press::PickUp(card)),
        (Some(Card::Sabotage), Place::Rocket(owner, rocket)) => {
            let taken = |action: &Action| {
                matches!(*action, Action::Play(Card::Sabotage, Target::Part(seat, from, _))
                    if (seat, from) == (owner, rocket))
            };
            legal.iter().any(taken).then_some(Press::Open(owner, rocket))
        }
        _ => None,
    }
}

/// Whether picking up a card leads anywhere: it can be played, or the stage is one of discarding.
fn uses(legal: &[Action], card: Card) -> bool {
    let plays = |action: &Action| matches!(*action, Action::Play(played, _) if played == card);
    let over = |action: &Action| matches!(action, Action::Play(..) | Action::Offer(_));
    let discards = [Action::Discard(card), Action::Choose(card)];
    legal.iter().any(plays)
        || !legal.iter().any(over) && legal.iter().any(|action| discards.contains(action))
}

/// The buttons and cards that come with a stage and a held card, in this order.
pub fn tray(view: &View, held: Option<Card>, opened: Option<(Seat, Rocket)>) -> Vec<Place> {
    let mut places = Vec::new();
    match view.open.clock.stage {
        Stage::Answer { to } if view.viewer.is(to) => return vec![Place::Accept, Place::Refuse],
        Stage::Surplus => places.extend(held.map(|_| Place::DiscardHeld)),
        _ if !view.viewer.is(view.open.clock.turn) => return places,
        Stage::Draw { due: 2.. } => places.push(Place::DrawRest),
        Stage::Advance => places.push(Place::GoOn),
        Stage::Discard => {
            places.extend(held.map(|_| Place::DiscardHeld));
            places.push(Place::GoOn);
        }
        Stage::Play => {
            if let Some(card) = held {
                places.extend(ways(view, card, opened));
                places.push(Place::DiscardHeld);
            }
            places.push(Place::GoOn);
        }
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

/// What a held card can be played on that is not a place on the table.
fn ways(view: &View, card: Card, opened: Option<(Seat, Rocket)>) -> Vec<Place> {
    match (card.aim(), opened) {
        (Aim::Nothing, _) if card.family() == Family::Action => vec![Place::PlayHeld],
        (Aim::Card, _) if card == Card::Salvage => {
            view.open.salvageable().kinds().map(Place::Pick).collect()
        }
        (Aim::Seats, _) => {
            let others = view.seats().filter(|&seat| !view.viewer.is(seat));
            let pairs = pairs(view).map(|(one, two)| Place::Pair(one, two));
            others.map(Place::Player).chain(pairs).collect()
        }
        (Aim::Part, Some((seat, rocket))) => {
            let parts = [Card::Metal, Card::Fuel].into_iter();
            let there = parts.filter(|&part| rocket.parts(part) > 0);
            there.map(|part| Place::Part(seat, rocket, part)).collect()
        }
        _ => Vec::new(),
    }
}

/// Whether a place of the tray comes to the middle, at reading size. The others are buttons above
/// the hand.
pub const fn is_in_middle(place: Place) -> bool {
    !matches!(place, Place::GoOn | Place::DrawRest | Place::DiscardHeld)
}

/// Whether ending the step leaves something undone: then its button is not the main one.
pub fn is_busy(legal: &[Action]) -> bool {
    let idle = |action: &Action| matches!(action, Action::Stay | Action::End | Action::Discard(_));
    !legal.iter().all(idle)
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
