import { randomBytes } from 'node:crypto';
import { link, readFile, unlink, writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { errorCode } from '../error-code.ts';
import { processStart } from './postmaster.ts';

/**
 * Runs `work` while no other process (nor another caller in this one) runs work under the same lock file. A lock
 * whose owner died is taken over. `patience` is in milliseconds.
 * @throws when a living owner keeps the lock for longer than that.
 */
export async function exclusively<T>(path: string, work: () => Promise<T>, patience = 900_000): Promise<T> {
  const nonce = randomBytes(8).toString('hex');
  const ticket = `${process.pid} ${(await processStart(process.pid)) ?? '-'} ${nonce}\n`;
  await acquire(path, ticket, nonce, Date.now() + patience);
  try {
    return await work();
  } finally {
    await unlink(path);
  }
}

async function acquire(path: string, ticket: string, nonce: string, deadline: number): Promise<void> {
  // Linking a finished file is the one step that makes the lock appear together with its owner's name.
  const prepared = `${path}.${nonce}`;
  await writeFile(prepared, ticket, { flag: 'wx' });
  try {
    while (!(await linked(prepared, path))) {
      const owner = await read(path);
      if (owner === undefined) continue;
      if (!(await isAlive(owner))) {
        // Of several who find the owner dead only one may remove the lock, or a second would remove the first's.
        await exclusively(`${path}.break`, async () => {
          if ((await read(path)) === owner) await unlink(path);
        });
      } else if (Date.now() > deadline) {
        throw new Error(`Process ${owner.split(' ')[0]} holds ${path} and does not let go.`);
      } else {
        await pause(25);
      }
    }
  } finally {
    await unlink(prepared);
  }
}

async function linked(prepared: string, path: string): Promise<boolean> {
  try {
    await link(prepared, path);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

async function read(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

async function isAlive(ticket: string): Promise<boolean> {
  const [pid, started] = ticket.split(' ');
  // In a container every life of the shop may have the same process id, hence the mark of its birth.
  return (await processStart(Number(pid))) === started;
}
