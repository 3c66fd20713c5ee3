import { useEffect, useState } from 'react';
import { onceAlive } from './when-seen.tsx';

export interface OnceAlive<Part> {
  /** Undefined until it is loaded. */
  readonly part: Part | undefined;
}

/**
 * Returns a part of the page once it is loaded: when it is needed, or before at the first sign that a person is there, so
 * that a first visit costs nothing for it. What can't be loaded is loaded when it is needed again.
 */
export const useOnceAlive = <Part>(load: () => Promise<Part>, isNeeded: boolean): OnceAlive<Part> => {
  const [loaded, setLoaded] = useState<OnceAlive<Part>>({ part: undefined });
  const isMissing = loaded.part === undefined;
  useEffect(() => {
    if (!isMissing) return undefined;
    const waiting = new AbortController();
    const show = async (): Promise<void> => {
      const part = await load();
      if (!waiting.signal.aborted) setLoaded({ part });
    };
    // Some browsers remember that a script could not be loaded, and never load it.
    const begin = (): void => {
      if (navigator.onLine) show().catch(() => undefined);
    };
    if (isNeeded) begin();
    else onceAlive(waiting.signal, begin);
    return () => waiting.abort();
  }, [load, isMissing, isNeeded]);
  return loaded;
};
