//! What forbids an action: a small value while legal actions are listed, so that search can ask
//! millions of times; a phrase with its rule when it is shown.

use gantry_kernel::{Refusal, Seat};

use crate::card::{Card, Family};
use crate::rocket::Zone;

/// What forbids an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Denial {
    /// A rule and a reason that needs no values.
    Plain(&'static (&'static str, &'static str)),
    /// It is another seat's turn.
    Turn(Seat),
    /// The card is not in the hand.
    NotInHand(Card),
    /// The limit of cards played is reached.
    PlayLimit(u8),
    /// There are more cards in hand than the limit.
    HandLimit(u8, u8),
    /// No Expert works in the rocket's zone.
    NoExpert(Zone),
    /// The limit of rockets that may leave the zone is reached.
    ZoneUsed(Zone, u8),
    /// The card takes a target of another kind.
    WrongTarget(Card),
    /// The card needs a target, and there is one.
    NameTarget(Card),
    /// The card needs a target, and there is none.
    NoTarget(Card),
    /// The opponent has to answer first.
    AnswerAwaited(Seat),
    /// The limit of proposed offers is reached.
    OfferCount(u8),
    /// The limit of withdrawn offers is reached.
    WithdrawnCount(u8),
    /// There are no more of this card to give.
    NoMoreToGive(Card),
    /// There are no more of this card to ask for.
    NoMoreToAsk(Card),
    /// The offer would give this player this many cards, above this limit.
    OfferLimit(Seat, u8, u8),
    /// Components go on rockets in Construction.
    NotInConstruction,
    /// The rocket has all it needs of this component.
    NotNeeded(Card),
    /// The Expert belongs in another zone.
    OtherZone(Zone),
    /// An Expert already works there.
    PlaceTaken(Zone),
    /// The bonus card goes on rockets in another zone.
    BonusZone(Zone),
    /// The rocket already has one.
    BonusTwice(Card),
    /// The rocket has Maximum Security.
    Secured,
    /// The owner has a Security System.
    Guarded(Seat),
    /// The player has no specialty in play.
    NoSpecialty(Seat),
    /// The rocket is not complete.
    Incomplete,
    /// The rocket is already in Launch.
    AlreadyThere,
    /// There are fewer than three cards to draw.
    TooFewCards(usize),
    /// The rocket is not in Launch.
    NotInLaunch,
    /// The rocket has a Quality Certificate.
    Certified,
    /// The owner has an Employee Contract.
    Contracted(Seat),
    /// The discard pile is empty.
    NoDiscards,
    /// Salvage could not fetch a Salvage in version 1.
    NoSalvage,
    /// Nobody has a card to discard.
    NoHands,
    /// Thief targets only opponents.
    OwnHand,
    /// The player has too few cards in hand.
    TooFewInHand(Seat),
    /// The rocket has no Oxygen.
    NoOxygen,
}

/// Kept small, because search asks all the time.
const _: () = assert!(size_of::<Denial>() <= 16);

impl Denial {
    /// The refusal with its rule.
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
