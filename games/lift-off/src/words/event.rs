//! The log in words. Changes of public state are separate events without a line.

use gantry_kernel::{Face, Phrase, Seat};

use super::card::banner;
use super::{colour, goal, goals, mission, points, specialist, specialists, techs, techs_of};
use crate::action::{Deed, Symbol, Techs, Upgrade};
use crate::card::{Colour, Mission};
use crate::data::Data;
use crate::event::Event;
use crate::held::Held;
use crate::price;
use crate::score::Score;
use crate::setup::Setup;
use crate::state::Direction;

/// What happened, if it is worth a line.
pub fn event(setup: &Setup, event: &Event) -> Option<Phrase> {
    let data = setup.data();
    Some(match *event {
        Event::Dealt { first, goals: Face::Shown(ref cards) } => {
            by("ev-dealt-own", first).with("goals", goals(data, cards))
        }
        Event::Dealt { first, goals: Face::Hidden } => by("ev-dealt", first),
        Event::Sealed { seat } => by("ev-sealed", seat),
        Event::GoalsExchanged { to, ref gave, from, ref got } => {
            exchanged((to, goals(data, gave)), (from, goals(data, got)))
        }
        Event::SpecialistsExchanged { to, ref gave, from, ref got } => {
            exchanged((to, specialists(data, gave)), (from, specialists(data, got)))
        }
        Event::Round { round, starter } => by("ev-round", starter).with("round", round),
        Event::Income { seat, money } => by("ev-income", seat).with("money", usize::from(money)),
        Event::Drew { seat, cards: Face::Shown(ref cards), .. } => {
            by("ev-drew-own", seat).with("cards", specialists(data, cards))
        }
        Event::Drew { seat, count, cards: Face::Hidden } => {
            by("ev-drew", seat).with("count", count)
        }
        Event::Direction { seat, direction: Direction::Left } => by("ev-left", seat),
        Event::Direction { seat, direction: Direction::Right } => by("ev-right", seat),
        Event::Played { seat, card } => by("ev-played", seat).with("card", specialist(data, card)),
        Event::Banner { seat, banner: given } => {
            by("ev-banner", seat).with("banner", banner(given))
        }
        Event::Did { seat, deed, paid } => did(seat, deed, paid.into()),
        Event::Bought { seat, colour: hue, paid } => {
            bought(seat, vec![techs_of(hue, 1_usize)], paid.into())
        }
        Event::Took { seat, techs: taken } => by("ev-took", seat).with("techs", listed(taken)),
        Event::Earned { seat, points, money } => earned(seat, points.into(), money.into()),
        Event::Nothing { seat } => {
            by("ev-nothing", seat).with("money", usize::from(price::NOTHING_DONE))
        }
        Event::Missions { seat, level, cards: Face::Shown(ref cards), .. } => {
            let names: Vec<Phrase> = cards.iter().map(|&kind| mission(data, kind)).collect();
            by("ev-missions-own", seat).with("level", level.number()).with("cards", names)
        }
        Event::Missions { seat, level, count, cards: Face::Hidden } => {
            by("ev-missions", seat).with("level", level.number()).with("count", count)
        }
        Event::Reshuffled { level, cards, .. } => {
            Phrase::new("ev-reshuffled").with("level", level.number()).with("cards", cards)
        }
        Event::Kept { seat, kept, discarded, forced } => {
            by(if forced { "ev-kept-forced" } else { "ev-kept" }, seat)
                .with("missions", super::missions(data, kept))
                .with("discarded", discarded)
        }
        Event::LiftOff { seat, symbol, cost, points: scored, cargo } => {
            let key = match symbol {
                Symbol::Lab => "ev-lift-off",
                Symbol::Banner => "ev-lift-off-banner",
            };
            lifted_off(data, by(key, seat), cargo, (cost, scored))
        }
        Event::Reached { seat, mission: kind, points: scored } => {
            reached(data, seat, kind, scored.into())
        }
        Event::Gained { seat, colour: hue } => {
            by("ev-gained", seat).with("techs", techs_of(hue, 1_usize))
        }
        Event::Mapped { seat, given } => mapped(seat, given),
        Event::IncomeUp { seat, income } => by("ev-income-up", seat).with("income", income),
        Event::Upgraded { seat, upgrade: Upgrade::Capacity } => by("ev-capacity", seat),
        Event::Upgraded { seat, upgrade: Upgrade::Propulsion } => by("ev-propulsion", seat),
        Event::LabUp { seat, level } => by("ev-lab-up", seat).with("level", level.number()),
        Event::Invested { seat, points: scored, beside } => {
            by(if beside { "ev-invested-beside" } else { "ev-invested" }, seat)
                .with("points", points(scored))
        }
        Event::Lapsed { seat } => by("ev-lapsed", seat),
        Event::Finished { seat } => by("ev-finished", seat),
        Event::RoundOver { starter } => by("ev-round-over", starter),
        Event::Phase { cards } => Phrase::new("ev-phase").with("cards", cards),
        Event::Sold { seat, goal: Face::Shown(card) } => {
            sold("ev-sold-own", seat).with("goal", goal(data, card))
        }
        Event::Sold { seat, goal: Face::Hidden } => sold("ev-sold", seat),
        Event::Scored { seat, goals: ref held, score } => {
            scored(seat, score).with("held", goals(data, held))
        }
        Event::Ended { .. } => Phrase::new("ev-ended"),
        Event::Chose(_)
        | Event::Exchanged { .. }
        | Event::Board { .. }
        | Event::Station(_)
        | Event::Dismissed(_)
        | Event::Discards(_)
        | Event::Clock(_) => return None,
    })
}

fn by(key: &'static str, seat: Seat) -> Phrase {
    Phrase::new(key).with("seat", seat)
}

fn exchanged((to, gave): (Seat, Vec<Phrase>), (from, got): (Seat, Vec<Phrase>)) -> Phrase {
    Phrase::new("ev-exchanged")
        .with("to", to)
        .with("gave", gave)
        .with("from", from)
        .with("got", got)
}

fn earned(seat: Seat, scored: usize, money: usize) -> Phrase {
    match (scored, money) {
        (0, _) => by("ev-money", seat).with("money", money),
        (_, 0) => by("ev-points", seat).with("points", points(scored)),
        _ => by("ev-points-and-money", seat).with("points", points(scored)).with("money", money),
    }
}

fn lifted_off(data: &Data, phrase: Phrase, cargo: Held, (cost, scored): (u16, u16)) -> Phrase {
    phrase
        .with("missions", super::missions(data, cargo))
        .with("cost", usize::from(cost))
        .with("points", points(scored))
}

fn listed(given: Techs) -> Vec<Phrase> {
    techs(given.colours())
}

fn bought(seat: Seat, what: Vec<Phrase>, paid: usize) -> Phrase {
    by("ev-bought", seat).with("techs", what).with("paid", paid)
}

/// An action of a specialist; its effects are separate events.
fn did(seat: Seat, deed: Deed, paid: usize) -> Phrase {
    match deed {
        Deed::Grant => by("ev-grant", seat),
        Deed::Survey(level) => by("ev-survey", seat).with("level", level.number()),
        Deed::BuyOne(hue) | Deed::BuyThree(hue) => bought(seat, vec![techs_of(hue, 1_usize)], paid),
        Deed::BuyTwo(one, other) => bought(seat, techs([one, other]), paid),
        Deed::GreenOne => bought(seat, vec![techs_of(Colour::Green, 1_usize)], paid),
        Deed::GreenTwo(count) => bought(seat, vec![techs_of(Colour::Green, count)], paid),
        Deed::Sell(hue) => by("ev-sold-tech", seat)
            .with("techs", vec![techs_of(hue, 1_usize)])
            .with("money", usize::from(price::SELL)),
        Deed::Swap(given) => by("ev-swapped", seat).with("techs", listed(given)),
        Deed::Capacity | Deed::Propulsion | Deed::Lab | Deed::Invest(_) => {
            by("ev-paid", seat).with("paid", paid)
        }
    }
}

fn reached(data: &Data, seat: Seat, kind: Mission, scored: usize) -> Phrase {
    by("ev-reached", seat).with("mission", mission(data, kind)).with("points", points(scored))
}

fn mapped(seat: Seat, given: Colour) -> Phrase {
    let taken = Colour::PLAIN.into_iter().filter(move |&other| other != given);
    by("ev-mapped", seat).with("colour", colour(given)).with("techs", techs(taken))
}

fn sold(key: &'static str, seat: Seat) -> Phrase {
    by(key, seat).with("money", usize::from(price::GOAL_SALE))
}

fn scored(seat: Seat, score: Score) -> Phrase {
    by("ev-scored", seat)
        .with("missions", usize::from(score.missions))
        .with("goals", usize::from(score.goals))
        .with("green", usize::from(score.green))
        .with("money", usize::from(score.money))
        .with("total", points(score.total()))
}
