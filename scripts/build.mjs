import { buildAll } from './build-all.mjs';
import { orExplain } from './or-explain.mjs';

await orExplain(buildAll);
