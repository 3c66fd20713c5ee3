import type { FastifyInstance } from 'fastify';
import type { CronItem, TaskList } from 'graphile-worker';
import type { Subscriber } from './db/index.ts';
import type { Answer } from './http/answer.ts';

/** Events of one kind for the stream that a browser follows. */
export interface EventStream {
  /** Sends events to the browser of a person of a company until the returned function is called. */
  follow(contactId: string, send: (event: string, data: object) => void, companyId: string): () => void;
}

/** What an area adds to the shop. */
export interface Area {
  answers: readonly Answer[];
  /** Registers routes that answer no operation, or one of files and streams. */
  register?(app: FastifyInstance): void;
  /** Subscribers of database notifications, by channel. */
  subscribers?: Readonly<Record<string, Subscriber>>;
  stream?: EventStream;
  /** Tasks of the job queue by name. */
  tasks?: TaskList;
  /** When which task is queued. */
  cron?: readonly CronItem[];
  /** Deletes what is no longer needed, every hour. */
  tidy?(): Promise<unknown>;
  /** Asks long-running jobs to end early; called before the job queue stops. */
  stop?(): Promise<void>;
  /** Ends threads, after jobs and requests. */
  close?(): Promise<void>;
}

/** Returns the address of a thread's built entry point by its name. */
export type WorkerFile = (name: string) => URL;
