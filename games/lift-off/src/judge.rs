//! What is allowed: one answer for the list of legal actions, for explanations and for checks.

use gantry_kernel::Seat;

use crate::action::{Action, Deed, Reward, Symbol, Techs, Upgrade};
use crate::board::{Board, MOST_OF_A_LEVEL, Task};
use crate::card::{Colour, Level, Mission, Objective, Specialist};
use crate::data::Data;
use crate::denial::Denial;
use crate::effect::Work;
use crate::flight;
use crate::price;
use crate::state::{Open, Pass, Sealed, Stage, State};

/// Whether the seat may do this now.
pub fn judge(state: &State, seat: Seat, action: Action) -> Result<(), Denial> {
    let open = &state.open;
    let clock = &open.clock;
    if seat.index() >= open.seats() {
        return Err(Denial::NoSeat);
    }
    // LO-7.2: at no other time, whatever else is going on.
    if matches!(action, Action::Sell(_)) && clock.stage != Stage::Sale {
        return Err(Denial::NoSale);
    }
    if clock.drawing.is_some_and(|drawing| drawing.due > 0) {
        return Err(Denial::Shuffling("LO-5.5"));
    }
    match clock.stage {
        Stage::Over => Err(Denial::Over),
        Stage::Deal => Err(Denial::Shuffling("LO-2.4")),
        Stage::NewPhase => Err(Denial::Shuffling("LO-7.1")),
        Stage::Direction if seat != clock.starter => Err(Denial::Turn(clock.starter, clock.stage)),
        Stage::Direction => match action {
            Action::Direction(_) => Ok(()),
            _ => Err(Denial::First(clock.stage, Task::Idle)),
        },
        Stage::Goals(pass) => match (pass, action) {
            (Pass::Two, Action::KeepGoal(goal)) | (Pass::One, Action::PassGoal(goal)) => {
                choose_goal(state, seat, goal)
            }
            _ => Err(Denial::First(clock.stage, Task::Idle)),
        },
        Stage::Draft(pass) => match (pass, action) {
            (Pass::Two, Action::KeepSpecialist(card))
            | (Pass::One, Action::PassSpecialist(card)) => choose_specialist(state, seat, card),
            _ => Err(Denial::First(clock.stage, Task::Idle)),
        },
        Stage::Specialists | Stage::Missions | Stage::Launches | Stage::Sale => {
            in_turn(state, seat, action)
        }
    }
}

fn choose_goal(state: &State, seat: Seat, goal: Objective) -> Result<(), Denial> {
    if !state.goals(seat).contains(&goal) {
        return Err(Denial::NoGoal(state.open.clock.stage, goal));
    }
    unless_chosen(state, seat, Sealed::Goal(goal))
}

fn choose_specialist(state: &State, seat: Seat, card: Specialist) -> Result<(), Denial> {
    if !state.hand(seat).contains(&card) {
        return Err(Denial::NotInHand(state.open.clock.stage, card));
    }
    unless_chosen(state, seat, Sealed::Specialist(card))
}

fn unless_chosen(state: &State, seat: Seat, choice: Sealed) -> Result<(), Denial> {
    if state.sealed[seat.index()] == Some(choice) {
        return Err(Denial::ChosenAlready(state.open.clock.stage));
    }
    Ok(())
}

fn in_turn(state: &State, seat: Seat, action: Action) -> Result<(), Denial> {
    let open = &state.open;
    let clock = &open.clock;
    let board = open.board(seat);
    let data = open.data();
    match (board.task, action) {
        (Task::Idle, _) if clock.turn == seat || everybody_launches(open) => Err(Denial::Finished),
        (Task::Idle, _) => Err(Denial::Turn(clock.turn, clock.stage)),
        (Task::Play, Action::Play(card)) => {
            if state.hand(seat).contains(&card) {
                Ok(())
            } else {
                Err(Denial::NotInHand(state.open.clock.stage, card))
            }
        }
        (Task::Work, Action::Do(deed)) => do_deed(open, board, deed),
        (Task::Buy { bought }, Action::More(colour)) => {
            plain(Work::BuyThree, colour)?;
            pay(board, price::BUY_THREE[usize::from(bought)])
        }
        (Task::Swap { given }, Action::Take(taken)) => take(given, taken),
        (Task::Deck | Task::Search { .. }, Action::Deck(level)) => {
            if let Some(drawing) = clock.drawing {
                return Err(Denial::SearchUnderWay(drawing.seat));
            }
            deck(state, seat, level)
        }
        (Task::Keep, Action::Keep(kept)) => keep(state, board, kept.missions()),
        (Task::Launch, Action::Launch(symbol)) => flight::may_prepare(open, board, symbol),
        (Task::Load, Action::Load(mission)) => flight::may_load(open, board, mission),
        (Task::Load, Action::Boost(weight)) => {
            let there = board.round.weights.contains(&weight);
            if there { Ok(()) } else { Err(Denial::NoWeightBanner(weight)) }
        }
        (Task::Load, Action::Bonus) => flight::may_use_bonus(open, board),
        // In turn order, undo cancels a launch; here somebody else may have acted since.
        (Task::Load, Action::Decline) if everybody_launches(open) => Ok(()),
        (Task::Load, Action::LiftOff) if board.flight.cargo.is_empty() => {
            Err(Denial::NothingLoaded)
        }
        (Task::Resolve, Action::Resolve(mission)) if board.flight.cargo.count(mission) == 0 => {
            Err(Denial::NotPending(mission))
        }
        (Task::Reward, Action::Reward(reward)) => may_reward(data, board, reward),
        (Task::Map, Action::Map(Colour::Green)) => Err(Denial::MapPlain),
        (Task::Map, Action::Map(colour)) => has(board, colour, "LO-8.2"),
        (Task::Gain, Action::Gain(Colour::Green)) => Err(Denial::First(clock.stage, Task::Gain)),
        (Task::Upgrade, Action::Upgrade(upgrade)) => is_left(data, board, upgrade, "LO-8.2"),
        (Task::Sale, Action::Sell(goal)) if !state.goals(seat).contains(&goal) => {
            Err(Denial::NoGoal(state.open.clock.stage, goal))
        }
        (Task::Load, Action::LiftOff)
        | (Task::Resolve, Action::Resolve(_))
        | (Task::Map, Action::Decline)
        | (Task::Gain, Action::Gain(_))
        | (Task::Sale, Action::Sell(_))
        | (Task::Work | Task::Buy { .. } | Task::Launch | Task::Sale, Action::Done) => Ok(()),
        (task, _) => Err(Denial::First(clock.stage, task)),
    }
}

/// LO-3.5
pub const fn everybody_launches(open: &Open) -> bool {
    matches!(open.clock.stage, Stage::Launches) && open.setup.simultaneous
}

fn pay(board: &Board, price: u16) -> Result<(), Denial> {
    if board.money < price {
        return Err(Denial::Money("LO-4.3", price, board.money));
    }
    Ok(())
}

fn plain(work: Work, colour: Colour) -> Result<(), Denial> {
    if colour == Colour::Green { Err(Denial::PlainOnly(work)) } else { Ok(()) }
}

fn has(board: &Board, colour: Colour, rule: &'static str) -> Result<(), Denial> {
    if board.tech(colour) == 0 { Err(Denial::NoTech(rule, colour)) } else { Ok(()) }
}

/// LO-1.5: whether an upgrade of the kind is left.
pub fn is_left(
    data: &Data,
    board: &Board,
    upgrade: Upgrade,
    rule: &'static str,
) -> Result<(), Denial> {
    match upgrade {
        _ if left(data, board, upgrade) > 0 => Ok(()),
        Upgrade::Capacity => Err(Denial::NoCapacity(rule)),
        Upgrade::Propulsion => Err(Denial::NoPropulsion(rule)),
    }
}

/// LO-1.5: how many upgrades of the kind are left.
pub fn left(data: &Data, board: &Board, upgrade: Upgrade) -> usize {
    let (there_are, taken) = match upgrade {
        Upgrade::Capacity => (data.tracks.capacity_upgrades, board.capacity),
        Upgrade::Propulsion => (data.tracks.propulsion_upgrades, board.propulsion),
    };
    there_are.saturating_sub(taken).into()
}

/// LO-4.4
pub fn may_reward(data: &Data, board: &Board, reward: Reward) -> Result<(), Denial> {
    if reward == Reward::Income && board.income >= data.tracks.income_most {
        return Err(Denial::IncomeFull(data.tracks.income_most));
    }
    Ok(())
}

/// LO-4.2, LO-4.3
fn do_deed(open: &Open, board: &Board, deed: Deed) -> Result<(), Denial> {
    let data = open.data();
    let work = deed.work();
    let works = board.round.played.last().map(|card| data.specialist(*card).works);
    let place = works.and_then(|works| works.iter().position(|&on_card| on_card == work));
    let Some(place) = place else { return Err(Denial::NotOnCard(work)) };
    if board.round.done >> place & 1 == 1 {
        return Err(Denial::DoneAlready(work));
    }
    can_do(open, board, deed)
}

/// LO-4.3: whether the action can be paid and has something to act on, whichever card offers it.
pub fn can_do(open: &Open, board: &Board, deed: Deed) -> Result<(), Denial> {
    let data = open.data();
    match deed {
        Deed::Grant | Deed::Survey(_) => Ok(()),
        Deed::BuyOne(colour) => {
            plain(Work::BuyOne, colour)?;
            pay(board, price::BUY_ONE)
        }
        Deed::BuyThree(colour) => {
            plain(Work::BuyThree, colour)?;
            pay(board, price::BUY_THREE[0])
        }
        Deed::BuyTwo(one, other) => {
            plain(Work::BuyTwo, one.max(other))?;
            if one == other {
                return Err(Denial::Different);
            }
            pay(board, price::BUY_TWO)
        }
        Deed::GreenOne => pay(board, price::GREEN_ONE),
        Deed::GreenTwo(count @ 1..=2) => pay(board, price::GREEN_TWO[usize::from(count) - 1]),
        Deed::GreenTwo(_) => Err(Denial::OneOrTwo),
        Deed::Sell(colour) => {
            plain(Work::Sell, colour)?;
            has(board, colour, "LO-4.3")
        }
        Deed::Swap(given) => Colour::ALL.into_iter().try_for_each(|colour| {
            match (given.colours().filter(|&one| one == colour).count(), board.tech(colour)) {
                (1.., 0) => Err(Denial::NoTech("LO-4.3", colour)),
                (2, has @ 1) => Err(Denial::FewTechs(colour, has)),
                _ => Ok(()),
            }
        }),
        Deed::Capacity => {
            is_left(data, board, Upgrade::Capacity, "LO-4.3")?;
            pay(board, price::CAPACITY)
        }
        Deed::Propulsion => {
            is_left(data, board, Upgrade::Propulsion, "LO-4.3")?;
            pay(board, price::PROPULSION)
        }
        Deed::Lab => match lab_price(data, board) {
            Some(price) => pay(board, price),
            None => Err(Denial::LabFull),
        },
        Deed::Invest(reward) => {
            may_reward(data, board, reward)?;
            pay(board, open.investment().0.into())
        }
    }
}

/// What the next level of the lab costs, if there is one.
pub fn lab_price(data: &Data, board: &Board) -> Option<u16> {
    board.lab.next().map(|level| u16::from(data.lab.price[level.index() - 1]))
}

fn take(given: Techs, taken: Techs) -> Result<(), Denial> {
    if taken.count() != given.count() {
        return Err(Denial::AsMany(given.count()));
    }
    let back = taken.colours().find(|&colour| given.colours().any(|other| other == colour));
    back.map_or(Ok(()), |colour| Err(Denial::GivenBack(colour)))
}

/// LO-5.1
pub fn deck(state: &State, seat: Seat, level: Level) -> Result<(), Denial> {
    let open = &state.open;
    let (data, board) = (open.data(), open.board(seat));
    if !open.is_available(level) {
        return Err(Denial::DeckClosed(level));
    }
    if board.holds_of(data, level) >= MOST_OF_A_LEVEL {
        return Err(Denial::Seven(level));
    }
    let discards = data.level_mask(level).kinds().filter(|kind| open.discards[kind.index()] > 0);
    let mut there = state.decks[level.index()].iter().copied().chain(discards);
    if there.any(|kind| board.may_hold(data, kind)) {
        return Ok(());
    }
    Err(Denial::NothingToKeep(level))
}

/// LO-5.1, LO-5.6: whether there is a deck to draw from.
pub fn has_deck(state: &State, seat: Seat) -> bool {
    Level::ALL.into_iter().any(|level| deck(state, seat, level).is_ok())
}

/// LO-5.2: how many of the drawn cards may be kept; two *mission* banners add up (LO-11.2).
pub fn may_keep(open: &Open, board: &Board) -> usize {
    let search = open.clock.drawing.is_some_and(|drawing| drawing.search);
    if search { 1 } else { 1 + usize::from(board.round.missions) }
}

/// LO-5.2, LO-5.3
fn keep(state: &State, board: &Board, kept: &[Mission]) -> Result<(), Denial> {
    let data = state.open.data();
    let most = may_keep(&state.open, board);
    if kept.is_empty() {
        return Err(Denial::First(state.open.clock.stage, Task::Keep));
    }
    if kept.len() > most {
        return Err(Denial::KeepFewer(most));
    }
    for (place, &mission) in kept.iter().enumerate() {
        let card = data.mission(mission);
        let alike = kept[..=place].iter().filter(|&&other| other == mission).count();
        if state.drawn.iter().filter(|&&other| other == mission).count() < alike {
            return Err(Denial::NotDrawn(mission));
        }
        if board.holds(mission) + alike > usize::from(card.most) {
            return Err(Denial::CopiesHeld(mission, card.most));
        }
        if board.holds_of(data, card.level) + place >= MOST_OF_A_LEVEL {
            return Err(Denial::Seven(card.level));
        }
    }
    Ok(())
}

/// LO-6.1: the cost of a launch with a symbol.
pub fn launch_cost(data: &Data, board: &Board, symbol: Symbol) -> u16 {
    let discount = match symbol {
        Symbol::Lab => 0,
        Symbol::Banner => price::BANNER_DISCOUNT,
    };
    board.cost(data).saturating_sub(discount).into()
}
