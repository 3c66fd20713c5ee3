import { getSmartKitLastModified } from '@grossist/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onKitChange } from '../../../cart/index.ts';
import { cachedSheet } from './sheet-data.ts';

/** Milliseconds in which the response to this page's own change arrives: only then is an event another tab's. */
const OWN_RESPONSE = 250;

interface KitChange {
  smartKitId: string;
  lastModifiedUtc: string;
}

const read = (message: string): KitChange | undefined => {
  const event: unknown = JSON.parse(message);
  if (typeof event !== 'object' || event === null) return undefined;
  if (!('smartKitId' in event) || !('lastModifiedUtc' in event)) return undefined;
  const { smartKitId, lastModifiedUtc } = event;
  return typeof smartKitId === 'string' && typeof lastModifiedUtc === 'string'
    ? { smartKitId, lastModifiedUtc }
    : undefined;
};

/** Loads the project again when another tab or device changed it, once this page's own changes are saved. */
export const useSheetEvents = (smartKitId: string, isBusy: () => boolean): void => {
  const queries = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const isNews = (change: KitChange | undefined): boolean => {
      const known = cachedSheet(queries, smartKitId)?.modifiedAtUtc;
      return change === undefined || known === undefined || Date.parse(change.lastModifiedUtc) > Date.parse(known);
    };
    const look = (change: KitChange | undefined): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (isBusy() || queries.isMutating() > 0) look(change);
        else if (isNews(change)) void queries.invalidateQueries({ queryKey: [getSmartKitLastModified.area] });
      }, OWN_RESPONSE);
    };
    const stop = onKitChange((message) => {
      const change = message === undefined ? undefined : read(message);
      if (message !== undefined && change?.smartKitId !== smartKitId) return;
      if (isNews(change)) look(change);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [queries, smartKitId, isBusy]);
};
