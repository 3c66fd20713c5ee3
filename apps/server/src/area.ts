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
  /** Background work by its name, and when it runs by itself. */
  tasks?: TaskList;
  cron?: readonly CronItem[];
  /** Deletes what is no longer needed, every hour. */
  tidy?(): Promise<unknown>;
  /** Lets long background work end early; called before jobs are waited for. */
  stop?(): Promise<void>;
  /** Ends threads, after jobs and requests. */
  close?(): Promise<void>;
}

/** Returns the address of a thread's built entry point by its name. */
export type WorkerFile = (name: string) => URL;
