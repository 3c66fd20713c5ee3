import { z } from 'zod';
import type { Subscriber } from '../../../db/index.ts';

/** The channel that the trigger cart_changed speaks on. */
export const CART_CHANGES = 'cart_changes';

/** A cart as it stands after a change, whoever made it and in whichever process. */
export interface CartChange {
  cartId: string;
  version: number;
  isActive: boolean;
  lineCount: number;
}

/** Hears of the changes of one contact's carts; undefined where changes may have been missed. */
export type HearCartChange = (change: CartChange | undefined) => void;

export interface CartEvents {
  /** What listens to the database. */
  subscriber: Subscriber;
  /** Follows the carts of a contact until the answer is called. */
  follow(contactId: string, hear: HearCartChange): () => void;
}

const Payload = z.object({
  contact: z.string(),
  cart: z.string(),
  version: z.number(),
  active: z.boolean(),
  lines: z.number(),
});

/** Hands what the database says of carts to those who follow them. Section 7 of concurrency: other tabs hear of it. */
export const openCartEvents = (): CartEvents => {
  const followers = new Map<string, Set<HearCartChange>>();
  return {
    subscriber: {
      notified: (payload) => {
        const said = Payload.parse(JSON.parse(payload));
        const change = { cartId: said.cart, version: said.version, isActive: said.active, lineCount: said.lines };
        for (const hear of followers.get(said.contact) ?? []) hear(change);
      },
      resync: () => {
        for (const hears of followers.values()) for (const hear of hears) hear(undefined);
      },
    },
    follow: (contactId, hear) => {
      const hears = followers.get(contactId) ?? new Set();
      followers.set(contactId, hears.add(hear));
      return () => {
        hears.delete(hear);
        if (hears.size === 0) followers.delete(contactId);
      };
    },
  };
};
