//! Which faults happen, from a seed.

use std::time::Duration;

use serde::Serialize;

use super::proxy::Weather;
use crate::dice::Dice;
use crate::schedule::KillTime;

/// The part of the random numbers.
const PART: u64 = 2;

/// What fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// A node ends at once.
    Kill,
    /// A node is asked to stop, and hands over.
    Drain,
    /// A node is stopped for a while, and goes on as if nothing had happened.
    Pause,
    /// A node and NATS do not hear each other.
    PartNats(Weather),
    /// A node and the database do not hear each other.
    PartDatabase(Weather),
    /// The clock of a node's machine jumps by so many milliseconds.
    Clock(i64),
    /// NATS ends at once, and is started again.
    RestartNats,
    /// The database crashes, and recovers.
    RestartDatabase,
    /// A worker ends at once.
    KillWorker,
    /// A worker is stopped for a while.
    PauseWorker,
}

/// How often each kind has happened.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub(super) struct Kinds {
    pub(super) kills: u32,
    pub(super) drains: u32,
    pub(super) pauses: u32,
    pub(super) nats_parted: u32,
    pub(super) database_parted: u32,
    pub(super) clock_jumps: u32,
    pub(super) nats_restarts: u32,
    pub(super) database_crashes: u32,
    pub(super) worker_kills: u32,
    pub(super) worker_pauses: u32,
}

impl Kinds {
    pub(super) const fn count(&mut self, kind: Kind) {
        *(match kind {
            Kind::Kill => &mut self.kills,
            Kind::Drain => &mut self.drains,
            Kind::Pause => &mut self.pauses,
            Kind::PartNats(_) => &mut self.nats_parted,
            Kind::PartDatabase(_) => &mut self.database_parted,
            Kind::Clock(_) => &mut self.clock_jumps,
            Kind::RestartNats => &mut self.nats_restarts,
            Kind::RestartDatabase => &mut self.database_crashes,
            Kind::KillWorker => &mut self.worker_kills,
            Kind::PauseWorker => &mut self.worker_pauses,
        }) += 1;
    }
}

/// One fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Fault {
    pub(super) kind: Kind,
    /// Which node or worker, where one is meant.
    pub(super) which: usize,
    pub(super) time: KillTime,
    /// How long it lasts.
    pub(super) lasts: Duration,
    /// Only once everything else has healed, so that hand-overs can be timed.
    pub(super) alone: bool,
}

/// How many there are of what fails, and what can fail.
#[derive(Clone, Copy, Debug)]
pub(super) struct Scene {
    pub(super) nodes: usize,
    pub(super) workers: usize,
    /// Whether clocks can be made to jump.
    pub(super) clocks: bool,
}

/// All faults of a run.
pub(super) fn faults(seed: u64, count: usize, scene: Scene, between: Duration) -> Vec<Fault> {
    let mut dice = Dice::new(seed, PART);
    (0..count).map(|_| fault(&mut dice, scene, between)).collect()
}

fn fault(dice: &mut Dice, scene: Scene, between: Duration) -> Fault {
    let ms = Duration::from_millis;
    // a short break is noticed by nobody, a long one outlasts leases
    let short = dice.between(ms(20), ms(800));
    let long = dice.between(ms(800), ms(4000));
    let lasts = if dice.one_in(2) { short } else { long };
    let kind = match dice.below(20) {
        0..=4 => Kind::Kill,
        5 | 6 => Kind::Drain,
        7..=9 => Kind::Pause,
        10 | 11 => Kind::PartNats(weather(dice)),
        12..=14 => Kind::PartDatabase(weather(dice)),
        15 if scene.clocks => Kind::Clock(clock(dice)),
        15 | 16 => Kind::RestartNats,
        17 => Kind::RestartDatabase,
        18 => Kind::KillWorker,
        _ => Kind::PauseWorker,
    };
    let many = match kind {
        Kind::KillWorker | Kind::PauseWorker => scene.workers,
        _ => scene.nodes,
    };
    let pause = dice.between(ms(0), between);
    let time = match dice.below(3) {
        0 => KillTime::Playing(pause),
        1 => KillTime::Committing { pause, within: dice.between(ms(0), ms(6)) },
        _ => KillTime::Acknowledging { pause },
    };
    let which = dice.below(many.max(1));
    let alone = matches!(kind, Kind::Kill | Kind::Drain) && dice.one_in(2);
    Fault { kind, which, time, lasts, alone }
}

fn weather(dice: &mut Dice) -> Weather {
    match dice.below(3) {
        0 => Weather::Cut,
        1 => Weather::Stalls,
        _ => Weather::Slow(dice.between(Duration::from_millis(5), Duration::from_millis(300))),
    }
}

/// From a tenth of a second to an hour, there and back.
fn clock(dice: &mut Dice) -> i64 {
    let jump = [100, 2_000, 60_000, 3_600_000][dice.below(4)];
    if dice.one_in(2) { jump } else { -jump }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_plan_has_every_kind_of_fault_for_everybody() {
        let scene = Scene { nodes: 3, workers: 2, clocks: true };
        let plan = |seed| faults(seed, 200, scene, Duration::from_secs(1));
        assert_eq!(plan(1), plan(1));
        assert_ne!(plan(1), plan(2));
        let mut kinds = Kinds::default();
        plan(1).iter().for_each(|fault| kinds.count(fault.kind));
        let json = serde_json::to_value(kinds).expect("plain data");
        for (kind, count) in json.as_object().expect("figures") {
            assert!(count.as_u64() > Some(2), "{kind}: {count}");
        }
        for node in 0..3 {
            assert!(plan(1).iter().any(|fault| fault.kind == Kind::Kill && fault.which == node));
        }
        assert!(plan(1).iter().filter(|fault| fault.alone).count() > 20);
        let still = Scene { clocks: false, ..scene };
        let none = faults(1, 200, still, Duration::from_secs(1));
        assert!(none.iter().all(|fault| !matches!(fault.kind, Kind::Clock(_))));
    }
}
