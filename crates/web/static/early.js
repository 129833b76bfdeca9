// Runs before the first frame, so that nothing flashes: applies settings, and recognises returning visitors.
(() => {
  const root = document.documentElement;
  // Browsers may forbid storage; then the defaults apply.
  const kept = (name) => {
    try {
      return localStorage.getItem(`sideboards.${name}`);
    } catch {
      return null;
    }
  };
  for (const name of ["theme", "palette", "marks"]) {
    const chosen = kept(name);
    if (chosen) root.dataset[name] = chosen;
  }
  root.dataset.home = kept("game") ? "continue" : kept("plan") ? "again" : "first";
  // Start time of the home page's animation; the program continues it.
  requestAnimationFrame(() => (root.dataset.began = Date.now()));

  const languages = {{languages}};
  const wanted = [kept("language"), ...navigator.languages].map((tag) => tag?.slice(0, 2).toLowerCase());
  const language = wanted.find((code) => languages.includes(code)) ?? "en";
  const served = root.lang;
  root.lang = language;
  if (language === served || location.pathname !== "/") return;
  // The server cannot know the language chosen here: go to the home page in that language.
  root.dataset.translating = "";
  const page = fetch(`/${language}.html`).then((answer) => (answer.ok ? answer.text() : Promise.reject(answer.status)));
  const parsed = new Promise((done) => document.addEventListener("DOMContentLoaded", done));
  Promise.all([page, parsed])
    .then(([page]) => {
      const body = new DOMParser().parseFromString(page, "text/html").getElementById("waiting").childNodes;
      document.getElementById("waiting")?.replaceChildren(...body);
    })
    .catch((error) => console.info("not translated:", error))
    .finally(() => delete root.dataset.translating);
})();
