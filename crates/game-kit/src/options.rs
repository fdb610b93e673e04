//! Options of a table: one list says their names, the values they take, how they are read and how
//! they are written.

use std::mem;

use gantry_kernel::{Game, OptionSpec, OptionValues, ParseError, SetupError, Text};

/// One option of the settings `S`.
pub struct Choice<S> {
    key: &'static str,
    value: Value<S>,
}

enum Value<S> {
    Word {
        words: &'static [&'static str],
        /// What a wrong value should have been, where it is not simply the list of words.
        expected: Option<&'static str>,
        get: fn(&S) -> usize,
        set: fn(&mut S, usize),
    },
    Number {
        bounds: Bounds,
        /// Whether `007` is 7.
        any_spelling: bool,
        get: fn(&S) -> u32,
        set: fn(&mut S, u32),
    },
    Text {
        get: fn(&S) -> String,
        set: fn(&mut S, &str) -> Result<(), ParseError>,
    },
}

/// The default of a number, the smallest and the largest.
#[derive(Clone, Copy, Debug)]
pub struct Bounds(pub u32, pub u32, pub u32);

/// The words of a switch.
pub const SWITCH: &[&str] = &["off", "on"];

impl<S> Choice<S> {
    /// One of some words, by its place among them; the first is the default.
    pub const fn word(
        key: &'static str,
        words: &'static [&'static str],
        get: fn(&S) -> usize,
        set: fn(&mut S, usize),
    ) -> Self {
        Self { key, value: Value::Word { words, expected: None, get, set } }
    }

    /// What a wrong word should have been, in other words than the list of all.
    #[must_use]
    pub const fn expecting(mut self, text: &'static str) -> Self {
        if let Value::Word { ref mut expected, .. } = self.value {
            *expected = Some(text);
        }
        self
    }

    /// A number within bounds, in the one spelling it has.
    pub const fn number(
        key: &'static str,
        bounds: Bounds,
        get: fn(&S) -> u32,
        set: fn(&mut S, u32),
    ) -> Self {
        Self { key, value: Value::Number { bounds, any_spelling: false, get, set } }
    }

    /// The number may have zeros or a plus in front of it.
    #[must_use]
    pub const fn in_any_spelling(mut self) -> Self {
        if let Value::Number { ref mut any_spelling, .. } = self.value {
            *any_spelling = true;
        }
        self
    }

    /// A text that means something to the game.
    pub const fn text(
        key: &'static str,
        get: fn(&S) -> String,
        set: fn(&mut S, &str) -> Result<(), ParseError>,
    ) -> Self {
        Self { key, value: Value::Text { get, set } }
    }

    const fn spec(&self) -> OptionSpec {
        let values = match self.value {
            Value::Word { words, .. } => OptionValues::words(words),
            Value::Number { bounds: Bounds(default, least, most), .. } => {
                OptionValues::Number { default, least, most }
            }
            Value::Text { .. } => OptionValues::Text,
        };
        OptionSpec::new(self.key, values)
    }

    fn read(&self, setup: &mut S, text: &str) -> Result<(), ParseError> {
        match self.value {
            Value::Word { words, expected, set, .. } => {
                let found = words.iter().position(|word| *word == text);
                let expected = || expected.map_or_else(|| either(words), Into::into);
                set(setup, found.ok_or_else(|| ParseError::new(expected(), text))?);
            }
            Value::Number { bounds, any_spelling, set, .. } => {
                let number: Option<u32> = text.parse().ok();
                let number = number.filter(|number| any_spelling || number.to_string() == text);
                set(setup, bounds.check(number, text)?);
            }
            Value::Text { set, .. } => set(setup, text)?,
        }
        Ok(())
    }

    fn write(&self, setup: &S) -> String {
        match self.value {
            Value::Word { words, get, .. } => words[get(setup)].into(),
            Value::Number { get, .. } => get(setup).to_string(),
            Value::Text { get, .. } => get(setup),
        }
    }

    fn check(&self, setup: &S) -> Result<(), SetupError> {
        let Value::Number { bounds, get, .. } = self.value else { return Ok(()) };
        let number = get(setup);
        let checked = bounds.check(Some(number), &number.to_string());
        checked.map(|_| ()).map_err(|expected| SetupError::Value { key: self.key, expected })
    }
}

impl Bounds {
    fn check(self, number: Option<u32>, written: &str) -> Result<u32, ParseError> {
        let Self(_, least, most) = self;
        let within = number.filter(|number| (least..=most).contains(number));
        within.ok_or_else(|| ParseError::new(format!("a number from {least} to {most}"), written))
    }
}

/// `live, relaxed or turns`.
fn either(words: &[&str]) -> String {
    let (last, others) = words.split_last().expect("a choice has words");
    format!("{} or {last}", others.join(", "))
}

/// For [`Text::OPTIONS`].
pub const fn specs<S, const COUNT: usize>(choices: &[Choice<S>; COUNT]) -> [OptionSpec; COUNT] {
    let mut specs = [const { OptionSpec::new("", OptionValues::Text) }; COUNT];
    let mut index = 0;
    while index < COUNT {
        // A constant cannot drop what it replaces; here that owns nothing.
        mem::forget(mem::replace(&mut specs[index], choices[index].spec()));
        index += 1;
    }
    specs
}

/// The settings with what options say.
pub fn configure<S>(
    choices: &[Choice<S>],
    mut setup: S,
    options: &[(String, String)],
) -> Result<S, SetupError> {
    for (key, value) in options {
        let Some(choice) = choices.iter().find(|choice| choice.key == key) else {
            let known: Vec<&str> = choices.iter().map(|choice| choice.key).collect();
            return Err(SetupError::UnknownOption { key: key.clone(), known: known.join(", ") });
        };
        let wrong = |expected| SetupError::Value { key: choice.key, expected };
        choice.read(&mut setup, value).map_err(wrong)?;
    }
    Ok(setup)
}

/// Every option with its value, for [`Text::options`].
pub fn options<S>(choices: &[Choice<S>], setup: &S) -> Vec<(&'static str, String)> {
    choices.iter().map(|choice| (choice.key, choice.write(setup))).collect()
}

/// Whether all numbers are within their bounds.
pub fn check_numbers<S>(choices: &[Choice<S>], setup: &S) -> Result<(), SetupError> {
    choices.iter().try_for_each(|choice| choice.check(setup))
}

/// The number of seats, if that many can play.
pub fn check_seats<G: Text>(seats: usize) -> Result<u8, SetupError> {
    let (least, most) = G::SEATS;
    let few = u8::try_from(seats).ok().filter(|_| (least..=most).contains(&seats));
    few.ok_or(SetupError::Seats { game: <G as Game>::ID, least, most, found: seats })
}
