//! Crowded and empty tables in windows of every size.

use gantry_kernel::Tone;

use crate::console::Console;
use crate::scene::{Board, BoardRow, Message, Offer, Scene, Whose};
use crate::testing::Script;

fn board(whose: Whose, title: &str, rows: usize, cells: usize) -> Board {
    let row = |index| BoardRow {
        vital: false,
        label: format!("Row {index}"),
        cells: (0..cells).map(|cell| (format!("card {cell}"), Tone::Blue)).collect(),
        empty: false,
    };
    let rows = (0..rows).map(row).collect();
    Board { whose, vital: whose == Whose::Own, title: title.into(), rows }
}

/// A table with this many other players, and this many rows and cells each.
fn scene(others: usize, rows: usize, cells: usize) -> Scene {
    let mut boards = vec![board(Whose::Common, "Planets", 5, 3)];
    boards.push(board(Whose::Own, "Ada (you)", rows, cells));
    boards.extend(
        (0..others).map(|other| board(Whose::Other, &format!("Other {other}"), rows, cells)),
    );
    let offer = |key| Offer {
        key: Some(key),
        text: format!("Place it on planet {key}"),
        tone: Tone::Plain,
    };
    Scene {
        strip: Vec::new(),
        input: None,
        sheet: None,
        title: "Crowd · pace=relaxed".into(),
        clock: "9:59 left".into(),
        countdown: None,
        boards,
        asks: true,
        prompt: "Handle the top card.".into(),
        offers: "12345cd".chars().map(offer).collect(),
        note: Some(Message {
            text: "A blue card cannot follow Lift Off. [PR-3.3]".into(),
            bad: true,
        }),
        news: (0..30).map(|number| format!("News {number}.")).collect(),
        help: "q: leave".into(),
    }
}

fn shot(scene: &Scene, width: u16, height: u16) -> String {
    let mut script = Script::new(width, height, &[]);
    script.draw(scene).expect("nothing fails");
    script.shots[0].1.clone()
}

#[track_caller]
fn expect_all(shot: &str, texts: &[&str]) {
    for text in texts {
        assert!(shot.contains(text), "{text:?} is missing:\n{shot}");
    }
}

#[test]
fn vital_parts_are_there_in_every_usual_window() {
    for (width, height) in [(60, 20), (80, 24), (100, 30), (140, 45), (200, 60)] {
        for others in 1..=3 {
            let shot = shot(&scene(others, 7, 4), width, height);
            expect_all(&shot, &["Crowd", "9:59 left", "Ada (you)", "Handle the top card."]);
            expect_all(&shot, &["Planets", "[PR-3.3]", "[1] Place", "[d] Place"]);
            for other in 0..others {
                expect_all(&shot, &[&format!("Other {other}")]);
            }
        }
    }
}

#[test]
fn an_answer_replaces_the_line_of_keys() {
    let mut quiet = scene(1, 7, 4);
    assert!(!shot(&quiet, 80, 24).contains("q: leave"));
    quiet.note = None;
    expect_all(&shot(&quiet, 80, 24), &["q: leave"]);
}

#[test]
fn the_readers_part_is_whole_even_where_others_are_not() {
    let shot = shot(&scene(3, 7, 4), 80, 24);
    let left: Vec<String> = shot.lines().map(|line| line.chars().take(40).collect()).collect();
    for row in 0..7 {
        let label = format!("Row {row} ");
        assert!(left.iter().any(|line| line.contains(&label)), "{label}\n{shot}");
    }
    expect_all(&shot, &["… +"]);
}

#[test]
fn no_window_is_too_small_to_draw() {
    let mut crowd = scene(3, 9, 9);
    crowd.countdown = Some(3);
    for width in (1..90).step_by(4) {
        for height in (1..30).step_by(2) {
            shot(&crowd, width, height);
        }
    }
}

#[test]
fn a_line_more_at_the_table_moves_nothing_else() {
    let place = |scene: &Scene| {
        let shot = shot(scene, 140, 45);
        shot.lines().position(|line| line.contains("Handle the top card."))
    };
    let mut more = scene(1, 7, 4);
    let before = place(&more);
    more.boards[1].rows.pop();
    assert_eq!(place(&more), before);
}
