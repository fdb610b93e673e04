//! Why something is not allowed: a small value while legal actions are listed, a phrase with its
//! rule when it is shown.

use gantry_kernel::{Refusal, Seat};

use crate::board::Task;
use crate::card::{Colour, Level, Mission, Objective, Specialist};
use crate::effect::Work;
use crate::setup::Setup;
use crate::state::{Pass, Stage};
use crate::words::{colour, goal, mission, requirement, specialist, work};

/// What forbids an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Denial {
    /// The table has no such seat.
    NoSeat,
    /// Chance is awaited.
    Shuffling(&'static str),
    /// The game is over.
    Over,
    /// It is another seat's turn.
    Turn(Seat, Stage),
    /// The seat has nothing more to do in this step.
    Finished,
    /// Something else has to be decided first.
    First(Stage, Task),
    /// The card is not in the hand.
    NotInHand(Stage, Specialist),
    /// The seat does not hold the objective.
    NoGoal(Stage, Objective),
    /// This sealed choice has already been made.
    ChosenAlready(Stage),
    /// The specialist does not have this action.
    NotOnCard(Work),
    /// The action is already done.
    DoneAlready(Work),
    /// It costs more money than the seat has.
    Money(&'static str, u16, u16),
    /// Only red, yellow and blue are possible.
    PlainOnly(Work),
    /// *Buy two*: two different colours.
    Different,
    /// *Green two*: one or two.
    OneOrTwo,
    /// There is no technology of the colour.
    NoTech(&'static str, Colour),
    /// *Planetary mapping*: green is not given.
    MapPlain,
    /// There are fewer technologies of the colour.
    FewTechs(Colour, u8),
    /// *Swap*: a colour given back is not taken.
    GivenBack(Colour),
    /// *Swap*: as many must be taken as were given.
    AsMany(usize),
    /// No upgrade of the kind is left.
    NoCapacity(&'static str),
    /// No upgrade of the kind is left.
    NoPropulsion(&'static str),
    /// The lab is at its highest level.
    LabFull,
    /// Income is at its maximum.
    IncomeFull(u8),
    /// The deck is not available before phase 2.
    DeckClosed(Level),
    /// The seat holds seven missions of the level.
    Seven(Level),
    /// The piles hold nothing that may be kept.
    NothingToKeep(Level),
    /// Another seat's search comes first.
    SearchUnderWay(Seat),
    /// The mission is not among the drawn cards.
    NotDrawn(Mission),
    /// Fewer may be kept.
    KeepFewer(usize),
    /// The seat holds as many of the kind as allowed.
    CopiesHeld(Mission, u8),
    /// The lab's symbol has been used.
    LabUsed,
    /// There is no *launch* banner.
    NoLaunchBanner,
    /// LO-6.6, EN and FR.
    ThreeMissions,
    /// LO-6.6, DE.
    ThreeLaunches,
    /// There is no mission on Earth.
    NothingOnEarth,
    /// No mission on Earth can be launched.
    NothingCanFly,
    /// The mission is not on Earth, or already loaded.
    NotOnEarth(Mission),
    /// The lab is too low for the mission.
    LabTooLow(Mission, Level),
    /// Technologies are missing for its level in this phase.
    Requirement(Mission, usize),
    /// The mission is too heavy.
    Weight(Mission, u8),
    /// No *weight* banner of this size.
    NoWeightBanner(u8),
    /// The bonus applies only to the lab's own symbol (EN).
    BonusWithLab,
    /// The lab is not at level 4.
    NoBonus,
    /// The bonus has been used in this round.
    BonusUsed,
    /// Nothing is loaded.
    NothingLoaded,
    /// The mission is not waiting to take effect.
    NotPending(Mission),
    /// Objectives cannot be sold now.
    NoSale,
}

impl Denial {
    /// The refusal with its rule.
    pub fn refusal(self, setup: &Setup) -> Refusal {
        let data = setup.data();
        let named = |rule, key, name| Refusal::new(rule, key).with("mission", mission(data, name));
        match self {
            Self::NoSeat => Refusal::new("LO-1", "why-no-such-seat"),
            Self::Shuffling(rule) => Refusal::new(rule, "why-shuffling"),
            Self::Over => Refusal::new("LO-7.4", "why-over"),
            Self::Turn(seat, stage) => {
                Refusal::new(rule_of(stage), "why-not-your-turn").with("turn", seat)
            }
            Self::Finished => Refusal::new("LO-3.5", "why-finished"),
            Self::First(stage, task) => first(stage, task),
            Self::NotInHand(stage, card) => {
                Refusal::new(rule_of(stage), "why-not-in-hand").with("card", specialist(data, card))
            }
            Self::NoGoal(stage, card) => {
                Refusal::new(rule_of(stage), "why-no-goal").with("goal", goal(data, card))
            }
            Self::ChosenAlready(stage) => Refusal::new(rule_of(stage), "why-chosen-already"),
            Self::NotOnCard(action) => {
                Refusal::new("LO-4.2", "why-not-on-card").with("work", work(action))
            }
            Self::DoneAlready(action) => {
                Refusal::new("LO-4.2", "why-done-already").with("work", work(action))
            }
            Self::Money(rule, price, money) => Refusal::new(rule, "why-money")
                .with("price", usize::from(price))
                .with("money", usize::from(money)),
            Self::PlainOnly(action) => {
                Refusal::new("LO-4.3", "why-plain-only").with("work", work(action))
            }
            Self::Different => Refusal::new("LO-4.3", "why-different"),
            Self::OneOrTwo => Refusal::new("LO-4.3", "why-one-or-two"),
            Self::NoTech(rule, hue) => {
                Refusal::new(rule, "why-no-tech").with("colour", colour(hue))
            }
            Self::MapPlain => Refusal::new("LO-8.2", "why-map-plain"),
            Self::FewTechs(hue, count) => Refusal::new("LO-4.3", "why-few-techs")
                .with("colour", colour(hue))
                .with("count", count),
            Self::GivenBack(hue) => {
                Refusal::new("LO-4.3", "why-given-back").with("colour", colour(hue))
            }
            Self::AsMany(count) => Refusal::new("LO-4.3", "why-as-many").with("count", count),
            Self::NoCapacity(rule) => Refusal::new(rule, "why-no-capacity"),
            Self::NoPropulsion(rule) => Refusal::new(rule, "why-no-propulsion"),
            Self::LabFull => Refusal::new("LO-4.3", "why-lab-full"),
            Self::IncomeFull(most) => Refusal::new("LO-4.4", "why-income-full").with("most", most),
            Self::DeckClosed(level) => level_bar("LO-5.1", "why-deck-closed", level),
            Self::Seven(level) => level_bar("LO-5.3", "why-seven", level),
            Self::NothingToKeep(level) => level_bar("LO-5.1", "why-nothing-to-keep", level),
            Self::SearchUnderWay(seat) => {
                Refusal::new("LO-3.5", "why-search-under-way").with("seat", seat)
            }
            Self::NotDrawn(card) => named("LO-5.2", "why-not-drawn", card),
            Self::KeepFewer(most) => Refusal::new("LO-5.2", "why-keep-fewer").with("most", most),
            Self::CopiesHeld(card, most) => {
                named("LO-5.3", "why-copies-held", card).with("most", most)
            }
            Self::LabUsed => Refusal::new("LO-6.1", "why-lab-used"),
            Self::NoLaunchBanner => Refusal::new("LO-6.1", "why-no-launch-banner"),
            Self::ThreeMissions => Refusal::new("LO-6.6", "why-three-missions"),
            Self::ThreeLaunches => Refusal::new("LO-6.6", "why-three-launches"),
            Self::NothingOnEarth => Refusal::new("LO-6.6", "why-nothing-on-earth"),
            Self::NothingCanFly => Refusal::new("LO-6.6", "why-nothing-can-fly"),
            Self::NotOnEarth(card) => named("LO-6.6", "why-not-on-earth", card),
            Self::LabTooLow(card, lab) => named("LO-6.4", "why-lab-too-low", card)
                .with("level", data.mission(card).level.number())
                .with("lab", lab.number()),
            Self::Requirement(card, phase) => {
                let level = data.mission(card).level;
                let needed = requirement(&data.requirements[level.index()][phase]);
                named("LO-6.5", "why-requirement", card)
                    .with("level", level.number())
                    .with("needed", needed.into_iter().collect::<Vec<_>>())
            }
            Self::Weight(card, left) => named("LO-6.3", "why-weight", card)
                .with("weight", data.mission(card).weight)
                .with("left", left),
            Self::NoWeightBanner(size) => {
                Refusal::new("LO-6.3", "why-no-weight-banner").with("size", size)
            }
            Self::BonusWithLab => Refusal::new("LO-11.1", "why-bonus-with-lab"),
            Self::NoBonus => Refusal::new("LO-6.3", "why-no-bonus"),
            Self::BonusUsed => Refusal::new("LO-6.3", "why-bonus-used"),
            Self::NothingLoaded => Refusal::new("LO-6.6", "why-nothing-loaded"),
            Self::NotPending(card) => named("LO-6.7", "why-not-pending", card),
            Self::NoSale => Refusal::new("LO-7.2", "why-no-sale"),
        }
    }
}

fn level_bar(rule: &'static str, key: &'static str, level: Level) -> Refusal {
    Refusal::new(rule, key).with("level", level.number())
}

/// The rule that governs a stage.
const fn rule_of(stage: Stage) -> &'static str {
    match stage {
        Stage::Deal | Stage::Goals(_) => "LO-2.4",
        Stage::Direction | Stage::Draft(_) => "LO-3.2",
        Stage::Specialists => "LO-3.3",
        Stage::Missions => "LO-3.4",
        Stage::Launches => "LO-3.5",
        Stage::NewPhase => "LO-7.1",
        Stage::Sale => "LO-7.2",
        Stage::Over => "LO-7.4",
    }
}

/// The refusal that names what has to be decided first.
fn first(stage: Stage, task: Task) -> Refusal {
    let (rule, key) = match (stage, task) {
        (Stage::Goals(Pass::Two), _) => ("LO-2.4", "why-keep-goal-first"),
        (Stage::Goals(Pass::One), _) => ("LO-2.4", "why-pass-goal-first"),
        (Stage::Direction, _) => ("LO-3.2", "why-direction-first"),
        (Stage::Draft(Pass::Two), _) => ("LO-3.2", "why-keep-first"),
        (Stage::Draft(Pass::One), _) => ("LO-3.2", "why-pass-first"),
        (_, Task::Play) => ("LO-3.3", "why-play-first"),
        (_, Task::Work) => ("LO-4.2", "why-work-first"),
        (_, Task::Buy { .. }) => ("LO-4.2", "why-buy-first"),
        (_, Task::Swap { .. }) => ("LO-4.2", "why-swap-first"),
        (_, Task::Deck) => ("LO-5.1", "why-deck-first"),
        (_, Task::Keep) => ("LO-5.2", "why-keep-missions-first"),
        (_, Task::Launch) => ("LO-6.1", "why-launch-first"),
        (_, Task::Load) => ("LO-6.6", "why-load-first"),
        (_, Task::Resolve) => ("LO-6.7", "why-resolve-first"),
        (_, Task::Search { .. }) => ("LO-8.2", "why-search-first"),
        (_, Task::Reward) => ("LO-8.2", "why-reward-first"),
        (_, Task::Map) => ("LO-8.2", "why-map-first"),
        (_, Task::Gain) => ("LO-8.2", "why-gain-first"),
        (_, Task::Upgrade) => ("LO-8.2", "why-upgrade-first"),
        (_, Task::Sale) => ("LO-7.2", "why-sale-first"),
        (_, Task::Idle) => ("LO-3.3", "why-shuffling"),
    };
    Refusal::new(rule, key)
}
