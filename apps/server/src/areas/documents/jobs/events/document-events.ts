import { z } from 'zod';
import type { Subscriber } from '../../../../db/index.ts';
import { Followers } from '../../../../followers.ts';

/** The channel that the trigger document_changed notifies. */
export const DOCUMENT_CHANGES = 'document_changes';

const Payload = z.object({
  document: z.string(),
  contact: z.string(),
  state: z.string(),
  done: z.number(),
  total: z.number(),
});

/** Sends one event to a browser; data is written as JSON. */
type Send = (event: string, data: object) => void;

export interface DocumentEvents {
  /** What listens to the database. */
  subscriber: Subscriber;
  /** Sends changes of a person's documents to their browser until the returned function is called. */
  follow(contactId: string, send: Send): () => void;
}

/**
 * Publishes the progress of a person's documents along the stream of their browsers: `document-changed` with DocumentId,
 * State, Done and Total, `document-unknown` where changes may have been missed.
 */
export const openDocumentEvents = (): DocumentEvents => {
  const followers = new Followers<Send>();
  return {
    subscriber: {
      notified: (payload) => {
        const { document, contact, state, done, total } = Payload.parse(JSON.parse(payload));
        const data = { DocumentId: document, State: state, Done: done, Total: total };
        for (const send of followers.of(contact)) send('document-changed', data);
      },
      resync: () => {
        for (const send of followers.all()) send('document-unknown', {});
      },
    },
    follow: (contactId, send) => followers.add(contactId, send),
  };
};
