// Bots and hints think here, and photographs are read, so that the page never waits for them.
import init, { answer } from "{{app.js}}";

const ready = init({ module_or_path: "{{app.wasm}}" });

addEventListener("message", async ({ data: [id, question, pixels] }) => {
  try {
    await ready;
    postMessage([id, await answer(question, pixels)]);
  } catch (error) {
    // The page has its own fallback for a failed question.
    postMessage([id, null]);
    throw error;
  }
});
