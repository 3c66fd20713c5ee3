import { readdirSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { afterAll } from 'vitest';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** A thread's program below `apps/server/src`, built as the server's build does; gone after the last test of the file. */
export const builtWorker = async (entry: string): Promise<URL> => {
  // Below the project, so that packages from the registry are found.
  const cache = join(root, 'node_modules/.cache');
  await mkdir(cache, { recursive: true });
  const outdir = await mkdtemp(join(cache, 'worker-'));
  afterAll(() => rm(outdir, { recursive: true, force: true }));
  await build({
    entryPoints: { worker: join(root, 'apps/server/src', entry) },
    outdir,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    outExtension: { '.js': '.mjs' },
    packages: 'external',
    alias: Object.fromEntries(
      readdirSync(join(root, 'packages')).map((name) => [`@grossist/${name}`, join(root, `packages/${name}/src`)]),
    ),
    logLevel: 'silent',
  });
  return pathToFileURL(join(outdir, 'worker.mjs'));
};
