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

impl Difference {
    /// The difference of lists of which only the beginning is known: what is no longer at the
    /// beginning may still be there.
    pub fn of_a_part(self) -> Option<Self> {
        match self {
            Self::Things { come, .. } if !come.is_empty() => {
                Some(Self::Things { come, go: Vec::new() })
            }
            Self::Things { .. } => None,
            other => Some(other),
        }
    }
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

/// Drops what only goes from one row to another: the name of the action already says so. A row
/// without a change is gone.
pub fn without_moves<L>(mut rows: Vec<(L, Difference)>) -> Vec<(L, Difference)> {
    for from in 0..rows.len() {
        let Difference::Things { go, .. } = rows[from].1.clone() else { continue };
        for gone in go {
            let arrival = (0..rows.len()).filter(|&to| to != from).find_map(|to| {
                let Difference::Things { come, .. } = &rows[to].1 else { return None };
                Some((to, come.iter().position(|come| name(come) == name(&gone))?))
            });
            let Some((to, index)) = arrival else { continue };
            if let Difference::Things { come, .. } = &mut rows[to].1 {
                come.remove(index);
            }
            if let Difference::Things { go, .. } = &mut rows[from].1 {
                go.retain({
                    let mut left = true;
                    move |other| *other != gone || !std::mem::take(&mut left)
                });
            }
        }
    }
    let stays = |difference: &Difference| match difference {
        Difference::Things { come, go } => !come.is_empty() || !go.is_empty(),
        _ => true,
    };
    rows.retain(|(_, difference)| stays(difference));
    rows
}

/// What comes and goes, in few words: an amount before a text as what it changes by, a thing whose
/// details change as it is then, and everything else by its name.
pub fn in_short(come: &[String], go: &[String]) -> String {
    let mut left: Vec<&String> = come.iter().collect();
    let mut words = Vec::new();
    for gone in go {
        let counted = counted(gone);
        let same = |other: &&String| match (counted, self::counted(other)) {
            (Some((_, what)), Some((_, other))) => what == other,
            (None, None) => name(other) == name(gone),
            _ => false,
        };
        let after = left.iter().position(same).map(|index| left.remove(index));
        let then = after.and_then(|after| self::counted(after)).map_or(0, |(count, _)| count);
        words.push(match (counted, after) {
            (Some((count, what)), _) => format!("{} {what}", signed(then - count)),
            (None, Some(after)) => format!("→ {after}"),
            (None, None) => format!("− {}", name(gone)),
        });
    }
    words.extend(left.into_iter().map(|thing| match counted(thing) {
        Some((count, what)) => format!("{} {what}", signed(count)),
        None => format!("+ {}", name(thing)),
    }));
    words.join(" ")
}

/// A thing without its details, which are in parentheses or after a comma.
fn name(thing: &str) -> &str {
    let end = thing.find(['(', ',']).unwrap_or(thing.len());
    thing[..end].trim()
}

/// The amount that a text begins with, and what it is an amount of.
fn counted(text: &str) -> Option<(i64, &str)> {
    let (count, what) = text.split_once(' ')?;
    Some((count.replace('−', "-").parse().ok()?, what))
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

    #[test]
    fn of_a_long_list_only_what_comes_is_known() {
        let cut = |before: &[&str], after: &[&str]| found(before, after)?.of_a_part();
        let came = Difference::Things { come: texts(&["Fuel"]), go: Vec::new() };
        assert_eq!(cut(&["Metal", "Oxygen"], &["Fuel", "Metal"]), Some(came));
        assert_eq!(cut(&["Metal", "Oxygen"], &["Oxygen"]), None);
    }

    #[test]
    fn what_moves_is_not_a_change() {
        let row = |label, come: &[&str], go: &[&str]| {
            (label, Difference::Things { come: texts(come), go: texts(go) })
        };
        let rows = vec![
            row("hand", &[], &["Explorer", "Explorer"]),
            row("site", &["Explorer (lacks fuel), worth 8"], &[]),
            ("points", Difference::By(-8)),
        ];
        let left = vec![row("hand", &[], &["Explorer"]), ("points", Difference::By(-8))];
        assert_eq!(without_moves(rows), left);
    }

    #[test]
    fn amounts_and_details_change() {
        let short = |come: &[&str], go: &[&str]| in_short(&texts(come), &texts(go));
        assert_eq!(short(&["-6 for rockets"], &["-14 for rockets"]), "+8 for rockets");
        assert_eq!(short(&["−6 for rockets"], &[]), "−6 for rockets");
        assert_eq!(short(&[], &["-6 for rockets"]), "+6 for rockets");
        assert_eq!(short(&["Rocket (done)"], &["Rocket (lacks fuel)"]), "→ Rocket (done)");
        assert_eq!(short(&["Fuel (2)"], &["Metal, old"]), "− Metal + Fuel");
    }
}
