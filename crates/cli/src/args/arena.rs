//! The command line of `gantry arena`.

use clap::Args;

use super::values::number;
use super::{Batch, ReportArgs};

const EXAMPLES: &str = "\
Every deal is played by every bot at every seat. As many bots as seats or more: every choice of
bots sits down together and moves round the table, in another order on the next deal. Fewer: of
every two bots each sits alone among copies of the other, at every seat in turn.

Bots besides those of `gantry games`: search:500 (500 imagined worlds a decision) and
search:200ms; for games that are searched also expert-fixed (as expert, but counted in worlds). But
for bots that think by the clock the answer is the same for the same seed, however many threads
share the work; only the milliseconds differ. They are time of a core, where the system tells it.

wins      share of the games in which the bot sat, all its copies together, a shared win in parts;
          fair is what it would be among equals
rating    like Elo's, from who is placed before whom; the first bot named has 1000. One deal won and
          one lost are imagined besides, so that nobody's is without end
interval  95 %, from how much deals differ: games of the same deal depend on each other

The arena looks at most four times before the end whether of every two bots one is clearly ahead,
and stops if so. The intervals are wide enough for that; with --all they need not be.

Examples:
  gantry arena launch-pad --bots greedy,random --games 100
  gantry arena lift-off --bots random,greedy,skilled,strong --seats 3 --json
  gantry arena launch-pad --bots search:100,search:1000 --games 400 --all
  gantry arena planet-rush --bots calm,quick,expert --seats 3 --markdown >> docs/ladder.md";

#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Arena {
    #[command(flatten)]
    pub(crate) batch: Batch,
    /// The bots, each once
    #[arg(long, value_name = "LIST", value_delimiter = ',', required = true)]
    pub(crate) bots: Vec<String>,
    /// How many games; all games of a deal are played, so there may be a few more
    #[arg(
        long, value_name = "N", default_value = "1000", allow_negative_numbers = true,
        value_parser = |text: &str| number(text, 1, 1_000_000_000),
    )]
    pub(crate) games: u64,
    /// Play all games, however clear the answer
    #[arg(long)]
    pub(crate) all: bool,
    #[command(flatten)]
    pub(crate) report: ReportArgs,
}
