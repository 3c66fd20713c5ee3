// Everything that must hold: types, lint, format, unused code, unit, server and browser tests. Runs them all, and
// ends with one line of counts.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { ensureBuilt } from './ensure-built.mjs';
import { failedTests } from './failed-tests.mjs';
import { root } from './layout.mjs';

const reports = mkdtempSync(join(tmpdir(), 'grossist-test-'));
const counts = { passed: 0, failed: 0 };
const failures = [];

const count = (name, ok) => {
  counts[ok ? 'passed' : 'failed'] += 1;
  if (!ok) failures.push(name);
};

/** The file behind a development tool's command. All of them are installed at the root. */
const programOf = (name, command = name) => {
  const folder = join(root, 'node_modules', name);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[command]);
};

const run = (args, env = {}) =>
  spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } }).status === 0;

const check = (name, args) => {
  console.log(`\n── ${name}`);
  count(name, run(args));
};

const suite = (project, env = {}) => {
  console.log(`\n── ${project} tests`);
  const report = join(reports, `${project}.json`);
  const args = ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const ok = run([programOf('vitest'), ...args], { NODE_ENV: 'test', ...env });
  try {
    const results = JSON.parse(readFileSync(report, 'utf8'));
    const { numPassedTests, numFailedTests } = results;
    const told = failedTests(results, root);
    counts.passed += numPassedTests;
    counts.failed += numFailedTests;
    // A file that can't even be loaded fails no test of its own.
    if (numFailedTests > 0) failures.push(`${project} tests\n${told}`);
    else count(`${project} tests run to their end${told && `\n${told}`}`, ok && numPassedTests > 0);
  } catch {
    count(`${project} tests`, false);
  }
};

const testsOfTheBuiltShop = async () => {
  try {
    await ensureBuilt();
    suite('process');
    suite('browser', { GROSSIST_BROWSER: await findBrowser() });
  } catch (error) {
    console.error(error);
    count('tests of the built shop', false);
  }
};

check('types', [join(root, 'scripts/typecheck.mjs')]);
check('lint', [programOf('oxlint'), '--type-aware', '--deny-warnings']);
check('format', [programOf('@biomejs/biome', 'biome'), 'ci', '.']);
check('unused code', [programOf('knip')]);
suite('unit');
suite('server');
await testsOfTheBuiltShop();

rmSync(reports, { recursive: true, force: true });
if (failures.length > 0) console.log(`\nFailed: ${failures.join('\n')}`);
console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = counts.failed === 0 ? 0 : 1;
