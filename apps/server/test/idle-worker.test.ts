import { afterEach, describe, expect, test } from 'vitest';
import { type IdleWorker, openIdleWorker } from '../src/idle-worker.ts';

interface Pending {
  resolve: (text: string) => void;
  reject: (reason: unknown) => void;
}
interface Question {
  id: number;
  text: string;
}
interface Answer {
  id: number;
  text: string;
  isLast: boolean;
}

// Sends each answer in two parts; the thread id shows which thread answered.
const PROGRAM = `
import { parentPort, threadId } from 'node:worker_threads';
parentPort.on('message', ({ id, text }) => {
  if (text === 'die') throw new Error('died of it');
  if (text === 'leave') process.exit(0);
  if (text === 'keep') return;
  parentPort.postMessage({ id, text: 'at once', isLast: false });
  parentPort.postMessage({ id, text: text + ' of ' + threadId, isLast: true });
});`;

const opened: IdleWorker<Question, Pending>[] = [];

const aThread = ({ most = 20, idle = 300_000 } = {}) => {
  const parts: string[] = [];
  const thread = openIdleWorker<Question, Answer, Pending>({
    workerFile: new URL(`data:text/javascript,${encodeURIComponent(PROGRAM)}`),
    most,
    idle,
    exitMessage: 'It ended',
    onMessage: ({ resolve }, { text, isLast }) => {
      if (isLast) resolve(text);
      else parts.push(text);
      return isLast;
    },
    fail: ({ reject }, reason) => reject(reason),
  });
  opened.push(thread);
  const ask = (text: string): Promise<string> =>
    new Promise((resolve, reject) => {
      thread.request({ resolve, reject }, (id) => ({ id, text }));
    });
  return { thread, ask, parts };
};

const threadOf = (answer: string): string => answer.replace(/.* of /, '');

afterEach(async () => {
  await Promise.all(opened.splice(0).map((thread) => thread.close()));
});

describe('an idle worker', () => {
  test('answers requests in parts, from one thread', async () => {
    const { ask, parts } = aThread();
    const [one, other] = await Promise.all([ask('one'), ask('other')]);
    expect(one).toMatch(/^one of \d+$/);
    expect(other).toMatch(/^other of \d+$/);
    expect(threadOf(other)).toBe(threadOf(one));
    expect(parts).toEqual(['at once', 'at once']);
  });

  test('is full at the limit of pending requests, until one is canceled', () => {
    const { thread } = aThread({ most: 1 });
    const pending: Pending = { resolve: () => undefined, reject: () => undefined };
    expect(thread.isFull()).toBe(false);
    const id = thread.request(pending, (number) => ({ id: number, text: 'keep' }));
    expect(thread.isFull()).toBe(true);
    thread.cancel(id);
    expect(thread.isFull()).toBe(false);
  });

  test('delivers nothing to a canceled request', async () => {
    const { thread, ask } = aThread();
    const received: string[] = [];
    const id = thread.request(
      { resolve: (text) => received.push(text), reject: () => received.push('failed') },
      (number) => ({
        id: number,
        text: 'forgotten',
      }),
    );
    thread.cancel(id);
    // Requests are answered in order.
    await ask('next');
    expect(received).toEqual([]);
  });

  test('fails pending requests when the thread fails, and starts another for the next request', async () => {
    const { ask } = aThread();
    const first = threadOf(await ask('first'));
    await expect(Promise.all([ask('keep'), ask('die')])).rejects.toThrow('died of it');
    expect(threadOf(await ask('again'))).not.toBe(first);
  });

  test('fails pending requests when the thread exits', async () => {
    const { ask } = aThread();
    await expect(ask('leave')).rejects.toThrow('It ended');
  });

  test('fails pending requests when it is closed', async () => {
    const { thread, ask } = aThread();
    const failed = expect(ask('keep')).rejects.toThrow('The shop is closing');
    await thread.close();
    await failed;
  });
});
