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
  /** Told after the change, with others: a later one may have been told before. */
  gathered: z.boolean().default(false),
});

/** Whether a change is news: one that is gathered with others may come after a later one of the same cart. */
const newsOf = () => {
  const versions = new Map<string, number>();
  return ({ cartId, version }: CartChange, isGathered: boolean): boolean => {
    const known = versions.get(cartId);
    // Which cart is the active one changes without its version, and the database tells of it at once.
    if (known !== undefined && (isGathered ? known >= version : known > version)) return false;
    versions.set(cartId, version);
    return true;
  };
};

interface Followers {
  hears: Set<HearCartChange>;
  isNews(change: CartChange, isGathered: boolean): boolean;
}

/** Hands what the database says of carts to those who follow them. Section 7 of concurrency: other tabs hear of it. */
export const openCartEvents = (): CartEvents => {
  const followers = new Map<string, Followers>();
  return {
    subscriber: {
      notified: (payload) => {
        const said = Payload.parse(JSON.parse(payload));
        const change = { cartId: said.cart, version: said.version, isActive: said.active, lineCount: said.lines };
        const following = followers.get(said.contact);
        if (following?.isNews(change, said.gathered)) for (const hear of following.hears) hear(change);
      },
      resync: () => {
        for (const { hears } of followers.values()) for (const hear of hears) hear(undefined);
      },
    },
    follow: (contactId, hear) => {
      const following = followers.get(contactId) ?? { hears: new Set(), isNews: newsOf() };
      following.hears.add(hear);
      followers.set(contactId, following);
      return () => {
        following.hears.delete(hear);
        if (following.hears.size === 0) followers.delete(contactId);
      };
    },
  };
};
