//! The one thing to do or wait for.

use gantry_kernel::{Phrase, Seat};

use super::action::room;
use super::{goal, points, specialist};
use crate::action::Symbol;
use crate::board::{Board, Task};
use crate::card::Level;
use crate::data::Data;
use crate::flight;
use crate::judge::{launch_cost, may_keep};
use crate::legal::works_left;
use crate::price;
use crate::setup::Edition;
use crate::state::{Pass, Sealed, Stage};
use crate::view::View;

/// The sentence of [`gantry_kernel::Words::prompt`].
pub fn prompt(view: &View) -> Phrase {
    let clock = &view.open.clock;
    if clock.drawing.is_some_and(|drawing| drawing.due > 0) {
        return Phrase::new("prompt-shuffle");
    }
    match clock.stage {
        Stage::Deal | Stage::NewPhase => Phrase::new("prompt-shuffle"),
        Stage::Over => Phrase::new("prompt-over"),
        Stage::Goals(pass) | Stage::Draft(pass) => draft(view, pass),
        Stage::Direction if view.viewer.is(clock.starter) => {
            // LO-11: in the English edition specialists are played the same way.
            Phrase::new(match view.open.setup.edition {
                Edition::En => "prompt-direction-order",
                Edition::De | Edition::Fr => "prompt-direction",
            })
        }
        Stage::Direction => Phrase::new("prompt-wait-direction").with("seat", clock.starter),
        Stage::Specialists | Stage::Missions | Stage::Launches | Stage::Sale => in_turn(view),
    }
}

/// LO-2.4, LO-3.2
fn draft(view: &View, pass: Pass) -> Phrase {
    let data = view.open.data();
    let waiting =
        || -> Vec<Seat> { view.seats().filter(|&seat| !view.sealed.contains(seat)).collect() };
    let Some(own) = view.own() else {
        return Phrase::new("prompt-wait-choices").with("seats", waiting());
    };
    let to = view.open.receiver(own);
    if let Some(choice) = view.choice {
        let card = match choice {
            Sealed::Goal(card) => goal(data, card),
            Sealed::Specialist(card) => specialist(data, card),
        };
        let key = match pass {
            Pass::Two => "prompt-chosen-keep",
            Pass::One => "prompt-chosen-pass",
        };
        return Phrase::new(key).with("card", card).with("seats", waiting());
    }
    let is_goals = matches!(view.open.clock.stage, Stage::Goals(_));
    Phrase::new(match (is_goals, pass) {
        (true, Pass::Two) => "prompt-keep-goal",
        (true, Pass::One) => "prompt-pass-goal",
        (false, Pass::Two) => "prompt-keep",
        (false, Pass::One) => "prompt-pass",
    })
    .with("to", to)
}

fn in_turn(view: &View) -> Phrase {
    let open = &view.open;
    let busy = |seat: &Seat| view.board(*seat).task != Task::Idle;
    let own = view.own().filter(busy);
    let Some(seat) = own else {
        let waiting: Vec<Seat> = view.seats().filter(busy).collect();
        return wait(open.clock.stage).with("seats", waiting);
    };
    let board = view.board(seat);
    match board.task {
        Task::Idle | Task::Play if open.clock.second => Phrase::new("prompt-play-second"),
        Task::Idle | Task::Play => Phrase::new("prompt-play"),
        Task::Work => work(view, board),
        Task::Buy { bought } if board.money < price::BUY_THREE[usize::from(bought)] => {
            Phrase::new("prompt-buy-none").with("bought", bought)
        }
        Task::Buy { bought } => money("prompt-buy", board).with("bought", bought),
        Task::Swap { given } => Phrase::new("prompt-swap").with("count", given.count()),
        Task::Deck => Phrase::new("prompt-deck"),
        Task::Keep => {
            let most = may_keep(open, board).min(view.drawn.into());
            let most = open
                .clock
                .drawing
                .map_or(most, |drawing| most.min(room(open.data(), board, drawing.level)));
            Phrase::new("prompt-keep-missions").with("most", most)
        }
        Task::Launch => launch(view, board),
        Task::Load => money("prompt-load", board)
            .with("cost", usize::from(launch_cost(open.data(), board, board.flight.symbol)))
            .with("load", flight::load(open.data(), board))
            .with("capacity", flight::capacity(open, board)),
        Task::Resolve => Phrase::new("prompt-resolve"),
        Task::Search { cards } if open.clock.drawing.is_none() => {
            Phrase::new("prompt-search").with("cards", cards)
        }
        Task::Search { .. } => Phrase::new("prompt-search-wait"),
        Task::Reward => Phrase::new("prompt-reward"),
        Task::Map => Phrase::new("prompt-map"),
        Task::Gain => Phrase::new("prompt-gain"),
        Task::Upgrade => Phrase::new("prompt-upgrade"),
        Task::Sale => Phrase::new("prompt-sale").with("money", usize::from(price::GOAL_SALE)),
    }
}

fn money(key: &'static str, board: &Board) -> Phrase {
    Phrase::new(key).with("money", usize::from(board.money))
}

/// LO-4.2: doing nothing earns money.
fn work(view: &View, board: &Board) -> Phrase {
    let card = board.round.played.last();
    let works = card.map_or(0, |card| view.open.data().specialist(*card).works.len());
    let mut possible = Vec::new();
    works_left(&view.open, board, &mut possible);
    let instead = usize::from(price::NOTHING_DONE);
    match board.round.done.count_ones() as usize {
        0 if possible.is_empty() => Phrase::new("prompt-work-none").with("instead", instead),
        0 => money("prompt-work", board).with("instead", instead),
        done if done < works && possible.is_empty() => Phrase::new("prompt-work-no-more"),
        done if done < works => money("prompt-work-more", board),
        _ => Phrase::new("prompt-work-done"),
    }
}

fn launch(view: &View, board: &Board) -> Phrase {
    let data = view.open.data();
    let can = |symbol| flight::may_prepare(&view.open, board, symbol).is_ok();
    // With both symbols the choices say what each costs; this is the usual price.
    let Some(symbol) = [Symbol::Lab, Symbol::Banner].into_iter().find(|&symbol| can(symbol)) else {
        return Phrase::new("prompt-launch-none");
    };
    money("prompt-launch", board)
        .with("cost", usize::from(launch_cost(data, board, symbol)))
        .with("points", points(launch_points(view, data, board.lab)))
}

/// What a launch scores now with a lab of this level.
pub(super) fn launch_points(view: &View, data: &Data, lab: Level) -> u8 {
    data.lab.launch_points[view.open.clock.phase()][lab.index()]
}

fn wait(stage: Stage) -> Phrase {
    Phrase::new(match stage {
        Stage::Specialists => "prompt-wait-specialists",
        Stage::Missions => "prompt-wait-missions",
        Stage::Launches => "prompt-wait-launches",
        _ => "prompt-wait-sale",
    })
}
