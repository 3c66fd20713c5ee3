import type { SearchIndex } from '@grossist/search-index';
import type { ClientBase } from 'pg';
import { readAllMaterials, readMaterials } from './read-materials.ts';
import { registerTerms } from './read-terms.ts';

const MOST_CHANGES = 5000;

/**
 * Fills an empty index from the database as it is at one moment.
 * @returns the last change that is in it; changes after it come by `applyChanges`.
 */
export const fill = async (client: ClientBase, index: SearchIndex): Promise<number> => {
  await client.query('begin isolation level repeatable read read only');
  try {
    const { rows } = await client.query<{ last: string }>(
      'select coalesce(max(sequence), 0) as last from search_changes',
    );
    await registerTerms(client, index);
    for await (const documents of readAllMaterials(client)) index.put(documents);
    index.commit();
    return Number(rows[0]?.last ?? 0);
  } finally {
    await client.query('commit');
  }
};

/**
 * Brings the index up to date with every change committed after `since`.
 * @returns the last change that is in it now.
 */
export const applyChanges = async (client: ClientBase, index: SearchIndex, since: number): Promise<number> => {
  let last = since;
  for (;;) {
    const { rows } = await client.query<{ sequence: string; sap_material_number: string }>(
      'select sequence, sap_material_number from search_changes where sequence > $1 order by sequence limit $2',
      [last, MOST_CHANGES],
    );
    const newest = rows.at(-1);
    if (newest === undefined) return last;
    if (last === since) await registerTerms(client, index);
    const changed = [...new Set(rows.map((row) => row.sap_material_number))];
    const documents = await readMaterials(client, changed);
    const found = new Set(documents.map((document) => document.key));
    index.put(documents);
    index.remove(changed.filter((number) => !found.has(number)));
    index.commit();
    last = Number(newest.sequence);
  }
};
