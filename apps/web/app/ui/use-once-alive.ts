import { useEffect, useState } from 'react';
import { onceAlive } from './when-seen.tsx';

export interface OnceAlive<Part> {
  /** Undefined until it is loaded. */
  readonly part: Part | undefined;
}

/** Pause in milliseconds after a part that is needed could not be loaded; doubled each time up to the longest. */
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 60_000;

/**
 * Returns a part of the page once it is loaded: when it is needed, or before at the first sign that a person is there, so
 * that a first visit costs nothing for it. While it is needed and can't be loaded, it is tried again: a connection that is
 * reported as back may need some seconds more.
 */
export const useOnceAlive = <Part>(load: () => Promise<Part>, isNeeded: boolean): OnceAlive<Part> => {
  const [loaded, setLoaded] = useState<OnceAlive<Part>>({ part: undefined });
  const isMissing = loaded.part === undefined;
  useEffect(() => {
    if (!isMissing) return undefined;
    const waiting = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = async (): Promise<boolean> => {
      // Some browsers remember that a script could not be loaded, and never load it.
      if (!navigator.onLine) return false;
      const part = await load();
      if (!waiting.signal.aborted) setLoaded({ part });
      return true;
    };
    const tryToShow = async (pause: number): Promise<void> => {
      const isShown = await show().catch(() => false);
      if (isShown || !isNeeded || waiting.signal.aborted) return;
      timer = setTimeout(() => void tryToShow(Math.min(LONGEST_PAUSE, pause * 2)), pause);
    };
    const begin = (): void => void tryToShow(FIRST_PAUSE);
    if (isNeeded) begin();
    else onceAlive(waiting.signal, begin);
    return () => {
      waiting.abort();
      clearTimeout(timer);
    };
  }, [load, isMissing, isNeeded]);
  return loaded;
};
