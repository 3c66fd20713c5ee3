import { getBuyerDesk, getCart, getCartDetails, getVariationLists } from '@grossist/contracts';
import { useEffect } from 'react';
import { callOperation } from '../../../api/index.ts';
import { useLocale, useShopPath } from '../../../i18n/index.ts';
import { WORKER_ADDRESS } from '../../../worker-protocol.ts';
import { tellWorker } from './service-worker-messages.ts';

const PREPARED = 'grossist-offline-prepared';

/** Milliseconds between two times that pages and answers are loaded ahead. */
const PREPARED_FOR = 30 * 60_000;

/** The pages that can be opened offline though nobody opened them before. */
const PAGES = ['/', '/cart', '/lists', '/orders', '/offline'];

const savesData = (): boolean => {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true;
};

/** Whether it is time to load ahead; notes that it was done. */
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

/** Loads what the answer saver saves. Prices are not among it. */
const loadAnswers = async (): Promise<void> => {
  await Promise.allSettled([
    callOperation(getCart, {}),
    callOperation(getCartDetails, {}),
    callOperation(getVariationLists, {}),
    callOperation(getBuyerDesk, {}),
  ]);
};

/**
 * Registers the service worker, tells it whose pages it may save, and once in half an hour lets it load the pages and
 * answers ahead that can be read offline; not where the person saves data.
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
      await tellWorker({ kind: 'owner', owner });
      if (savesData() || !navigator.onLine || !isDue(`${owner}/${locale}`)) return;
      await tellWorker({ kind: 'prepare', pages: pages.split(' '), locale });
      await loadAnswers();
    };
    prepare().catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [owner, locale, pages]);
};
