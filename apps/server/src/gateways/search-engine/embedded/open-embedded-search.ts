import { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import type { SearchEngine } from '../port.ts';
import type { FromWorker, QuestionKind, Questions } from './messages.ts';

export interface EmbeddedSearchSettings {
  connectionString: string;
  /** The worker's built file. */
  workerFile: URL;
  log: Logger;
}

interface Waiting {
  resolve(answers: unknown): void;
  reject(error: Error): void;
}

const RESTART_AFTER_MS = 1000;
/** Room for the short-lived objects of many questions, so that fewer answers wait for a collection. */
const YOUNG_GENERATION_MB = 64;

/** The search engine in a thread of this process; a thread that dies is replaced, and what waited for it fails. */
export const openEmbeddedSearch = ({ connectionString, workerFile, log }: EmbeddedSearchSettings): SearchEngine => {
  const waiting = new Map<number, Waiting>();
  let nextId = 1;
  let ready = false;
  let closed = false;
  let worker: Worker;

  const settle = (message: FromWorker): void => {
    if (message.type === 'ready') {
      ready = true;
      log.info({ materials: message.size, ms: message.milliseconds }, 'search is ready');
    } else if (message.type === 'log') {
      log[message.level](message.text);
    } else {
      const waiter = waiting.get(message.id);
      waiting.delete(message.id);
      if (message.type === 'answer') waiter?.resolve(message.answers);
      else waiter?.reject(new Error(message.message));
    }
  };

  const start = (): Worker => {
    const started = new Worker(workerFile, {
      workerData: { connectionString },
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
    });
    started.on('message', settle);
    started.on('error', (error) => log.error({ err: error }, 'search thread failed'));
    started.on('exit', () => {
      ready = false;
      for (const waiter of waiting.values()) waiter.reject(new Error('The search stopped'));
      waiting.clear();
      if (!closed) {
        setTimeout(() => {
          if (!closed) worker = start();
        }, RESTART_AFTER_MS).unref();
      }
    });
    return started;
  };
  worker = start();

  const ask = <K extends QuestionKind>(kind: K, asks: Questions[K]['asks']): Promise<Questions[K]['answers']> => {
    if (closed) return Promise.reject(new Error('The search is closed'));
    const id = nextId++;
    return new Promise((resolve, reject) => {
      // The worker answers a question of a kind with the answers of that kind.
      waiting.set(id, { resolve: (answers) => resolve(answers as Questions[K]['answers']), reject });
      worker.postMessage({ id, kind, asks });
    });
  };

  return {
    search: (request) => ask('search', request),
    suggest: (request) => ask('suggest', request),
    lookup: (numbers, market) => ask('lookup', { numbers, market }),
    caughtUp: async () => {
      await ask('catchUp', null);
    },
    isReady: () => ready,
    close: async () => {
      closed = true;
      await worker.terminate();
    },
  };
};
