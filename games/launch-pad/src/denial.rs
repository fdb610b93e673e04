//! What stands in an action's way. `legal` and `explain` both ask here, so no rule is written twice;
//! a `Denial` is small and plain so that search can ask millions of times.

use gantry_kernel::{Refusal, Seat};

use crate::action::Target;
use crate::card::{Card, Family};
use crate::rocket::{Rocket, Zone};
use crate::state::State;

/// Why a card cannot be played on a target that exists.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Denial {
    /// Components go on rockets in Construction.
    NotInConstruction,
    /// The rocket has all it takes of this component.
    NotNeeded(Card),
    /// The Expert belongs to another zone.
    OtherZone(Zone),
    /// Somebody works there already.
    PlaceTaken(Zone),
    /// The bonus card goes on rockets in another zone.
    BonusZone(Zone),
    /// The rocket has one already.
    BonusTwice(Card),
    /// Maximum Security.
    Secured,
    /// Security System of this owner.
    Guarded(Seat),
    /// No specialty in play there.
    NoSpecialty(Seat),
    /// Only complete rockets.
    Incomplete,
    /// Already in Launch.
    AlreadyThere,
    /// Fewer than three cards to draw.
    TooFewCards(usize),
    /// Only rockets in Launch.
    NotInLaunch,
    /// Quality Certificate.
    Certified,
    /// Employee Contract of this owner.
    Contracted(Seat),
    /// The discard pile is empty.
    NoDiscards,
    /// Salvage fetched no Salvage in version 1.
    NoSalvage,
    /// Nobody has a card to discard.
    NoHands,
    /// Thief is against opponents only.
    OwnHand,
    /// The hand holds too few cards.
    TooFewInHand(Seat),
    /// The rocket has no Oxygen.
    NoOxygen,
}

impl From<Denial> for Refusal {
    fn from(denial: Denial) -> Self {
        match denial {
            Denial::NotInConstruction => Self::new("LP-4.2", "why-not-in-construction"),
            Denial::NotNeeded(part) => {
                Self::new("LP-4.2", "why-part-not-needed").with("part", part.phrase())
            }
            Denial::OtherZone(zone) => {
                Self::new("LP-4.3", "why-other-zone").with("zone", zone.phrase())
            }
            Denial::PlaceTaken(zone) => {
                Self::new("LP-4.3", "why-place-taken").with("zone", zone.phrase())
            }
            Denial::BonusZone(zone) => {
                Self::new("LP-4.4", "why-bonus-zone").with("zone", zone.phrase())
            }
            Denial::BonusTwice(bonus) => {
                Self::new("LP-4.4", "why-bonus-twice").with("bonus", bonus.phrase())
            }
            Denial::Secured => Self::new("LP-5.16", "why-maximum-security"),
            Denial::Guarded(owner) => {
                Self::new("LP-6.3", "why-security-system").with("owner", owner)
            }
            Denial::NoSpecialty(owner) => {
                Self::new("LP-5.3", "why-no-specialty").with("owner", owner)
            }
            Denial::Incomplete => Self::new("LP-5.4", "why-incomplete"),
            Denial::AlreadyThere => Self::new("LP-5.4", "why-already-in-launch"),
            Denial::TooFewCards(cards) => {
                Self::new("LP-5.5", "why-too-few-cards").with("cards", cards)
            }
            Denial::NotInLaunch => Self::new("LP-5.6", "why-not-in-launch"),
            Denial::Certified => Self::new("LP-5.6", "why-certified"),
            Denial::Contracted(owner) => Self::new("LP-6.1", "why-contract").with("owner", owner),
            Denial::NoDiscards => Self::new("LP-5.8", "why-no-discards"),
            Denial::NoSalvage => Self::new("LP-5.10", "why-no-salvage"),
            Denial::NoHands => Self::new("LP-5.11", "why-no-hands"),
            Denial::OwnHand => Self::new("LP-5.15", "why-own-hand"),
            Denial::TooFewInHand(owner) => {
                Self::new("LP-5.12", "why-too-few-in-hand").with("owner", owner)
            }
            Denial::NoOxygen => Self::new("LP-5.13", "why-no-oxygen"),
        }
    }
}

type Judged = Result<(), Denial>;

fn require(holds: bool, denial: Denial) -> Judged {
    if holds { Ok(()) } else { Err(denial) }
}

/// Whether `seat` may play a card of its hand on a target that exists and is of the card's kind.
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
        Target::Of(owner, rocket) => judge_rocket(state, seat, card, owner, rocket),
        // LP-5.9
        Target::Part(owner, rocket, _) => judge_attack(state, seat, owner, rocket),
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
        // LP-5.10; the Big Red Button takes any corner in a zone (LP-5.2)
        Target::Card(wanted) => {
            let other = wanted != Card::Salvage || state.setup.salvage_fetches_salvage();
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
        Card::RecycleBin => require(!state.piles.discard().is_empty(), Denial::NoDiscards),
        // LP-5.11: after Surplus has left the hand
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

/// Where a bonus card is laid (LP-4.4).
pub const fn bonus_zone(bonus: Card) -> Zone {
    match bonus {
        Card::QualityCertificate => Zone::Quality,
        _ => Zone::Launch,
    }
}

fn judge_rocket(state: &State, seat: Seat, card: Card, owner: Seat, rocket: Rocket) -> Judged {
    match card {
        // LP-5.6: neither Maximum Security nor Security System helps
        Card::QualityCheck => {
            require(rocket.zone() == Zone::Launch, Denial::NotInLaunch)?;
            require(!rocket.has(Card::QualityCertificate), Denial::Certified)
        }
        // LP-5.13
        Card::Vacuum => {
            require(rocket.has(Card::Oxygen), Denial::NoOxygen)?;
            judge_attack(state, seat, owner, rocket)
        }
        // LP-5.1
        _ => judge_attack(state, seat, owner, rocket),
    }
}

/// LP-5.16, LP-6.3: Maximum Security protects from everybody, Security System from opponents.
fn judge_attack(state: &State, seat: Seat, owner: Seat, rocket: Rocket) -> Judged {
    require(!rocket.has(Card::MaximumSecurity), Denial::Secured)?;
    require(owner == seat || !state.board(owner).has(Card::SecuritySystem), Denial::Guarded(owner))
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
