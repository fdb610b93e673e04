//! The tables stored in the browser's database, so that a reload or a closed browser loses nothing.
//!
//! One row per table under its name, and one per line of its log under name and number.

use gantry_host::{KeptTable, Stale, Write};
use idb::{
    Database, DatabaseEvent, Error, Factory, KeyRange, ObjectStore, ObjectStoreParams,
    TransactionMode,
};
use js_sys::Array;
use wasm_bindgen::JsValue;

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
            // A failure shows when the store is used.
            if let Ok(database) = event.database() {
                for name in [TABLES, LINES] {
                    drop(database.create_object_store(name, ObjectStoreParams::new()));
                }
            }
        });
        Ok(Self { database: request.await? })
    }

    /// The stored tables. Anything that a newer client wrote and this one cannot read stays where
    /// it is.
    pub async fn read(&self, what: &Stale) -> Result<Vec<KeptTable>, Error> {
        let transaction = self.database.transaction(&[TABLES, LINES], TransactionMode::ReadOnly)?;
        let (tables, logs) = (transaction.object_store(TABLES)?, transaction.object_store(LINES)?);
        let ids = match what {
            Stale::All => tables.get_all_keys(None, None)?.await?,
            Stale::Table(id) => vec![JsValue::from(id)],
        };
        let mut kept = Vec::new();
        for id in ids {
            let row = row(&tables, &id).await?;
            let lines = logs.get_all(Some(log_from(&id, 0)?.into()), None)?.await?;
            let lines = lines.iter().filter_map(JsValue::as_string).collect();
            kept.extend(row.and_then(|row| KeptTable::read(row, lines)));
        }
        transaction.await?;
        Ok(kept)
    }

    /// Makes one change, durably; returns whether it was made. A change that does not continue what
    /// is stored is not made, so nothing that another tab has stored is lost.
    pub async fn write(&self, write: &Write) -> Result<bool, Error> {
        let transaction =
            self.database.transaction(&[TABLES, LINES], TransactionMode::ReadWrite)?;
        let (tables, logs) = (transaction.object_store(TABLES)?, transaction.object_store(LINES)?);
        let id = JsValue::from(write.table());
        let kept = row(&tables, &id).await?;
        if !write.fits(kept.as_deref()) {
            return Ok(false);
        }
        match write {
            Write::Keep { row, from, lines, .. } => {
                tables.put(&JsValue::from(row), Some(&id))?.await?;
                logs.delete(log_from(&id, *from)?)?.await?;
                append(&logs, &id, *from, lines).await?;
            }
            Write::Delete(_) => {
                logs.delete(log_from(&id, 0)?)?.await?;
                tables.delete(id)?.await?;
            }
        }
        transaction.commit()?.await?;
        Ok(true)
    }
}

async fn row(tables: &ObjectStore, id: &JsValue) -> Result<Option<String>, Error> {
    let rows = tables.get_all(Some(id.clone().into()), None)?.await?;
    Ok(rows.first().and_then(JsValue::as_string))
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

/// All lines of a log from one on. Arrays sort after all numbers.
fn log_from(id: &JsValue, number: usize) -> Result<KeyRange, Error> {
    let end = Array::of2(id, &Array::new());
    KeyRange::bound(&key(id, number), &end.into(), None, None)
}
