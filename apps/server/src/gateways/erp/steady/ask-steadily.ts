import { ErpDoesNotAnswer } from '../port.ts';
import { type Breaker, NotAsked, type Outcome } from './breaker.ts';
import { type Bulkhead, TooManyAsked } from './bulkhead.ts';
import { type Clock, pause } from './clock.ts';
import { TookTooLong, timeLimit, unlessAborted } from './time-limit.ts';
import type { SteadyWatch } from './watch.ts';

export interface Steadiness {
  clock: Clock;
  breaker: Breaker;
  bulkhead: Bulkhead;
  watch: SteadyWatch;
  /** Milliseconds for a whole call, its turn and its retries included. */
  timeoutMs: number;
  /** How often a call is asked at most. */
  attempts: number;
}

const FIRST_PAUSE = 100;
const LONGEST_PAUSE = 1000;

/** Anything between nothing and twice the last span: callers that failed together do not come back together. */
const jitter = (clock: Clock, attempt: number): number =>
  clock.random() * Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (attempt - 1));

const wasNotAsked = (error: unknown): boolean => error instanceof NotAsked || error instanceof TooManyAsked;

export const outcomeOf = (error: unknown, caller: AbortSignal | undefined): Outcome =>
  error instanceof ErpDoesNotAnswer && !wasNotAsked(error) && !caller?.aborted ? 'silent' : 'neither';

/** One attempt, in its turn; it holds the turn until the adapter has let go, or for one more time-out. */
const attemptOnce = async <T>(
  { clock, breaker, bulkhead, timeoutMs }: Steadiness,
  limit: AbortSignal,
  caller: AbortSignal | undefined,
  ask: (signal: AbortSignal) => Promise<T>,
): Promise<T> => {
  const endTurn = await bulkhead.turn(limit);
  let ended: ((outcome: Outcome) => void) | undefined;
  let asked: Promise<T> | undefined;
  try {
    ended = breaker.enter();
    asked = ask(limit);
    const answer = await unlessAborted(asked, limit);
    ended('answered');
    return answer;
  } catch (error) {
    ended?.(outcomeOf(error, caller));
    throw error;
  } finally {
    if (limit.aborted && asked !== undefined) {
      const takeBack = clock.after(timeoutMs, endTurn);
      const letGo = (): void => {
        takeBack();
        endTurn();
      };
      asked.then(letGo, letGo);
    } else endTurn();
  }
};

const mayAskAgain = (error: unknown, limit: AbortSignal, { breaker }: Steadiness): boolean =>
  error instanceof ErpDoesNotAnswer &&
  !(error instanceof TookTooLong || wasNotAsked(error)) &&
  !limit.aborted &&
  !breaker.refuses;

/**
 * Asks the ERP something that changes nothing: within the time, again after a failure that came quickly, not at all
 * while the breaker is open.
 * @throws ErpDoesNotAnswer when it does not answer in time, the caller's reason when they broke it off; anything else
 * that the adapter throws is passed on at once
 */
export const askSteadily = async <T>(
  steadiness: Steadiness,
  call: string,
  caller: AbortSignal | undefined,
  ask: (signal: AbortSignal) => Promise<T>,
): Promise<T> => {
  const { clock, breaker, watch, timeoutMs, attempts } = steadiness;
  const began = clock.now();
  const limit = timeLimit(clock, timeoutMs, caller);
  try {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const answer = await attemptOnce(steadiness, limit.signal, caller, ask);
        watch.asked(call, 'answered', clock.now() - began);
        return answer;
      } catch (error) {
        if (attempt >= attempts || !mayAskAgain(error, limit.signal, steadiness)) throw error;
        await pause(clock, jitter(clock, attempt), limit.signal);
        // Another call may have opened it while this one waited: its failure is told, not a second one made.
        if (breaker.refuses) throw error;
        watch.askedAgain(call);
      }
    }
  } catch (error) {
    watch.asked(call, wasNotAsked(error) ? 'not-asked' : outcomeOf(error, caller), clock.now() - began);
    throw error;
  } finally {
    limit.end();
  }
};
