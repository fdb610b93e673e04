//! JavaScript for a wasm file.

use std::path::Path;

use anyhow::Context;
use wasm_bindgen_cli_support::Bindgen;

/// The wasm file as browsers load it, and the script that loads it.
pub fn bind(wasm: &Path) -> anyhow::Result<(Vec<u8>, Vec<u8>)> {
    let mut bindgen = Bindgen::new();
    bindgen
        .input_path(wasm)
        .out_name("gantry")
        .typescript(false)
        .remove_name_section(true)
        .remove_producers_section(true);
    let mut output = bindgen
        .web(true)?
        .generate_output()
        .with_context(|| format!("binding {}", wasm.display()))?;
    let glue = output.js().as_bytes().to_vec();
    Ok((output.wasm_mut().emit_wasm(), glue))
}
