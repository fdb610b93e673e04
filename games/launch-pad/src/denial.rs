//! What stands in an action's way: a small value while legal actions are listed, so that search can
//! ask millions of times; a sentence with its rule when somebody asks.

use gantry_kernel::{Refusal, Seat};

use crate::card::{Card, Family};
use crate::rocket::Zone;

/// What stands in an action's way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Denial {
    /// A rule and a reason that needs no values.
    Plain(&'static (&'static str, &'static str)),
    /// Somebody else's turn.
    Turn(Seat),
    /// The card is not in the hand.
    NotInHand(Card),
    /// So many cards have been played.
    PlayLimit(u8),
    /// More cards in hand than the limit.
    HandLimit(u8, u8),
    /// Nobody works in the rocket's zone.
    NoExpert(Zone),
    /// As many rockets as may have left the zone.
    ZoneUsed(Zone, u8),
    /// The card takes a target of another kind.
    WrongTarget(Card),
    /// The card needs a target, and there is one.
    NameTarget(Card),
    /// The card needs a target, and there is none.
    NoTarget(Card),
    /// The opponent has to answer first.
    AnswerAwaited(Seat),
    /// As many offers as may have been put.
    OfferCount(u8),
    /// As many offers as may have been withdrawn.
    WithdrawnCount(u8),
    /// No more of this card to give.
    NoMoreToGive(Card),
    /// No more of this card to ask for.
    NoMoreToAsk(Card),
    /// The offer would give this owner so many cards, above this limit.
    OfferLimit(Seat, u8, u8),
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

/// Search asks all the time.
const _: () = assert!(size_of::<Denial>() <= 16);

impl Denial {
    /// The sentence and its rule.
    pub fn refusal(self) -> Refusal {
        let card = |rule, key, card: Card| Refusal::new(rule, key).with("card", card.phrase());
        let limit = |rule, key, limit: u8| Refusal::new(rule, key).with("limit", limit);
        match self {
            Self::Plain(&(rule, reason)) => Refusal::new(rule, reason),
            Self::Turn(turn) => Refusal::new("LP-2.3", "why-not-your-turn").with("turn", turn),
            Self::NotInHand(missing) => card("LP-3.4", "why-not-in-hand", missing),
            Self::PlayLimit(most) => limit("LP-7.4", "why-play-limit", most),
            Self::HandLimit(cards, most) => {
                Refusal::new("LP-3.6", "why-hand-limit").with("cards", cards).with("limit", most)
            }
            Self::NoExpert(zone) => Refusal::new("LP-3.2", "why-no-expert")
                .with("zone", zone.phrase())
                .with("expert", zone.expert().phrase()),
            Self::ZoneUsed(zone, most) => Refusal::new("LP-3.2", "why-zone-used")
                .with("zone", zone.phrase())
                .with("limit", most),
            Self::WrongTarget(played) => card("LP-3.4", "why-wrong-target", played),
            Self::NameTarget(played) => card("LP-3.4", "why-name-target", played),
            Self::NoTarget(played) => card(rule_of(played), "why-no-target", played),
            Self::AnswerAwaited(owner) => {
                Refusal::new("LP-8.2", "why-answer-awaited").with("owner", owner)
            }
            Self::OfferCount(most) => limit("LP-8.2", "why-offer-count", most),
            Self::WithdrawnCount(most) => limit("LP-7.4", "why-withdrawn-count", most),
            Self::NoMoreToGive(given) => card("LP-8.2", "why-no-more-to-give", given),
            Self::NoMoreToAsk(asked) => card("LP-8.2", "why-no-more-to-ask", asked),
            Self::OfferLimit(owner, cards, most) => Refusal::new("LP-8.2", "why-offer-limit")
                .with("owner", owner)
                .with("cards", cards)
                .with("limit", most),
            Self::NotInConstruction => Refusal::new("LP-4.2", "why-not-in-construction"),
            Self::NotNeeded(part) => {
                Refusal::new("LP-4.2", "why-part-not-needed").with("part", part.phrase())
            }
            Self::OtherZone(zone) => {
                Refusal::new("LP-4.3", "why-other-zone").with("zone", zone.phrase())
            }
            Self::PlaceTaken(zone) => {
                Refusal::new("LP-4.3", "why-place-taken").with("zone", zone.phrase())
            }
            Self::BonusZone(zone) => {
                Refusal::new("LP-4.4", "why-bonus-zone").with("zone", zone.phrase())
            }
            Self::BonusTwice(bonus) => {
                Refusal::new("LP-4.4", "why-bonus-twice").with("bonus", bonus.phrase())
            }
            Self::Secured => Refusal::new("LP-5.16", "why-maximum-security"),
            Self::Guarded(owner) => {
                Refusal::new("LP-6.3", "why-security-system").with("owner", owner)
            }
            Self::NoSpecialty(owner) => {
                Refusal::new("LP-5.3", "why-no-specialty").with("owner", owner)
            }
            Self::Incomplete => Refusal::new("LP-5.4", "why-incomplete"),
            Self::AlreadyThere => Refusal::new("LP-5.4", "why-already-in-launch"),
            Self::TooFewCards(cards) => {
                Refusal::new("LP-5.5", "why-too-few-cards").with("cards", cards)
            }
            Self::NotInLaunch => Refusal::new("LP-5.6", "why-not-in-launch"),
            Self::Certified => Refusal::new("LP-5.6", "why-certified"),
            Self::Contracted(owner) => Refusal::new("LP-6.1", "why-contract").with("owner", owner),
            Self::NoDiscards => Refusal::new("LP-5.8", "why-no-discards"),
            Self::NoSalvage => Refusal::new("LP-5.10", "why-no-salvage"),
            Self::NoHands => Refusal::new("LP-5.11", "why-no-hands"),
            Self::OwnHand => Refusal::new("LP-5.15", "why-own-hand"),
            Self::TooFewInHand(owner) => {
                Refusal::new("LP-5.12", "why-too-few-in-hand").with("owner", owner)
            }
            Self::NoOxygen => Refusal::new("LP-5.13", "why-no-oxygen"),
        }
    }
}

/// The rule that says what a card is played on.
const fn rule_of(card: Card) -> &'static str {
    match card {
        Card::AbortMission => "LP-5.1",
        Card::BigRedButton => "LP-5.2",
        Card::BudgetCuts => "LP-5.3",
        Card::FastTrack => "LP-5.4",
        Card::QualityCheck => "LP-5.6",
        Card::Recruitment => "LP-5.7",
        Card::Sabotage => "LP-5.9",
        Card::Salvage => "LP-5.10",
        Card::Vacuum => "LP-5.13",
        _ => match card.family() {
            Family::Component => "LP-4.2",
            Family::Bonus => "LP-4.4",
            _ => "LP-3.4",
        },
    }
}
