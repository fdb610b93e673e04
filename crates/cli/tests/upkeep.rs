//! `gantry backup`, `restore`, `check` and `thaw`, with a server that plays on.

use std::fs;

use rustix::process::Signal;

use crate::common::server::{Serving, play, table_of_two};
use crate::common::{fail, gantry, succeed, text};

/// How many tables and entries were found, and that there are no faults.
#[track_caller]
fn checked(database: &str) -> (u64, u64) {
    let out = succeed(&["check", "--database", database]);
    let numbers: Vec<u64> =
        out.split(|letter: char| !letter.is_ascii_digit()).filter_map(|n| n.parse().ok()).collect();
    let [tables, entries, 0] = numbers[..] else { panic!("{out}") };
    (tables, entries)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_copy_that_is_made_during_play_is_sound_and_can_be_played_on() {
    let folder = tempfile::tempdir().unwrap();
    let [database, copy, again] =
        ["gantry.db", "copy.db", "again.db"].map(|name| folder.path().join(name));
    let serving = Serving::on(&database, 0);
    let port = serving.port;
    let (table, mut players) = table_of_two(&serving.address()).await;
    play(&mut players, 4).await;
    let (from, to) = (text(&database).to_owned(), text(&copy).to_owned());
    let saving = tokio::task::spawn_blocking(move || {
        let out = succeed(&["backup", "--database", &from, "--to", &to]);
        (out, checked(&from))
    });
    play(&mut players, 12).await;
    let (out, (tables, during)) = saving.await.unwrap();
    assert!(out.starts_with("Saved to ") && tables == 1 && during > 4, "{out} {during}");
    let lines = players[0].lines().max(players[1].lines()) as u64;
    let (_, saved) = checked(text(&copy));
    assert!(saved <= lines, "{saved} {lines}");
    assert_eq!(checked(text(&database)), (1, lines));

    // nothing is overwritten by accident, and nothing that is in use at all
    let backup = ["backup", "--database", text(&database), "--to", text(&copy)];
    fail(&backup, "copy.db");
    let restore = ["restore", "--from", text(&copy), "--to", text(&database)];
    fail(&restore, "exists already; --force replaces it");
    let forced = [&restore[..], &["--force"]].concat();
    fail(&forced, "in use by another server");
    fail(&["thaw", "--database", text(&database), &table], "in use by another server");
    assert_eq!(checked(text(&database)), (1, lines));
    serving.send(Signal::TERM);
    assert_eq!(serving.ends(), Some(0));

    fail(&["thaw", "--database", text(&database), &table], "is not frozen");
    fail(&["thaw", "--database", text(&database), "nothing"], "there is no table nothing");
    succeed(&forced);
    assert_eq!(checked(text(&database)), (1, saved));
    succeed(&["restore", "--from", text(&copy), "--to", text(&again)]);
    assert_eq!(checked(text(&again)), (1, saved));
    // sessions were saved as well: the same people go on, from where the copy was made
    let serving = Serving::on(&again, port);
    for player in &mut players {
        player.enter(&table).await;
        player.see().await;
        assert_eq!(player.lines() as u64, saved);
    }
    play(&mut players, 2).await;
    serving.send(Signal::TERM);
    assert_eq!(serving.ends(), Some(0));
}

#[test]
fn files_that_are_not_databases_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let [missing, other, new] =
        ["missing.db", "other.db", "new.db"].map(|name| folder.path().join(name));
    fs::write(&other, "not a database at all, but long enough to look at".repeat(100)).unwrap();
    for path in [&missing, &other] {
        let name = path.file_name().and_then(|name| name.to_str()).unwrap();
        fail(&["check", "--database", text(path)], name);
        fail(&["backup", "--database", text(path), "--to", text(&new)], name);
        fail(&["restore", "--from", text(path), "--to", text(&new)], name);
    }
    assert!(!missing.exists() && !new.exists(), "nothing was made by looking");
    fail(&["restore", "--from", text(&other), "--to", "postgres://db/gantry"], "pg_restore");
    fail(&["check", "--database", "memory:"], "not an address of a database");
    assert_eq!(gantry(&["check", "--database", "postgres://127.0.0.1:1/none"]).code, 2);
}
