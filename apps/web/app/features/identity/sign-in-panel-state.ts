import { useSyncExternalStore } from 'react';

let isOpen = false;
let returnPage: string | undefined;
const listeners = new Set<() => void>();

const set = (open: boolean): void => {
  isOpen = open;
  for (const listener of listeners) listener();
};

/** Opens the slide-in for signing in over the present page; `page` is where signing in leads, else it stays. Section 2. */
export const openSignIn = (page?: string): void => {
  returnPage = page;
  set(true);
};
/** Returns the page that signing in leads to; undefined for the present one. */
export const pageAfterSignIn = (): string | undefined => returnPage;
export const closeSignIn = (): void => set(false);

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useIsSignInOpen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isOpen,
    () => false,
  );
