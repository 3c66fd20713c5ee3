import { MOST_CATALOGUE_LINES, type PdfCatalogLine, type PdfVariation } from '@grossist/contracts';
import { articleNumber, isOrderable, type MaterialStatus, type Texts, textIn } from '@grossist/domain';
import { type RawBuilder, sql } from 'kysely';
import { type Database, escapeLike, type Transaction } from '../../../db/index.ts';
import { type CatalogueReader, materialImageUrl, presentPath, type Reference } from '../../catalogue/index.ts';
import type { Buyer } from '../../identity/index.ts';
import { BASKET, findCatalogue, visibleLine } from '../policy.ts';
import { type OrderedCatalogue, orderedLines, readOrdering } from './ordered-lines.ts';

/** ETIM feature "Colour". */
const COLOR = 'EF000007';

/** A line with what a catalog shows of its material. */
export interface CatalogueLineRow {
  number: string;
  position: number;
  note: string;
  added_at: Date;
  code: string;
  names: Texts;
  type_designation: string;
  el_number: string;
  hws_number: string;
  status: MaterialStatus;
  product_code: string;
  product_names: Texts;
  node_code: string;
  /** Value of the color feature; null without one. */
  color: string | null;
}

export const LINE_COLUMNS: RawBuilder<unknown> = sql`o.number, l.position, l.note, l.added_at, m.code, m.names,
  m.type_designation, m.el_number, m.hws_number, m.status, m.product_code, p.names as product_names, o.node_code,
  m.features ->> ${sql.lit(COLOR)} as color`;

interface LinesWanted {
  /** Words that each line must have; empty: all lines. */
  query: string;
  offset: number;
  limit: number;
}

interface CatalogueLinesPage {
  lines: readonly CatalogueLineRow[];
  /** Lines that the query keeps. */
  total: number;
  /** Lines that the buyer may see, whatever the query. */
  totalOfCatalogue: number;
}

const MOST_WORDS = 8;

const hasWords = (query: string): RawBuilder<boolean> => {
  const words = query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS);
  if (words.length === 0) return sql<boolean>`true`;
  const patterns = words.map((word) => `%${escapeLike(word)}%`);
  return sql<boolean>`lower(concat_ws(' ', m.sap_material_number, m.code, m.el_number, m.hws_number, m.ean,
    m.type_designation, l.note, (select string_agg(name, ' ') from jsonb_each_text(m.names) as n (language, name)))
    collate "default") like all (${patterns}::text[])`;
};

/**
 * Returns lines that the buyer may see of a catalog, in the order of the document. One query. The caller has checked that
 * the buyer may read the catalog. [pdf-05]
 */
export const catalogueLines =
  (db: Database | Transaction) =>
  async (buyer: Buyer, catalogue: OrderedCatalogue, wanted: LinesWanted): Promise<CatalogueLinesPage> => {
    const { query, offset, limit } = wanted;
    const { rows } = await sql<{ total: number; total_of_catalogue: number } & Partial<CatalogueLineRow>>`
      with ${orderedLines(catalogue, visibleLine(buyer), sql`${hasWords(query)} as matches`)},
      matching as (select number, node_code, row_number() over (order by place) as place from ordered where matches),
      counts as (
        select (select count(*) from matching) as total, (select count(*) from lines) as total_of_catalogue
      )
      select counts.*, shown.* from counts left join (
        select ${LINE_COLUMNS}, o.place from matching o
        join pdf_catalogue_lines l on l.catalogue_id = ${catalogue.id} and l.sap_material_number = o.number
        join materials m on m.sap_material_number = o.number
        join products p on p.code = m.product_code
        where o.place > ${offset} and o.place <= ${offset + limit}
      ) shown on true
      order by shown.place`.execute(db);
    const [first] = rows;
    return {
      lines: rows.filter(isLine),
      total: first?.total ?? 0,
      totalOfCatalogue: first?.total_of_catalogue ?? 0,
    };
  };

const isLine = <R extends Partial<CatalogueLineRow>>(row: R): row is R & CatalogueLineRow =>
  typeof row.number === 'string';

/** How many lines of a catalog the buyer may see. One query. */
export const countVisibleLines = async (db: Database | Transaction, buyer: Buyer, id: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pdf_catalogue_lines l
    join materials m on m.sap_material_number = l.sap_material_number
    where l.catalogue_id = ${id} and ${visibleLine(buyer)}`.execute(db);
  return rows[0]?.count ?? 0;
};

/** Returns the number of the reader's preferred kind, else another number of the material. */
const itemNumber = (row: CatalogueLineRow, { preferredArticleNumber }: Buyer): string =>
  articleNumber({ el: row.el_number, hws: row.hws_number, sap: row.number }, preferredArticleNumber);

const colorOf = ({ color }: CatalogueLineRow, { features }: Reference, { language }: CatalogueReader): string =>
  color === null ? '' : (textIn(features.get(COLOR)?.values.get(color) ?? {}, language)?.text ?? '');

/** Presents a material of a catalog. [section 3, "PDF basket"] */
export const presentVariation = (
  row: CatalogueLineRow,
  buyer: Buyer,
  reader: CatalogueReader,
  reference: Reference,
): PdfVariation => ({
  code: row.code,
  note: row.note,
  variation: {
    ItemNumber: itemNumber(row, buyer),
    TypeAndColor: [row.type_designation, colorOf(row, reference, reader)].filter((text) => text !== '').join(', '),
    ItemSapMaterialNumber: row.number,
    Image: materialImageUrl(row.number),
  },
});

/** Presents a line with the catalogue nodes above it. [pdf-05] */
export const presentLine = (
  row: CatalogueLineRow,
  { headings }: OrderedCatalogue,
  ...[buyer, reader, reference]: [Buyer, CatalogueReader, Reference]
): PdfCatalogLine => ({
  ...presentVariation(row, buyer, reader, reference),
  productCode: row.product_code,
  localMaterialName:
    (textIn(row.names, reader.language) ?? textIn(row.product_names, reader.language))?.text ?? row.code,
  position: row.position,
  addedOn: row.added_at.toISOString(),
  isAvailable: isOrderable(row.status),
  headings:
    headings === 'none'
      ? []
      : presentPath(reference, row.node_code, reader.language).map(({ CatalogNodeId, Name }) => ({
          code: CatalogNodeId,
          name: Name,
        })),
});

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
