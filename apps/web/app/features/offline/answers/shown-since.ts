import { useSyncExternalStore } from 'react';

let oldest: number | undefined;
const listeners = new Set<() => void>();

const change = (next: number | undefined): void => {
  if (next === oldest) return;
  oldest = next;
  for (const listener of listeners) listener();
};

/** Notes that the page shows an answer that was saved at a time (milliseconds since 1970). */
export const noteShown = (at: number): void => change(Math.min(oldest ?? at, at));

/** Notes that the page shows what the shop says now. */
export const noteFresh = (): void => change(undefined);

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Since when the oldest saved answer is that the page shows, in milliseconds since 1970; undefined while it shows none. */
export const useOldestShown = (): number | undefined =>
  useSyncExternalStore(
    subscribe,
    () => oldest,
    () => undefined,
  );
