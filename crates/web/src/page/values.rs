//! What reads component values of a table's own. Few tables have some, so it is a piece of the
//! program that is loaded with the first such table.

use std::cell::Cell;

use gantry_catalog::{each_game, games};
use gantry_kernel::{Text, has_own_data};
use leptos::wasm_split::{SplitLoaderError, wasm_split};

macro_rules! readers {
    ($($package:ident::$game:ident $(, $how:ident)?;)+) => {
        #[allow(clippy::unnecessary_wraps)] // loading may fail
        #[wasm_split(values, wasm_split_path = ::leptos::wasm_split, fallible)]
        fn install() -> Result<(), SplitLoaderError> {
            $(games::$game::install_data_reader();)+
            Ok(())
        }
    };
}

each_game!(readers);

thread_local! {
    static INSTALLED: Cell<bool> = const { Cell::new(false) };
}

/// Whether such values can be read.
pub fn are_readable() -> bool {
    INSTALLED.get()
}

/// Whether this view cannot be read yet because of its component values.
pub fn are_missing(view: &str) -> bool {
    has_own_data(view) && !are_readable()
}

/// Loads what is missing to read values, if it is needed.
pub async fn load(needed: bool) {
    if needed && !are_readable() {
        INSTALLED.set(install().await.is_ok());
    }
}
