// Everything that must hold: types, lint, format, unused code, unit, server, process and browser tests, side by side where
// they can be. Prints each part whole when it has ended, and at the end what was skipped, the seconds of each part, what
// failed, and one line of counts.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowsers } from './browser.mjs';
import { ensureBuilt } from './ensure-built.mjs';
import { failedTests } from './failed-tests.mjs';
import { root } from './layout.mjs';
import { findNewestLts, majorOf, NEWEST_LTS } from './newest-lts.mjs';
import { runBuffered } from './run-buffered.mjs';
import { runParts } from './run-parts.mjs';
import { listSkipped, skippedTests } from './skipped-tests.mjs';

const inCI = process.env.CI === 'true';
const reports = mkdtempSync(join(tmpdir(), 'grossist-test-'));
const counts = { passed: 0, failed: 0, skipped: 0 };
const failures = [];
const skipped = [];
const seconds = [];

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

const check = (name, args, { after, env } = {}) => ({
  name,
  cores: 1,
  after,
  run: async () => {
    const { ok, output } = await runBuffered(args, { env });
    return { output, counted: () => count(name, ok) };
  },
});

/**
 * For checks that are Go programs: one thread, which checks each type once instead of once for each thread, and fewer
 * collections. Together they take half the processor time, which the suites beside them have instead.
 */
const ONE_THREAD = { GOMAXPROCS: '1', GOGC: '400' };

/** Counts a suite by its report. A file that can't even be loaded fails no test of its own, nor does a suite without a test. */
const countSuite = (name, ok, report) => {
  const { numPassedTests, numFailedTests } = report;
  const told = failedTests(report, root);
  const left = skippedTests(report);
  counts.passed += numPassedTests;
  counts.failed += numFailedTests;
  counts.skipped += left.length;
  skipped.push(...left);
  if (numFailedTests > 0) failures.push(`${name}\n${told}`);
  else count(`${name} run to their end${told && `\n${told}`}`, ok && numPassedTests > 0);
};

/** A suite; `program` is another version of Node. */
const suite = (project, { cores, after, env = {}, program, name = `${project} tests` }) => ({
  name,
  cores,
  after,
  run: async () => {
    const file = join(reports, `${name.replaceAll(' ', '-')}.json`);
    const args = ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const { ok, output } = await runBuffered([programOf('vitest'), ...args], {
      env: { NODE_ENV: 'test', ...env },
      program,
    });
    return { output, counted: () => countSuite(name, ok, JSON.parse(readFileSync(file, 'utf8'))) };
  },
});

/** Something that parts need and that this machine may lack; what can't be had fails as a check of its own. */
const found = async (name, find) => {
  try {
    return await find();
  } catch (error) {
    console.error(error);
    count(name, false);
  }
};

const browsers = await found('a browser for the browser tests', findBrowsers);
const isNewest = majorOf(process.versions.node) >= majorOf(NEWEST_LTS);
const isTwice = process.env.GROSSIST_TEST_NEWEST_LTS === 'true' && !isNewest;
const program = isTwice ? await found('the newest LTS of Node', findNewestLts) : undefined;
const on = `on Node ${majorOf(NEWEST_LTS)}`;

// The suites with two workers one after the other, and beside each of them one of the parts with one worker: a suite waits a
// tenth to a quarter of its time for databases, processes and pages, and another part has the cores meanwhile. The browser
// tests wait most: they follow the first suite, so that the longest parts with one worker are left to run beside them.
await runParts(
  [
    suite('server', { cores: 2 }),
    { name: 'build', cores: 1, run: ensureBuilt },
    ...(browsers ? [suite('browser', { cores: 2, after: ['build'], env: browsers })] : []),
    ...(program ? [suite('server', { cores: 2, program, name: `server tests ${on}` })] : []),
    // It writes the types of the routes, which the next two read.
    check('types', [join(root, 'scripts/typecheck.mjs'), '--singleThreaded'], { after: ['build'], env: ONE_THREAD }),
    check('lint', [programOf('oxlint'), '--type-aware', '--deny-warnings'], { after: ['types'], env: ONE_THREAD }),
    check('unused code', [programOf('knip')], { after: ['types'] }),
    check('format', [programOf('@biomejs/biome', 'biome'), 'ci', '.']),
    suite('unit', { cores: 1 }),
    ...(program ? [suite('unit', { cores: 1, program, name: `unit tests ${on}` })] : []),
    // The longest of one worker.
    suite('process', { cores: 1, after: ['build'] }),
  ],
  {
    cores: availableParallelism() + 1,
    ended: (part, took, result, error) => {
      seconds.push({ name: part.name, took });
      console.log(`\n── ${part.name}, ${took.toFixed(0)} s`);
      process.stdout.write(result?.output ?? '');
      try {
        if (error) throw error;
        result?.counted();
      } catch (failure) {
        console.error(failure);
        count(part.name, false);
      }
    },
  },
);
rmSync(reports, { recursive: true, force: true });

if (skipped.length > 0) console.log(`\nSkipped:\n${listSkipped(skipped)}`);
const wrong = skipped.filter(({ wrong: complaint, reason }) => complaint !== '' && (inCI || reason !== ''));
if (wrong.length > 0) count(`nothing skipped without need\n${listSkipped(wrong)}`, false);
console.log('\nSeconds of each part:');
for (const { name, took } of seconds) console.log(`${took.toFixed(0).padStart(6)}  ${name}`);
console.log(`${(performance.now() / 1000).toFixed(0).padStart(6)}  altogether`);
if (failures.length > 0) console.log(`\nFailed: ${failures.join('\n')}`);
const left = counts.skipped > 0 ? `, ${counts.skipped} skipped` : '';
console.log(`\n${counts.passed} passed, ${counts.failed} failed${left}`);
process.exitCode = counts.failed === 0 ? 0 : 1;
