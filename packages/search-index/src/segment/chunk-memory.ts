import { NONE, slotsOf } from '../storage/compact-numbers.ts';

const SPACE = 32;

/**
 * Caches a value for each chunk between the spaces of texts. A chunk is found by its code units, so that
 * no text is made of it: the same few thousand stand in millions of places.
 */
export class ChunkMemory<T> {
  readonly #make: (chunk: string) => T;
  readonly #values: T[] = [];
  #slots = new Uint32Array(1 << 13).fill(NONE);
  #hashes = new Uint32Array(1 << 12);
  /** Where the units of each begin; one more than there are chunks. */
  #starts = new Uint32Array((1 << 12) + 1);
  #units = new Uint16Array(1 << 15);
  /** Where the chunk ends that was read last: at a space, or with its text. */
  end = 0;

  /** `make` is called once for each chunk, which may be empty. */
  constructor(make: (chunk: string) => T) {
    this.#make = make;
  }

  /** What is remembered of the chunk that begins at a place of a text. */
  read(text: string, from: number): T {
    let hash = 0x811c9dc5;
    let end = from;
    for (; end < text.length; end++) {
      const unit = text.charCodeAt(end);
      if (unit === SPACE) break;
      hash = Math.imul(hash ^ unit, 0x01000193);
    }
    this.end = end;
    hash = (hash ^ (hash >>> 15)) >>> 0;
    const slots = this.#slots;
    let slot = hash & (slots.length - 1);
    for (let known = slots[slot]!; known !== NONE; known = slots[slot]!) {
      if (this.#hashes[known] === hash && this.#isAt(known, text, from, end)) return this.#values[known]!;
      slot = (slot + 1) & (slots.length - 1);
    }
    return this.#remember(text.slice(from, end), hash, slot);
  }

  #isAt(known: number, text: string, from: number, end: number): boolean {
    const start = this.#starts[known]!;
    if (this.#starts[known + 1]! - start !== end - from) return false;
    for (let at = from; at < end; at++) if (this.#units[start + at - from] !== text.charCodeAt(at)) return false;
    return true;
  }

  #remember(chunk: string, hash: number, slot: number): T {
    const value = this.#make(chunk);
    const number = this.#values.push(value) - 1;
    if (number === this.#hashes.length) {
      this.#hashes = enlarged(this.#hashes, new Uint32Array(number * 2));
      this.#starts = enlarged(this.#starts, new Uint32Array(number * 2 + 1));
    }
    const start = this.#starts[number]!;
    const end = start + chunk.length;
    if (end > this.#units.length) this.#units = enlarged(this.#units, new Uint16Array(end * 2));
    for (let at = start; at < end; at++) this.#units[at] = chunk.charCodeAt(at - start);
    this.#starts[number + 1] = end;
    this.#hashes[number] = hash;
    this.#slots[slot] = number;
    if (this.#values.length * 2 > this.#slots.length)
      this.#slots = slotsOf(this.#values.length, (known) => this.#hashes[known]!, this.#slots.length * 4);
    return value;
  }
}

const enlarged = <A extends Uint16Array | Uint32Array>(array: A, larger: A): A => {
  larger.set(array);
  return larger;
};
