//! What would change, in few words: by how much a number changes, what comes and what goes.

/// A row of the table that would change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Difference {
    /// A number changes by this much.
    By(i64),
    /// These come, and those go.
    Things {
        /// What is there then, but not now.
        come: Vec<String>,
        /// What is there now, but not then.
        go: Vec<String>,
    },
    /// One thing is replaced by another.
    Becomes(String),
}

/// How the cells of a row differ; `None` if they show the same.
pub fn difference(before: &[String], after: &[String]) -> Option<Difference> {
    if before == after {
        return None;
    }
    if let ([one], [two]) = (before, after) {
        let by = one.parse::<i64>().ok().zip(two.parse::<i64>().ok()).map(|(one, two)| two - one);
        return Some(by.map_or_else(|| Difference::Becomes(two.clone()), Difference::By));
    }
    let come = without(after, before);
    let go = without(before, after);
    // The same things in another order.
    (!come.is_empty() || !go.is_empty()).then_some(Difference::Things { come, go })
}

/// The texts of one list that are not in another, each as often as it is missing there.
fn without(all: &[String], others: &[String]) -> Vec<String> {
    let mut others: Vec<&String> = others.iter().collect();
    let is_left = |text: &&String| match others.iter().position(|other| other == text) {
        Some(index) => {
            others.swap_remove(index);
            false
        }
        None => true,
    };
    all.iter().filter(is_left).cloned().collect()
}

/// A change with its sign.
pub fn signed(by: i64) -> String {
    if by < 0 { format!("−{}", by.unsigned_abs()) } else { format!("+{by}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(words: &[&str]) -> Vec<String> {
        words.iter().map(|word| (*word).to_owned()).collect()
    }

    fn found(before: &[&str], after: &[&str]) -> Option<Difference> {
        difference(&texts(before), &texts(after))
    }

    #[test]
    fn numbers_change_by_an_amount() {
        assert_eq!(found(&["8"], &["4"]), Some(Difference::By(-4)));
        assert_eq!(found(&["0"], &["0"]), None);
        assert_eq!((signed(-4), signed(2)), ("−4".to_owned(), "+2".to_owned()));
    }

    #[test]
    fn things_come_and_go() {
        let things = |come: &[&str], go: &[&str]| {
            Some(Difference::Things { come: texts(come), go: texts(go) })
        };
        assert_eq!(found(&["Metal", "Fuel", "Metal"], &["Metal", "Fuel"]), things(&[], &["Metal"]));
        assert_eq!(found(&[], &["Fuel"]), things(&["Fuel"], &[]));
        assert_eq!(found(&["Metal", "Fuel"], &["Fuel", "Metal"]), None, "another order");
        assert_eq!(found(&["level 1"], &["level 2"]), Some(Difference::Becomes("level 2".into())));
    }
}
