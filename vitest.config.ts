import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/longest-first.ts';
import { temporaryFolderOfTests } from './tests/temporary-folder.ts';

/**
 * Milliseconds that something which becomes true soon is waited for. Long, since it costs only who waits in vain: a machine
 * that does much else as well must not make a right program look wrong.
 */
const PATIENCE = { poll: { timeout: 20_000, interval: 20 } };

/**
 * The files of a worker share its modules: loading the server for each anew takes longer than most of them. Nothing in
 * the shop is kept in a module but caches, each bound to what it was made of.
 */
const ISOLATED = false;

const temporaryFolder = temporaryFolderOfTests();
// Read by what prepares a suite, by its workers and by the processes that they start.
if (temporaryFolder !== undefined) process.env['TMPDIR'] = temporaryFolder;

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // Caches transformed modules between runs: a single server test starts in half the time. `npx vitest --clearCache`
    // empties the cache.
    experimental: { fsModuleCache: true },
    projects: [
      {
        test: {
          name: 'unit',
          isolate: ISOLATED,
          expect: PATIENCE,
          testTimeout: 30_000,
          include: [
            'packages/*/test/**/*.test.ts',
            'apps/web/test/**/*.test.{ts,tsx}',
            'tests/architecture/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'server',
          isolate: ISOLATED,
          expect: PATIENCE,
          include: ['apps/server/test/**/*.test.ts'],
          globalSetup: ['apps/server/test/support/database-global-setup.ts'],
          pool: 'forks',
          maxWorkers: 2,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'process',
          expect: PATIENCE,
          include: ['tests/process/**/*.test.ts'],
          globalSetup: ['tests/process/global-setup.ts'],
          pool: 'forks',
          maxWorkers: 1,
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'browser',
          isolate: ISOLATED,
          expect: PATIENCE,
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/e2e/global-setup.ts'],
          pool: 'forks',
          // Each has a shop of its own.
          maxWorkers: 2,
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
