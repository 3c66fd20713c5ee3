import { readFile, readlink } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../error-code.ts';
import { processStart } from './process-start.ts';
import { runProgram } from './program.ts';

/** What a running server says of itself in `postmaster.pid`. */
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

/** What the file says, whether or not the server still lives. */
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
