//! The table as rows of text: a player's panel.

use gantry_kernel::{Panel, Phrase, Row, Seat};

use super::card::{all_of, banner, each_of, either, values, work_now};
use super::prompt::launch_points;
use super::{colour, goal, mission, missions, points, row, specialist, specialists};
use crate::action::Symbol;
use crate::board::{Board, Task};
use crate::card::{Colour, Level, Mission, Objective, Specialist};
use crate::effect::Banner;
use crate::flight;
use crate::judge::{lab_price, launch_cost};
use crate::price::PER_ROUND;
use crate::score::{Score, goal_lacks, goal_points, goal_progress};
use crate::setup::Edition;
use crate::state::Stage;
use crate::view::View;

/// Everything about a player that the viewer may see.
pub fn seat_panel(view: &View, seat: Seat) -> Panel {
    let board = view.board(seat);
    let mut rows = if view.viewer.is(seat) { in_full(view, seat) } else { in_brief(view, seat) };
    rows.extend(played(view, board));
    rows.extend(launch(view, board));
    rows.extend(score(view, seat));
    let is_over = view.open.clock.stage == Stage::Over;
    let last = if is_over { scored(view, seat).total() } else { 0 };
    let title = Phrase::new(if view.viewer.is(seat) { "panel-own" } else { "panel-seat" })
        .with("seat", seat)
        .with("points", points(board.points + last));
    Panel { title, seat: Some(seat), rows, on_request: false }
}

fn in_full(view: &View, seat: Seat) -> Vec<Row> {
    let board = view.board(seat);
    vec![
        row("row-money", money(board, view)),
        row("row-rocket", rocket(view, board)),
        row("row-lab", lab(view, board)),
        row("row-techs", techs(board)),
        row("row-earth", earth(view, seat)),
        row("row-space", space(view, board)),
        row("row-hand", hand(view, seat)),
        row("row-goals", objectives(view, seat)),
    ]
}

/// Another player's board: fewer rows, so that four players fit on a screen.
fn in_brief(view: &View, seat: Seat) -> Vec<Row> {
    let board = view.board(seat);
    let [money, income, rockets] = money(board, view);
    let [rocket, upgrades] = rocket(view, board);
    let lab = Phrase::new("cell-lab-brief").with("level", board.lab.number());
    let mut rows = vec![
        row("row-board", [money, income, lab, rocket, upgrades]),
        row("row-techs", techs(board).chain([rockets])),
    ];
    if !board.earth.is_empty() {
        rows.push(row("row-earth", earth(view, seat)));
    }
    if !board.space.is_empty() {
        rows.push(row("row-space", space(view, board)));
    }
    rows.push(row("row-hand", hand(view, seat).into_iter().chain(objectives(view, seat))));
    rows
}

fn money(board: &Board, view: &View) -> [Phrase; 3] {
    let most = view.open.data().tracks.income_most;
    [
        Phrase::new("cell-money").with("money", usize::from(board.money)),
        Phrase::new("cell-income").with("income", board.income).with("most", most),
        Phrase::new("cell-rockets").with("count", board.rockets),
    ]
}

fn rocket(view: &View, board: &Board) -> [Phrase; 2] {
    let data = view.open.data();
    let tracks = &data.tracks;
    [
        Phrase::new("cell-rocket")
            .with("cost", board.cost(data))
            .with("capacity", board.weight(data)),
        Phrase::new("cell-upgrades")
            .with("capacity", board.capacity)
            .with("capacities", tracks.capacity_upgrades)
            .with("propulsion", board.propulsion)
            .with("propulsions", tracks.propulsion_upgrades),
    ]
}

fn lab(view: &View, board: &Board) -> Vec<Phrase> {
    let data = view.open.data();
    let scored = launch_points(view, data, board.lab);
    let mut cells = vec![
        Phrase::new("cell-lab").with("level", board.lab.number()).with("points", points(scored)),
    ];
    if let Some((next, price)) = board.lab.next().zip(lab_price(data, board)) {
        cells.push(
            Phrase::new("work-lab-now")
                .with("level", next.number())
                .with("money", usize::from(price)),
        );
    }
    cells
}

fn techs(board: &Board) -> impl Iterator<Item = Phrase> {
    Colour::ALL.into_iter().map(|hue| {
        Phrase::new("cell-techs").with("colour", colour(hue)).with("count", board.tech(hue))
    })
}

/// Missions on Earth by level, and what prevents launching them now; the viewer's own in full.
fn earth(view: &View, seat: Seat) -> Vec<Phrase> {
    let board = view.board(seat);
    let data = view.open.data();
    let mut waiting = board.earth;
    if board.task == Task::Load {
        waiting.remove_all(board.flight.cargo);
    }
    let cell = |level: Level| {
        let held = waiting.within(data.level_mask(level));
        if held.is_empty() {
            return None;
        }
        let lacks = lacking(view, board, level);
        let shown = held.cards().map(|kind| on_earth(view, seat, kind, lacks.is_empty()));
        let shown: Vec<Phrase> = shown.collect();
        let key = if lacks.is_empty() { "cell-earth" } else { "cell-earth-lacks" };
        let cell = Phrase::new(key).with("level", level.number()).with("missions", shown);
        Some(if lacks.is_empty() { cell } else { cell.with("lacks", lacks) })
    };
    Level::ALL.into_iter().filter_map(cell).collect()
}

/// A mission on Earth, and whether a rocket with all the capacity available now can carry it.
fn on_earth(view: &View, seat: Seat, kind: Mission, level_may_go: bool) -> Phrase {
    let data = view.open.data();
    let weight = data.mission(kind).weight;
    let shown = if view.viewer.is(seat) {
        values(data, kind)
    } else {
        Phrase::new("values-short").with("weight", weight)
    };
    let missing = weight.saturating_sub(most_capacity(view, view.board(seat)));
    let phrase = Phrase::new(match missing {
        0 if level_may_go => "earth-ready",
        0 => "earth-waits",
        _ => "earth-heavy",
    })
    .with("mission", mission(data, kind))
    .with("values", shown);
    if missing > 0 { phrase.with("missing", missing) } else { phrase }
}

/// The most that the remaining affordable launches could carry.
fn most_capacity(view: &View, board: &Board) -> u8 {
    let symbols = symbols(view, board);
    let cost = |symbol: &Symbol| launch_cost(view.open.data(), board, *symbol);
    let paid = symbols.clone().filter(|symbol| cost(symbol) <= board.money);
    let carried = |symbol| flight::most_capacity(&view.open, board, symbol);
    let most = paid.map(carried).max().or_else(|| symbols.map(carried).max());
    most.unwrap_or(board.weight(view.open.data()))
}

/// The launch symbols left in this round, the cheapest first.
fn symbols(view: &View, board: &Board) -> impl Iterator<Item = Symbol> + Clone + use<> {
    let within_limit = made(view, board) < PER_ROUND;
    let banner = (within_limit && board.round.launches > 0).then_some(Symbol::Banner);
    let lab = (within_limit && !board.round.lab_used).then_some(Symbol::Lab);
    banner.into_iter().chain(lab)
}

/// What prevents launching missions of a level, whatever their weight (LO-6).
fn lacking(view: &View, board: &Board, level: Level) -> Vec<Phrase> {
    let open = &view.open;
    let mut lacks = Vec::new();
    if board.lab < level {
        lacks.push(Phrase::new("lack-lab").with("level", level.number()));
    }
    if !flight::meets(open, board, level) {
        let alternatives = &open.data().requirements[level.index()][open.clock.phase()];
        let missing = |needed: &[u8; 4]| {
            Colour::ALL.map(|hue| needed[hue.index()].saturating_sub(board.tech(hue)))
        };
        match alternatives.as_slice() {
            [only] => lacks.extend(each_of(missing(only))),
            several => lacks.extend(either(several.iter().map(|needed| all_of(missing(needed))))),
        }
    }
    match symbols(view, board).next() {
        // LO-6.6
        None if made(view, board) >= PER_ROUND => {
            lacks.push(Phrase::new(match open.setup.edition {
                Edition::De => "lack-fourth",
                Edition::En | Edition::Fr => "lack-place",
            }));
        }
        None => lacks.push(Phrase::new("lack-launch")),
        Some(symbol) => {
            let short = launch_cost(open.data(), board, symbol).saturating_sub(board.money);
            if short > 0 {
                lacks.push(Phrase::new("lack-money").with("money", usize::from(short)));
            }
        }
    }
    lacks
}

/// What counts towards the limit of a round.
fn made(view: &View, board: &Board) -> usize {
    match view.open.setup.edition {
        Edition::De => board.round.flights.into(),
        Edition::En | Edition::Fr => board.round.flown.into(),
    }
}

/// Missions in space, by level.
fn space(view: &View, board: &Board) -> Vec<Phrase> {
    let data = view.open.data();
    let of = |level: Level| {
        let held = board.space.within(data.level_mask(level));
        (!held.is_empty()).then(|| {
            Phrase::new("cell-space")
                .with("level", level.number())
                .with("count", held.len())
                .with("missions", missions(data, held))
        })
    };
    Level::ALL.into_iter().filter_map(of).collect()
}

fn hand(view: &View, seat: Seat) -> Vec<Phrase> {
    let open = &view.open;
    let data = open.data();
    if !view.viewer.is(seat) {
        let known = view.known_in_hand(seat);
        let mut cells =
            vec![Phrase::new("cell-cards").with("count", view.seats[seat.index()].cards)];
        if !known.is_empty() {
            cells.push(Phrase::new("cell-known").with("cards", specialists(data, &known)));
        }
        return cells;
    }
    let cell = |&card: &Specialist| {
        let values = data.specialist(card);
        let works = values.works.iter().map(|&work| work_now(open, view.board(seat), work));
        Phrase::new("cell-specialist")
            .with("card", specialist(data, card))
            .with("banner", banner(values.banner))
            .with("works", works.collect::<Vec<_>>())
    };
    view.seats[seat.index()].hand.iter().map(cell).collect()
}

fn objectives(view: &View, seat: Seat) -> Vec<Phrase> {
    let held = &view.seats[seat.index()];
    if held.shown.is_empty() && held.goals > 0 {
        return vec![Phrase::new("cell-goals").with("count", held.goals)];
    }
    held.shown.iter().map(|&card| progress(view, view.board(seat), card)).collect()
}

/// The progress of an objective, and what it takes to get further.
fn progress(view: &View, board: &Board, card: Objective) -> Phrase {
    let setup = &view.open.setup;
    let data = setup.data();
    let met = goal_progress(data, board, card);
    let steps = &data.objective(card).points[setup.edition as usize];
    let lacks = goal_lacks(data, board, card);
    // A threshold that only a missing level holds back is the next step.
    let reached = |threshold: u8| u16::from(threshold) <= met && lacks.is_none();
    let next = steps.iter().find(|(threshold, _)| !reached(*threshold));
    let phrase = Phrase::new(match (next, lacks) {
        (Some(_), None) => "cell-goal",
        (None, None) => "cell-goal-full",
        (Some(_), Some(_)) => "cell-goal-lacks",
        (None, Some(_)) => "cell-goal-full-lacks",
    })
    .with("goal", goal(data, card))
    .with("count", usize::from(met));
    let phrase = match lacks {
        Some(level) => phrase.with("level", level.number()),
        None => phrase.with("now", usize::from(goal_points(setup, board, card))),
    };
    match next {
        Some(&(threshold, worth)) => phrase.with("next", threshold).with("worth", worth),
        None => phrase,
    }
}

/// Specialists played in this round, and what is left of their banners.
fn played(view: &View, board: &Board) -> Option<Row> {
    let data = view.open.data();
    let round = &board.round;
    let stage = view.open.clock.stage;
    if round.played.is_empty() {
        return None;
    }
    let mut cells = specialists(data, &round.played);
    let draws = matches!(stage, Stage::Specialists | Stage::Missions);
    let extra = if draws { round.missions } else { 0 };
    let left = std::iter::repeat_n(Banner::Mission, extra.into())
        .chain(round.weights.iter().map(|&weight| Banner::Weight(weight)))
        .chain(std::iter::repeat_n(Banner::Launch, round.launches.into()));
    let left: Vec<Phrase> = left.map(banner).collect();
    if !left.is_empty() {
        cells.push(Phrase::new("cell-left-over").with("banners", left));
    }
    if round.lab_used {
        cells.push(Phrase::new("cell-lab-used"));
    }
    Some(row("row-played", cells))
}

/// The launch being prepared.
fn launch(view: &View, board: &Board) -> Option<Row> {
    let data = view.open.data();
    if board.task != Task::Load {
        return None;
    }
    let load = Phrase::new("cell-load")
        .with("load", flight::load(data, board))
        .with("capacity", flight::capacity(&view.open, board))
        .with("cost", usize::from(launch_cost(data, board, board.flight.symbol)));
    Some(row("row-launch", [load].into_iter().chain(missions(data, board.flight.cargo))))
}

fn scored(view: &View, seat: Seat) -> Score {
    Score::of(&view.open.setup, view.board(seat), &view.seats[seat.index()].shown)
}

/// What final scoring would bring now; at the end, what it brought.
fn score(view: &View, seat: Seat) -> Option<Row> {
    let stage = view.open.clock.stage;
    let is_over = stage == Stage::Over;
    let is_own = view.viewer.is(seat) && view.open.clock.round > 0;
    if !is_over && !is_own {
        return None;
    }
    let board = view.board(seat);
    let score = scored(view, seat);
    let sum = Phrase::new("cell-score")
        .with("points", usize::from(board.points))
        .with("missions", usize::from(score.missions))
        .with("goals", usize::from(score.goals))
        .with("green", usize::from(score.green))
        .with("money", usize::from(score.money))
        .with("total", usize::from(board.points + score.total()));
    Some(row(if is_over { "row-points" } else { "row-points-now" }, [sum]))
}
