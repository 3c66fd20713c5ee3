import type { FeatureValue } from '@grossist/catalogue-formats';
import type { Market, Texts } from '@grossist/domain';
import type { SearchDocument } from '@grossist/search-index';
import type { ClientBase } from 'pg';
import { type AssortmentCodes, readAssortments } from './read-assortments.ts';
import { sharingParsers } from './sharing-parsers.ts';

interface MaterialRow {
  sap_material_number: string;
  product_code: string;
  el_number: string;
  hws_number: string;
  ean: string;
  supplier_number: string;
  alternative_numbers: readonly string[];
  type_designation: string;
  names: Texts;
  descriptions: Texts;
  class_code: string | null;
  supplier_code: string | null;
  path: readonly string[];
  markets: readonly Market[];
  features: Readonly<Record<string, FeatureValue>>;
  is_stocked: boolean;
  is_on_clearance_sale: boolean;
  status: string;
  popularity: number;
  keywords: SearchDocument['keywords'];
}

const SELECT = `
  select m.sap_material_number, m.product_code, m.el_number, m.hws_number, m.ean, m.supplier_number,
    m.alternative_numbers, m.type_designation, m.names, m.descriptions, m.class_code, m.supplier_code, n.path,
    m.markets, m.features, m.is_stocked, m.is_on_clearance_sale, m.status, m.popularity, m.keywords
  from materials m
  join products p on p.code = m.product_code
  join catalogue_nodes n on n.code = p.node_code`;

const BATCH = 2000;
const NOWHERE: AssortmentCodes = { limiting: [], exclusive: [] };

const textsOf = (names: Texts, descriptions: Texts): SearchDocument['texts'] => {
  const texts: SearchDocument['texts'] = {};
  for (const language of Object.keys(names) as (keyof Texts)[]) {
    texts[language] = { name: names[language] ?? '', description: descriptions[language] };
  }
  return texts;
};

const documentOf = (row: MaterialRow, { limiting, exclusive }: AssortmentCodes): SearchDocument => ({
  key: row.sap_material_number,
  productKey: row.product_code,
  numbers: {
    el: row.el_number || undefined,
    hws: row.hws_number || undefined,
    ean: row.ean || undefined,
    supplier: row.supplier_number || undefined,
    alternatives: row.alternative_numbers,
  },
  typeDesignation: row.type_designation || undefined,
  texts: textsOf(row.names, row.descriptions),
  classCode: row.class_code ?? undefined,
  nodePath: row.path,
  supplierCode: row.supplier_code ?? undefined,
  markets: row.markets,
  features: row.features,
  flags: {
    stocked: row.is_stocked,
    clearance: row.is_on_clearance_sale,
    phasedOut: row.status === '33',
  },
  popularity: row.popularity,
  keywords: row.keywords,
  limitingAssortments: limiting,
  exclusiveAssortments: exclusive,
});

const documentsOf = async (client: ClientBase, rows: readonly MaterialRow[]): Promise<SearchDocument[]> => {
  const assortments = await readAssortments(client, rows);
  return rows.map((row, index) => documentOf(row, assortments[index] ?? NOWHERE));
};

/** One of several equal parts of the catalogue; the variations of a product are in the same. */
export interface Part {
  number: number;
  of: number;
}

/**
 * Every material of a part that can be found (obsolete ones can't), a batch at a time; inside a transaction, for the
 * cursor.
 */
export async function* readAllMaterials(client: ClientBase, { number, of }: Part): AsyncGenerator<SearchDocument[]> {
  await client.query(
    `declare materials_to_index no scroll cursor for ${SELECT}
     where m.status <> '40' and (hashtext(m.product_code) & 2147483647) % $1 = $2`,
    [of, number],
  );
  for (;;) {
    const { rows } = await client.query<MaterialRow>({
      text: `fetch ${BATCH} from materials_to_index`,
      types: sharingParsers,
    });
    if (rows.length === 0) break;
    yield await documentsOf(client, rows);
  }
  await client.query('close materials_to_index');
}

/** The materials of these numbers that can be found. */
export const readMaterials = async (client: ClientBase, numbers: readonly string[]): Promise<SearchDocument[]> => {
  const { rows } = await client.query<MaterialRow>({
    name: 'search materials',
    text: `${SELECT} where m.sap_material_number = any($1) and m.status <> '40'`,
    values: [numbers],
    types: sharingParsers,
  });
  return documentsOf(client, rows);
};
