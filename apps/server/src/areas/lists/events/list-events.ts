import { z } from 'zod';
import type { Subscriber } from '../../../db/index.ts';

/** The channel that the trigger variation_list_changed notifies. */
export const LIST_CHANGES = 'list_changes';

/** A list after a change, whoever made it and in whichever process. */
interface ListChanged {
  listId: string;
  version: number;
}

/** Is called for each change of a list that a person reads; with undefined where changes may have been missed. */
type HearListChange = (change: ListChanged | undefined) => void;

interface ListEvents {
  /** What listens to the database. */
  subscriber: Subscriber;
  /** Follows the lists that a person owns or subscribes to, until the returned function is called. */
  follow(contactId: string, hear: HearListChange): () => void;
}

const Payload = z.object({ list: z.string(), version: z.number(), contacts: z.array(z.string()) });

/** Hands the database's notifications of changed lists to the browsers of their readers. */
export const openListEvents = (): ListEvents => {
  const followers = new Map<string, Set<HearListChange>>();
  return {
    subscriber: {
      notified: (payload) => {
        const { list, version, contacts } = Payload.parse(JSON.parse(payload));
        for (const contact of contacts)
          for (const hear of followers.get(contact) ?? []) hear({ listId: list, version });
      },
      resync: () => {
        for (const hears of followers.values()) for (const hear of hears) hear(undefined);
      },
    },
    follow: (contactId, hear) => {
      const hears = followers.get(contactId) ?? new Set();
      hears.add(hear);
      followers.set(contactId, hears);
      return () => {
        hears.delete(hear);
        if (hears.size === 0) followers.delete(contactId);
      };
    },
  };
};

/** Sends one event to a browser; data is written as JSON. */
type Send = (event: string, data: object) => void;

/**
 * Returns changes of a person's lists as events for the stream of their browsers: `list-changed` with ListId and Version,
 * `list-unknown` where changes may have been missed.
 */
export const listStream = (events: ListEvents) => ({
  follow: (contactId: string, send: Send): (() => void) =>
    events.follow(contactId, (change) => {
      if (change === undefined) send('list-unknown', {});
      else send('list-changed', { ListId: change.listId, Version: change.version });
    }),
});
