// Pieces shared by several later parts are in one file, `together.bin`. This returns a piece of it, as if it were a file.
let together;
const piece = async (from, to) => {
  together ??= fetch("{{together.bin}}").then((answer) => {
    if (!answer.ok) throw new Error(answer.status);
    return answer.arrayBuffer();
  });
  together.catch(() => (together = undefined));
  return new Response((await together).slice(from, to), { headers: { "content-type": "application/wasm" } });
};
