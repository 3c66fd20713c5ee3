import { buildAll } from './ensure-built.mjs';

await buildAll();
