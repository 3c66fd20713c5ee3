/** Messages between the server and the threads of the search: readers, the writer and its builders. */

import type { MessagePort } from 'node:worker_threads';
import type { Market } from '@grossist/domain';
import type {
  AssortmentScope,
  BuiltSegment,
  Completions,
  FlatResult,
  MergePlan,
  Publication,
  Registration,
  SearchRequest,
  SuggestRequest,
} from '@grossist/search-index';
import type { Part } from './read-materials.ts';

/** What the server asks of a reader. */
export interface Questions {
  search: { asks: SearchRequest; answers: FlatResult };
  complete: { asks: SuggestRequest; answers: Completions };
  lookup: {
    asks: { numbers: readonly string[]; market: Market; assortments?: AssortmentScope };
    answers: readonly (readonly string[])[];
  };
}

export type QuestionKind = keyof Questions;

export type Question = { [K in QuestionKind]: { id: number; kind: K; asks: Questions[K]['asks'] } }[QuestionKind];

/** What the server has the writer do: take in all changes, rebuild the index, or leave a snapshot before it ends. */
export type TaskKind = 'catchUp' | 'rebuild' | 'finish';

/** Answers of either. */
export type Answered =
  | { type: 'answer'; id: number; answers: unknown }
  | { type: 'failed'; id: number; message: string };

export interface LogLine {
  type: 'log';
  level: 'info' | 'warn' | 'error';
  text: string;
  details: object;
}

/** `writer` is the reader's end of the line on which the writer publishes. */
export type ToReader = { type: 'ask'; question: Question } | { type: 'writer'; port: MessagePort };
/**
 * A reader sends `ready` once, and `changed` before its results differ from earlier ones. `hits` come before the
 * answer of the same question, or not at all.
 */
export type FromReader =
  | Answered
  | { type: 'ready' }
  | { type: 'changed' }
  | { type: 'hits'; id: number; keys: readonly string[] };

/** `reader` is the writer's end of the line to a reader. */
export type ToWriter = { type: 'task'; id: number; kind: TaskKind } | { type: 'reader'; port: MessagePort };
export type FromWriter = Answered | LogLine;

/** A writer's word to a reader, and the reader's that it has taken it in. */
export interface Published {
  generation: number;
  publication: Publication;
}
export interface Taken {
  generation: number;
}

export interface WriterSettings {
  role: 'writer';
  connectionString: string;
  /** Where snapshots are stored; absent, there are none. */
  directory: string | undefined;
  workerFile: string;
}

/** A long task of a thread of its own; the thread ends with it. */
export type BuilderJob =
  | { role: 'builder'; job: 'fill'; connectionString: string; part: Part }
  | { role: 'builder'; job: 'merge'; sources: MergePlan['sources'] };

export type FromBuilder =
  | { type: 'registered'; registrations: readonly Registration[] }
  | { type: 'built'; built: BuiltSegment }
  | { type: 'filled'; last: number };

export type ThreadSettings = WriterSettings | { role: 'reader' } | BuilderJob;
