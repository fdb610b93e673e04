//! The conditions for playing each card.

use gantry_kernel::Seat;

use crate::action::Target;
use crate::card::{Card, Family};
use crate::denial::Denial;
use crate::judge::{Judged, require};
use crate::rocket::{Rocket, Zone};
use crate::state::{Open, State};

/// Whether `seat` may play a card from its hand on a target that exists and is of the card's kind.
#[inline]
pub fn judge(state: &State, seat: Seat, card: Card, target: Target) -> Judged {
    match target {
        Target::Nothing => judge_plain(state, seat, card),
        Target::Rocket(rocket) => judge_own_rocket(card, rocket),
        Target::Place(zone) => {
            // LP-4.3
            require(card == Card::Jack || zone.expert() == card, Denial::OtherZone(zone))?;
            require(state.board(seat).experts[zone.index()].is_none(), Denial::PlaceTaken(zone))
        }
        Target::Of(owner, rocket) => judge_rocket(&state.open, seat, card, owner, rocket),
        // LP-5.9
        Target::Part(owner, rocket, _) => judge_attack(&state.open, seat, owner, rocket),
        // LP-5.7, LP-5.16, LP-6.1
        Target::Expert(owner, _) => require(
            owner == seat || !state.board(owner).has(Card::EmployeeContract),
            Denial::Contracted(owner),
        ),
        // LP-5.3
        Target::Seat(owner) => {
            require(state.board(owner).specialties != [0; 4], Denial::NoSpecialty(owner))
        }
        Target::Seats(one, two) => judge_thief(state, seat, one, two),
        // LP-5.10; the Big Red Button takes any corner in a zone (LP-5.2).
        Target::Card(wanted) => {
            let other = wanted != Card::Salvage || state.open.setup.salvage_fetches_salvage();
            require(other, Denial::NoSalvage)
        }
    }
}

fn judge_plain(state: &State, seat: Seat, card: Card) -> Judged {
    match card {
        // LP-5.5
        Card::PartsSupplier => {
            let cards = state.cards_in_piles();
            require(cards >= 3, Denial::TooFewCards(cards))
        }
        // LP-5.8
        Card::RecycleBin => require(!state.open.discards.is_empty(), Denial::NoDiscards),
        // LP-5.11: after Surplus has left the hand.
        Card::Surplus => {
            let others = state.seats_with_cards().without(seat);
            require(state.hand(seat).len() > 1 || !others.is_empty(), Denial::NoHands)
        }
        // LP-4.1, LP-4.5
        _ => Ok(()),
    }
}

fn judge_own_rocket(card: Card, rocket: Rocket) -> Judged {
    let zone = rocket.zone();
    match card.family() {
        // LP-4.2
        Family::Component => {
            require(zone == Zone::Construction, Denial::NotInConstruction)?;
            require(rocket.needs(card), Denial::NotNeeded(card))
        }
        // LP-4.4
        Family::Bonus => {
            let home = bonus_zone(card);
            require(zone == home, Denial::BonusZone(home))?;
            require(!rocket.has(card), Denial::BonusTwice(card))
        }
        // LP-5.4
        _ => {
            require(zone != Zone::Launch, Denial::AlreadyThere)?;
            require(rocket.is_complete(), Denial::Incomplete)
        }
    }
}

/// The zone in which a bonus card is placed (LP-4.4).
pub const fn bonus_zone(bonus: Card) -> Zone {
    match bonus {
        Card::QualityCertificate => Zone::Quality,
        _ => Zone::Launch,
    }
}

fn judge_rocket(open: &Open, seat: Seat, card: Card, owner: Seat, rocket: Rocket) -> Judged {
    match card {
        // LP-5.6: neither Maximum Security nor Security System helps.
        Card::QualityCheck => {
            require(rocket.zone() == Zone::Launch, Denial::NotInLaunch)?;
            require(!rocket.has(Card::QualityCertificate), Denial::Certified)
        }
        // LP-5.13
        Card::Vacuum => {
            require(rocket.has(Card::Oxygen), Denial::NoOxygen)?;
            judge_attack(open, seat, owner, rocket)
        }
        // LP-5.1
        _ => judge_attack(open, seat, owner, rocket),
    }
}

/// LP-5.16, LP-6.3: Maximum Security protects from everybody, Security System from opponents.
fn judge_attack(open: &Open, seat: Seat, owner: Seat, rocket: Rocket) -> Judged {
    require(!rocket.has(Card::MaximumSecurity), Denial::Secured)?;
    require(owner == seat || !open.board(owner).has(Card::SecuritySystem), Denial::Guarded(owner))
}

/// LP-5.12
fn judge_thief(state: &State, seat: Seat, one: Seat, two: Seat) -> Judged {
    require(one != seat && two != seat, Denial::OwnHand)?;
    let least = if one == two { 2 } else { 1 };
    for owner in [one, two] {
        require(state.hand(owner).len() >= least, Denial::TooFewInHand(owner))?;
    }
    Ok(())
}
