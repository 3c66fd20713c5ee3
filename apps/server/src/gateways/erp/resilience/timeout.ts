import { ErpDoesNotAnswer } from '../port.ts';
import type { Clock } from './clock.ts';

/** Thrown when the ERP did not respond within the timeout. */
export class CallTimeout extends ErpDoesNotAnswer {
  override name = 'CallTimeout';
}

export interface TimeoutSignal {
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
