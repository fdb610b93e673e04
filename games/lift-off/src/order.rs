//! LO-6.7: whether the order in which a rocket's missions take effect can matter, so that its
//! player is asked.

use gantry_kernel::Seat;

use crate::action::{Reward, Upgrade};
use crate::board::Board;
use crate::card::Colour;
use crate::data::Data;
use crate::effect::Effect;
use crate::judge::{has_deck, left, may_reward};
use crate::state::State;

/// LO-6.7: whether the player is asked which of the waiting missions takes effect next.
pub fn is_asked(state: &State, seat: Seat) -> bool {
    let open = &state.open;
    let (data, board) = (open.data(), open.board(seat));
    let waiting = Waiting { state, seat, data, board };
    if board.flight.cargo.kinds().nth(1).is_none() {
        return false;
    }
    if open.setup.asks_order_sparingly() { waiting.can_matter() } else { waiting.leave_a_choice() }
}

/// Missions of a rocket that have yet to take effect.
struct Waiting<'a> {
    state: &'a State,
    seat: Seat,
    data: &'a Data,
    board: &'a Board,
}

impl Waiting<'_> {
    fn effects(&self) -> impl Iterator<Item = Effect> {
        self.board.flight.cargo.cards().map(|card| self.data.mission(card).effect)
    }

    fn count(&self, wanted: impl Fn(Effect) -> bool) -> usize {
        self.effects().filter(|&effect| wanted(effect)).count()
    }

    fn has(&self, wanted: Effect) -> bool {
        self.effects().any(|effect| effect == wanted)
    }

    /// Version 1: any of them leaves a choice, even one unrelated to the others.
    fn leave_a_choice(&self) -> bool {
        self.effects().any(|effect| match effect {
            Effect::Search(_) => self.can_search(),
            effect => self.is_choice(effect),
        })
    }

    /// Version 2: one order can lead to a result that another cannot. Points, money and the
    /// laboratory add up the same in every order, and so do several missions with the same effect.
    fn can_matter(&self) -> bool {
        self.searches() || self.technologies() || self.income() || self.upgrades()
    }

    /// Whether a mission that draws no cards asks its player for something.
    fn is_choice(&self, effect: Effect) -> bool {
        match effect {
            Effect::Mapping => {
                let plain = |effect| matches!(effect, Effect::Gain(colour) if is_plain(colour));
                Colour::PLAIN.iter().any(|&colour| self.board.tech(colour) > 0)
                    || self.effects().any(plain)
            }
            Effect::FreeInvestment => may_reward(self.data, self.board, Reward::Income).is_ok(),
            Effect::TechAndUpgrade => true,
            _ => false,
        }
    }

    fn can_search(&self) -> bool {
        self.state.open.clock.drawing.is_some() || has_deck(self.state, self.seat)
    }

    /// The result of a *mission search* may influence another choice, and of two that draw
    /// different numbers of cards the first may empty the deck for the second.
    fn searches(&self) -> bool {
        let mut searches = self.effects().filter(|effect| matches!(effect, Effect::Search(_)));
        let Some(first) = searches.next() else { return false };
        self.can_search()
            && (searches.any(|other| other != first)
                || self.effects().any(|effect| self.is_choice(effect)))
    }

    /// *Planetary mapping* may give away a technology that another mission brings, if there are not
    /// enough without it.
    fn technologies(&self) -> bool {
        let mappings = self.count(|effect| effect == Effect::Mapping);
        let scarce = |colour: Colour| usize::from(self.board.tech(colour)) < mappings;
        let gained =
            |colour: &&Colour| self.has(Effect::Gain(**colour)) || self.has(Effect::TechAndUpgrade);
        Colour::PLAIN.iter().filter(gained).any(|&colour| scarce(colour))
    }

    /// A *free investment* may give income only below the maximum, and any excess lapses.
    fn income(&self) -> bool {
        let investments = self.count(|effect| effect == Effect::FreeInvestment);
        let steps = |effect| if let Effect::Income(steps) = effect { steps.into() } else { 0 };
        let raised: usize = self.effects().map(steps).sum();
        let income = usize::from(self.board.income);
        let most = usize::from(self.data.tracks.income_most);
        investments > 0 && raised > 0 && income < most && income + raised + investments > most
    }

    /// *Tech and upgrade* takes the last upgrade of a kind, or takes the other kind and leaves the
    /// last one to a mission that needs it.
    fn upgrades(&self) -> bool {
        let free = self.count(|effect| effect == Effect::TechAndUpgrade);
        let kinds =
            [(Upgrade::Capacity, Effect::Capacity), (Upgrade::Propulsion, Effect::Propulsion)];
        // How many are left, and how many the other missions take.
        let [one, other] = kinds.map(|(kind, effect)| {
            (left(self.data, self.board, kind), self.count(|found| found == effect))
        });
        let contested =
            |(left, taken): (usize, usize)| 0 < left && left < taken + free && taken > 0;
        let spare = |(left, taken): (usize, usize)| left > taken;
        free > 0 && ((contested(one) && spare(other)) || (contested(other) && spare(one)))
    }
}

const fn is_plain(colour: Colour) -> bool {
    matches!(colour, Colour::Red | Colour::Yellow | Colour::Blue)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use gantry_kernel::{Dice, Game, Input, Millis, News};

    use super::*;
    use crate::LiftOff;
    use crate::action::Action;
    use crate::board::{Flight, Task};
    use crate::card::{Level, Mission};
    use crate::held::Held;
    use crate::setup::Setup;
    use crate::state::{PHASE_1_ROUNDS, Stage};

    const SEAT: Seat = Seat::new(0);

    fn act(state: &State, action: Action) -> State {
        let mut state = state.clone();
        let input = Input::Act { seat: SEAT, action };
        LiftOff::apply(&mut state, Millis(0), &input, &mut News::silent());
        state
    }

    /// A random board whose rocket with this cargo has just lifted off.
    fn launched(rules: u32, cargo: Held, number: u64) -> State {
        let mut dice = Dice::from_number(number);
        let mut few = |most: u8| u8::try_from(dice.index(usize::from(most) + 1)).expect("few");
        let mut state = State::new(&Setup { rules, ..Setup::new(2) });
        let clock = &mut state.open.clock;
        (clock.stage, clock.round) = (Stage::Launches, PHASE_1_ROUNDS + 1);
        let tracks = state.open.data().tracks;
        let board = &mut state.open.boards[0];
        board.techs = [few(2), few(2), few(2), few(2)];
        board.income = tracks.income_most - few(3);
        board.capacity = tracks.capacity_upgrades - few(2);
        board.propulsion = tracks.propulsion_upgrades - few(2);
        board.lab = Level::ALL[usize::from(2 + few(1))];
        (board.money, board.earth, board.task) = (20, cargo, Task::Load);
        board.flight = Flight { cargo, ..Flight::default() };
        act(&state, Action::LiftOff)
    }

    /// All boards that the player can reach once every mission has taken effect.
    fn results(state: &State) -> BTreeSet<String> {
        let board = state.open.board(SEAT);
        if board.task == Task::Launch {
            return BTreeSet::from([format!("{board:?}")]);
        }
        next(state).iter().flat_map(results).collect()
    }

    fn next(state: &State) -> Vec<State> {
        let mut legal = Vec::new();
        LiftOff::legal(state, SEAT, &mut legal);
        legal.into_iter().map(|action| act(state, action)).collect()
    }

    /// A player who is not asked for the order (LO-6.7) loses nothing; one who is asked is asked
    /// for a reason.
    #[test]
    fn the_order_is_asked_where_it_can_matter_and_nowhere_else() {
        let data = Data::newest();
        // The result of a search is not known in advance: scenarios cover it.
        let works = |mission: &Mission| {
            let effect = data.mission(*mission).effect;
            effect.is_immediate() && !matches!(effect, Effect::Search(_))
        };
        let missions: Vec<Mission> = Mission::all().filter(works).collect();
        let mut dice = Dice::from_number(7);
        let (mut asked, mut spared) = (0, 0);
        for number in 0..400 {
            let picked = (0..2 + dice.index(2)).map(|_| *dice.pick(&missions));
            let mut cargo = Held::EMPTY;
            picked.for_each(|mission| cargo.add(mission));
            let [old, new] = [1, 2].map(|rules| launched(rules, cargo, number));
            assert_eq!(results(&old), results(&new), "{:?}", new.open.board(SEAT));
            let waits = |state: &State| state.open.board(SEAT).task == Task::Resolve;
            if waits(&new) {
                let choices: BTreeSet<_> = next(&new).iter().map(results).collect();
                // Two of a kind, which only custom values allow, are asked about once too often.
                let distinct = cargo.kinds().count() == cargo.len();
                assert!(choices.len() > 1 || !distinct, "{:?}", new.open.board(SEAT));
                asked += 1;
            } else if waits(&old) {
                spared += 1;
            }
        }
        assert!(asked > 20 && spared > 20, "{asked} asked, {spared} spared");
    }
}
