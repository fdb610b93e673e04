//! Walks through a game and lists what has to be estimated. The estimates are independent.

use gantry_heuristics::Evaluate;
use gantry_kernel::{
    Awaiting, Dice, Entry, Game, Imagine, Input, Match, News, Purpose, Seat, SeatSet, Seed, Viewer,
};

use super::compare::{expectation, judge};
use super::{Cause, RatedChoice, WinShare};
use crate::search::{Budget, in_rush, win_share};

/// A decision takes a search and several measurements.
const DECISION_WEIGHT: f64 = 5.0;

/// What has to be estimated to analyse a game.
#[derive(Debug)]
pub struct Plan<G: Game> {
    pub(super) viewpoints: Vec<Viewpoint<G>>,
    pub(super) routes: Vec<Route>,
    pub(super) entries: usize,
    pub(super) over: bool,
}

/// A point of the game as a seat sees it.
#[derive(Debug)]
pub(super) struct Viewpoint<G: Game> {
    pub(super) seat: Seat,
    /// The number of entries before it.
    pub(super) entry: usize,
    pub(super) view: G::View,
    /// The legal actions and the chosen one, if the seat decides here.
    pub(super) decision: Option<(Vec<G::Action>, usize)>,
}

/// What was estimated at one point.
#[derive(Clone, Debug, PartialEq)]
pub enum Estimated {
    /// Nobody decided: what the seat could expect.
    Worth(WinShare),
    /// The best choices and the chosen one.
    Choices(Vec<RatedChoice>),
}

/// Where a step leads.
#[derive(Clone, Copy, Debug)]
pub(super) enum Goal {
    /// An estimate, by number.
    Viewpoint(usize),
    /// The result.
    Result(WinShare),
}

/// A step of a route: a decision, or a change that the seat did not decide.
#[derive(Clone, Copy, Debug)]
pub(super) enum Leg {
    /// The decision at this estimate.
    Choice(usize),
    Swing {
        cause: Cause,
        first: usize,
        last: usize,
        goal: Goal,
    },
}

/// The estimates of one seat, in order.
#[derive(Debug)]
pub(super) struct Route {
    pub(super) seat: Seat,
    pub(super) start: Option<usize>,
    pub(super) legs: Vec<Leg>,
    pub(super) unjudged: usize,
    /// Entries whose effect is not recorded yet.
    open: Option<Run>,
}

/// Adjacent entries with one cause.
#[derive(Clone, Copy, Debug)]
struct Run {
    cause: Cause,
    first: usize,
    last: usize,
    /// An action of the seat itself that showed nothing: its effect is recorded at the end of a run
    /// of decisions.
    silent: bool,
}

/// What an entry means to a seat.
enum Kind<A> {
    Nothing,
    /// `shows` is the cause of whatever is revealed after it.
    Decision {
        legal: Vec<A>,
        chosen: usize,
        silent: bool,
        shows: Cause,
    },
    Swing(Cause),
}

impl<G: Imagine + Evaluate> Plan<G> {
    /// Lists what has to be estimated for these seats.
    pub fn of(played: &Match<G>, seats: SeatSet) -> Self {
        let over = played.awaiting() == Awaiting::Over;
        let entries = played.entries().len();
        let asked = Seat::all(G::seats(G::setup(played.state()))).filter(|s| seats.contains(*s));
        let routes = asked.map(Route::new).collect();
        let mut plan = Self { viewpoints: Vec::new(), routes, entries, over };
        let mut before = played.start().clone();
        for (index, entry) in played.entries().iter().enumerate() {
            let mut after = before.clone();
            G::apply(&mut after, entry.at, &entry.input(), &mut News::silent());
            let replaced = is_replaced(&played.entries()[index..]);
            for route in 0..plan.routes.len() {
                plan.enter(route, index, entry, replaced, (&before, &after));
            }
            before = after;
        }
        (0..plan.routes.len()).for_each(|route| plan.close(route, &before));
        plan
    }

    /// How many estimates there are to make.
    pub fn len(&self) -> usize {
        self.viewpoints.len()
    }

    /// Whether there is nothing to estimate.
    pub fn is_empty(&self) -> bool {
        self.viewpoints.is_empty()
    }

    /// Makes one estimate, independently of all others. A time budget covers all estimates
    /// together; an iteration budget is for each.
    ///
    /// # Panics
    /// If there is no estimate with this number.
    pub fn estimate(&self, number: usize, budget: Budget) -> Estimated {
        let viewpoint = &self.viewpoints[number];
        let weight = |viewpoint: &Viewpoint<G>| {
            if viewpoint.decision.is_some() { DECISION_WEIGHT } else { 1.0 }
        };
        let budget =
            budget.part(weight(viewpoint) / self.viewpoints.iter().map(weight).sum::<f64>());
        let purpose = Purpose(u16::try_from(viewpoint.seat.index()).expect("few seats"));
        let entry = u32::try_from(viewpoint.entry).expect("fewer than 2^32 entries");
        let mut dice = Dice::keyed(&Seed::from_number(0), purpose, entry);
        let (view, seat) = (&viewpoint.view, viewpoint.seat);
        if let Some((legal, chosen)) = &viewpoint.decision {
            return Estimated::Choices(judge::<G>(view, seat, legal, *chosen, budget, &mut dice));
        }
        Estimated::Worth(expectation::<G>(view, seat, budget, &mut dice))
    }

    fn add_viewpoint(&mut self, seat: Seat, entry: usize, view: G::View) -> usize {
        self.viewpoints.push(Viewpoint { seat, entry, view, decision: None });
        self.viewpoints.len() - 1
    }

    fn enter(
        &mut self,
        route: usize,
        index: usize,
        entry: &Entry<G>,
        replaced: bool,
        (before, after): (&G::State, &G::State),
    ) {
        let seat = self.routes[route].seat;
        let [view, next] = [before, after].map(|state| G::view(state, Viewer::Seat(seat)));
        let kind = kind::<G>(seat, before, entry, replaced, view == next);
        if let (Some(by), Kind::Swing(Cause::Rush)) = (entry.actor(), &kind) {
            self.routes[route].unjudged += usize::from(by == seat);
        }
        let number = index + 1;
        match kind {
            Kind::Nothing => self.begin(route, index, view),
            Kind::Decision { legal, chosen, silent, shows } => {
                let viewpoint = self.add_viewpoint(seat, index, view);
                self.viewpoints[viewpoint].decision = Some((legal, chosen));
                let route = &mut self.routes[route];
                route.start.get_or_insert(viewpoint);
                route.arrive(Goal::Viewpoint(viewpoint), true);
                route.legs.push(Leg::Choice(viewpoint));
                route.open = Some(Run { cause: shows, first: number, last: number, silent });
            }
            Kind::Swing(cause) => match &mut self.routes[route].open {
                Some(run) if run.cause == cause => {
                    run.last = number;
                    run.silent = false;
                }
                open => {
                    if open.is_some() {
                        let viewpoint = self.add_viewpoint(seat, index, view);
                        self.routes[route].arrive(Goal::Viewpoint(viewpoint), false);
                    } else {
                        self.begin(route, index, view);
                    }
                    let run = Run { cause, first: number, last: number, silent: false };
                    self.routes[route].open = Some(run);
                }
            },
        }
    }

    /// Adds the first estimate, if there is none yet.
    fn begin(&mut self, route: usize, index: usize, view: G::View) {
        if self.routes[route].start.is_none() {
            let viewpoint = self.add_viewpoint(self.routes[route].seat, index, view);
            self.routes[route].start = Some(viewpoint);
        }
    }

    /// Adds the last estimate.
    fn close(&mut self, route: usize, end: &G::State) {
        let seat = self.routes[route].seat;
        let view = G::view(end, Viewer::Seat(seat));
        let entries = self.entries;
        if let Some(standings) = G::standings(end) {
            self.begin(route, entries, view);
            let last = Run { cause: Cause::Luck, first: entries, last: entries, silent: false };
            self.routes[route].open.get_or_insert(last);
            let result = Goal::Result(WinShare::exact(win_share(&standings, seat), 0.0));
            self.routes[route].arrive(result, false);
        } else if self.routes[route].open.is_some() {
            let viewpoint = self.add_viewpoint(seat, entries, view);
            self.routes[route].arrive(Goal::Viewpoint(viewpoint), false);
        } else {
            self.begin(route, entries, view);
        }
    }
}

impl Route {
    const fn new(seat: Seat) -> Self {
        Self { seat, start: None, legs: Vec::new(), unjudged: 0, open: None }
    }

    /// Records the entries since the last estimate. At a decision, a silent action before it is
    /// skipped.
    fn arrive(&mut self, goal: Goal, decides: bool) {
        if let Some(Run { cause, first, last, silent }) = self.open.take()
            && !(silent && decides)
        {
            self.legs.push(Leg::Swing { cause, first, last, goal });
        }
    }
}

/// Whether the player of the first entry acts again before anything is shown.
fn is_replaced<G: Game>(entries: &[Entry<G>]) -> bool {
    let Some((first, later)) = entries.split_first() else { return false };
    let hidden = later.iter().take_while(|entry| !entry.revealed).chain(
        // The entry that reveals everything may be the new choice.
        later.iter().find(|entry| entry.revealed),
    );
    let by = first.actor();
    !first.revealed && by.is_some() && hidden.map(Entry::actor).any(|other| other == by)
}

fn kind<G: Evaluate>(
    seat: Seat,
    before: &G::State,
    entry: &Entry<G>,
    replaced: bool,
    unseen: bool,
) -> Kind<G::Action> {
    if in_rush::<G>(before) {
        return Kind::Swing(Cause::Rush);
    }
    // All sealed choices are revealed at once, no matter who was last.
    let in_secret = matches!(G::awaiting(before), Awaiting::Players { sealed: true, .. });
    let shows = if in_secret { Cause::Others } else { Cause::Luck };
    match &entry.input() {
        // Another choice replaced it.
        Input::Act { seat: by, .. } if *by == seat && in_secret && replaced => Kind::Nothing,
        Input::Act { seat: by, action } if *by == seat => {
            let mut legal = Vec::new();
            G::legal(before, seat, &mut legal);
            match legal.binary_search(action) {
                Ok(chosen) if legal.len() > 1 => {
                    Kind::Decision { legal, chosen, silent: !entry.revealed, shows }
                }
                _ if entry.revealed => Kind::Swing(shows),
                _ => Kind::Nothing,
            }
        }
        _ if unseen => Kind::Nothing,
        Input::Act { .. } if in_secret && !entry.revealed => Kind::Nothing,
        Input::Act { .. } => Kind::Swing(Cause::Others),
        Input::Chance(_) | Input::Timeout => Kind::Swing(Cause::Luck),
    }
}
