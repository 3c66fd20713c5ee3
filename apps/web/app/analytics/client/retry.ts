const FIRST_PAUSE = 5_000;
const LONGEST_PAUSE = 600_000;

/** Whether sending the same again may help: no connection (0), a busy or failing shop, a renewed anti-forgery token. */
export const isRetriable = (status: number): boolean =>
  status === 0 || status === 403 || status === 408 || status === 429 || status >= 500;

/** Returns the milliseconds to wait after a number of failures in a row, from 0: doubled each time up to 10 minutes. */
export const pauseAfter = (failures: number, retryAfterSeconds = 0): number =>
  Math.min(Math.max(FIRST_PAUSE * 2 ** failures, retryAfterSeconds * 1_000), LONGEST_PAUSE);
