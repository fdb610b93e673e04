//! The view projected from the state equals the view folded from what the viewer was told.

use gantry_kernel::{Millis, News, Viewer};

use crate::bench::Bench;
use crate::check::{CheckResult, Finding, difference};
use crate::{Check, Probe};

pub(crate) struct FoldedViews<G: Probe> {
    folded: Vec<(Viewer, G::View)>,
}

impl<G: Probe> FoldedViews<G> {
    pub(crate) fn new(bench: &mut Bench<G>) -> Result<Self, Finding> {
        let setup = G::setup(bench.played.state());
        let folded =
            Viewer::all(bench.seats).map(|viewer| (viewer, G::blank(setup, viewer))).collect();
        let folded_view = Self { folded };
        folded_view.compare(bench)?;
        Ok(folded_view)
    }

    pub(crate) fn check(
        &mut self,
        bench: &mut Bench<G>,
        at: Millis,
        news: &News<G::Event>,
    ) -> CheckResult {
        for (viewer, view) in &mut self.folded {
            news.heard_by(*viewer).for_each(|event| G::absorb(view, at, event));
        }
        self.compare(bench)
    }

    fn compare(&self, bench: &mut Bench<G>) -> CheckResult {
        for (viewer, folded) in &self.folded {
            let projected = G::view(bench.played.state(), *viewer);
            bench.tally.ensure(Check::FoldedView, projected == *folded, || {
                format!("{viewer}, state against news: {}", difference(&projected, folded))
            })?;
        }
        Ok(())
    }
}
