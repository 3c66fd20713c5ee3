import { PAGE_CACHE, type WorkerMessage } from '../../../worker-protocol.ts';

/** Sends a message to the service worker, where there is one. */
export const tellWorker = async (message: WorkerMessage): Promise<void> => {
  const registration = await navigator.serviceWorker.getRegistration();
  registration?.active?.postMessage(message);
};

/** Deletes the saved pages of whoever was signed in. */
export const deletePages = async (): Promise<void> => {
  if ('caches' in globalThis) await caches.delete(PAGE_CACHE);
};
