// Caches the client for offline use. A new version waits until the page activates it.
const VERSION = "@version";
const FILES = ["@files"];
// Fetched while the page already runs: not needed to play.
const LATER = ["@later"];

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(VERSION).then((cache) => cache.addAll(FILES)));
});

self.addEventListener("activate", (event) => {
  const clear = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name !== VERSION).map((name) => caches.delete(name)));
    await self.clients.claim();
    const cache = await caches.open(VERSION);
    await cache.addAll(LATER).catch(() => {});
  };
  event.waitUntil(clear());
});

self.addEventListener("message", (event) => {
  if (event.data === "take over") self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== self.location.origin) return;
  const key = event.request.mode === "navigate" ? "./" : event.request;
  event.respondWith(caches.match(key).then((found) => found ?? fetch(event.request)));
});
