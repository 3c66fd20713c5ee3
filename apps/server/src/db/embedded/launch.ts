import { spawn } from 'node:child_process';
import { constants } from 'node:fs';
import { type FileHandle, open, rename } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Home } from './home.ts';
import { notedPostmaster, type Postmaster } from './postmaster.ts';
import { serverEnvironment } from './program.ts';

const KEPT_BYTES = 10_000_000;

/** The server's own log; what it writes from here on can be read back. */
interface ServerLog {
  path: string;
  handle: FileHandle;
  /** The last lines written since it was opened. */
  tail(): Promise<string>;
}

/** Opens the log in the cluster's folder for appending; a long one is set aside first. */
async function openServerLog(home: Home): Promise<ServerLog> {
  const path = join(home.cluster, 'server.log');
  let handle = await openForAppending(path);
  if ((await handle.stat()).size > KEPT_BYTES) {
    await handle.close();
    await rename(path, `${path}.1`);
    handle = await openForAppending(path);
  }
  // By its handle, for the path may have come to mean something else.
  if (home.account) await handle.chown(home.account.uid, home.account.gid);
  const start = (await handle.stat()).size;
  return {
    path,
    handle,
    async tail() {
      const { size } = await handle.stat();
      const from = Math.max(start, size - 4000);
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(size - from), 0, size - from, from);
      return buffer.subarray(0, bytesRead).toString('utf8').trim().split('\n').slice(-15).join('\n');
    },
  };
}

/** The folder belongs to another user than root: a link planted there must not lead root's pen elsewhere. */
function openForAppending(path: string): Promise<FileHandle> {
  const noFollow = process.platform === 'win32' ? 0 : constants.O_NOFOLLOW;
  return open(path, constants.O_APPEND | constants.O_CREAT | constants.O_RDWR | noFollow, 0o600);
}

/**
 * The server's settings, for a shop of one machine. They are given on the command line, so that a new version's
 * settings apply to an old cluster. `durable: false` is for tests: a crash of the machine may lose
 * everything; one of the server alone loses nothing in either case.
 */
function serverSettings(port: number, durable: boolean): string[] {
  const settings: Record<string, string | number> = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 100,
    shared_buffers: '128MB',
    effective_cache_size: '1GB',
    work_mem: '8MB',
    maintenance_work_mem: '128MB',
    jit: 'off',
    random_page_cost: 1.1,
    fsync: durable ? 'on' : 'off',
    synchronous_commit: 'on',
    full_page_writes: durable ? 'on' : 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
    log_line_prefix: '%m [%p] %a ',
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

const ATTEMPTS = 5;
/** Recovery after a crash may take its time, and breaking it off would only make it begin again. */
const START_MILLISECONDS = 600_000;
/** Somebody took the port first, or processes of a killed server are still going. */
const PASSING = /could not bind|address already in use|is still in use|already exists/i;

/**
 * Starts PostgreSQL for the cluster and waits until it accepts connections. It has its own process group, so that an
 * interrupt typed at the terminal does not end it before the shop has finished its requests.
 * @throws with the last lines of the server's log when it does not come up.
 */
export async function launch(home: Home, binaries: string, durable: boolean): Promise<Postmaster> {
  for (let attempt = 1; ; attempt++) {
    const outcome = await launchOnce(home, binaries, durable);
    if ('pid' in outcome) return outcome;
    if (attempt === ATTEMPTS || !PASSING.test(outcome.output)) {
      throw new Error(`PostgreSQL does not start for ${home.cluster} (its log: ${outcome.log}):\n${outcome.output}`);
    }
    await pause(200 * attempt);
  }
}

async function launchOnce(
  home: Home,
  binaries: string,
  durable: boolean,
): Promise<Postmaster | { output: string; log: string }> {
  const serverLog = await openServerLog(home);
  try {
    const port = await freePort();
    const child = spawn(join(binaries, 'bin', 'postgres'), ['-D', home.cluster, ...serverSettings(port, durable)], {
      ...home.account,
      cwd: binaries,
      env: serverEnvironment(),
      detached: true,
      windowsHide: true,
      stdio: ['ignore', serverLog.handle.fd, serverLog.handle.fd],
    });
    let end: string | undefined;
    child.once('error', (error) => {
      end = error.message;
    });
    child.once('exit', (code, signal) => {
      end = `It ended with ${signal ?? `code ${code}`}.`;
    });
    child.unref();

    const deadline = Date.now() + START_MILLISECONDS;
    while (end === undefined && Date.now() < deadline) {
      const noted = await notedPostmaster(home.cluster);
      if (noted && noted.pid === child.pid && noted.status === 'ready') return noted;
      await pause(20);
    }
    if (end === undefined) child.kill('SIGINT');
    const reason = end ?? `It was not ready after ${START_MILLISECONDS / 1000} seconds.`;
    return { output: `${await serverLog.tail()}\n${reason}`.trim(), log: serverLog.path };
  } finally {
    await serverLog.handle.close();
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        if (typeof address === 'object' && address) resolve(address.port);
        else reject(new Error('The system gave no free port.'));
      });
    });
  });
}
