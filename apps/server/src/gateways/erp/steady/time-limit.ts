import { ErpDoesNotAnswer } from '../port.ts';
import type { Clock } from './clock.ts';

/** The ERP took longer than it is waited for. */
export class TookTooLong extends ErpDoesNotAnswer {
  override name = 'TookTooLong';
}

export interface TimeLimit {
  /** Aborted by the caller's signal, with its reason, or when the time is over, with TookTooLong. */
  signal: AbortSignal;
  /** To be called when nobody waits any more. */
  end(): void;
}

/** What a call is given instead of its caller's signal: that signal, and a time. */
export const timeLimit = (clock: Clock, milliseconds: number, caller: AbortSignal | undefined): TimeLimit => {
  const controller = new AbortController();
  const onAbort = (): void => controller.abort(caller?.reason);
  if (caller?.aborted) onAbort();
  else caller?.addEventListener('abort', onAbort, { once: true });
  const takeBack = clock.after(milliseconds, () =>
    controller.abort(new TookTooLong(`The ERP did not answer within ${milliseconds} ms`)),
  );
  return {
    signal: controller.signal,
    end: () => {
      takeBack();
      caller?.removeEventListener('abort', onAbort);
    },
  };
};

/** What was asked, or the signal's reason, whichever comes first: an answer that comes later is nobody's. */
export const unlessAborted = <T>(asked: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    const onAbort = (): void => reject(signal.reason);
    if (signal.aborted) onAbort();
    else signal.addEventListener('abort', onAbort, { once: true });
    asked.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
