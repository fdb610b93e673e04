//! One call of a push service. It has no content: the browser asks this server what it is about,
//! so the services learn nothing.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;

use axum::body::Body;
use axum::http::header::{AUTHORIZATION, CONTENT_LENGTH, HOST};
use axum::http::{Method, Request, StatusCode};
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use thiserror::Error;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

use super::endpoint::{Endpoint, Services};
use super::vapid::Vapid;
use crate::registry::wall_ms;

/// For how long a push service keeps a call for a browser that is not running, in seconds: a day.
const TTL: u32 = 24 * 60 * 60;

/// Why a push service was not reached.
#[derive(Debug, Error)]
pub(super) enum DeliveryError {
    /// Its name leads to no public address.
    #[error("it has no public address")]
    Private,
    /// The connection failed.
    #[error(transparent)]
    Connection(#[from] io::Error),
    /// Its answer makes no sense.
    #[error(transparent)]
    Http(#[from] hyper::Error),
}

/// What calls push services.
pub(super) struct PushClient {
    pub(super) services: Services,
    pub(super) vapid: Vapid,
    tls: TlsConnector,
}

impl PushClient {
    pub(super) fn new(services: Services, vapid: Vapid) -> Self {
        let found = rustls_native_certs::load_native_certs();
        let mut roots = RootCertStore::empty();
        let (known, _) = roots.add_parsable_certificates(found.certs);
        if known == 0 {
            tracing::warn!("this machine knows no certificates, so push services are not called");
        }
        let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .expect("it supports the usual versions")
            .with_root_certificates(roots)
            .with_no_client_auth();
        Self { services, vapid, tls: TlsConnector::from(Arc::new(config)) }
    }

    /// Calls; returns the status of the answer. Redirects are not followed.
    pub(super) async fn call(&self, endpoint: &Endpoint) -> Result<StatusCode, DeliveryError> {
        let found = tokio::net::lookup_host((endpoint.host.as_str(), endpoint.port)).await?;
        // connected to by its address, so that the name cannot lead elsewhere meanwhile
        let addresses: Vec<SocketAddr> =
            found.filter(|address| self.services.admits(address.ip())).collect();
        if addresses.is_empty() {
            return Err(DeliveryError::Private);
        }
        let stream = TcpStream::connect(&*addresses).await?;
        if !endpoint.is_encrypted {
            return self.send(endpoint, stream).await;
        }
        let name = ServerName::try_from(endpoint.host.clone());
        let name = name.map_err(|error| io::Error::new(io::ErrorKind::InvalidInput, error))?;
        self.send(endpoint, self.tls.connect(name, stream).await?).await
    }

    async fn send<S>(&self, endpoint: &Endpoint, stream: S) -> Result<StatusCode, DeliveryError>
    where
        S: AsyncRead + AsyncWrite + Unpin + Send + 'static,
    {
        let (mut sender, connection) = http1::handshake(TokioIo::new(stream)).await?;
        let path = endpoint.uri.path_and_query().map_or("/", |path| path.as_str());
        let authority = endpoint.uri.authority().map(ToString::to_string).unwrap_or_default();
        let authorization = self.vapid.authorization(&endpoint.origin(), wall_ms());
        let request = Request::builder()
            .method(Method::POST)
            .uri(path)
            .header(HOST, authority)
            .header(AUTHORIZATION, authorization)
            .header(CONTENT_LENGTH, 0)
            .header("TTL", TTL)
            .header("Urgency", "normal")
            .body(Body::empty())
            .expect("every part was read from a valid address");
        // only the head of the answer counts; the connection ends with it
        tokio::select! {
            answer = sender.send_request(request) => Ok(answer?.status()),
            ended = connection => Err(match ended {
                Err(error) => error.into(),
                Ok(()) => io::Error::from(io::ErrorKind::UnexpectedEof).into(),
            }),
        }
    }
}
