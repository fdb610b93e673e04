//! How bad the network is, and how people behave on it.

use gantry_kernel::Dice;

/// One direction of a connection. Messages may overtake each other: nothing preserves their order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Link {
    /// Every message takes this long.
    pub latency_ms: u32,
    /// Plus up to this much.
    pub jitter_ms: u32,
    /// How many of a thousand never arrive; at most [`MOST_LOSS_PER_MILLE`].
    pub loss_per_mille: u32,
    /// How many of a thousand arrive twice.
    pub twice_per_mille: u32,
    /// How many of a thousand are delayed far more than the others.
    pub straggle_per_mille: u32,
    /// The longest such delay: into the next round, or beyond the end of the game.
    pub straggle_ms: u32,
}

/// With more loss than this a run might not end in any reasonable time.
pub const MOST_LOSS_PER_MILLE: u32 = 900;

/// The connection of one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wire {
    /// From the client to the host.
    pub up: Link,
    /// From the host to the client.
    pub down: Link,
}

/// The connections of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wires {
    /// Good and bad ones, drawn from the seed for each seat and direction.
    Drawn,
    /// The same for everybody.
    Alike(Wire),
    /// One per seat.
    Each(Vec<Wire>),
}

/// How the people and the host behave.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Habits {
    /// The shortest and the longest time from seeing something to acting on it.
    pub reaction_ms: (u32, u32),
    /// How long a client waits for an answer before it repeats a message; up to twice as long.
    pub patience_ms: u32,
    /// How many of a thousand actions are sent twice at once.
    pub doubled_per_mille: u32,
    /// How many of a thousand messages are sent again much later, whatever has happened since.
    pub stale_per_mille: u32,
    /// How much later at most.
    pub stale_ms: u32,
    /// The host notices a deadline up to this long after it has passed.
    pub oversleep_ms: u32,
}

/// Everything about a simulated table that is not the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Conditions {
    /// The connections.
    pub wires: Wires,
    /// The people.
    pub habits: Habits,
}

impl Link {
    /// Nothing goes wrong, and nothing takes time.
    pub const PERFECT: Self = Self {
        latency_ms: 0,
        jitter_ms: 0,
        loss_per_mille: 0,
        twice_per_mille: 0,
        straggle_per_mille: 0,
        straggle_ms: 0,
    };

    /// From next door to the far end of a train tunnel.
    pub fn drawn(dice: &mut Dice) -> Self {
        let mut up_to = |most: u32| dice.below(most + 1);
        match up_to(2) {
            0 => Self {
                latency_ms: 1 + up_to(20),
                jitter_ms: up_to(10),
                loss_per_mille: up_to(10),
                twice_per_mille: up_to(10),
                straggle_per_mille: up_to(5),
                straggle_ms: 5_000,
            },
            1 => Self {
                latency_ms: 30 + up_to(200),
                jitter_ms: up_to(150),
                loss_per_mille: up_to(80),
                twice_per_mille: up_to(50),
                straggle_per_mille: up_to(20),
                straggle_ms: 30_000,
            },
            _ => Self {
                latency_ms: 100 + up_to(500),
                jitter_ms: 50 + up_to(600),
                loss_per_mille: 50 + up_to(250),
                twice_per_mille: 20 + up_to(150),
                straggle_per_mille: 20 + up_to(60),
                straggle_ms: 90_000,
            },
        }
    }
}

impl Wire {
    /// Nothing goes wrong, and nothing takes time.
    pub const PERFECT: Self = Self { up: Link::PERFECT, down: Link::PERFECT };

    pub(super) fn assert_usable(&self) {
        for link in [&self.up, &self.down] {
            assert!(link.loss_per_mille <= MOST_LOSS_PER_MILLE, "{link:?} loses too much");
        }
    }
}

impl Wires {
    pub(super) fn wire(&self, seat: usize, dice: &mut Dice) -> Wire {
        match self {
            Self::Drawn => Wire { up: Link::drawn(dice), down: Link::drawn(dice) },
            Self::Alike(wire) => *wire,
            Self::Each(wires) => wires[seat],
        }
    }
}

impl Habits {
    /// Quick players, some of them impatient.
    pub const LIVELY: Self = Self {
        reaction_ms: (40, 700),
        patience_ms: 400,
        doubled_per_mille: 100,
        stale_per_mille: 30,
        stale_ms: 60_000,
        oversleep_ms: 40,
    };
}

/// Drawn connections and lively players: what a test of thousands of seeds should use.
impl Default for Conditions {
    fn default() -> Self {
        Self { wires: Wires::Drawn, habits: Habits::LIVELY }
    }
}
