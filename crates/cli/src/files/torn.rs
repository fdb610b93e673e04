//! Repairs records whose last write was cut off, by a kill or a power failure.

use gantry_catalog::{Table, TableStart, find_version};
use gantry_kernel::record::{By, Line, Record};

/// The game up to the last complete entry of a file that was cut off; `None` if the file is
/// complete or damaged in another way. Every entry is replayed and every outcome drawn again, so
/// only what the secret proves is accepted.
pub(crate) fn repair(text: &str) -> Option<Box<dyn Table>> {
    let log = text.find("\nbegin ")? + 1;
    let log = log + text[log..].find('\n')? + 1;
    let (head, log) = text.split_at(log);
    let whole = log.rfind('\n').map_or(0, |last| last + 1);
    let lines: Vec<&str> = log[..whole].lines().collect();
    let last = lines.last().copied().unwrap_or_default();
    if whole == log.len() && is_end(last) {
        return None;
    }
    // New lines are written over the old end, the rest of which may still be there after the cut.
    let rest_of_end = usize::from(whole == log.len() && !lines.is_empty());
    let counts = lines.len() - rest_of_end..=lines.len();
    counts.rev().find_map(|count| play(head, &lines[..count]))
}

/// Whether this is the end of a record, right or wrong: then the file was not cut off.
fn is_end(line: &str) -> bool {
    let words: Vec<_> = line.split(' ').collect();
    matches!(words[..], ["end", count, digest] if count.parse::<usize>().is_ok() && digest.len() == 64)
}

/// The game of these lines, if it replays exactly.
fn play(head: &str, lines: &[&str]) -> Option<Box<dyn Table>> {
    let log: String = lines.iter().flat_map(|line| [*line, "\n"]).collect();
    // The digest at the end is known only after the replay.
    let unproved = format!("{head}{log}end {} {}\n", lines.len(), "0".repeat(64));
    let record = Record::read(&unproved).ok()?;
    let header = record.header;
    let opening = TableStart {
        start: header.start,
        players: header.players,
        secret: header.secret?,
        salts: header.salts,
    };
    let mut table = find_version(&header.game, header.rules)?.open(opening).ok()?;
    for (index, Line { at, by, text, .. }) in record.lines.iter().enumerate() {
        if index < table.line_count() {
            // Consecutive outcomes are drawn together.
            continue;
        }
        match by {
            By::Seat(seat) => table.act(*at, *seat, text).ok()?,
            By::Chance => drop(table.settle(*at).ok()?),
            By::Clock => table.timeout(*at).ok()?,
            By::Table => table.note(*at, &text.parse().ok()?).ok()?,
        }
    }
    let whole = table.save().to_string();
    let same = whole.strip_prefix(head).is_some_and(|rest| rest.starts_with(&log));
    (same && table.line_count() == lines.len()).then_some(table)
}

#[cfg(test)]
mod tests {
    use super::*;
    use gantry_catalog::{SimPlan, find};

    /// The record of a game after this many entries.
    fn record(entries: usize) -> String {
        let listing = find("launch-pad").expect("a game");
        let bots = vec!["greedy".to_owned(); 2];
        let plan = SimPlan { games: 1, seed: 1, bots, options: Vec::new(), threads: 1 };
        let whole = listing.record_simulated(&plan, 0).expect("a game");
        let whole = listing.replay(&whole).expect("the same game");
        whole.at(entries).expect("the game is longer").save().to_string()
    }

    fn log_of(text: &str) -> usize {
        let begin = text.find("\nbegin ").expect("a begin line") + 1;
        begin + text[begin..].find('\n').expect("a whole line") + 1
    }

    #[test]
    fn a_record_that_is_cut_off_anywhere_has_all_its_whole_entries() {
        let text = record(9);
        let log = log_of(&text);
        let end = text.find("\nend ").expect("an end line") + 1;
        for cut in log..text.len() {
            let repaired = repair(&text[..cut]).unwrap_or_else(|| panic!("cut at {cut}"));
            assert_eq!(repaired.entries(), text[log..cut.min(end)].matches('\n').count(), "{cut}");
        }
        for cut in 0..log {
            assert!(repair(&text[..cut]).is_none(), "nothing had been played at {cut}");
        }
        assert!(repair(&text).is_none(), "nothing to repair");
    }

    /// A game of version 1 was cut off before there was another version; it goes on by the same
    /// rules.
    #[test]
    fn a_record_of_an_older_version_is_mended_by_its_rules() {
        let text = include_str!("../../../../games/launch-pad/tests/logs/two-seats.record");
        let log = log_of(text);
        for cut in [log + 900, text.len() / 2, text.len() - 100] {
            let repaired = repair(&text[..cut]).unwrap_or_else(|| panic!("cut at {cut}"));
            assert_eq!(repaired.entries(), text[log..cut].matches('\n').count(), "{cut}");
            assert_eq!(repaired.header().rules, 1);
            assert!(text.starts_with(&repaired.save().to_string()[..cut.min(log)]));
        }
    }

    #[test]
    fn the_old_end_may_stand_behind_half_an_entry() {
        let (old, new) = (record(7), record(9));
        let log = log_of(&new);
        for cut in old.len() - 70..new.len() {
            let rest = old.get(cut..).unwrap_or_default();
            let mixed = format!("{}{rest}", &new[..cut]);
            if Record::read(&mixed).is_ok() {
                continue;
            }
            let repaired = repair(&mixed).unwrap_or_else(|| panic!("cut at {cut}"));
            let whole = repaired.save().to_string();
            let kept = new[log..cut].matches('\n').count();
            assert!(
                (kept.max(7)..=9).contains(&repaired.entries()),
                "{cut}: {}",
                repaired.entries()
            );
            assert!(new.starts_with(&whole[..whole.find("\nend ").expect("an end line")]));
        }
        let zeros = format!("{}{}", &old[..old.len() - 20], "\0".repeat(4096));
        assert_eq!(repair(&zeros).expect("cut off").entries(), 7);
    }

    #[test]
    fn altered_records_are_not_repaired() {
        let text = record(9);
        let log = log_of(&text);
        let lines: Vec<_> = text[log..].lines().collect();
        for index in [1, 4, 8, 9] {
            let line = lines[index];
            let last = if line.ends_with('0') { "1" } else { "0" };
            let altered = format!("{}{last}", &line[..line.len() - 1]);
            assert!(repair(&text.replace(line, &altered)).is_none(), "{altered}");
        }
        let early = lines[4];
        let cut = &text[..text.len() - 9];
        assert!(repair(&cut.replace(early, &early.replace(" 0 ", " 1 "))).is_none());
        assert!(repair(&cut.replace("\nsecret ", "\nsecret 0")).is_none());
    }
}
