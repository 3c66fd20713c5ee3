import { getBuyerDesk, getCart, getCartDetails, getVariationLists } from '@grossist/contracts';
import { useEffect } from 'react';
import { callOperation } from '../../api/index.ts';
import { useLocale, useShopPath } from '../../i18n/index.ts';
import { PAGE_CACHE, WORKER_ADDRESS, type WorkerMessage } from '../../worker-protocol.ts';

/** Sends a message to the service worker, where there is one. */
const messageWorker = async (message: WorkerMessage): Promise<void> => {
  const registration = await navigator.serviceWorker.getRegistration();
  registration?.active?.postMessage(message);
};

/** Deletes the saved pages of the user who was signed in. */
export const deletePages = async (): Promise<void> => {
  if ('caches' in globalThis) await caches.delete(PAGE_CACHE);
};

const PREPARED = 'grossist-offline-prepared';

/** Milliseconds between two prefetches of pages and responses. */
const PREPARED_FOR = 30 * 60_000;

/** The pages that are prefetched for offline use. */
const PAGES = ['/', '/cart', '/lists', '/orders', '/offline'];

const savesData = (): boolean => {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true;
};

/** Returns whether a prefetch is due, and stores that it is done. */
const isDue = (name: string): boolean => {
  try {
    const last = Number(sessionStorage.getItem(PREPARED)?.split(' ')[1] ?? 0);
    const isSame = sessionStorage.getItem(PREPARED)?.startsWith(`${name} `) ?? false;
    if (isSame && Date.now() - last < PREPARED_FOR) return false;
    sessionStorage.setItem(PREPARED, `${name} ${Date.now()}`);
    return true;
  } catch {
    return false;
  }
};

/** Requests what the answer saver saves; no prices. */
const loadAnswers = async (): Promise<void> => {
  await Promise.allSettled([
    callOperation(getCart, {}),
    callOperation(getCartDetails, {}),
    callOperation(getVariationLists, {}),
    callOperation(getBuyerDesk, {}),
  ]);
};

/**
 * Registers the service worker, sends it the owner whose pages it may save, and every half hour prefetches the pages and
 * responses that can be read offline; not in data-saver mode.
 */
export const useServiceWorker = (owner: string): void => {
  const locale = useLocale();
  const path = useShopPath();
  const pages = PAGES.map(path).join(' ');
  useEffect(() => {
    if (!('serviceWorker' in navigator) || window.top !== window) return undefined;
    let isOver = false;
    const prepare = async (): Promise<void> => {
      await navigator.serviceWorker.register(WORKER_ADDRESS, { scope: '/' });
      const { active } = await navigator.serviceWorker.ready;
      if (isOver || active === null) return;
      await messageWorker({ kind: 'owner', owner });
      if (savesData() || !navigator.onLine || !isDue(`${owner}/${locale}`)) return;
      await messageWorker({ kind: 'prepare', pages: pages.split(' '), locale });
      await loadAnswers();
    };
    prepare().catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [owner, locale, pages]);
};
