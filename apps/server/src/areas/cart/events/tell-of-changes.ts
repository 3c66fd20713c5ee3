import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database, DatabaseLog } from '../../../db/index.ts';
import { CART_CHANGES } from './cart-events.ts';

/** Milliseconds for which changes are gathered: nobody sees it, and at a rush dozens are told by one commit. */
const GATHERED_FOR = 25;
/** Milliseconds until it is tried again while the database does not answer. */
const TRIED_AGAIN_AFTER = 1000;

/** As the channel says it. */
interface ToldChange {
  contact: string;
  cart: string;
  version: number;
  active: boolean;
  lines: number;
}

export interface CartTeller {
  /** Tells of a change in a moment; of several of one cart the last. */
  tell(change: ToldChange): void;
  /** Tells of what is left. */
  close(): Promise<void>;
}

/**
 * Tells everybody of changes of carts for which the trigger was asked to keep silent. A commit that notifies holds up
 * every other that does, as long as it takes the disk: told by themselves, without anything else to write, many changes
 * cost one short commit. Decision 0034.
 */
export const openCartTeller = (db: Database, log: DatabaseLog): CartTeller => {
  let changes = new Map<string, ToldChange>();
  let telling: Promise<void> | undefined;
  let isClosing = false;

  const put = (all: Iterable<ToldChange>): void => {
    for (const change of all) {
      const known = changes.get(change.cart);
      if (known === undefined || known.version < change.version) changes.set(change.cart, change);
    }
  };

  const tellAll = async (): Promise<void> => {
    const told = changes;
    changes = new Map();
    const payloads = [...told.values()].map((change) => JSON.stringify({ ...change, gathered: true }));
    try {
      await sql`select pg_notify(${CART_CHANGES}, payload) from unnest(${payloads}::text[]) as payload`.execute(db);
    } catch (error) {
      if (isClosing) return;
      log.warn({ reason: String(error) }, 'Changes of carts could not be told');
      put(told.values());
      await pause(TRIED_AGAIN_AFTER);
    }
  };

  const tellWhatComes = async (): Promise<void> => {
    while (changes.size > 0) {
      if (!isClosing) await pause(GATHERED_FOR);
      await tellAll();
    }
    telling = undefined;
  };

  return {
    tell: (change) => {
      put([change]);
      telling ??= tellWhatComes();
    },
    close: async () => {
      isClosing = true;
      await telling;
    },
  };
};
