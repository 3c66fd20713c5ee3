/** What a page tells the service worker: whose pages it may save, or which to load ahead in what language. */
export type WorkerMessage =
  | { kind: 'owner'; owner: string }
  | { kind: 'prepare'; pages: readonly string[]; locale: string };

/** Where the service worker is. */
export const WORKER_ADDRESS = '/service-worker.js';

/** Of pages that one signed-in user may read offline. */
export const PAGE_CACHE = 'grossist-pages';
