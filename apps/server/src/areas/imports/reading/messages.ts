import type { CatalogueFormat, ImportMessage } from '@grossist/catalogue-formats';
import type { Market } from '@grossist/domain';
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
export interface PackedWindow extends Omit<Window, 'items'> {
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
