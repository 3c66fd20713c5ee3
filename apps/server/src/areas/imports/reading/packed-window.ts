import type { CatalogueFormat, CatalogueRecord, ImportMessage } from '@grossist/catalogue-formats';
import type { Market } from '@grossist/domain';
import { contentHash, type Told } from '../item.ts';
import type { Window } from '../report.ts';

/** A file to be read from where its run stands. */
export interface ReadingTask {
  path: string;
  format: CatalogueFormat;
  /** Where the file's materials are sold, instead of where the file says; empty: as it says. */
  markets: readonly Market[];
  /** Events that were written before. */
  skip: number;
}

/**
 * A window on its way from thread to thread. Its records are one text: a copy of each object, which the platform would
 * make, takes longer than to write and read them as JSON. That keeps all that a record says: what is undefined in one
 * says nothing.
 */
interface PackedWindow extends Omit<Window, 'items'> {
  /** A JSON array in UTF-8, which changes hands instead of being copied. */
  records: Uint8Array<ArrayBuffer>;
  /** Of each record. */
  lines: Uint32Array<ArrayBuffer>;
  /** Where each record's JSON begins and ends in `records`, two numbers each. */
  places: Uint32Array<ArrayBuffer>;
  /** Of each record what its hash is of; empty where that is its JSON, as it is of most. */
  hashed: readonly string[];
}

/** Asks for the window after the one that was taken. */
export type ToReadingThread = 'next';

/** `failed`: with a sentence when the file is of another format than its reader's. */
export type FromReadingThread =
  | { type: 'window'; window: PackedWindow }
  | { type: 'end' }
  | { type: 'failed'; message: string; said?: ImportMessage };

/** What is left of an item whose record is among the packed ones, at its own place. */
export interface PackedItem {
  line: number;
  /** Where its JSON is. */
  from: number;
  to: number;
  /** What its hash is of; empty: that JSON. */
  hashed: string;
}

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
    return { line, from, to: this.#length, hashed: isJson ? '' : told };
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
      places: Uint32Array.from(items.flatMap(({ from, to }) => [from, to])),
      hashed: items.map(({ hashed }) => hashed),
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

/** The records of a window, hashed here: who reads has more to do than who writes. */
export const unpacked = ({ records: bytes, lines, places, hashed, ...rest }: PackedWindow): Window => {
  // As they were packed: they were checked before.
  const records: readonly CatalogueRecord[] = JSON.parse(decoder.decode(bytes));
  const items = records.map((record, place) => {
    const json = bytes.subarray(places[place * 2], places[place * 2 + 1]);
    return { line: lines[place] ?? 0, record, hash: contentHash(hashed[place] || json) };
  });
  return { ...rest, items };
};
