//! What can be typed at the prompt besides actions.

use super::choice::looks_like_number;

/// A parsed line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Command {
    Nothing,
    Number(String),
    Action(String),
    Why(String),
    What(String),
    Undo,
    Save(String),
    /// The same, over an existing file.
    SaveOver(String),
    Table,
    Piles,
    Log,
    Hint,
    Score,
    Help,
    Quit,
}

/// The commands and the message that explains each, in the order of `help`.
pub(crate) const HELP: &[(&str, &str)] = &[
    ("1", "help-number"),
    ("ACTION", "help-action"),
    ("why ACTION", "help-why"),
    ("what CARD", "help-what"),
    ("undo", "help-undo"),
    ("hint", "help-hint"),
    ("table", "help-table"),
    ("piles", "help-piles"),
    ("score", "help-score"),
    ("log", "help-log"),
    ("save FILE", "help-save"),
    ("help", "help-help"),
    ("quit", "help-quit"),
];

impl Command {
    pub(crate) fn read(line: &str) -> Self {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        match (word.to_lowercase().as_str(), rest) {
            ("", _) => Self::Nothing,
            ("why", _) => Self::Why(rest.into()),
            ("what", _) => Self::What(rest.into()),
            ("save", _) => Self::Save(rest.into()),
            ("save!", _) => Self::SaveOver(rest.into()),
            ("undo", "") => Self::Undo,
            ("table", "") => Self::Table,
            ("piles", "") => Self::Piles,
            ("log", "") => Self::Log,
            ("hint", "") => Self::Hint,
            ("score", "") => Self::Score,
            ("help" | "?", _) => Self::Help,
            ("quit" | "exit" | "q", "") => Self::Quit,
            _ if looks_like_number(line) => Self::Number(line.into()),
            _ => Self::Action(line.into()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_understood() {
        assert_eq!(Command::read("  "), Command::Nothing);
        assert_eq!(Command::read(" 12 "), Command::Number("12".into()));
        assert_eq!(Command::read("WHY  play metal"), Command::Why("play metal".into()));
        assert_eq!(Command::read("save my game"), Command::Save("my game".into()));
        assert_eq!(Command::read("save! it"), Command::SaveOver("it".into()));
        assert_eq!(Command::read("q"), Command::Quit);
        assert_eq!(Command::read("undo everything"), Command::Action("undo everything".into()));
        assert_eq!(Command::read("-1"), Command::Number("-1".into()));
    }
}
