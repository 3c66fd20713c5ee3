/** A slot that nothing is in. */
export const NONE = 0xffffffff;

/** Open addressing for so many entries: each entry's number is in the first free slot from its hash on. `size` is a power of two. */
export const slotsOf = (count: number, hashOf: (entry: number) => number, size: number): Uint32Array<ArrayBuffer> => {
  const slots = new Uint32Array(size).fill(NONE);
  for (let entry = 0; entry < count; entry++) {
    let slot = hashOf(entry) & (size - 1);
    while (slots[slot] !== NONE) slot = (slot + 1) & (size - 1);
    slots[slot] = entry;
  }
  return slots;
};
