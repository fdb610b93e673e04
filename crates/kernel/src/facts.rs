//! How scenarios compare the keys of a game's positions, facts and views.

/// Keys of a game's positions, facts and views that are not compared as plain values. A key is a
/// path such as `seat.*.hand`, in which `*` matches any name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FactKeys {
    /// Lists whose order means nothing, such as a hand. Any other list is ordered.
    pub unordered: &'static [&'static str],
    /// Strings that list things, one word each, as in `2 tank lift-off`.
    pub words: &'static [&'static str],
    /// Keys that are not always present, so that a scenario may assert that one is absent.
    pub optional: &'static [&'static str],
}

impl FactKeys {
    /// No such keys.
    pub const NONE: Self = Self { unordered: &[], words: &[], optional: &[] };

    /// Whether any of the patterns matches the path.
    pub fn any(patterns: &[&str], path: &str) -> bool {
        patterns.iter().any(|pattern| Self::fits(pattern, path))
    }

    fn fits(pattern: &str, path: &str) -> bool {
        let (mut names, mut wanted) = (path.split('.'), pattern.split('.'));
        loop {
            match (wanted.next(), names.next()) {
                (None, None) => return true,
                (Some(wanted), Some(name)) if wanted == "*" || wanted == name => {}
                _ => return false,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_star_stands_for_one_name() {
        let fits = |path| FactKeys::any(&["must", "seat.*.hand"], path);
        assert!(fits("must") && fits("seat.A.hand"));
        assert!(!fits("seat.A") && !fits("seat.A.hand.B") && !fits("seat.hand") && !fits("may"));
    }
}
