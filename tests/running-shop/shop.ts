import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

export interface RunningShop {
  base: string;
  /** Milliseconds from starting the process to /health/ready. */
  readyAfter: number;
  stop(): Promise<void>;
  /** Resident memory of the server's process in MB. */
  memory(): Promise<number>;
}

export interface ShopFolder {
  start(): Promise<RunningShop>;
  /** What `npm run import` prints. */
  importFile(file: string): Promise<string>;
  remove(): Promise<void>;
}

const LONGEST_START_MS = 15 * 60_000;

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

const untilReady = async (base: string, child: ChildProcess): Promise<void> => {
  const end = Date.now() + LONGEST_START_MS;
  while (Date.now() < end) {
    if (child.exitCode !== null) throw new Error(`The shop stopped with ${child.exitCode}`);
    const ready = await fetch(`${base}/health/ready`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return;
    await pause(20);
  }
  throw new Error('The shop was not ready in time');
};

const memoryOf = async (pid: number): Promise<number> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024;
};

/** A shop of its own in a temporary folder, with so many demo materials. */
export const shopFolder = async (materials: number): Promise<ShopFolder> => {
  const folder = await mkdtemp(join(tmpdir(), 'grossist-bench-'));
  return {
    importFile: async (file) => {
      const environment = { ...process.env, GROSSIST_DATA_DIR: folder };
      const run = promisify(execFile)(process.execPath, ['scripts/import.mjs', file], { env: environment });
      return (await run).stdout;
    },
    start: async () => {
      const port = await freePort();
      const base = `http://127.0.0.1:${port}`;
      const started = performance.now();
      const child = spawn(process.execPath, ['scripts/start.mjs'], {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: {
          ...process.env,
          PORT: String(port),
          GROSSIST_DATA_DIR: folder,
          GROSSIST_DEMO: 'true',
          GROSSIST_DEMO_MATERIALS: String(materials),
          GROSSIST_REQUESTS_PER_MINUTE: '0',
          LOG_LEVEL: 'error',
        },
      });
      await untilReady(base, child);
      return {
        base,
        readyAfter: performance.now() - started,
        memory: () => memoryOf(child.pid ?? 0),
        stop: () =>
          new Promise((resolve) => {
            child.once('exit', () => resolve());
            child.kill('SIGTERM');
          }),
      };
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
};
