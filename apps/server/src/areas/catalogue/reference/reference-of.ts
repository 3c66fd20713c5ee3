import type { Database } from '../../../db/index.ts';
import type { EtimModel } from './read-model.ts';
import { readReference, readStamps, type Stamps } from './read-reference.ts';
import type { Reference } from './reference.ts';

const FRESH_FOR_MS = 10_000;

interface Kept {
  stamps: Stamps;
  reference: Reference;
  model: EtimModel;
  checkedAt: number;
}

const keep = (db: Database): (() => Promise<Reference>) => {
  let kept: Kept | undefined;
  let reading: Promise<Reference> | undefined;

  const read = async (): Promise<Reference> => {
    const stamps = await readStamps(db);
    const { reference, model } =
      kept?.stamps.whole === stamps.whole
        ? kept
        : await readReference(db, kept?.stamps.model === stamps.model ? kept.model : undefined);
    kept = { stamps, reference, model, checkedAt: performance.now() };
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
