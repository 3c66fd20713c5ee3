import { Worker } from 'node:worker_threads';
import { NotThisFormat } from '@grossist/catalogue-formats';
import type { Window } from '../report.ts';
import { type FromReadingThread, type ReadingTask, type ToReadingThread, unpacked } from './packed-window.ts';

/**
 * Size of the young generation. A record is serialized as soon as it is read and then is garbage: the larger the young
 * generation, the fewer records survive a collection. Above this an import of 500 MB comes near its memory limit.
 */
const NURSERY_MEGABYTES = 24;

/** Reads and checks a file in a thread of its own, one window ahead of the consumer. Returns and throws as `readWindows`. */
export async function* windowsInThread(
  workerFile: URL,
  task: ReadingTask,
  signal: AbortSignal | undefined,
): AsyncGenerator<Window, boolean, undefined> {
  const worker = new Worker(workerFile, {
    workerData: task,
    resourceLimits: { maxYoungGenerationSizeMb: NURSERY_MEGABYTES },
  });
  const received: FromReadingThread[] = [];
  let wake: () => void = () => undefined;
  const receive = (message: FromReadingThread): void => {
    received.push(message);
    wake();
  };
  const onAbort = (): void => wake();
  worker.on('message', receive);
  worker.on('error', ({ message }) => receive({ type: 'failed', message }));
  // After the message `end` or `failed` the listener is gone, so that a normal exit is no failure.
  worker.on('exit', () => receive({ type: 'failed', message: 'The reading thread ended before the file did' }));
  signal?.addEventListener('abort', onAbort);
  try {
    for (;;) {
      if (signal?.aborted) return false;
      const message = received.shift();
      if (message === undefined)
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      else if (message.type === 'end') return true;
      else if (message.type === 'failed')
        throw message.explanation ? new NotThisFormat(message.explanation) : new Error(message.message);
      else {
        worker.postMessage('next' satisfies ToReadingThread);
        yield unpacked(message.window);
      }
    }
  } finally {
    signal?.removeEventListener('abort', onAbort);
    await worker.terminate();
  }
}

/** Returns the reading thread's built program; undefined when the sources run without a build. */
export const readingThreadFile = (): URL | undefined =>
  import.meta.url.endsWith('.ts') ? undefined : new URL('./read-worker.js', import.meta.url);
