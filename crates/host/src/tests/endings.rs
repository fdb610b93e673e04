//! What follows a finished game: where the points come from, its course, the next game.

use gantry_wire::{Course, Sitter};

use super::*;

/// A finished game of a person against an easy bot, and its last frame.
fn finished(game: &str, options: &[(&str, &str)]) -> (Host, Frame) {
    let mut host = host();
    let effects = start(&mut host, game, &[HUMAN, "greedy"], options);
    let first = last_frame(&effects).expect("a frame").clone();
    let mut shelf = Shelf::default();
    shelf.take(&effects);
    let last = play_out(&mut host, first, &mut shelf);
    (host, last)
}

fn race() -> (Host, Frame) {
    finished("planet-rush", &[("pace", "turns"), ("actions", "30")])
}

/// Asks for one more estimate.
fn estimate(host: &mut Host) -> Course {
    let mut effects = ask(host, 1, ClientMessage::Course);
    if let Some(task) = effects.tasks.pop() {
        effects = host.done(at(1), task.run());
    }
    match answer(&effects) {
        Answer::Course(course) => course.clone(),
        other => panic!("{other:?}"),
    }
}

/// The course, and how many calls it took.
fn whole_course(host: &mut Host) -> (Course, usize) {
    for calls in 1..1000 {
        let course = estimate(host);
        if course.done {
            return (course, calls);
        }
        assert_eq!(course.turns, [], "not before the end");
    }
    panic!("the course never ends");
}

#[test]
fn the_last_frame_says_where_the_points_come_from() {
    let (_, last) = race();
    let standings = last.standings.expect("a result");
    for (seat, points) in standings.points.iter().enumerate() {
        let sum: i32 = last.breakdown.iter().map(|category| category.points[seat]).sum();
        assert_eq!(sum, *points, "{:?}", last.breakdown);
    }
    assert!(!last.breakdown.is_empty());
}

#[test]
fn the_course_of_a_game_is_estimated_bit_by_bit() {
    let (mut host, last) = race();
    let standings = last.standings.expect("a result");
    let (course, calls) = whole_course(&mut host);
    assert_eq!(course.entries, last.version);
    assert_eq!(calls, 2 * course.points.len(), "an estimate per call, point and seat");
    let entries: Vec<usize> = course.points.iter().map(|point| point.entry).collect();
    assert!(entries.is_sorted_by(|one, two| one < two), "{entries:?}");
    assert_eq!((entries[0], *entries.last().unwrap()), (0, last.version));
    let result = &course.points.last().unwrap().permille;
    for seat in Seat::all(2) {
        let alone = standings.winners().len() == 1;
        let won = if standings.winners().contains(seat) { 1000 } else { 0 };
        assert!(!alone || result[seat.index()] == won, "{result:?}");
    }
    for turn in &course.turns {
        assert!(turn.first <= turn.last && turn.last <= course.entries, "{turn:?}");
        assert!(turn.before.abs_diff(turn.after) >= 100, "{turn:?}");
    }
    assert_eq!(whole_course(&mut host), (course.clone(), 1), "it is kept");
    let (mut again, _) = race();
    assert_eq!(whole_course(&mut again).0, course, "the same game, the same course");
}

#[test]
fn an_estimate_that_comes_twice_or_too_late_changes_nothing() {
    let (mut host, _) = race();
    let mut tasks: Vec<_> =
        (0..2).flat_map(|_| ask(&mut host, 1, ClientMessage::Course).tasks).collect();
    let late = ask(&mut host, 1, ClientMessage::Course).tasks.pop().expect("a task");
    for task in tasks.drain(..) {
        host.done(at(1), task.run());
    }
    let second = estimate(&mut host);
    assert_eq!(second.points.len(), 1, "two seats, two estimates that count: {second:?}");
    ask(&mut host, 2, ClientMessage::Leave);
    assert!(matches!(answer(&host.done(at(2), late.run())), Answer::Refused(_)));
}

#[test]
fn a_running_game_has_no_course_and_no_rematch() {
    let mut host = host();
    start(&mut host, "launch-pad", &[HUMAN, "greedy"], &[]);
    for message in [ClientMessage::Course, ClientMessage::Rematch] {
        let effects = ask(&mut host, 1, message);
        assert!(matches!(answer(&effects), Answer::Refused(_)), "{effects:?}");
    }
}

#[test]
fn a_rematch_moves_everybody_one_seat_on() {
    let (mut host, last) = race();
    let effects = ask(&mut host, 5, ClientMessage::Rematch);
    let next = last_frame(&effects).expect("a frame");
    let kinds = |frame: &Frame| -> Vec<String> {
        frame.seats.iter().map(|seat| seat.kind.clone()).collect()
    };
    assert_eq!(
        (kinds(&last), kinds(next)),
        (vec![HUMAN.to_owned(), "greedy".into()], vec!["greedy".to_owned(), HUMAN.into()],)
    );
    let (person, bot) = (&next.seats[1], &next.seats[0]);
    assert_eq!((person.name.as_str(), bot.name.as_str()), ("Player B", "Bot A"), "usual names");
    assert_eq!((person.colour, bot.colour), (last.seats[0].colour, last.seats[1].colour));
    assert_eq!((&next.options, &next.game), (&last.options, &last.game));
    assert!(next.standings.is_none() && next.version < last.version);
    assert_ne!(next.pledge, None);
}

#[test]
fn a_custom_name_moves_along_in_a_rematch() {
    let mut host = host();
    let sitter = |kind: &str, name: &str| Sitter {
        kind: kind.into(),
        name: name.into(),
        ..Sitter::default()
    };
    let seats = vec![sitter(HUMAN, "Ada"), sitter("greedy", "Bot C")];
    let options = vec![("pace".into(), "turns".into()), ("actions".into(), "30".into())];
    let opening = NewTable { game: "planet-rush".into(), options, seats };
    let effects = ask(&mut host, 0, ClientMessage::Start(opening));
    let first = last_frame(&effects).expect("a frame").clone();
    let mut shelf = Shelf::default();
    shelf.take(&effects);
    play_out(&mut host, first, &mut shelf);
    let effects = ask(&mut host, 5, ClientMessage::Rematch);
    assert_eq!(last_frame(&effects).expect("a frame").names(), ["Bot C", "Ada"]);
}

#[test]
fn a_step_of_a_finished_game_is_reviewed() {
    let (mut host, last) = race();
    let (mut choices, mut entry) = (0, 0);
    while choices < 3 && entry < last.version {
        let table = last.table.clone();
        let replay = ClientMessage::Replay { table, entry: Some(entry), viewer: None };
        ask(&mut host, 1, replay);
        let mut effects = ask(&mut host, 1, ClientMessage::Review);
        if let Some(task) = effects.tasks.pop() {
            effects = host.done(at(1), task.run());
        }
        let Answer::Review(review) = answer(&effects) else { panic!("{effects:?}") };
        assert_eq!(review.entry, entry);
        if let (Some(chosen), false) = (&review.chosen, review.choices.is_empty()) {
            let listed = |hint: &gantry_wire::Hint| hint.choice.notation == chosen.notation;
            assert!(review.choices.iter().any(listed), "{review:?}");
            assert!(review.lost == 0 || !listed(&review.choices[0]), "{review:?}");
            choices += 1;
        }
        entry += 1;
    }
    assert_eq!(choices, 3, "choices were found");
}

#[test]
fn a_running_game_is_not_reviewed() {
    let mut host = host();
    let effects = start(&mut host, "launch-pad", &[HUMAN, "greedy"], &[]);
    let table = last_frame(&effects).expect("a frame").table.clone();
    ask(&mut host, 1, ClientMessage::Replay { table, entry: Some(0), viewer: None });
    let effects = ask(&mut host, 1, ClientMessage::Review);
    assert!(matches!(answer(&effects), Answer::Refused(_)), "{effects:?}");
}
