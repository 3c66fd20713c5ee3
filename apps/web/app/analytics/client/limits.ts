import type { AnalyticsEvent } from '@grossist/contracts';

/** The project that events and updates name. */
export const TOKEN: AnalyticsEvent['properties']['token'] = 'grossist';

/** Events of a batch. Section 9. */
export const BATCH_SIZE = 50;
/** Milliseconds from an event to the batch that it is sent with. Section 9. */
export const FLUSH_INTERVAL = 5_000;
/** Milliseconds after which a batch that was not answered is sent again. Section 9. */
export const BATCH_TIMEOUT = 90_000;
/** Milliseconds for which following a link that leaves the shop may wait for its event. Section 9. */
export const LINK_TIMEOUT = 300;
/** Milliseconds for which a click waits for consent. Section 9. */
export const CONSENT_WAIT = 500;
/** Milliseconds without an event after which a new visit begins. Section 9. */
export const IDLE_TIMEOUT = 1_800_000;
/** Events that wait at most, enough for an order of 2,000 lines: beyond them the oldest are dropped. */
export const QUEUE_LIMIT = 2_500;
/** Bytes of a request that is sent to its end although the page is left; browsers allow 65,536 in all. */
export const KEEPALIVE_BYTES = 60_000;

/** Held, shared, while a batch is sent; the deletion of the profile holds it alone. */
export const SEND_LOCK = 'grossist-analytics-send';

const FIRST_PAUSE = 5_000;
const LONGEST_PAUSE = 600_000;

/** Whether sending the same again may help: no connection (0), a busy or failing shop, a renewed anti-forgery token. */
export const isRetriable = (status: number): boolean =>
  status === 0 || status === 403 || status === 408 || status === 429 || status >= 500;

/** Returns the milliseconds to wait after a number of failures in a row, from 0: doubled each time up to 10 minutes. */
export const pauseAfter = (failures: number, retryAfterSeconds = 0): number =>
  Math.min(Math.max(FIRST_PAUSE * 2 ** failures, retryAfterSeconds * 1_000), LONGEST_PAUSE);
