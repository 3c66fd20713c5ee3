import type { SearchEngine } from '../../gateways/search-engine/port.ts';
import { Failure } from '../../http/failure.ts';

const searchNotReady = (cause?: unknown): Failure =>
  Object.assign(new Failure(503, 'search-not-ready', 'The search is not available now', 'Try again in a moment'), {
    cause,
  });

/**
 * Asks the search engine; one that is still filling, or fails, is told as such and never as our own fault.
 * @throws Failure 503
 */
export const askSearch = async <T>(search: SearchEngine, ask: (search: SearchEngine) => Promise<T>): Promise<T> => {
  if (!search.isReady()) throw searchNotReady();
  try {
    return await ask(search);
  } catch (error) {
    throw searchNotReady(error);
  }
};
