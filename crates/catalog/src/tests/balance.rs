//! Balance reports, tested with the toy game: the figures add up and can be checked by hand.

use super::{TOY, plan};
use crate::toy::Toy;
use crate::{BalanceReport, GroupResults, Listing, SimPlan, SubjectTally};

fn weigh(plan: &SimPlan) -> BalanceReport {
    TOY.balance(plan, &|_| {}).expect("the toy can be weighed").unwrap()
}

fn wins(fate: &GroupResults) -> f64 {
    fate.wins().map_or(0.0, |wins| wins.share * f64::from(u32::try_from(fate.seats).unwrap()))
}

fn near(found: f64, expected: f64) {
    assert!((found - expected).abs() < 1e-6, "{found} is not {expected}");
}

fn of<'a>(report: &'a BalanceReport, id: &str) -> &'a SubjectTally {
    report.subjects.iter().find(|tally| tally.subject.id == id).unwrap()
}

#[test]
fn a_balance_report_does_not_depend_on_threads() {
    let one = weigh(&plan(1));
    assert_eq!(one, weigh(&plan(2)));
    assert_eq!(one, weigh(&plan(7)));
    assert_ne!(one, weigh(&SimPlan { seed: 4, ..plan(1) }));
}

#[test]
fn the_games_are_those_of_a_simulation() {
    let (weighed, simulated) = (weigh(&plan(2)), TOY.simulate(&plan(2), &|_| {}).unwrap());
    assert_eq!((weighed.games, weighed.decisions), (simulated.games, simulated.decisions));
    assert_eq!(weighed.options, simulated.options);
    // In the toy the place in the order of play is the seat.
    for (place, seat) in weighed.places.iter().zip(&simulated.seats) {
        assert_eq!(place.points, seat.points);
        near(wins(&place.fate), seat.wins());
    }
    let least = simulated.seats.iter().map(|seat| seat.least).min();
    let most = simulated.seats.iter().map(|seat| seat.most).max();
    assert_eq!((weighed.scores.least(), weighed.scores.most()), (least, most));
}

#[test]
fn counts_add_up() {
    let report = weigh(&plan(3));
    assert_eq!((report.games, report.places.len()), (500, 3));
    near(report.places.iter().map(|place| wins(&place.fate)).sum(), 500.0);
    near(report.places.iter().map(|place| place.fate.mean_lead().unwrap()).sum(), 0.0);
    assert!(report.subjects.iter().all(|tally| tally.taken <= tally.offered));
    assert!(report.subjects.iter().all(|tally| tally.takers.seats <= tally.taken));
    // One seat reaches the goal in each game, and so wins it.
    let goal = of(&report, "goal");
    assert_eq!((goal.offered, goal.taken, goal.takers.seats), (1500, 500, 500));
    near(wins(&goal.takers), 500.0);
    near(goal.mean_brought().unwrap(), report.best_mean());
    let reached = &report.milestones[1];
    assert_eq!((reached.name, reached.games, reached.fate), ("the goal", 500, goal.takers));
    near(report.seats_reached(reached).unwrap().share, 1.0 / 3.0);
    near(report.games_reached(reached).unwrap().share, 1.0);
    assert_eq!(of(&report, "low").mean_brought(), None);
}

/// One game by hand: with a goal of 1 the first seat to take a roll ends it.
#[test]
fn a_single_game_can_be_worked_out() {
    let bots = vec!["greedy".into(); 2];
    let options = vec![("goal".into(), "1".into())];
    let report = weigh(&SimPlan { games: 1, seed: 9, bots, options, threads: 1 });
    let points = report.scores.most().unwrap();
    assert_eq!(report.scores.least(), Some(0));
    let rolled = if points > 3 { "high" } else { "low" };
    let (taken, other) =
        (of(&report, rolled), of(&report, if points > 3 { "low" } else { "high" }));
    assert_eq!((taken.offered, taken.taken, taken.takers.seats), (1, 1, 1));
    assert_eq!((other.offered, other.taken, other.share()), (0, 0, None));
    near(taken.takers.mean_lead().unwrap(), f64::from(points) / 2.0);
    near(wins(&taken.takers), 1.0);
    near(report.mean_margin(), f64::from(points));
    near(report.scores.mean(), f64::from(points) / 2.0);
    assert_eq!((report.milestones[0].fate.seats, report.milestones[0].games), (1, 1));
    near(wins(&report.places[0].fate), 1.0);
    near(wins(&report.places[1].fate), 0.0);
}

#[test]
fn a_game_without_balance_subjects_says_so() {
    let silent: Listing = Listing::of::<Toy>();
    assert!(silent.balance(&plan(1), &|_| {}).is_none());
}

#[test]
fn settings_that_cannot_be_played_get_no_balance_report() {
    let message = |plan: SimPlan| TOY.balance(&plan, &|_| {}).unwrap().unwrap_err().to_string();
    let bots = vec!["genius".into(); 2];
    assert!(message(SimPlan { bots, ..plan(1) }).starts_with("no bot \"genius\""));
    let options = vec![("goal".into(), "many".into())];
    assert!(message(SimPlan { options, ..plan(1) }).contains("goal"));
}
