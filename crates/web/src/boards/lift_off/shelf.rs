//! Cards in rows, each as large as the box allows.

/// The most rows of a shelf.
pub const ROWS: usize = 4;

/// The number of columns that one row, two rows and so on need for this many cards.
pub const fn columns(cards: usize) -> [usize; ROWS] {
    let mut columns = [1; ROWS];
    let mut row = 0;
    while row < ROWS {
        let needed = cards.div_ceil(row + 1);
        columns[row] = if needed == 0 { 1 } else { needed };
        row += 1;
    }
    columns
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_has_its_place() {
        assert_eq!(columns(0), [1, 1, 1, 1]);
        assert_eq!(columns(12), [12, 6, 4, 3]);
        for cards in 0..40 {
            for (row, columns) in columns(cards).into_iter().enumerate() {
                assert!((row + 1) * columns >= cards);
            }
        }
    }
}
