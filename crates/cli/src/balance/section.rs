//! The figures as tables, the same on a screen and on a page.

use gantry_catalog::{BalanceReport, GroupResults, Share, SubjectTally};

use crate::section::{Section, heads};

/// What the stars mean.
pub(super) const STARS: &str = "* of 30 cases or more: the 95 % interval of wins is over a percentage point off what was \
     expected, or it is taken in under 5 % or over 95 % of offers";

/// Stars and names.
const NAMES: usize = 2;

/// Facts of one line each.
pub(super) fn facts(report: &BalanceReport) -> Vec<String> {
    let scores = &report.scores;
    let number = |score: Option<i32>| score.map_or_else(none, |score| score.to_string());
    let deciles: Vec<String> = scores.deciles().iter().map(ToString::to_string).collect();
    vec![
        format!("expected wins: {:.1} %", 100.0 * report.expected()),
        format!(
            "scores: mean {:.1}, from {} to {}",
            scores.mean(),
            number(scores.least()),
            number(scores.most()),
        ),
        format!("deciles of scores: {}", deciles.join(", ")),
        format!(
            "first of a game: mean {:.1}, ahead of the second by {:.1}",
            report.best_mean(),
            report.mean_margin(),
        ),
    ]
}

/// All tables: places, milestones, and one for each way in which components are used.
pub(super) fn all(report: &BalanceReport) -> Vec<Section> {
    let mut sections = vec![places(report), milestones(report)];
    for group in groups(report) {
        sections.push(subjects(report, &group));
    }
    sections
}

fn places(report: &BalanceReport) -> Section {
    let row = |(place, tally): (usize, &gantry_catalog::PlaceTally)| {
        let (wins, interval) = share(tally.fate.wins());
        let mean = tally.mean().map_or_else(none, |mean| format!("{mean:.1}"));
        let name = if place == 0 { "1 (begins)".into() } else { (place + 1).to_string() };
        vec![String::new(), name, mean, lead(tally.fate.mean_lead()), wins, interval]
    };
    Section {
        title: "Order of play".into(),
        names: NAMES,
        head: heads(&["", "place", "score", "lead", "wins", "interval"]),
        rows: report.places.iter().enumerate().map(row).collect(),
    }
}

fn milestones(report: &BalanceReport) -> Section {
    let row = |tally: &gantry_catalog::MilestoneTally| {
        let (seats, seats_interval) = share(report.seats_reached(tally));
        let (games, games_interval) = share(report.games_reached(tally));
        let (wins, interval) = share(tally.fate.wins());
        let name = tally.name.to_owned();
        vec![String::new(), name, seats, seats_interval, games, games_interval, wins, interval]
    };
    let interval = "interval";
    Section {
        title: "Milestones".into(),
        names: NAMES,
        head: heads(&["", "milestone", "seats", interval, "games", interval, "wins", interval]),
        rows: report.milestones.iter().map(row).collect(),
    }
}

/// Tallies of the same group and usage, best winners first and those nobody took last.
fn groups(report: &BalanceReport) -> Vec<Vec<&SubjectTally>> {
    let key = |tally: &SubjectTally| (tally.subject.group, tally.subject.usage);
    let mut groups: Vec<Vec<&SubjectTally>> = Vec::new();
    for tally in &report.subjects {
        match groups.iter_mut().find(|group| key(group[0]) == key(tally)) {
            Some(group) => group.push(tally),
            None => groups.push(vec![tally]),
        }
    }
    let wins = |tally: &SubjectTally| tally.takers.wins().map_or(-1.0, |wins| wins.share);
    for group in &mut groups {
        group.sort_by(|one, other| wins(other).total_cmp(&wins(one)));
    }
    groups
}

fn subjects(report: &BalanceReport, group: &[&SubjectTally]) -> Section {
    let told = group.iter().any(|tally| tally.mean_brought().is_some());
    let row = |tally: &&SubjectTally| {
        let flags = report.flags(tally);
        let (wins, interval) = share(tally.takers.wins());
        let mut row = vec![
            if flags.is_empty() { "" } else { "*" }.to_owned(),
            tally.subject.id.to_owned(),
            tally.offered.to_string(),
            tally.taken.to_string(),
            tally.share().map_or_else(none, percent),
        ];
        if told {
            row.push(tally.mean_brought().map_or_else(none, |points| format!("{points:.1}")));
        }
        row.extend([
            tally.takers.seats.to_string(),
            lead(tally.takers.mean_lead()),
            wins,
            interval,
        ]);
        let remarks: Vec<&str> = flags.iter().map(|flag| flag.text()).collect();
        row.push(remarks.join(", "));
        row
    };
    let subject = group[0].subject;
    let mut head = vec!["", subject.group, "offered", subject.usage, "share"];
    if told {
        head.push("points");
    }
    head.extend(["seats", "lead", "wins", "interval", ""]);
    let title = format!("{}s {}", crate::show::sentence(subject.group, &[]), subject.usage);
    let mut rows: Vec<Vec<String>> = group.iter().map(row).collect();
    rows.push(together(group, head.len()));
    Section { title, names: NAMES, head: heads(&head), rows }
}

/// The last row of subjects: what is usual among them, which need not be what was expected. Whoever
/// flies anything wins more often than others.
fn together(group: &[&SubjectTally], columns: usize) -> Vec<String> {
    let takers: GroupResults = group.iter().map(|tally| tally.takers).sum();
    let mut row = vec![String::new(); columns];
    row[1] = "(all of them)".into();
    row[2] = group.iter().map(|tally| tally.offered).sum::<u64>().to_string();
    row[3] = group.iter().map(|tally| tally.taken).sum::<u64>().to_string();
    row[columns - 5] = takers.seats.to_string();
    row[columns - 4] = lead(takers.mean_lead());
    row[columns - 3] = share(takers.wins()).0;
    row
}

fn none() -> String {
    "–".into()
}

fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}

/// A share and its interval.
fn share(share: Option<Share>) -> (String, String) {
    match share {
        None => (none(), none()),
        Some(Share { share, low, high }) => {
            (percent(share), format!("{:.1}–{:.1}", 100.0 * low, 100.0 * high))
        }
    }
}

fn lead(lead: Option<f64>) -> String {
    // Nobody wants to read -0.0.
    lead.map_or_else(none, |lead| format!("{:+.1}", if lead.abs() < 0.05 { 0.0 } else { lead }))
}
