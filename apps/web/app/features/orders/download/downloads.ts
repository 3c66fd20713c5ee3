import {
  DOWNLOAD_CHECK_EVERY,
  type DownloadEvent,
  type DownloadFailure,
  type DownloadState,
  NO_DOWNLOAD,
  nextDownload,
} from '@grossist/domain';
import { useState } from 'react';
import { deleteCookie, readCookie } from '../../../api/index.ts';
import { type MessageKey, useText } from '../../../i18n/index.ts';
import { notify } from '../../../ui/index.ts';

/** Makes a random token for one download; works without a secure context too. */
const newToken = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The cookie that the answer to a download with this token sets. */
const cookieOf = (token: string): string => `grossist-download-${token}`;

/** The outcome of a download. */
type DownloadOutcome = 'arrived' | DownloadFailure;

interface WantedDownload {
  /** With the token in it. */
  address: string;
  /** The cookie that the response sets; "failed" means that there is no file. */
  cookie: string;
}

const lookAt = (cookie: string): 'absent' | 'arrived' | 'failed' => {
  const value = readCookie(document.cookie, cookie);
  if (value === undefined) return 'absent';
  return value === 'failed' ? 'failed' : 'arrived';
};

/** Some browsers cancel a download whose frame is removed, so it stays until the next download. */
let lastFrame: HTMLIFrameElement | undefined;

const hiddenFrame = (): HTMLIFrameElement => {
  lastFrame?.remove();
  const frame = document.createElement('iframe');
  frame.hidden = true;
  lastFrame = frame;
  return frame;
};

/** Downloads a file by a hidden frame; a cookie of the response signals that it has arrived. Section 7. */
const downloadByFrame = ({ address, cookie }: WantedDownload): Promise<DownloadOutcome> =>
  new Promise((resolve) => {
    const frame = hiddenFrame();
    let state: DownloadState = NO_DOWNLOAD;
    let timer: ReturnType<typeof setInterval> | undefined;
    const handle = (event: DownloadEvent): void => {
      if (state.phase === 'arrived' || state.phase === 'failed') return;
      state = nextDownload(state, event);
      if (state.phase !== 'arrived' && state.phase !== 'failed') return;
      clearInterval(timer);
      deleteCookie(cookie);
      if (state.phase === 'arrived') return resolve('arrived');
      frame.remove();
      resolve(state.reason);
    };
    handle({ type: 'asked', at: performance.now() });
    const check = (): void => handle({ type: 'checked', at: performance.now(), cookie: lookAt(cookie) });
    timer = setInterval(check, DOWNLOAD_CHECK_EVERY);
    frame.addEventListener('load', () => {
      // The file may have arrived between two checks.
      check();
      handle({ type: 'error-document' });
    });
    frame.src = address;
    document.body.append(frame);
  });

const OUTCOME_TEXTS: Record<DownloadOutcome, MessageKey> = {
  arrived: 'orders.download.arrived',
  refused: 'orders.download.failed',
  'too-slow': 'orders.download.tooSlow',
};

/** Downloads one file at a time and reports the outcome as a notice. Section 8: "Download failed". */
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
      notify(text(OUTCOME_TEXTS[outcome]));
      return outcome === 'arrived';
    },
  };
};
