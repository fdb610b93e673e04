//! Passwords, as argon2id hashes. Hashing keeps a processor busy, so only a few hashes are computed
//! at a time. Unknown names take as long, so that a login does not reveal which names exist.

use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use argon2::{Algorithm, Argon2, Params, Version};
use tokio::sync::Semaphore;

use super::error::ApiError;
use crate::limits::{LONGEST_PASSWORD, SHORTEST_PASSWORD};
use crate::secrets;

/// How many hashes are computed at a time.
static PERMITS: Semaphore = Semaphore::const_new(2);

/// As OWASP recommends: 19 MiB, two passes, one lane.
fn hasher() -> Argon2<'static> {
    let params = Params::new(19 * 1024, 2, 1, None).expect("allowed values");
    Argon2::new(Algorithm::Argon2id, Version::V0x13, params)
}

/// The hash of a password with a salt of its own.
fn salted(password: &str) -> argon2::password_hash::Result<String> {
    let salt = &secrets::bytes()[..16];
    let hash = hasher().hash_password_with_salt(password.as_bytes(), salt)?;
    Ok(hash.to_string())
}

/// Whether it is an acceptable password.
fn check(password: &str) -> Result<(), ApiError> {
    let length = password.chars().count();
    if (SHORTEST_PASSWORD..=LONGEST_PASSWORD).contains(&length) {
        return Ok(());
    }
    Err(ApiError::Invalid(format!(
        "A password has {SHORTEST_PASSWORD} to {LONGEST_PASSWORD} characters."
    )))
}

async fn work<T: Send + 'static>(job: impl FnOnce() -> T + Send + 'static) -> T {
    let _permit = PERMITS.acquire().await.expect("the semaphore is never closed");
    tokio::task::spawn_blocking(job).await.expect("hashing does not panic")
}

/// What is stored of a password.
pub(super) async fn hash(password: String) -> Result<String, ApiError> {
    check(&password)?;
    work(move || salted(&password)).await.map_err(|error| ApiError::Invalid(error.to_string()))
}

/// Whether the password matches the stored hash. Without one, a hash is computed all the same, so
/// that the time does not reveal whether the name exists.
pub(super) async fn verify(password: String, stored: Option<String>) -> bool {
    if password.chars().count() > LONGEST_PASSWORD {
        return false;
    }
    work(move || {
        let Some(stored) = stored else {
            drop(salted(&password));
            return false;
        };
        PasswordHash::new(&stored)
            .is_ok_and(|hash| hasher().verify_password(password.as_bytes(), &hash).is_ok())
    })
    .await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn only_the_same_password_matches() {
        let stored = hash("correct horse".into()).await.unwrap();
        assert!(stored.starts_with("$argon2id$"), "{stored}");
        assert!(verify("correct horse".into(), Some(stored.clone())).await);
        assert!(!verify("battery staple".into(), Some(stored)).await);
        assert!(!verify("correct horse".into(), None).await);
        assert!(hash("short".into()).await.is_err());
    }
}
