// Builds what is not built, or was built from other sources.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { root } from './layout.mjs';
import { STAMP, sourceStamp } from './source-stamp.mjs';

/** In a process of its own, which takes the memory of the build with it when it ends. */
const buildApart = () =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [`${root}/scripts/build.mjs`], { stdio: ['ignore', 'inherit', 'inherit'] });
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error('The build failed; its output is above.')),
    );
  });

/** @param {{ orOlder?: boolean }} [options] `orOlder`: a build of other sources does */
export const ensureBuilt = async ({ orOlder = false } = {}) => {
  if (existsSync(STAMP) && (orOlder || readFileSync(STAMP, 'utf8') === sourceStamp())) return;
  const started = Date.now();
  process.stdout.write('Building Grossist …');
  await buildApart();
  process.stdout.write(` done in ${((Date.now() - started) / 1000).toFixed(1)} s\n`);
};
