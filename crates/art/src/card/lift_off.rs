//! What is printed on the cards of Lift Off.

use gantry_lift_off::{
    Banner, Edition, Effect, Final, Mission, MissionCard, ObjectiveCard, Specialist,
    SpecialistCard, Work,
};

use super::{Frame, Print};
use crate::icon::Icon;
use crate::scene;
use crate::sign::Sign;

pub(super) fn specialist(kind: Specialist, card: &SpecialistCard) -> Print {
    let pennant = match card.banner {
        Banner::Money(money) => Sign::Money(money.into()),
        Banner::Points(points) => Sign::Points(points.into()),
        Banner::Mission => Sign::Icon(Icon::Mission),
        Banner::Weight(weight) => Sign::Weight(weight.into()),
        Banner::Launch => Sign::Icon(Icon::Launch),
    };
    let mut signs = Vec::new();
    for &work in &card.works {
        if !signs.is_empty() {
            signs.push(Sign::say("+"));
        }
        signs.extend(work_signs(work));
    }
    Print {
        frame: Frame::Specialist,
        scene: scene::specialist(kind, card),
        pennant: Some(pennant),
        corners: None,
        signs,
    }
}

fn work_signs(work: Work) -> Vec<Sign> {
    let technology = Sign::Icon(Icon::Technology);
    let leaf = Sign::Technology(gantry_lift_off::Colour::Green);
    match work {
        Work::Grant => vec![Sign::say("+"), Sign::Icon(Icon::Money)],
        Work::Survey(level) => vec![Sign::Level(level), Sign::Arrow, Sign::Icon(Icon::Points)],
        Work::BuyOne => vec![technology],
        Work::BuyTwo => vec![technology.clone(), Sign::say("≠"), technology],
        Work::BuyThree => vec![Sign::say("1–3"), technology],
        Work::GreenOne => vec![leaf],
        Work::GreenTwo => vec![Sign::say("1–2"), leaf],
        Work::Sell => vec![Sign::Icon(Icon::Sell)],
        Work::Swap => vec![technology.clone(), Sign::Icon(Icon::Swap), technology],
        Work::Capacity => vec![Sign::Icon(Icon::Capacity)],
        Work::Propulsion => vec![Sign::Icon(Icon::Propulsion)],
        Work::Lab => vec![Sign::Icon(Icon::Lab), Sign::Up],
        Work::Invest => vec![Sign::Icon(Icon::Invest)],
    }
}

pub(super) fn mission(kind: Mission, card: &MissionCard) -> Print {
    Print {
        frame: Frame::Mission(card.level),
        scene: scene::mission(kind, card),
        pennant: Some(Sign::Level(card.level)),
        corners: Some([Sign::Weight(card.weight.into()), Sign::Points(card.points.into())]),
        signs: effect_signs(card.effect),
    }
}

fn effect_signs(effect: Effect) -> Vec<Sign> {
    let technology = Sign::Icon(Icon::Technology);
    match effect {
        Effect::Nothing => vec![Sign::say("–")],
        Effect::Gain(colour) => vec![Sign::Technology(colour)],
        Effect::Mapping => {
            vec![technology, Sign::Arrow, Sign::say("2"), Sign::Icon(Icon::Technology)]
        }
        Effect::Income(steps) => vec![Sign::Icon(Icon::Income), Sign::Say(format!("{steps}"))],
        Effect::Money(money) => vec![Sign::Money(money.into())],
        Effect::Capacity => vec![Sign::Icon(Icon::Capacity)],
        Effect::Propulsion => vec![Sign::Icon(Icon::Propulsion)],
        Effect::Lab => vec![Sign::Icon(Icon::Lab), Sign::Up],
        Effect::Search(cards) => vec![Sign::Say(format!("{cards}")), Sign::Icon(Icon::Draw)],
        Effect::FreeInvestment => vec![Sign::Icon(Icon::Invest)],
        Effect::TechAndUpgrade => vec![technology, Sign::Icon(Icon::Capacity)],
        Effect::Final(last) => [vec![Sign::Icon(Icon::Hourglass)], final_signs(last)].concat(),
    }
}

fn final_signs(last: Final) -> Vec<Sign> {
    match last {
        Final::Per(colour, points) => {
            vec![Sign::Say(format!("{points}×")), Sign::Technology(colour)]
        }
        Final::Exoplanet => vec![Sign::Icon(Icon::Capacity), Sign::Icon(Icon::Propulsion)],
        Final::TradingPost => vec![Sign::Icon(Icon::Income)],
        Final::Network => vec![Sign::Icon(Icon::Space)],
        Final::PerLevel => vec![Sign::Icon(Icon::Mission)],
        Final::Station(points) => vec![Sign::Say(format!("{points}×")), Sign::Icon(Icon::Station)],
    }
}

pub(super) fn objective(card: &ObjectiveCard, edition: Edition) -> Print {
    let steps = card.points[edition as usize].iter();
    Print {
        frame: Frame::Objective,
        scene: scene::objective(card),
        pennant: None,
        corners: None,
        signs: steps.map(|&(count, points)| Sign::Step(count, points)).collect(),
    }
}
