//! TLS: certificate and key from files, which may be renewed while the server runs.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, PoisonError, RwLock};

use thiserror::Error;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::pem::{self, PemObject as _};
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};
use tokio_rustls::rustls::{self, ServerConfig};
use tokio_rustls::server::TlsStream;

/// Why TLS cannot be used.
#[derive(Debug, Error)]
pub enum TlsError {
    /// A file cannot be read, or is not what it should be.
    #[error("cannot use {}: {error}", .path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        error: pem::Error,
    },
    /// The file has no certificate in it.
    #[error("cannot use {}: there is no certificate in it", .0.display())]
    Empty(PathBuf),
    /// They do not match, or use an algorithm that is no longer supported.
    #[error("cannot use {} with {}: {error}", .certificate.display(), .key.display())]
    Pair {
        /// The certificate.
        certificate: PathBuf,
        /// The key.
        key: PathBuf,
        /// What is wrong with them.
        error: rustls::Error,
    },
}

/// Certificate and key, as they were last read.
#[derive(Clone, Debug)]
pub struct Tls(Arc<Files>);

#[derive(Debug)]
struct Files {
    certificate: PathBuf,
    key: PathBuf,
    config: RwLock<Arc<ServerConfig>>,
}

impl Tls {
    /// Reads both PEM files: the certificate with its chain, and the private key.
    pub fn read(certificate: &Path, key: &Path) -> Result<Self, TlsError> {
        let config = RwLock::new(read(certificate, key)?);
        Ok(Self(Arc::new(Files { certificate: certificate.into(), key: key.into(), config })))
    }

    /// Reads the files again. If they are unusable, the old ones stay in use.
    pub(crate) fn reload(&self) -> Result<(), TlsError> {
        let new = read(&self.0.certificate, &self.0.key)?;
        *self.0.config.write().unwrap_or_else(PoisonError::into_inner) = new;
        Ok(())
    }

    /// Performs the handshake.
    pub(crate) async fn accept<S>(&self, stream: S) -> io::Result<TlsStream<S>>
    where
        S: AsyncRead + AsyncWrite + Unpin,
    {
        let config = self.0.config.read().unwrap_or_else(PoisonError::into_inner).clone();
        TlsAcceptor::from(config).accept(stream).await
    }
}

fn read(certificate: &Path, key: &Path) -> Result<Arc<ServerConfig>, TlsError> {
    let wrong = |path: &Path, error| TlsError::File { path: path.into(), error };
    let chain: Vec<_> = CertificateDer::pem_file_iter(certificate)
        .and_then(Iterator::collect)
        .map_err(|error| wrong(certificate, error))?;
    if chain.is_empty() {
        return Err(TlsError::Empty(certificate.into()));
    }
    let secret = PrivateKeyDer::from_pem_file(key).map_err(|error| wrong(key, error))?;
    let config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .and_then(|config| config.with_no_client_auth().with_single_cert(chain, secret));
    let pair = |error| TlsError::Pair { certificate: certificate.into(), key: key.into(), error };
    let mut config = config.map_err(pair)?;
    config.alpn_protocols = vec![b"http/1.1".to_vec()];
    Ok(Arc::new(config))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn new_files_are_used_and_bad_ones_are_not() {
        let folder = tempfile::tempdir().unwrap();
        let [certificate, key] =
            ["certificate.pem", "key.pem"].map(|name| folder.path().join(name));
        let certify = || {
            let made = rcgen::generate_simple_self_signed(["localhost".to_owned()]).unwrap();
            std::fs::write(&certificate, made.cert.pem()).unwrap();
            std::fs::write(&key, made.signing_key.serialize_pem()).unwrap();
        };
        certify();
        let tls = Tls::read(&certificate, &key).unwrap();
        let in_use = || tls.0.config.read().unwrap().clone();
        let first = in_use();
        std::fs::write(&certificate, "nothing").unwrap();
        assert!(matches!(tls.reload(), Err(TlsError::Empty(_))));
        assert!(Arc::ptr_eq(&first, &in_use()), "the old ones stay in use");
        certify();
        tls.reload().unwrap();
        assert!(!Arc::ptr_eq(&first, &in_use()), "the new ones are in use");
    }
}
