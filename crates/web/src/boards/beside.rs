//! Where an enlarged card goes: beside the element that it enlarges, within the window, and not on
//! what is lit.

/// The distance it keeps from everything.
const GAP: f64 = 10.0;
/// What it costs to cover the element itself, or something lit, as a distance in pixels: the card
/// rather goes that far away.
const OWN: f64 = 20_000.0;
const LIT: f64 = 2_000.0;

/// A rectangle in window coordinates.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Area {
    /// Its left edge.
    pub left: f64,
    /// Its upper edge.
    pub top: f64,
    /// Its width.
    pub width: f64,
    /// Its height.
    pub height: f64,
}

impl Area {
    fn right(self) -> f64 {
        self.left + self.width
    }

    fn bottom(self) -> f64 {
        self.top + self.height
    }

    /// How many pixels two areas share.
    fn shared(self, other: Self) -> f64 {
        let wide = self.right().min(other.right()) - self.left.max(other.left);
        let high = self.bottom().min(other.bottom()) - self.top.max(other.top);
        wide.max(0.0) * high.max(0.0)
    }
}

/// Where a card of this size goes. `window` is the part of the window that it may cover.
pub fn place((wide, high): (f64, f64), element: Area, lit: &[Area], window: Area) -> (f64, f64) {
    let most = (window.right() - wide - GAP, window.bottom() - high - GAP);
    let within = |x: f64, y: f64| {
        let (left, top) = (window.left + GAP, window.top + GAP);
        (x.min(most.0).max(left), y.min(most.1).max(top))
    };
    let middle =
        (element.left + (element.width - wide) / 2.0, element.top + (element.height - high) / 2.0);
    let beside = [element.right() + GAP, element.left - wide - GAP];
    let over = [element.top - high - GAP, element.bottom() + GAP];
    let sides = beside
        .into_iter()
        .flat_map(|x| [element.top, middle.1, element.bottom() - high].map(|y| within(x, y)));
    let ends = over
        .into_iter()
        .flat_map(|y| [middle.0, element.left, element.right() - wide].map(|x| within(x, y)));
    let corners = [(0.0, 0.0), (f64::MAX, 0.0), (0.0, f64::MAX), (f64::MAX, f64::MAX)];
    let corners = corners.map(|(x, y)| within(x, y));
    let cost = |&(left, top): &(f64, f64)| {
        let card = Area { left, top, width: wide, height: high };
        let covered = |area: Area| card.shared(area) / (area.width * area.height).max(1.0);
        let lit: f64 = lit.iter().map(|area| covered(*area)).sum();
        let away = (left - middle.0).hypot(top - middle.1);
        OWN * covered(element) + LIT * lit + away
    };
    let all = sides.chain(ends).chain(corners);
    let best = all.reduce(|best, next| if cost(&next) < cost(&best) { next } else { best });
    best.unwrap_or((GAP, GAP))
}

#[cfg(test)]
mod tests {
    use super::*;

    const CARD: (f64, f64) = (250.0, 352.0);

    fn area(left: f64, top: f64, width: f64, height: f64) -> Area {
        Area { left, top, width, height }
    }

    fn card((left, top): (f64, f64)) -> Area {
        area(left, top, CARD.0, CARD.1)
    }

    #[test]
    fn an_enlarged_element_stays_within_the_window() {
        for (wide, high) in [(360.0, 640.0), (844.0, 390.0), (1280.0, 800.0)] {
            let window = area(0.0, 0.0, wide, high);
            for step in 0..20 {
                let part = f64::from(step) / 20.0;
                let element = area(wide * part, high * part, 60.0, 84.0);
                let (x, y) = place(CARD, element, &[], window);
                assert!(x >= 0.0 && x + CARD.0 <= wide, "{element:?} in {wide}: {x}");
                assert!(y >= 0.0 && y + CARD.1 <= high, "{element:?} in {high}: {y}");
            }
        }
    }

    #[test]
    fn the_element_stays_visible_where_there_is_room() {
        let window = area(0.0, 50.0, 1280.0, 750.0);
        for step in 0..20 {
            let part = f64::from(step) / 20.0;
            let element = area(1200.0 * part, 50.0 + 650.0 * part, 60.0, 84.0);
            let place = card(place(CARD, element, &[], window));
            assert!(place.shared(element) == 0.0, "{element:?}: {place:?}");
            assert!(place.top >= 50.0, "the bar stays visible");
        }
    }

    #[test]
    fn it_stays_near_if_that_covers_little() {
        let window = area(0.0, 0.0, 1280.0, 800.0);
        let element = area(247.0, 660.0, 86.0, 120.0);
        let lit = [area(8.0, 130.0, 248.0, 512.0), area(354.0, 688.0, 450.0, 66.0)];
        let (x, y) = place(CARD, element, &lit, window);
        assert!(x < 500.0 && y > 200.0, "{x} {y}");
        assert!(card((x, y)).shared(lit[1]) == 0.0, "{x} {y}");
    }

    #[test]
    fn lit_elements_stay_visible_where_there_is_room() {
        let window = area(0.0, 0.0, 1280.0, 800.0);
        let element = area(600.0, 650.0, 80.0, 112.0);
        let lit = [area(690.0, 300.0, 400.0, 400.0)];
        let place = card(place(CARD, element, &lit, window));
        assert!(place.shared(lit[0]) == 0.0 && place.shared(element) == 0.0, "{place:?}");
    }
}
