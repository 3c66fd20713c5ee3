import { fingerprint } from '../fingerprint.ts';
import type { Article } from './article.ts';

/** What is kept of every article of a file, as little as possible. */
export interface SeenArticle {
  line: number;
  content: number;
  perQuantity: string;
  covers: number;
  textKey: string | undefined;
}

/** The articles a file has told, so that what comes later finds them. */
export class SeenArticles {
  readonly #seen = new Map<string, SeenArticle>();

  get(number: string): SeenArticle | undefined {
    return this.#seen.get(number);
  }

  /** The earlier line of the same number, and whether it said the same. */
  earlier(number: string, fields: readonly string[]): { line: number; isSame: boolean } | undefined {
    const seen = this.#seen.get(number);
    return seen && { line: seen.line, isSame: seen.content === fingerprint(fields) };
  }

  remember(fields: readonly string[], { number, line, perQuantity, covers, textKey }: Article): void {
    this.#seen.set(number, { line, perQuantity, covers, textKey, content: fingerprint(fields) });
  }
}
