import { ensureBuilt } from './ensure-built.mjs';
import { root } from './layout.mjs';
import { orExplain } from './or-explain.mjs';

await orExplain(ensureBuilt);
const { main } = await import(`${root}/apps/server/build/main.js`);
await main(root);
