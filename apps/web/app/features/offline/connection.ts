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

/** Whether the browser has no connection. Servers render as if there were one. */
export const useIsOffline = (): boolean => useSyncExternalStore(subscribe, isOffline, () => false);
