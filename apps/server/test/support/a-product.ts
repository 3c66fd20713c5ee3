import type { Database } from '../../src/db/index.ts';
import { NO_HASH, unique } from './unique.ts';

/** A node in the electrical tree. */
export const aNode = async (db: Database): Promise<string> => {
  const number = unique();
  const code = `N${number}`;
  await db
    .insertInto('catalogue_nodes')
    .values({
      code,
      tree: 'electrical',
      names: JSON.stringify({ en: `Node ${number}` }),
      slug: `node-${number}`,
      sort_order: number,
      path: [code],
      content_hash: NO_HASH,
    })
    .execute();
  return code;
};

/** A family of variations in a node of its own. */
export const aProduct = async (db: Database): Promise<string> => {
  const number = unique();
  const code = `F${number}`;
  await db
    .insertInto('products')
    .values({
      code,
      node_code: await aNode(db),
      names: JSON.stringify({ en: `Product ${number}` }),
      content_hash: NO_HASH,
    })
    .execute();
  return code;
};
