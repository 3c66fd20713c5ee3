import { ByteWriter } from './byte-writer.ts';
import { GrowingNumbers, NONE, slotsOf } from './compact-numbers.ts';
import { sharedWords } from './shared.ts';
import { sortedOrder } from './sorted-order.ts';
import type { StringTable } from './string-table.ts';

const FIRST_SURROGATE = 0xd800;
const encoder = new TextEncoder();

/**
 * Texts that are collected to be sorted into a table, compared by their code units and stored as UTF-8: a million names
 * are never a million strings.
 */
export class TextPool {
  #bytes = new Uint8Array(1 << 16);
  #used = 0;
  readonly #starts = new GrowingNumbers();
  /** Open addressing: numbers of texts by their hash. */
  #slots = new Uint32Array(1 << 12).fill(NONE);
  readonly #hashes = new GrowingNumbers();

  /** How many texts there are. */
  get length(): number {
    return this.#starts.length;
  }

  /** Adds a text, whether or not it was added before. @returns its number */
  add(units: Uint16Array, length: number): number {
    this.#starts.push(this.#used);
    this.#write(units, length);
    return this.#starts.length - 1;
  }

  /** Returns the number of a text, the same for the same text; not to be used together with `add`. */
  numberOf(units: Uint16Array, length: number): number {
    const from = this.#used;
    this.#write(units, length);
    const hash = this.#hashOf(from);
    let slot = hash & (this.#slots.length - 1);
    for (let known = this.#slots[slot]!; known !== NONE; known = this.#slots[slot]!) {
      if (this.#hashes.at(known) === hash && this.#isLast(known, from)) {
        this.#used = from;
        return known;
      }
      slot = (slot + 1) & (this.#slots.length - 1);
    }
    const number = this.#starts.length;
    this.#starts.push(from);
    this.#hashes.push(hash);
    this.#slots[slot] = number;
    if (number * 2 > this.#slots.length)
      this.#slots = slotsOf(this.#hashes.length, (known) => this.#hashes.at(known), this.#slots.length * 4);
    return number;
  }

  /** Whether two texts are the same. */
  isSame(one: number, other: number): boolean {
    const from = this.#starts.at(one);
    const start = this.#starts.at(other);
    const length = this.#endOf(one) - from;
    if (this.#endOf(other) - start !== length) return false;
    for (let at = 0; at < length; at++) if (this.#bytes[from + at] !== this.#bytes[start + at]) return false;
    return true;
  }

  /** Takes back the text that was added last. */
  takeBack(): void {
    this.#used = this.#starts.pop();
  }

  /** What was added, sorted, and which text each entry is; equal ones in the order in which they were added. */
  sorted(): { table: StringTable; order: Uint32Array } {
    const count = this.#starts.length;
    const offsets = new Uint32Array(count + 1);
    offsets.set(this.#starts.all());
    offsets[count] = this.#used;
    const order = sortedOrder({ bytes: this.#bytes, offsets });
    const writer = new ByteWriter(this.#used || 1);
    const ends = sharedWords(count + 1);
    for (let index = 0; index < count; index++) {
      const text = order[index]!;
      writer.copy(this.#bytes, offsets[text]!, offsets[text + 1]!);
      ends[index + 1] = writer.length;
    }
    return { table: { bytes: writer.finish(), offsets: ends }, order };
  }

  #endOf(text: number): number {
    return text + 1 < this.#starts.length ? this.#starts.at(text + 1) : this.#used;
  }

  #write(units: Uint16Array, length: number): void {
    if (this.#used + length * 3 > this.#bytes.length) {
      const grown = new Uint8Array(Math.max(this.#bytes.length * 2, this.#used + length * 3));
      grown.set(this.#bytes);
      this.#bytes = grown;
    }
    const bytes = this.#bytes;
    let to = this.#used;
    for (let at = 0; at < length; at++) {
      const unit = units[at]!;
      if (unit < 0x80) bytes[to++] = unit;
      else if (unit < 0x800) {
        bytes[to++] = 0xc0 | (unit >>> 6);
        bytes[to++] = 0x80 | (unit & 63);
      } else if (unit < FIRST_SURROGATE) {
        bytes[to++] = 0xe0 | (unit >>> 12);
        bytes[to++] = 0x80 | ((unit >>> 6) & 63);
        bytes[to++] = 0x80 | (unit & 63);
      } else {
        const rest = String.fromCharCode(...units.subarray(at, length));
        to += encoder.encodeInto(rest, bytes.subarray(to)).written;
        break;
      }
    }
    this.#used = to;
  }

  #hashOf(from: number): number {
    const bytes = this.#bytes;
    let hash = 0x811c9dc5;
    for (let at = from; at < this.#used; at++) hash = Math.imul(hash ^ bytes[at]!, 0x01000193);
    return (hash ^ (hash >>> 15)) >>> 0;
  }

  /** Whether a text is the one that was written last, behind all others. */
  #isLast(text: number, from: number): boolean {
    const bytes = this.#bytes;
    const start = this.#starts.at(text);
    const end = text + 1 < this.#starts.length ? this.#starts.at(text + 1) : from;
    if (end - start !== this.#used - from) return false;
    for (let at = 0; at < end - start; at++) if (bytes[start + at] !== bytes[from + at]) return false;
    return true;
  }
}
