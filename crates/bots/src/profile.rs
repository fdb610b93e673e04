//! Bots with human reaction times: they see, decide, and only then act.

use gantry_heuristics::Advise;
use gantry_kernel::{Dice, SeatContext};

use crate::{Bot, Greedy, Response};

/// How somebody plays against the clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Profile {
    /// The profile's name.
    pub name: &'static str,
    /// The shortest time from seeing something to having acted on it.
    pub quickest_ms: u32,
    /// Two random delays of up to this much are added, so most reactions are near the middle.
    pub spread_ms: u32,
    /// How many of a hundred decisions are made without looking.
    pub slips: u32,
    /// Whether it plans ahead.
    pub plans: bool,
}

/// The profiles to choose from, slowest first. Practised people handle a card in half a second to a
/// second; beginners take two or three seconds.
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

    /// How long it takes until it has acted on what it sees.
    pub fn reaction_ms(self, dice: &mut Dice) -> u32 {
        self.quickest_ms + dice.below(self.spread_ms) + dice.below(self.spread_ms)
    }
}

/// The greedy player slowed to a person's pace: it acts on what the table looked like one reaction
/// time ago.
#[derive(Debug)]
pub struct Human<A> {
    profile: Profile,
    player: Greedy,
    /// What it is about to do.
    intention: Option<A>,
}

impl<A> Human<A> {
    /// A bot with this profile.
    pub const fn new(profile: Profile) -> Self {
        let player = if profile.plans { Greedy::new() } else { Greedy::at_sight() };
        Self { profile, player, intention: None }
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
        self.player.decide(context, legal, dice)
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

    /// The reaction time is the only pause.
    fn pause(&mut self, _: &mut Dice) -> u32 {
        0
    }
}
