import type { Tree } from '@grossist/catalogue-formats';
import { importMessage, messagePart } from '@grossist/catalogue-formats';
import { sql } from 'kysely';
import { type Refusal, refuse } from '../item.ts';
import type { Tx } from './writer.ts';

type Kind = 'node' | 'product' | 'class' | 'supplier' | 'plant' | 'center' | 'material';

type Codes = Iterable<string | undefined>;

/** The codes that a batch references, by kind. */
export type Named = Partial<Record<Kind, Codes>>;

/** Existing codes by kind; nodes and products with their tree. */
export interface Known {
  node: ReadonlyMap<string, Tree | null>;
  product: ReadonlyMap<string, Tree | null>;
  class: ReadonlyMap<string, null>;
  supplier: ReadonlyMap<string, null>;
  plant: ReadonlyMap<string, null>;
  center: ReadonlyMap<string, null>;
  material: ReadonlyMap<string, null>;
}

const given = (codes: Codes = []): string[] => [
  ...new Set([...codes].filter((code): code is string => code !== undefined && code !== '')),
];

/** Finds all referenced codes in one query. */
export const knownOf = async (tx: Tx, named: Named): Promise<Known> => {
  const { rows } = await sql<{ kind: Kind; code: string; tree: Tree | null }>`
    select 'node' as kind, code, tree from catalogue_nodes where code = any(${given(named.node)}::text[])
    union all
    select 'product', p.code, n.tree from products p join catalogue_nodes n on n.code = p.node_code
    where p.code = any(${given(named.product)}::text[])
    union all
    select 'class', code, null from etim_classes where code = any(${given(named.class)}::text[])
    union all
    select 'supplier', code, null from suppliers where code = any(${given(named.supplier)}::text[])
    union all
    select 'plant', code, null from erp.plants where code = any(${given(named.plant)}::text[])
    union all
    select 'center', code, null from erp.service_centers where code = any(${given(named.center)}::text[])
    union all
    select 'material', sap_material_number, null from materials
    where sap_material_number = any(${given(named.material)}::text[])`.execute(tx);
  const trees = (kind: Kind) => new Map(rows.filter((row) => row.kind === kind).map((row) => [row.code, row.tree]));
  const codes = (kind: Kind) => new Map(rows.filter((row) => row.kind === kind).map((row) => [row.code, null]));
  return {
    node: trees('node'),
    product: trees('product'),
    class: codes('class'),
    supplier: codes('supplier'),
    plant: codes('plant'),
    center: codes('center'),
    material: codes('material'),
  };
};

/** Names of the kinds, for people. */
const WHAT = {
  account: messagePart`account`,
  class: messagePart`class`,
  company: messagePart`company`,
  material: messagePart`material`,
  node: messagePart`node`,
  order: messagePart`order`,
  plant: messagePart`plant`,
  product: messagePart`product`,
  'service center': messagePart`service center`,
  supplier: messagePart`supplier`,
};

/** Returns a refusal when a code is given and unknown. */
export const mustBe = (
  what: keyof typeof WHAT,
  code: string | undefined,
  known: { has(code: string): boolean },
): Refusal | undefined =>
  code === undefined || code === '' || known.has(code)
    ? undefined
    : refuse('unknown-reference', importMessage`the ${WHAT[what]} ${JSON.stringify(code)} is unknown`);
