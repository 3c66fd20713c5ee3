import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void): (() => void) => {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
};

export const isOffline = (): boolean => !navigator.onLine;

/** Returns whether the browser has no connection; false on the server. */
export const useIsOffline = (): boolean => useSyncExternalStore(subscribe, isOffline, () => false);
