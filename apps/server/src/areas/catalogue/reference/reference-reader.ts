import type { Tree } from '@grossist/catalogue-formats';
import type { Texts } from '@grossist/domain';
import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import { collectFeatures, type EtimModel, modelFeatures, readModel } from './etim-features.ts';
import type { KnownNode, Reference } from './reference.ts';

interface NodeRow {
  code: string;
  parent_code: string | null;
  tree: Tree;
  names: Texts;
  slug: string;
  path: string[];
}

/**
 * Builds the trees with the address of each node: the slugs from the top down. Of two nodes with one address the first
 * has it.
 */
const placeNodes = (rows: readonly NodeRow[]): Pick<Reference, 'nodes' | 'nodesByUrl' | 'tops'> => {
  const slugs = new Map(rows.map(({ code, slug }) => [code, slug]));
  const children = new Map<string | null, string[]>();
  for (const { code, parent_code } of rows) {
    const siblings = children.get(parent_code);
    if (siblings === undefined) children.set(parent_code, [code]);
    else siblings.push(code);
  }
  const nodes = new Map<string, KnownNode>();
  const nodesByUrl = new Map<string, KnownNode>();
  for (const { code, tree, names, path } of rows) {
    const url = `/catalogue/${path.map((step) => encodeURIComponent(slugs.get(step) ?? step)).join('/')}`;
    const node = { code, tree, names, url, path, children: children.get(code) ?? [] };
    nodes.set(code, node);
    if (!nodesByUrl.has(url)) nodesByUrl.set(url, node);
  }
  return { nodes, nodesByUrl, tops: children.get(null) ?? [] };
};

// A whole ETIM release has thousands of classes, most of their features in common: never all of it at once.
const CLASSES_AT_ONCE = 200;

interface Stamps {
  /** Changes whenever a node, a class, a supplier or the ETIM model does. */
  whole: string;
  /** Changes with the ETIM model, which is large and rarely changes. */
  model: string;
}

/** Loads the versions of the reference. One query over the hashes alone. */
const readStamps = async (db: Database): Promise<Stamps> => {
  const { rows } = await sql<{ rest: string; model: string }>`
    select concat_ws(' ',
      (select md5(string_agg(code || content_hash::text, ' ' order by code)) from catalogue_nodes),
      (select md5(string_agg(code || content_hash::text, ' ' order by code)) from etim_classes),
      (select md5(string_agg(code || content_hash::text, ' ' order by code)) from suppliers)) as rest,
      (select revision::text from etim_model) as model`.execute(db);
  const { rest = '', model = '' } = rows[0] ?? {};
  return { whole: `${rest} ${model}`, model };
};

const readNodes = async (db: Database) => {
  const rows = await db
    .selectFrom('catalogue_nodes')
    .select(['code', 'parent_code', 'tree', 'names', 'slug', 'path'])
    .orderBy('sort_order')
    .orderBy('code')
    .execute();
  return placeNodes(rows.map((row) => ({ ...row, tree: row.tree as Tree })));
};

const readClassNames = async (db: Database): Promise<Map<string, Texts>> => {
  const rows = await db.selectFrom('etim_classes_known').select(['code', 'names']).execute();
  return new Map(rows.map(({ code, names }) => [code, names]));
};

const readFeatures = async (db: Database, model: EtimModel): Promise<Reference['features']> => {
  const features: Parameters<typeof collectFeatures>[0] = new Map();
  for (let last = ''; ; ) {
    // Classes that only the model knows have none of their own.
    const rows = await db
      .selectFrom('etim_classes')
      .select(['code', 'features'])
      .where('code', '>', last)
      .where(sql<boolean>`features <> '[]'`)
      .orderBy('code')
      .limit(CLASSES_AT_ONCE)
      .execute();
    for (const row of rows) collectFeatures(features, row.features, model);
    const end = rows.at(-1);
    if (end === undefined || rows.length < CLASSES_AT_ONCE) return modelFeatures(features, model);
    last = end.code;
  }
};

/** Loads the reference and its ETIM model; reuses the previous model where it is given. */
const readReference = async (
  db: Database,
  modelBefore?: EtimModel,
): Promise<{ reference: Reference; model: EtimModel }> => {
  const model = modelBefore ?? (await readModel(db));
  const nodes = await readNodes(db);
  const classNames = await readClassNames(db);
  const features = await readFeatures(db, model);
  const suppliers = await db.selectFrom('suppliers').select(['code', 'name']).execute();
  const supplierNames = new Map(suppliers.map(({ code, name }) => [code, name]));
  return { reference: { ...nodes, classNames, features, supplierNames }, model };
};

/** Channel of changes of nodes, classes, suppliers and the ETIM model. */
export const REFERENCE_CHANGES = 'reference_changes';

/** Publishes a change of the reference, when the transaction commits. */
export const publishReferenceChange = async (db: Database): Promise<void> => {
  await sql`select pg_notify(${REFERENCE_CHANGES}, '')`.execute(db);
};

interface LastRead {
  stamps: Stamps;
  reference: Reference;
  model: EtimModel;
}

/**
 * Loads the reference; returns the same object as before if nothing changed, after one query. The ETIM model, which is
 * large, is reloaded only if it changed.
 */
export const referenceReader = (db: Database): (() => Promise<Reference>) => {
  let last: LastRead | undefined;
  return async () => {
    const stamps = await readStamps(db);
    if (last?.stamps.whole === stamps.whole) return last.reference;
    const read = await readReference(db, last?.stamps.model === stamps.model ? last.model : undefined);
    last = { ...read, stamps };
    return read.reference;
  };
};
