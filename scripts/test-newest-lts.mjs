// Suites on the newest version of Node with long-term support: `npm run test:newest-lts [-- unit server]`.
import { spawnSync } from 'node:child_process';
import { root } from './layout.mjs';
import { findNewestLts, NEWEST_LTS } from './newest-lts.mjs';
import { orExplain } from './or-explain.mjs';

const suites = process.argv.length > 2 ? process.argv.slice(2) : ['unit', 'server'];
const program = await orExplain(findNewestLts);
console.log(`Node ${NEWEST_LTS}: ${program}`);
const failed = suites.filter(
  (suite) =>
    spawnSync(program, [`${root}/scripts/test-suite.mjs`, suite], { cwd: root, stdio: 'inherit' }).status !== 0,
);
process.exitCode = failed.length === 0 ? 0 : 1;
