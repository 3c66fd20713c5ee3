import type { CatalogueRecord } from '@grossist/catalogue-formats';
import { contentHash } from '../content-hash.ts';
import type { Item, Told } from '../item.ts';
import type { Window } from '../report.ts';
import type { PackedWindow } from './messages.ts';

/** An item whose record is among the packed ones, at its own place. */
export type PackedItem = Omit<Item, 'record'>;

/** Bytes that a window has room for at first: it grows with what products have to say. */
const ROOM = 1024 * 1024;
/** Bytes that a character takes at most, of those that JSON is written in. */
const WIDEST = 3;
/** Bytes beside a record's own: the bracket or comma before it, the bracket behind the last. */
const FRAME = 2;

/**
 * Writes records down as soon as they are read: thousands of objects, or texts, that wait for their window to be full
 * are costly to look after.
 */
export class Packer {
  #bytes = Buffer.allocUnsafeSlow(ROOM);
  #length = 0;

  readonly pack = ({ line, record, told, isJson }: Told): PackedItem => {
    const text = isJson ? told : JSON.stringify(record);
    this.#makeRoom(text.length * WIDEST + FRAME);
    this.#sign(this.#length === 0 ? '[' : ',');
    const from = this.#length;
    this.#length += this.#bytes.write(text, from);
    // What is told of it is the same text, of which the bytes are there by now.
    return { line, hash: contentHash(isJson ? this.#bytes.subarray(from, this.#length) : told) };
  };

  /** Closes a window of all that was packed since the one before. */
  window({ items, ...rest }: Window<PackedItem>): PackedWindow {
    this.#makeRoom(FRAME);
    if (this.#length === 0) this.#sign('[');
    this.#sign(']');
    const records = new Uint8Array(this.#bytes.buffer, 0, this.#length);
    this.#bytes = Buffer.allocUnsafeSlow(this.#bytes.length);
    this.#length = 0;
    return {
      ...rest,
      records,
      lines: Uint32Array.from(items, ({ line }) => line),
      hashes: items.map(({ hash }) => hash),
    };
  }

  #sign(sign: '[' | ',' | ']'): void {
    this.#bytes[this.#length] = sign.charCodeAt(0);
    this.#length += 1;
  }

  #makeRoom(bytes: number): void {
    const needed = this.#length + bytes;
    if (needed <= this.#bytes.length) return;
    const larger = Buffer.allocUnsafeSlow(Math.max(needed, this.#bytes.length * 2));
    this.#bytes.copy(larger, 0, 0, this.#length);
    this.#bytes = larger;
  }
}

const decoder = new TextDecoder();

export const unpacked = ({ records: bytes, lines, hashes, ...rest }: PackedWindow): Window => {
  // As they were packed: they were checked before.
  const records: readonly CatalogueRecord[] = JSON.parse(decoder.decode(bytes));
  return {
    ...rest,
    items: records.map((record, place) => ({ line: lines[place] ?? 0, record, hash: hashes[place] ?? '' })),
  };
};
