import { PAGE_CACHE } from '../../worker-protocol.ts';

/**
 * Loads the page anew where the service worker has it saved: the router asked for its data, which is not saved by itself.
 * A saved page loads no data, so that this happens once.
 */
export const reloadSavedPage = async (): Promise<void> => {
  if (!('serviceWorker' in navigator) || navigator.serviceWorker.controller === null) return;
  const saved = await (await caches.open(PAGE_CACHE)).match(location.href.split('#', 1)[0] ?? '');
  if (saved) location.reload();
};
