import { readFile } from 'node:fs/promises';
import { errorCode } from '../error-code.ts';

/**
 * A mark of the process's birth that tells it from a later one with the same id, or undefined when there is no such
 * process. Only Linux has the mark without asking another program; elsewhere it is the same for every process.
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
