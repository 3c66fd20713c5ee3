import type { SearchRequest, SearchResult } from '../types.ts';

/** Some 50 kB each at most: what everybody asks, and the next page of it. */
const MOST_REMEMBERED = 200;
/** In characters: a question may name thousands of values, and nobody asks that twice. */
export const LONGEST_REMEMBERED = 20_000;

/** Answers to questions that come again before anything changes, as many do; the oldest go first. */
export class RememberedAnswers {
  readonly #answers = new Map<string, SearchResult>();

  of(request: SearchRequest, answer: () => SearchResult): SearchResult {
    const key = JSON.stringify(request);
    const known = this.#answers.get(key);
    if (known !== undefined) return known;
    const found = answer();
    if (key.length > LONGEST_REMEMBERED) return found;
    if (this.#answers.size >= MOST_REMEMBERED) {
      const [oldest = ''] = this.#answers.keys();
      this.#answers.delete(oldest);
    }
    this.#answers.set(key, found);
    return found;
  }

  /** Nothing is known any more. */
  forget(): void {
    this.#answers.clear();
  }
}
