//! The bots by name: what each level of strength is in each game.

use std::fmt;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use gantry_bots::{
    Bot, Budget, Config, Findings, Greedy, Human, Profile, Random, Search, Searcher,
};
use gantry_kernel::{Dice, SeatContext};

use crate::{OpenError, Playable, clock, threads};

/// The bots of a game that is not in real time, weakest first.
const BOTS: &[&str] = &["random", "novice", "greedy", "skilled", "strong", "expert"];
/// The bots of a game in real time, weakest first.
const REAL_TIME_BOTS: &[&str] = &["random", "calm", "quick", "greedy", "expert"];
/// Other bots that can be requested at any table.
const EXPERIMENTS: &str = "search:WORLDS, search:MILLISECONDSms";

/// The bots of a game.
pub(crate) const fn bots_of<G: Playable>() -> &'static [&'static str] {
    if G::REAL_TIME { REAL_TIME_BOTS } else { BOTS }
}

/// The greedy player, but every eighth decision is careless. Reaction times do not matter outside
/// real time.
const NOVICE: Profile =
    Profile { name: "novice", quickest_ms: 1500, spread_ms: 900, slips: 12, plans: true };

/// How long a level thinks about a decision. The steps are large enough that each level is stronger
/// than the one before, even where more seats leave more to luck.
const SKILLED: Duration = Duration::from_millis(2);
const STRONG: Duration = Duration::from_millis(30);
const EXPERT: Duration = Duration::from_millis(600);

/// Limits for searches requested by number.
pub(crate) const MOST_WORLDS: u32 = 100_000_000;
pub(crate) const LONGEST_MS: u32 = 600_000;

/// How much a search thinks before every decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Thinking {
    /// This many worlds: the same on every machine.
    Worlds(u32),
    /// As many as fit into this time.
    Time(Duration),
}

impl Thinking {
    /// The number of worlds that a typical machine plays in this time.
    fn about<G: Playable>(time: Duration) -> Self {
        let worlds = u128::from(G::WORLDS_PER_SECOND) * time.as_millis() / 1000;
        Self::Worlds(u32::try_from(worlds).unwrap_or(MOST_WORLDS).clamp(1, MOST_WORLDS))
    }

    fn budget(self) -> Budget {
        match self {
            Self::Worlds(worlds) => Budget::Iterations(worlds),
            Self::Time(time) => clock::think_for(time),
        }
    }
}

/// A kind of bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Random,
    Greedy,
    Novice,
    Timed(Profile),
    Search(Thinking),
}

impl Kind {
    fn find<G: Playable>(name: &str) -> Option<Self> {
        let listed = match name {
            "random" => Some(Self::Random),
            "greedy" => Some(Self::Greedy),
            name if G::REAL_TIME => Profile::find(name).map(Self::Timed),
            "novice" => Some(Self::Novice),
            "skilled" => Some(Self::Search(Thinking::about::<G>(SKILLED))),
            "strong" => Some(Self::Search(Thinking::about::<G>(STRONG))),
            "expert" => Some(Self::Search(Thinking::Time(EXPERT))),
            "expert-fixed" => Some(Self::Search(Thinking::about::<G>(EXPERT))),
            _ => None,
        };
        listed.or_else(|| numbered(name.strip_prefix("search:")?).map(Self::Search))
    }

    fn thinks<G: Playable>(self) -> Duration {
        match self {
            Self::Search(Thinking::Time(time)) => time,
            Self::Search(Thinking::Worlds(worlds)) => {
                Duration::from_secs(worlds.into()) / G::WORLDS_PER_SECOND
            }
            Self::Random | Self::Greedy | Self::Novice | Self::Timed(_) => Duration::ZERO,
        }
    }

    fn bot<G: Playable>(self) -> Box<dyn Bot<G>> {
        match self {
            Self::Random => Box::new(Random),
            Self::Greedy => Box::new(Greedy::new()),
            Self::Novice => Box::new(Human::new(NOVICE)),
            Self::Timed(profile) => Box::new(Human::new(profile)),
            Self::Search(thinking) => Box::new(searcher::<G>(thinking)),
        }
    }
}

/// A search on several cores, each with a separate tree, for a table that has the machine to
/// itself.
struct ParallelSearch<G: Playable>(Vec<Mutex<Searcher<G>>>);

impl<G: Playable> ParallelSearch<G> {
    fn new(thinking: Thinking, searchers: usize) -> Self {
        Self((0..searchers).map(|_| Mutex::new(searcher(thinking))).collect())
    }

    fn each<T: Send>(
        &self,
        dice: &mut Dice,
        ask: impl Fn(&mut Searcher<G>, &mut Dice) -> T + Sync,
    ) -> Vec<T> {
        let seeds: Vec<u64> = self.0.iter().map(|_| dice.bits()).collect();
        let one = |piece: u64| {
            let piece = usize::try_from(piece).unwrap_or_default();
            let mut searcher = self.0[piece].lock().unwrap_or_else(PoisonError::into_inner);
            ask(&mut searcher, &mut Dice::from_number(seeds[piece]))
        };
        threads::map(0..u64::try_from(seeds.len()).unwrap_or(1), seeds.len(), one)
    }
}

impl<G: Playable> Bot<G> for ParallelSearch<G> {
    fn decide(
        &mut self,
        context: SeatContext<'_, G>,
        legal: &[G::Action],
        dice: &mut Dice,
    ) -> usize {
        if legal.len() == 1 {
            return 0;
        }
        let (view, seat) = (context.view(), context.seat());
        let found = self.each(dice, |searcher, dice| searcher.find(&view, seat, legal, dice));
        let best = Findings::best_of(&found);
        self.each(dice, |searcher, dice| searcher.choose(seat, &legal[best], dice));
        best
    }
}

/// The bot with this name, for a table that has the machine to itself: a bot with a time budget
/// uses all cores.
pub(crate) fn bot_for_idle_machine<G: Playable>(name: &str) -> Result<Box<dyn Bot<G>>, OpenError> {
    let kind = find::<G>(name)?;
    let searchers = std::thread::available_parallelism().map_or(1, usize::from);
    Ok(match kind {
        Kind::Search(thinking @ Thinking::Time(_)) if searchers > 1 => {
            Box::new(ParallelSearch::<G>::new(thinking, searchers))
        }
        _ => kind.bot(),
    })
}

/// The bot with this name for a decision that must be the same on every machine: one with a time
/// budget counts worlds instead.
#[cfg(not(target_arch = "wasm32"))]
pub(crate) fn counted<G: Playable>(name: &str) -> Result<Box<dyn Bot<G>>, OpenError> {
    Ok(match find::<G>(name)? {
        Kind::Search(Thinking::Time(time)) => Kind::Search(Thinking::about::<G>(time)).bot(),
        other => other.bot(),
    })
}

/// A short description for tables.
impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random => write!(f, "any action"),
            Self::Greedy => write!(f, "judges the present"),
            Self::Novice => {
                write!(f, "judges the present, {} % of decisions at random", NOVICE.slips)
            }
            Self::Timed(Profile { quickest_ms: least, spread_ms, plans, .. }) => {
                let most = least + 2 * spread_ms;
                let looks = if *plans { "judges the present" } else { "sees little ahead" };
                write!(f, "{looks}, acts after {least} to {most} ms")
            }
            Self::Search(Thinking::Worlds(worlds)) => write!(f, "search, {worlds} worlds"),
            Self::Search(Thinking::Time(time)) => write!(f, "search, {} ms", time.as_millis()),
        }
    }
}

/// Parses what follows `search:`; every number has one spelling.
fn numbered(text: &str) -> Option<Thinking> {
    let number = |digits: &str, most: u32| {
        digits.parse().ok().filter(|number: &u32| is_number(digits) && *number <= most)
    };
    match text.strip_suffix("ms") {
        Some(digits) => {
            number(digits, LONGEST_MS).map(|ms| Thinking::Time(Duration::from_millis(ms.into())))
        }
        None => number(text, MOST_WORLDS).map(Thinking::Worlds),
    }
}

/// Digits of a number other than 0, without leading zeros.
fn is_number(digits: &str) -> bool {
    let plain = digits.bytes().all(|digit| digit.is_ascii_digit());
    plain && !digits.is_empty() && !digits.starts_with('0')
}

fn searcher<G: Playable>(thinking: Thinking) -> Searcher<G> {
    Searcher::new(Search::new(Config::of::<G>(), thinking.budget()))
}

/// What is known about a bot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BotInfo {
    /// How it plays, in a few words.
    pub manner: String,
    /// How long it thinks about a decision on a typical machine.
    pub thinks: Duration,
    /// Whether it decides the same again with the same dice; bots with a time budget do not.
    pub repeatable: bool,
}

fn find<G: Playable>(name: &str) -> Result<Kind, OpenError> {
    let fixed = if G::REAL_TIME { "" } else { "expert-fixed, " };
    let known = || format!("{}, {fixed}{EXPERIMENTS}", bots_of::<G>().join(", "));
    Kind::find::<G>(name).ok_or_else(|| {
        let number = name.strip_prefix("search:");
        let number = number.map(|number| number.strip_suffix("ms").unwrap_or(number));
        if number.is_some_and(is_number) {
            return OpenError::Search(name.into());
        }
        OpenError::Bot(name.into(), known())
    })
}

pub(crate) fn describe<G: Playable>(name: &str) -> Result<BotInfo, OpenError> {
    let kind = find::<G>(name)?;
    let repeatable = !matches!(kind, Kind::Search(Thinking::Time(_)));
    Ok(BotInfo { manner: kind.to_string(), thinks: kind.thinks::<G>(), repeatable })
}

/// The bot with this name.
#[cfg(not(target_arch = "wasm32"))]
pub fn bot<G: Playable>(name: &str) -> Result<Box<dyn Bot<G>>, OpenError> {
    find::<G>(name).map(Kind::bot)
}

#[cfg(not(target_arch = "wasm32"))]
pub(crate) fn bots<G: Playable>(names: &[String]) -> Result<Vec<Box<dyn Bot<G>>>, OpenError> {
    names.iter().map(|name| bot(name)).collect()
}

#[cfg(test)]
mod tests {
    use gantry_bots::play_out;
    use gantry_kernel::{Game, Seat, Text};

    use super::*;
    use crate::toy::Toy;

    #[test]
    fn levels_think_longer_and_longer() {
        let about = |name| Kind::find::<Toy>(name).unwrap();
        let worlds = |worlds| Kind::Search(Thinking::Worlds(worlds));
        assert_eq!(about("skilled"), worlds(40));
        assert_eq!(about("strong"), worlds(600));
        assert_eq!(about("expert-fixed"), worlds(12_000));
        assert_eq!(about("expert"), Kind::Search(Thinking::Time(EXPERT)));
        let repeatable = |name| describe::<Toy>(name).unwrap().repeatable;
        assert!(repeatable("strong") && repeatable("expert-fixed"));
        assert!(!repeatable("expert") && !repeatable("search:5ms"));
    }

    #[test]
    fn searches_are_asked_for_by_number() {
        assert_eq!(numbered("500"), Some(Thinking::Worlds(500)));
        assert_eq!(numbered("200ms"), Some(Thinking::Time(Duration::from_millis(200))));
        let wrong = ["", "0", "0ms", "ms", "-1", "+1", "05", "5s", "100000001", "600001ms", "1 "];
        for wrong in wrong {
            assert_eq!(numbered(wrong), None, "{wrong:?}");
        }
    }

    #[test]
    fn a_search_that_asks_for_too_much_is_told_the_limit() {
        for name in ["search:100000001", "search:4294967295", "search:99999999999999999999ms"] {
            let message = find::<Toy>(name).unwrap_err().to_string();
            let limits = "a search takes at most 100000000 worlds or 600000 ms a decision";
            assert_eq!(message, format!("{name}: {limits}"));
        }
        assert!(matches!(find::<Toy>("search:05"), Err(OpenError::Bot(..))));
    }

    #[test]
    fn searches_above_a_time_limit_are_refused() {
        let listing = crate::Listing::of::<Toy>();
        let second = Duration::from_secs(1);
        let within = |name: &str| listing.bot_within(name, second);
        for name in ["random", "greedy", "expert", "expert-fixed", "search:20000", "search:1000ms"]
        {
            assert!(within(name).is_ok(), "{name}");
        }
        for name in ["search:20001", "search:1001ms", "search:4000000"] {
            let message = within(name).unwrap_err().to_string();
            let expected = format!("{name} thinks longer than 1000 ms about a decision");
            assert_eq!(message, format!("{expected}, the most at this table"));
        }
    }

    #[test]
    fn a_search_beats_chance() {
        let bots = vec!["search:30".into(), "random".into()];
        let plan = crate::SimPlan { games: 40, seed: 1, bots, options: Vec::new(), threads: 1 };
        let report = crate::Listing::of::<Toy>().simulate(&plan, &|_| {}).unwrap();
        assert!(report.seats[0].wins() > 30.0, "{}", report.seats[0].wins());
    }

    /// A game of three searchers that decide together against random play.
    fn together(seed: u64) -> (f64, u64) {
        let setup = Toy::configure(1, 2, &[]).unwrap();
        let mut searchers = ParallelSearch::<Toy>::new(Thinking::Worlds(30), 3);
        let mut dice = Dice::from_number(seed);
        let start = Toy::start(&setup).unwrap();
        let bots: &mut [&mut dyn Bot<Toy>] = &mut [&mut searchers, &mut Random];
        let played = play_out(start, bots, &mut dice, &mut Vec::new());
        let winners = played.standings.winners();
        let won = if winners.contains(Seat::new(0)) { 1.0 } else { 0.0 };
        (won, dice.bits())
    }

    #[test]
    fn several_searchers_play_well_and_always_the_same() {
        let games: Vec<_> = (0..40).map(together).collect();
        assert_eq!(games, (0..40).map(together).collect::<Vec<_>>());
        let won: f64 = games.iter().map(|game| game.0).sum();
        assert!(won > 30.0, "{won}");
    }
}
