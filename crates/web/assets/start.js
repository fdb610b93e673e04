// Starts the program, both in the page and in the worker.
import init from "./gantry.js";
await init({ module_or_path: new URL("./gantry.wasm", import.meta.url) });
