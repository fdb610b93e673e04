//! LO-6.7: whether it can matter in which order the missions of a rocket work, so that its player is
//! asked.

use gantry_kernel::Seat;

use crate::action::{Reward, Upgrade};
use crate::board::Board;
use crate::card::Colour;
use crate::data::Data;
use crate::effect::Effect;
use crate::judge::{has_deck, left, may_reward};
use crate::state::State;

/// LO-6.7: whether the player is asked which of the waiting missions works next.
pub fn is_asked(state: &State, seat: Seat) -> bool {
    let open = &state.open;
    let (data, board) = (open.data(), open.board(seat));
    let waiting = Waiting { state, seat, data, board };
    if waiting.effects().nth(1).is_none() {
        return false;
    }
    if open.setup.asks_order_sparingly() { waiting.can_matter() } else { waiting.leave_a_choice() }
}

/// Missions of a rocket that have not worked yet.
struct Waiting<'a> {
    state: &'a State,
    seat: Seat,
    data: &'a Data,
    board: &'a Board,
}

impl Waiting<'_> {
    fn effects(&self) -> impl Iterator<Item = Effect> {
        self.board.flight.cargo.kinds().map(|kind| self.data.mission(kind).effect)
    }

    fn count(&self, wanted: impl Fn(Effect) -> bool) -> usize {
        self.effects().filter(|&effect| wanted(effect)).count()
    }

    fn has(&self, wanted: Effect) -> bool {
        self.effects().any(|effect| effect == wanted)
    }

    /// Version 1: any of them leaves a choice, whatever it has to do with the others.
    fn leave_a_choice(&self) -> bool {
        self.effects().any(|effect| match effect {
            Effect::Search(_) => self.can_search(),
            effect => self.is_choice(effect),
        })
    }

    /// Version 2: one order can lead to a result that another cannot. Points, money and the laboratory
    /// add up alike in every order, and so do several missions that do the same.
    fn can_matter(&self) -> bool {
        self.searches() || self.technologies() || self.income() || self.upgrades()
    }

    /// Whether a mission without cards to look at asks its player for something.
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

    /// What a *mission search* finds may decide another choice, and of two that draw a different number
    /// of cards the first empties the deck for the second.
    fn searches(&self) -> bool {
        let mut searches = self.effects().filter(|effect| matches!(effect, Effect::Search(_)));
        let Some(first) = searches.next() else { return false };
        self.can_search()
            && (searches.any(|other| other != first)
                || self.effects().any(|effect| self.is_choice(effect)))
    }

    /// *Planetary mapping* may give away what another mission brings, if there is not enough without it.
    fn technologies(&self) -> bool {
        let mappings = self.count(|effect| effect == Effect::Mapping);
        let scarce = |colour: Colour| usize::from(self.board.tech(colour)) < mappings;
        let gained =
            |colour: &&Colour| self.has(Effect::Gain(**colour)) || self.has(Effect::TechAndUpgrade);
        Colour::PLAIN.iter().filter(gained).any(|&colour| scarce(colour))
    }

    /// A *free investment* may give income only while it is below the most, and what goes beyond lapses.
    fn income(&self) -> bool {
        let investments = self.count(|effect| effect == Effect::FreeInvestment);
        let steps = |effect| if let Effect::Income(steps) = effect { steps.into() } else { 0 };
        let raised: usize = self.effects().map(steps).sum();
        let income = usize::from(self.board.income);
        let most = usize::from(self.data.tracks.income_most);
        investments > 0 && raised > 0 && income < most && income + raised + investments > most
    }

    /// *Tech and upgrade* takes a kind of which the last is left, or leaves it to the mission that asks
    /// for just that kind, and takes the other.
    fn upgrades(&self) -> bool {
        let free = self.count(|effect| effect == Effect::TechAndUpgrade);
        let kinds =
            [(Upgrade::Capacity, Effect::Capacity), (Upgrade::Propulsion, Effect::Propulsion)];
        // how many are left, and how many the others take
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
