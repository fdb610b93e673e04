// Starts the page's program and shows how much of it has arrived. The posters come first: on a slow
// line they would wait for the program, which is fifty times as large.
import init from "./page.js";
const posters = [...document.querySelectorAll("#splash img")].map((poster) => poster.decode());
const painted = Promise.allSettled(posters).then(() => new Promise(requestAnimationFrame));
// A page in the background paints nothing.
await Promise.race([painted, new Promise((late) => setTimeout(late, 1000))]);
const response = await fetch(new URL("./page.wasm", import.meta.url));
const bar = document.querySelector("#splash progress");
const count = async (reader) => {
  for (let part; !(part = await reader.read()).done; ) bar.value += part.value.length;
};
if (bar && response.ok) count(response.clone().body.getReader()).catch(() => {});
await init({ module_or_path: response });
