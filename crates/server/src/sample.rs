//! A store for tests.

use gantry_host::shared::{Kept, Person};
use gantry_kernel::Secret;
use gantry_store::{Memory, Store as _, TableWrite};
use gantry_wire::{Access, ChairPlan, Pace, Spectators, TableSettings};

use crate::house::rows;

/// Whose table it is.
pub(crate) fn owner() -> Person {
    Person { account: "a".into(), name: "Ada".into() }
}

/// One table, called `t`, whose owner waits for somebody else.
pub(crate) async fn one_table() -> Memory {
    let settings = TableSettings {
        game: "launch-pad".into(),
        options: Vec::new(),
        chairs: vec![ChairPlan::Person; 2],
        pace: Pace::Relaxed,
        access: Access::Invitation,
        spectators: Spectators::Public,
        stand_in: String::new(),
        rated: false,
    };
    let kept = Kept::new(&owner(), settings, Secret::new([7; 32])).expect("sound settings");
    let store = Memory::new();
    let outcomes = store.commit(&[TableWrite::row(rows::new_row("t".into(), &kept, 1))]).await;
    assert_eq!(outcomes, [Ok(())]);
    store
}
