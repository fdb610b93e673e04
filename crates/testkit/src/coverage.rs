//! Which numbered rules have a scenario, and which have none.

use std::fmt;

pub use gantry_scenario::rules::{prefix, rule_ids};
use gantry_scenario::{File, read};

/// Rules and the scenarios that cover them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Coverage {
    rules: Vec<(String, Vec<String>)>,
    unknown: Vec<(String, String)>,
}

impl Coverage {
    /// Which of these rules the scenarios of these files cover.
    pub fn of<'a>(ids: &[String], files: impl IntoIterator<Item = &'a File>) -> Self {
        let mut rules: Vec<(String, Vec<String>)> =
            ids.iter().map(|id| (id.clone(), Vec::new())).collect();
        let mut unknown = Vec::new();
        for scenario in files.into_iter().flat_map(|file| &file.scenarios) {
            for named in &scenario.rules {
                match rules.iter_mut().find(|(id, _)| id == named) {
                    Some((_, titles)) => titles.push(scenario.title.clone()),
                    None => unknown.push((named.clone(), scenario.title.clone())),
                }
            }
        }
        Self { rules, unknown }
    }

    /// The rules that no scenario covers.
    pub fn missing(&self) -> Vec<&str> {
        let bare = self.rules.iter().filter(|(_, titles)| titles.is_empty());
        bare.map(|(id, _)| id.as_str()).collect()
    }

    /// Rules that scenarios name but the rules text lacks, each with the scenario's title.
    pub fn unknown(&self) -> &[(String, String)] {
        &self.unknown
    }
}

/// Every rule of a text that is numbered with this prefix has a scenario, and scenarios name no
/// other rules. Returns how many there are.
///
/// # Panics
/// If a rule has no scenario, or a file cannot be read.
pub fn assert_covered(rules: &str, prefix: &str, texts: &[String]) -> usize {
    let ids = rule_ids(rules, prefix);
    let files: Vec<File> = texts.iter().map(|text| read(text).expect("readable")).collect();
    let coverage = Coverage::of(&ids, &files);
    assert_eq!(coverage.missing(), Vec::<&str>::new(), "rules without a scenario");
    assert_eq!(coverage.unknown(), &[], "scenarios that name no rule");
    ids.len()
}

/// A Markdown table.
impl fmt::Display for Coverage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "| rule | scenarios |\n|---|---|")?;
        for (id, titles) in &self.rules {
            let titles = if titles.is_empty() { "**none**".into() } else { titles.join(" · ") };
            writeln!(f, "| {id} | {} |", titles.replace('|', "\\|"))?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use gantry_scenario::read;

    use super::*;

    #[test]
    fn rules_without_a_scenario_are_listed() {
        let ids = ["NIM-1.1", "NIM-1.3"].map(ToOwned::to_owned);
        let coverage = |rule: &str| {
            let text = format!(
                "game = 'nim'\n[[scenario]]\nrules = ['{rule}']\ntitle = 'In turn'\nseats = 2\n\
                 then = ''\n"
            );
            Coverage::of(&ids, [&read(&text).expect("sound")])
        };
        let one = coverage("NIM-1.1");
        assert_eq!(one.missing(), ["NIM-1.3"]);
        assert_eq!(one.unknown(), []);
        let table = one.to_string();
        assert!(table.contains("| NIM-1.1 | In turn |\n"), "{table}");
        assert!(table.contains("| NIM-1.3 | **none** |\n"), "{table}");
        let other = coverage("NIM-2.1");
        assert_eq!(other.missing(), ["NIM-1.1", "NIM-1.3"]);
        assert_eq!(other.unknown(), [("NIM-2.1".to_owned(), "In turn".to_owned())]);
    }
}
