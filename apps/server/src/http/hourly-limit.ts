import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../db/index.ts';
import { rateLimitStore } from './rate-limit-store.ts';

const HOUR_SECONDS = 3600;

/** Counts a use of `key`. Returns the seconds to wait when it was used too often, else 0. */
export type HourlyLimit = (key: string) => Promise<number>;

/**
 * Limits what one key (a network, an e-mail address) may do in an hour, counted for all processes in the database; while
 * that is unavailable each process counts for itself.
 */
export const hourlyLimit = (db: Database, name: string, points: number): HourlyLimit => {
  const budget = { points, duration: HOUR_SECONDS };
  const limiter = new RateLimiterPostgres({
    ...budget,
    ...rateLimitStore(db),
    keyPrefix: name,
    // The limiter of all requests deletes expired rows of the table.
    clearExpiredByTimeout: false,
    insuranceLimiter: new RateLimiterMemory({ ...budget, keyPrefix: name }),
  });
  return async (key) => {
    try {
      await limiter.consume(key);
      return 0;
    } catch (error) {
      if (error instanceof RateLimiterRes) return Math.max(1, Math.ceil(error.msBeforeNext / 1000));
      throw error;
    }
  };
};
