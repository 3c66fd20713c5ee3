import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import type { EtimModel } from './read-model.ts';
import { readReference, readStamps, type Stamps } from './read-reference.ts';
import type { Reference } from './reference.ts';

/** Channel of changes of nodes, classes, suppliers and the ETIM model. */
export const REFERENCE_CHANGES = 'reference_changes';

/** Publishes a change of the reference, when the transaction commits. */
export const publishReferenceChange = async (db: Database): Promise<void> => {
  await sql`select pg_notify(${REFERENCE_CHANGES}, '')`.execute(db);
};

interface LastRead {
  stamps: Stamps;
  reference: Reference;
  model: EtimModel;
}

/**
 * Reads the reference; returns the same object as before if nothing changed, after one query. What of it belongs to the
 * ETIM model is read again only if the model changed, which is large.
 */
export const referenceReader = (db: Database): (() => Promise<Reference>) => {
  let last: LastRead | undefined;
  return async () => {
    const stamps = await readStamps(db);
    if (last?.stamps.whole === stamps.whole) return last.reference;
    const read = await readReference(db, last?.stamps.model === stamps.model ? last.model : undefined);
    last = { ...read, stamps };
    return read.reference;
  };
};
