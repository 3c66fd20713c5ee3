import { useSyncExternalStore } from 'react';

/** A material that is to be compared, as the tray shows it. */
export interface Compared {
  code: string;
  name: string;
  imageUrl: string;
}

export interface Comparison {
  items: readonly Compared[];
  /** True after one more was chosen than fits, until the next change. */
  isRefused: boolean;
}

export const MOST_COMPARED = 4;

const KEY = 'grossist-compare';
const NOTHING: Comparison = { items: [], isRefused: false };
const listeners = new Set<() => void>();
let present: Comparison | undefined;

const isCompared = (value: unknown): value is Compared =>
  typeof value === 'object' &&
  value !== null &&
  ['code', 'name', 'imageUrl'].every((field) => typeof Reflect.get(value, field) === 'string');

// The storage may be closed to this page, or filled by another version of it.
const stored = (): Comparison => {
  try {
    const items: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(items) ? { ...NOTHING, items: items.filter(isCompared).slice(0, MOST_COMPARED) } : NOTHING;
  } catch {
    return NOTHING;
  }
};

const known = (): Comparison => (present ??= stored());

const change = (next: Comparison): void => {
  present = next;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(next.items));
  } catch {
    // It then lasts as long as the page.
  }
  for (const listener of listeners) listener();
};

/** With the material, or without it when it was there; a fifth is refused. */
export const toggledIn = ({ items }: Comparison, material: Compared): Comparison => {
  if (items.some(({ code }) => code === material.code)) {
    return { items: items.filter(({ code }) => code !== material.code), isRefused: false };
  }
  if (items.length === MOST_COMPARED) return { items, isRefused: true };
  return { items: [...items, material], isRefused: false };
};

export const toggleCompared = (material: Compared): void => change(toggledIn(known(), material));

export const setCompared = (items: readonly Compared[]): void => change({ items, isRefused: false });

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** What this tab's visitor chose to compare; survives the way from page to page. */
export const useComparison = (): Comparison => useSyncExternalStore(subscribe, known, () => NOTHING);

const LONGEST_CODE = 40;

/** The materials that "/compare?codes=a,b" asks for: each once, at most four. */
export const codesOf = (search: URLSearchParams): string[] => {
  const codes = (search.get('codes') ?? '').split(',').map((code) => code.trim().slice(0, LONGEST_CODE));
  return [...new Set(codes)].filter((code) => code !== '').slice(0, MOST_COMPARED);
};
