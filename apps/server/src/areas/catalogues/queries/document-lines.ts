import { MOST_CATALOGUE_LINES } from '@grossist/contracts';
import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import type { Buyer } from '../../identity/index.ts';
import { BASKET, findCatalogue } from '../policy.ts';
import { type CatalogueLineRow, catalogueLines } from './catalogue-lines.ts';
import { orderedLines, readOrdering } from './ordered-lines.ts';

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

interface CatalogueNumbers {
  /** Empty for the basket. */
  name: string;
  /** SAP numbers in the order of the document, whether the buyer may see them or not. */
  sapMaterialNumbers: readonly string[];
}

/**
 * Returns the materials of a catalog, or of the buyer's basket, at most `limit`. At most three queries.
 * @param id of the catalog; undefined: the basket
 * @throws Failure 404 for another company's catalog
 */
export const catalogueNumbers =
  (db: Database) =>
  async (buyer: Buyer, id: string | undefined, limit: number): Promise<CatalogueNumbers> => {
    const found = await findCatalogue(db, buyer, id ?? BASKET);
    if (found === undefined) return { name: '', sapMaterialNumbers: [] };
    const ordering = await readOrdering(db, found.id);
    const { rows } = await sql<{ number: string | null; name: string }>`
      with ${orderedLines(ordering, sql<boolean>`true`)}
      select c.name, o.number from pdf_catalogues c left join ordered o on true
      where c.id = ${found.id} order by o.place limit ${limit}`.execute(db);
    const [first] = rows;
    return {
      name: found.basket_of === null ? (first?.name ?? '') : '',
      sapMaterialNumbers: rows.flatMap(({ number }) => number ?? []),
    };
  };
