/** What this tab remembers over a reload. */
export type TabMemory = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const forNow = new Map<string, string>();

/** For browsers that keep nothing: until the page is left. */
const PAGE_MEMORY: TabMemory = {
  getItem: (name) => forNow.get(name) ?? null,
  setItem: (name, value) => void forNow.set(name, value),
  removeItem: (name) => void forNow.delete(name),
};

/** What is kept in a tab that keeps something, and whose room is not used up; else it is kept until the page is left. */
export const tabMemory = (): TabMemory => {
  try {
    const probe = 'grossist.probe';
    sessionStorage.setItem(probe, probe);
    sessionStorage.removeItem(probe);
  } catch {
    return PAGE_MEMORY;
  }
  return {
    getItem: (name) => sessionStorage.getItem(name) ?? PAGE_MEMORY.getItem(name),
    setItem: (name, value) => {
      try {
        sessionStorage.setItem(name, value);
      } catch {
        PAGE_MEMORY.setItem(name, value);
      }
    },
    removeItem: (name) => {
      sessionStorage.removeItem(name);
      PAGE_MEMORY.removeItem(name);
    },
  };
};
