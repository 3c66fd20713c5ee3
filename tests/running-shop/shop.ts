import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { chmod, cp, mkdtemp, readdir, readFile, readlink, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

export interface RunningShop {
  base: string;
  /** Milliseconds from starting the process to /health/ready. */
  readyAfter: number;
  /** What it printed for people. */
  printed(): string;
  /** SIGTERM, as an operator stops it; the exit code. */
  stop(): Promise<number | null>;
  /** As the machine stops it. */
  kill(): Promise<void>;
  /** How it ended without having been stopped or killed; undefined while it runs, and after either. */
  ownExit(): string | undefined;
  /**
   * Resident memory in MB of the server's process and of the Node processes that it forked; the database's is left out.
   */
  memory(): Promise<number>;
}

export interface Ended {
  code: number | null;
  printed: string;
  /** The most resident memory that its process had, in MB, as far as the system tells. */
  peakMemory: number;
}

export interface ShopFolder {
  /** The shop's data directory. */
  path: string;
  start(): Promise<RunningShop>;
  /** Starts it with settings with which it should end by itself. */
  startToEnd(settings: Record<string, string>): Promise<Ended>;
  /** `npm run import`. */
  importFile(file: string, ...options: string[]): Promise<Ended>;
  remove(): Promise<void>;
}

const LONGEST_START_MS = 15 * 60_000;
const MEMORY_LOOKED_AT_EVERY_MS = 250;

export const freePort = (): Promise<number> =>
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

const statusOf = (pid: number): Promise<string> => readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');

const megabytesIn = (status: string, name: 'VmRSS' | 'VmHWM'): number =>
  Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? Number.NaN) / 1024;

/** Processes that any thread of a process forked and that run Node too. */
const forksOf = async (pid: number): Promise<readonly number[]> => {
  const threads = await readdir(`/proc/${pid}/task`).catch(() => []);
  const lists = await Promise.all(
    threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/children`, 'utf8').catch(() => '')),
  );
  const children = lists.flatMap((list) => list.split(' ').map(Number)).filter((child) => child > 0);
  const programs = await Promise.all(children.map((child) => readlink(`/proc/${child}/exe`).catch(() => '')));
  return children.filter((_, index) => programs[index] === process.execPath);
};

const memoryOf = async (pid: number): Promise<number> => {
  const [own, ...forks] = await Promise.all([pid, ...(await forksOf(pid))].map(statusOf));
  // One that ended meanwhile holds nothing.
  const ofForks = forks.filter((status) => status.includes('VmRSS')).map((status) => megabytesIn(status, 'VmRSS'));
  return ofForks.reduce((sum, memory) => sum + memory, megabytesIn(own ?? '', 'VmRSS'));
};

const ended = (child: ChildProcess): Promise<number | null> =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve(child.exitCode)
    : new Promise((resolve) => child.once('exit', resolve));

const endWith = async (child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> => {
  child.kill(signal);
  return ended(child);
};

const runToEnd = (args: readonly string[], environment: NodeJS.ProcessEnv): Promise<Ended> =>
  new Promise((resolve) => {
    let peakMemory = Number.NaN;
    const child = execFile(process.execPath, args, { env: environment }, (_, stdout, stderr) => {
      clearInterval(watching);
      resolve({ code: child.exitCode, printed: `${stdout}${stderr}`, peakMemory });
    });
    const lookAtMemory = async (): Promise<void> => {
      const peak = megabytesIn(await statusOf(child.pid ?? 0), 'VmHWM');
      if (peak > 0) peakMemory = peak;
    };
    const watching = setInterval(() => void lookAtMemory(), MEMORY_LOOKED_AT_EVERY_MS);
  });

export interface ShopTraits {
  /** Whether there is a demo; without it there is nothing at all. */
  demo?: boolean;
  /** So many buyers more. */
  buyers?: number;
  /** Settings beside those of every test's shop. */
  settings?: Readonly<Record<string, string>>;
  /** Where it answers, each time that it is started; any free port by default. */
  port?: number;
  /**
   * An empty folder to be its data directory, which the caller removes; one in the system's temporary folder unless
   * set.
   */
  folder?: string;
}

/** A shop of its own in a temporary folder, with so many demo materials. */
export const shopFolder = async (materials: number, traits: ShopTraits = {}): Promise<ShopFolder> =>
  folderAt(traits.folder ?? (await emptyFolder()), materials, traits);

/**
 * A shop of its own with the data of another one's folder, made with the same traits, of which no shop may run
 * meanwhile.
 */
export const copyShopFolder = async (from: string, materials: number, traits: ShopTraits = {}): Promise<ShopFolder> => {
  const folder = traits.folder ?? (await emptyFolder());
  await copyWithOwners(from, folder);
  return folderAt(folder, materials, traits);
};

const emptyFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'grossist-shop-'));
  // PostgreSQL's own user has to get in, where the tests run as root.
  await chmod(folder, 0o755);
  return folder;
};

/** Copies a folder with whose its files are, since PostgreSQL reads none but its own. */
const copyWithOwners = (from: string, to: string): Promise<unknown> =>
  process.platform === 'win32'
    ? cp(from, to, { recursive: true })
    : promisify(execFile)('cp', ['-a', `${from}/.`, `${to}/`]);

const folderAt = (
  folder: string,
  materials: number,
  { demo = true, buyers = 0, settings = {}, port: fixedPort }: ShopTraits,
): ShopFolder => {
  const environment: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: 'development',
    GROSSIST_DATA_DIR: folder,
    GROSSIST_DEMO: String(demo),
    ...(demo ? { GROSSIST_DEMO_MATERIALS: String(materials), GROSSIST_DEMO_BUYERS: String(buyers) } : {}),
    GROSSIST_REQUESTS_PER_MINUTE: '0',
    LOG_LEVEL: 'error',
    ...settings,
  };
  return {
    path: folder,
    importFile: (file, ...options) => runToEnd(['scripts/import.mjs', file, ...options], environment),
    startToEnd: (others) => runToEnd(['scripts/start.mjs'], { ...environment, ...others }),
    start: async () => {
      const port = fixedPort ?? (await freePort());
      const base = `http://127.0.0.1:${port}`;
      const started = performance.now();
      const child = spawn(process.execPath, ['scripts/start.mjs'], {
        stdio: ['ignore', 'pipe', 'inherit'],
        env: { ...environment, PORT: String(port) },
      });
      let printed = '';
      let ownExit: string | undefined;
      let isAskedToEnd = false;
      child.once('exit', (code, signal) => {
        if (!isAskedToEnd) ownExit = signal === null ? `code ${code}` : `signal ${signal}`;
      });
      const end = (signal: NodeJS.Signals): Promise<number | null> => {
        isAskedToEnd = true;
        return endWith(child, signal);
      };
      child.stdout.on('data', (piece: Buffer) => {
        printed += piece.toString();
      });
      await untilReady(base, child);
      return {
        base,
        readyAfter: performance.now() - started,
        printed: () => printed,
        memory: () => memoryOf(child.pid ?? 0),
        stop: () => end('SIGTERM'),
        kill: async () => {
          await end('SIGKILL');
        },
        ownExit: () => ownExit,
      };
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
};
