//! Looks for puzzles in games between bots: decisions where one choice is clearly best, given what
//! the seat could know, and the greedy player does not see it.

use gantry_bots::Budget;
use gantry_kernel::record::{Player, Start};
use gantry_kernel::{Awaiting, Seat, Secret};

use crate::{Hint, Listing, OpenError, Table, TableError, TableStart, threads};

/// A person can look at this many choices.
const CHOICES: std::ops::RangeInclusive<usize> = 3..=24;
/// A shorter search sorts out most decisions; then a longer one with other dice has to agree.
const PROOF_SEARCHES: [ProofSearch; 3] = [
    ProofSearch { worlds: 60, errors: 0.5, lead: 0.03 },
    ProofSearch { worlds: 300, errors: 2.5, lead: 0.05 },
    ProofSearch { worlds: 1500, errors: 4.0, lead: 0.06 },
];

/// A search, and what the best choice must be ahead by: in the share of the win, and in standard
/// errors of the difference.
struct ProofSearch {
    worlds: u32,
    errors: f64,
    lead: f64,
}

/// Which games to look at.
#[derive(Clone, Debug)]
pub struct PuzzlePlan {
    /// How many games.
    pub games: u64,
    /// The seed of the first game.
    pub seed: u64,
    /// How many sit at the table.
    pub seats: usize,
    /// Table options.
    pub options: Vec<(String, String)>,
    /// The bot at every seat.
    pub bot: String,
    /// How many threads share the work.
    pub threads: usize,
}

/// A decision with one clearly best choice, and the proof.
#[derive(Clone, Debug)]
pub struct FoundPuzzle {
    /// The whole state.
    pub position: String,
    /// Who decides.
    pub seat: Seat,
    /// Every legal choice with what it is worth, the best first. The errors of differences are
    /// those from the best.
    pub choices: Vec<Hint>,
    /// In how many worlds they were measured.
    pub worlds: u32,
    /// The number that the dice of these worlds come from.
    pub dice: u64,
    /// What the greedy player does.
    pub greedy: String,
    /// The seed of the game it comes from.
    pub seed: u64,
    /// After how many entries.
    pub entry: usize,
}

impl FoundPuzzle {
    /// By how much the best choice is ahead of the second.
    pub fn lead(&self) -> f64 {
        self.choices[0].worth.share - self.choices[1].worth.share
    }
}

impl Listing {
    /// Plays the games and returns the puzzles in them, in order; `progress` is told how many more
    /// games are done.
    pub fn find_puzzles(
        &self,
        plan: &PuzzlePlan,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<Vec<FoundPuzzle>, OpenError> {
        let one = |index: u64| {
            let found = self.puzzles_of_game(plan, plan.seed.wrapping_add(index));
            progress(1);
            found
        };
        let games = threads::map(0..plan.games, plan.threads, one);
        Ok(games.into_iter().collect::<Result<Vec<_>, _>>()?.into_iter().flatten().collect())
    }

    fn puzzles_of_game(&self, plan: &PuzzlePlan, seed: u64) -> Result<Vec<FoundPuzzle>, OpenError> {
        let name = |index| format!("Bot {}", Seat::new(index));
        let player = |index| Player { kind: plan.bot.clone(), name: name(index) };
        let mut table = self.open(TableStart {
            start: Start::Options(plan.options.clone()),
            players: (0..plan.seats).map(player).collect(),
            secret: Secret::from_number(seed),
            salts: Vec::new(),
        })?;
        let mut found = Vec::new();
        // A table that cannot go on has no more puzzles.
        while let Ok(Some(seat)) = next(&mut *table) {
            let Ok(chosen) = table.decide(seat, &plan.bot) else { break };
            found.extend(puzzle(&mut *table, seat, &chosen, seed));
            if table.act(table.now(), seat, &chosen).is_err() {
                break;
            }
        }
        Ok(found)
    }
}

/// Draws chance, and says who decides next; nobody once the game is over or only time can go on.
fn next(table: &mut dyn Table) -> Result<Option<Seat>, TableError> {
    table.settle(table.now())?;
    let over = table.awaiting() == Awaiting::Over || table.is_real_time();
    Ok(table.next_to_decide().filter(|_| !over))
}

/// Whether the choice of a strong bot is a puzzle: it is clearly the best of several, and the
/// greedy player chooses otherwise.
fn puzzle(table: &mut dyn Table, seat: Seat, chosen: &str, seed: u64) -> Option<FoundPuzzle> {
    let mut notations = table.notations(seat);
    if !CHOICES.contains(&notations.len()) {
        return None;
    }
    let greedy = table.decide(seat, "greedy").ok().filter(|greedy| greedy != chosen)?;
    // The first one is what the others are compared with.
    let place = notations.iter().position(|notation| notation == chosen)?;
    notations.swap(0, place);
    let entry = table.entries();
    let mut proof = None;
    for (number, look) in PROOF_SEARCHES.iter().enumerate() {
        let dice = seed.wrapping_mul(1_000).wrapping_add(number as u64 + 1);
        let budget = Budget::Iterations(look.worlds);
        let choices = table.compare(seat, &notations, budget, dice).ok()?;
        if !is_clear(&choices, look.lead, look.errors) {
            return None;
        }
        proof = Some((choices, dice, look.worlds));
    }
    let (mut choices, dice, worlds) = proof?;
    choices.sort_by(|one, two| two.worth.share.total_cmp(&one.worth.share));
    let position = table.position();
    Some(FoundPuzzle { position, seat, choices, worlds, dice, greedy, seed, entry })
}

/// Whether the first choice is ahead of every other by this much and by this many standard errors.
pub fn is_clear(choices: &[Hint], lead: f64, errors: f64) -> bool {
    let [first, others @ ..] = choices else { return false };
    let ahead = |other: &Hint| first.worth.share - other.worth.share;
    others.iter().all(|other| ahead(other) > lead.max(errors * other.gap_error))
}
