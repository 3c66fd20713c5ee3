import type { Database, Subscriber } from '../../../db/index.ts';
import type { DocumentRow } from './find-documents.ts';

/** About 2 kB each: what is looked for again and again is a small part of a catalogue. */
const MOST_KEPT = 20_000;

export type ReadDocuments = (keys: readonly string[], market: string) => Promise<readonly DocumentRow[]>;

/** Rows of documents that were read before, by market and material; all forgotten when any material changes. */
class KeptDocuments {
  #rows = new Map<string, DocumentRow>();
  #forgotten = 0;

  /** What is kept, and the rest by `read`, in one query or none. */
  async of(keys: readonly string[], market: string, read: ReadDocuments): Promise<readonly DocumentRow[]> {
    const found = new Map<string, DocumentRow>();
    const missing: string[] = [];
    for (const key of keys) {
      const row = this.#rows.get(`${market} ${key}`);
      if (row === undefined) missing.push(key);
      else found.set(key, row);
    }
    if (missing.length > 0) {
      const before = this.#forgotten;
      for (const row of await read(missing, market)) {
        found.set(row.sap_material_number, row);
        // What changed while it was read may be what was read.
        if (before === this.#forgotten) this.#keep(`${market} ${row.sap_material_number}`, row);
      }
    }
    return keys.flatMap((key) => found.get(key) ?? []);
  }

  #keep(key: string, row: DocumentRow): void {
    if (this.#rows.size >= MOST_KEPT) this.#rows.clear();
    this.#rows.set(key, row);
  }

  /** Another one whenever what is kept was forgotten. */
  get edition(): number {
    return this.#forgotten;
  }

  forget(): void {
    this.#forgotten += 1;
    this.#rows = new Map();
  }
}

const kept = new WeakMap<Database, KeptDocuments>();

/**
 * From now on documents of this database are kept in memory between calls.
 * @returns what must hear of every change of a material (channel "search_changes") to forget them.
 */
export const keepDocuments = (db: Database): Subscriber => {
  const documents = new KeptDocuments();
  kept.set(db, documents);
  const forget = (): void => documents.forget();
  return { notified: forget, resync: forget };
};

/** Another one whenever any material may have changed; undefined where nobody hears of changes. */
export const documentsEdition = (db: Database): number | undefined => kept.get(db)?.edition;

/** Reads through what is kept for the database, straight from it where nothing is. */
export const throughKept =
  (db: Database, read: ReadDocuments): ReadDocuments =>
  (keys, market) =>
    kept.get(db)?.of(keys, market, read) ?? read(keys, market);
