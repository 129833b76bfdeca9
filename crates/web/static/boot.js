// Runs beside the first frame, which shows only that something comes; what was chosen holds from the second one.
const root = document.documentElement;
for (const name of ["theme", "palette", "marks"]) {
  const chosen = localStorage.getItem(`sideboards.${name}`);
  if (chosen) root.dataset[name] = chosen;
}

// The texts of one language are loaded beside the program.
const texts = { en: "{{en.txt}}", de: "{{de.txt}}", fr: "{{fr.txt}}", it: "{{it.txt}}", pl: "{{pl.txt}}", pt: "{{pt.txt}}" };
const wanted = [localStorage.getItem("sideboards.language"), ...navigator.languages];
const language = wanted.map((tag) => tag?.slice(0, 2).toLowerCase()).find((code) => code in texts) ?? "en";
root.lang = language;
const words = fetch(texts[language]).then((answer) => answer.text());

// A page from yesterday may name files that the server of today does not have: load once more, but not for ever.
const again = (error) => {
  console.error(error);
  if (sessionStorage.getItem("sideboards.retried")) return;
  sessionStorage.setItem("sideboards.retried", "yes");
  location.reload();
};

import("{{app.js}}")
  .then(async (app) => {
    await app.default({ module_or_path: "{{app.wasm}}" });
    app.start("{{worker.js}}", Object.entries(texts), language, await words);
    sessionStorage.removeItem("sideboards.retried");
  })
  .catch(again);

// With a service worker the game works without the network. A new version waits until the player says so; then every open
// tab loads it, so that no tab mixes old and new files.
if ("serviceWorker" in navigator) {
  const updates = navigator.serviceWorker.controller !== null;
  let reloading = false;
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    if (!updates || reloading) return;
    reloading = true;
    location.reload();
  });
  const offer = (worker) => {
    const tell = () => {
      if (worker.state !== "installed" || !navigator.serviceWorker.controller) return;
      root.dataset.update = "ready";
      dispatchEvent(new Event("sideboards-update"));
    };
    worker.addEventListener("statechange", tell);
    tell();
  };
  addEventListener("load", async () => {
    try {
      const registration = await navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" });
      if (registration.waiting) offer(registration.waiting);
      registration.addEventListener("updatefound", () => offer(registration.installing));
      addEventListener("sideboards-take-update", () => registration.waiting?.postMessage("take over"));
      document.addEventListener("visibilitychange", () => {
        if (document.visibilityState === "visible") registration.update().catch(() => {});
      });
    } catch (error) {
      console.warn("works online only:", error);
    }
  });
}
