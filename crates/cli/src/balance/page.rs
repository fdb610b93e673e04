//! The figures as a page that anybody can reproduce.

use gantry_kernel::{DATA_OPTION, Digest};

use super::{BalanceRun, section};
use crate::args::Balance;
use crate::shell::quoted;

const READING: &str = "\
How to read it: *share* is how often something was taken when it was offered. *Seats* counts those who took it at
least once in a game; *lead* is their score less the mean of their table, *wins* their share of wins, a shared win
counted in parts, with Wilson's 95 % interval. Seats of the same game are taken as independent, which makes intervals
of wins rather too wide. *Points* is what it brought a seat that had it. Who is ahead can afford more: winning with a
card is not yet winning through it. Compare it with the last row of its table as
well as with the expected wins. Bots see less in some cards than people do.
";

pub(super) fn of(weighed: &BalanceRun<'_>, arguments: &Balance) -> String {
    let BalanceRun { listing, plan, report } = weighed;
    let mut lines = vec![
        format!("# {}: balance with {} seats", listing.title, plan.bots.len()),
        String::new(),
        format!("    {}", command(weighed, arguments)),
        String::new(),
        format!("- gantry {}, rules version {}", env!("CARGO_PKG_VERSION"), listing.rules),
        format!("- games: {}, the first with seed {}", report.games, plan.seed),
        format!("- bots: {}", plan.bots.join(", ")),
    ];
    for (key, value) in report.options.iter().filter(|(_, value)| !value.is_empty()) {
        lines.push(if key == DATA_OPTION {
            format!("- own component values, digest {}", Digest::of_text(value).short())
        } else {
            format!("- {key}: {value}")
        });
    }
    lines.extend(section::facts(report).iter().map(|fact| format!("- {fact}")));
    lines.push(format!("\n{READING}\n{}.", section::STARS.replace('*', "\\*")));
    for section in section::all(report) {
        lines.push(format!("\n## {}\n", section.title));
        lines.extend(section.markdown());
    }
    lines.push(String::new());
    lines.join("\n")
}

/// The command that produces this page, with all defaults written out.
fn command(weighed: &BalanceRun<'_>, arguments: &Balance) -> String {
    let plan = weighed.plan;
    let mut words: Vec<String> = ["gantry", "balance", weighed.listing.id].map(Into::into).into();
    let mut say = |option: &str, value: String| words.extend([option.to_owned(), quoted(&value)]);
    say("--seats", plan.bots.len().to_string());
    say("--games", plan.games.to_string());
    say("--seed", plan.seed.to_string());
    say("--bots", arguments.bots.join(","));
    for (key, value) in &arguments.batch.options {
        say("--option", format!("{key}={value}"));
    }
    if let Some(path) = &arguments.batch.data {
        say("--data", path.display().to_string());
    }
    words.push("--markdown".into());
    words.join(" ")
}
