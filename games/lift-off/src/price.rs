//! What the actions of specialists cost and bring (LO-4.3). The rulebooks print these numbers.

/// *Grant*: money for the player.
pub const GRANT: u16 = 6;
/// *Grant*: money for every other player.
pub const GRANT_OTHERS: u16 = 2;
/// *Survey*, by level: points per mission of the player, money per mission of the player, points
/// per mission of another player.
pub const SURVEY: [(u16, u16, u16); 3] = [(2, 1, 1), (3, 1, 2), (4, 2, 3)];
/// *Buy one*.
pub const BUY_ONE: u16 = 4;
/// *Buy three*: the first, second and third technology; 2, 5 and 9 in total.
pub const BUY_THREE: [u16; 3] = [2, 3, 4];
/// *Buy two*.
pub const BUY_TWO: u16 = 6;
/// *Green one*.
pub const GREEN_ONE: u16 = 4;
/// *Green two*: for one, for two.
pub const GREEN_TWO: [u16; 2] = [4, 7];
/// *Sell*: money for a technology.
pub const SELL: u16 = 6;
/// *Capacity*.
pub const CAPACITY: u16 = 4;
/// *Propulsion*.
pub const PROPULSION: u16 = 2;
/// LO-4.2: money for doing nothing.
pub const NOTHING_DONE: u16 = 2;
/// LO-4.1: how much less a launch with a *launch* banner costs.
pub const BANNER_DISCOUNT: u8 = 2;
/// LO-4.4: points of an investment, in addition to one per mission in space.
pub const INVESTMENT: u16 = 5;
/// LO-6.6: missions (EN, FR) or launches (DE) per player and round.
pub const PER_ROUND: usize = 3;
/// LO-5.1: mission cards drawn without banners.
pub const DRAWN: u8 = 3;
/// LO-2.5: money at the start.
pub const START_MONEY: u16 = 10;
/// LO-2.1: points of the starting player; each following seat gets more.
pub const START_POINTS: u16 = 2;
/// LO-7.2: money for an objective.
pub const GOAL_SALE: u16 = 5;
