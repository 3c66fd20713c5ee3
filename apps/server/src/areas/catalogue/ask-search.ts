import type { SearchEngine } from '../../gateways/search-engine/port.ts';
import { Failure } from '../../http/failure.ts';

const searchNotReady = (cause?: unknown): Failure =>
  Object.assign(new Failure(503, 'search-not-ready', 'The search is not available now', 'Try again in a moment'), {
    cause,
  });

/**
 * Calls the search engine; reports an index that is still building, or an error of the engine, as unavailable.
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
