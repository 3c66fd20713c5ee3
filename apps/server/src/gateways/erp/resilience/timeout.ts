import { ErpDoesNotAnswer } from '../port.ts';

/** Time and chance, so that tests need not wait for either. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls back once after so many milliseconds; what it returns takes it back. */
  after(milliseconds: number, callback: () => void): () => void;
  /** From 0 to below 1. */
  random(): number;
}

export const systemClock: Clock = {
  now: Date.now,
  after: (milliseconds, callback) => {
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  },
  random: Math.random,
};

/** Waits; rejects with the signal's reason as soon as it is aborted. */
export const pause = (clock: Clock, milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    if (signal.aborted) {
      reject(signal.reason);
      return;
    }
    const onAbort = (): void => {
      takeBack();
      reject(signal.reason);
    };
    const takeBack = clock.after(milliseconds, () => {
      signal.removeEventListener('abort', onAbort);
      resolve();
    });
    signal.addEventListener('abort', onAbort, { once: true });
  });

/** Thrown when the ERP did not respond within the timeout. */
export class CallTimeout extends ErpDoesNotAnswer {
  override name = 'CallTimeout';
}

interface TimeoutSignal {
  /** Aborted with the caller's reason when the caller aborts, or with CallTimeout. */
  signal: AbortSignal;
  /** Clears the timer and the listener; call it when the call has ended. */
  end(): void;
}

/** Combines the caller's signal with a timeout in milliseconds. */
export const callTimeout = (clock: Clock, milliseconds: number, caller: AbortSignal | undefined): TimeoutSignal => {
  const controller = new AbortController();
  const onAbort = (): void => controller.abort(caller?.reason);
  if (caller?.aborted) onAbort();
  else caller?.addEventListener('abort', onAbort, { once: true });
  const cancelTimer = clock.after(milliseconds, () =>
    controller.abort(new CallTimeout(`The ERP did not answer within ${milliseconds} ms`)),
  );
  return {
    signal: controller.signal,
    end: () => {
      cancelTimer();
      caller?.removeEventListener('abort', onAbort);
    },
  };
};

/** Settles as the promise does, or rejects with the signal's reason if it is aborted first. */
export const unlessAborted = <T>(pending: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    const onAbort = (): void => reject(signal.reason);
    if (signal.aborted) onAbort();
    else signal.addEventListener('abort', onAbort, { once: true });
    pending.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
