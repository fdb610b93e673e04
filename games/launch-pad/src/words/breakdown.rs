//! Where the points come from (LP-7.2).

use gantry_kernel::Category;

use crate::event::Event;
use crate::score::Score;
use crate::view::View;

/// The parts of everybody's score.
pub fn breakdown(view: &View, _: &[Event]) -> Vec<Category> {
    let boards = &view.open.boards[..view.open.seats()];
    let scores: Vec<Score> = boards.iter().map(Score::of).collect();
    let each = |part: fn(&Score) -> i32| scores.iter().map(part).collect();
    Category::listed([
        ("category-launched", each(|score| score.launched)),
        ("category-crew", each(|score| score.crew)),
        ("category-certificates", each(|score| score.certificates)),
        ("category-unfinished", each(|score| score.unfinished)),
        ("category-control", each(|score| score.control)),
    ])
}
