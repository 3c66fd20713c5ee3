import { z } from 'zod';
import type { Subscriber } from '../../../db/index.ts';

/** The channel that the trigger smart_kit_changed notifies. */
export const KIT_CHANGES = 'kit_changes';

const Payload = z.object({
  contact: z.string(),
  smartKit: z.string(),
  cart: z.string().nullable(),
  modified: z.number(),
  deleted: z.boolean(),
});

/** Receives server-sent events as they are written to a stream. */
type Receive = (event: string) => void;

export interface KitEvents {
  /** Listens to the database. */
  subscriber: Subscriber;
  /** Follows the projects of a contact until the returned function is called. */
  follow(contactId: string, receive: Receive): () => void;
}

const eventOf = (change: z.infer<typeof Payload>): string =>
  `event: smart-kit-changed\ndata: ${JSON.stringify({
    smartKitId: change.smartKit,
    cartId: change.cart,
    lastModifiedUtc: new Date(change.modified).toISOString(),
    isDeleted: change.deleted,
  })}\n\n`;

const UNKNOWN = 'event: smart-kit-unknown\ndata: {}\n\n';

/**
 * Passes changes of projects of kits to those who follow them: `smart-kit-changed`, and `smart-kit-unknown` where changes
 * may have been missed.
 */
export const openKitEvents = (): KitEvents => {
  const followers = new Map<string, Set<Receive>>();
  return {
    subscriber: {
      notified: (payload) => {
        const change = Payload.parse(JSON.parse(payload));
        for (const receive of followers.get(change.contact) ?? []) receive(eventOf(change));
      },
      resync: () => {
        for (const receivers of followers.values()) for (const receive of receivers) receive(UNKNOWN);
      },
    },
    follow: (contactId, receive) => {
      const receivers = followers.get(contactId) ?? new Set();
      receivers.add(receive);
      followers.set(contactId, receivers);
      return () => {
        receivers.delete(receive);
        if (receivers.size === 0) followers.delete(contactId);
      };
    },
  };
};
