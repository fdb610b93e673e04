//! When the server is killed, and how.

use std::time::Duration;

use crate::dice::Dice;

/// Which dice these are.
const PART: u64 = 0;

/// When.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Moment {
    /// So long after the process was started, whether it is ready or not.
    Starting(Duration),
    /// So long after it was ready.
    Playing(Duration),
    /// After a pause, so soon after a client has called that the call is being stored.
    Committing { pause: Duration, within: Duration },
    /// After a pause, as soon as a client has heard that its call is done.
    Acknowledging { pause: Duration },
}

/// One end of the server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Blow {
    pub(crate) moment: Moment,
    /// SIGTERM instead of SIGKILL.
    pub(crate) asks: bool,
    /// How long nothing runs after it.
    pub(crate) down: Duration,
}

/// All of a run, from its seed: so many kills, and stops between them.
pub(crate) fn blows(seed: u64, kills: usize, between: Duration) -> Vec<Blow> {
    let mut dice = Dice::new(seed, PART);
    let (mut blows, mut left) = (Vec::new(), kills);
    while left > 0 {
        let blow = blow(&mut dice, blows.len(), between);
        left -= usize::from(!blow.asks);
        blows.push(blow);
    }
    blows
}

fn blow(dice: &mut Dice, number: usize, between: Duration) -> Blow {
    let ms = Duration::from_millis;
    let moment = match dice.below(8) {
        // two kills in quick succession
        0 => Moment::Starting(dice.between(ms(0), ms(400))),
        1 | 2 => Moment::Playing(dice.between(ms(0), between)),
        _ => {
            let pause = dice.between(ms(0), between);
            let within = dice.between(ms(0), ms(6));
            if dice.one_in(2) {
                Moment::Committing { pause, within }
            } else {
                Moment::Acknowledging { pause }
            }
        }
    };
    let asks = dice.one_in(8);
    // long enough to be told from a slow machine when clocks are compared
    let long = number % 16 == 3;
    let down = if long { ms(5000) } else { dice.between(ms(0), ms(40)) };
    Blow { moment, asks, down }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_brings_every_kind_of_end() {
        let all = blows(1, 200, Duration::from_secs(1));
        assert_eq!(all, blows(1, 200, Duration::from_secs(1)));
        assert_ne!(all, blows(2, 200, Duration::from_secs(1)));
        assert_eq!(all.iter().filter(|blow| !blow.asks).count(), 200);
        let count = |fits: fn(&Blow) -> bool| all.iter().filter(|blow| fits(blow)).count();
        assert!(count(|blow| matches!(blow.moment, Moment::Starting(_))) > 10);
        assert!(count(|blow| matches!(blow.moment, Moment::Committing { .. })) > 40);
        assert!(count(|blow| matches!(blow.moment, Moment::Acknowledging { .. })) > 40);
        assert!(count(|blow| blow.asks) > 10);
        assert!(count(|blow| blow.down > Duration::from_secs(4)) > 10);
    }
}
