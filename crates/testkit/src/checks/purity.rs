//! `apply` is a function of its arguments and touches nothing else.

use gantry_kernel::{Dice, Digest, InputOf, Millis, News};

use crate::bench::{Bench, accepts, after, list};
use crate::check::{CheckResult, difference};
use crate::{Check, Probe, driver};

/// Long enough for an action, an answer and an outcome of chance.
const ENTRIES_ON_A_COPY: usize = 4;

/// Plays on with a copy; the original must not change.
pub(crate) fn check_copy<G: Probe>(bench: &mut Bench<G>) -> CheckResult {
    let original = bench.played.state();
    let before = Digest::of(original);
    let mut copy = original.clone();
    let mut now = bench.played.now();
    let mut legal = vec![Vec::new(); bench.seats];
    let mut news = News::silent();
    let number = bench.dice.bits();
    for n in 0..ENTRIES_ON_A_COPY as u64 {
        list::<G>(&copy, &mut legal);
        let dice = || Dice::from_number(number ^ n);
        let next = driver::next::<G>(&copy, now, &legal, &mut bench.dice, dice);
        let Some((at, input)) = next else { break };
        // Another check finds a list that contains illegal actions.
        if !accepts::<G>(&copy, &input) {
            break;
        }
        G::apply(&mut copy, at, &input, &mut news);
        now = at;
    }
    bench.tally.ensure(Check::ShallowCopy, Digest::of(original) == before, || {
        "playing on a copy changed the original".into()
    })
}

pub(crate) fn check_deterministic<G: Probe>(
    bench: &mut Bench<G>,
    at: Millis,
    input: &InputOf<G>,
) -> CheckResult {
    let state = bench.played.state();
    let (first, first_news) = after::<G>(state, at, input);
    let first_digest = Digest::of(&first);
    let (second, second_news) = after::<G>(state, at, input);
    let mut silent = state.clone();
    G::apply(&mut silent, at, input, &mut News::silent());
    for (again, how) in [(&second, "applied again"), (&silent, "applied silently")] {
        let same = first == *again && first_digest == Digest::of(again);
        bench.tally.ensure(Check::Deterministic, same, || {
            format!("{input:?} {how}: {}", difference(&first, again))
        })?;
    }
    let told = first_news.told() == second_news.told();
    bench.tally.ensure(Check::Deterministic, told, || {
        format!("{input:?} told: {}", difference(&first_news.told(), &second_news.told()))
    })
}
