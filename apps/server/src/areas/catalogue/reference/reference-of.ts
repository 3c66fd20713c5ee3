import type { Database } from '../../../db/index.ts';
import { readReference, readStamp } from './read-reference.ts';
import type { Reference } from './reference.ts';

const FRESH_FOR_MS = 10_000;

const keep = (db: Database): (() => Promise<Reference>) => {
  let kept: { stamp: string; reference: Reference; checkedAt: number } | undefined;
  let reading: Promise<Reference> | undefined;

  const read = async (): Promise<Reference> => {
    const stamp = await readStamp(db);
    const reference = kept?.stamp === stamp ? kept.reference : await readReference(db);
    kept = { stamp, reference, checkedAt: performance.now() };
    return reference;
  };

  return () => {
    if (kept !== undefined && performance.now() - kept.checkedAt < FRESH_FOR_MS) {
      return Promise.resolve(kept.reference);
    }
    // However many calls wait for it, it is read once.
    reading ??= read().finally(() => {
      reading = undefined;
    });
    return reading;
  };
};

const kept = new WeakMap<Database, () => Promise<Reference>>();

/** The reference of a database, at most ten seconds old, kept once for all areas of this process. */
export const referenceOf = (db: Database): (() => Promise<Reference>) => {
  const known = kept.get(db) ?? keep(db);
  kept.set(db, known);
  return known;
};
