// One suite, or some files of it: `npm run test:server -- apps/server/test/cart/add.test.ts [-t name] [--watch]`.
import { spawnSync } from 'node:child_process';
import { findBrowsers } from './browser.mjs';
import { ensureBuilt } from './ensure-built.mjs';
import { root } from './layout.mjs';
import { orExplain } from './or-explain.mjs';

const [project, ...rest] = process.argv.slice(2);
const needsBuild = project === 'process' || project === 'browser';

const environment = await orExplain(async () => {
  if (needsBuild) await ensureBuilt();
  return project === 'browser' ? await findBrowsers() : {};
});
const mode = rest.includes('--watch') ? [] : ['run'];
const { status } = spawnSync(
  process.execPath,
  [`${root}/node_modules/vitest/vitest.mjs`, ...mode, '--project', project, ...rest],
  { cwd: root, stdio: 'inherit', env: { NODE_ENV: 'test', ...process.env, ...environment } },
);
process.exitCode = status ?? 1;
