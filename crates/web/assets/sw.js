// Caches the client for offline use: both programs, pictures and styles, and the texts of the
// languages that are read here. A new version is complete before it waits, and waits until the page
// activates it, so page and worker are always of the same version.
const VERSION = "@version";
const FILES = ["@files"];
const TEXTS = ["@texts"];

// Where the language that is read here is kept, beside the files.
const LANGUAGE = "./language";

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
    const language = await caches.match(LANGUAGE);
    const cache = await caches.open(VERSION);
    await cache.addAll([...FILES, ...texts]);
    if (language) await cache.put(LANGUAGE, language);
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
  await cache.put(LANGUAGE, new Response(language));
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

// What a call says while no page is open.
const WORDS = {
  en: { turn: "It is your turn", none: "Look at your tables" },
  de: { turn: "Du bist dran", none: "Schau nach deinen Tischen" },
  fr: { turn: "C’est à vous de jouer", none: "Regardez vos tables" },
};

// The tables that wait for us; none if the server does not say.
const waiting = async () => {
  try {
    const answer = await fetch("./api/tables?mine=true");
    const tables = answer.ok ? await answer.json() : [];
    return tables.filter((table) => table.your_turn);
  } catch {
    return [];
  }
};

// A call has no content: the server says what it is about. Browsers require that something is shown.
self.addEventListener("push", (event) => {
  const tell = async () => {
    const [tables, kept] = await Promise.all([waiting(), caches.match(LANGUAGE)]);
    const words = WORDS[kept ? await kept.text() : "en"] ?? WORDS.en;
    const names = ({ seats }) => seats.filter((name) => name).join(", ");
    await self.registration.showNotification(tables.length > 0 ? words.turn : words.none, {
      body: tables.map(names).join("\n"),
      tag: "gantry-push",
      icon: "./icon.svg",
      data: tables.length === 1 ? tables[0].id : null,
    });
  };
  event.waitUntil(tell());
});

// Goes to the table that called, in a page that is open or in a new one.
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const table = event.notification.data;
  const place = new URL(table ? `./#/table/${table}` : "./#/", self.location).href;
  const show = async () => {
    const pages = await self.clients.matchAll({ type: "window" });
    const page = pages.find(({ url }) => url === place) ?? pages[0];
    if (!page) return self.clients.openWindow(place);
    await page.focus();
    if (page.url !== place) await page.navigate(place);
  };
  event.waitUntil(show());
});
