//! What cards do, in a few words.

use gantry_kernel::{Phrase, Value};

use super::{colour, mission, points, techs_of};
use crate::board::Board;
use crate::card::{Colour, Level, Mission};
use crate::data::{Data, Requirement, Thresholds};
use crate::effect::{Banner, Counts, Effect, Final, Work};
use crate::judge::lab_price;
use crate::price;
use crate::state::Open;

/// An action of specialists with its price.
pub fn work(work: Work) -> Phrase {
    let priced = |key, money: u16| Phrase::new(key).with("money", usize::from(money));
    match work {
        Work::Grant => {
            priced("work-grant", price::GRANT).with("others", usize::from(price::GRANT_OTHERS))
        }
        Work::Survey(level) => Phrase::new("work-survey").with("level", level.number()),
        Work::BuyOne => priced("work-buy-one", price::BUY_ONE),
        Work::BuyThree => Phrase::new("work-buy-three").with("prices", buy_three()),
        Work::BuyTwo => priced("work-buy-two", price::BUY_TWO),
        Work::GreenOne => priced("work-green-one", price::GREEN_ONE),
        Work::GreenTwo => Phrase::new("work-green-two").with("prices", slashed(&price::GREEN_TWO)),
        Work::Sell => priced("work-sell", price::SELL),
        Work::Swap => Phrase::new("work-swap"),
        Work::Capacity => priced("work-capacity", price::CAPACITY),
        Work::Propulsion => priced("work-propulsion", price::PROPULSION),
        Work::Lab => Phrase::new("work-lab"),
        Work::Invest => Phrase::new("work-invest"),
    }
}

/// The same with a player's current prices.
pub fn work_now(open: &Open, board: &Board, action: Work) -> Phrase {
    let next = board.lab.next().zip(lab_price(open.data(), board));
    match (action, next) {
        (Work::Lab, Some((level, price))) => Phrase::new("work-lab-now")
            .with("level", level.number())
            .with("money", usize::from(price)),
        (Work::Invest, _) => Phrase::new("work-invest-now").with("money", open.investment().0),
        _ => work(action),
    }
}

/// What one, two and three technologies cost in total.
pub(super) fn buy_three() -> Value {
    let mut total = 0;
    slashed(&price::BUY_THREE.map(|price| {
        total += price;
        total
    }))
}

pub(super) fn slashed(numbers: &[u16]) -> Value {
    Value::Code(numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join("/"))
}

/// What a banner gives.
pub(super) fn banner(banner: Banner) -> Phrase {
    match banner {
        Banner::Money(money) => Phrase::new("banner-money").with("money", money),
        Banner::Points(count) => Phrase::new("banner-points").with("points", points(count)),
        Banner::Mission => Phrase::new("banner-mission"),
        Banner::Weight(weight) => Phrase::new("banner-weight").with("weight", weight),
        Banner::Launch => Phrase::new("banner-launch").with("money", price::BANNER_DISCOUNT),
    }
}

/// What a mission does, unless it brings only points.
pub(super) fn effect(effect: Effect) -> Option<Phrase> {
    Some(match effect {
        Effect::Nothing => return None,
        Effect::Gain(hue) => Phrase::new("effect-gain").with("colour", colour(hue)),
        Effect::Mapping => Phrase::new("effect-mapping"),
        Effect::Income(steps) => Phrase::new("effect-income").with("steps", steps),
        Effect::Money(money) => Phrase::new("effect-money").with("money", money),
        Effect::Capacity => Phrase::new("effect-capacity"),
        Effect::Propulsion => Phrase::new("effect-propulsion"),
        Effect::Lab => Phrase::new("effect-lab"),
        Effect::Search(cards) => Phrase::new("effect-search").with("cards", cards),
        Effect::FreeInvestment => Phrase::new("effect-investment"),
        Effect::TechAndUpgrade => Phrase::new("effect-tech-and-upgrade"),
        Effect::Final(Final::Per(hue, each)) => {
            Phrase::new("effect-per").with("each", each).with("colour", colour(hue))
        }
        Effect::Final(Final::Exoplanet) => Phrase::new("effect-exoplanet"),
        Effect::Final(Final::TradingPost) => Phrase::new("effect-trading-post"),
        Effect::Final(Final::Network) => Phrase::new("effect-network"),
        Effect::Final(Final::PerLevel) => Phrase::new("effect-per-level"),
        Effect::Final(Final::Station(each)) => Phrase::new("effect-station").with("each", each),
    })
}

/// A mission with its values.
pub(super) fn brief(data: &Data, kind: Mission) -> Phrase {
    Phrase::new("mission-brief")
        .with("mission", mission(data, kind))
        .with("level", data.mission(kind).level.number())
        .with("values", values(data, kind))
}

/// Weight, points and effect of a mission.
pub(super) fn values(data: &Data, kind: Mission) -> Phrase {
    let card = data.mission(kind);
    let valued = |key| Phrase::new(key).with("weight", card.weight).with("points", card.points);
    match effect(card.effect) {
        Some(does) => valued("values-full").with("effect", does),
        None => valued("values-plain"),
    }
}

/// What an objective counts.
pub(super) fn counts(counts: Counts) -> Phrase {
    match counts {
        Counts::Missions { levels, least } => {
            let named = Level::ALL.into_iter().filter(|level| levels >> level.index() & 1 == 1);
            let named: Vec<u8> = named.map(Level::number).collect();
            match least {
                None => Phrase::new("counts-missions").with("levels", named),
                Some(least) => Phrase::new("counts-missions-least")
                    .with("levels", named)
                    .with("least", least.number()),
            }
        }
        Counts::Colour(hue) => Phrase::new("counts-colour").with("colour", colour(hue)),
        Counts::Sets => Phrase::new("counts-sets"),
        Counts::Station => Phrase::new("counts-station"),
        Counts::Upgrades => Phrase::new("counts-upgrades"),
    }
}

/// The thresholds of an objective.
pub(super) fn thresholds(thresholds: &Thresholds) -> Vec<Phrase> {
    let step = |&(count, points): &(u8, u8)| {
        Phrase::new("step").with("count", count).with("points", points)
    };
    thresholds.iter().map(step).collect()
}

/// What a level requires; `None` while it waits for its phase.
pub fn requirement(needed: &Requirement) -> Option<Phrase> {
    either(needed.iter().map(|needed| all_of(*needed)))
}

/// Technologies by colour, as one phrase.
pub(super) fn all_of(numbers: [u8; 4]) -> Phrase {
    Phrase::new("all-of").with("all", each_of(numbers))
}

/// Technologies by colour, without zeros.
pub(super) fn each_of(numbers: [u8; 4]) -> Vec<Phrase> {
    let counted = Colour::ALL.into_iter().zip(numbers).filter(|(_, count)| *count > 0);
    counted.map(|(hue, count)| techs_of(hue, count)).collect()
}

/// One of these.
pub(super) fn either(mut phrases: impl Iterator<Item = Phrase>) -> Option<Phrase> {
    let first = phrases.next()?;
    Some(
        phrases
            .fold(first, |one, other| Phrase::new("either").with("one", one).with("other", other)),
    )
}
