// Loads the program while the browser already shows the page. `early.js` has applied the settings.
const root = document.documentElement;

// Browsers may forbid storage; then the defaults apply.
const kept = (name) => {
  try {
    return sessionStorage.getItem(`sideboards.${name}`);
  } catch {
    return null;
  }
};
const keep = (name, value) => {
  try {
    sessionStorage.setItem(`sideboards.${name}`, value);
    return true;
  } catch {
    return false;
  }
};

// The texts of one language are loaded beside the program. Each has two files: one for the first page, and one for the rest.
const texts = {{texts}};
const language = root.lang in texts ? root.lang : "en";
const words = async () => {
  const [first] = texts[language];
  const answer = await fetch(first);
  if (!answer.ok) throw new Error(`${first}: ${answer.status}`);
  return answer.text();
};

// Styles of later parts: loaded when a part of the page needs them, or soon after the first page. Resolves to whether they
// arrived; after a failure the next call tries again.
let styled;
const laterStyle = () =>
  (styled ??= new Promise((done) => {
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: "{{later.css}}" });
    link.onload = () => done(true);
    link.onerror = () => {
      link.remove();
      styled = undefined;
      done(false);
    };
    document.head.append(link);
  }));

// A page from yesterday may name files that today's server does not have: reload, but not endlessly.
const again = (error) => {
  console.error(error);
  if (kept("retried") !== "yes" && keep("retried", "yes")) return location.reload();
  const waiting = document.getElementById("waiting");
  waiting?.append(Object.assign(document.createElement("p"), { className: "update fault", textContent: `😕 ${error}` }));
};

Promise.all([import("{{app.js}}"), words()])
  .then(async ([app, words]) => {
    await app.default({ module_or_path: "{{app.wasm}}" });
    await app.start("{{worker.js}}", Object.entries(texts).map(([code, files]) => [code, ...files]), language, words, laterStyle);
    keep("retried", "no");
    setTimeout(laterStyle, 500);
  })
  .catch(again);

// Loads the newest page, even if it has not been offered yet: the server may have sent something that this page does not know.
addEventListener("sideboards-take-update", async () => {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration?.waiting) await registration?.update().catch(() => {});
  const newest = registration?.waiting ?? registration?.installing;
  newest ? newest.postMessage("take over") : location.reload();
});

// With a service worker the game works without the network. A new version waits until the player accepts it; then every open
// tab loads it, so that no tab mixes old and new files.
if ("serviceWorker" in navigator) {
  // Read before anything is registered: on a first visit the new worker may take control at any moment, and has the files of
  // this very page. Only later workers have others.
  let controlled = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    if (controlled) location.reload();
    controlled = true;
  });
  // A worker that finds an active one brings a new version; the very first one finds none, even if it has control by then.
  const offer = (registration, worker) => {
    if (!worker) return;
    const isNewer = registration.active !== null && registration.active !== worker;
    const tell = () => {
      if (worker.state !== "installed" || !isNewer) return;
      root.dataset.update = "ready";
      dispatchEvent(new Event("sideboards-update"));
    };
    worker.addEventListener("statechange", tell);
    tell();
  };
  addEventListener("load", async () => {
    try {
      const registration = await navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" });
      for (const worker of [registration.waiting, registration.installing]) offer(registration, worker);
      registration.addEventListener("updatefound", () => offer(registration, registration.installing));
      document.addEventListener("visibilitychange", () => {
        if (document.visibilityState === "visible") registration.update().catch(() => {});
      });
      // A tab that opens while the first worker activates can miss its claim, and would stay without a worker until it is reloaded.
      const { active } = await navigator.serviceWorker.ready;
      if (!navigator.serviceWorker.controller) active.postMessage("claim");
    } catch (error) {
      console.info("works online only:", error);
    }
  });
}
