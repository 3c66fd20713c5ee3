import type { Subscriber } from '../../db/index.ts';
import { hashOfToken } from './commands/sessions.ts';

/** The channel on which the database notifies of sessions that were deleted before they expired. */
export const SESSIONS_ENDED = 'sessions_ended';

export interface SessionEnds {
  /** What listens to the database. */
  subscriber: Subscriber;
  /**
   * Calls `ended` when the session of a cookie's secret ends, in whichever process, and `unknown` where that may have
   * been missed. Returns what stops it.
   */
  follow(token: string, on: { ended: () => void; unknown: () => void }): () => void;
}

/** Hands the ends of sessions to what has to end with them. */
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
