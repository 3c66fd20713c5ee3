import type { SearchDocument } from '@grossist/search-index';
import type { ClientBase } from 'pg';
import { readAllMaterials, readMaterials } from '../../embedded/read-materials.ts';
import { registerWords, type ToldOfWords } from '../../embedded/read-words.ts';

export type { ToldOfWords };

/** What the index is filled from. */
export interface CatalogueSource {
  /** Everything that can be found, a batch at a time; inside a transaction. */
  all(client: ClientBase): AsyncIterable<readonly SearchDocument[]>;
  /** The materials of these numbers that can be found. */
  some(client: ClientBase, numbers: readonly string[]): Promise<readonly SearchDocument[]>;
  /** Tells the words of classes, nodes and suppliers, the order of features, and the editors' synonyms. */
  words(client: ClientBase, told: ToldOfWords): Promise<void>;
}

const WHOLE = { number: 0, of: 1 };

/** The shop's database. */
export const databaseSource: CatalogueSource = {
  all: (client) => readAllMaterials(client, WHOLE),
  some: readMaterials,
  words: registerWords,
};
