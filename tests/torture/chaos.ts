import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { RunningShop, ShopFolder } from '../running-shop/shop.ts';

export interface Kills {
  server: number;
  database: number;
  connection: number;
}

const postmasterOf = async (folder: string): Promise<number | undefined> => {
  const text = await readFile(join(folder, 'postgres', 'postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number(text.split('\n')[0]);
  return pid > 0 ? pid : undefined;
};

/** The processes that PostgreSQL has for its connections and its own work. */
const childrenOf = async (parent: number): Promise<readonly number[]> => {
  const processes = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const stats = await Promise.all(
    processes.map(async (pid) => ({
      pid: Number(pid),
      stat: await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => ''),
    })),
  );
  return stats.flatMap(({ pid, stat }) => (Number(/\) \S (\d+) /.exec(stat)?.[1]) === parent ? [pid] : []));
};

const oneOf = <T>(values: readonly T[]): T | undefined => values[Math.floor(Math.random() * values.length)];

const isReady = (base: string): Promise<boolean> =>
  fetch(`${base}/health/ready`, { signal: AbortSignal.timeout(2000) }).then(
    (response) => response.ok,
    () => false,
  );

/** Milliseconds for which a shop may be without its database before its operator starts it again. */
const PATIENCE_MS = 3000;

export interface Chaos {
  kills: Kills;
  /** How the server ended by itself, each time that it did: it never should. */
  ownExits: readonly string[];
  /** Ends it; the shop that runs then, and is ready. */
  end(): Promise<RunningShop>;
}

/**
 * Kills, at random moments, the server, the whole database or one of its connections, always by kill -9, and starts
 * again what does not recover by itself, as an operator does.
 */
export const beginChaos = (folder: ShopFolder, started: RunningShop, betweenMs: number): Chaos => {
  const kills: Kills = { server: 0, database: 0, connection: 0 };
  let shop = started;
  let isOver = false;
  const ownExits: string[] = [];

  const noteOwnExit = (after: string): void => {
    const exit = shop.ownExit();
    if (exit !== undefined) ownExits.push(`the server ended by itself with ${exit} after ${after}`);
  };

  const again = async (after: string): Promise<void> => {
    noteOwnExit(after);
    await shop.kill();
    shop = await folder.start();
  };

  const untilReady = async (after: string): Promise<void> => {
    const end = Date.now() + PATIENCE_MS;
    while (Date.now() < end) {
      if (await isReady(shop.base)) return;
      await pause(100);
    }
    await again(after);
  };

  const acts = {
    server: () => again('an act before'),
    database: async () => {
      const postmaster = await postmasterOf(folder.path);
      if (postmaster === undefined) return;
      const children = await childrenOf(postmaster);
      for (const pid of [postmaster, ...children]) {
        try {
          process.kill(pid, 'SIGKILL');
        } catch {
          // It ended by itself meanwhile.
        }
      }
    },
    connection: async () => {
      const postmaster = await postmasterOf(folder.path);
      const child = postmaster && oneOf(await childrenOf(postmaster));
      if (child === undefined || child === 0) return;
      try {
        process.kill(child, 'SIGKILL');
      } catch {
        // It ended by itself meanwhile.
      }
    },
  };

  const going = (async () => {
    // Each way once, whatever chance says, then any of them.
    const first: (keyof Kills)[] = ['server', 'connection', 'database'];
    while (!isOver) {
      await pause(betweenMs * (0.5 + Math.random()));
      if (isOver) return;
      const kind = first.shift() ?? oneOf(['server', 'server', 'connection', 'database'] as const) ?? 'server';
      await acts[kind]();
      kills[kind] += 1;
      if (kind !== 'server') await untilReady(`the ${kind} was killed`);
    }
  })();

  return {
    kills,
    ownExits,
    end: async () => {
      isOver = true;
      await going;
      await untilReady('the last act');
      return shop;
    },
  };
};
