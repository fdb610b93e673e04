//! The prints of the cards.

use gantry_lift_off::{
    Banner, Colour, Edition, Effect, Final, Level, Mission, MissionCard, ObjectiveCard, Specialist,
    SpecialistCard, Work,
};

use super::technology::{technology_icon, technology_ink};
use super::{frame, scene};
use crate::card::Print;
use crate::icon::Icon;
use crate::sign::Sign;

/// The print of a specialist.
pub fn specialist(kind: Specialist, card: &SpecialistCard) -> Print {
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
        frame: frame::specialist(),
        scene: scene::specialist(kind, card),
        pennant: Some(pennant),
        corners: None,
        signs,
    }
}

fn work_signs(work: Work) -> Vec<Sign> {
    let any = Sign::Icon(Icon::Technology);
    let leaf = technology(Colour::Green);
    match work {
        Work::Grant => vec![Sign::say("+"), Sign::Icon(Icon::Money)],
        Work::Survey(level) => vec![self::level(level), Sign::Arrow, Sign::Icon(Icon::Points)],
        Work::BuyOne => vec![any],
        Work::BuyTwo => vec![any.clone(), Sign::say("≠"), any],
        Work::BuyThree => vec![Sign::say("1–3"), any],
        Work::GreenOne => vec![leaf],
        Work::GreenTwo => vec![Sign::say("1–2"), leaf],
        Work::Sell => vec![Sign::Icon(Icon::Sell)],
        Work::Swap => vec![any.clone(), Sign::Icon(Icon::Swap), any],
        Work::Capacity => vec![Sign::Icon(Icon::Capacity)],
        Work::Propulsion => vec![Sign::Icon(Icon::Propulsion)],
        Work::Lab => vec![Sign::Icon(Icon::Lab), Sign::Up],
        Work::Invest => vec![Sign::Icon(Icon::Invest)],
    }
}

/// The print of a mission.
pub fn mission(kind: Mission, card: &MissionCard) -> Print {
    Print {
        frame: frame::mission(card.level),
        scene: scene::mission(kind, card),
        pennant: Some(level(card.level)),
        corners: Some([Sign::Weight(card.weight.into()), Sign::Points(card.points.into())]),
        signs: effect_signs(card.effect),
    }
}

fn effect_signs(effect: Effect) -> Vec<Sign> {
    let any = Sign::Icon(Icon::Technology);
    match effect {
        Effect::Nothing => vec![Sign::say("–")],
        Effect::Gain(colour) => vec![technology(colour)],
        Effect::Mapping => {
            vec![any, Sign::Arrow, Sign::say("2"), Sign::Icon(Icon::Technology)]
        }
        Effect::Income(steps) => vec![Sign::Icon(Icon::Income), Sign::Say(format!("{steps}"))],
        Effect::Money(money) => vec![Sign::Money(money.into())],
        Effect::Capacity => vec![Sign::Icon(Icon::Capacity)],
        Effect::Propulsion => vec![Sign::Icon(Icon::Propulsion)],
        Effect::Lab => vec![Sign::Icon(Icon::Lab), Sign::Up],
        Effect::Search(cards) => vec![Sign::Say(format!("{cards}")), Sign::Icon(Icon::Draw)],
        Effect::FreeInvestment => vec![Sign::Icon(Icon::Invest)],
        Effect::TechAndUpgrade => vec![any, Sign::Icon(Icon::Capacity)],
        Effect::Final(last) => [vec![Sign::Icon(Icon::Hourglass)], final_signs(last)].concat(),
    }
}

fn final_signs(last: Final) -> Vec<Sign> {
    match last {
        Final::Per(colour, points) => {
            vec![Sign::Say(format!("{points}×")), technology(colour)]
        }
        Final::Exoplanet => vec![Sign::Icon(Icon::Capacity), Sign::Icon(Icon::Propulsion)],
        Final::TradingPost => vec![Sign::Icon(Icon::Income)],
        Final::Network => vec![Sign::Icon(Icon::Space)],
        Final::PerLevel => vec![Sign::Icon(Icon::Mission)],
        Final::Station(points) => vec![Sign::Say(format!("{points}×")), Sign::Icon(Icon::Station)],
    }
}

/// The print of an objective in an edition.
pub fn objective(card: &ObjectiveCard, edition: Edition) -> Print {
    let steps = card.points[edition as usize].iter();
    Print {
        frame: frame::objective(),
        scene: scene::objective(card),
        pennant: None,
        corners: None,
        signs: steps.map(|&(count, points)| Sign::Step(count, points)).collect(),
    }
}

fn level(level: Level) -> Sign {
    let (text, ground) = frame::level_inks(level);
    Sign::Disc(level.number(), text, ground)
}

fn technology(colour: Colour) -> Sign {
    Sign::Tinted(technology_icon(colour), technology_ink(colour))
}
