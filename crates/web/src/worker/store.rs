//! What is kept in the browser's database, so that a reload or a closed browser loses nothing.
//!
//! One row per table under its name, and one per line of its log under name and number.

use idb::{
    Database, DatabaseEvent, Error, Factory, KeyRange, ObjectStore, ObjectStoreParams,
    TransactionMode,
};
use js_sys::Array;
use wasm_bindgen::JsValue;

use super::kept::{Kept, Write};

const DATABASE: &str = "gantry";
const VERSION: u32 = 2;
const TABLES: &str = "tables";
const LINES: &str = "lines";

/// The database.
#[derive(Debug)]
pub struct Store {
    database: Database,
}

impl Store {
    /// Opens the database, which may be denied.
    pub async fn open() -> Result<Self, Error> {
        let mut request = Factory::new()?.open(DATABASE, Some(VERSION))?;
        request.on_upgrade_needed(|event| {
            // a failure shows when the store is used
            if let Ok(database) = event.database() {
                for name in [TABLES, LINES] {
                    drop(database.create_object_store(name, ObjectStoreParams::new()));
                }
            }
        });
        Ok(Self { database: request.await? })
    }

    /// Everything that is kept. What a newer client wrote and this one cannot read stays where it is.
    pub async fn all(&self) -> Result<Vec<Kept>, Error> {
        let transaction = self.database.transaction(&[TABLES, LINES], TransactionMode::ReadOnly)?;
        let (tables, logs) = (transaction.object_store(TABLES)?, transaction.object_store(LINES)?);
        let rows = tables.get_all(None, None)?.await?;
        let ids = tables.get_all_keys(None, None)?.await?;
        let mut kept = Vec::new();
        for (row, id) in rows.iter().zip(ids) {
            let lines = logs.get_all(Some(log_from(&id, 0)?.into()), None)?.await?;
            let lines = lines.iter().filter_map(JsValue::as_string).collect();
            kept.extend(row.as_string().and_then(|row| Kept::read(&row, lines)));
        }
        transaction.await?;
        Ok(kept)
    }

    /// Makes one change, durably.
    pub async fn write(&self, write: &Write) -> Result<(), Error> {
        let transaction =
            self.database.transaction(&[TABLES, LINES], TransactionMode::ReadWrite)?;
        let (tables, logs) = (transaction.object_store(TABLES)?, transaction.object_store(LINES)?);
        match write {
            Write::Keep { id, row, from, lines } => {
                let id = JsValue::from(id);
                tables.put(&JsValue::from(row), Some(&id))?.await?;
                logs.delete(log_from(&id, *from)?)?.await?;
                append(&logs, &id, *from, lines).await?;
            }
            Write::Delete(id) => {
                let id = JsValue::from(id);
                logs.delete(log_from(&id, 0)?)?.await?;
                tables.delete(id)?.await?;
            }
        }
        transaction.commit()?.await?;
        Ok(())
    }
}

async fn append(
    logs: &ObjectStore,
    id: &JsValue,
    from: usize,
    lines: &[String],
) -> Result<(), Error> {
    for (line, number) in lines.iter().zip(from..) {
        logs.put(&JsValue::from(line), Some(&key(id, number)))?.await?;
    }
    Ok(())
}

fn key(id: &JsValue, number: usize) -> JsValue {
    let number = u32::try_from(number).expect("fewer than 2^32 entries");
    Array::of2(id, &JsValue::from(number)).into()
}

/// All lines of a log from one on. Arrays come after all numbers.
fn log_from(id: &JsValue, number: usize) -> Result<KeyRange, Error> {
    let end = Array::of2(id, &Array::new());
    KeyRange::bound(&key(id, number), &end.into(), None, None)
}
