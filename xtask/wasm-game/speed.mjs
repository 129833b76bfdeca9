// Measures how long masters think in the JavaScript engine that Node.js shares with Chromium.
import { readFile } from "node:fs/promises";

const { instance } = await WebAssembly.instantiate(await readFile(process.argv[2]));
const { clear_seed, push_seed, deal_for_masters, next_decision } = instance.exports;

console.log("players   decisions   mean ms   longest ms");
for (let players = 1; players <= 6; players++) {
  const times = [];
  for (const seed of ["red", "turquoise", "pink", "orange"]) {
    clear_seed();
    for (const byte of new TextEncoder().encode(seed)) push_seed(byte);
    deal_for_masters(players);
    for (;;) {
      const begin = performance.now();
      if (!next_decision()) break;
      times.push(performance.now() - begin);
    }
  }
  const mean = times.reduce((sum, time) => sum + time) / times.length;
  const columns = [players, times.length, mean.toFixed(1), Math.max(...times).toFixed(1)];
  console.log(columns.map((text, index) => String(text).padStart([7, 12, 10, 13][index])).join(""));
}
