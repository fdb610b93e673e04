//! Words of the game and what they mean at a table, with the numbers in force there.

use gantry_kernel::{Phrase, Term};

use super::card::{buy_three, counts, slashed, thresholds};
use super::{colour, goal, mission, points, specialist};
use crate::card::{Colour, Level, Mission, Objective, Specialist};
use crate::data::Data;
use crate::effect::{Banner, Effect, Final, Work};
use crate::price;
use crate::setup::{Edition, Setup};

/// The terms of [`gantry_kernel::Words::glossary`].
pub fn glossary(setup: &Setup) -> Vec<Term> {
    let data = setup.data();
    let seats = usize::from(setup.seats);
    let in_use = |copies| Data::copies_in_play(copies, seats);
    let missions = Mission::all().filter(|&kind| in_use(data.mission(kind).copies) > 0);
    let missions = missions.map(|kind| Term {
        word: kind.id().into(),
        name: mission(data, kind),
        text: mission_text(data, kind, in_use(data.mission(kind).copies)),
    });
    let cards = Specialist::all().filter(|&card| in_use(data.specialist(card).copies) > 0);
    let cards = cards.map(|card| Term {
        word: card.id().into(),
        name: specialist(data, card),
        text: specialist_text(data, card),
    });
    let objectives = Objective::all().map(|card| Term {
        word: card.id().into(),
        name: goal(data, card),
        text: goal_text(setup, card),
    });
    terms(setup).into_iter().chain(missions).chain(cards).chain(objectives).collect()
}

/// Words that are not cards. They come first: a player who looks up red means the colour, not the
/// objective.
fn terms(setup: &Setup) -> Vec<Term> {
    let data = setup.data();
    let term =
        |word: &'static str, name, text| Term { word: word.into(), name: Phrase::new(name), text };
    let tracks = &data.tracks;
    let colours = Colour::ALL.map(|hue| {
        let (word, text) = match hue {
            Colour::Red => ("fuel", "text-red"),
            Colour::Yellow => ("energy", "text-yellow"),
            Colour::Blue => ("life-support", "text-blue"),
            Colour::Green => ("food", "text-green"),
        };
        Term { word: word.into(), name: colour(hue), text: Phrase::new(text) }
    });
    let bonus = Phrase::new(match setup.edition {
        Edition::En => "text-bonus-symbol",
        Edition::De | Edition::Fr => "text-bonus-any",
    });
    let limit = Phrase::new(match setup.edition {
        Edition::En | Edition::Fr => "text-limit-missions",
        Edition::De => "text-limit-launches",
    })
    .with("most", price::PER_ROUND);
    let [two, three, four] = data.lab.price;
    let lab = Phrase::new("text-lab")
        .with("prices", slashed(&[two, three, four].map(u16::from)))
        .with("bonus", bonus);
    let mut terms = vec![
        term(
            "capacity",
            "term-capacity",
            Phrase::new("text-capacity").with("start", tracks.weight_start),
        ),
        term("cost", "term-cost", Phrase::new("text-cost").with("start", tracks.cost_start)),
        term(
            "income",
            "term-income",
            Phrase::new("text-income")
                .with("start", tracks.income_start)
                .with("most", tracks.income_most),
        ),
        term("lab", "term-lab", lab),
        term(
            "space-station",
            "term-station",
            Phrase::new("text-station")
                .with("points", points(price::INVESTMENT))
                .with("last", data.station.open_cost),
        ),
        term(
            "phase",
            "term-phase",
            Phrase::new("text-phase").with("money", usize::from(price::GOAL_SALE)),
        ),
        term(
            "banner",
            "term-banner",
            Phrase::new("text-banner").with("money", usize::from(price::NOTHING_DONE)),
        ),
        term(
            "launch-symbol",
            "term-symbol",
            Phrase::new("text-symbol").with("money", price::BANNER_DISCOUNT).with("limit", limit),
        ),
        term("draft", "term-draft", Phrase::new("text-draft")),
    ];
    terms.extend(colours);
    terms
}

fn mission_text(data: &Data, kind: Mission, cards: u8) -> Phrase {
    let card = data.mission(kind);
    Phrase::new("text-mission")
        .with("level", card.level.number())
        .with("weight", card.weight)
        .with("points", points(card.points))
        .with("effect", effect_text(card.effect))
        .with("most", card.most)
        .with("cards", cards)
}

fn effect_text(effect: Effect) -> Phrase {
    match effect {
        Effect::Nothing => Phrase::new("does-nothing"),
        Effect::Gain(hue) => Phrase::new("does-gain").with("colour", colour(hue)),
        Effect::Mapping => Phrase::new("does-mapping"),
        Effect::Income(steps) => Phrase::new("does-income").with("steps", steps),
        Effect::Money(money) => Phrase::new("does-money").with("money", money),
        Effect::Capacity => Phrase::new("does-capacity"),
        Effect::Propulsion => Phrase::new("does-propulsion"),
        Effect::Lab => Phrase::new("does-lab"),
        Effect::Search(cards) => Phrase::new("does-search").with("cards", cards),
        Effect::FreeInvestment => Phrase::new("does-investment"),
        Effect::TechAndUpgrade => Phrase::new("does-tech-and-upgrade"),
        Effect::Final(Final::Per(hue, each)) => {
            Phrase::new("does-per").with("points", points(each)).with("colour", colour(hue))
        }
        Effect::Final(Final::Exoplanet) => Phrase::new("does-exoplanet"),
        Effect::Final(Final::TradingPost) => Phrase::new("does-trading-post"),
        Effect::Final(Final::Network) => Phrase::new("does-network"),
        Effect::Final(Final::PerLevel) => Phrase::new("does-per-level"),
        Effect::Final(Final::Station(each)) => {
            Phrase::new("does-station").with("points", points(each))
        }
    }
}

fn specialist_text(data: &Data, card: Specialist) -> Phrase {
    let values = data.specialist(card);
    let banner = banner_text(values.banner);
    match *values.works {
        [one, other] => Phrase::new("text-specialist-two")
            .with("banner", banner)
            .with("one", work_text(data, one))
            .with("other", work_text(data, other)),
        [one, ..] => Phrase::new("text-specialist-one")
            .with("banner", banner)
            .with("one", work_text(data, one)),
        [] => banner,
    }
}

fn banner_text(banner: Banner) -> Phrase {
    match banner {
        Banner::Money(money) => Phrase::new("gives-money").with("money", money),
        Banner::Points(count) => Phrase::new("gives-points").with("points", points(count)),
        Banner::Mission => Phrase::new("gives-mission"),
        Banner::Weight(weight) => Phrase::new("gives-weight").with("weight", weight),
        Banner::Launch => Phrase::new("gives-launch").with("money", price::BANNER_DISCOUNT),
    }
}

fn work_text(data: &Data, work: Work) -> Phrase {
    let priced = |key, money: u16| Phrase::new(key).with("money", usize::from(money));
    match work {
        Work::Grant => {
            priced("can-grant", price::GRANT).with("others", usize::from(price::GRANT_OTHERS))
        }
        Work::Survey(level) => survey_text(level),
        Work::BuyOne => priced("can-buy-one", price::BUY_ONE),
        Work::BuyThree => Phrase::new("can-buy-three").with("prices", buy_three()),
        Work::BuyTwo => priced("can-buy-two", price::BUY_TWO),
        Work::GreenOne => priced("can-green-one", price::GREEN_ONE),
        Work::GreenTwo => Phrase::new("can-green-two").with("prices", slashed(&price::GREEN_TWO)),
        Work::Sell => priced("can-sell", price::SELL),
        Work::Swap => Phrase::new("can-swap"),
        Work::Capacity => priced("can-capacity", price::CAPACITY),
        Work::Propulsion => priced("can-propulsion", price::PROPULSION),
        Work::Lab => {
            let [two, three, four] = data.lab.price;
            Phrase::new("can-lab").with("prices", slashed(&[two, three, four].map(u16::from)))
        }
        Work::Invest => Phrase::new("can-invest").with("points", points(price::INVESTMENT)),
    }
}

fn survey_text(level: Level) -> Phrase {
    let (own, money, others) = price::SURVEY[level.index().min(price::SURVEY.len() - 1)];
    Phrase::new("can-survey")
        .with("level", level.number())
        .with("points", points(own))
        .with("money", usize::from(money))
        .with("others", points(others))
}

fn goal_text(setup: &Setup, card: Objective) -> Phrase {
    let values = setup.data().objective(card);
    Phrase::new("text-goal")
        .with("counts", counts(values.counts))
        .with("steps", thresholds(&values.points[setup.edition as usize]))
}
