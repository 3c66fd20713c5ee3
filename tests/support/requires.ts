import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/** Files of others, in a folder beside the repository: their licenses don't allow us to commit them. */
const DATA = resolve(import.meta.dirname, '../../../shared/data');

/** How each program is called to find out whether it is installed. */
const PROGRAMS = {
  xmllint: ['--version'],
  pdftotext: ['-v'],
  zbarimg: ['--version'],
} as const;

export type Program = keyof typeof PROGRAMS;

/**
 * Something outside of the repository that a test needs: a program, the account root, the right to mount a file system
 * (root on Linux, outside of most containers), or a folder of real files.
 */
export type Requirement = Program | 'root' | 'mount' | `data/${string}`;

const isProgram = (requirement: Requirement): requirement is Program => Object.hasOwn(PROGRAMS, requirement);

/** Returns the path of a folder or file of real data, whether it exists or not. */
export const realData = (path: string): string => resolve(DATA, path);

const installed = new Map<Program, boolean>();

const isInstalled = (program: Program): boolean => {
  const known = installed.get(program) ?? spawnSync(program, PROGRAMS[program], { stdio: 'ignore' }).status === 0;
  installed.set(program, known);
  return known;
};

/** Returns true when this process may mount file systems: tried in a namespace of its own, which leaves nothing behind. */
const mayMount = (): boolean =>
  process.platform === 'linux' && spawnSync('unshare', ['--mount', 'true'], { stdio: 'ignore' }).status === 0;

/** Returns what is missing on this machine, '' when nothing is. */
const missing = (requirement: Requirement): string => {
  if (isProgram(requirement)) return isInstalled(requirement) ? '' : `${requirement} is not installed`;
  if (requirement === 'root') return process.getuid?.() === 0 ? '' : 'not run as root';
  if (requirement === 'mount') return mayMount() ? '' : 'not allowed to mount a file system';
  return existsSync(resolve(DATA, '..', requirement)) ? '' : `../shared/${requirement} is absent`;
};

/**
 * Returns '' when the machine has everything that a test requires, else the reason for skipping it, to be put at the end
 * of the test's name: `const skipped = requires('xmllint'); test.skipIf(skipped !== '')(\`is valid${skipped}\`, …)`.
 * @throws in continuous integration (`CI` is set) when a program is missing: it is installed there, so that nothing is
 * skipped unnoticed. Real data is never there and may be missing everywhere.
 */
export const requires = (...requirements: readonly Requirement[]): string => {
  const reasons = requirements.map(missing);
  const isDataMissing = requirements.some((each, index) => each.startsWith('data/') && reasons[index] !== '');
  const program = requirements.findIndex((each, index) => isProgram(each) && reasons[index] !== '');
  if (process.env['CI'] && program >= 0 && !isDataMissing)
    throw new Error(`${reasons[program]}: continuous integration must run every test, install it`);
  const [first] = reasons.filter((reason) => reason !== '');
  return first === undefined ? '' : ` (skipped: ${first})`;
};
