import { z } from 'zod';
import type { Subscriber } from '../../../db/index.ts';
import { Followers } from '../../../followers.ts';

/** The channel that the trigger variation_list_changed notifies. */
export const LIST_CHANGES = 'list_changes';

/** Version of a list after a change by any user or process. */
interface ListChanged {
  listId: string;
  version: number;
}

/** Listener to changes of a person's lists; called with undefined where changes may have been missed. */
type ListChangeListener = (change: ListChanged | undefined) => void;

interface ListEvents {
  /** Subscriber to the database's notifications. */
  subscriber: Subscriber;
  /** Subscribes to changes of the lists that a person owns or subscribes to; returns the function that unsubscribes. */
  follow(contactId: string, listener: ListChangeListener): () => void;
}

const Payload = z.object({ list: z.string(), version: z.number(), contacts: z.array(z.string()) });

/** Dispatches the database's notifications of changed lists to the browsers of their readers. */
export const openListEvents = (): ListEvents => {
  const followers = new Followers<ListChangeListener>();
  return {
    subscriber: {
      notified: (payload) => {
        const { list, version, contacts } = Payload.parse(JSON.parse(payload));
        for (const contact of contacts)
          for (const listener of followers.of(contact)) listener({ listId: list, version });
      },
      resync: () => {
        for (const listener of followers.all()) listener(undefined);
      },
    },
    follow: (contactId, listener) => followers.add(contactId, listener),
  };
};

/** Sends one event to a browser; data is written as JSON. */
type Send = (event: string, data: object) => void;

/**
 * Returns changes of a person's lists as events for the stream of their browsers: `list-changed` with ListId and
 * Version, `list-unknown` where changes may have been missed.
 */
export const listStream = (events: ListEvents) => ({
  follow: (contactId: string, send: Send): (() => void) =>
    events.follow(contactId, (change) => {
      if (change === undefined) send('list-unknown', {});
      else send('list-changed', { ListId: change.listId, Version: change.version });
    }),
});
