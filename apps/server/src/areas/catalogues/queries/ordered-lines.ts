import type { PdfHeadings, PdfSortOrder } from '@grossist/contracts';
import { type Locale, languageOf, languagesFor } from '@grossist/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Database, Transaction } from '../../../db/index.ts';
import type { CatalogueRow } from '../policy.ts';

/** A catalog as far as the order of its lines depends on it. */
export interface OrderedCatalogue extends CatalogueRow {
  sort_order: PdfSortOrder;
  headings: PdfHeadings;
  language: Locale;
}

/** Returns what the order of a catalog's lines depends on. One query. */
export const readOrdering = async (db: Database | Transaction, id: string): Promise<OrderedCatalogue> => {
  const { rows } = await sql<OrderedCatalogue>`
    select id, basket_of, version, sort_order, headings, language from pdf_catalogues where id = ${id}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error(`The catalog ${id} is gone`);
  return row;
};

/** Names in the language of the document, as textIn falls back: the reader's language does not change the order. */
const documentName = (locale: Locale): RawBuilder<string> => {
  const languages = languagesFor(languageOf(locale));
  const texts = languages.flatMap((language) => [sql`nullif(m.names ->> ${language}, '')`]);
  return sql<string>`lower(coalesce(${sql.join(texts)}, m.code) collate "default")`;
};

const keyOf = ({ sort_order, language }: OrderedCatalogue): RawBuilder<unknown> => {
  const keys: Record<PdfSortOrder, RawBuilder<unknown>> = {
    position: sql`l.position`,
    dateAdded: sql`l.added_at`,
    name: documentName(language),
    number: sql`l.sap_material_number`,
  };
  return keys[sort_order];
};

/**
 * Common table expressions: `lines` are the catalog's lines that `isWanted` keeps, of `l`, its material `m` and its
 * product `p`; `ordered` has them with their `place` in the document, from 1. Grouped by the nodes of the catalog tree
 * where the catalog has headings: nodes in the order of the tree.
 */
export const orderedLines = (
  catalogue: OrderedCatalogue,
  isWanted: RawBuilder<boolean>,
  columns: RawBuilder<unknown> = sql`l.sap_material_number`,
): RawBuilder<unknown> => {
  const hasHeadings = catalogue.headings === 'catalogNode';
  return sql`
    lines as materialized (
      select ${columns}, l.sap_material_number as number, p.node_code, ${keyOf(catalogue)} as key
      from pdf_catalogue_lines l
      join materials m on m.sap_material_number = l.sap_material_number
      join products p on p.code = m.product_code
      where l.catalogue_id = ${catalogue.id} and l.removed_at is null and ${isWanted}
    ), nodes as materialized (
      select n.code, (
        select string_agg(lpad(a.sort_order::text, 10, '0') || a.code, '/' order by step.place)
        from unnest(n.path) with ordinality as step (code, place) join catalogue_nodes a on a.code = step.code
      ) as rank
      from catalogue_nodes n where ${hasHeadings}::boolean and n.code in (select node_code from lines)
    ), ordered as (
      select lines.*, row_number() over (order by nodes.rank, lines.key, lines.number) as place
      from lines left join nodes on nodes.code = lines.node_code
    )`;
};
