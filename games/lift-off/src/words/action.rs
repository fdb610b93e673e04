//! What actions do, with their costs and gains.

use gantry_kernel::{Phrase, Seat};

use super::card::{banner, brief, effect, work_now};
use super::prompt::launch_points;
use super::{colour, goal, goals, mission, points, specialist, specialists, techs, techs_of};
use crate::action::{Action, Deed, Kept, Reward, Symbol, Upgrade};
use crate::board::{Board, MOST_OF_A_LEVEL, Task};
use crate::card::{Colour, Level, Mission, Objective, Specialist};
use crate::data::Data;
use crate::flight;
use crate::judge::{lab_price, launch_cost, may_keep};
use crate::price;
use crate::score::{goal_points, goal_progress};
use crate::state::Direction;
use crate::view::View;

/// The words of [`gantry_kernel::Words::action`].
pub fn action(view: &View, action: &Action) -> Phrase {
    // Choices are listed for the player who has them; for other viewers they are phrased for the
    // seat whose turn it is.
    let seat = view.own().unwrap_or(view.open.clock.turn);
    let board = view.board(seat);
    let data = view.open.data();
    match *action {
        Action::KeepGoal(card) => keep_goal(view, seat, card),
        Action::PassGoal(card) => Phrase::new("act-pass")
            .with("card", goal(data, card))
            .with("to", view.open.receiver(seat)),
        Action::Direction(direction) => direct(view, seat, direction),
        Action::KeepSpecialist(card) => keep_specialist(view, seat, card),
        Action::PassSpecialist(card) => Phrase::new("act-pass")
            .with("card", specialist(data, card))
            .with("to", view.open.receiver(seat)),
        Action::Play(card) => play(view, board, card),
        Action::Do(deed) => do_deed(view, seat, deed),
        Action::More(hue) => more(board, hue),
        Action::Take(taken) => Phrase::new("act-take").with("techs", techs(taken.colours())),
        Action::Deck(level) => deck(view, board, level),
        Action::Keep(kept) => keep(view, &kept),
        Action::Launch(symbol) => launch(view, board, symbol),
        Action::Load(kind) => {
            let left =
                flight::capacity(&view.open, board).saturating_sub(flight::load(data, board));
            Phrase::new("act-load")
                .with("mission", mission(data, kind))
                .with("weight", data.mission(kind).weight)
                .with("left", left)
        }
        Action::Boost(weight) => more_capacity(view, board, "act-boost", weight),
        Action::Bonus => more_capacity(view, board, "act-bonus", 1),
        Action::LiftOff => lift_off(view, board),
        Action::Resolve(kind) => resolve(view, kind),
        Action::Map(given) => {
            let taken = Colour::PLAIN.into_iter().filter(move |&other| other != given);
            Phrase::new("act-map").with("colour", colour(given)).with("techs", techs(taken))
        }
        Action::Decline if board.task == Task::Load => Phrase::new("act-drop-launch"),
        Action::Decline => Phrase::new("act-decline"),
        Action::Gain(hue) => Phrase::new("act-gain").with("colour", colour(hue)),
        Action::Upgrade(upgrade) => upgraded(view, board, upgrade, 0),
        Action::Reward(given) => Phrase::new("act-reward").with("reward", reward(board, given)),
        Action::Sell(card) => sell(view, board, card),
        Action::Done => done(view, board),
    }
}

fn keep_goal(view: &View, seat: Seat, card: Objective) -> Phrase {
    let data = view.open.data();
    let shown = &view.seats[seat.index()].shown;
    let others: Vec<Objective> = shown.iter().copied().filter(|other| *other != card).collect();
    Phrase::new("act-keep")
        .with("card", goal(data, card))
        .with("others", goals(data, &others))
        .with("to", view.open.receiver(seat))
}

fn keep_specialist(view: &View, seat: Seat, card: Specialist) -> Phrase {
    let data = view.open.data();
    let mut others = view.seats[seat.index()].hand;
    if let Some(place) = others.iter().position(|other| *other == card) {
        others.remove(place);
    }
    Phrase::new("act-keep")
        .with("card", specialist(data, card))
        .with("others", specialists(data, &others))
        .with("to", view.open.receiver(seat))
}

fn direct(view: &View, seat: Seat, direction: Direction) -> Phrase {
    Phrase::new(match direction {
        Direction::Left => "act-left",
        Direction::Right => "act-right",
    })
    .with("to", direction.after(seat, view.open.seats()))
}

fn play(view: &View, board: &Board, card: Specialist) -> Phrase {
    let data = view.open.data();
    let values = data.specialist(card);
    let works = values.works.iter().map(|&work| work_now(&view.open, board, work));
    Phrase::new("act-play")
        .with("card", specialist(data, card))
        .with("banner", banner(values.banner))
        .with("works", works.collect::<Vec<_>>())
}

fn bought(key: &'static str, colours: &[Colour], price: u16) -> Phrase {
    Phrase::new(key).with("techs", techs(colours.iter().copied())).with("price", usize::from(price))
}

fn do_deed(view: &View, seat: Seat, deed: Deed) -> Phrase {
    let (open, board) = (&view.open, view.board(seat));
    match deed {
        Deed::Grant => Phrase::new("act-grant")
            .with("money", usize::from(price::GRANT))
            .with("others", usize::from(price::GRANT_OTHERS)),
        Deed::Survey(level) => survey(view, seat, level),
        Deed::BuyOne(hue) => bought("act-buy", &[hue], price::BUY_ONE),
        Deed::BuyThree(hue) => bought("act-buy-first", &[hue], price::BUY_THREE[0]),
        Deed::BuyTwo(one, other) => bought("act-buy", &[one, other], price::BUY_TWO),
        Deed::GreenOne => bought("act-buy", &[Colour::Green], price::GREEN_ONE),
        Deed::GreenTwo(2) => bought("act-buy", &[Colour::Green; 2], price::GREEN_TWO[1]),
        Deed::GreenTwo(_) => bought("act-buy", &[Colour::Green], price::GREEN_TWO[0]),
        Deed::Sell(hue) => bought("act-sell-tech", &[hue], price::SELL),
        Deed::Swap(given) => Phrase::new("act-swap").with("techs", techs(given.colours())),
        Deed::Capacity => upgraded(view, board, Upgrade::Capacity, price::CAPACITY),
        Deed::Propulsion => upgraded(view, board, Upgrade::Propulsion, price::PROPULSION),
        Deed::Lab => Phrase::new("act-lab")
            .with("level", board.lab.next().unwrap_or(board.lab).number())
            .with("price", usize::from(lab_price(open.data(), board).unwrap_or_default())),
        Deed::Invest(given) => Phrase::new("act-invest")
            .with("price", open.investment().0)
            .with("points", points(usize::from(price::INVESTMENT) + board.space.len()))
            .with("reward", reward(board, given)),
    }
}

fn survey(view: &View, seat: Seat, level: Level) -> Phrase {
    let (own, money, other) = price::SURVEY[level.index().min(price::SURVEY.len() - 1)];
    let missions = |seat: Seat| view.board(seat).in_space(view.open.data(), level);
    let gain = |of: Seat| {
        Phrase::new("gain").with("seat", of).with("points", usize::from(other) * missions(of))
    };
    let others = view.seats().filter(|&other| other != seat).map(gain);
    Phrase::new("act-survey")
        .with("level", level.number())
        .with("points", points(usize::from(own) * missions(seat)))
        .with("money", usize::from(money) * missions(seat))
        .with("others", others.collect::<Vec<_>>())
}

/// What an investment brings besides points.
fn reward(board: &Board, reward: Reward) -> Phrase {
    match reward {
        Reward::Green => techs_of(Colour::Green, 1_usize),
        Reward::Income => Phrase::new("income-to").with("income", board.income + 1),
    }
}

/// An upgrade and its effect; without a price it is free.
fn upgraded(view: &View, board: &Board, upgrade: Upgrade, price: u16) -> Phrase {
    let data = view.open.data();
    let (key, cost) = match upgrade {
        Upgrade::Capacity => ("act-capacity", board.cost(data) + 1),
        Upgrade::Propulsion => ("act-propulsion", board.cost(data).saturating_sub(1)),
    };
    let phrase = Phrase::new(key).with("price", usize::from(price)).with("cost", cost);
    match upgrade {
        Upgrade::Capacity => phrase.with("capacity", board.weight(data) + 1),
        Upgrade::Propulsion => phrase,
    }
}

fn more(board: &Board, hue: Colour) -> Phrase {
    let bought = match board.task {
        Task::Buy { bought } => usize::from(bought),
        _ => 0,
    };
    let price = price::BUY_THREE[bought.min(price::BUY_THREE.len() - 1)];
    Phrase::new("act-more").with("techs", techs_of(hue, 1_usize)).with("price", usize::from(price))
}

fn deck(view: &View, board: &Board, level: Level) -> Phrase {
    let data = view.open.data();
    let discards = data.level_mask(level).kinds().map(|kind| view.open.discards[kind.index()]);
    let (deck, discards) = (view.decks[level.index()], discards.sum::<u8>());
    let (due, keep) = match board.task {
        Task::Search { cards } => (cards, 1),
        _ => (price::DRAWN + board.round.missions, may_keep(&view.open, board)),
    };
    Phrase::new("act-deck")
        .with("level", level.number())
        .with("draw", due.min(deck + discards))
        .with("keep", keep.min(room(data, board, level)).min((deck + discards).into()))
        .with("cards", deck)
        .with("discards", discards)
}

/// LO-5.3: how many more missions of a level may be held.
pub(super) fn room(data: &Data, board: &Board, level: Level) -> usize {
    MOST_OF_A_LEVEL - board.holds_of(data, level)
}

fn keep(view: &View, kept: &Kept) -> Phrase {
    let data = view.open.data();
    let missions = match kept.missions() {
        // A single one is described in full; several would make a long line.
        &[only] => vec![brief(data, only)],
        several => several.iter().map(|&kind| mission(data, kind)).collect(),
    };
    Phrase::new("act-keep-missions").with("missions", missions)
}

fn launch(view: &View, board: &Board, symbol: Symbol) -> Phrase {
    let data = view.open.data();
    let mut prepared = *board;
    prepared.flight.symbol = symbol;
    let key = match symbol {
        Symbol::Lab => "act-launch-lab",
        Symbol::Banner => "act-launch-banner",
    };
    Phrase::new(key)
        .with("cost", usize::from(launch_cost(data, board, symbol)))
        .with("capacity", flight::capacity(&view.open, &prepared))
        .with("points", points(launch_points(view, data, board.lab)))
}

fn more_capacity(view: &View, board: &Board, key: &'static str, more: u8) -> Phrase {
    let capacity = flight::capacity(&view.open, board) + more;
    Phrase::new(key).with("more", more).with("capacity", capacity)
}

fn lift_off(view: &View, board: &Board) -> Phrase {
    let data = view.open.data();
    let cargo = board.flight.cargo;
    let scored = cargo.cards().map(|kind| usize::from(data.mission(kind).points)).sum::<usize>()
        + usize::from(launch_points(view, data, board.lab));
    Phrase::new("act-lift-off")
        .with("missions", super::missions(data, cargo))
        .with("cost", usize::from(launch_cost(data, board, board.flight.symbol)))
        .with("points", points(scored))
}

fn resolve(view: &View, kind: Mission) -> Phrase {
    let data = view.open.data();
    let card = data.mission(kind);
    let does = effect(card.effect).unwrap_or_else(|| points(card.points));
    Phrase::new("act-resolve").with("mission", mission(data, kind)).with("effect", does)
}

fn sell(view: &View, board: &Board, card: Objective) -> Phrase {
    let data = view.open.data();
    Phrase::new("act-sell-goal")
        .with("goal", goal(data, card))
        .with("money", usize::from(price::GOAL_SALE))
        .with("count", usize::from(goal_progress(data, board, card)))
        .with("points", points(goal_points(&view.open.setup, board, card)))
}

fn done(view: &View, board: &Board) -> Phrase {
    match board.task {
        Task::Work if board.round.done == 0 => {
            Phrase::new("act-nothing").with("money", usize::from(price::NOTHING_DONE))
        }
        Task::Buy { .. } => Phrase::new("act-buy-no-more"),
        Task::Launch if board.round.flights == 0 => Phrase::new("act-no-launch"),
        Task::Launch => Phrase::new("act-no-more-launches"),
        Task::Sale => {
            let kept = view.own().map_or(0, |seat| view.seats[seat.index()].goals);
            Phrase::new("act-keep-goals").with("count", kept)
        }
        _ => Phrase::new("act-done"),
    }
}
