import { buildAll } from './ensure-built.mjs';
import { orExplain } from './or-explain.mjs';

await orExplain(buildAll);
