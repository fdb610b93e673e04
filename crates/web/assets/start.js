// Starts the program, in the page and in the worker alike.
import init from "./gantry.js";
await init({ module_or_path: new URL("./gantry.wasm", import.meta.url) });
