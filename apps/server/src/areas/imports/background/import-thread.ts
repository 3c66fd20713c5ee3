import { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';

export interface ImportThreadSettings {
  connectionString: string;
  /** Folder for copies of uploaded files. */
  folder: string;
  /** Key of the hashes of erased people's e-mail addresses. */
  erasedPeopleKey: string;
}

export type ToImportThread = 'stop';

/** An entry for the log. */
export interface FromImportThread {
  level: 'warn' | 'error';
  text: string;
}

export interface ImportThread {
  /** Imports the waiting files; resolves when none is left or another process imports. */
  work(): Promise<void>;
  /** Ends after the current batch. The rest waits for the next time. */
  close(): Promise<void>;
}

/** Short-lived objects of a window of records outlive a small young generation, and are then costly to collect. */
const NURSERY_MEGABYTES = 64;

/** Runs imports in a worker thread, so that the server's own thread stays responsive. */
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
    // The running worker checks for more files before it ends.
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
