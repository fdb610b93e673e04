//! Arbitrary actions, the census of cards, and hidden cards that can be exchanged.

use gantry_kernel::{Dice, Seat, Viewer};
use gantry_testkit::Probe;

use crate::LiftOff;
use crate::action::{Action, Deed, Kept, Reward, Symbol, Techs, Upgrade};
use crate::card::{
    Colour, Level, MISSIONS, Mission, OBJECTIVES, Objective, SPECIALISTS, Specialist,
};
use crate::state::{Direction, Stage, State};

impl Probe for LiftOff {
    /// Several times the length of the longest random game: every round ends, and every step of it
    /// is bounded.
    const MOST_ENTRIES: usize = 5_000;

    fn any_action(dice: &mut Dice, _: usize) -> Action {
        any_action(dice)
    }

    fn exchange_hidden(
        before: &State,
        after: &State,
        viewer: Viewer,
        dice: &mut Dice,
    ) -> Option<State> {
        match dice.below(4) {
            0 => exchange_missions(before, after, dice),
            1 => exchange_in_deck(before, after, dice),
            2 => exchange_with_hand(before, after, viewer, dice),
            _ => exchange_goals(before, after, viewer, dice),
        }
    }

    fn census(state: &State) -> Vec<u32> {
        census(state)
    }
}

/// Exchanges two missions of a deck from which neither is taken.
fn exchange_missions(before: &State, after: &State, dice: &mut Dice) -> Option<State> {
    let level = dice.index(4);
    let still = after.decks[level];
    if still.is_empty() || before.decks[level].get(..still.len()) != Some(still.as_slice()) {
        return None;
    }
    let mut other = before.clone();
    other.decks[level].swap(dice.index(still.len()), dice.index(still.len()));
    Some(other)
}

/// How many cards stay at the bottom of the specialist deck.
fn staying(before: &State, after: &State) -> Option<usize> {
    let still = after.deck.as_slice();
    (!still.is_empty() && before.deck.get(..still.len()) == Some(still)).then_some(still.len())
}

fn exchange_in_deck(before: &State, after: &State, dice: &mut Dice) -> Option<State> {
    let still = staying(before, after)?;
    let mut other = before.clone();
    other.deck.swap(dice.index(still), dice.index(still));
    Some(other)
}

/// Exchanges a specialist of the deck with one of another hand that no memory mentions. Only before
/// the first pass of a draft: afterwards everybody remembers everything they have.
fn exchange_with_hand(
    before: &State,
    after: &State,
    viewer: Viewer,
    dice: &mut Dice,
) -> Option<State> {
    let place = dice.index(staying(before, after)?);
    let owner = Seat::new(dice.index(before.seats()));
    let at = owner.index();
    if viewer.is(owner) || before.hands[at].is_empty() || before.hands[at] != after.hands[at] {
        return None;
    }
    let held = before.hands[at][dice.index(before.hands[at].len())];
    // A card of the same kind may be the remembered one.
    let remembered = before.memories.iter().any(|memory| {
        let draft = &memory.specialists;
        draft.kept.is_some() || memory.carried[at] == Some(held)
    });
    if remembered || before.sealed[at].is_some() || after.sealed[at].is_some() {
        return None;
    }
    let mut other = before.clone();
    let hand = &mut other.hands[at];
    hand.retain(|card| *card != held);
    while hand.len() + 1 < before.hands[at].len() {
        hand.push(held);
    }
    hand.push(before.deck[place]);
    hand.sort_unstable();
    other.deck[place] = held;
    Some(other)
}

/// Exchanges an objective of another player with one that left the game unseen, before anything is
/// passed.
fn exchange_goals(before: &State, after: &State, viewer: Viewer, dice: &mut Dice) -> Option<State> {
    let owner = Seat::new(dice.index(before.seats()));
    let at = owner.index();
    let passed = before.memories.iter().any(|memory| memory.goals.kept.is_some());
    let chosen = before.sealed[at].is_some() || after.sealed[at].is_some();
    let hidden = !viewer.is(owner) && !passed && !chosen;
    let stays = before.goals[at] == after.goals[at] && !before.goals[at].is_empty();
    if !hidden || !stays || before.gone == 0 || after.open.clock.stage == Stage::Over {
        return None;
    }
    let gone: Vec<Objective> =
        Objective::all().filter(|goal| before.gone >> goal.index() & 1 == 1).collect();
    let new = *dice.pick(&gone);
    let mut other = before.clone();
    let place = &mut other.goals[at][dice.index(before.goals[at].len())];
    other.gone ^= 1 << new.index() | 1 << place.index();
    *place = new;
    other.goals[at].sort_unstable();
    Some(other)
}

fn any_colour(dice: &mut Dice) -> Colour {
    *dice.pick(&Colour::ALL)
}

fn any_techs(dice: &mut Dice) -> Techs {
    let one = any_colour(dice);
    if dice.below(2) == 0 { Techs::one(one) } else { Techs::two(one, any_colour(dice)) }
}

fn any_mission(dice: &mut Dice) -> Mission {
    Mission::new(dice.index(MISSIONS))
}

fn any_action(dice: &mut Dice) -> Action {
    let goal = Objective::new(dice.index(OBJECTIVES));
    let specialist = Specialist::new(dice.index(SPECIALISTS));
    let mission = any_mission(dice);
    let colour = any_colour(dice);
    match dice.below(25) {
        0 => Action::KeepGoal(goal),
        1 => Action::PassGoal(goal),
        2 => Action::Direction(*dice.pick(&[Direction::Left, Direction::Right])),
        3 => Action::KeepSpecialist(specialist),
        4 => Action::PassSpecialist(specialist),
        5 => Action::Play(specialist),
        6 | 7 => Action::Do(any_deed(dice)),
        8 => Action::More(colour),
        9 => Action::Take(any_techs(dice)),
        10 => Action::Deck(*dice.pick(&Level::ALL)),
        11 => {
            let kept: Vec<Mission> =
                (0..=dice.index(Kept::MOST)).map(|_| any_mission(dice)).collect();
            Action::Keep(Kept::new(&kept))
        }
        12 => Action::Launch(*dice.pick(&[Symbol::Lab, Symbol::Banner])),
        13 => Action::Load(mission),
        14 => Action::Boost(1 + u8::try_from(dice.below(9)).expect("a digit")),
        15 => Action::Bonus,
        16 => Action::LiftOff,
        17 => Action::Resolve(mission),
        18 => Action::Map(colour),
        19 => Action::Decline,
        20 => Action::Gain(colour),
        21 => Action::Upgrade(*dice.pick(&[Upgrade::Capacity, Upgrade::Propulsion])),
        22 => Action::Reward(*dice.pick(&[Reward::Green, Reward::Income])),
        23 => Action::Sell(goal),
        _ => Action::Done,
    }
}

fn any_deed(dice: &mut Dice) -> Deed {
    let (one, other) = (any_colour(dice), any_colour(dice));
    match dice.below(13) {
        0 => Deed::Grant,
        1 => Deed::Survey(Level::new(dice.index(3))),
        2 => Deed::BuyOne(one),
        3 => Deed::BuyThree(one),
        4 => Deed::BuyTwo(one.min(other), one.max(other)),
        5 => Deed::GreenOne,
        6 => Deed::GreenTwo(1 + u8::try_from(dice.below(9)).expect("a digit")),
        7 => Deed::Sell(one),
        8 => Deed::Swap(any_techs(dice)),
        9 => Deed::Capacity,
        10 => Deed::Propulsion,
        11 => Deed::Lab,
        _ => Deed::Invest(*dice.pick(&[Reward::Green, Reward::Income])),
    }
}

/// How many of each kind there are, wherever they are: specialists, missions, objectives.
fn census(state: &State) -> Vec<u32> {
    let mut specialists = [0_u32; SPECIALISTS];
    let mut missions = [0_u32; MISSIONS];
    let mut goals = [0_u32; OBJECTIVES];
    let open = &state.open;
    for (count, discarded) in specialists.iter_mut().zip(open.dismissed) {
        *count += u32::from(discarded);
    }
    for (count, discarded) in missions.iter_mut().zip(open.discards) {
        *count += u32::from(discarded);
    }
    for board in &open.boards {
        board.round.played.iter().for_each(|card| specialists[card.index()] += 1);
        let held = board.earth.cards().chain(board.space.cards());
        held.for_each(|mission| missions[mission.index()] += 1);
    }
    let hands = state.hands.iter().flatten();
    hands.chain(&state.deck).for_each(|card| specialists[card.index()] += 1);
    let piles = state.decks.iter().flatten();
    piles.chain(&state.drawn).for_each(|mission| missions[mission.index()] += 1);
    state.goals.iter().flatten().for_each(|goal| goals[goal.index()] += 1);
    for goal in Objective::all() {
        goals[goal.index()] += u32::from(state.gone >> goal.index() & 1);
    }
    [specialists.as_slice(), &missions, &goals].concat()
}
