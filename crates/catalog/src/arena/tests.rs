//! Arenas of the toy game, and of games with made-up outcomes.

use gantry_kernel::{Dice, Standings};

use super::*;
use crate::Listing;
use crate::toy::Toy;

const TOY: Listing = Listing::of::<Toy>();

fn plan(bots: &[&str], seats: usize, games: u64) -> ArenaPlan {
    let bots = bots.iter().map(ToString::to_string).collect();
    ArenaPlan { bots, seats, games, seed: 3, options: Vec::new(), threads: 1, all: false }
}

fn arena(plan: &ArenaPlan) -> ArenaReport {
    TOY.arena(plan, &|_| {}).unwrap()
}

/// The report without times.
fn without_times(mut report: ArenaReport) -> ArenaReport {
    for bot in &mut report.bots {
        bot.effort = Effort { decisions: bot.effort.decisions, ..Effort::default() };
    }
    report
}

/// An arena of two bots at two seats in which the first wins `wins` of a thousand games.
fn made_up(wins: u32, deals: u64, all: bool, dice: &mut Dice) -> (Look, Tally) {
    let mut tally = Tally::new(2, 2);
    let play = |deals: Range<u64>| {
        let games = (2 * deals.start..2 * deals.end).map(|game| {
            let first = i32::from(dice.below(1000) < wins);
            let (a, b) = if game % 2 == 0 { (first, 1 - first) } else { (1 - first, first) };
            GameResult {
                standings: Standings::ranked(&[(a, 0), (b, 0)]),
                efforts: vec![Effort::default(); 2],
            }
        });
        Ok(games.collect())
    };
    let look = play_until_clear(&mut tally, &looks(deals, all), play).unwrap();
    (look, tally)
}

#[test]
fn the_better_bot_is_ahead() {
    let report = arena(&plan(&["random", "greedy", "search:20"], 2, 600));
    assert_eq!(report.bots.len(), 3);
    let [random, greedy, search] = &report.bots[..] else { panic!("three bots") };
    assert!(greedy.wins.low > random.wins.high && search.wins.low > random.wins.high);
    assert!(greedy.rating.low > random.rating.mean);
    assert!((random.rating.mean - 1000.0).abs() < 1e-9);
    assert_eq!(report.duels.len(), 3);
    assert!(report.duels[0].share.high < 0.5);
    assert!(random.effort.decisions > 0);
}

#[test]
fn wins_are_shared_out_and_games_counted() {
    for (bots, seats) in [(2, 2), (2, 3), (2, 4), (3, 2), (3, 3), (3, 4), (4, 3)] {
        let names = &["greedy", "random", "novice", "search:3"][..bots];
        let mut plan = plan(names, seats, 40);
        plan.all = true;
        let report = arena(&plan);
        assert_eq!(report.games, report.deals * plan.games_per_deal());
        assert!(report.games >= 40 && report.games < 40 + plan.games_per_deal());
        let real = |number: u64| f64::from(u32::try_from(number).unwrap());
        let wins: f64 = report.bots.iter().map(|bot| bot.wins.mean * real(bot.games)).sum();
        assert!((wins - real(report.games)).abs() < 1e-6, "{bots} at {seats}");
        let expected: f64 = report.bots.iter().map(|bot| bot.expected * real(bot.games)).sum();
        assert!((expected - real(report.games)).abs() < 1e-6, "{bots} at {seats}");
        for bot in &report.bots {
            assert!(bot.wins.low <= bot.wins.mean && bot.wins.mean <= bot.wins.high);
            assert!(bot.rating.low <= bot.rating.mean && bot.rating.mean <= bot.rating.high);
        }
    }
}

#[test]
fn threads_change_nothing() {
    let with = |threads| {
        let plan = ArenaPlan { threads, ..plan(&["greedy", "random", "search:5"], 3, 90) };
        without_times(arena(&plan))
    };
    let one = with(1);
    assert_eq!(one, with(3));
    assert_ne!(
        one,
        without_times(arena(&ArenaPlan {
            seed: 4,
            ..plan(&["greedy", "random", "search:5"], 3, 90)
        }))
    );
}

/// Seats and deals cancel out: two bots that play the same are equal on every deal.
#[test]
fn identical_bots_are_rated_equal() {
    // A search of one world does what looks best, and so does the greedy player.
    let report = arena(&plan(&["greedy", "search:1"], 2, 200));
    assert_eq!(report.games, 200, "no answer is clear");
    assert!(!report.clear);
    let share = report.duels[0].share;
    assert!((share.mean - 0.5).abs() < 1e-9, "{share:?}");
    assert!(share.high - share.low < 0.05, "pairing makes it sure: {share:?}");
}

#[test]
fn a_clear_answer_stops_early() {
    let report = arena(&plan(&["random", "greedy"], 2, 2000));
    assert!(report.clear && report.deals < report.planned_deals, "{report:?}");
    let all = arena(&ArenaPlan { all: true, ..plan(&["random", "greedy"], 2, 2000) });
    assert_eq!((all.games, all.deals), (2000, 1000));
    let mut told = 0;
    let count = std::sync::Mutex::new(&mut told);
    TOY.arena(&plan(&["random", "greedy"], 2, 2000), &|more| **count.lock().unwrap() += more)
        .unwrap();
    assert_eq!(told, report.games);
}

/// The bot ahead at an early stop is the stronger one, except in a few cases in a hundred. Where
/// neither is stronger, the arena hardly ever finds one.
#[test]
fn stopping_early_keeps_the_error_honest() {
    let mut dice = Dice::from_number(11);
    let mut stopped = 0;
    for _ in 0..300 {
        let (look, tally) = made_up(650, 200, false, &mut dice);
        stopped += usize::from(look.deals < 200);
        let share = tally.duels(look.error)[0].share;
        assert!(!tally.is_clear(look.error) || share.mean > 0.5, "the weaker one is ahead");
    }
    assert!(stopped > 200, "{stopped} of 300 are clear early");
    let mistaken = (0..1000).filter(|_| {
        let (look, tally) = made_up(500, 200, false, &mut dice);
        tally.is_clear(look.error)
    });
    let mistaken = mistaken.count();
    assert!(mistaken <= 65, "{mistaken} of 1000; 50 are allowed, give or take seven");
}

/// The same deals, continued: the bot that was clearly ahead stays ahead.
#[test]
fn more_games_confirm_an_early_result() {
    for seed in 0..50 {
        let (look, early) = made_up(700, 160, false, &mut Dice::from_number(seed));
        let (_, all) = made_up(700, 160, true, &mut Dice::from_number(seed));
        let ahead = |tally: &Tally, error| tally.duels(error)[0].share.mean > 0.5;
        assert!(look.deals <= 160);
        assert_eq!(ahead(&early, look.error), ahead(&all, 0.05), "seed {seed}");
    }
}

#[test]
fn intervals_hold_what_the_toy_does() {
    let mut dice = Dice::from_number(2);
    let held = (0..400).filter(|_| {
        let (look, tally) = made_up(600, 100, false, &mut dice);
        let wins = tally.records(look.error)[0].wins;
        (wins.low..=wins.high).contains(&0.6)
    });
    let held = held.count();
    // 95 % of 400 are 380, with a standard deviation of four.
    assert!(held >= 370, "{held} of 400");
}

#[test]
fn impossible_arenas_are_refused_with_a_reason() {
    let check = |bots: &[&str], seats, expected: &str| {
        let error = TOY.arena(&plan(bots, seats, 10), &|_| {}).unwrap_err();
        assert!(error.to_string().starts_with(expected), "{error}");
    };
    check(&["greedy"], 2, "an arena takes at least two bots");
    check(&[], 2, "an arena takes at least two bots");
    check(&["greedy", "greedy"], 2, "bot \"greedy\" is named more than once");
    check(&["greedy", "genius"], 2, "no bot \"genius\"; there are: random, novice, ");
    check(&["greedy", "random"], 5, "toy takes 2 to 4 seats, not 5");
    let names: Vec<String> = (1..=13).map(|worlds| format!("search:{worlds}")).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    check(&names, 2, "an arena takes at most 12 bots, not 13");
}
