import { parentPort } from 'node:worker_threads';
import { Failure } from '../../http/failure.ts';
import { copyFailure, type FromWorker } from './messages.ts';

export interface Work {
  /** Does a task. What it is given is what its pool is typed for: a worker's file and its pool are written together. */
  run(input: unknown): unknown;
}

/** Makes this thread a worker of a pool: does each task that it is sent, one at a time. */
export const answerTasks = (work: Work): void => {
  const post = (message: FromWorker<unknown>): void => parentPort?.postMessage(message);
  const answer = async (input: unknown): Promise<void> => {
    try {
      post({ kind: 'done', value: await work.run(input) });
    } catch (error) {
      if (error instanceof Failure) post({ kind: 'refused', failure: copyFailure(error) });
      else if (error instanceof Error) post({ kind: 'failed', message: error.message, stack: error.stack ?? '' });
      else post({ kind: 'failed', message: String(error), stack: '' });
    }
  };
  parentPort?.on('message', (input: unknown) => void answer(input));
  post({ kind: 'ready' });
};
