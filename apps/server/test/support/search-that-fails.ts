import type { SearchEngine } from '../../src/gateways/search-engine/port.ts';

const fails = (): Promise<never> => Promise.reject(new Error('The search stopped'));

/** An engine that is not filled yet, or one that answers nothing but errors. */
export const searchThatFails = ({ isReady }: { isReady: boolean }): SearchEngine => ({
  search: fails,
  complete: fails,
  lookup: fails,
  caughtUp: fails,
  rebuild: fails,
  isReady: () => isReady,
  close: async () => undefined,
});
