//! Digits that can be read from across the room.

/// How many columns a digit has.
pub(crate) const WIDTH: u16 = 10;
/// How many lines.
pub(crate) const HEIGHT: u16 = 5;

/// Five rows of five dots each.
const SHAPES: [[&str; 5]; 10] = [
    [" ### ", "#   #", "#   #", "#   #", " ### "],
    ["  #  ", " ##  ", "  #  ", "  #  ", " ### "],
    ["#### ", "    #", " ### ", "#    ", "#####"],
    ["#### ", "    #", " ### ", "    #", "#### "],
    ["#   #", "#   #", "#####", "    #", "    #"],
    ["#####", "#    ", "#### ", "    #", "#### "],
    [" ### ", "#    ", "#### ", "#   #", " ### "],
    ["#####", "    #", "   # ", "  #  ", "  #  "],
    [" ### ", "#   #", " ### ", "#   #", " ### "],
    [" ### ", "#   #", " ####", "    #", " ### "],
];

/// The lines of a digit; `None` for a larger number. Characters are about twice as high as wide, so
/// a dot is two blocks.
pub(crate) fn large(digit: u64) -> Option<[String; 5]> {
    let shape = SHAPES.get(usize::try_from(digit).ok()?)?;
    let line = |row: &str| row.chars().map(|dot| if dot == '#' { "██" } else { "  " }).collect();
    Some(shape.map(line))
}

#[cfg(test)]
mod tests {
    use super::*;
    use unicode_width::UnicodeWidthStr;

    #[test]
    fn digits_are_alike_in_size() {
        for digit in 0..10 {
            let lines = large(digit).expect("a digit");
            assert_eq!(lines.len(), usize::from(HEIGHT));
            assert!(lines.iter().all(|line| line.width() == usize::from(WIDTH)), "{digit}");
        }
        assert_eq!(large(10), None);
    }
}
