import { useState } from 'react';
import { type MessageKey, useText } from '../../../i18n/index.ts';
import { notify } from '../../../ui/index.ts';
import { type DownloadOutcome, downloadByFrame } from './frame-download.ts';
import { cookieOf, newToken } from './token.ts';

const SAID: Record<DownloadOutcome, MessageKey> = {
  arrived: 'orders.download.arrived',
  refused: 'orders.download.failed',
  'too-slow': 'orders.download.tooSlow',
};

/** Downloads one file at a time and says what came of it. Section 8: "Download failed". */
export const useDownload = () => {
  const text = useText();
  const [isPending, setPending] = useState(false);
  return {
    isPending,
    /** `addressWith`: the file's address with a token in it. Answers whether the file arrived. */
    download: async (addressWith: (token: string) => string): Promise<boolean> => {
      if (isPending) return false;
      setPending(true);
      const token = newToken();
      const outcome = await downloadByFrame({ address: addressWith(token), cookie: cookieOf(token) });
      setPending(false);
      notify(text(SAID[outcome]));
      return outcome === 'arrived';
    },
  };
};
