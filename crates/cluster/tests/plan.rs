//! What goes wrong in a run, and when: drawn from the seed.

use crate::dice::Dice;

/// How many processes there are.
pub const PROCESSES: usize = 3;
/// Faults begin after this time and end before `CALM`.
pub const WARM: u64 = 2_000;
pub const CALM: u64 = 6_000;
/// Every table that is being played has an owner again.
pub const OWNED: u64 = CALM + 2_500;
/// Clients begin no new calls.
pub const LAST: u64 = CALM + 3_000;
pub const END: u64 = CALM + 4_500;

/// What kind of things go wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Processes are killed, one at a time.
    Kills,
    /// Processes are drained, one at a time.
    Drains,
    /// The database is away for a while.
    Outage,
    /// Answers are slow while tables are handed over.
    Slow,
    /// Everything, but clocks go right, or nearly so.
    TrueClocks,
    /// Everything, and clocks jump.
    WildClocks,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    Kill(usize),
    Drain(usize),
    /// It drops its tables from memory.
    Unload(usize),
    Pause(usize, u64),
    /// The process reaches no other one.
    CutFromNodes(usize, u64),
    CutFromDatabase(usize, u64),
    /// Nobody reaches the database; whether those who ask are told so.
    DatabaseAway(u64, bool),
    /// No process reaches another one.
    MessagesAway(u64),
    /// A process's clock jumps.
    Jump(usize, i64),
    DatabaseJump(i64),
}

pub struct Plan {
    pub kind: Kind,
    pub faults: Vec<(u64, Fault)>,
    /// How fast the clock of each process goes, in thousandths.
    pub rates: [u64; PROCESSES],
    pub network: Network,
}

/// How bad messages and answers fare, out of a thousand.
#[derive(Clone, Copy)]
pub struct Network {
    pub lost: u64,
    pub doubled: u64,
    pub slow: u64,
}

impl Network {
    pub const CALM: Self = Self { lost: 0, doubled: 0, slow: 0 };
}

impl Plan {
    pub fn new(dice: &mut Dice) -> Self {
        let kind = match dice.below(10) {
            0 => Kind::Kills,
            1 => Kind::Drains,
            2 => Kind::Outage,
            3 | 4 => Kind::Slow,
            5 | 6 => Kind::TrueClocks,
            _ => Kind::WildClocks,
        };
        let mixed = matches!(kind, Kind::TrueClocks | Kind::WildClocks);
        let mut faults = Vec::new();
        match kind {
            Kind::Kills => {
                let at = dice.between(WARM, CALM - 500);
                faults.push((at, Fault::Kill(dice.index(PROCESSES))));
            }
            Kind::Drains => {
                let at = dice.between(WARM, CALM - 500);
                faults.push((at, Fault::Drain(dice.index(PROCESSES))));
            }
            Kind::Outage => {
                let (at, length) = (dice.between(WARM, WARM + 500), dice.between(100, 3_000));
                faults.push((at, Fault::DatabaseAway(length, dice.chance(500))));
            }
            Kind::Slow => {
                for _ in 0..12 {
                    let (at, process) = (dice.between(200, CALM - 200), dice.index(PROCESSES));
                    let cut = Fault::CutFromDatabase(process, dice.between(50, 2_000));
                    faults.push((at, if dice.chance(300) { cut } else { Fault::Unload(process) }));
                }
            }
            Kind::TrueClocks | Kind::WildClocks => {
                for _ in 0..dice.between(1, 8) {
                    let at = dice.between(200, CALM - 200);
                    faults.push((at, Self::fault(kind, dice)));
                }
            }
        }
        faults.sort_by_key(|(at, _)| *at);
        let drawn = |dice: &mut Dice| if mixed { dice.between(970, 1030) } else { 1000 };
        let rates = [drawn(dice), drawn(dice), drawn(dice)];
        let network = if mixed {
            Network { lost: dice.below(60), doubled: dice.below(60), slow: dice.below(120) }
        } else if kind == Kind::Slow {
            Network { lost: 0, doubled: 0, slow: 400 }
        } else {
            Network::CALM
        };
        Self { kind, faults, rates, network }
    }

    fn fault(kind: Kind, dice: &mut Dice) -> Fault {
        let (process, length) = (dice.index(PROCESSES), dice.between(50, 3_000));
        if dice.chance(200) {
            return Fault::Unload(process);
        }
        let kinds = if kind == Kind::WildClocks { 12 } else { 10 };
        match dice.below(kinds) {
            0 | 1 => Fault::Kill(process),
            2 => Fault::Drain(process),
            3 | 4 => Fault::Pause(process, length),
            5 => Fault::CutFromNodes(process, length),
            6 | 7 => Fault::CutFromDatabase(process, length),
            8 => Fault::DatabaseAway(length, dice.chance(500)),
            9 => Fault::MessagesAway(length),
            10 => Fault::Jump(process, Self::jump(dice, 8_000)),
            _ => Fault::DatabaseJump(Self::jump(dice, 800)),
        }
    }

    /// Clocks may jump far ahead, but not that far back.
    fn jump(dice: &mut Dice, back: u64) -> i64 {
        let (forth, back) = (dice.below(9_000).cast_signed(), dice.below(back).cast_signed());
        if dice.chance(500) { forth } else { -back }
    }
}
