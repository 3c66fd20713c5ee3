// Where things are: the one place that scripts ask.
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');

export const nodeTarget = 'node20';
/**
 * Without these `/\p{L}/u` is written out as a call of RegExp, which makes a pattern anew each time a function comes by it:
 * the bundler can't tell which Unicode a version of Node knows, and ours know all that is asked for.
 */
export const nodeSupports = {
  'regexp-lookbehind-assertions': true,
  'regexp-set-notation': true,
  'regexp-unicode-property-escapes': true,
};

export const workspaceAliases = {
  '@grossist/catalogue-formats': `${root}/packages/catalogue-formats/src/index.ts`,
  '@grossist/contracts': `${root}/packages/contracts/src/index.ts`,
  '@grossist/demo': `${root}/packages/demo/src/index.ts`,
  '@grossist/domain': `${root}/packages/domain/src/index.ts`,
  '@grossist/messages': `${root}/packages/messages/src`,
  '@grossist/order-formats': `${root}/packages/order-formats/src/index.ts`,
  '@grossist/product-drawings': `${root}/packages/product-drawings/src/index.ts`,
  '@grossist/search-index': `${root}/packages/search-index/src/index.ts`,
};

/**
 * What the server brings along instead of leaving it in node_modules: each is a hundred small files that every program and
 * thread of the server would look for and read one by one when it starts.
 */
const brought = { kysely: 'kysely/dist/esm/index.js', uuid: 'uuid/dist-node/index.js', zod: 'zod/index.js' };
export const broughtAlong = Object.fromEntries(
  Object.entries(brought).map(([name, file]) => [name, `${root}/node_modules/${file}`]),
);

export const serverEntries = {
  main: `${root}/apps/server/src/main.ts`,
  import: `${root}/apps/server/src/areas/imports/import-command.ts`,
  'cxml-worker': `${root}/apps/server/src/areas/punchout/cxml/worker.ts`,
  'import-worker': `${root}/apps/server/src/areas/imports/background/worker.ts`,
  'lines-worker': `${root}/apps/server/src/areas/cart/order-lines-file/worker.ts`,
  'order-worker': `${root}/apps/server/src/areas/order-validation/reading/worker.ts`,
  'pdf-worker': `${root}/apps/server/src/gateways/typesetting/embedded/worker.ts`,
  'sheet-worker': `${root}/apps/server/src/sheet-maker/worker.ts`,
  'read-worker': `${root}/apps/server/src/areas/imports/reading/worker.ts`,
  'search-worker': `${root}/apps/server/src/gateways/search-engine/embedded/worker.ts`,
};
