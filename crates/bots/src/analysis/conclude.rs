//! Makes courses of estimates.

use gantry_kernel::{Evaluate, Imagine};

use super::plan::{Goal, Leg, Look, Route};
use super::smooth::{Chain, Link};
use super::{Alternative, Analysis, Cause, Course, Found, Moment, Plan, Point, Step, Worth, exact};

impl Found {
    /// What the seat could hope for, if it did the best.
    fn worth(&self) -> Worth {
        match self {
            Self::Worth(worth) => *worth,
            Self::Choices(choices) => choices[0].worth,
        }
    }
}

impl<G: Imagine + Evaluate> Plan<G> {
    /// What follows from all estimates, in the order of their numbers. `say` puts an action as the seat sees it.
    ///
    /// # Panics
    /// If it is not one result per estimate.
    pub fn conclude<T>(
        &self,
        found: &[Found],
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
        found: &[Found],
        say: &impl Fn(&G::View, &G::Action) -> T,
    ) -> Course<T> {
        let first = route.start.expect("every course begins");
        let judged = |number: usize| moment(&self.looks[number], &found[number], say);
        let mut chain = Chain::new(found[first].worth());
        let mut at = Some(first);
        let mut lost = Link::default();
        for leg in &route.legs {
            match *leg {
                Leg::Choice(number) => {
                    if at != Some(number) {
                        chain.push(std::mem::take(&mut lost), found[number].worth());
                        at = Some(number);
                    }
                    let moment = judged(number);
                    lost.known = -moment.loss();
                    lost.known_error = moment.loss_error;
                }
                Leg::Swing { cause, goal, .. } => {
                    let link = Link { cause: Some(cause), ..std::mem::take(&mut lost) };
                    let (worth, look) = match goal {
                        Goal::Look(number) => (found[number].worth(), Some(number)),
                        Goal::Result(worth) => (worth, None),
                    };
                    chain.push(link, worth);
                    at = look;
                }
            }
        }
        let mut shares = chain.shares().into_iter().map(|share| exact(share.clamp(0.0, 1.0)));
        let start = found[first].worth().share;
        shares.next();
        let mut points = vec![Point { entry: self.looks[first].entry, share: start }];
        let (mut moments, mut steps) = (Vec::new(), Vec::new());
        let (mut share, mut at) = (start, Some(first));
        for leg in &route.legs {
            let step = match *leg {
                Leg::Choice(number) => {
                    if at != Some(number) {
                        // the same hope, estimated again
                        shares.next();
                        at = Some(number);
                    }
                    let moment = judged(number);
                    let (entry, change) = (moment.entry, -moment.loss());
                    points.push(Point { entry: entry - 1, share: share.clamp(0.0, 1.0) });
                    moments.push(moment);
                    Step { cause: Cause::Choice, first: entry, last: entry, change }
                }
                Leg::Swing { cause, first, last, goal } => {
                    let smooth = shares.next().expect("a share for every estimate");
                    let (reached, look) = match goal {
                        Goal::Look(number) => (smooth, Some(number)),
                        Goal::Result(worth) => (worth.share, None),
                    };
                    at = look;
                    Step { cause, first, last, change: reached - share }
                }
            };
            share += step.change;
            points.push(Point { entry: step.last, share: share.clamp(0.0, 1.0) });
            steps.push(step);
        }
        let errors = Cause::ALL.map(|cause| match cause {
            Cause::Choice => moments.iter().map(|it| it.loss_error.powi(2)).sum::<f64>().sqrt(),
            cause => chain.error(cause),
        });
        let (seat, unjudged) = (route.seat, route.unjudged);
        Course { seat, start, end: share, moments, steps, points, unjudged, errors }
    }
}

fn moment<G: Imagine + Evaluate, T>(
    look: &Look<G>,
    found: &Found,
    say: &impl Fn(&G::View, &G::Action) -> T,
) -> Moment<T> {
    let (Some((legal, chosen)), Found::Choices(choices)) = (&look.decision, found) else {
        panic!("a decision is estimated as one");
    };
    let alternatives = choices.iter().map(|advice| Alternative {
        choice: say(&look.view, &legal[advice.choice]),
        worth: advice.worth,
        gap_error: advice.gap_error,
    });
    let place = choices.iter().position(|advice| advice.choice == *chosen).expect("measured");
    Moment {
        entry: look.entry + 1,
        choices: legal.len(),
        alternatives: alternatives.collect(),
        chosen: place,
        loss_error: if place == 0 { 0.0 } else { choices[0].gap_error },
    }
}
