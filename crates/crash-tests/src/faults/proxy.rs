//! The network between a node and a service. It can break the connections, deliver nothing for a
//! while, or be slow.

use std::time::Duration;

use anyhow::Result;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::time::sleep;

/// How much is read at once.
const BYTES: usize = 16 * 1024;

/// What the network does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Weather {
    Carries,
    /// Connections break, and new ones are refused.
    Cut,
    /// Nothing is delivered, and nobody is told. Afterwards what was sent arrives.
    Stalls,
    /// Everything comes so much later.
    Slow(Duration),
}

/// One way between a node and a service.
pub(super) struct Proxy {
    pub(super) port: u16,
    weather: watch::Sender<Weather>,
}

impl Proxy {
    /// To a port of this machine.
    pub(super) async fn to(service: u16) -> Result<Self> {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await?;
        let port = listener.local_addr()?.port();
        let weather = watch::Sender::new(Weather::Carries);
        let above = weather.clone();
        tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                let weather = above.subscribe();
                if *weather.borrow() != Weather::Cut {
                    tokio::spawn(connect(client, service, weather));
                }
            }
        });
        Ok(Self { port, weather })
    }

    pub(super) fn set(&self, weather: Weather) {
        self.weather.send_replace(weather);
    }
}

async fn connect(client: TcpStream, service: u16, weather: watch::Receiver<Weather>) {
    let carrying = async {
        delivers(&mut weather.clone()).await;
        let Ok(server) = TcpStream::connect(("127.0.0.1", service)).await else { return };
        let _ = (client.set_nodelay(true), server.set_nodelay(true));
        let (asks, told) = client.into_split();
        let (answers, asked) = server.into_split();
        tokio::select! {
            () = carry(asks, asked, weather.clone()) => {}
            () = carry(answers, told, weather.clone()) => {}
        }
    };
    let mut breaks = weather.clone();
    tokio::select! {
        () = carrying => {}
        _ = breaks.wait_for(|weather| *weather == Weather::Cut) => {}
    }
}

/// One direction of a connection.
async fn carry(
    mut from: OwnedReadHalf,
    mut to: OwnedWriteHalf,
    mut weather: watch::Receiver<Weather>,
) {
    let mut bytes = vec![0; BYTES];
    while let Ok(read @ 1..) = from.read(&mut bytes).await {
        delivers(&mut weather).await;
        if to.write_all(&bytes[..read]).await.is_err() {
            return;
        }
    }
}

/// Waits until something that was sent now would arrive.
async fn delivers(weather: &mut watch::Receiver<Weather>) {
    let now = *weather.borrow();
    if let Weather::Slow(delay) = now {
        sleep(delay).await;
    }
    // the sender ends with the run
    let _ = weather.wait_for(|weather| *weather != Weather::Stalls).await;
}

#[cfg(test)]
mod tests {
    use tokio::time::timeout;

    use super::*;

    const SOON: Duration = Duration::from_millis(100);

    /// A service that repeats what it hears.
    async fn echo() -> u16 {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.expect("a port");
        let port = listener.local_addr().expect("bound").port();
        tokio::spawn(async move {
            while let Ok((mut client, _)) = listener.accept().await {
                tokio::spawn(async move {
                    let (mut from, mut to) = client.split();
                    let _ = tokio::io::copy(&mut from, &mut to).await;
                });
            }
        });
        port
    }

    async fn says(client: &mut TcpStream, text: &[u8]) {
        client.write_all(text).await.expect("open");
    }

    async fn hears(client: &mut TcpStream, text: &[u8]) {
        let mut heard = vec![0; text.len()];
        client.read_exact(&mut heard).await.expect("open");
        assert_eq!(heard, text);
    }

    #[tokio::test]
    async fn the_network_can_fail_in_each_way() {
        let proxy = Proxy::to(echo().await).await.expect("a port");
        let mut client = TcpStream::connect(("127.0.0.1", proxy.port)).await.expect("connected");
        says(&mut client, b"one").await;
        hears(&mut client, b"one").await;

        proxy.set(Weather::Stalls);
        says(&mut client, b"two").await;
        let mut byte = [0];
        assert!(timeout(SOON, client.read(&mut byte)).await.is_err(), "nothing arrives");
        proxy.set(Weather::Carries);
        hears(&mut client, b"two").await;

        proxy.set(Weather::Slow(SOON));
        let sent = std::time::Instant::now();
        says(&mut client, b"three").await;
        hears(&mut client, b"three").await;
        assert!(sent.elapsed() >= 2 * SOON, "both ways are slow");

        proxy.set(Weather::Cut);
        assert!(matches!(client.read(&mut byte).await, Ok(0) | Err(_)), "it is broken");
        let refused = async {
            let mut other = TcpStream::connect(("127.0.0.1", proxy.port)).await?;
            other.read(&mut byte).await
        };
        assert!(matches!(refused.await, Ok(0) | Err(_)), "nobody gets through");
    }
}
