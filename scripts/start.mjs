import { ensureBuilt } from './ensure-built.mjs';
import { root } from './layout.mjs';

await ensureBuilt();
const { main } = await import(`${root}/build/server/main.js`);
await main(root);
