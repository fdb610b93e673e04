//! Which sockets are open, whose they are, and how they are ended from outside.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard};

use tokio::sync::{oneshot, watch};

use crate::limits::Limits;
use crate::people::{Identity, Proof};

/// Every open socket. Its clones share one list.
#[derive(Clone, Debug)]
pub(crate) struct Sockets {
    most: usize,
    most_each: usize,
    open: Arc<Mutex<Open>>,
    /// How many there are, including those that were told to end.
    all: watch::Sender<usize>,
}

#[derive(Debug, Default)]
struct Open {
    next: u64,
    by_account: HashMap<String, Vec<Entry>>,
}

/// An open socket.
#[derive(Debug)]
struct Entry {
    id: u64,
    proof: Proof,
    /// Tells it to end.
    end: oneshot::Sender<()>,
}

/// The right to a socket; given back when it is dropped.
#[derive(Debug)]
pub(crate) struct SocketPlace {
    account: String,
    id: u64,
    open: Arc<Mutex<Open>>,
    ended: oneshot::Receiver<()>,
    all: watch::Sender<usize>,
}

impl Sockets {
    pub(crate) fn new(limits: Limits) -> Self {
        let (most, most_each) = (limits.sockets, limits.sockets_per_account);
        Self { most, most_each, open: Arc::default(), all: watch::Sender::new(0) }
    }

    fn lock(&self) -> MutexGuard<'_, Open> {
        self.open.lock().expect("no holder of this lock panics")
    }

    /// A socket for this account, if there is room.
    pub(crate) fn take(&self, identity: &Identity) -> Option<SocketPlace> {
        let mut open = self.lock();
        let account = &identity.account.id;
        let own = open.by_account.get(account).map_or(0, Vec::len);
        if *self.all.borrow() >= self.most || own >= self.most_each {
            return None;
        }
        open.next += 1;
        let (id, proof) = (open.next, identity.proof.clone());
        let (end, ended) = oneshot::channel();
        open.by_account.entry(account.clone()).or_default().push(Entry { id, proof, end });
        self.all.send_modify(|all| *all += 1);
        let (open, all) = (self.open.clone(), self.all.clone());
        Some(SocketPlace { account: account.clone(), id, open, ended, all })
    }

    /// Waits until none is open.
    pub(crate) async fn all_gone(&self) {
        // the sender lives as long as we do
        let _ = self.all.subscribe().wait_for(|all| *all == 0).await;
    }

    /// Ends the sockets of an account that were opened with such a proof.
    pub(crate) fn end(&self, account: &str, which: impl Fn(&Proof) -> bool) {
        let mut open = self.lock();
        let Some(own) = open.by_account.get_mut(account) else { return };
        for entry in own.extract_if(.., |entry| which(&entry.proof)) {
            // the socket may be ending already
            let _ = entry.end.send(());
        }
    }
}

impl SocketPlace {
    /// Waits until the socket is to be ended.
    pub(crate) async fn ended(&mut self) {
        let _ = (&mut self.ended).await;
    }
}

impl Drop for SocketPlace {
    fn drop(&mut self) {
        self.all.send_modify(|all| *all -= 1);
        let mut open = self.open.lock().expect("no holder of this lock panics");
        if let Some(own) = open.by_account.get_mut(&self.account) {
            own.retain(|entry| entry.id != self.id);
            if own.is_empty() {
                open.by_account.remove(&self.account);
            }
        }
    }
}
