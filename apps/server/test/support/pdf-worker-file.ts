import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { afterAll } from 'vitest';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** The typesetter's thread, built as the server's build does; gone after the last test of the file. */
export const pdfWorkerFile = async (): Promise<URL> => {
  // Below the project, so that packages from the registry are found.
  const cache = join(root, 'node_modules/.cache');
  await mkdir(cache, { recursive: true });
  const outdir = await mkdtemp(join(cache, 'pdf-worker-'));
  afterAll(() => rm(outdir, { recursive: true, force: true }));
  await build({
    entryPoints: { 'pdf-worker': join(root, 'apps/server/src/gateways/typesetting/embedded/worker.ts') },
    outdir,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    outExtension: { '.js': '.mjs' },
    packages: 'external',
    logLevel: 'silent',
  });
  return pathToFileURL(join(outdir, 'pdf-worker.mjs'));
};
