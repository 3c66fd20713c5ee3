import { getCartKits, getPdfCatalogs, getVariationLists } from '@grossist/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queryKeyOf } from '../../api/index.ts';
import { isNews, refreshCart } from './cart-cache.ts';
import { subscribeOncePerBrowser } from './shared-event-stream.ts';

type Listener = (message: string | undefined) => void;

const listeners = new Set<Listener>();

/** Notifies listeners of a change of a project of kits by its event; undefined when events may have been missed. */
const publishKitChange = (message?: string): void => {
  for (const listener of listeners) listener(message);
};

/** Subscribes to changes of projects of kits in any tab. Returns the function that unsubscribes. */
export const onKitChange = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** Milliseconds to wait for the response of an own change before an event counts as somebody else's. */
const OWN_RESPONSE = 250;

interface CartChanged {
  CartId: string;
  Version: number;
  IsActive: boolean;
  ItemCount: number;
}

const read = (message: string): CartChanged | undefined => {
  const event: unknown = JSON.parse(message);
  if (typeof event !== 'object' || event === null || !('CartId' in event) || !('Version' in event)) return undefined;
  const { CartId, Version } = event;
  if (typeof CartId !== 'string' || typeof Version !== 'number') return undefined;
  const IsActive = 'IsActive' in event && event.IsActive === true;
  const ItemCount = 'ItemCount' in event && typeof event.ItemCount === 'number' ? event.ItemCount : 0;
  return { CartId, Version, IsActive, ItemCount };
};

/** Refreshes cart, lists and catalogs within a second when other tabs, devices or colleagues change them. */
export const useCartEvents = (isBuyer: boolean): void => {
  const queries = useQueryClient();
  useEffect(() => {
    if (!isBuyer) return undefined;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const refreshes = new Map<string, ReturnType<typeof setTimeout>>();
    const refresh = (queryKey: readonly unknown[]): void => {
      const name = queryKey.join(' ');
      clearTimeout(refreshes.get(name));
      const timer = setTimeout(() => {
        // An own change invalidates its data itself.
        if (queries.isMutating() > 0) refresh(queryKey);
        else void queries.invalidateQueries({ queryKey });
      }, OWN_RESPONSE);
      refreshes.set(name, timer);
    };
    const refreshLists = (): void => refresh([getVariationLists.area]);
    const refreshCatalogues = (): void => refresh([getPdfCatalogs.area]);
    // A project's own page is notified by `publishKitChange`.
    const refreshKits = (): void => refresh(queryKeyOf(getCartKits));
    const look = (isStillNews: () => boolean): void => {
      clearTimeout(waiting);
      waiting = setTimeout(() => {
        // The response of a pending own change may report the same version.
        if (queries.isMutating() > 0) look(isStillNews);
        else if (isStillNews()) void refreshCart(queries);
      }, OWN_RESPONSE);
    };
    const kinds = [
      'cart-changed',
      'cart-unknown',
      'list-changed',
      'list-unknown',
      'smart-kit-changed',
      'smart-kit-unknown',
      'catalog-changed',
      'catalog-unknown',
    ];
    const stop = subscribeOncePerBrowser('/api/cart/events', kinds, (kind, message) => {
      if (kind === 'list-changed' || kind === 'list-unknown') return refreshLists();
      if (kind === 'catalog-changed' || kind === 'catalog-unknown') return refreshCatalogues();
      if (kind === 'smart-kit-changed' || kind === 'smart-kit-unknown') {
        publishKitChange(kind === 'smart-kit-changed' ? message : undefined);
        return refreshKits();
      }
      if (kind === 'cart-unknown') {
        refreshLists();
        refreshCatalogues();
        publishKitChange();
        refreshKits();
        return look(() => true);
      }
      const change = read(message);
      if (change && isNews(queries, change)) look(() => isNews(queries, change));
    });
    return () => {
      clearTimeout(waiting);
      for (const timer of refreshes.values()) clearTimeout(timer);
      stop();
    };
  }, [isBuyer, queries]);
};
