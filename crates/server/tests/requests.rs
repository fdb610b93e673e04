//! Requests as text, for those that our clients never send.

use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::common::Serving;

/// The answer to one request; `head` is its first line and its headers but `Connection`.
pub(crate) async fn ask(serving: &Serving, head: &str, body: &str) -> String {
    let address = serving.address.trim_start_matches("http://").trim_end_matches('/');
    let stream = TcpStream::connect(address).await.expect("it listens");
    ask_over(stream, head, body).await
}

/// The same over an existing connection.
pub(crate) async fn ask_over(
    mut stream: impl AsyncRead + AsyncWrite + Unpin,
    head: &str,
    body: &str,
) -> String {
    let length = body.len();
    let common = "Connection: close\r\nContent-Type: application/json";
    let request = format!("{head}\r\n{common}\r\nContent-Length: {length}\r\n\r\n{body}");
    stream.write_all(request.as_bytes()).await.expect("it reads");
    let mut answer = Vec::new();
    // a connection that is closed without a TLS goodbye is fine once the answer is complete
    let _ = stream.read_to_end(&mut answer).await;
    String::from_utf8_lossy(&answer).into_owned()
}

/// The value of a header.
pub(crate) fn header<'a>(answer: &'a str, name: &str) -> Option<&'a str> {
    let (head, _) = answer.split_once("\r\n\r\n")?;
    let mut pairs = head.lines().filter_map(|line| line.split_once(": "));
    pairs.find(|pair| pair.0.eq_ignore_ascii_case(name)).map(|pair| pair.1)
}

/// The status of an answer.
pub(crate) fn status(answer: &str) -> &str {
    answer.split(' ').nth(1).unwrap_or_default()
}
