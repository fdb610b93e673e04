//! A store for tests.

use gantry_host::shared::{Person, TableSetup};
use gantry_kernel::Secret;
use gantry_store::{Memory, Store as _, TableWrite};
use gantry_wire::TableSettings;

use crate::registry::rows;

/// Whose table it is.
pub(crate) fn owner() -> Person {
    Person { account: "a".into(), name: "Ada".into() }
}

/// One table, called `t`, whose owner waits for somebody else.
pub(crate) async fn one_table() -> Memory {
    let settings = TableSettings::for_people("launch-pad", 2);
    let setup = TableSetup::new(&owner(), settings, Secret::new([7; 32])).expect("sound settings");
    let store = Memory::new();
    let outcomes = store.commit(&[TableWrite::row(rows::new_row("t".into(), &setup, 1))]).await;
    assert_eq!(outcomes, [Ok(())]);
    store
}
