import type { SearchDocument, SearchIndex } from '@grossist/search-index';
import type { ClientBase } from 'pg';
import { type Part, readAllMaterials, readMaterials } from './read-materials.ts';
import { registerWords, type WordTarget } from './read-words.ts';

/** Read and laid out at once: as few sets as memory allows, since each is merged with those before it. */
const MOST_CHANGES = 20_000;

/** Receives changes: an index, or the writing half of one. */
export type ChangeTarget = WordTarget & Pick<SearchIndex, 'put' | 'remove' | 'commit'>;

/**
 * Reads the database as it is at one moment: the terms first, then every material of a part.
 * @returns the last change that is in it; changes after it come by `applyChanges`.
 */
export const readPart = async (
  client: ClientBase,
  part: Part,
  { terms, documents }: { terms: () => Promise<void>; documents: (batch: readonly SearchDocument[]) => void },
): Promise<number> => {
  await client.query('begin isolation level repeatable read read only');
  try {
    const { rows } = await client.query<{ last: string }>(
      'select coalesce(max(sequence), 0) as last from search_changes',
    );
    await terms();
    for await (const batch of readAllMaterials(client, part)) documents(batch);
    return Number(rows[0]?.last ?? 0);
  } finally {
    await client.query('commit');
  }
};

const WHOLE: Part = { number: 0, of: 1 };

/** Fills an empty index. @returns the last change that is in it */
export const fill = async (client: ClientBase, index: ChangeTarget): Promise<number> => {
  const last = await readPart(client, WHOLE, {
    terms: () => registerWords(client, index),
    documents: (batch) => index.put(batch),
  });
  index.commit();
  return last;
};

/**
 * Brings the index up to date with every change committed after `since`. `onCommit` is called whenever a part is in,
 * with how many changes it has.
 * @returns the last change that is in it now.
 */
export const applyChanges = async (
  client: ClientBase,
  index: ChangeTarget,
  since: number,
  onCommit: (count: number) => void = () => undefined,
): Promise<number> => {
  let last = since;
  for (;;) {
    const { rows } = await client.query<{ sequence: string; sap_material_number: string }>({
      name: 'search changes',
      text: 'select sequence, sap_material_number from search_changes where sequence > $1 order by sequence limit $2',
      values: [last, MOST_CHANGES],
    });
    const newest = rows.at(-1);
    if (newest === undefined) return last;
    if (last === since) await registerWords(client, index);
    const changed = [...new Set(rows.map((row) => row.sap_material_number))];
    const documents = await readMaterials(client, changed);
    const found = new Set(documents.map((document) => document.key));
    index.put(documents);
    index.remove(changed.filter((number) => !found.has(number)));
    index.commit();
    onCommit(rows.length);
    last = Number(newest.sequence);
  }
};
