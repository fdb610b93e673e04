//! Plays at random: any seat that may act, any legal action, time in small steps.

use gantry_kernel::{Awaiting, Dice, Game, Input, InputOf, Millis, Seat, SeatSet};

/// The longest pause between two entries; most are shorter.
const LONGEST_PAUSE_MS: u32 = 200;
/// One deadline in this many passes although players could act.
const DEADLINES_PER_PASS: u32 = 32;
/// One input in this many comes from a seat that may but need not act.
const INPUTS_PER_VOLUNTEER: u32 = 8;

/// The next input of a random game, and its time. `None` if the game is over or stuck.
pub(crate) fn next<G: Game>(
    state: &G::State,
    now: Millis,
    legal: &[Vec<G::Action>],
    dice: &mut Dice,
    chance_dice: impl FnOnce() -> Dice,
) -> Option<(Millis, InputOf<G>)> {
    let at = Millis(now.0 + u64::from(pause(dice)));
    match G::awaiting(state) {
        Awaiting::Over => None,
        Awaiting::Chance(_) => Some((at, Input::Chance(G::draw(state, &mut chance_dice())))),
        Awaiting::Players { must, may, until, .. } => {
            let able: SeatSet = may.iter().filter(|seat| !legal[seat.index()].is_empty()).collect();
            if let Some(until) = until {
                let idle = able.is_empty() || dice.below(DEADLINES_PER_PASS) == 0;
                if until <= at || idle {
                    return Some((until.max(now), Input::Timeout));
                }
            }
            let seat = speaker(must, able, dice)?;
            let action = dice.pick(&legal[seat.index()]).clone();
            Some((at, Input::Act { seat, action }))
        }
    }
}

/// Several inputs in the same millisecond are common at a busy table.
fn pause(dice: &mut Dice) -> u32 {
    let longest = *dice.pick(&[1, LONGEST_PAUSE_MS]);
    dice.below(longest)
}

fn speaker(must: SeatSet, able: SeatSet, dice: &mut Dice) -> Option<Seat> {
    let volunteers = able.minus(must);
    let forced = able.minus(volunteers);
    let volunteering =
        forced.is_empty() || (!volunteers.is_empty() && dice.below(INPUTS_PER_VOLUNTEER) == 0);
    let seats: Vec<Seat> = if volunteering { volunteers } else { forced }.iter().collect();
    (!seats.is_empty()).then(|| *dice.pick(&seats))
}
