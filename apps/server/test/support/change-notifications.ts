import { Client } from 'pg';
import { type CatalogueAccess, openCatalogueCache } from '../../src/areas/catalogue/index.ts';
import { openVisibleLines } from '../../src/areas/lists/index.ts';
import { type AskableMaterials, openAskableMaterials, type PriceCache } from '../../src/areas/pricing/index.ts';
import type { Database, Subscriber } from '../../src/db/index.ts';

interface Notifications {
  subscribe(channel: string, subscriber: Subscriber): void;
  /** Resolves when subscribers were notified of everything that was committed before the call. */
  caughtUp(): Promise<void>;
  close(): Promise<void>;
}

const openNotifications = (connectionString: string): Notifications => {
  const subscribers = new Map<string, Subscriber[]>();
  let connected: Promise<Client> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let next: Promise<void> | undefined;

  const connect = async (): Promise<Client> => {
    const client = new Client({ connectionString, application_name: 'grossist listen' });
    client.on('error', () => {
      connected = undefined;
    });
    client.on('notification', ({ channel, payload = '' }) => {
      for (const subscriber of subscribers.get(channel) ?? []) void subscriber.notified(payload);
    });
    await client.connect();
    for (const channel of subscribers.keys()) await client.query(`listen ${channel}`);
    for (const each of subscribers.values()) for (const subscriber of each) void subscriber.resync();
    return client;
  };

  /**
   * A commit signals the listeners before it returns, and the server sends a connection the notifications that
   * wait for it before the end of its next statement, be it an empty one.
   */
  const passBarrier = async (): Promise<void> => {
    connected ??= connect();
    const client = await connected;
    await client.query('');
  };

  /** Runs one query at a time on the connection. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    return mine;
  };

  return {
    subscribe: (channel, subscriber) => {
      const before = subscribers.get(channel);
      subscribers.set(channel, [...(before ?? []), subscriber]);
      if (before === undefined && connected !== undefined)
        void inTurn(async () => (await connected)?.query(`listen ${channel}`));
    },
    caughtUp: () => {
      // Callers share the next barrier until it is sent.
      next ??= inTurn(() => {
        next = undefined;
        return passBarrier();
      });
      return next;
    },
    close: async () => {
      await last;
      await (await connected)?.end();
    },
  };
};

const opened = new WeakMap<Database, Notifications>();
const withCaches = new WeakSet<Database>();

export interface TestCaches extends CatalogueAccess {
  askable: AskableMaterials;
  visibleLines: ReturnType<typeof openVisibleLines>;
}

const caches = new WeakMap<Database, TestCaches>();

/** Returns a database with its caches, of which there is one in a process; they are off until `turnOnCaches`. */
export const withCachesOf = (db: Database): TestCaches => {
  const before = caches.get(db);
  if (before !== undefined) return before;
  const access = { db, catalogue: openCatalogueCache(db) };
  const made = { ...access, askable: openAskableMaterials(access), visibleLines: openVisibleLines(access) };
  caches.set(db, made);
  return made;
};

/**
 * Lets the caches of a database be notified of its changes, by a connection that is opened when a shop first needs it.
 */
export const openChangeNotifications = (db: Database, connectionString: string): Pick<Notifications, 'close'> => {
  const notifications = openNotifications(connectionString);
  opened.set(db, notifications);
  return notifications;
};

/**
 * Turns on the caches of a database that production has, each notified as there.
 * @returns what a call has to wait for so that it is answered by all that was committed before it, as it would be in
 * production some milliseconds later. Undefined where nothing notifies (a second connection to a test database, or one
 * whose transactions are rolled back): nothing is cached there.
 */
export const turnOnCaches = (db: Database): (() => Promise<void>) | undefined => {
  const notifications = opened.get(db);
  if (notifications === undefined) return undefined;
  if (!withCaches.has(db)) {
    withCaches.add(db);
    void withCachesOf(db).catalogue.subscribe(notifications);
  }
  return notifications.caughtUp;
};

/** Whether changes of the database are notified, so that its caches may be on. */
export const hasNotifications = (db: Database): boolean => opened.has(db);

/** Notifies a cache of prices as production does. */
export const notifyPrices = (db: Database, prices: PriceCache): void => {
  opened.get(db)?.subscribe('erp_changes', prices.materialsChanged);
  opened.get(db)?.subscribe('search_changes', prices.anythingChanged);
};
