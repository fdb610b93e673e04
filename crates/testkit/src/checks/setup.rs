//! The settings of a game come back from its state and from its options.

use crate::bench::Bench;
use crate::check::{Outcome, difference};
use crate::{Check, Probe};

pub(crate) fn check<G: Probe>(bench: &mut Bench<G>, setup: &G::Setup) -> Outcome {
    let kept = G::setup(bench.played.state());
    bench.tally.ensure(Check::Setup, kept == setup, || {
        format!("the state was started with other settings: {}", difference(setup, kept))
    })?;
    let options: Vec<(String, String)> =
        G::options(setup).into_iter().map(|(key, value)| (key.to_owned(), value)).collect();
    let configured = G::configure(G::seats(setup), &options);
    bench.tally.ensure(Check::Options, configured.as_ref() == Ok(setup), || {
        format!("{options:?} configure {configured:?}")
    })
}
