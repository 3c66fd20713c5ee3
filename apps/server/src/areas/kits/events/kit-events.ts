import { z } from 'zod';
import type { Subscriber } from '../../../db/index.ts';
import { Followers } from '../../../followers.ts';

/** The channel that the trigger smart_kit_changed notifies. */
export const KIT_CHANGES = 'kit_changes';

const Payload = z.object({
  contact: z.string(),
  smartKit: z.string(),
  cart: z.string().nullable(),
  modified: z.number(),
  deleted: z.boolean(),
});

/** Sends one event to a browser; data is written as JSON. */
type Send = (event: string, data: object) => void;

export interface KitEvents {
  /** Listens to the database. */
  subscriber: Subscriber;
  /** Follows the projects of a contact until the returned function is called. */
  follow(contactId: string, send: Send): () => void;
}

/**
 * Passes changes of projects of kits to those who follow them: `smart-kit-changed`, and `smart-kit-unknown` where changes
 * may have been missed.
 */
export const openKitEvents = (): KitEvents => {
  const followers = new Followers<Send>();
  return {
    subscriber: {
      notified: (payload) => {
        const change = Payload.parse(JSON.parse(payload));
        for (const send of followers.of(change.contact)) {
          send('smart-kit-changed', {
            smartKitId: change.smartKit,
            cartId: change.cart,
            lastModifiedUtc: new Date(change.modified).toISOString(),
            isDeleted: change.deleted,
          });
        }
      },
      resync: () => {
        for (const send of followers.all()) send('smart-kit-unknown', {});
      },
    },
    follow: (contactId, send) => followers.add(contactId, send),
  };
};
