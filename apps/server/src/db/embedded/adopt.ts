import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { errorCode } from '../error-code.ts';
import type { DatabaseLog } from '../log.ts';
import type { Home } from './home.ts';
import { connectKeeper, type Keeper } from './keeper.ts';
import { notedPostmaster, type Postmaster, runningPostmaster } from './postmaster.ts';
import { runProgram } from './program.ts';

/**
 * Stops the cluster's server and waits until it is gone: quickly but cleanly (SIGINT), and if that takes longer than
 * `patience` seconds, at once (SIGQUIT; the next start recovers from the write-ahead log).
 * @throws when it does not even stop then.
 */
export async function stopServer(home: Home, binaries: string, patience: number): Promise<void> {
  let output = '';
  for (const [mode, seconds] of [
    ['fast', patience],
    ['immediate', 15],
  ] as const) {
    const args = ['stop', '-w', '-D', home.cluster, '-m', mode, '-t', String(seconds)];
    const result = await runProgram(join(binaries, 'bin', 'pg_ctl'), args, home.account);
    // It may end by itself before it receives the signal.
    if (result.code === 0 || /PID file .* does not exist|No such process/.test(result.output)) return;
    output = result.output;
  }
  throw new Error(`The PostgreSQL server of ${home.cluster} does not stop:\n${output}`);
}

/** How long a server that somebody else started may take until it is ready (recovery after a crash). */
const READY_MILLISECONDS = 600_000;
/**
 * How long a server may take that is stopping by itself. One that was sent SIGTERM waits for its clients to leave, for
 * ever if one of them does not.
 */
const STOPPING_MILLISECONDS = 5_000;
const TOO_MANY_CONNECTIONS = '53300';

interface Adopted {
  postmaster: Postmaster;
  keeper: Keeper;
}

/**
 * Takes over the server that runs for the cluster already, left by a killed process or in use by another one. One
 * that runs but does not answer is stopped. Undefined: none runs, and nothing prevents starting one.
 */
export async function adopt(
  home: Home,
  binaries: string,
  password: string,
  log: DatabaseLog,
): Promise<Adopted | undefined> {
  const postmaster = await settledPostmaster(home.cluster);
  if (!postmaster) {
    // PostgreSQL itself would refuse to start if another program has got the process id in the meantime.
    if (await notedPostmaster(home.cluster)) await rm(join(home.cluster, 'postmaster.pid'), { force: true });
    return undefined;
  }
  try {
    return { postmaster, keeper: await connectKeeper({ port: postmaster.port, password }, log) };
  } catch (error) {
    if (errorCode(error) === TOO_MANY_CONNECTIONS) throw error;
    log.warn(
      { reason: error instanceof Error ? error.message : error, pid: postmaster.pid },
      'The embedded PostgreSQL runs but does not answer; it is restarted',
    );
    await stopServer(home, binaries, 15);
    return undefined;
  }
}

/** Waits while the server is starting or stopping. */
async function settledPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const begin = Date.now();
  for (;;) {
    const postmaster = await runningPostmaster(cluster);
    if (!postmaster || postmaster.status === 'ready') return postmaster;
    const patience = postmaster.status === 'stopping' ? STOPPING_MILLISECONDS : READY_MILLISECONDS;
    if (Date.now() > begin + patience) return postmaster;
    await pause(50);
  }
}
