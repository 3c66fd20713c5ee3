import { Worker } from 'node:worker_threads';
import type { BuilderJob, FromBuilder } from '../messages.ts';

/** A builder makes many objects that live shortly. */
const YOUNG_GENERATION_MB = 32;

/**
 * Has a thread of its own do a piece of work and resolves when it is done. `onPart` is called with what it has made,
 * in order.
 */
export const startBuilder = (workerFile: string, job: BuilderJob, onPart: (part: FromBuilder) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL(workerFile), {
      workerData: job,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
    });
    worker.on('message', onPart);
    worker.on('error', reject);
    worker.on('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`A builder of the search ended with ${code}`));
    });
  });
