import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isNews, refreshCart } from './cart-version.ts';
import { listenAsOneOfManyTabs } from './one-of-many-tabs.ts';

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

/** The cart follows what the user does in other tabs and on other devices, within a second. */
export const useCartEvents = (isBuyer: boolean): void => {
  const queries = useQueryClient();
  useEffect(() => {
    if (!isBuyer) return undefined;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const look = (isStillNews: () => boolean): void => {
      clearTimeout(waiting);
      waiting = setTimeout(() => {
        // An own change is still on its way: its answer may say the same.
        if (queries.isMutating() > 0) look(isStillNews);
        else if (isStillNews()) void refreshCart(queries);
      }, OWN_ANSWER);
    };
    const stop = listenAsOneOfManyTabs('/api/cart/events', ['cart-changed', 'cart-unknown'], (kind, message) => {
      if (kind === 'cart-unknown') return look(() => true);
      const change = read(message);
      if (change && isNews(queries, change)) look(() => isNews(queries, change));
    });
    return () => {
      clearTimeout(waiting);
      stop();
    };
  }, [isBuyer, queries]);
};
