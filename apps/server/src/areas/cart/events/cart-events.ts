import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Database, DatabaseLog, Subscriber } from '../../../db/index.ts';

/** The channel on which the trigger cart_changed notifies. */
export const CART_CHANGES = 'cart_changes';

/** State of a cart after a change by any user or process. */
export interface CartChange {
  cartId: string;
  version: number;
  isActive: boolean;
  lineCount: number;
}

/** Listener to changes of one contact's carts; undefined where changes may have been missed. */
type CartChangeListener = (change: CartChange | undefined) => void;

export interface CartEvents {
  /** Subscriber to the database's notifications. */
  subscriber: Subscriber;
  /** Subscribes to the carts of a contact; returns the function that unsubscribes. */
  follow(contactId: string, listener: CartChangeListener): () => void;
}

const Payload = z.object({
  contact: z.string(),
  cart: z.string(),
  version: z.number(),
  active: z.boolean(),
  lines: z.number(),
  /** Published after the change in a batch: a later change may have been published before. */
  gathered: z.boolean().default(false),
});

/** Filters outdated changes: one that was published in a batch may arrive after a later one of the same cart. */
const newsOf = () => {
  const versions = new Map<string, number>();
  return ({ cartId, version }: CartChange, isGathered: boolean): boolean => {
    const known = versions.get(cartId);
    // Which cart is active changes without its version, and the database notifies of it at once.
    if (known !== undefined && (isGathered ? known >= version : known > version)) return false;
    versions.set(cartId, version);
    return true;
  };
};

interface Followers {
  listeners: Set<CartChangeListener>;
  isNews(change: CartChange, isGathered: boolean): boolean;
}

/**
 * Dispatches the database's cart notifications to their subscribers. Section 7 of concurrency: other tabs are notified.
 */
export const openCartEvents = (): CartEvents => {
  const followers = new Map<string, Followers>();
  return {
    subscriber: {
      notified: (payload) => {
        const parsed = Payload.parse(JSON.parse(payload));
        const change = {
          cartId: parsed.cart,
          version: parsed.version,
          isActive: parsed.active,
          lineCount: parsed.lines,
        };
        const following = followers.get(parsed.contact);
        if (following?.isNews(change, parsed.gathered)) for (const listener of following.listeners) listener(change);
      },
      resync: () => {
        for (const { listeners } of followers.values()) for (const listener of listeners) listener(undefined);
      },
    },
    follow: (contactId, listener) => {
      const following = followers.get(contactId) ?? { listeners: new Set(), isNews: newsOf() };
      following.listeners.add(listener);
      followers.set(contactId, following);
      return () => {
        following.listeners.delete(listener);
        if (following.listeners.size === 0) followers.delete(contactId);
      };
    },
  };
};

/** Milliseconds for which changes are batched: unnoticeable, and under load one commit publishes dozens. */
const BATCH_DELAY = 25;
/** Milliseconds until the next attempt while the database does not answer. */
const RETRY_DELAY = 1000;

/** Payload of the channel. */
interface PublishedChange {
  contact: string;
  cart: string;
  version: number;
  active: boolean;
  lines: number;
}

export interface CartPublisher {
  /** Queues a change for the next batch; of several of one cart the last is published. */
  publish(change: PublishedChange): void;
  /** Publishes what is queued, then stops. */
  close(): Promise<void>;
}

/**
 * Publishes changes of carts for which the trigger's notification was switched off. A commit that notifies blocks every
 * other commit that notifies until the disk has written it: published in batches, without anything else to write, many
 * changes cost one short commit. Decision 0034.
 */
export const openCartPublisher = (db: Database, log: DatabaseLog): CartPublisher => {
  let changes = new Map<string, PublishedChange>();
  let publishing: Promise<void> | undefined;
  let isClosing = false;

  const put = (all: Iterable<PublishedChange>): void => {
    for (const change of all) {
      const known = changes.get(change.cart);
      if (known === undefined || known.version < change.version) changes.set(change.cart, change);
    }
  };

  const publishBatch = async (): Promise<void> => {
    const batch = changes;
    changes = new Map();
    const payloads = [...batch.values()].map((change) => JSON.stringify({ ...change, gathered: true }));
    try {
      await sql`select pg_notify(${CART_CHANGES}, payload) from unnest(${payloads}::text[]) as payload`.execute(db);
    } catch (error) {
      if (isClosing) return;
      log.warn({ reason: String(error) }, 'Changes of carts could not be published');
      put(batch.values());
      await pause(RETRY_DELAY);
    }
  };

  const publishQueued = async (): Promise<void> => {
    while (changes.size > 0) {
      if (!isClosing) await pause(BATCH_DELAY);
      await publishBatch();
    }
    publishing = undefined;
  };

  return {
    publish: (change) => {
      put([change]);
      publishing ??= publishQueued();
    },
    close: async () => {
      isClosing = true;
      await publishing;
    },
  };
};
