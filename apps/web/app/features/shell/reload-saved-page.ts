import { PAGE_CACHE } from '../../worker-protocol.ts';

/**
 * Reloads the page where the service worker has saved it: the router requested its data, which is not saved separately.
 * A saved page loads no data, so this happens once.
 */
export const reloadSavedPage = async (): Promise<void> => {
  if (!('serviceWorker' in navigator) || navigator.serviceWorker.controller === null) return;
  const saved = await (await caches.open(PAGE_CACHE)).match(location.href.split('#', 1)[0] ?? '');
  if (saved) location.reload();
};
