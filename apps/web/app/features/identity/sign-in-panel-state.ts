import { useSyncExternalStore } from 'react';

let isOpen = false;
const listeners = new Set<() => void>();

const set = (open: boolean): void => {
  isOpen = open;
  for (const listener of listeners) listener();
};

/** Opens the slide-in for signing in over whatever page is shown. Section 2. */
export const openSignIn = (): void => set(true);
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
