// Builds what is not built, or was built from other sources.
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { root } from './layout.mjs';
import { sourceStamp } from './source-stamp.mjs';

const STAMP = `${root}/build/stamp`;

export const buildAll = async () => {
  const [{ buildServer }, { buildWeb }] = await Promise.all([import('./build-server.mjs'), import('./build-web.mjs')]);
  const stamp = sourceStamp();
  await rm(STAMP, { force: true });
  await Promise.all([buildServer(), buildWeb()]);
  await mkdir(`${root}/build`, { recursive: true });
  await writeFile(STAMP, stamp);
};

export const ensureBuilt = async () => {
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sourceStamp()) return;
  const started = Date.now();
  process.stdout.write('Building Grossist …');
  await buildAll();
  process.stdout.write(` done in ${((Date.now() - started) / 1000).toFixed(1)} s\n`);
};
