import type { ClientBase } from 'pg';
import type { ToldOfChanges } from './fill.ts';
import { readSynonyms } from './read-synonyms.ts';
import { registerTerms } from './read-terms.ts';

/** Whoever is told of the words beside the materials. */
export type ToldOfWords = Pick<ToldOfChanges, 'registerTerms' | 'registerFeatureOrder' | 'registerSynonyms'>;

/** All words beside the materials: of classes, nodes and suppliers, and the editors' synonyms. */
export const registerWords = async (client: ClientBase, told: ToldOfWords): Promise<void> => {
  await registerTerms(client, told);
  told.registerSynonyms(await readSynonyms(client));
};
