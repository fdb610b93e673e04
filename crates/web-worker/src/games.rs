//! The games, each a piece of this program that is loaded when somebody plays it. What reads and
//! writes positions is another piece.

use std::cell::Cell;

use gantry_catalog::{
    GameCode, PositionCode, each_game, games, install, install_positions, is_installed,
};
use gantry_host::Needs;
use gantry_kernel::Game;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

macro_rules! pieces {
    ($($package:ident::$game:ident $(, $how:ident)?;)+) => {
        /// Makes a game playable; one that nobody knows is left to whoever asks for it.
        async fn load_game(game: &str) -> Result<(), SplitLoaderError> {
            if is_installed(game) {
                return Ok(());
            }
            $(if game == games::$game::ID {
                #[wasm_split($package, fallible)]
                fn code() -> Result<GameCode, SplitLoaderError> {
                    Ok(GameCode::of::<games::$game>())
                }
                install(games::$game::ID, code().await?);
            })+
            Ok(())
        }

        /// Lets every game read and write positions.
        async fn load_positions() -> Result<(), SplitLoaderError> {
            #[wasm_split(positions, fallible)]
            fn install_all() -> Result<(), SplitLoaderError> {
                $(install_positions(PositionCode::<games::$game>::of());)+
                Ok(())
            }
            install_all().await
        }
    };
}

each_game!(pieces);

thread_local! {
    static HAS_POSITIONS: Cell<bool> = const { Cell::new(false) };
}

/// Loads what a message needs.
pub async fn load(needs: &Needs) -> Result<(), SplitLoaderError> {
    if needs.positions && !HAS_POSITIONS.get() {
        load_positions().await?;
        HAS_POSITIONS.set(true);
    }
    for game in &needs.games {
        load_game(game).await?;
    }
    Ok(())
}
