//! On which line a place of a text is. Answers do not read the text again from its beginning, so
//! that a file is read in a time that grows with its length and not with its square.

/// A text and how many lines end before every [`STRIDE`] bytes of it.
pub(crate) struct Lines<'a> {
    text: &'a str,
    before: Vec<usize>,
}

/// An answer reads at most so many bytes; the table has a number for each so many.
const STRIDE: usize = 1024;

impl<'a> Lines<'a> {
    pub(crate) fn of(text: &'a str) -> Self {
        let mut before = vec![0];
        let mut ended = 0;
        for stretch in text.as_bytes().chunks(STRIDE) {
            ended += ends(stretch);
            before.push(ended);
        }
        Self { text, before }
    }

    pub(crate) const fn text(&self) -> &'a str {
        self.text
    }

    /// The line, counted from 1, of a byte offset.
    pub(crate) fn at(&self, offset: usize) -> usize {
        let offset = offset.min(self.text.len());
        let stride = offset / STRIDE;
        1 + self.before[stride] + ends(&self.text.as_bytes()[stride * STRIDE..offset])
    }
}

/// How many lines end within.
fn ends(bytes: &[u8]) -> usize {
    #[cfg(test)]
    tests::LOOKED_AT.with(|count| count.set(count.get() + bytes.len()));
    bytes.split(|&byte| byte == b'\n').count() - 1
}

#[cfg(test)]
pub(crate) mod tests {
    use std::cell::Cell;

    use gantry_kernel::LineError;

    use super::*;

    thread_local! {
        /// How many bytes this thread has looked at in search of lines.
        pub(crate) static LOOKED_AT: Cell<usize> = const { Cell::new(0) };
    }

    #[test]
    fn lines_are_those_that_a_count_from_the_beginning_gives() {
        let line = "ä".repeat(40) + "\n\n";
        for text in [String::new(), "x".repeat(STRIDE), "\n".repeat(3 * STRIDE), line.repeat(60)] {
            let lines = Lines::of(&text);
            for offset in 0..=text.len() + 2 {
                assert_eq!(
                    lines.at(offset),
                    LineError::at_offset(&text, offset, "").line,
                    "{offset}"
                );
            }
        }
    }
}
