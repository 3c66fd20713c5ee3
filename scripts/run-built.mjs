// Runs the shop as it was built last.
import { root } from './layout.mjs';

const { main } = await import(`${root}/apps/server/build/main.js`);
await main(root);
