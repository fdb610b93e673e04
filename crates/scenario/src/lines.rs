//! Finds the line of a byte offset. A lookup does not scan the text from its beginning, so reading
//! a file takes linear time, not quadratic.

/// A text and the number of line ends before every [`STRIDE`] bytes.
pub(crate) struct Lines<'a> {
    text: &'a str,
    before: Vec<usize>,
}

/// A lookup scans at most this many bytes; the index has one entry for each.
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

/// Counts the line ends.
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
        /// How many bytes this thread has scanned for line ends.
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
