import { parentPort } from 'node:worker_threads';
import { merge } from '@grossist/search-index';
import type { BuilderJob, FromBuilder } from '../messages.ts';

const send = (message: FromBuilder): void => parentPort?.postMessage(message);

/** Lays out the whole catalogue, or merges segments, and ends: what it took for that is given back. */
export const runBuilder = async (job: BuilderJob): Promise<void> => {
  if (job.job === 'merge') {
    send({ type: 'built', built: merge(job) });
    return;
  }
  // Merges are many during an import, and need no way into the database: to load it takes longer than most of them.
  const { fillPart } = await import('./fill-part.ts');
  await fillPart(job.connectionString, job.part, send);
};
