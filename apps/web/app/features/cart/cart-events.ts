import { getCartKits, getPdfCatalogs, getVariationLists } from '@grossist/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queryKeyOf } from '../../api/index.ts';
import { isNews, refreshCart } from './cart-cache.ts';
import { listenAsOneOfManyTabs } from './shared-event-stream.ts';

type Listener = (message: string | undefined) => void;

const listeners = new Set<Listener>();

/** Passes on that a project of kits changed, as the event stream wrote it; undefined when changes may have been missed. */
const publishKitChange = (message?: string): void => {
  for (const listener of listeners) listener(message);
};

/** Calls on changes of projects of kits in other tabs and by this one, until the returned function is called. */
export const onKitChange = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** Milliseconds in which this page's own change comes back by its answer: only then is an event news. */
const OWN_ANSWER = 250;

interface CartChanged {
  CartId: string;
  Version: number;
  IsActive: boolean;
  ItemCount: number;
}

const read = (message: string): CartChanged | undefined => {
  const said: unknown = JSON.parse(message);
  if (typeof said !== 'object' || said === null || !('CartId' in said) || !('Version' in said)) return undefined;
  const { CartId, Version } = said;
  if (typeof CartId !== 'string' || typeof Version !== 'number') return undefined;
  const IsActive = 'IsActive' in said && said.IsActive === true;
  const ItemCount = 'ItemCount' in said && typeof said.ItemCount === 'number' ? said.ItemCount : 0;
  return { CartId, Version, IsActive, ItemCount };
};

/** Cart, lists and catalogs follow what happens in other tabs, on other devices and by colleagues, within a second. */
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
        // An own change invalidates what it changed itself.
        if (queries.isMutating() > 0) refresh(queryKey);
        else void queries.invalidateQueries({ queryKey });
      }, OWN_ANSWER);
      refreshes.set(name, timer);
    };
    const refreshLists = (): void => refresh([getVariationLists.area]);
    const refreshCatalogues = (): void => refresh([getPdfCatalogs.area]);
    // A project's own page follows by `publishKitChange` what changed in it.
    const refreshKits = (): void => refresh(queryKeyOf(getCartKits));
    const look = (isStillNews: () => boolean): void => {
      clearTimeout(waiting);
      waiting = setTimeout(() => {
        // An own change is still on its way: its answer may say the same.
        if (queries.isMutating() > 0) look(isStillNews);
        else if (isStillNews()) void refreshCart(queries);
      }, OWN_ANSWER);
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
    const stop = listenAsOneOfManyTabs('/api/cart/events', kinds, (kind, message) => {
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
