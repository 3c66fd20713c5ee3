import { consentedId } from '../consent.ts';

/** What all names of statistics in the browser's storage begin with. */
const PREFIX = 'grossist-analytics-';

// The storage may be closed to this page, full, or filled by another version of it.
const attempt = <T>(act: () => T): T | undefined => {
  try {
    return act();
  } catch {
    return undefined;
  }
};

/** Reads what was stored under a name; undefined when there is nothing, or nothing readable. */
export const readStored = (name: string): unknown =>
  attempt(() => JSON.parse(localStorage.getItem(PREFIX + name) ?? 'null') ?? undefined);

/** Stores a value under a name; without consent, whichever tab withdrew it, nothing is stored. */
export const writeStored = (name: string, value: unknown): void => {
  if (consentedId(document.cookie) === undefined) return;
  attempt(() => localStorage.setItem(PREFIX + name, JSON.stringify(value)));
};

export const removeStored = (name: string): void => {
  attempt(() => localStorage.removeItem(PREFIX + name));
};

/** Removes everything that statistics stored in this browser. */
export const clearStored = (): void => {
  attempt(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
  });
};
