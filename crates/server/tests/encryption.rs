//! TLS, with certificates made for the occasion.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use gantry_server::{Client, Site, Tls, TlsError};
use rcgen::{CertifiedKey, generate_simple_self_signed};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::client::TlsStream;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::{CertificateDer, ServerName};
use tokio_rustls::rustls::{ClientConfig, RootCertStore};
use tokio_tungstenite::client_async;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::http::HeaderValue;

use crate::common::Serving;
use crate::requests::{ask, ask_over, header, status};

/// Writes a new certificate and its key; who trusts it.
fn certify(folder: &Path) -> (PathBuf, PathBuf, CertificateDer<'static>) {
    let CertifiedKey { cert, signing_key } =
        generate_simple_self_signed(["localhost".to_owned()]).expect("a certificate");
    let (certificate, key) = (folder.join("certificate.pem"), folder.join("key.pem"));
    std::fs::write(&certificate, cert.pem()).expect("written");
    std::fs::write(&key, signing_key.serialize_pem()).expect("written");
    (certificate, key, cert.der().clone())
}

/// A connection to the server by somebody who trusts this certificate alone.
async fn connect(
    serving: &Serving,
    trusted: CertificateDer<'static>,
) -> std::io::Result<TlsStream<TcpStream>> {
    let mut roots = RootCertStore::empty();
    roots.add(trusted).expect("a certificate");
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .expect("known versions")
        .with_root_certificates(roots)
        .with_no_client_auth();
    let address = serving.address.trim_start_matches("http://").trim_end_matches('/');
    let stream = TcpStream::connect(address).await?;
    let name = ServerName::try_from("localhost").expect("a name");
    TlsConnector::from(Arc::new(config)).connect(name, stream).await
}

#[tokio::test]
async fn requests_and_sockets_are_encrypted() {
    let folder = tempfile::tempdir().expect("a folder");
    let (certificate, key, trusted) = certify(folder.path());
    let tls = Tls::read(&certificate, &key).expect("both are sound");
    let site = Site { tls: Some(tls), ..Site::new(Client::EMBEDDED) };
    let serving = Serving::with(gantry_store::open("memory:").await.expect("memory"), site).await;

    let stream = connect(&serving, trusted.clone()).await.expect("encrypted");
    let guest = "POST /api/guest HTTP/1.1\r\nHost: localhost";
    let answer = ask_over(stream, guest, "{\"name\": \"Ada\"}").await;
    assert_eq!(status(&answer), "200", "{answer}");
    assert_eq!(header(&answer, "strict-transport-security"), Some("max-age=31536000"));
    let cookie = header(&answer, "set-cookie").expect("a session");
    assert_eq!(cookie.matches("Secure").count(), 1, "{cookie}");
    assert!(cookie.starts_with("__Host-gantry_session=") && cookie.contains("; Path=/;"));
    assert!(!cookie.contains("Domain"), "{cookie}");

    let mut request = "wss://localhost/api/socket".into_client_request().expect("an address");
    let session = cookie.split(';').next().expect("a value");
    request.headers_mut().insert("cookie", HeaderValue::from_str(session).expect("plain"));
    let stream = connect(&serving, trusted).await.expect("encrypted");
    let (mut socket, _) = client_async(request, stream).await.expect("a socket");
    let first = futures_util::StreamExt::next(&mut socket).await.expect("a message");
    assert!(matches!(first, Ok(Message::Text(text)) if text.contains("Ready")));
    drop(socket);

    // who does not encrypt gets nothing
    assert!(!ask(&serving, "GET / HTTP/1.1\r\nHost: localhost", "").await.starts_with("HTTP"));
    serving.stop().await;
}

#[tokio::test]
async fn certificates_and_keys_that_do_not_match_are_refused_by_name() {
    let folder = tempfile::tempdir().expect("a folder");
    let (certificate, key, _) = certify(folder.path());
    let other = folder.path().join("other");
    std::fs::create_dir(&other).expect("a folder");
    let (_, other_key, _) = certify(&other);
    assert!(Tls::read(&certificate, &key).is_ok());
    let error = Tls::read(&certificate, &other_key).expect_err("another key");
    assert!(matches!(error, TlsError::Pair { .. }), "{error}");
    let error = Tls::read(&key, &key).expect_err("no certificate");
    assert!(error.to_string().contains("key.pem"), "{error}");
    let error = Tls::read(&certificate, &folder.path().join("missing")).expect_err("no key");
    assert!(error.to_string().contains("missing"), "{error}");
}
