import type { FeatureValue } from '@grossist/catalogue-formats';
import type { Market, Texts } from '@grossist/domain';
import type { SearchDocument } from '@grossist/search-index';
import type { ClientBase } from 'pg';
import { sharingParsers } from './sharing-parsers.ts';

/** What assortments may name a material by. */
interface Placed {
  sap_material_number: string;
  product_code: string;
  supplier_code: string | null;
  path: readonly string[];
}

/** Codes of assortments of both types. */
interface AssortmentCodes {
  limiting: readonly string[];
  exclusive: readonly string[];
}

interface EntryRow {
  target: string;
  limiting: string[] | null;
  exclusive: string[] | null;
}

const NONE: readonly string[] = [];

/** Targets of the materials, each once, and those of each material, as `assortments_of` of the database has them. */
const targetsOf = (materials: readonly Placed[]) => {
  const ofPaths = new Map<readonly string[], readonly string[]>();
  const targets = new Set<string>();
  const ofMaterials = materials.map(({ sap_material_number, product_code, supplier_code, path }) => {
    const own = [`material:${sap_material_number}`, `product:${product_code}`, `supplier:${supplier_code ?? ''}`];
    const nodes = ofPaths.get(path) ?? path.map((node) => `node:${node}`);
    ofPaths.set(path, nodes);
    for (const target of own) targets.add(target);
    return { own, nodes };
  });
  for (const nodes of ofPaths.values()) for (const node of nodes) targets.add(node);
  return { targets: [...targets], ofMaterials };
};

const together = (lists: readonly (readonly string[] | null)[]): readonly string[] => {
  const codes = new Set<string>();
  for (const list of lists) for (const code of list ?? NONE) codes.add(code);
  return codes.size === 0 ? NONE : [...codes];
};

/**
 * The assortments that each material is in. What has entries is asked for all of them at once: most materials have
 * products, suppliers and nodes in common, and to ask for each costs the database as much as reading them.
 */
const readAssortments = async (
  client: ClientBase,
  materials: readonly Placed[],
): Promise<readonly AssortmentCodes[]> => {
  const { targets, ofMaterials } = targetsOf(materials);
  const { rows } = await client.query<EntryRow>({
    name: 'search assortments',
    text: `
      select e.target, array_agg(a.code) filter (where a.type = 'limiting') as limiting,
        array_agg(a.code) filter (where a.type = 'exclusive') as exclusive
      from assortment_entries e join assortments a on a.id = e.assortment_id
      where e.target = any($1) group by e.target`,
    values: [targets],
  });
  const entries = new Map(rows.map((row) => [row.target, row]));
  return ofMaterials.map(({ own, nodes }) => {
    const found = [...own, ...nodes].map((target) => entries.get(target)).filter((entry) => entry !== undefined);
    return {
      limiting: together(found.map(({ limiting }) => limiting)),
      exclusive: together(found.map(({ exclusive }) => exclusive)),
    };
  });
};

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
