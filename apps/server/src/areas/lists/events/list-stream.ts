import type { ListEvents } from './list-events.ts';

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
