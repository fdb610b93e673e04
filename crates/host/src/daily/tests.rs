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

/// A finished game of a deal, with this bot at everybody's seat and this one at the others.
fn finished(deal: &DailyDeal, own: &str, others: &str) -> Box<dyn Table> {
    let player = |kind: &str| Player { kind: kind.into(), name: "Ada".into() };
    let named = |index: usize| Player { name: format!("Bot {index}"), ..player(deal.bot) };
    let mut table = deal.table(&player(HUMAN), named).expect("a table");
    pass_time(&mut *table);
    while let Some(seat) = table.next_to_decide() {
        let bot = if seat == deal.seat { own } else { others };
        let chosen = table.decide(seat, bot).expect("a bot decides");
        table.act(table.now(), seat, &chosen).expect("what is allowed");
        pass_time(&mut *table);
    }
    table
}

/// The key of the refusal.
fn refusal(deal: &DailyDeal, record: &str) -> String {
    deal.check(record).expect_err("refused").reason.key.to_string()
}

#[test]
fn a_record_counts_if_it_is_of_the_deal_and_its_bots_play_as_they_do() {
    // The others think for longer.
    let all = gantry_testkit::soak_factor() > 1;
    for game in games().iter().filter(|game| all || game.is_real_time) {
        let deal = DailyDeal::of(game.id, DATE).expect("a deal");
        let table = finished(&deal, "greedy", deal.bot);
        let record = table.save().to_string();
        let found = deal.check(&record).expect("it counts");
        assert_eq!(Some(found), score(&*table, deal.seat), "{}", game.id);

        let other = DailyDeal::of(game.id, "2026-11-19").expect("a deal");
        assert_eq!(refusal(&other, &record), "host-daily-other");
        let helped = finished(&deal, "greedy", "random").save().to_string();
        assert_eq!(refusal(&deal, &helped), "host-daily-bots", "{}", game.id);
        let entries = table.entries();
        let running = table.at(entries / 2).expect("the middle").save().to_string();
        assert_eq!(refusal(&deal, &running), "host-daily-running");
        let mut salted = table.save();
        salted.header.salts = vec![(deal.seat, "mine".into())];
        assert_eq!(refusal(&deal, &salted.to_string()), "host-daily-other");
        let mut sealed = table.save();
        sealed.header.secret = None;
        assert_eq!(refusal(&deal, &sealed.to_string()), "host-daily-running");
        let forged = record.replacen(" a ", " b ", 1).replacen("\nend ", "\nend  ", 1);
        assert_eq!(refusal(&deal, &forged), "host-cannot-read");
        assert_eq!(refusal(&deal, ""), "host-cannot-read");
    }
}

#[test]
fn results_of_the_same_deal_are_compared_with_each_other() {
    let scores = |points: &[i64]| duplicate_scores(points);
    assert_eq!(scores(&[]), []);
    assert_eq!(scores(&[7]), [None]);
    assert_eq!(scores(&[9, 7]), [Some(1000), Some(0)]);
    assert_eq!(scores(&[5, 5]), [Some(500), Some(500)]);
    assert_eq!(scores(&[-3, 12, 4, 4, 20]), [Some(0), Some(750), Some(375), Some(375), Some(1000)]);
}

#[test]
fn days_are_counted_like_those_of_a_calendar() {
    for (date, number) in [
        ("1970-01-01", Some(0)),
        ("1970-03-01", Some(59)),
        ("2000-02-29", Some(11_016)),
        ("2000-03-01", Some(11_017)),
        ("2026-11-19", Some(20_776)),
        ("1969-12-31", None),
        ("0000-01-01", None),
        ("tomorrow", None),
    ] {
        assert_eq!(day_number(date), number, "{date}");
    }
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
