import { setTimeout as pause } from 'node:timers/promises';
import { Client, escapeIdentifier } from 'pg';
import type { DatabaseLog } from './log.ts';

const FIRST_DELAY = 100;
const LONGEST_DELAY = 10_000;
/** Milliseconds between two keep-alive queries, since a dead connection may report no error. */
const HEARTBEAT = 30_000;

/** Receives the notifications of a channel. Its methods must not throw; rejections are logged. */
export interface Subscriber {
  notified(payload: string): void | Promise<void>;
  /** Called after the connection was lost: notifications may have been missed. */
  resync(): void | Promise<void>;
}

export interface Listener {
  /** Resolves when the connection listens to the channel, or at once while it is lost (resync follows). */
  subscribe(channel: string, subscriber: Subscriber): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens the process's connection for NOTIFY. When it breaks it reconnects, with exponential backoff, without a limit.
 * @throws when the first connection fails
 */
export async function openListener(connectionString: string, log: DatabaseLog): Promise<Listener> {
  const subscribers = new Map<string, Set<Subscriber>>();
  const stopped = new AbortController();
  let current: Client | undefined;

  async function connect(): Promise<void> {
    const client = new Client({
      connectionString,
      application_name: 'grossist listen',
      connectionTimeoutMillis: 10_000,
      query_timeout: 10_000,
      keepAlive: true,
    });
    let lost = false;
    const onLost = (reason: string): void => {
      if (lost) return;
      lost = true;
      clearInterval(heartbeat);
      if (current !== client) return;
      current = undefined;
      client.end().catch(() => undefined);
      log.warn({ reason }, 'The connection that listens for events was lost');
      void reconnect();
    };
    const heartbeat = setInterval(() => {
      client.query('select 1').catch((error: Error) => onLost(error.message));
    }, HEARTBEAT);
    client.on('error', (error) => onLost(error.message));
    client.on('end', () => onLost('ended'));
    client.on('notification', ({ channel, payload }) => {
      for (const subscriber of subscribers.get(channel) ?? []) call(() => subscriber.notified(payload ?? ''));
    });
    try {
      await client.connect();
      for (const channel of subscribers.keys()) await listen(client, channel);
      if (lost || stopped.signal.aborted) throw new Error('The connection was lost again at once.');
      // Right after the last channel: who subscribes from here on listens by itself.
      current = client;
    } catch (error) {
      clearInterval(heartbeat);
      await client.end().catch(() => undefined);
      throw error;
    }
  }

  async function reconnect(): Promise<void> {
    for (let delay = FIRST_DELAY; !stopped.signal.aborted; delay = Math.min(delay * 2, LONGEST_DELAY)) {
      // Not all processes at the same moment.
      await pause(delay * (0.5 + Math.random() / 2), undefined, { signal: stopped.signal }).catch(() => undefined);
      if (
        stopped.signal.aborted ||
        !(await connect().then(
          () => true,
          () => false,
        ))
      )
        continue;
      for (const each of subscribers.values()) for (const subscriber of each) call(() => subscriber.resync());
      return;
    }
  }

  function call(handler: () => void | Promise<void>): void {
    Promise.resolve()
      .then(handler)
      .catch((error: unknown) => log.error({ err: error }, 'A handler of database events failed'));
  }

  await connect();
  return {
    async subscribe(channel, subscriber) {
      subscribers.set(channel, (subscribers.get(channel) ?? new Set()).add(subscriber));
      const client = current;
      try {
        if (client) await listen(client, channel);
      } catch (error) {
        if (current === client) throw error;
      }
    },
    async close() {
      stopped.abort();
      const client = current;
      current = undefined;
      await client?.end();
    },
  };
}

async function listen(client: Client, channel: string): Promise<void> {
  await client.query(`listen ${escapeIdentifier(channel)}`);
}
