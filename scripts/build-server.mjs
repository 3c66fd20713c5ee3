// Bundles the server.
import { rm } from 'node:fs/promises';
import { build } from 'esbuild';
import { copyMigrations, serverBuild } from './server-build.mjs';

export const buildServer = async () => {
  await rm(serverBuild.outdir, { recursive: true, force: true });
  await build(serverBuild);
  await copyMigrations();
};
