//! What stands in an action's way. `legal` and `explain` both ask here, so no rule is written twice;
//! a `Bar` is small and plain so that search can ask millions of times.

use gantry_kernel::{Refusal, Seat};

use crate::action::Target;
use crate::card::{Card, Family};
use crate::rocket::{Rocket, Zone};
use crate::state::State;

/// Why a card cannot be played on a target that exists.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bar {
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

impl From<Bar> for Refusal {
    fn from(bar: Bar) -> Self {
        match bar {
            Bar::NotInConstruction => Self::new("LP-4.2", "why-not-in-construction"),
            Bar::NotNeeded(part) => {
                Self::new("LP-4.2", "why-part-not-needed").with("part", part.phrase())
            }
            Bar::OtherZone(zone) => {
                Self::new("LP-4.3", "why-other-zone").with("zone", zone.phrase())
            }
            Bar::PlaceTaken(zone) => {
                Self::new("LP-4.3", "why-place-taken").with("zone", zone.phrase())
            }
            Bar::BonusZone(zone) => {
                Self::new("LP-4.4", "why-bonus-zone").with("zone", zone.phrase())
            }
            Bar::BonusTwice(bonus) => {
                Self::new("LP-4.4", "why-bonus-twice").with("bonus", bonus.phrase())
            }
            Bar::Secured => Self::new("LP-5.16", "why-maximum-security"),
            Bar::Guarded(owner) => Self::new("LP-6.3", "why-security-system").with("owner", owner),
            Bar::NoSpecialty(owner) => Self::new("LP-5.3", "why-no-specialty").with("owner", owner),
            Bar::Incomplete => Self::new("LP-5.4", "why-incomplete"),
            Bar::AlreadyThere => Self::new("LP-5.4", "why-already-in-launch"),
            Bar::TooFewCards(cards) => {
                Self::new("LP-5.5", "why-too-few-cards").with("cards", cards)
            }
            Bar::NotInLaunch => Self::new("LP-5.6", "why-not-in-launch"),
            Bar::Certified => Self::new("LP-5.6", "why-certified"),
            Bar::Contracted(owner) => Self::new("LP-6.1", "why-contract").with("owner", owner),
            Bar::NoDiscards => Self::new("LP-5.8", "why-no-discards"),
            Bar::NoSalvage => Self::new("LP-5.10", "why-no-salvage"),
            Bar::NoHands => Self::new("LP-5.11", "why-no-hands"),
            Bar::OwnHand => Self::new("LP-5.15", "why-own-hand"),
            Bar::TooFewInHand(owner) => {
                Self::new("LP-5.12", "why-too-few-in-hand").with("owner", owner)
            }
            Bar::NoOxygen => Self::new("LP-5.13", "why-no-oxygen"),
        }
    }
}

type Judged = Result<(), Bar>;

fn require(holds: bool, bar: Bar) -> Judged {
    if holds { Ok(()) } else { Err(bar) }
}

/// Whether `seat` may play a card of its hand on a target that exists and is of the card's kind.
#[inline]
pub fn judge(state: &State, seat: Seat, card: Card, target: Target) -> Judged {
    match target {
        Target::Nothing => judge_plain(state, seat, card),
        Target::Rocket(rocket) => judge_own_rocket(card, rocket),
        Target::Place(zone) => {
            // LP-4.3
            require(card == Card::Jack || zone.expert() == card, Bar::OtherZone(zone))?;
            require(state.board(seat).experts[zone.index()].is_none(), Bar::PlaceTaken(zone))
        }
        Target::Of(owner, rocket) => judge_rocket(state, seat, card, owner, rocket),
        // LP-5.9
        Target::Part(owner, rocket, _) => judge_attack(state, seat, owner, rocket),
        // LP-5.7, LP-5.16, LP-6.1
        Target::Expert(owner, _) => require(
            owner == seat || !state.board(owner).has(Card::EmployeeContract),
            Bar::Contracted(owner),
        ),
        // LP-5.3
        Target::Seat(owner) => {
            require(state.board(owner).specialties != [0; 4], Bar::NoSpecialty(owner))
        }
        Target::Seats(one, two) => judge_thief(state, seat, one, two),
        // LP-5.10; the Big Red Button takes any corner in a zone (LP-5.2)
        Target::Card(wanted) => {
            let other = wanted != Card::Salvage || state.setup.salvage_fetches_salvage();
            require(other, Bar::NoSalvage)
        }
    }
}

fn judge_plain(state: &State, seat: Seat, card: Card) -> Judged {
    match card {
        // LP-5.5
        Card::PartsSupplier => {
            let cards = state.cards_in_piles();
            require(cards >= 3, Bar::TooFewCards(cards))
        }
        // LP-5.8
        Card::RecycleBin => require(!state.piles.discard().is_empty(), Bar::NoDiscards),
        // LP-5.11: after Surplus has left the hand
        Card::Surplus => {
            let others = state.seats_with_cards().without(seat);
            require(state.hand(seat).len() > 1 || !others.is_empty(), Bar::NoHands)
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
            require(zone == Zone::Construction, Bar::NotInConstruction)?;
            require(rocket.needs(card), Bar::NotNeeded(card))
        }
        // LP-4.4
        Family::Bonus => {
            let home = bonus_zone(card);
            require(zone == home, Bar::BonusZone(home))?;
            require(!rocket.has(card), Bar::BonusTwice(card))
        }
        // LP-5.4
        _ => {
            require(zone != Zone::Launch, Bar::AlreadyThere)?;
            require(rocket.is_complete(), Bar::Incomplete)
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
            require(rocket.zone() == Zone::Launch, Bar::NotInLaunch)?;
            require(!rocket.has(Card::QualityCertificate), Bar::Certified)
        }
        // LP-5.13
        Card::Vacuum => {
            require(rocket.has(Card::Oxygen), Bar::NoOxygen)?;
            judge_attack(state, seat, owner, rocket)
        }
        // LP-5.1
        _ => judge_attack(state, seat, owner, rocket),
    }
}

/// LP-5.16, LP-6.3: Maximum Security protects from everybody, Security System from opponents.
fn judge_attack(state: &State, seat: Seat, owner: Seat, rocket: Rocket) -> Judged {
    require(!rocket.has(Card::MaximumSecurity), Bar::Secured)?;
    require(owner == seat || !state.board(owner).has(Card::SecuritySystem), Bar::Guarded(owner))
}

/// LP-5.12
fn judge_thief(state: &State, seat: Seat, one: Seat, two: Seat) -> Judged {
    require(one != seat && two != seat, Bar::OwnHand)?;
    let least = if one == two { 2 } else { 1 };
    for owner in [one, two] {
        require(state.hand(owner).len() >= least, Bar::TooFewInHand(owner))?;
    }
    Ok(())
}
