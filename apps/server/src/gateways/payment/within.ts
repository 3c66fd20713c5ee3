import { PaymentDoesNotAnswer, PaymentRefused } from './port.ts';

/**
 * Work that is given up after so long, or when no caller waits for it any more; the work itself is notified by its
 * signal. Its failures but for refusals become PaymentDoesNotAnswer, without their messages: keys and customers are in
 * those.
 * @throws the signal's reason when that is aborted
 */
export const within = async <T>(
  timeoutMs: number,
  signal: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> => {
  signal?.throwIfAborted();
  const late = AbortSignal.timeout(timeoutMs);
  const given = signal === undefined ? late : AbortSignal.any([signal, late]);
  let stop = (): void => undefined;
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(new PaymentDoesNotAnswer(`It is silent for ${timeoutMs} ms`));
  });
  given.addEventListener('abort', stop, { once: true });
  try {
    return await Promise.race([work(given), aborted]);
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof PaymentDoesNotAnswer || error instanceof PaymentRefused) throw error;
    throw new PaymentDoesNotAnswer(late.aborted ? `It is silent for ${timeoutMs} ms` : 'It cannot be reached');
  } finally {
    given.removeEventListener('abort', stop);
  }
};
