import { useState } from 'react';
import { fileIn, keepFile, ProblemError } from '../../../api/index.ts';
import { problemOf } from '../../../api/problem-error.ts';
import { useLocale, useText } from '../../../i18n/index.ts';
import { notify } from '../../../ui/index.ts';
import { useProblemText } from '../use-problem-text.ts';

export type CartFileFormat = 'csv' | 'xlsx' | 'pdf';

/** Milliseconds after which a download is given up. Section 9. */
const LONGEST = 25_000;

/** Where the active cart can be had as a file. */
export const addressOfExport = (format: CartFileFormat): string => `/api/cart/export?format=${format}`;

/**
 * The cart as a file in the reader's language.
 * @throws ProblemError when the shop refuses; TypeError or a DOMException when it can't be reached or takes too long
 */
const downloadCart = async (format: CartFileFormat, locale: string): Promise<File> => {
  const response = await fetch(addressOfExport(format), {
    headers: { 'X-Grossist-Locale': locale },
    credentials: 'same-origin',
    signal: AbortSignal.timeout(LONGEST),
  });
  if (!response.ok) throw await problemOf(response);
  return fileIn(response, `cart.${format}`);
};

const isTimeout = (error: unknown): boolean => error instanceof DOMException && error.name === 'TimeoutError';
/** Whoever closes the list of receivers wants nothing else. */
const isGivenUp = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** Whether this device can hand a file on to other apps. */
export const canSendFiles = (): boolean =>
  typeof navigator.canShare === 'function' &&
  navigator.canShare({ files: [new File([], 'cart.pdf', { type: 'application/pdf' })] });

/** Makes the cart a file, and keeps it or sends it on. Section 8: a download fails after 25 seconds. */
export const useShare = () => {
  const text = useText();
  const locale = useLocale();
  const problemText = useProblemText();
  const [pending, setPending] = useState<CartFileFormat | 'send'>();

  const told = (error: unknown): string => {
    if (error instanceof ProblemError) return problemText(error);
    return text(isTimeout(error) ? 'share.tooSlow' : 'share.failed');
  };
  const run = async (what: CartFileFormat | 'send', act: () => Promise<void>): Promise<void> => {
    if (pending !== undefined) return;
    setPending(what);
    try {
      await act();
    } catch (error) {
      if (!isGivenUp(error)) notify(told(error));
    } finally {
      setPending(undefined);
    }
  };
  return {
    pending,
    keep: (format: CartFileFormat) => run(format, async () => keepFile(await downloadCart(format, locale))),
    send: (title: string) =>
      run('send', async () => {
        const file = await downloadCart('pdf', locale);
        await navigator.share({ files: [file], title });
      }),
  };
};
