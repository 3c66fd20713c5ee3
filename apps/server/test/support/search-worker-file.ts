import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { afterAll } from 'vitest';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const entry = join(root, 'apps/server/src/gateways/search-engine/embedded/worker.ts');
const sourceOf = (name: string): string => join(root, 'packages', name, 'src/index.ts');

/** The search's threads, built as the server's build does; gone after the last test of the file. */
export const searchWorkerFile = async (): Promise<URL> => {
  // Below the project, so that packages from the registry are found.
  const cache = join(root, 'node_modules/.cache');
  await mkdir(cache, { recursive: true });
  const outdir = await mkdtemp(join(cache, 'search-worker-'));
  afterAll(() => rm(outdir, { recursive: true, force: true }));
  await build({
    entryPoints: { 'search-worker': entry },
    outdir,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    splitting: true,
    outExtension: { '.js': '.mjs' },
    packages: 'external',
    alias: { '@grossist/domain': sourceOf('domain'), '@grossist/search-index': sourceOf('search-index') },
    logLevel: 'silent',
  });
  return pathToFileURL(join(outdir, 'search-worker.mjs'));
};
