/** Milliseconds after which a download is given up. Section 9. */
export const DOWNLOAD_LONGEST = 25_000;
/** Milliseconds between two looks at the download's cookie. Section 9. */
export const DOWNLOAD_CHECK_EVERY = 200;

/** Why a download failed: the shop answered with an error, or did not answer in time. */
export type DownloadFailure = 'refused' | 'too-slow';

/** A download by a hidden frame, which tells the page nothing: its cookie does. */
export type DownloadState =
  | { phase: 'idle' }
  | { phase: 'waiting'; since: number }
  | { phase: 'arrived' }
  | { phase: 'failed'; reason: DownloadFailure };

/** `at`: milliseconds of any clock that never goes back. */
export type DownloadEvent =
  | { type: 'asked'; at: number }
  /** A look at the cookie that the answer sets. */
  | { type: 'checked'; at: number; cookie: 'absent' | 'arrived' | 'failed' }
  /** The frame shows a document: what is downloaded shows none. */
  | { type: 'error-document' };

export const NO_DOWNLOAD: DownloadState = { phase: 'idle' };

const REFUSED: DownloadState = { phase: 'failed', reason: 'refused' };

/**
 * What a download comes to. One that is under way is not asked for a second time, and what has ended stays as it ended
 * until it is requested again; a cookie that is there counts, however late it was looked at. Sections 8 and 9.
 */
export const nextDownload = (state: DownloadState, event: DownloadEvent): DownloadState => {
  if (event.type === 'asked') return state.phase === 'waiting' ? state : { phase: 'waiting', since: event.at };
  if (state.phase !== 'waiting') return state;
  if (event.type === 'error-document' || event.cookie === 'failed') return REFUSED;
  if (event.cookie === 'arrived') return { phase: 'arrived' };
  return event.at - state.since >= DOWNLOAD_LONGEST ? { phase: 'failed', reason: 'too-slow' } : state;
};
