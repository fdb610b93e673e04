//! Which action is reached where. Pure, so that a test can show that every legal action has a
//! place.

use gantry_kernel::Seat;
use gantry_lift_off::{
    Action, Board, Colour, Deed, Edition, Kept, Level, Mission, Objective, Pass, Reward,
    Specialist, Stage, Symbol, Task, Techs, Upgrade, View, deeds, may_keep,
};

/// A clickable part of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// One of the viewer's objectives.
    Goal(Objective),
    /// A specialist in hand.
    Hand(Specialist),
    /// A mission deck.
    Deck(Level),
    /// A mission that waits on Earth.
    Earth(Mission),
    /// A launched mission that has yet to take effect.
    Cargo(Mission),
    /// The upgrades of the rocket.
    Upgrade(Upgrade),
    /// The laboratory.
    Lab,
    /// The station.
    Station,
    /// Everything else in the current decision.
    Desk,
}

/// What is offered at a place, allowed or not: the rules say which is allowed, and why not.
pub fn offers(view: &View, seat: Seat, place: Place) -> Vec<Action> {
    let stage = view.open.clock.stage;
    let task = view.board(seat).task;
    match place {
        Place::Goal(goal) => vec![match stage {
            Stage::Goals(Pass::Two) => Action::KeepGoal(goal),
            Stage::Goals(Pass::One) => Action::PassGoal(goal),
            _ => Action::Sell(goal),
        }],
        Place::Hand(card) => vec![match stage {
            Stage::Draft(Pass::Two) => Action::KeepSpecialist(card),
            Stage::Draft(Pass::One) => Action::PassSpecialist(card),
            _ => Action::Play(card),
        }],
        Place::Deck(level) => vec![Action::Deck(level)],
        Place::Earth(mission) => vec![Action::Load(mission)],
        Place::Cargo(mission) => vec![Action::Resolve(mission)],
        Place::Upgrade(upgrade) if task == Task::Upgrade => vec![Action::Upgrade(upgrade)],
        Place::Upgrade(Upgrade::Capacity) => vec![Action::Do(Deed::Capacity)],
        Place::Upgrade(Upgrade::Propulsion) => vec![Action::Do(Deed::Propulsion)],
        Place::Lab => vec![Action::Do(Deed::Lab)],
        Place::Station => [Reward::Green, Reward::Income]
            .map(|reward| match task {
                Task::Reward => Action::Reward(reward),
                _ => Action::Do(Deed::Invest(reward)),
            })
            .into(),
        Place::Desk => desk(view, seat),
    }
}

/// The technologies that an action names, with repetitions.
pub fn colours(action: Action) -> Vec<Colour> {
    match action {
        Action::Do(Deed::BuyOne(one) | Deed::BuyThree(one) | Deed::Sell(one))
        | Action::More(one)
        | Action::Map(one)
        | Action::Gain(one) => vec![one],
        Action::Do(Deed::BuyTwo(one, other)) => vec![one, other],
        Action::Do(Deed::GreenOne | Deed::Invest(Reward::Green))
        | Action::Reward(Reward::Green) => vec![Colour::Green],
        Action::Do(Deed::GreenTwo(count)) => vec![Colour::Green; count.into()],
        Action::Do(Deed::Swap(techs)) | Action::Take(techs) => techs.colours().collect(),
        _ => Vec::new(),
    }
}

fn desk(view: &View, seat: Seat) -> Vec<Action> {
    let clock = &view.open.clock;
    let board = view.board(seat);
    if clock.stage == Stage::Direction && clock.starter == seat {
        use gantry_lift_off::Direction::{Left, Right};
        return vec![Action::Direction(Left), Action::Direction(Right)];
    }
    let plain = |action: fn(Colour) -> Action| Colour::PLAIN.map(action).to_vec();
    match board.task {
        Task::Idle | Task::Play | Task::Deck | Task::Keep | Task::Resolve | Task::Search { .. } => {
            Vec::new()
        }
        Task::Work => [works(view, board), vec![Action::Done]].concat(),
        Task::Buy { .. } => [plain(Action::More), vec![Action::Done]].concat(),
        Task::Swap { given } => {
            let fits = |taken: &Techs| {
                taken.count() == given.count()
                    && taken.colours().all(|colour| given.colours().all(|other| other != colour))
            };
            Techs::all().filter(fits).map(Action::Take).collect()
        }
        Task::Launch => {
            vec![Action::Launch(Symbol::Lab), Action::Launch(Symbol::Banner), Action::Done]
        }
        Task::Load => load(view, board),
        Task::Reward => [Reward::Green, Reward::Income].map(Action::Reward).into(),
        Task::Map => [plain(Action::Map), vec![Action::Decline]].concat(),
        Task::Gain => plain(Action::Gain),
        Task::Upgrade => [Upgrade::Capacity, Upgrade::Propulsion].map(Action::Upgrade).into(),
        Task::Sale => vec![Action::Done],
    }
}

/// Every way to do the actions of the specialist in play.
fn works(view: &View, board: &Board) -> Vec<Action> {
    let card = board.round.played.last();
    let works = card.map(|&card| view.open.data().specialist(card).works).unwrap_or_default();
    let mut offered = Vec::new();
    works.iter().for_each(|&work| deeds(work, |deed| offered.push(Action::Do(deed))));
    offered
}

/// What can be added to a launch besides missions, and the launch itself.
fn load(view: &View, board: &Board) -> Vec<Action> {
    let mut offered: Vec<Action> =
        board.round.weights.iter().map(|&weight| Action::Boost(weight)).collect();
    offered.dedup();
    if view.open.setup.edition != Edition::En && board.lab.next().is_none() {
        offered.push(Action::Bonus);
    }
    offered.push(Action::LiftOff);
    if view.open.setup.simultaneous {
        offered.push(Action::Decline);
    }
    offered
}

/// Which of the drawn missions are picked to be kept, by index.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Picks(Vec<usize>);

impl Picks {
    /// Picks a card or puts it back; if only one may be kept, another takes its place.
    pub fn toggle(&mut self, place: usize, most: usize) {
        if let Some(at) = self.0.iter().position(|&picked| picked == place) {
            self.0.remove(at);
        } else {
            let most = most.min(Kept::MOST);
            if self.0.len() >= most {
                self.0.truncate(most.saturating_sub(1));
            }
            self.0.push(place);
        }
    }

    /// Whether a card is picked.
    pub fn has(&self, place: usize) -> bool {
        self.0.contains(&place)
    }

    /// The action that keeps the picked cards, if any.
    pub fn action(&self, drawn: &[Mission]) -> Option<Action> {
        let picked: Vec<Mission> =
            self.0.iter().filter_map(|&place| drawn.get(place).copied()).collect();
        (!picked.is_empty()).then(|| Action::Keep(Kept::new(&picked)))
    }
}

/// How many of the drawn missions the viewer may keep; `None` if they are not the viewer's.
pub fn keepable(view: &View, seat: Seat) -> Option<usize> {
    let board = view.board(seat);
    (board.task == Task::Keep).then(|| may_keep(&view.open, board))
}

#[cfg(test)]
mod tests {
    use gantry_kernel::{Awaiting, Dice, Game, Input, Millis, News, Viewer};
    use gantry_lift_off::{LiftOff, Setup, State};

    use super::*;

    /// Every place that the board of a seat draws.
    fn places(view: &View, seat: Seat) -> Vec<Place> {
        let own = &view.seats[seat.index()];
        let board = view.board(seat);
        let mut places = vec![Place::Lab, Place::Station, Place::Desk];
        places.extend(own.shown.iter().map(|&goal| Place::Goal(goal)));
        places.extend(own.hand.iter().map(|&card| Place::Hand(card)));
        places.extend(Level::ALL.map(Place::Deck));
        places.extend(board.earth.kinds().map(Place::Earth));
        places.extend(board.flight.cargo.kinds().map(Place::Cargo));
        places.extend([Upgrade::Capacity, Upgrade::Propulsion].map(Place::Upgrade));
        places
    }

    /// Whether picking cards one by one leads to this selection.
    fn can_be_picked(view: &View, seat: Seat, kept: &Kept) -> bool {
        let most = keepable(view, seat).expect("cards are to be kept");
        let mut picks = Picks::default();
        for mission in kept.missions() {
            let free = |place: &usize| !picks.has(*place) && view.looked_at[*place] == *mission;
            let Some(place) = (0..view.looked_at.len()).find(free) else { return false };
            picks.toggle(place, most);
        }
        picks.action(&view.looked_at) == Some(Action::Keep(*kept))
    }

    fn assert_reachable(state: &State, seat: Seat, legal: &[Action]) {
        let view = LiftOff::view(state, Viewer::Seat(seat));
        let offered: Vec<Action> =
            places(&view, seat).into_iter().flat_map(|place| offers(&view, seat, place)).collect();
        for action in legal {
            let reached = match action {
                Action::Keep(kept) => can_be_picked(&view, seat, kept),
                _ => offered.contains(action),
            };
            assert!(reached, "{action} has no place, task {:?}", view.board(seat).task);
        }
    }

    #[test]
    fn every_legal_action_has_its_place() {
        let mut legal = Vec::new();
        for setup in [2, 3, 4].into_iter().flat_map(Setup::variants) {
            for seed in 0..12 {
                let mut dice = Dice::from_number(seed);
                let mut state = LiftOff::start(&setup).expect("a table");
                loop {
                    let input = match LiftOff::awaiting(&state) {
                        Awaiting::Over => break,
                        Awaiting::Chance(_) => Input::Chance(LiftOff::draw(&state, &mut dice)),
                        Awaiting::Players { must, may, .. } => {
                            for seat in may.iter() {
                                LiftOff::legal(&state, seat, &mut legal);
                                assert_reachable(&state, seat, &legal);
                            }
                            let seat = must.lowest().expect("somebody must act");
                            LiftOff::legal(&state, seat, &mut legal);
                            Input::Act { seat, action: *dice.pick(&legal) }
                        }
                    };
                    LiftOff::apply(&mut state, Millis(0), &input, &mut News::silent());
                }
            }
        }
    }

    #[test]
    fn one_pick_more_than_allowed_takes_the_place_of_the_last() {
        let drawn = [3, 5, 5, 7].map(Mission::new);
        let mut picks = Picks::default();
        for place in [0, 1, 2] {
            picks.toggle(place, 2);
        }
        assert_eq!(picks.action(&drawn), Some(Action::Keep(Kept::new(&[drawn[0], drawn[2]]))));
        picks.toggle(0, 2);
        picks.toggle(2, 2);
        assert_eq!(picks.action(&drawn), None);
    }
}
