//! The results of games that have ended.

use gantry_kernel::{Seat, Standings};

use crate::StepError;

/// Buffers for the results of a step.
#[derive(Debug)]
pub struct Outcomes<'a> {
    /// By table: 1 if its game has ended and the next has begun.
    pub ended: &'a mut [u8],
    /// By table and seat: the share of the win. Only written where a game has ended.
    pub wins: &'a mut [f32],
    /// By table and seat: how many points more than the best other seat. Only written where a game
    /// has ended.
    pub leads: &'a mut [f32],
}

impl Outcomes<'_> {
    pub(crate) fn check(&self, tables: usize, seats: usize) -> Result<(), StepError> {
        StepError::check("ended games", self.ended.len(), tables)?;
        StepError::check("wins", self.wins.len(), tables * seats)?;
        StepError::check("leads", self.leads.len(), tables * seats)
    }
}

/// Writes the result of one table.
#[allow(clippy::cast_precision_loss)] // few seats, few points
pub(crate) fn write(standings: &Standings, wins: &mut [f32], leads: &mut [f32]) {
    let winners = standings.winners();
    for (seat, (win, lead)) in wins.iter_mut().zip(leads).enumerate() {
        let won = winners.contains(Seat::new(seat));
        *win = if won { 1.0 / winners.len() as f32 } else { 0.0 };
        let others = standings.points.iter().enumerate().filter(|(other, _)| *other != seat);
        let best = others.map(|(_, points)| *points).max().unwrap_or_default();
        *lead = (standings.points[seat] - best) as f32;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shared_win_is_shared() {
        let standings = Standings::ranked(&[(7, 0), (3, 0), (7, 0)]);
        let (mut wins, mut leads) = ([9.0; 3], [9.0; 3]);
        write(&standings, &mut wins, &mut leads);
        assert_eq!((wins, leads), ([0.5, 0.0, 0.5], [0.0, -4.0, 0.0]));
    }
}
