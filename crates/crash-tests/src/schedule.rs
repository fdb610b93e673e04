//! When the server is killed, and how.

use std::time::Duration;

use crate::dice::Dice;

/// The part of the random numbers.
const PART: u64 = 0;

/// When.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum KillTime {
    /// So long after the process was started, whether it is ready or not.
    Starting(Duration),
    /// So long after it was ready.
    Playing(Duration),
    /// After a pause, so soon after a client has called that the call is being stored.
    Committing { pause: Duration, within: Duration },
    /// After a pause, as soon as a client has heard that its call is done.
    Acknowledging { pause: Duration },
}

/// One stop or kill of the server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Outage {
    pub(crate) time: KillTime,
    /// SIGTERM instead of SIGKILL.
    pub(crate) graceful: bool,
    /// How long nothing runs after it.
    pub(crate) down: Duration,
}

/// All outages of a run, from its seed: this many kills, and stops between them.
pub(crate) fn outages(seed: u64, kills: usize, between: Duration) -> Vec<Outage> {
    let mut dice = Dice::new(seed, PART);
    let (mut outages, mut left) = (Vec::new(), kills);
    while left > 0 {
        let outage = outage(&mut dice, outages.len(), between);
        left -= usize::from(!outage.graceful);
        outages.push(outage);
    }
    outages
}

fn outage(dice: &mut Dice, number: usize, between: Duration) -> Outage {
    let ms = Duration::from_millis;
    let time = match dice.below(8) {
        // two kills in quick succession
        0 => KillTime::Starting(dice.between(ms(0), ms(400))),
        1 | 2 => KillTime::Playing(dice.between(ms(0), between)),
        _ => {
            let pause = dice.between(ms(0), between);
            let within = dice.between(ms(0), ms(6));
            if dice.one_in(2) {
                KillTime::Committing { pause, within }
            } else {
                KillTime::Acknowledging { pause }
            }
        }
    };
    let graceful = dice.one_in(8);
    // long enough to be told from a slow machine when clocks are compared
    let long = number % 16 == 3;
    let down = if long { ms(5000) } else { dice.between(ms(0), ms(40)) };
    Outage { time, graceful, down }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_schedule_has_every_kind_of_outage() {
        let all = outages(1, 200, Duration::from_secs(1));
        assert_eq!(all, outages(1, 200, Duration::from_secs(1)));
        assert_ne!(all, outages(2, 200, Duration::from_secs(1)));
        assert_eq!(all.iter().filter(|outage| !outage.graceful).count(), 200);
        let count = |fits: fn(&Outage) -> bool| all.iter().filter(|outage| fits(outage)).count();
        assert!(count(|outage| matches!(outage.time, KillTime::Starting(_))) > 10);
        assert!(count(|outage| matches!(outage.time, KillTime::Committing { .. })) > 40);
        assert!(count(|outage| matches!(outage.time, KillTime::Acknowledging { .. })) > 40);
        assert!(count(|outage| outage.graceful) > 10);
        assert!(count(|outage| outage.down > Duration::from_secs(4)) > 10);
    }
}
