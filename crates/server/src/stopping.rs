//! Stopping works even if the database never answers.

use std::net::Ipv4Addr;
use std::sync::Arc;
use std::time::Duration;

use gantry_host::shared::ClientId;
use gantry_store::{FaultRates, FaultyStore, Memory};
use gantry_wire::{Call, ClientMessage, Detail, HostMessage};
use tokio::net::TcpListener;
use tokio::sync::mpsc;

use crate::registry::{Command, EnterRequest, Outbox};
use crate::sample::{one_table, owner};
use crate::{Client, Limits, Site, TableServer};

/// Longer than anything takes; reaching it means that something hangs.
const TIMEOUT: Duration = Duration::from_secs(30);

/// A store that takes hours for every write.
async fn slow_store() -> Arc<FaultyStore<Memory>> {
    let slowest = Duration::from_hours(9000);
    let rates = FaultRates { slow: 1000, slowest, ..FaultRates::default() };
    Arc::new(FaultyStore::new(one_table().await, rates, 1))
}

#[tokio::test]
async fn a_database_that_does_not_answer_does_not_hold_up_a_stop() {
    let limits = Limits { grace: Duration::from_millis(100), ..Limits::default() };
    let store = slow_store().await;
    let server = TableServer::new(store.clone(), limits).await.expect("memory");
    let table = server.registry.sender("t").await.expect("a table");
    let (outbox, mut said) = Outbox::new(ClientId(1), 10);
    let person = owner();
    let caller = outbox.clone();
    let request = EnterRequest { outbox, person, detail: Detail::Full, known: None, to: 1 };
    assert!(table.send(Command::Enter(Box::new(request))).await.is_ok());
    assert!(matches!(said.recv().await, Some(HostMessage::Answer { to: 1, .. })));
    let (seat, name, salt, colour) = (None, String::new(), String::new(), 0);
    let join = Call { id: 2, message: ClientMessage::Join { seat, name, salt, colour } };
    assert!(table.send(Command::Call(Box::new((caller, join, None)))).await.is_ok());
    while store.commits() == 0 {
        tokio::task::yield_now().await;
    }

    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.expect("a free port");
    let (stop, told) = mpsc::channel(1);
    let serving = tokio::spawn(server.serve(listener, Site::new(Client::EMBEDDED), told));
    stop.send(()).await.expect("it runs");
    tokio::time::timeout(TIMEOUT, serving).await.expect("it ends").expect("no panic");
}
