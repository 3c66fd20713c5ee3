import { access, constants, mkdir, realpath } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { DatabaseLog } from '../log.ts';
import { adopt, stopServer } from './adopt.ts';
import { installedBinaries } from './binaries.ts';
import { clusterPassword, ensureCluster, OWNER } from './cluster.ts';
import { exclusively } from './exclusively.ts';
import { findHome, type Home } from './home.ts';
import { connectKeeper, embeddedUrl, type Keeper } from './keeper.ts';
import { launch } from './launch.ts';
import { reachableBinaries } from './reachable-binaries.ts';

export interface EmbeddedSettings {
  /** The shop's data directory; made when absent. The server's files are in its folder `postgres`. */
  dataDirectory: string;
  log: DatabaseLog;
  /** Where root stores what the server's own user could not reach otherwise. */
  sharedDirectory?: string;
  /** False trades safety for speed; for tests only. */
  durable?: boolean;
}

export interface EmbeddedServer {
  /** With the password; for the shop's database `grossist`, as superuser. */
  connectionString: string;
  /** Whether the server ran already, started by another process. */
  adopted: boolean;
  /** Lets go of the server; the last process that uses it stops it. Close your own connections first. */
  release(): Promise<void>;
}

/**
 * Opens the PostgreSQL server of a data directory: initialises it the first time, starts it, or adopts it if it runs
 * already. Any number of processes may do so at the same time.
 * @throws when the platform has no PostgreSQL, or it does not start; the message holds its output.
 */
export async function openEmbedded(settings: EmbeddedSettings): Promise<EmbeddedServer> {
  const { log, durable = true, sharedDirectory = '/var/lib/grossist' } = settings;
  await mkdir(resolve(settings.dataDirectory), { recursive: true });
  const dataDirectory = await realpath(settings.dataDirectory);
  await access(dataDirectory, constants.W_OK | constants.X_OK).catch((error: unknown) => {
    throw new Error(`This user may not write to the data directory ${dataDirectory}.`, { cause: error });
  });
  const lock = join(dataDirectory, 'postgres.lock');

  return exclusively(lock, async () => {
    const home = await findHome(dataDirectory, sharedDirectory, log);
    const binaries = await reachableBinaries(await installedBinaries(), home.account, sharedDirectory, log);
    await ensureCluster(home, binaries, durable);
    const password = await clusterPassword(home.cluster);
    const running = await adopt(home, binaries, password, log);
    const { port } = running ? running.postmaster : await launch(home, binaries, durable);
    const keeper = running?.keeper ?? (await connectKeeper({ port, password }, log));
    const adopted = running !== undefined;
    log.info(
      { cluster: home.cluster, port, adopted },
      `The embedded PostgreSQL ${adopted ? 'was running already' : 'is running'}`,
    );

    let released: Promise<void> | undefined;
    return {
      connectionString: embeddedUrl({ port, password }, OWNER),
      adopted,
      release: () => (released ??= exclusively(lock, () => letGo(keeper, home, binaries, log))),
    };
  });
}

/** Under the lock, so that no process adopts a server that is about to stop. */
async function letGo(keeper: Keeper, home: Home, binaries: string, log: DatabaseLog): Promise<void> {
  // A connection that breaks here means a server that is gone, or going, already.
  const inUse = await keeper.othersRemain().catch(() => false);
  await keeper.end();
  if (inUse) return;
  await stopServer(home, binaries, 60);
  log.info({ cluster: home.cluster }, 'The embedded PostgreSQL was stopped');
}
