/** What a device adds to the cart once it is online again. */
export interface QueuedAddition {
  /** Idempotency key: the server adds once for each. */
  key: string;
  /** Milliseconds since 1970 at which it was queued. */
  at: number;
  /** Why the shop refused it, as the wire spells it; absent while it waits. */
  refusal?: string | undefined;
}

/** What became of an addition that was sent. */
export interface SentAddition {
  key: string;
  /** Absent: it is in the cart. */
  refusal?: string | undefined;
}

/** Of a request; the contract of `addQueuedItems` takes no more. */
export const MOST_ADDITIONS_AT_ONCE = 50;

/** The refusal of an addition that waited longer than the server remembers keys: it may have been added already. */
export const TOO_OLD = 'too-old';

/** Two days less than the server remembers a key, for clocks that differ. */
const LONGEST_WAIT_MS = 28 * 24 * 60 * 60 * 1000;

const isWaiting = ({ refusal }: QueuedAddition): boolean => refusal === undefined;
const isTooOld = ({ at }: QueuedAddition, now: number): boolean => now - at > LONGEST_WAIT_MS;

/** Returns what to send next, in the order in which it was queued: at most 50, nothing refused and nothing too old. */
export const additionsToSend = <Entry extends QueuedAddition>(queue: readonly Entry[], now: number): Entry[] =>
  queue.filter((entry) => isWaiting(entry) && !isTooOld(entry, now)).slice(0, MOST_ADDITIONS_AT_ONCE);

/** Returns the refusals of what waited too long to be sent. */
export const overdueAdditions = (queue: readonly QueuedAddition[], now: number): SentAddition[] =>
  queue.filter((entry) => isWaiting(entry) && isTooOld(entry, now)).map(({ key }) => ({ key, refusal: TOO_OLD }));

/** Returns the queue after a response: without what was added, and what was refused with its reason. */
export const afterSending = <Entry extends QueuedAddition>(
  queue: readonly Entry[],
  sent: readonly SentAddition[],
): Entry[] => {
  const outcomes = new Map(sent.map((one) => [one.key, one]));
  return queue.flatMap((entry) => {
    const outcome = outcomes.get(entry.key);
    if (outcome === undefined) return [entry];
    return outcome.refusal === undefined ? [] : [{ ...entry, refusal: outcome.refusal }];
  });
};
