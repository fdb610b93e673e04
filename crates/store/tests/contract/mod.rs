//! One suite for every kind of store.

mod leases;
mod people;
mod tables;

use std::sync::Arc;

use gantry_store::testing::Postgres;
use gantry_store::{CommitError, Store, StoreError, TableWrite, open};
use tempfile::TempDir;

use crate::sample::{entries, put, table};

async fn in_memory() -> (Arc<dyn Store>, ()) {
    (open("memory:").await.expect("memory"), ())
}

async fn in_a_file() -> (Arc<dyn Store>, TempDir) {
    let folder = TempDir::new().expect("a folder");
    let path = folder.path().join("gantry.db");
    (open(path.to_str().expect("UTF-8")).await.expect("a new file"), folder)
}

async fn on_a_server() -> (Arc<dyn Store>, ()) {
    (open(&Postgres::shared().database().await).await.expect("a new database"), ())
}

macro_rules! contract {
    ($($module:ident: $($case:ident)*;)*) => {
        contract!(memory in_memory $($($module $case)*)*);
        contract!(sqlite in_a_file $($($module $case)*)*);
        contract!(postgres on_a_server $($($module $case)*)*);
    };
    ($kind:ident $ground:ident $($module:ident $case:ident)*) => {
        mod $kind {
            $(
                #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
                async fn $case() {
                    let (store, _ground) = super::$ground().await;
                    super::$module::$case(store.clone()).await;
                    assert_eq!(store.check().await, Ok(Vec::new()));
                    store.close().await;
                }
            )*
        }
    };
}

contract! {
    tables:
        row_is_read_back
        rows_are_fenced_by_their_revision
        log_is_read_back_in_order
        log_has_no_gaps
        one_of_two_writers_wins
        many_writers_of_one_log
        a_conflict_leaves_the_others_alone
        a_failed_write_stops_its_table
        a_write_is_whole_or_nothing
        a_table_is_opened_with_the_one_that_names_it
        writes_that_make_no_sense
        batches_in_any_order
        large_batch
        chat_keeps_the_last_lines
        tables_are_listed
        tables_in_pages
        deleted_table_is_gone
        values;
    people:
        accounts
        names_are_unique
        one_of_many_gets_the_name
        accounts_are_fenced_by_their_revision
        search_by_prefix
        idle_accounts
        sessions
        passkeys
        tokens
        subscriptions
        sent_results
        rated_once
        ratings_follow_each_other
        tables_rated_at_once
        deleted_account_takes_everything
        reports;
}

/// Stores that several servers can share.
mod shared {
    use super::{in_memory, leases, on_a_server};

    macro_rules! contract_of_leases {
        ($($case:ident)*) => {
            contract!(memory in_memory $(leases $case)*);
            contract!(postgres on_a_server $(leases $case)*);
        };
    }

    contract_of_leases! {
        a_table_has_one_owner
        leases_run_out
        nodes_share_allowances
        nodes_share_values
        a_lease_that_ran_out_can_be_renewed
        nodes_that_leave
        what_is_written_is_fenced
        one_of_many_gets_a_table
        sweeps_share_tables
        nobody_writes_after_losing_a_table
        tables_that_are_gone
    }
}

#[tokio::test]
async fn a_file_has_no_leases() {
    let (store, _folder) = in_a_file().await;
    assert!(store.leases().is_none());
    put(&*store, TableWrite::row(table("t"))).await.expect("new");
    let refused = put(&*store, TableWrite { term: Some(1), ..entries("t", [1]) }).await;
    assert!(matches!(refused, Err(CommitError::Store(StoreError::Refused(_)))), "{refused:?}");
}
