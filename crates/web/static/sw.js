// Keeps one whole version of the page. Everything in it comes from one cache, so old and new files never mix.
const VERSION = "sideboards-{{version}}";
const FILES = {{files}};

// The home page exists in each language. The chosen one is unknown here; the page itself switches to it.
const LANGUAGES = {{languages}};
const spoken = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find((code) => LANGUAGES.includes(code)) ?? "en";
const documentOf = (path) => (path === "/" ? `/${spoken}.html` : "/page.html");

addEventListener("install", (event) => {
  // Files with a hash in their name never change, so cached ones are not loaded again.
  const fresh = (file) => new Request(file, { cache: file.startsWith("/assets/") ? "default" : "no-cache" });
  event.waitUntil(caches.open(VERSION).then((cache) => cache.addAll(FILES.map(fresh))));
});

addEventListener("activate", (event) => {
  const outdated = (name) => name.startsWith("sideboards-") && name !== VERSION;
  const forget = caches.keys().then((names) => Promise.all(names.filter(outdated).map((name) => caches.delete(name))));
  event.waitUntil(forget.then(() => clients.claim()));
});

addEventListener("message", (event) => {
  if (event.data === "take over") skipWaiting();
  if (event.data === "claim") event.waitUntil(clients.claim());
});

addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin) return;
  if (/^\/(api|ws)(\/|$)/.test(url.pathname)) return;
  const wanted = event.request.mode === "navigate" ? documentOf(url.pathname) : url.pathname;
  if (!FILES.includes(wanted)) return;
  event.respondWith(caches.open(VERSION).then((cache) => cache.match(wanted)).then((kept) => kept ?? fetch(event.request)));
});
