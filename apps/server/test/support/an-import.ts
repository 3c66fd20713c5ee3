import { insertRun } from '../../src/areas/imports/run-store.ts';
import type { Database } from '../../src/db/index.ts';
import { unique } from './unique.ts';

export interface ImportTraits {
  outcome?: 'waiting' | 'running' | 'done' | 'stopped' | 'failed';
  /** The stored file's name; null when it is deleted. */
  storedFile?: string | null;
  fileName?: string;
  dryRun?: boolean;
}

/** An import, by default canceled, with its file still stored. */
export const anImport = async (db: Database, traits: ImportTraits = {}): Promise<{ id: string; fileName: string }> => {
  const fileName = traits.fileName ?? `prices-${unique()}.ndjson`;
  const storedFile = traits.storedFile === undefined ? `${unique()}` : (traits.storedFile ?? undefined);
  const id = await insertRun(
    db,
    { source: fileName, format: 'ndjson', dryRun: traits.dryRun ?? false, storedFile, startedBy: { name: 'Rune' } },
    'waiting',
  );
  const outcome = traits.outcome ?? 'stopped';
  await db.updateTable('import_runs').set({ outcome }).where('id', '=', id).execute();
  return { id, fileName };
};
