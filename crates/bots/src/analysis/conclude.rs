//! Builds courses from estimates.

use gantry_heuristics::Evaluate;
use gantry_kernel::Imagine;

use super::plan::{Goal, Leg, Route, Viewpoint};
use super::smooth::{Chain, Link};
use super::{
    Alternative, Analysis, Cause, Course, Decision, Estimated, Plan, Point, Step, WinShare, exact,
};

impl Estimated {
    /// What the seat could expect with its best choice.
    fn worth(&self) -> WinShare {
        match self {
            Self::Worth(worth) => *worth,
            Self::Choices(choices) => choices[0].worth,
        }
    }
}

impl<G: Imagine + Evaluate> Plan<G> {
    /// Combines all estimates, in the order of their numbers. `say` phrases an action as its seat
    /// sees it.
    ///
    /// # Panics
    /// If there is not one result per estimate.
    pub fn conclude<T>(
        &self,
        found: &[Estimated],
        say: impl Fn(&G::View, &G::Action) -> T,
    ) -> Analysis<T> {
        assert_eq!(found.len(), self.len(), "a result per estimate");
        let course = |route: &Route| self.course(route, found, &say);
        let courses = self.routes.iter().map(course).collect();
        Analysis { courses, entries: self.entries, over: self.over }
    }

    fn course<T>(
        &self,
        route: &Route,
        found: &[Estimated],
        say: &impl Fn(&G::View, &G::Action) -> T,
    ) -> Course<T> {
        let judged = route.legs.iter().filter_map(|leg| match *leg {
            Leg::Choice(number) => Some(decision(&self.viewpoints[number], &found[number], say)),
            Leg::Swing { .. } => None,
        });
        let decisions: Vec<_> = judged.collect();
        let first = route.start.expect("every course begins");
        let (chain, places) = chain(route, first, found, &decisions);
        let shares = chain.shares();
        let start = found[first].worth().share;
        let mut points = vec![Point { entry: self.viewpoints[first].entry, share: start }];
        let mut steps = Vec::new();
        let mut share = start;
        let mut choices = decisions.iter();
        for (leg, place) in route.legs.iter().zip(places) {
            let step = match *leg {
                Leg::Choice(_) => {
                    let decision = choices.next().expect("a decision for every choice");
                    let (entry, change) = (decision.entry, -decision.loss());
                    points.push(Point { entry: entry - 1, share: share.clamp(0.0, 1.0) });
                    Step { cause: Cause::Choice, first: entry, last: entry, change }
                }
                Leg::Swing { cause, first, last, .. } => {
                    let change = exact(shares[place].clamp(0.0, 1.0)) - share;
                    Step { cause, first, last, change }
                }
            };
            share += step.change;
            points.push(Point { entry: step.last, share: share.clamp(0.0, 1.0) });
            steps.push(step);
        }
        let errors = Cause::ALL.map(|cause| match cause {
            Cause::Choice => decisions.iter().map(|it| it.loss_error.powi(2)).sum::<f64>().sqrt(),
            cause => chain.error(cause),
        });
        let (seat, unjudged) = (route.seat, route.unjudged);
        Course { seat, start, end: share, decisions, steps, points, unjudged, errors }
    }
}

/// The estimates of a route with the links between them, and for every leg the index of the
/// estimate that it leads to.
fn chain<T>(
    route: &Route,
    first: usize,
    found: &[Estimated],
    decisions: &[Decision<T>],
) -> (Chain, Vec<usize>) {
    let mut chain = Chain::new(found[first].worth());
    let mut decisions = decisions.iter();
    let mut lost = Link::default();
    let (mut viewpoint, mut place) = (Some(first), 0);
    let mut places = Vec::new();
    for leg in &route.legs {
        let (cause, worth, next) = match *leg {
            Leg::Choice(number) => (None, found[number].worth(), Some(number)),
            Leg::Swing { cause, goal: Goal::Viewpoint(number), .. } => {
                (Some(cause), found[number].worth(), Some(number))
            }
            Leg::Swing { cause, goal: Goal::Result(worth), .. } => (Some(cause), worth, None),
        };
        // A decision is mostly where the leg before it led. If not, it is the same expectation,
        // estimated again.
        if cause.is_some() || viewpoint != next {
            chain.push(Link { cause, ..std::mem::take(&mut lost) }, worth);
            (viewpoint, place) = (next, place + 1);
        }
        if let Leg::Choice(_) = leg {
            let decision = decisions.next().expect("a decision for every choice");
            (lost.known, lost.known_error) = (-decision.loss(), decision.loss_error);
        }
        places.push(place);
    }
    (chain, places)
}

fn decision<G: Imagine + Evaluate, T>(
    viewpoint: &Viewpoint<G>,
    found: &Estimated,
    say: &impl Fn(&G::View, &G::Action) -> T,
) -> Decision<T> {
    let (Some((legal, chosen)), Estimated::Choices(choices)) = (&viewpoint.decision, found) else {
        panic!("a decision is estimated as one");
    };
    let alternatives = choices.iter().map(|advice| Alternative {
        choice: say(&viewpoint.view, &legal[advice.choice]),
        worth: advice.worth,
        gap_error: advice.gap_error,
    });
    let place = choices.iter().position(|advice| advice.choice == *chosen).expect("measured");
    Decision {
        entry: viewpoint.entry + 1,
        choices: legal.len(),
        alternatives: alternatives.collect(),
        chosen: place,
        loss_error: if place == 0 { 0.0 } else { choices[0].gap_error },
    }
}
