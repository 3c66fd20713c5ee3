import { MOST_CATALOGUE_LINES } from '@grossist/contracts';
import type { Database } from '../../../db/index.ts';
import type { Buyer } from '../../identity/index.ts';
import { findCatalogue } from '../policy.ts';
import { type CatalogueLineRow, catalogueLines } from './catalogue-lines.ts';
import { readOrdering } from './ordered-lines.ts';

/**
 * Returns all lines of a catalog or basket that the buyer may see, in the order of the document. Three queries. [pdf-13]
 * @throws Failure 404
 */
export const readDocumentLines = (db: Database) => {
  const linesOf = catalogueLines(db);
  return async (buyer: Buyer, id: string): Promise<readonly CatalogueLineRow[]> => {
    const found = await findCatalogue(db, buyer, id);
    if (found === undefined) return [];
    const wanted = { query: '', offset: 0, limit: MOST_CATALOGUE_LINES };
    return (await linesOf(buyer, await readOrdering(db, found.id), wanted)).lines;
  };
};
