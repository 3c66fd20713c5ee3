/** Storage of this tab that survives a reload. */
export type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const values = new Map<string, string>();

/** Fallback for browsers without session storage: until the page is left. */
const PAGE_STORAGE: TabStorage = {
  getItem: (name) => values.get(name) ?? null,
  setItem: (name, value) => void values.set(name, value),
  removeItem: (name) => void values.delete(name),
};

/** Returns the session storage; values that don't fit, or all where it is blocked, last until the page is left. */
export const tabStorage = (): TabStorage => {
  try {
    const probe = 'grossist.probe';
    sessionStorage.setItem(probe, probe);
    sessionStorage.removeItem(probe);
  } catch {
    return PAGE_STORAGE;
  }
  return {
    getItem: (name) => sessionStorage.getItem(name) ?? PAGE_STORAGE.getItem(name),
    setItem: (name, value) => {
      try {
        sessionStorage.setItem(name, value);
      } catch {
        PAGE_STORAGE.setItem(name, value);
      }
    },
    removeItem: (name) => {
      sessionStorage.removeItem(name);
      PAGE_STORAGE.removeItem(name);
    },
  };
};
