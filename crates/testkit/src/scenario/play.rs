//! The lines of what is played.

use gantry_kernel::{Expected, Fault, Seat};

use super::Block;

/// One line that is not blank.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Line<'a> {
    /// Where it stands in the file.
    pub(super) number: usize,
    pub(super) step: Step<'a>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Step<'a> {
    /// A player acts, and is refused if a rule is named.
    Act { seat: Seat, action: &'a str, refused_by: Option<&'a str> },
    /// Nature gives this outcome, or what the dice say.
    Chance(Option<&'a str>),
    /// The clock moves on.
    Clock(u64),
    /// The deadline has passed at this time.
    Timeout(u64),
}

pub(super) fn lines(block: &Block) -> impl Iterator<Item = Result<Line<'_>, Fault>> {
    block.text.lines().enumerate().filter_map(|(index, line)| {
        let text = line.split('#').next().unwrap_or_default().trim();
        let number = (block.line + index).min(block.end);
        let read = |step: Result<_, Expected>| match step {
            Ok(step) => Ok(Line { number, step }),
            Err(expected) => Err(Fault::new(number, expected)),
        };
        (!text.is_empty()).then(|| read(step(text)))
    })
}

fn step(text: &str) -> Result<Step<'_>, Expected> {
    let (who, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    let rest = rest.trim_start();
    match who {
        "*" => Ok(Step::Chance((!rest.is_empty()).then_some(rest))),
        "@" => Ok(Step::Clock(millis(rest)?)),
        "~" => Ok(Step::Timeout(millis(rest)?)),
        seat => {
            let seat = seat.parse().map_err(|_| {
                Expected::new("a seat letter, `*`, `@` or `~` at the line's beginning", text)
            })?;
            let (action, refused_by) = match rest.split_once('!') {
                Some((_, "")) => return Err(Expected::new("a rule after `!`", text)),
                Some((action, rule)) => (action.trim_end(), Some(rule.trim())),
                None => (rest, None),
            };
            Ok(Step::Act { seat, action, refused_by })
        }
    }
}

fn millis(text: &str) -> Result<u64, Expected> {
    text.parse().map_err(|_| Expected::new("a time in milliseconds", text))
}
