// Caches the client for offline use: both programs, pictures and styles, and the texts of the
// languages that are read here. A new version is complete before it waits, and waits until the page
// activates it, so page and worker are always of the same version.
const VERSION = "@version";
const FILES = ["@files"];
const TEXTS = ["@texts"];

const ofLanguage = (language) => TEXTS.filter((name) => name.includes(`-${language}-`));

// The languages whose texts an older version has kept.
const languages = async () => {
  const found = new Set();
  for (const name of await caches.keys()) {
    for (const { url } of await (await caches.open(name)).keys()) {
      const language = url.match(/\/words-(..)-[0-9a-f]{12}\.ftl$/)?.[1];
      if (language) found.add(language);
    }
  }
  return [...found];
};

self.addEventListener("install", (event) => {
  const fill = async () => {
    const texts = (await languages()).flatMap(ofLanguage);
    const cache = await caches.open(VERSION);
    await cache.addAll([...FILES, ...texts]);
  };
  event.waitUntil(fill());
});

self.addEventListener("activate", (event) => {
  const clear = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name !== VERSION).map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(clear());
});

// The page says what it reads.
const keep = async (language) => {
  const cache = await caches.open(VERSION);
  const known = new Set((await cache.keys()).map(({ url }) => url));
  const isNew = (name) => !known.has(new URL(name, self.location).href);
  await cache.addAll(ofLanguage(language).filter(isNew));
};

self.addEventListener("message", (event) => {
  if (event.data === "take over") self.skipWaiting();
  const language = event.data?.language;
  if (language) event.waitUntil(keep(language).catch(() => {}));
});

// What the server answers is never cached.
const API = new URL("./api/", self.location).pathname;

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== self.location.origin) return;
  if (url.pathname.startsWith(API)) return;
  const key = event.request.mode === "navigate" ? "./" : event.request;
  const find = async () => (await caches.open(VERSION)).match(key);
  event.respondWith(find().then((found) => found ?? fetch(event.request)));
});
