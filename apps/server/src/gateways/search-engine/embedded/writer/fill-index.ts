/** Fills a new index in threads of their own, the builders. */

import { Worker } from 'node:worker_threads';
import { IndexWriter } from '@grossist/search-index';
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

export interface Filled {
  index: IndexWriter;
  /** The last change that is in it. */
  last: number;
}

/**
 * Fills a new index from the database, in the given number of threads. Each reads its part as it is at a moment of its own;
 * `last` is that of the earliest, so that the changes after it make good what moved between parts in the meantime.
 */
export const fillIndex = async (workerFile: string, connectionString: string, threads: number): Promise<Filled> => {
  const index = new IndexWriter();
  const lasts: number[] = [];
  const builders = Array.from({ length: threads }, (_, number) =>
    startBuilder(
      workerFile,
      { role: 'builder', job: 'fill', connectionString, part: { number, of: threads } },
      (part) => {
        if (part.type === 'registered') index.register(part.registrations);
        else if (part.type === 'built') index.add(part.built);
        else lasts.push(part.last);
      },
    ),
  );
  await Promise.all(builders);
  index.commit();
  return { index, last: Math.min(...lasts) };
};
