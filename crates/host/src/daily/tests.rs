//! The deal of the day is the same for everybody, and bots are compared on it.

use gantry_catalog::games;
use gantry_wire::{Answer, ClientMessage, DailyResults, Frame};

use super::*;
use crate::host::last_frame;
use crate::tests::{answer, ask, at, host};

const DATE: &str = "2026-11-18";

fn opened(game: &str, date: &str) -> (Host, Frame) {
    let mut host = host();
    let message = ClientMessage::Daily { game: game.into(), date: date.into() };
    let effects = ask(&mut host, 0, message);
    let frame = last_frame(&effects).unwrap_or_else(|| panic!("{game}: {effects:?}")).clone();
    assert_eq!(effects.writes.len(), 1, "it is kept");
    (host, frame)
}

fn results(host: &mut Host, game: &str) -> DailyResults {
    let message = ClientMessage::DailyResults { game: game.into(), date: DATE.into() };
    let mut effects = ask(host, 1, message);
    if let Some(task) = effects.tasks.pop() {
        effects = host.done(at(1), task.run());
    }
    match answer(&effects) {
        Answer::Daily(results) => results.clone(),
        other => panic!("{other:?}"),
    }
}

#[test]
fn everybody_has_the_same_deal_and_every_day_another() {
    for game in games() {
        let (_, one) = opened(game.id, DATE);
        let (_, two) = opened(game.id, DATE);
        assert_eq!((&one.digest, &one.view), (&two.digest, &two.view), "{}", game.id);
        assert_eq!(one.table, format!("daily-{}-{DATE}", game.id));
        assert!(!one.is_real_time, "bots repeat themselves");
        let (_, other) = opened(game.id, "2026-11-19");
        assert_ne!(one.pledge, other.pledge, "{}", game.id);
    }
    let seats: std::collections::BTreeSet<Seat> = (1..=28)
        .filter_map(|day| DailyDeal::of("lift-off", &format!("2026-02-{day:02}")))
        .map(|deal| deal.seat)
        .collect();
    assert_eq!(seats.len(), 3, "not always the same seat");
}

#[test]
fn a_deal_goes_on_where_it_was_left() {
    let (mut host, first) = opened("launch-pad", DATE);
    let effects = ask(&mut host, 1, ClientMessage::Leave);
    assert!(effects.writes.is_empty());
    let message = ClientMessage::Daily { game: "launch-pad".into(), date: DATE.into() };
    let effects = ask(&mut host, 2, message);
    let again = last_frame(&effects).expect("a frame");
    assert_eq!(again.digest, first.digest);
    assert!(effects.writes.is_empty(), "no second table");
}

#[test]
fn bots_of_each_level_play_the_same_deal() {
    let mut host = host();
    let game = "planet-rush";
    let mut last = results(&mut host, game);
    assert_eq!((last.own, last.table.as_deref()), (None, None));
    for _ in 0..10_000 {
        if last.done {
            break;
        }
        last = results(&mut host, game);
    }
    assert!(last.done, "{last:?}");
    let names: Vec<&str> = last.bots.iter().map(|(level, _)| &**level).collect();
    assert_eq!(names, ["calm", "quick", "greedy", "expert"]);
    assert!(last.bots.iter().all(|(_, score)| score.is_some()), "{last:?}");
    let mut other = crate::tests::host();
    let mut again = results(&mut other, game);
    while !again.done {
        again = results(&mut other, game);
    }
    assert_eq!(again, last, "the same everywhere");
}

#[test]
fn dates_and_tables_read_back() {
    assert_eq!(of_table(&table_id("lift-off", DATE)), Some(("lift-off", DATE)));
    for wrong in ["", "daily-", "daily-lift-off", "daily-lift-off-2026-13-01", "0a1b"] {
        assert_eq!(of_table(wrong), None, "{wrong}");
    }
    for wrong in ["", "2026-1-1", "2026-00-10", "2026-10-32", "20261018", "2026-10-1x", "../etc/x"]
    {
        assert!(DailyDeal::of("lift-off", wrong).is_none(), "{wrong}");
    }
    assert!(DailyDeal::of("chess", DATE).is_none());
}
