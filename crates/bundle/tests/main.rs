//! The bundler, run the way `xtask` runs it. Running it here also makes cargo build the program
//! together with the tests.

use std::process::Command;

fn bundle(arguments: &[&str]) -> (bool, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_gantry-bundle")).args(arguments).output();
    let output = output.expect("it starts");
    (output.status.success(), String::from_utf8_lossy(&output.stderr).into_owned())
}

#[test]
fn usage_is_explained() {
    for arguments in [&[][..], &["--quick"], &["a.wasm", "assets"]] {
        let (good, said) = bundle(arguments);
        assert!(!good && said.contains("PROGRAMS TREE OUT"), "{said}");
    }
}

#[test]
fn a_broken_program_is_refused_and_nothing_is_written() {
    let folder = tempfile::tempdir().expect("a folder");
    let out = folder.path().join("out");
    for program in ["gantry-web", "gantry-web-worker"] {
        let wasm = folder.path().join(program).with_extension("wasm");
        std::fs::write(wasm, "not wasm").expect("writable");
    }
    let tree = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
    let arguments =
        [folder.path().to_str(), Some(tree), out.to_str()].map(|path| path.expect("UTF-8"));
    let (good, said) = bundle(&arguments);
    assert!(!good && said.contains("gantry-web-worker.wasm"), "{said}");
    assert!(!out.exists());
}
