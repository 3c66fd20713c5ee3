// Builds server and pages, and notes which sources they were built from.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { buildServer } from './build-server.mjs';
import { buildWeb } from './build-web.mjs';
import { root } from './layout.mjs';
import { STAMP, sourceStamp } from './source-stamp.mjs';

export const buildAll = async () => {
  const stamp = sourceStamp();
  await rm(STAMP, { force: true });
  await Promise.all([buildServer(), buildWeb()]);
  await mkdir(`${root}/build`, { recursive: true });
  await writeFile(STAMP, stamp);
};
