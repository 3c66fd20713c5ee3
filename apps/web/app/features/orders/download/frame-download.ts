import {
  DOWNLOAD_CHECK_EVERY,
  type DownloadEvent,
  type DownloadFailure,
  type DownloadState,
  NO_DOWNLOAD,
  nextDownload,
} from '@grossist/domain';
import { forgetCookie, readCookie } from '../../../api/index.ts';

/** What a download came to. */
export type DownloadOutcome = 'arrived' | DownloadFailure;

export interface WantedDownload {
  /** With the token in it. */
  address: string;
  /** The cookie that the answer sets: its value "failed" says that there is no file. */
  cookie: string;
}

const lookAt = (cookie: string): 'absent' | 'arrived' | 'failed' => {
  const value = readCookie(document.cookie, cookie);
  if (value === undefined) return 'absent';
  return value === 'failed' ? 'failed' : 'arrived';
};

/** Some browsers stop a download whose frame goes: it stays until the next one takes its place. */
let lastFrame: HTMLIFrameElement | undefined;

const hiddenFrame = (): HTMLIFrameElement => {
  lastFrame?.remove();
  const frame = document.createElement('iframe');
  frame.hidden = true;
  lastFrame = frame;
  return frame;
};

/** Downloads by a hidden frame, which the browser hands the file of; the cookie tells when it is there. Section 7. */
export const downloadByFrame = ({ address, cookie }: WantedDownload): Promise<DownloadOutcome> =>
  new Promise((resolve) => {
    const frame = hiddenFrame();
    let state: DownloadState = NO_DOWNLOAD;
    let timer: ReturnType<typeof setInterval> | undefined;
    const hear = (event: DownloadEvent): void => {
      if (state.phase === 'arrived' || state.phase === 'failed') return;
      state = nextDownload(state, event);
      if (state.phase !== 'arrived' && state.phase !== 'failed') return;
      clearInterval(timer);
      forgetCookie(cookie);
      if (state.phase === 'arrived') return resolve('arrived');
      frame.remove();
      resolve(state.reason);
    };
    hear({ type: 'asked', at: performance.now() });
    const check = (): void => hear({ type: 'checked', at: performance.now(), cookie: lookAt(cookie) });
    timer = setInterval(check, DOWNLOAD_CHECK_EVERY);
    frame.addEventListener('load', () => {
      // A file that came between two looks.
      check();
      hear({ type: 'error-document' });
    });
    frame.src = address;
    document.body.append(frame);
  });
