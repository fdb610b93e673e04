//! An action as numbers.

use gantry_heuristics::{Numbers, small};
use gantry_kernel::Seat;

use crate::action::{Action, Deed, Reward, Symbol, Techs, Upgrade};
use crate::card::{Colour, MISSIONS, Mission, OBJECTIVES, Objective, SPECIALISTS, Specialist};
use crate::effect::Work;
use crate::score;
use crate::state::Direction;
use crate::view::View;

const VERBS: usize = 24;

/// How many numbers an action takes.
pub const ACTION: usize =
    VERBS + OBJECTIVES + 2 + 1 + SPECIALISTS + Work::ALL.len() + 3 * 4 + MISSIONS + 6 + 7;

/// What an action is about.
#[derive(Default)]
struct About {
    goal: Option<Objective>,
    left: bool,
    specialist: Option<Specialist>,
    work: Option<Work>,
    level: Option<usize>,
    gained: [i8; 4],
    given: [i8; 4],
    missions: Vec<Mission>,
    symbol: Option<Symbol>,
    boost: u8,
    upgrade: Option<Upgrade>,
    reward: Option<Reward>,
}

impl About {
    fn gain(&mut self, colour: Colour) {
        self.gained[colour.index()] += 1;
    }

    fn give(&mut self, colour: Colour) {
        self.given[colour.index()] += 1;
    }

    fn deed(&mut self, deed: Deed) {
        self.work = Some(deed.work());
        match deed {
            Deed::BuyOne(colour) | Deed::BuyThree(colour) => self.gain(colour),
            Deed::BuyTwo(one, other) => {
                self.gain(one);
                self.gain(other);
            }
            Deed::GreenOne => self.gain(Colour::Green),
            Deed::GreenTwo(count) => self.gained[Colour::Green.index()] = small(count),
            Deed::Sell(colour) => self.give(colour),
            Deed::Swap(techs) => self.swap(techs),
            Deed::Invest(reward) => self.reward = Some(reward),
            Deed::Grant | Deed::Survey(_) | Deed::Capacity | Deed::Propulsion | Deed::Lab => {}
        }
    }

    fn swap(&mut self, techs: Techs) {
        techs.colours().for_each(|colour| self.give(colour));
    }
}

/// Describes an action.
pub fn write(view: &View, own: Seat, action: Action, numbers: &mut Numbers<'_>) {
    let mut about = About::default();
    let verb = match action {
        Action::KeepGoal(goal) => (0, about.goal = Some(goal)),
        Action::PassGoal(goal) => (1, about.goal = Some(goal)),
        Action::Direction(direction) => (2, about.left = direction == Direction::Left),
        Action::KeepSpecialist(card) => (3, about.specialist = Some(card)),
        Action::PassSpecialist(card) => (4, about.specialist = Some(card)),
        Action::Play(card) => (5, about.specialist = Some(card)),
        Action::Do(deed) => (6, about.deed(deed)),
        Action::More(colour) => (7, about.gain(colour)),
        Action::Take(techs) => (8, techs.colours().for_each(|colour| about.gain(colour))),
        Action::Deck(level) => (9, about.level = Some(level.index())),
        Action::Keep(kept) => (10, about.missions.extend(kept.missions())),
        Action::Launch(symbol) => (11, about.symbol = Some(symbol)),
        Action::Load(mission) => (12, about.missions.push(mission)),
        Action::Boost(boost) => (13, about.boost = boost),
        Action::Bonus => (14, ()),
        Action::LiftOff => (15, ()),
        Action::Resolve(mission) => (16, about.missions.push(mission)),
        Action::Map(colour) => (17, about.give(colour)),
        Action::Decline => (18, ()),
        Action::Gain(colour) => (19, about.gain(colour)),
        Action::Upgrade(upgrade) => (20, about.upgrade = Some(upgrade)),
        Action::Reward(reward) => (21, about.reward = Some(reward)),
        Action::Sell(goal) => (22, about.goal = Some(goal)),
        Action::Done => (23, ()),
    };
    numbers.one_of(VERBS, Some(verb.0));
    write_about(view, own, &about, numbers);
}

fn write_about(view: &View, own: Seat, about: &About, numbers: &mut Numbers<'_>) {
    let (open, data, board) = (&view.open, view.open.data(), view.board(own));
    numbers.one_of(OBJECTIVES, about.goal.map(Objective::index));
    numbers.number(about.goal.map_or(0, |goal| score::goal_points(&open.setup, board, goal)));
    numbers.number(about.goal.map_or(0, |goal| score::goal_progress(data, board, goal)));
    numbers.flag(about.left);
    numbers.one_of(SPECIALISTS, about.specialist.map(Specialist::index));
    let work = about.work.and_then(|work| Work::ALL.into_iter().position(|other| other == work));
    numbers.one_of(Work::ALL.len(), work);
    numbers.one_of(4, about.level);
    numbers.block(4).copy_from_slice(&about.gained);
    numbers.block(4).copy_from_slice(&about.given);
    let counts = numbers.block(MISSIONS);
    about.missions.iter().for_each(|mission| counts[mission.index()] += 1);
    let cards = || about.missions.iter().map(|&mission| data.mission(mission));
    numbers.number(cards().map(|card| i32::from(card.weight)).sum::<i32>());
    numbers.number(cards().map(|card| i32::from(card.points)).sum::<i32>());
    let levels = numbers.block(4);
    cards().for_each(|card| levels[card.level.index()] += 1);
    numbers.flag(about.symbol == Some(Symbol::Lab));
    numbers.flag(about.symbol == Some(Symbol::Banner));
    numbers.number(about.boost);
    numbers.flag(about.upgrade == Some(Upgrade::Capacity));
    numbers.flag(about.upgrade == Some(Upgrade::Propulsion));
    numbers.flag(about.reward == Some(Reward::Green));
    numbers.flag(about.reward == Some(Reward::Income));
}
