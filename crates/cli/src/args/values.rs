//! Parses the values of arguments, and explains what is wrong with them.

use gantry_catalog::Perspective;
use gantry_kernel::{Seat, Viewer, outside};
use gantry_terminal::PlaybackOptions;
use unicode_width::UnicodeWidthStr;

use crate::fail::CliError;

/// The widest name that still leaves room in a title.
const WIDEST_NAME: usize = 32;

pub(super) fn key_value(text: &str) -> Result<(String, String), String> {
    match text.split_once('=') {
        Some((key, value)) if !key.is_empty() => Ok((key.into(), value.into())),
        _ => Err(format!("expected KEY=VALUE, found {text}")),
    }
}

pub(super) fn perspective(text: &str) -> Result<Perspective, String> {
    match text.to_lowercase().as_str() {
        "all" => Ok(Perspective::Everybody),
        "spectator" => Ok(Perspective::Of(Viewer::Spectator)),
        seat => match seat.parse() {
            Ok(seat) => Ok(Perspective::Of(Viewer::Seat(seat))),
            Err(_) => Err(format!("expected a seat letter, spectator or all, found {text}")),
        },
    }
}

/// A name that fits into a title.
pub(super) fn name(text: &str) -> Result<String, String> {
    let name = text.trim();
    let width = name.width();
    if width > 0 && !outside::is_plain(name) {
        return Err(format!("expected a name without control characters, found {text:?}"));
    }
    if !(1..=WIDEST_NAME).contains(&width) {
        return Err(format!("expected a name of 1 to {WIDEST_NAME} columns, found {width}"));
    }
    outside::name(name).map(|()| name.into()).map_err(|expected| expected.to_string())
}

/// What somebody adds to the deal.
pub(crate) fn salt(text: &str) -> Result<String, String> {
    let gate = outside::line("words on one line", text, outside::LONGEST_SENTENCE);
    gate.map(|()| text.to_owned()).map_err(|expected| expected.to_string())
}

pub(super) fn any_number(text: &str) -> Result<u64, String> {
    number(text, 0, u64::MAX)
}

pub(super) fn number(text: &str, least: u64, most: u64) -> Result<u64, String> {
    match text.parse() {
        Ok(number) if (least..=most).contains(&number) => Ok(number),
        _ => Err(format!("expected a number from {least} to {most}, found {text}")),
    }
}

/// How many times faster a replay is.
pub(super) fn speed(text: &str) -> Result<f64, String> {
    let (least, most) = PlaybackOptions::SPEEDS;
    match text.parse() {
        Ok(speed) if (least..=most).contains(&speed) => Ok(speed),
        _ => Err(format!("expected a number from {least} to {most}, found {text}")),
    }
}

/// How many seconds to think.
pub(super) fn seconds(text: &str) -> Result<f64, String> {
    const RANGE: (f64, f64) = (0.01, 86_400.0);
    let (least, most) = RANGE;
    match text.parse() {
        Ok(seconds) if (least..=most).contains(&seconds) => Ok(seconds),
        _ => Err(format!("expected a number of seconds from {least} to {most}, found {text}")),
    }
}

/// Checks that the table has this seat.
pub(crate) fn on_table(seat: Seat, seats: usize) -> Result<(), CliError> {
    if seat.index() < seats {
        return Ok(());
    }
    let last = Seat::new(seats - 1);
    Err(CliError::usage(format_args!("the table has seats A to {last}, not {seat}")))
}

/// A number whose range is known only after the command line is read.
pub(crate) fn later_number(
    option: &str,
    text: &str,
    least: usize,
    most: usize,
) -> Result<usize, CliError> {
    let wide = |number: usize| u64::try_from(number).unwrap_or(u64::MAX);
    let number = number(text, wide(least), wide(most))
        .map_err(|message| CliError::usage(format_args!("{option}: {message}")))?;
    Ok(usize::try_from(number).expect("no more than a usize"))
}

/// How many seats the table has, in a game with this range.
pub(crate) fn seats(text: Option<&str>, (least, most): (usize, usize)) -> Result<usize, CliError> {
    text.map_or(Ok(least), |text| later_number("--seats", text, least, most))
}

/// The options, each given once: of two values nobody knows which was meant.
pub(crate) fn options(given: &[(String, String)]) -> Result<Vec<(String, String)>, CliError> {
    for (index, (key, _)) in given.iter().enumerate() {
        if given[..index].iter().any(|(earlier, _)| earlier == key) {
            return Err(CliError::usage(format_args!("--option: {key} is given more than once")));
        }
    }
    Ok(given.to_vec())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_trimmed_and_measured_in_columns() {
        assert_eq!(name(" Ada "), Ok("Ada".into()));
        assert_eq!(name(&"ä".repeat(32)), Ok("ä".repeat(32)));
        assert!(name(&"宇".repeat(17)).unwrap_err().ends_with("found 34"));
        for wrong in ["", "  ", "\u{200b}", "a\tb", "a\u{202e}b"] {
            assert!(name(wrong).is_err(), "{wrong:?}");
        }
    }

    #[test]
    fn seconds_are_a_time_that_can_be_waited_for() {
        assert_eq!(seconds("0.5"), Ok(0.5));
        for wrong in ["0", "-1", "nan", "inf", "1e9", "", "long"] {
            let message = format!("expected a number of seconds from 0.01 to 86400, found {wrong}");
            assert_eq!(seconds(wrong), Err(message));
        }
    }

    #[test]
    fn a_speed_is_a_number_that_makes_sense() {
        for (text, number) in [("1", 1.0), ("0.5", 0.5), ("1000", 1000.0), ("1e1", 10.0)] {
            assert_eq!(speed(text), Ok(number));
        }
        for wrong in ["0", "-1", "nan", "inf", "1e9", "0.001", "fast", "", "1x"] {
            let message = format!("expected a number from 0.01 to 1000, found {wrong}");
            assert_eq!(speed(wrong), Err(message));
        }
    }
}
