// Starts the worker's program.
import init from "./worker.js";
await init({ module_or_path: new URL("./worker.wasm", import.meta.url) });
