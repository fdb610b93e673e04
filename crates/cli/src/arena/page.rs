//! The figures as a section of a page that anybody can reproduce.

use gantry_kernel::{DATA_OPTION, Digest};

use super::{ArenaRun, amount, tables, verdict};
use crate::args::Arena;
use crate::shell::quoted;

pub(super) fn of(held: &ArenaRun<'_>, arguments: &Arena) -> String {
    let ArenaRun { listing, plan, report, .. } = held;
    let first = plan.seed;
    let last = plan.seed.wrapping_add(report.deals - 1);
    let mut lines = vec![
        format!("## {}: {} seats", listing.title, plan.seats),
        String::new(),
        format!("    {}", command(held, arguments)),
        String::new(),
        format!("- gantry {}, rules version {}", env!("CARGO_PKG_VERSION"), listing.rules),
        format!(
            "- {} on {}, seeds {first} to {last}; {}",
            amount(report.games, "game"),
            amount(report.deals, "deal"),
            verdict(report)
        ),
    ];
    for (key, value) in report.options.iter().filter(|(_, value)| !value.is_empty()) {
        lines.push(if key == DATA_OPTION {
            format!("- own component values, digest {}", Digest::of_text(value).short())
        } else {
            format!("- {key}: {value}")
        });
    }
    for section in [tables::records(held), tables::duels(held), tables::thinking(held)] {
        lines.push(format!("\n{}:\n", section.title));
        lines.extend(section.markdown());
    }
    lines.push(String::new());
    lines.join("\n")
}

/// The command that produces this section, with all defaults written out.
fn command(held: &ArenaRun<'_>, arguments: &Arena) -> String {
    let plan = held.plan;
    let mut words: Vec<String> = ["gantry", "arena", held.listing.id].map(Into::into).into();
    let mut say = |option: &str, value: String| words.extend([option.to_owned(), quoted(&value)]);
    say("--bots", plan.bots.join(","));
    say("--seats", plan.seats.to_string());
    say("--games", plan.games.to_string());
    say("--seed", plan.seed.to_string());
    for (key, value) in &arguments.batch.options {
        say("--option", format!("{key}={value}"));
    }
    if let Some(path) = &arguments.batch.data {
        say("--data", path.display().to_string());
    }
    if plan.all {
        words.push("--all".into());
    }
    words.push("--markdown".into());
    words.join(" ")
}
