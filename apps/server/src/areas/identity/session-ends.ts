import type { Subscriber } from '../../db/index.ts';
import { hashOfToken } from './commands/sessions.ts';

/** The channel on which the database notifies of sessions that were deleted before they expired. */
export const SESSIONS_ENDED = 'sessions_ended';

export interface SessionEnds {
  /** Subscriber of the database's notifications. */
  subscriber: Subscriber;
  /**
   * Calls `ended` when the session of a cookie's token ends in any process, and `unknown` when the event may have been missed.
   * Returns the function that unsubscribes.
   */
  follow(token: string, on: { ended: () => void; unknown: () => void }): () => void;
}

/** Publishes the end of sessions to subscribers, such as event streams. */
export const openSessionEnds = (): SessionEnds => {
  const followers = new Map<string, Set<{ ended: () => void; unknown: () => void }>>();
  return {
    subscriber: {
      notified: (hash) => {
        for (const { ended } of followers.get(hash) ?? []) ended();
      },
      resync: () => {
        for (const each of followers.values()) for (const { unknown } of each) unknown();
      },
    },
    follow: (token, on) => {
      const hash = hashOfToken(token).toString('hex');
      const following = followers.get(hash) ?? new Set();
      followers.set(hash, following.add(on));
      return () => {
        following.delete(on);
        if (following.size === 0) followers.delete(hash);
      };
    },
  };
};
