import { ensureBuilt } from './ensure-built.mjs';
import { root } from './layout.mjs';
import { orExplain } from './or-explain.mjs';

await orExplain(ensureBuilt);
const { runImportCommand } = await import(`${root}/apps/server/build/import.js`);
process.exitCode = await runImportCommand(process.argv.slice(2), process.env);
