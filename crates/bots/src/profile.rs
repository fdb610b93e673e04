//! Bots that live in time as people do: they see, make up their minds, and only then act.

use gantry_heuristics::Advise;
use gantry_kernel::{Dice, SeatContext};

use crate::{Bot, Greedy, Response};

/// How somebody plays against the clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Profile {
    /// What it is called.
    pub name: &'static str,
    /// From seeing something to having acted on it, at the least.
    pub quickest_ms: u32,
    /// As much again at the most, twice over: most reactions lie in the middle.
    pub spread_ms: u32,
    /// Of a hundred decisions so many are made without looking.
    pub slips: u32,
    /// Whether it plans ahead, or sees little of what is to come.
    pub plans: bool,
}

/// Those who can be asked to a table, from the slowest. A card handled in half a second to a second
/// is what practised people reach; beginners take two or three seconds.
pub const PROFILES: &[Profile] = &[
    Profile { name: "calm", quickest_ms: 1500, spread_ms: 900, slips: 8, plans: false },
    Profile { name: "quick", quickest_ms: 800, spread_ms: 450, slips: 3, plans: true },
    Profile { name: "expert", quickest_ms: 450, spread_ms: 250, slips: 0, plans: true },
];

impl Profile {
    /// The profile of this name.
    pub fn find(name: &str) -> Option<Self> {
        PROFILES.iter().copied().find(|profile| profile.name == name)
    }

    fn reaction_ms(self, dice: &mut Dice) -> u32 {
        self.quickest_ms + dice.below(self.spread_ms) + dice.below(self.spread_ms)
    }
}

/// The greedy player with a person's hands: what it does was decided a reaction time ago, from what
/// the table looked like then.
#[derive(Debug)]
pub struct Human<A> {
    profile: Profile,
    mind: Greedy,
    /// What it is about to do.
    intention: Option<A>,
}

impl<A> Human<A> {
    /// Somebody of this profile.
    pub const fn new(profile: Profile) -> Self {
        let mind = if profile.plans { Greedy::new() } else { Greedy::at_sight() };
        Self { profile, mind, intention: None }
    }
}

impl<G: Advise> Bot<G> for Human<G::Action> {
    fn decide(
        &mut self,
        context: SeatContext<'_, G>,
        legal: &[G::Action],
        dice: &mut Dice,
    ) -> usize {
        if self.profile.slips > 0 && dice.below(100) < self.profile.slips {
            return dice.index(legal.len());
        }
        self.mind.decide(context, legal, dice)
    }

    fn answer(
        &mut self,
        context: SeatContext<'_, G>,
        legal: &[G::Action],
        dice: &mut Dice,
    ) -> Response {
        let intended = self.intention.take();
        if let Some(index) = intended.and_then(|action| legal.binary_search(&action).ok()) {
            return Response::Act(index);
        }
        let index = Bot::<G>::decide(self, context, legal, dice);
        self.intention = Some(legal[index].clone());
        Response::Wait(self.profile.reaction_ms(dice))
    }

    /// The reaction time is all the pause there is.
    fn pause(&mut self, _: &mut Dice) -> u32 {
        0
    }
}
