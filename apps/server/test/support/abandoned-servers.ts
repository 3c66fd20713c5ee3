import { readdir, realpath, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbedded } from '../../src/db/embedded/open-embedded.ts';
import { processStart } from '../../src/db/embedded/postmaster.ts';
import { quietLog } from './quiet-log.ts';

/** The folder of a run's server is named by this and the run's process id. */
export const TEST_SERVER = 'test-server';

/** Stops and removes the servers of runs that were killed before they could do so themselves. */
export async function removeAbandonedServers(): Promise<void> {
  const parent = await realpath(tmpdir());
  for (const name of await readdir(parent)) {
    const pid = new RegExp(`^grossist-${TEST_SERVER}-(\\d+)-`).exec(name)?.[1];
    if (!pid || (await processStart(Number(pid))) !== undefined) continue;
    const dataDirectory = join(parent, name.replace(pid, String(process.pid)));
    // Of several runs that begin together one gets it; and what belongs to another user stays.
    const mine = await rename(join(parent, name), dataDirectory).then(
      () => true,
      () => false,
    );
    if (!mine) continue;
    const server = await openEmbedded({ dataDirectory, log: quietLog(), durable: false });
    await server.release();
    await rm(dataDirectory, { recursive: true, force: true });
  }
}
