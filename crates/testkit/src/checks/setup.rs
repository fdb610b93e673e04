//! The settings of a game can be recovered from its state and from its options.

use crate::bench::Bench;
use crate::check::{CheckResult, difference};
use crate::{Check, Probe};

pub(crate) fn check<G: Probe>(bench: &mut Bench<G>, setup: &G::Setup) -> CheckResult {
    let kept = G::setup(bench.played.state());
    bench.tally.ensure(Check::Setup, kept == setup, || {
        format!("the state was started with other settings: {}", difference(setup, kept))
    })?;
    let options: Vec<(String, String)> =
        G::options(setup).into_iter().map(|(key, value)| (key.to_owned(), value)).collect();
    let configured = G::configure(G::rules(setup), G::seats(setup), &options);
    bench.tally.ensure(Check::Options, configured.as_ref() == Ok(setup), || {
        format!("{options:?} configure {configured:?}")
    })?;
    let other = |rules: &u32| {
        G::configure(*rules, G::seats(setup), &[]).map(|setup| G::rules(&setup)) != Ok(*rules)
    };
    let other = (1..=G::RULES).find(other);
    bench.tally.ensure(Check::Options, other.is_none(), || {
        format!("a table by rules {other:?} is played by others")
    })
}
