//! Makes courses of estimates.

use gantry_kernel::{Evaluate, Imagine};

use super::plan::{Goal, Leg, Look, Route};
use super::{Alternative, Analysis, Cause, Course, Found, Moment, Plan, Point, Step, Worth};

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
        let start = found[first].worth().share;
        let mut points = vec![Point { entry: self.looks[first].entry, share: start }];
        let (mut moments, mut steps) = (Vec::new(), Vec::new());
        let mut share = start;
        for leg in &route.legs {
            let (step, point) = match *leg {
                Leg::Choice(number) => {
                    let moment = moment(&self.looks[number], &found[number], say);
                    let entry = moment.entry;
                    let step = Step {
                        cause: Cause::Choice,
                        first: entry,
                        last: entry,
                        change: -moment.loss(),
                    };
                    points.push(Point { entry: entry - 1, share: moment.best() });
                    let point = Point { entry, share: moment.kept() };
                    moments.push(moment);
                    (step, point)
                }
                Leg::Swing { cause, first, last, goal } => {
                    let worth = match goal {
                        Goal::Look(number) => found[number].worth(),
                        Goal::Result(worth) => worth,
                    };
                    let step = Step { cause, first, last, change: worth.share - share };
                    (step, Point { entry: last, share: worth.share })
                }
            };
            share += step.change;
            steps.push(step);
            points.push(point);
        }
        let (seat, unjudged) = (route.seat, route.unjudged);
        Course { seat, start, end: share, moments, steps, points, unjudged }
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
    });
    Moment {
        entry: look.entry + 1,
        choices: legal.len(),
        alternatives: alternatives.collect(),
        chosen: choices.iter().position(|advice| advice.choice == *chosen).expect("measured"),
    }
}
