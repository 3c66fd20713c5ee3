// Bundles the server: our own packages inside, nearly everything from the registry left in node_modules.
import { cp, rm } from 'node:fs/promises';
import { build } from 'esbuild';
import { broughtAlong, nodeSupports, nodeTarget, root, serverEntries, workspaceAliases } from './layout.mjs';

export const buildServer = async () => {
  await rm(`${root}/apps/server/build`, { recursive: true, force: true });
  await build({
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
  });
  await cp(`${root}/apps/server/src/db/migrations`, `${root}/apps/server/build/migrations`, { recursive: true });
};
