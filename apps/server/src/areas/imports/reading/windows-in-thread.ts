import { Worker } from 'node:worker_threads';
import { NotThisFormat } from '@grossist/catalogue-formats';
import type { Window } from '../report.ts';
import { type FromReadingThread, type ReadingTask, type ToReadingThread, unpacked } from './packed-window.ts';

/**
 * A product is written down as soon as it is read and then is nobody's: the larger the nursery, the fewer products are
 * still looked at when it is tidied. Above this an import of 500 MB comes near the memory that it may take.
 */
const NURSERY_MEGABYTES = 24;

/** Reads and checks a file in a thread of its own, a window ahead of whoever takes them. Is and throws as `readWindows`. */
export async function* windowsInThread(
  workerFile: URL,
  task: ReadingTask,
  signal: AbortSignal | undefined,
): AsyncGenerator<Window, boolean, undefined> {
  const worker = new Worker(workerFile, {
    workerData: task,
    resourceLimits: { maxYoungGenerationSizeMb: NURSERY_MEGABYTES },
  });
  const heard: FromReadingThread[] = [];
  let wake: () => void = () => undefined;
  const hear = (message: FromReadingThread): void => {
    heard.push(message);
    wake();
  };
  const onAbort = (): void => wake();
  worker.on('message', hear);
  worker.on('error', ({ message }) => hear({ type: 'failed', message }));
  // Behind its last word nobody listens any more.
  worker.on('exit', () => hear({ type: 'failed', message: 'The reading thread ended before the file did' }));
  signal?.addEventListener('abort', onAbort);
  try {
    for (;;) {
      if (signal?.aborted) return false;
      const message = heard.shift();
      if (message === undefined)
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      else if (message.type === 'end') return true;
      else if (message.type === 'failed')
        throw message.said ? new NotThisFormat(message.said) : new Error(message.message);
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

/** The reading thread's program, which lies beside the built ones; undefined where the sources run as they are. */
export const readingThreadFile = (): URL | undefined =>
  import.meta.url.endsWith('.ts') ? undefined : new URL('./read-worker.js', import.meta.url);
