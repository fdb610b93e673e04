//! Parses the lines of `play`.

use gantry_kernel::{LineError, ParseError, Seat};

use crate::Block;
use crate::claim::Claim;

/// One line that is not blank.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Line<'a> {
    /// Its line number in the file.
    pub(crate) number: usize,
    pub(crate) step: Step<'a>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Step<'a> {
    /// A player acts.
    Act { seat: Seat, action: &'a str, answer: Expectation<'a> },
    /// This outcome of chance, or whatever the dice give.
    Chance(Option<&'a str>),
    /// This outcome of chance is impossible.
    Impossible(&'a str),
    /// The clock moves on.
    Clock(u64),
    /// The deadline has passed at this time.
    Timeout(u64),
    /// This must hold here.
    Then(Claim<'a>),
}

/// What must happen to an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Expectation<'a> {
    Accepted,
    /// Refused, by this rule if one is named.
    Refused(Option<&'a str>),
}

pub(crate) fn lines(block: &Block) -> impl Iterator<Item = Result<Line<'_>, LineError>> {
    block.text.lines().enumerate().filter_map(|(index, line)| {
        let number = (block.line + index).min(block.end);
        let read = |step: Result<_, ParseError>| match step {
            Ok(step) => Ok(Line { number, step }),
            Err(expected) => Err(LineError::new(number, expected)),
        };
        if let Some(claim) = line.trim_start().strip_prefix("then ") {
            // TOML has its own comments, and strings in which `#` is not one.
            return Some(read(Claim::of_line(claim, number).map(Step::Then)));
        }
        let text = line.split('#').next().unwrap_or_default().trim();
        (!text.is_empty()).then(|| read(step(text)))
    })
}

fn step(text: &str) -> Result<Step<'_>, ParseError> {
    let (who, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    let rest = rest.trim_start();
    let refused = rest.split_once('!').map(|(what, rule)| (what.trim_end(), rule.trim()));
    match who {
        "*" => match refused {
            None => Ok(Step::Chance((!rest.is_empty()).then_some(rest))),
            Some(("", _)) => Err(ParseError::new("an outcome before `!`", text)),
            Some((outcome, "")) => Ok(Step::Impossible(outcome)),
            Some((_, rule)) => Err(ParseError::new("nothing after the `!` of an outcome", rule)),
        },
        "@" => Ok(Step::Clock(millis(rest)?)),
        "~" => Ok(Step::Timeout(millis(rest)?)),
        seat => {
            let seat = seat.parse().map_err(|_| {
                let expected = "a seat letter, `*`, `@`, `~` or `then` at the line's beginning";
                ParseError::new(expected, text)
            })?;
            let (action, answer) = match refused {
                Some((action, rule)) => {
                    (action, Expectation::Refused((!rule.is_empty()).then_some(rule)))
                }
                None => (rest, Expectation::Accepted),
            };
            Ok(Step::Act { seat, action, answer })
        }
    }
}

fn millis(text: &str) -> Result<u64, ParseError> {
    text.parse().map_err(|_| ParseError::new("a time in milliseconds", text))
}
