//! How long bots pause after a step, so that people can follow without waiting long for their turn.

use gantry_kernel::Seat;

use crate::MachineTime;

/// After this many steps of bots the pauses do not get shorter.
const MOST_STEPS: u32 = 24;

/// What bots have done since a person last acted.
#[derive(Debug, Default)]
pub(crate) struct BotPauses {
    /// How many steps they have made.
    steps: u32,
    /// Who made the last step, and the first word of its notation.
    last: Option<(Seat, String)>,
    /// When the bot that thinks was asked, on the machine's clock.
    pub(crate) asked_ms: u64,
}

impl BotPauses {
    /// The pause after a step, in milliseconds. Each is a tenth shorter than the one before, so
    /// that the pauses of a whole round last less than ten of the first. When somebody does the
    /// same again, as in drawing cards, people need not read it twice. Time that the bot has spent
    /// on thinking was a pause, too.
    pub(crate) fn pause_after(
        &mut self,
        now: MachineTime,
        seat: Seat,
        notation: &str,
        pause_ms: u32,
    ) -> u32 {
        let word = notation.split(' ').next().unwrap_or_default().to_owned();
        let step = Some((seat, word));
        let repeats = self.last == step;
        self.last = step;
        let steps = self.steps.min(MOST_STEPS);
        self.steps += 1;
        let pause_ms = (0..steps).fold(pause_ms, |pause_ms, _| pause_ms / 10 * 9);
        let pause_ms = if repeats { pause_ms / 4 } else { pause_ms };
        let thought_ms = now.machine_ms.saturating_sub(self.asked_ms);
        pause_ms.saturating_sub(u32::try_from(thought_ms).unwrap_or(u32::MAX))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const USUAL_MS: u32 = 700;

    fn at(machine_ms: u64) -> MachineTime {
        MachineTime { machine_ms, wall_ms: 0 }
    }

    #[test]
    fn a_round_of_others_takes_less_than_ten_pauses() {
        let mut pace = BotPauses::default();
        // Three bots with eight steps each, no two alike.
        let steps = (0..24).map(|step| (Seat::new(step / 8), format!("step{step} metal")));
        let waited: u32 =
            steps.map(|(seat, step)| pace.pause_after(at(0), seat, &step, USUAL_MS)).sum();
        assert!(waited < 10 * USUAL_MS, "{waited} ms");
        assert!(waited > 5 * USUAL_MS, "people can follow: {waited} ms");
    }

    #[test]
    fn a_long_round_takes_little_longer() {
        let mut pace = BotPauses::default();
        let steps = (0..48).map(|step| (Seat::new(step / 16), format!("step{step} metal")));
        let waited: u32 =
            steps.map(|(seat, step)| pace.pause_after(at(0), seat, &step, USUAL_MS)).sum();
        assert!(waited < 11 * USUAL_MS, "{waited} ms");
    }

    #[test]
    fn a_repeated_step_is_shown_briefly() {
        let mut pace = BotPauses::default();
        let seat = Seat::new(1);
        let first = pace.pause_after(at(0), seat, "draw", USUAL_MS);
        let second = pace.pause_after(at(0), seat, "draw", USUAL_MS);
        let other = pace.pause_after(at(0), Seat::new(2), "draw", USUAL_MS);
        assert_eq!(first, USUAL_MS);
        assert!(second < first / 3 && other > 2 * second, "{second} {other}");
    }

    #[test]
    fn thinking_is_a_pause() {
        let mut pace = BotPauses { asked_ms: 1_000, ..BotPauses::default() };
        assert_eq!(pace.pause_after(at(1_600), Seat::new(1), "end", USUAL_MS), 100);
        assert_eq!(pace.pause_after(at(9_000), Seat::new(1), "play", USUAL_MS), 0);
    }
}
