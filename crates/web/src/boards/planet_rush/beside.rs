//! Where an enlarged card goes: beside the element it enlarges, within the window.

/// The size of an enlarged card.
const SIZE: (f64, f64) = (250.0, 352.0);
/// The distance it keeps from everything.
const GAP: f64 = 10.0;

/// To the right if there is room, otherwise to the left.
pub fn place((left, right, top): (f64, f64, f64), (wide, high): (f64, f64)) -> (f64, f64) {
    let fits = right + SIZE.0 + 2.0 * GAP <= wide;
    let x = if fits { right + GAP } else { (left - SIZE.0 - GAP).max(GAP) };
    let y = (top - SIZE.1 / 3.0).clamp(GAP, (high - SIZE.1 - GAP).max(GAP));
    (x, y)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_enlarged_stays_within_the_window() {
        for wide in [360.0, 768.0, 1280.0, 1600.0] {
            for high in [640.0, 740.0, 1000.0] {
                for step in 0..20 {
                    let left = wide * f64::from(step) / 20.0;
                    let top = high * f64::from(step) / 20.0;
                    let (x, y) = place((left, left + 60.0, top), (wide, high));
                    assert!(x >= 0.0 && x + SIZE.0 <= wide, "{left} in {wide}: {x}");
                    assert!(y >= 0.0 && y + SIZE.1 <= high, "{top} in {high}: {y}");
                }
            }
        }
    }
}
