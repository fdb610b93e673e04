//! What players are told. Views are folded from it (`absorb`), and the log in words is made from
//! it.

use gantry_kernel::{Face, Seat, Standings};
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use crate::action::{Deed, Symbol, Techs, Upgrade};
use crate::board::Board;
use crate::card::{Colour, Level, MISSIONS, Mission, Objective, SPECIALISTS, Specialist};
use crate::effect::Banner;
use crate::held::Held;
use crate::score::Score;
use crate::state::{Clock, Direction, Goals, Hand, MissionPile, Pass, Sealed};

/// Cards that are passed in a draft: two, then one.
pub type Passed<C> = ArrayVec<[C; 2]>;

/// A piece of news.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(clippy::large_enum_variant)] // events are built only for listeners
pub enum Event {
    /// The table is set up; each player sees their own objectives.
    Dealt {
        /// The starting player.
        first: Seat,
        /// The objectives of the player who is told.
        goals: Face<Goals>,
    },
    /// Somebody has made a sealed choice.
    Sealed {
        /// Who.
        seat: Seat,
    },
    /// The viewer's own sealed choice.
    Chose(Sealed),
    /// Cards of a draft change hands, for everybody at once.
    Exchanged {
        /// Whether they are objectives; otherwise specialists.
        goals: bool,
        /// Which pass.
        pass: Pass,
    },
    /// The viewer's own objectives in a draft.
    GoalsExchanged {
        /// The receiver.
        to: Seat,
        /// What was passed.
        gave: Passed<Objective>,
        /// The giver.
        from: Seat,
        /// What was received.
        got: Passed<Objective>,
    },
    /// The viewer's own specialists in a draft.
    SpecialistsExchanged {
        /// The receiver.
        to: Seat,
        /// What was passed.
        gave: Passed<Specialist>,
        /// The giver.
        from: Seat,
        /// What was received.
        got: Passed<Specialist>,
    },
    /// A round begins.
    Round {
        /// Its number.
        round: u8,
        /// The starting player.
        starter: Seat,
    },
    /// Money at the start or from the income track.
    Income {
        /// Whose.
        seat: Seat,
        /// How much.
        money: u16,
    },
    /// A player draws specialists from the deck.
    Drew {
        /// Whose.
        seat: Seat,
        /// How many.
        count: u8,
        /// Which cards, for their owner.
        cards: Face<Hand>,
    },
    /// The draft direction is chosen.
    Direction {
        /// By whom.
        seat: Seat,
        /// Which.
        direction: Direction,
    },
    /// A specialist is played.
    Played {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Specialist,
    },
    /// A banner takes effect.
    Banner {
        /// For whom.
        seat: Seat,
        /// Which.
        banner: Banner,
    },
    /// An action of a specialist is done.
    Did {
        /// By whom.
        seat: Seat,
        /// Which.
        deed: Deed,
        /// What was paid.
        paid: u16,
    },
    /// *Buy three*: one more.
    Bought {
        /// By whom.
        seat: Seat,
        /// Which.
        colour: Colour,
        /// What was paid.
        paid: u16,
    },
    /// *Swap*: what was taken.
    Took {
        /// By whom.
        seat: Seat,
        /// Which.
        techs: Techs,
    },
    /// Points or money from an action, for its player or for others.
    Earned {
        /// By whom.
        seat: Seat,
        /// Points.
        points: u16,
        /// Money.
        money: u16,
    },
    /// No action was done.
    Nothing {
        /// By whom.
        seat: Seat,
    },
    /// Missions are drawn.
    Missions {
        /// By whom.
        seat: Seat,
        /// From which deck.
        level: Level,
        /// How many.
        count: u8,
        /// Which cards, for the player who looks at them.
        cards: Face<MissionPile>,
    },
    /// The discard pile has become the deck.
    Reshuffled {
        /// Which.
        level: Level,
        /// How many cards.
        cards: u8,
        /// The cards drawn before: all that was left in the old deck, so everybody can deduce them.
        told: MissionPile,
    },
    /// Missions are kept, the others discarded.
    Kept {
        /// By whom.
        seat: Seat,
        /// Which.
        kept: Held,
        /// How many others.
        discarded: u8,
        /// Whether none of the first cards could be kept (LO-5.4).
        forced: bool,
    },
    /// A rocket lifts off.
    LiftOff {
        /// Whose.
        seat: Seat,
        /// With which symbol.
        symbol: Symbol,
        /// What it cost.
        cost: u16,
        /// The lab's points.
        points: u16,
        /// The missions.
        cargo: Held,
    },
    /// A mission in space scores and takes effect.
    Reached {
        /// Whose.
        seat: Seat,
        /// Which.
        mission: Mission,
        /// Its points.
        points: u16,
    },
    /// A technology is gained.
    Gained {
        /// By whom.
        seat: Seat,
        /// Which.
        colour: Colour,
    },
    /// *Planetary mapping* is used.
    Mapped {
        /// By whom.
        seat: Seat,
        /// What was given.
        given: Colour,
    },
    /// Income rises.
    IncomeUp {
        /// Whose.
        seat: Seat,
        /// To what.
        income: u8,
    },
    /// An upgrade is built.
    Upgraded {
        /// By whom.
        seat: Seat,
        /// Which.
        upgrade: Upgrade,
    },
    /// The lab rises.
    LabUp {
        /// Whose.
        seat: Seat,
        /// To what.
        level: Level,
    },
    /// A rocket is placed at the station, for points.
    Invested {
        /// By whom.
        seat: Seat,
        /// The points.
        points: u16,
        /// Whether it is beside the track.
        beside: bool,
    },
    /// An effect, or the rest of it, was impossible (LO-8.1).
    Lapsed {
        /// Whose.
        seat: Seat,
    },
    /// A player has finished launching while everybody launches.
    Finished {
        /// Who.
        seat: Seat,
    },
    /// The round is over: played specialists are discarded.
    RoundOver {
        /// The new starting player.
        starter: Seat,
    },
    /// Phase 2 begins: the specialists are shuffled.
    Phase {
        /// How many cards the deck has.
        cards: u8,
    },
    /// An objective is sold.
    Sold {
        /// By whom.
        seat: Seat,
        /// Which, for its owner.
        goal: Face<Objective>,
    },
    /// Final scoring of a seat: its objectives are shown.
    Scored {
        /// Who.
        seat: Seat,
        /// Its objectives.
        goals: Goals,
        /// The result.
        score: Score,
    },
    /// The game is over.
    Ended {
        /// How.
        standings: Standings,
    },
    /// A board after the input, if it changed.
    Board {
        /// Whose.
        seat: Seat,
        /// As it is now.
        board: Board,
    },
    /// Covered spaces of the station after the input, if they changed.
    Station(u16),
    /// Discarded specialists after the input, if they changed.
    Dismissed(
        #[serde(
            serialize_with = "crate::state::counts",
            deserialize_with = "crate::state::read_counts"
        )]
        [u8; SPECIALISTS],
    ),
    /// Discarded missions after the input, if they changed.
    Discards(
        #[serde(
            serialize_with = "crate::state::counts",
            deserialize_with = "crate::state::read_counts"
        )]
        [u8; MISSIONS],
    ),
    /// Round, step and turn after the input, if they changed.
    Clock(Clock),
}
