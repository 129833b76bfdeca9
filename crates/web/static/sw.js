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

// Messages that it is somebody's turn, in games at leisure. Some browsers show them by themselves (declarative push); the others ask
// this worker. What a message opens is always a page of ours, whatever it says.
addEventListener("push", (event) => {
  let told = {};
  try {
    told = event.data.json().notification ?? {};
  } catch {
    // Browsers want every message shown, even one that nobody can read.
  }
  const { room, stop } = told.data ?? {};
  event.waitUntil(registration.showNotification(told.title ?? "Sideboards", {
    body: told.body ?? "",
    lang: told.lang ?? "",
    tag: told.tag ?? "",
    renotify: Boolean(told.tag),
    icon: "{{icon-192.png}}",
    data: { room: String(room ?? "") },
    actions: stop ? [{ action: "stop", title: stop }] : [],
  }));
});

addEventListener("notificationclick", (event) => {
  const { room } = event.notification.data ?? {};
  event.notification.close();
  event.waitUntil(event.action === "stop" ? stopMessages(room) : openRoom(room));
});

const openRoom = async (room) => {
  const path = /^[0-9a-z]+$/.test(room ?? "") ? `/room/${room}` : "/";
  const tabs = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const tab = tabs.find((tab) => new URL(tab.url).pathname === path);
  await (tab ? tab.focus() : clients.openWindow(path));
};

// Without the server, the browser forgets its address at the push service, which tells the server later.
const stopMessages = async (room) => {
  const device = await registration.pushManager.getSubscription();
  if (!device) return;
  const body = JSON.stringify({ endpoint: device.endpoint, auth: device.toJSON().keys.auth });
  const request = { method: "POST", headers: { "content-type": "application/json" }, body };
  const answer = await fetch(`/api/rooms/${room}/push/stop`, request).catch(() => null);
  if (!answer?.ok) await device.unsubscribe();
};
