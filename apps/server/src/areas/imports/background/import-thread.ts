import { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';

export interface ImportThreadSettings {
  connectionString: string;
  /** Where uploaded files lie. */
  folder: string;
  /** With what the e-mails of erased people are hashed. */
  erasedPeopleKey: string;
}

export type ToImportThread = 'stop';

/** For the log. */
export interface FromImportThread {
  level: 'warn' | 'error';
  text: string;
}

export interface ImportThread {
  /** Works through the uploaded files that wait; resolves when none is left or somebody else is at it. */
  work(): Promise<void>;
  /** Ends with the batch under way. What is left waits for the next time. */
  close(): Promise<void>;
}

/** Short-lived objects of a window of records outlive a small nursery, and are then costly to collect. */
const NURSERY_MEGABYTES = 64;

/** Imports beside the server's own thread, which keeps answering. */
export const importThread = (settings: ImportThreadSettings & { workerFile: URL; log: Logger }): ImportThread => {
  const { workerFile, log, ...workerData } = settings;
  let running: { worker: Worker; ended: Promise<void> } | undefined;
  let wanted = false;
  let closed = false;

  const start = (): Promise<void> => {
    const worker = new Worker(workerFile, {
      workerData,
      resourceLimits: { maxYoungGenerationSizeMb: NURSERY_MEGABYTES },
    });
    worker.on('message', ({ level, text }: FromImportThread) => log[level](text));
    const ended = new Promise<void>((resolve, reject) => {
      worker.once('error', reject);
      worker.once('exit', () => resolve());
    }).finally(() => {
      running = undefined;
    });
    running = { worker, ended };
    return ended;
  };

  const work = async (): Promise<void> => {
    wanted = true;
    // Whoever works already looks again.
    if (running) return;
    while (wanted && !closed) {
      wanted = false;
      await start();
    }
  };

  return {
    work,
    close: async () => {
      closed = true;
      const message: ToImportThread = 'stop';
      running?.worker.postMessage(message);
      await running?.ended.catch(() => undefined);
    },
  };
};
