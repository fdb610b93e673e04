//! TLS: which servers we believe to be the ones that they say they are.

use std::sync::Arc;

use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

use crate::ClientError;

/// TLS with servers that an authority vouches for that this machine trusts, or, if
/// `SSL_CERT_FILE` or `SSL_CERT_DIR` is set, one of the authorities there.
pub(crate) fn trusting_this_machine() -> Result<ClientConfig, ClientError> {
    let found = rustls_native_certs::load_native_certs();
    let mut authorities = RootCertStore::empty();
    let (trusted, _) = authorities.add_parsable_certificates(found.certs);
    match found.errors.first() {
        Some(error) if trusted == 0 => Err(ClientError::NoAuthorities(error.to_string())),
        None if trusted == 0 => Err(ClientError::NoAuthorities("there are none".into())),
        _ => Ok(trusting(authorities)),
    }
}

/// TLS with nobody, for servers that are not asked for it.
pub(crate) fn trusting_nobody() -> ClientConfig {
    trusting(RootCertStore::empty())
}

fn trusting(authorities: RootCertStore) -> ClientConfig {
    ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .expect("it supports the usual versions")
        .with_root_certificates(authorities)
        .with_no_client_auth()
}
