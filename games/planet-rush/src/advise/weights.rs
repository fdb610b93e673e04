//! The weights of the ratings, in hundredths of a point. Found by letting versions play each other
//! at the same pace: a random change of a few weights was kept if it clearly won over many deals,
//! at every number of seats.

/// The weights of the judgement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weights {
    /// The share of a planet that one more settler wins, by the lead in settlers, from −3 to 3.
    pub settler: [i32; 7],
    /// How likely it is that a planet becomes habitable when 0, 1, 2 terraformings are missing.
    pub habitable: [i32; 3],
    /// Energy that an order will use.
    pub energy: i32,
    /// Energy beyond that.
    pub spare_energy: i32,
    /// A solar module for each order that it may serve.
    pub solar: i32,
    /// A security force, per card it guards.
    pub security: i32,
    /// Lift Off, for the share of the cargo that counts only from now on.
    pub launch: i32,
    /// Mining that will succeed.
    pub mining: i32,
    /// A needed terraforming, in percent of what the planet is worth to its player.
    pub terraforming: i32,
    /// A theft whose loot is unknown.
    pub steal: i32,
    /// A theft where there are settlers, in percent of what the planet is worth.
    pub steal_settler: i32,
    /// How much of its worth a card keeps when it is put under the deck, in percent.
    pub cycle: i32,
    /// The time it takes.
    pub time: i32,
    /// One card fewer in the deck.
    pub shorter: i32,
    /// The same, for each point of lead; negative, since a player who is ahead also keeps building.
    pub race: i32,
}

impl Weights {
    /// The weights in use.
    pub const BEST: Self = Self {
        settler: [6, 25, 37, 42, 39, 12, 6],
        habitable: [100, 27, 12],
        energy: 67,
        spare_energy: 5,
        solar: 69,
        security: 2,
        launch: 138,
        mining: 169,
        terraforming: 60,
        steal: 25,
        steal_settler: 37,
        cycle: 41,
        time: 9,
        shorter: 9,
        race: -2,
    };

    /// The weights of a player who sees less far ahead: what a card may become on another pass
    /// counts for nothing, nor do planets that are not habitable yet, and the lead matters only for
    /// the last card.
    pub const AT_SIGHT: Self = Self { habitable: [100, 0, 0], cycle: 0, race: 0, ..Self::BEST };
}
