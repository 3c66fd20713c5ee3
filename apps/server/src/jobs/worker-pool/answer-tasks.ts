/** The side of the thread in a worker pool: does tasks, and posts results or failures. */

import { parentPort } from 'node:worker_threads';
import { Failure } from '../../http/failure.ts';

/** A Failure as it goes from a thread to another: a copy of an error object loses its class. */
type CopiedFailure = Pick<Failure, 'status' | 'code' | 'title' | 'detail' | 'errors' | 'retryAfterSeconds'>;

export type FromWorker<Out> =
  /** The thread's program is loaded. */
  | { kind: 'ready' }
  | { kind: 'done'; value: Out }
  | { kind: 'refused'; failure: CopiedFailure }
  | { kind: 'failed'; message: string; stack: string };

const copyFailure = ({ status, code, title, detail, errors, retryAfterSeconds }: Failure): CopiedFailure => ({
  status,
  code,
  title,
  detail,
  errors,
  retryAfterSeconds,
});

export const failureOfCopy = ({ status, code, title, detail, errors, retryAfterSeconds }: CopiedFailure): Failure =>
  new Failure(status, code, title, detail, errors, retryAfterSeconds);

interface Work {
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
