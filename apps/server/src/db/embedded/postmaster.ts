import { readFile, readlink } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../error-code.ts';
import { runProgram } from './program.ts';

/**
 * Returns the start time of a process, which distinguishes it from a later one with the same id, or undefined when
 * there is no such process. Only Linux has the mark without asking another program; elsewhere it is the same for every
 * process.
 */
export async function processStart(pid: number): Promise<string | undefined> {
  if (!isRunning(pid)) return undefined;
  if (process.platform !== 'linux') return 'running';
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  if (line === undefined) return undefined;
  // The program's name, in parentheses, may itself hold spaces and parentheses.
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  const state = fields[0];
  return state === 'Z' || state === 'X' ? undefined : fields[19];
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

/** What a running server writes about itself to `postmaster.pid`. */
export interface Postmaster {
  pid: number;
  port: number;
  status: string;
}

/** The living server of the cluster; undefined when there is none, also when a dead one left its file behind. */
export async function runningPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const noted = await notedPostmaster(cluster);
  return noted && (await servesCluster(noted.pid, cluster)) ? noted : undefined;
}

/** Parses the file, whether or not the server still runs. */
export async function notedPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return '';
    throw error;
  });
  // Lines: process id, data directory, start time, port, socket folder, address, shared memory, status.
  const lines = text.split('\n').map((line) => line.trim());
  const pid = Number(lines[0]);
  if (!Number.isSafeInteger(pid) || pid <= 0) return undefined;
  return { pid, port: Number(lines[3] ?? 0), status: lines[7] ?? '' };
}

/** The id may have passed to another program since, which must not be stopped. */
async function servesCluster(pid: number, cluster: string): Promise<boolean> {
  if ((await processStart(pid)) === undefined) return false;
  if (process.platform === 'linux') {
    const at = await readlink(`/proc/${pid}/cwd`).catch(() => undefined);
    return at === cluster;
  }
  if (process.platform === 'win32') {
    const listed = await runProgram('tasklist', ['/FI', `PID eq ${pid}`]);
    return listed.output.toLowerCase().includes('postgres');
  }
  const listed = await runProgram('ps', ['-o', 'args=', '-p', String(pid)]);
  return listed.output.includes(cluster);
}
