// How the server is bundled: our own packages inside, nearly everything from the registry left in node_modules.
import { cp } from 'node:fs/promises';
import { broughtAlong, nodeSupports, nodeTarget, root, serverEntries, workspaceAliases } from './layout.mjs';

export const serverBuild = {
  entryPoints: serverEntries,
  outdir: `${root}/apps/server/build`,
  bundle: true,
  platform: 'node',
  target: nodeTarget,
  supported: nodeSupports,
  format: 'esm',
  splitting: true,
  sourcemap: true,
  packages: 'external',
  alias: { ...workspaceAliases, ...broughtAlong },
  logLevel: 'warning',
};

export const copyMigrations = () =>
  cp(`${root}/apps/server/src/db/migrations`, `${root}/apps/server/build/migrations`, { recursive: true });
