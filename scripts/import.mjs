import { ensureBuilt } from './ensure-built.mjs';
import { root } from './layout.mjs';

await ensureBuilt();
const { runImportCommand } = await import(`${root}/build/server/import.js`);
process.exitCode = await runImportCommand(process.argv.slice(2), process.env);
