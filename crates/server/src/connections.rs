//! Connections: how many there are, how long they last, and how they end.

use std::net::IpAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::Request;
use axum::serve::Listener;
use hyper::body::Incoming;
use hyper::server::conn::http1::Builder;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Semaphore, mpsc, watch};
use tokio::task::JoinSet;
use tokio_io_timeout::TimeoutStream;
use tower::Service as _;

use crate::hosts::LocalAddress;
use crate::limits::Limits;
use crate::networks::Networks;
use crate::people::counted_address;
use crate::quota::Quota;
use crate::tls::Tls;

/// The address that a request came from.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RemoteAddress(pub(crate) IpAddr);

/// Whether a request came over TLS.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Encrypted(pub(crate) bool);

/// Accepts connections until it is told to stop, then lets busy ones finish until it is told again
/// or their time is up. When this returns, every connection is closed.
pub(crate) async fn serve_all(
    mut listener: TcpListener,
    router: Router,
    limits: Arc<Limits>,
    trusted: Networks,
    tls: Option<Tls>,
    mut stop: mpsc::Receiver<()>,
) {
    let permits = Arc::new(Semaphore::new(limits.connections));
    let quota = Quota::new(limits.connections_per_address);
    let (closing, _) = watch::channel(());
    let mut running = JoinSet::new();
    loop {
        let arrival = async {
            let permit =
                permits.clone().acquire_owned().await.expect("the semaphore is never closed");
            (permit, Listener::accept(&mut listener).await)
        };
        let (permit, (stream, peer)) = tokio::select! {
            arrival = arrival => arrival,
            _ = stop.recv() => break,
        };
        while running.try_join_next().is_some() {}
        let quota_permit = quota.take(counted_address(peer.ip()));
        if quota_permit.is_none() && !trusted.contains(peer.ip().to_canonical()) {
            tracing::debug!(from = %peer.ip(), "too many connections of one address");
            continue;
        }
        let (router, tls, closing) = (router.clone(), tls.clone(), closing.subscribe());
        let limits = limits.clone();
        running.spawn(async move {
            serve_connection(stream, router, limits, tls, closing).await;
            drop((permit, quota_permit));
        });
    }
    drop(listener);
    closing.send_replace(());
    tokio::select! {
        () = async { while running.join_next().await.is_some() {} } => {}
        () = tokio::time::sleep(limits.grace) => {}
        _ = stop.recv() => {}
    }
    running.shutdown().await;
}

/// Serves one connection until it is closed. Clients that leave, time out or send garbage are not
/// answered.
async fn serve_connection(
    stream: TcpStream,
    router: Router,
    limits: Arc<Limits>,
    tls: Option<Tls>,
    mut closing: watch::Receiver<()>,
) {
    let (Ok(local), Ok(peer)) = (stream.local_addr(), stream.peer_addr()) else { return };
    // a small message must not wait for the one before it to be acknowledged
    if stream.set_nodelay(true).is_err() {
        return;
    }
    let mut stream = TimeoutStream::new(stream);
    stream.set_write_timeout(Some(limits.stall));
    let stream = Box::pin(stream);
    let at = (LocalAddress(local.ip()), RemoteAddress(peer.ip().to_canonical()));
    let Some(tls) = tls else {
        return serve_http(stream, router, limits.head, at, Encrypted(false), closing).await;
    };
    let encrypted = tokio::select! {
        encrypted = tokio::time::timeout(limits.head, tls.accept(stream)) => encrypted,
        _ = closing.changed() => return,
    };
    if let Ok(Ok(stream)) = encrypted {
        serve_http(Box::pin(stream), router, limits.head, at, Encrypted(true), closing).await;
    }
}

async fn serve_http(
    stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
    router: Router,
    head: Duration,
    at: (LocalAddress, RemoteAddress),
    encrypted: Encrypted,
    mut closing: watch::Receiver<()>,
) {
    let service = service_fn(move |mut request: Request<Incoming>| {
        let known = request.extensions_mut();
        known.insert(at.0);
        known.insert(at.1);
        known.insert(encrypted);
        router.clone().call(request)
    });
    let mut builder = Builder::new();
    builder.timer(TokioTimer::new()).header_read_timeout(head);
    let stream = TokioIo::new(stream);
    let mut connection = pin!(builder.serve_connection(stream, service).with_upgrades());
    tokio::select! {
        ended = connection.as_mut() => drop(ended),
        _ = closing.changed() => {
            connection.as_mut().graceful_shutdown();
            drop(connection.await);
        }
    }
}
