//! Which sockets are open, whose they are, and how they are ended from outside.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard};

use tokio::sync::{oneshot, watch};

use crate::limits::Limits;
use crate::people::{Identity, Proof};
use crate::quota::{Quota, QuotaPermit};
use crate::rate::{Allowance, Rates};

/// Every open socket. Its clones share one list.
#[derive(Clone, Debug)]
pub(crate) struct Sockets {
    most: usize,
    most_each: usize,
    by_address: Quota<IpAddr>,
    open: Arc<Mutex<SocketList>>,
    /// How often accounts call, and say something. Whoever disconnects does not start anew.
    calls: Arc<Rates<String>>,
    chat: Arc<Rates<String>>,
    /// How many there are, including those that were told to end.
    all: watch::Sender<usize>,
}

#[derive(Debug, Default)]
struct SocketList {
    next: u64,
    by_account: HashMap<String, AccountSockets>,
}

/// The sockets of one account, and what they share.
#[derive(Debug)]
struct AccountSockets {
    sockets: Vec<OpenSocket>,
    calls: Allowance,
    chat: Allowance,
}

/// An open socket.
#[derive(Debug)]
struct OpenSocket {
    id: u64,
    proof: Proof,
    /// Tells it to end.
    end: oneshot::Sender<()>,
}

/// The right to a socket; given back when it is dropped.
#[derive(Debug)]
pub(crate) struct SocketPermit {
    account: String,
    id: u64,
    sockets: Sockets,
    ended: oneshot::Receiver<()>,
    /// How often the account may call, over all of its sockets.
    pub(crate) calls: Allowance,
    /// How often it may say something.
    pub(crate) chat: Allowance,
    _quota: QuotaPermit<IpAddr>,
}

impl Sockets {
    pub(crate) fn new(limits: &Limits) -> Self {
        Self {
            most: limits.sockets,
            most_each: limits.sockets_per_account,
            by_address: Quota::new(limits.sockets_per_address),
            open: Arc::default(),
            calls: Arc::new(Rates::new(limits.calls)),
            chat: Arc::new(Rates::new(limits.chat)),
            all: watch::Sender::new(0),
        }
    }

    fn lock(&self) -> MutexGuard<'_, SocketList> {
        self.open.lock().expect("no holder of this lock panics")
    }

    /// A socket for this account at this address, if there is room.
    pub(crate) fn take(&self, identity: &Identity, from: IpAddr) -> Option<SocketPermit> {
        let mut open = self.lock();
        let account = &identity.account.id;
        let count = open.by_account.get(account).map_or(0, |own| own.sockets.len());
        if *self.all.borrow() >= self.most || count >= self.most_each {
            return None;
        }
        let quota_permit = self.by_address.take(from)?;
        open.next += 1;
        let (id, proof) = (open.next, identity.proof.clone());
        let (end, ended) = oneshot::channel();
        let own = open.by_account.entry(account.clone()).or_insert_with(|| AccountSockets {
            sockets: Vec::new(),
            calls: self.calls.of(account.clone()),
            chat: self.chat.of(account.clone()),
        });
        own.sockets.push(OpenSocket { id, proof, end });
        self.all.send_modify(|all| *all += 1);
        Some(SocketPermit {
            account: account.clone(),
            id,
            sockets: self.clone(),
            ended,
            calls: own.calls.clone(),
            chat: own.chat.clone(),
            _quota: quota_permit,
        })
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
        for entry in own.sockets.extract_if(.., |entry| which(&entry.proof)) {
            // the socket may be ending already
            let _ = entry.end.send(());
        }
    }

    /// Lets the sockets that were opened with one proof go on with another.
    pub(crate) fn renew(&self, account: &str, old: &Proof, new: &Proof) {
        let mut open = self.lock();
        let Some(own) = open.by_account.get_mut(account) else { return };
        for entry in own.sockets.iter_mut().filter(|entry| entry.proof == *old) {
            entry.proof = new.clone();
        }
    }
}

impl SocketPermit {
    /// Waits until the socket is to be ended.
    pub(crate) async fn ended(&mut self) {
        let _ = (&mut self.ended).await;
    }
}

impl Drop for SocketPermit {
    fn drop(&mut self) {
        let Sockets { calls, chat, all, .. } = &self.sockets;
        all.send_modify(|all| *all -= 1);
        let mut open = self.sockets.lock();
        let Some(own) = open.by_account.get_mut(&self.account) else { return };
        own.sockets.retain(|entry| entry.id != self.id);
        if own.sockets.is_empty() {
            open.by_account.remove(&self.account);
            calls.keep(self.account.clone(), self.calls.clone());
            chat.keep(self.account.clone(), self.chat.clone());
        }
    }
}
