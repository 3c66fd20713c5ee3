import { afterEach, describe, expect, test } from 'vitest';
import { openRestingThread, type RestingThread } from '../src/resting-thread.ts';

interface Asked {
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

// Says everything twice, so that an answer has a part that is not its last; the thread's own number tells threads apart.
const PROGRAM = `
import { parentPort, threadId } from 'node:worker_threads';
parentPort.on('message', ({ id, text }) => {
  if (text === 'die') throw new Error('died of it');
  if (text === 'leave') process.exit(0);
  if (text === 'keep') return;
  parentPort.postMessage({ id, text: 'at once', isLast: false });
  parentPort.postMessage({ id, text: text + ' of ' + threadId, isLast: true });
});`;

const opened: RestingThread<Question, Asked>[] = [];

const aThread = ({ most = 20, idle = 300_000 } = {}) => {
  const parts: string[] = [];
  const thread = openRestingThread<Question, Answer, Asked>({
    workerFile: new URL(`data:text/javascript,${encodeURIComponent(PROGRAM)}`),
    most,
    idle,
    ended: 'It ended',
    hear: ({ resolve }, { text, isLast }) => {
      if (isLast) resolve(text);
      else parts.push(text);
      return isLast;
    },
    fail: ({ reject }, reason) => reject(reason),
  });
  opened.push(thread);
  const ask = (text: string): Promise<string> =>
    new Promise((resolve, reject) => {
      thread.ask({ resolve, reject }, (id) => ({ id, text }));
    });
  return { thread, ask, parts };
};

const threadOf = (answer: string): string => answer.replace(/.* of /, '');

afterEach(async () => {
  await Promise.all(opened.splice(0).map((thread) => thread.close()));
});

describe('a thread that rests', () => {
  test('answers each who asks, in parts, from one thread', async () => {
    const { ask, parts } = aThread();
    const [one, other] = await Promise.all([ask('one'), ask('other')]);
    expect(one).toMatch(/^one of \d+$/);
    expect(other).toMatch(/^other of \d+$/);
    expect(threadOf(other)).toBe(threadOf(one));
    expect(parts).toEqual(['at once', 'at once']);
  });

  test('is full while as many wait as may, and no longer once one is forgotten', () => {
    const { thread } = aThread({ most: 1 });
    const nobody: Asked = { resolve: () => undefined, reject: () => undefined };
    expect(thread.isFull()).toBe(false);
    const id = thread.ask(nobody, (number) => ({ id: number, text: 'keep' }));
    expect(thread.isFull()).toBe(true);
    thread.forget(id);
    expect(thread.isFull()).toBe(false);
  });

  test('says nothing to whoever was forgotten', async () => {
    const { thread, ask } = aThread();
    const heard: string[] = [];
    const id = thread.ask({ resolve: (text) => heard.push(text), reject: () => heard.push('failed') }, (number) => ({
      id: number,
      text: 'forgotten',
    }));
    thread.forget(id);
    // What is asked afterwards is answered afterwards.
    await ask('next');
    expect(heard).toEqual([]);
  });

  test('fails those who wait when it dies, and begins anew for the next', async () => {
    const { ask } = aThread();
    const first = threadOf(await ask('first'));
    await expect(Promise.all([ask('keep'), ask('die')])).rejects.toThrow('died of it');
    expect(threadOf(await ask('again'))).not.toBe(first);
  });

  test('fails those who wait when it ends by itself', async () => {
    const { ask } = aThread();
    await expect(ask('leave')).rejects.toThrow('It ended');
  });

  test('fails those who wait when the shop closes', async () => {
    const { thread, ask } = aThread();
    const kept = expect(ask('keep')).rejects.toThrow('The shop is closing');
    await thread.close();
    await kept;
  });
});
