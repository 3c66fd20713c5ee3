import { z } from 'zod';
import type { Subscriber } from '../../../../db/index.ts';

/** The channel that the trigger document_changed notifies. */
export const DOCUMENT_CHANGES = 'document_changes';

const Payload = z.object({
  document: z.string(),
  contact: z.string(),
  state: z.string(),
  done: z.number(),
  total: z.number(),
});
type DocumentChanged = z.infer<typeof Payload>;

/** Is called for each change of a document; with undefined where changes may have been missed. */
type OnDocumentChange = (change: DocumentChanged | undefined) => void;

export interface DocumentEvents {
  /** What listens to the database. */
  subscriber: Subscriber;
  /** Sends changes of a person's documents to their browser until the returned function is called. */
  follow(contactId: string, send: (event: string, data: object) => void): () => void;
}

/**
 * Publishes the progress of a person's documents along the stream of their browsers: `document-changed` with DocumentId,
 * State, Done and Total, `document-unknown` where changes may have been missed.
 */
export const openDocumentEvents = (): DocumentEvents => {
  const followers = new Map<string, Set<OnDocumentChange>>();
  return {
    subscriber: {
      notified: (payload) => {
        const change = Payload.parse(JSON.parse(payload));
        for (const follower of followers.get(change.contact) ?? []) follower(change);
      },
      resync: () => {
        for (const all of followers.values()) for (const follower of all) follower(undefined);
      },
    },
    follow: (contactId, send) => {
      const follower: OnDocumentChange = (change) => {
        if (change === undefined) return send('document-unknown', {});
        const { document, state, done, total } = change;
        send('document-changed', { DocumentId: document, State: state, Done: done, Total: total });
      };
      const all = followers.get(contactId) ?? new Set();
      all.add(follower);
      followers.set(contactId, all);
      return () => {
        all.delete(follower);
        if (all.size === 0) followers.delete(contactId);
      };
    },
  };
};
