//! Sessions, passkeys and tokens in a database.

use async_trait::async_trait;
use sqlx::AssertSqlSafe;

use super::SqlStore;
use super::database::{Query, Row};
use super::error::SqlError;
use crate::error::{AccountError, StoreError};
use crate::rows::{PasskeyRow, SessionRow, TokenRow};
use crate::store::Credentials;

const SESSIONS: &str = "token_hash, account, device, created_ms, seen_ms, expires_ms FROM sessions";
const PASSKEYS: &str = "credential, account, name, key, created_ms, used_ms FROM passkeys";
const TOKENS: &str = "hash, account, name, created_ms FROM tokens";

fn session(row: &Row) -> Result<SessionRow, StoreError> {
    Ok(SessionRow {
        token_hash: row.get(0)?,
        account: row.get(1)?,
        device: row.get(2)?,
        created_ms: row.number(3)?,
        seen_ms: row.number(4)?,
        expires_ms: row.number(5)?,
    })
}

fn passkey(row: &Row) -> Result<PasskeyRow, StoreError> {
    Ok(PasskeyRow {
        credential: row.get(0)?,
        account: row.get(1)?,
        name: row.get(2)?,
        key: row.get(3)?,
        created_ms: row.number(4)?,
        used_ms: row.number(5)?,
    })
}

fn token(row: &Row) -> Result<TokenRow, StoreError> {
    Ok(TokenRow {
        hash: row.get(0)?,
        account: row.get(1)?,
        name: row.get(2)?,
        created_ms: row.number(3)?,
    })
}

impl SqlStore {
    fn select_from(&self, columns: &'static str, conditions: &'static str) -> Query {
        self.database.query(AssertSqlSafe(format!("SELECT {columns} WHERE {conditions}")))
    }

    async fn read<T>(
        &self,
        query: Query,
        read: impl Fn(&Row) -> Result<T, StoreError>,
    ) -> Result<Vec<T>, StoreError> {
        self.database.fetch(query).await?.iter().map(read).collect()
    }

    async fn add_credential(&self, query: Query) -> Result<(), AccountError> {
        match self.database.execute(query).await {
            Ok(_) => Ok(()),
            Err(SqlError::Taken) => Err(AccountError::Exists),
            Err(SqlError::Orphan) => Err(AccountError::Missing),
            Err(fault) => Err(StoreError::from(fault).into()),
        }
    }

    async fn change(&self, query: Query) -> Result<u64, StoreError> {
        Ok(self.database.execute(query).await?)
    }
}

#[async_trait]
impl Credentials for SqlStore {
    async fn add_session(&self, row: SessionRow) -> Result<(), AccountError> {
        let sql = "INSERT INTO sessions (token_hash, account, device, created_ms, seen_ms, \
                   expires_ms) VALUES ($1, $2, $3, $4, $5, $6)";
        let query = self.database.query(sql).bind(row.token_hash).bind(row.account);
        let query = query.bind(row.device).number(row.created_ms).number(row.seen_ms);
        self.add_credential(query.number(row.expires_ms)).await
    }

    async fn session(&self, token_hash: &[u8]) -> Result<Option<SessionRow>, StoreError> {
        let query = self.select_from(SESSIONS, "token_hash = $1").bind(token_hash);
        Ok(self.read(query, session).await?.pop())
    }

    async fn sessions(&self, account: &str) -> Result<Vec<SessionRow>, StoreError> {
        let query = self.select_from(SESSIONS, "account = $1 ORDER BY seen_ms DESC, token_hash");
        self.read(query.bind(account), session).await
    }

    async fn touch_session(
        &self,
        token_hash: &[u8],
        seen_ms: u64,
        expires_ms: u64,
    ) -> Result<bool, StoreError> {
        let sql = "UPDATE sessions SET seen_ms = $2, expires_ms = $3 WHERE token_hash = $1";
        let query = self.database.query(sql).bind(token_hash).number(seen_ms).number(expires_ms);
        Ok(self.change(query).await? > 0)
    }

    async fn delete_session(&self, token_hash: &[u8]) -> Result<bool, StoreError> {
        let query = self.database.query("DELETE FROM sessions WHERE token_hash = $1");
        Ok(self.change(query.bind(token_hash)).await? > 0)
    }

    async fn delete_sessions(&self, account: &str, but: Option<&[u8]>) -> Result<u64, StoreError> {
        // No token has an empty hash.
        let sql = "DELETE FROM sessions WHERE account = $1 AND token_hash <> $2";
        self.change(self.database.query(sql).bind(account).bind(but.unwrap_or_default())).await
    }

    async fn delete_expired_sessions(&self, now_ms: u64) -> Result<u64, StoreError> {
        let query = self.database.query("DELETE FROM sessions WHERE expires_ms < $1");
        self.change(query.number(now_ms)).await
    }

    async fn add_passkey(&self, row: PasskeyRow) -> Result<(), AccountError> {
        let sql = "INSERT INTO passkeys (credential, account, name, key, created_ms, used_ms) \
                   VALUES ($1, $2, $3, $4, $5, $6)";
        let query = self.database.query(sql).bind(row.credential).bind(row.account).bind(row.name);
        self.add_credential(query.bind(row.key).number(row.created_ms).number(row.used_ms)).await
    }

    async fn passkey(&self, credential: &[u8]) -> Result<Option<PasskeyRow>, StoreError> {
        let query = self.select_from(PASSKEYS, "credential = $1").bind(credential);
        Ok(self.read(query, passkey).await?.pop())
    }

    async fn passkeys(&self, account: &str) -> Result<Vec<PasskeyRow>, StoreError> {
        let query = self.select_from(PASSKEYS, "account = $1 ORDER BY created_ms, credential");
        self.read(query.bind(account), passkey).await
    }

    async fn update_passkey(&self, row: PasskeyRow) -> Result<bool, StoreError> {
        let sql = "UPDATE passkeys SET name = $2, key = $3, used_ms = $4 WHERE credential = $1";
        let query = self.database.query(sql).bind(row.credential).bind(row.name).bind(row.key);
        Ok(self.change(query.number(row.used_ms)).await? > 0)
    }

    async fn delete_passkey(&self, credential: &[u8]) -> Result<bool, StoreError> {
        let query = self.database.query("DELETE FROM passkeys WHERE credential = $1");
        Ok(self.change(query.bind(credential)).await? > 0)
    }

    async fn add_token(&self, row: TokenRow) -> Result<(), AccountError> {
        let sql = "INSERT INTO tokens (hash, account, name, created_ms) VALUES ($1, $2, $3, $4)";
        let query = self.database.query(sql).bind(row.hash).bind(row.account).bind(row.name);
        self.add_credential(query.number(row.created_ms)).await
    }

    async fn token(&self, hash: &[u8]) -> Result<Option<TokenRow>, StoreError> {
        Ok(self.read(self.select_from(TOKENS, "hash = $1").bind(hash), token).await?.pop())
    }

    async fn tokens(&self, account: &str) -> Result<Vec<TokenRow>, StoreError> {
        let query = self.select_from(TOKENS, "account = $1 ORDER BY created_ms, hash");
        self.read(query.bind(account), token).await
    }

    async fn delete_token(&self, hash: &[u8]) -> Result<bool, StoreError> {
        let query = self.database.query("DELETE FROM tokens WHERE hash = $1").bind(hash);
        Ok(self.change(query).await? > 0)
    }
}
