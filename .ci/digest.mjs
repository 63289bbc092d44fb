// Runs the digests of a wasm32 module: node digest.mjs MODULE prints their names and sums.

import { readFileSync } from "node:fs";

let memory;
let next = 0;

// Blocks that were given back, by their size, and the sizes of all blocks.
const spare = new Map();
const sizes = new Map();

const environment = {
  posix_memalign(place, alignment, wanted) {
    const size = Math.ceil(Math.max(wanted, 1) / 16) * 16;
    let block = alignment <= 16 ? spare.get(size)?.pop() : undefined;
    if (block === undefined) {
      block = Math.ceil((next || memory.buffer.byteLength) / alignment) * alignment;
      next = Math.ceil((block + size) / 16) * 16;
      const missing = next - memory.buffer.byteLength;
      if (missing > 0) memory.grow(Math.ceil(missing / 65536) + 256);
      sizes.set(block, size);
    }
    new DataView(memory.buffer).setUint32(place, block, true);
    return 0;
  },
  free(block) {
    const size = sizes.get(block);
    if (size === undefined) return;
    if (!spare.has(size)) spare.set(size, []);
    spare.get(size).push(block);
  },
  arc4random_buf(place, size) { new Uint8Array(memory.buffer, place, size).fill(7); },
  memcmp(left, right, size) {
    const bytes = new Uint8Array(memory.buffer);
    for (let index = 0; index < size; index += 1) {
      const difference = bytes[left + index] - bytes[right + index];
      if (difference !== 0) return difference;
    }
    return 0;
  },
  // The 128-bit product of two 128-bit numbers.
  __multi3(place, lowA, highA, lowB, highB) {
    const word = (1n << 64n) - 1n;
    const a = (lowA & word) | ((highA & word) << 64n);
    const b = (lowB & word) | ((highB & word) << 64n);
    const view = new DataView(memory.buffer);
    view.setBigUint64(place, (a * b) & word, true);
    view.setBigUint64(place + 8, ((a * b) >> 64n) & word, true);
  },
};

const module = new WebAssembly.Module(readFileSync(process.argv[2]));
const imports = { env: {} };
for (const { module: group, name } of WebAssembly.Module.imports(module)) {
  if (group !== "env" || !(name in environment)) throw new Error(`missing import ${group}.${name}`);
  imports.env[name] = environment[name];
}
const { exports } = new WebAssembly.Instance(module, imports);
memory = exports.memory;
function show(name, sum) {
  console.log(`${name} ${BigInt.asUintN(64, sum).toString(16).padStart(16, "0")}`);
}
show("motion", exports.motion());
["text", "svg", "png", "apng", "frames", "all"].forEach((name, index) =>
  show(name, exports.picture(index)));
