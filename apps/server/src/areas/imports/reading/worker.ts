import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { NotThisFormat } from '@grossist/catalogue-formats';
import { type FromReadingThread, Packer, type ReadingTask } from './packed-window.ts';
import { readWindows } from './read-windows.ts';

/** Reads one file and ends. */
const task: ReadingTask = workerData;
const port = parentPort;
if (port === null) throw new Error('This is the program of a thread');
const packer = new Packer();
const say = (message: FromReadingThread, given: readonly ArrayBuffer[] = []): void => port.postMessage(message, given);

try {
  for await (const window of readWindows(task, undefined, packer.pack)) {
    const taken = once(port, 'message');
    const filled = packer.window(window);
    say({ type: 'window', window: filled }, [filled.records.buffer, filled.lines.buffer, filled.places.buffer]);
    // One that waits and one that is being read are as many as memory is to hold.
    await taken;
  }
  say({ type: 'end' });
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  say({ type: 'failed', message, ...(error instanceof NotThisFormat ? { said: error.said } : {}) });
} finally {
  port.close();
}
