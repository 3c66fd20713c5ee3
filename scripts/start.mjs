// `npm start`: builds what is not built, then runs the shop.
import { ensureBuilt } from './ensure-built.mjs';
import { loadEnvironment } from './environment.mjs';
import { orExplain } from './or-explain.mjs';

loadEnvironment();
await orExplain(ensureBuilt);
await import('./run-built.mjs');
