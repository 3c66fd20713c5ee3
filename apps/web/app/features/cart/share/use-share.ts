import { useState } from 'react';
import { problemOf } from '../../../api/client.ts';
import { downloadFile, fileOfResponse, ProblemError } from '../../../api/index.ts';
import { useLocale, useText } from '../../../i18n/index.ts';
import { notify } from '../../../ui/index.ts';
import { useProblemText } from '../use-problem-text.ts';

export type CartFileFormat = 'csv' | 'xlsx' | 'pdf';

/** Milliseconds after which a download times out. Section 9. */
const DOWNLOAD_TIMEOUT = 25_000;

/** Returns the address of the active cart as a file. */
export const addressOfExport = (format: CartFileFormat): string => `/api/cart/export?format=${format}`;

/**
 * Downloads the cart as a file in the reader's language.
 * @throws ProblemError when the server refuses; TypeError or a DOMException when it is unreachable or times out
 */
const downloadCart = async (format: CartFileFormat, locale: string): Promise<File> => {
  const response = await fetch(addressOfExport(format), {
    headers: { 'X-Grossist-Locale': locale },
    credentials: 'same-origin',
    signal: AbortSignal.timeout(DOWNLOAD_TIMEOUT),
  });
  if (!response.ok) throw await problemOf(response);
  return fileOfResponse(response, `cart.${format}`);
};

const isTimeout = (error: unknown): boolean => error instanceof DOMException && error.name === 'TimeoutError';
/** The user closed the list of recipients. */
const isCanceled = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** Returns true if the device can share files with other apps. */
export const canSendFiles = (): boolean =>
  typeof navigator.canShare === 'function' &&
  navigator.canShare({ files: [new File([], 'cart.pdf', { type: 'application/pdf' })] });

/** Downloads the cart as a file, to save or send it. Section 8: a download fails after 25 seconds. */
export const useShare = () => {
  const text = useText();
  const locale = useLocale();
  const problemText = useProblemText();
  const [pending, setPending] = useState<CartFileFormat | 'send'>();

  const messageOf = (error: unknown): string => {
    if (error instanceof ProblemError) return problemText(error);
    return text(isTimeout(error) ? 'share.tooSlow' : 'share.failed');
  };
  const run = async (what: CartFileFormat | 'send', act: () => Promise<void>): Promise<void> => {
    if (pending !== undefined) return;
    setPending(what);
    try {
      await act();
    } catch (error) {
      if (!isCanceled(error)) notify(messageOf(error));
    } finally {
      setPending(undefined);
    }
  };
  return {
    pending,
    save: (format: CartFileFormat) => run(format, async () => downloadFile(await downloadCart(format, locale))),
    send: (title: string) =>
      run('send', async () => {
        const file = await downloadCart('pdf', locale);
        await navigator.share({ files: [file], title });
      }),
  };
};
