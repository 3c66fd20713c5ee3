import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { NotThisFormat } from '@grossist/catalogue-formats';
import { readWindows } from './read-windows.ts';
import { type FromReadingThread, Packer, type ReadingTask } from './windows-in-thread.ts';

/** Worker thread: reads one file and ends. */
const task: ReadingTask = workerData;
const port = parentPort;
if (port === null) throw new Error('This is the program of a thread');
const packer = new Packer();
const post = (message: FromReadingThread, given: readonly ArrayBuffer[] = []): void => port.postMessage(message, given);

try {
  for await (const window of readWindows(task, undefined, packer.pack)) {
    const taken = once(port, 'message');
    const filled = packer.window(window);
    post({ type: 'window', window: filled }, [filled.records.buffer, filled.lines.buffer, filled.places.buffer]);
    // Memory holds two windows at most: one that waits and one that is being read.
    await taken;
  }
  post({ type: 'end' });
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  post({ type: 'failed', message, ...(error instanceof NotThisFormat ? { explanation: error.importMessage } : {}) });
} finally {
  port.close();
}
