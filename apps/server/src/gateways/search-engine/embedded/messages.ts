import type { Market } from '@grossist/domain';
import type { SearchRequest, SearchResult } from '@grossist/search-index';
import type { SuggestRequest } from '../port.ts';

/** What the server asks of the index's thread. */
export interface Questions {
  search: { asks: SearchRequest; answers: SearchResult };
  suggest: { asks: SuggestRequest; answers: readonly string[] };
  lookup: { asks: { numbers: readonly string[]; market: Market }; answers: readonly (readonly string[])[] };
  catchUp: { asks: null; answers: null };
}

export type QuestionKind = keyof Questions;

export type Question = { [K in QuestionKind]: { id: number; kind: K; asks: Questions[K]['asks'] } }[QuestionKind];

export type FromWorker =
  | { type: 'ready'; size: number; milliseconds: number }
  | { type: 'answer'; id: number; answers: unknown }
  | { type: 'failed'; id: number; message: string }
  | { type: 'log'; level: 'info' | 'warn' | 'error'; text: string };

export interface WorkerSettings {
  connectionString: string;
}
