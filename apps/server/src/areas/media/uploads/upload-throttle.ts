import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../../../db/index.ts';
import { tooMany } from '../../../http/failure.ts';
import { rateLimitStore } from '../../../http/rate-limit-store.ts';

const HOUR_SECONDS = 3600;

/**
 * Counts the uploads of each person in an hour, refused ones among them, together for all processes; 0 lifts the limit.
 * The function that it returns throws a Failure 429 above the limit, with the seconds until the hour ends.
 */
export const throttleUploads = (db: Database, uploadsPerHour: number): ((contactId: string) => Promise<void>) => {
  if (uploadsPerHour === 0) return async () => undefined;
  const limiter = new RateLimiterPostgres({
    ...rateLimitStore(db),
    points: uploadsPerHour,
    duration: HOUR_SECONDS,
    keyPrefix: 'media-upload',
  });
  return async (contactId) => {
    try {
      await limiter.consume(contactId);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      throw tooMany('Too many files were uploaded', Math.max(1, Math.ceil(error.msBeforeNext / 1000)));
    }
  };
};
