import type { Tree } from '@grossist/catalogue-formats';
import type { Texts } from '@grossist/domain';
import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import { collectFeatures } from './collect-features.ts';
import { placeNodes } from './place-nodes.ts';
import type { Reference } from './reference.ts';

// A whole ETIM release has thousands of classes, most of their features in common: never all of it at once.
const CLASSES_AT_ONCE = 200;

/** Changes whenever a node, a class or a supplier does. One query over the hashes alone. */
export const readStamp = async (db: Database): Promise<string> => {
  const { rows } = await sql<{ stamp: string }>`
    select concat_ws(' ',
      (select md5(string_agg(code || content_hash::text, ' ' order by code)) from catalogue_nodes),
      (select md5(string_agg(code || content_hash::text, ' ' order by code)) from etim_classes),
      (select md5(string_agg(code || content_hash::text, ' ' order by code)) from suppliers)) as stamp`.execute(db);
  return rows[0]?.stamp ?? '';
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

const readClasses = async (db: Database): Promise<Pick<Reference, 'classNames' | 'features'>> => {
  const classNames = new Map<string, Texts>();
  const features: Parameters<typeof collectFeatures>[0] = new Map();
  for (let last = ''; ; ) {
    const rows = await db
      .selectFrom('etim_classes')
      .select(['code', 'names', 'features'])
      .where('code', '>', last)
      .orderBy('code')
      .limit(CLASSES_AT_ONCE)
      .execute();
    for (const row of rows) {
      classNames.set(row.code, row.names);
      collectFeatures(features, row.features);
    }
    const end = rows.at(-1);
    if (end === undefined || rows.length < CLASSES_AT_ONCE) return { classNames, features };
    last = end.code;
  }
};

export const readReference = async (db: Database): Promise<Reference> => {
  const nodes = await readNodes(db);
  const classes = await readClasses(db);
  const suppliers = await db.selectFrom('suppliers').select(['code', 'name']).execute();
  return { ...nodes, ...classes, supplierNames: new Map(suppliers.map(({ code, name }) => [code, name])) };
};
