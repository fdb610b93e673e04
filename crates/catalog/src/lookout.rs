//! The bots at a table in real time: when each looks at it again.

use gantry_kernel::{MAX_SEATS, Millis, Seat};

use crate::{Answer, HUMAN, Objection, Table};

/// After acting, a bot looks again so much later: a bot without reaction times of its own acts whenever it looks.
const AFTER_ACTING_MS: u64 = 30;
/// A bot whose action was refused tries again so much later.
const AFTER_REFUSAL_MS: u64 = 100;

/// When the bots look at the table.
#[derive(Debug)]
pub struct Bots {
    wakes: [Millis; MAX_SEATS],
    /// How many entries there were when a bot found nothing to do: it waits for another one.
    idle_since: [Option<usize>; MAX_SEATS],
}

impl Bots {
    /// They all look at once.
    pub fn new(now: Millis) -> Self {
        Self { wakes: [now; MAX_SEATS], idle_since: [None; MAX_SEATS] }
    }

    /// The first bot to look, and when.
    pub fn next(&self, table: &dyn Table) -> Option<(Millis, Seat)> {
        let entries = table.entries();
        let able = |seat: &Seat| {
            let bot = table.header().players[seat.index()].kind != HUMAN;
            bot && self.idle_since[seat.index()] != Some(entries)
        };
        let heard = table.awaiting().may().iter().filter(able);
        heard.map(|seat| (self.wakes[seat.index()].max(table.now()), seat)).min()
    }

    /// The bot looks now and acts or waits.
    pub fn look(
        &mut self,
        table: &mut dyn Table,
        now: Millis,
        seat: Seat,
    ) -> Result<(), Objection> {
        let kind = table.header().players[seat.index()].kind.clone();
        let pause_ms = match table.consult(seat, &kind) {
            Ok(Answer::Wait(pause_ms)) => u64::from(pause_ms).max(1),
            Ok(Answer::Act(notation)) => match table.act(now, seat, &notation) {
                Ok(()) => AFTER_ACTING_MS,
                Err(Objection::Refused(_)) => AFTER_REFUSAL_MS,
                Err(other) => return Err(other),
            },
            Err(Objection::NothingToDecide(_)) => {
                self.idle_since[seat.index()] = Some(table.entries());
                0
            }
            Err(other) => return Err(other),
        };
        self.wakes[seat.index()] = Millis(now.0 + pause_ms);
        Ok(())
    }
}
