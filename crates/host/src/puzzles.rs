//! Puzzles: a position from a game between bots, where one choice is clearly best given what the
//! seat could know, and the proof by search.
//!
//! They are `games/*/puzzles/*.toml`, made by `gantry puzzles` (decision 0043); a game may have
//! none. The position is a whole state. Whoever solves it is shown the seat's view and nothing
//! else.

#[cfg(not(target_arch = "wasm32"))]
use std::fmt::Write as _;
use std::sync::LazyLock;

#[cfg(not(target_arch = "wasm32"))]
use gantry_catalog::{ESTIMATES_VERSION, FoundPuzzle, Hint, Listing};
use gantry_catalog::{games, summaries};
use gantry_kernel::Seat;
use toml::de::DeValue;

use crate::keys::Keys;

/// A puzzle.
#[derive(Clone, Debug, PartialEq)]
pub struct Puzzle {
    /// The version of the rules.
    pub rules: u32,
    /// Who decides.
    pub seat: Seat,
    /// The whole state; solvers see only the seat's view of it.
    pub position: String,
    /// Every choice, the best first.
    pub choices: Vec<PuzzleChoice>,
    /// How the choices were measured.
    pub proof: PuzzleProof,
}

/// A choice of a puzzle, and what it is worth.
#[derive(Clone, Debug, PartialEq)]
pub struct PuzzleChoice {
    /// In notation.
    pub action: String,
    /// The share of the win that the seat may expect.
    pub share: f64,
    /// How far the true share may be from that: two standard errors.
    pub within: f64,
    /// By how much the best choice is ahead, and how far the truth may be from that. Both were
    /// measured in the same worlds, so this is less than the two shares suggest.
    pub behind: f64,
    /// Two standard errors of `behind`.
    pub behind_within: f64,
}

/// How a puzzle was found and its choices were measured.
#[derive(Clone, Debug, PartialEq)]
pub struct PuzzleProof {
    /// In how many imagined worlds each choice was played to the end.
    pub worlds: u32,
    /// The number that the dice of these worlds come from.
    pub dice: u64,
    /// The version of the estimates; see [`gantry_catalog::ESTIMATES_VERSION`].
    pub estimates: u32,
    /// The bot that played the game.
    pub bot: String,
    /// What the greedy bot would have done.
    pub greedy: String,
    /// The seed of the game.
    pub seed: u64,
    /// After how many entries of it.
    pub entry: usize,
}

static PUZZLES: LazyLock<Vec<(&str, Vec<Puzzle>)>> = LazyLock::new(|| {
    let read = |game: &gantry_catalog::Listing| {
        (game.id, game.study().puzzles.iter().map(|text| Puzzle::read(text)).collect())
    };
    games().iter().map(read).collect()
});

/// The puzzles of a game, in order.
pub fn of(game: &str) -> &'static [Puzzle] {
    PUZZLES.iter().find(|(known, _)| *known == game).map_or(&[], |(_, puzzles)| puzzles)
}

/// How many puzzles a game has, without reading them.
pub fn count(game: &str) -> usize {
    summaries().iter().find(|known| known.id == game).map_or(0, |game| game.puzzles)
}

impl Puzzle {
    /// Reads a puzzle of ours.
    ///
    /// # Panics
    /// If it is not a puzzle. A test reads them all.
    pub fn read(text: &str) -> Self {
        Keys::parse(text).read(|keys| {
            let puzzle = Self {
                rules: keys.number("rules"),
                seat: keys.text("seat").parse().expect("a seat"),
                position: keys.text("position"),
                choices: keys.list("choices", choice),
                proof: keys.table("proof").read(|keys| PuzzleProof {
                    worlds: keys.number("worlds"),
                    dice: keys.number("dice"),
                    estimates: keys.number("estimates"),
                    bot: keys.text("bot"),
                    greedy: keys.text("greedy"),
                    seed: keys.number("seed"),
                    entry: keys.number("entry"),
                }),
            };
            assert_eq!(keys.text("answer"), puzzle.answer(), "the best choice is the answer");
            puzzle
        })
    }

    /// The best choice, in notation.
    pub fn answer(&self) -> &str {
        &self.choices[0].action
    }

    /// A puzzle that was just found.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn found(listing: &Listing, bot: &str, found: FoundPuzzle) -> Self {
        let best = found.choices[0].worth.share;
        let choice = |hint: &Hint| PuzzleChoice {
            action: hint.choice.notation.clone(),
            share: rounded(hint.worth.share),
            within: rounded(2.0 * hint.worth.error),
            behind: rounded(best - hint.worth.share),
            behind_within: rounded(2.0 * hint.gap_error),
        };
        Self {
            rules: listing.rules,
            seat: found.seat,
            choices: found.choices.iter().map(choice).collect(),
            position: found.position,
            proof: PuzzleProof {
                worlds: found.worlds,
                dice: found.dice,
                estimates: ESTIMATES_VERSION,
                bot: bot.into(),
                greedy: found.greedy,
                seed: found.seed,
                entry: found.entry,
            },
        }
    }

    /// The text of the puzzle's file.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn file(&self) -> String {
        let Self { rules, seat, position, choices, proof } = self;
        let mut file = format!(
            "# Find the best choice of seat {seat}. Made by `gantry puzzles`; a share is what the seat may\n\
             # expect of the win, `within` two standard errors, `behind` the difference from the best.\n\
             rules = {rules}\nseat = \"{seat}\"\nanswer = \"{}\"\nposition = '''\n{position}'''\n\nchoices = [\n",
            self.answer()
        );
        for PuzzleChoice { action, share, within, behind, behind_within } in choices {
            let behind = if *behind > 0.0 {
                format!(", behind = {behind:.3}, behind_within = {behind_within:.3}")
            } else {
                String::new()
            };
            let choice = format!("action = \"{action}\", share = {share:.3}, within = {within:.3}");
            writeln!(file, "  {{ {choice}{behind} }},").expect("a text can be written to");
        }
        let PuzzleProof { worlds, dice, estimates, bot, greedy, seed, entry } = proof;
        let proof = format!(
            "]\n\n[proof]\nworlds = {worlds}\ndice = {dice}\nestimates = {estimates}\nbot = \"{bot}\"\n\
             greedy = \"{greedy}\"\nseed = {seed}\nentry = {entry}\n"
        );
        file + &proof
    }
}

fn choice(value: DeValue) -> PuzzleChoice {
    Keys::of(value).read(|keys| PuzzleChoice {
        action: keys.text("action"),
        share: keys.number("share"),
        within: keys.number("within"),
        behind: keys.number("behind"),
        behind_within: keys.number("behind_within"),
    })
}

/// To thousandths, as the file has them.
#[cfg(not(target_arch = "wasm32"))]
fn rounded(share: f64) -> f64 {
    (share * 1000.0).round() / 1000.0
}
