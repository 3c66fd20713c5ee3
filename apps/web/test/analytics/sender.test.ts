import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSender, type Post } from '../../app/analytics/client/sender.ts';
import type { Sent } from '../../app/analytics/client/sending-queue.ts';
import { ProblemError } from '../../app/api/index.ts';

const record = (nth: number): Sent => ({ nth });
const records = (count: number): Sent[] => Array.from({ length: count }, (_, nth) => record(nth));
const refusal = (status: number, retryAfter?: number): ProblemError =>
  new ProblemError({ title: 'Refused', status, code: 'refused' }, retryAfter);

/** A collector that answers each batch by the next of the outcomes, then always well. */
const aCollector = (...outcomes: (ProblemError | undefined)[]) => {
  const batches: (readonly Sent[])[] = [];
  const post: Post = (batch) => {
    batches.push(batch);
    const outcome = outcomes.shift();
    return outcome ? Promise.reject(outcome) : Promise.resolve();
  };
  return { batches, sender: createSender(post) };
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', {});
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('sending', () => {
  test('waits 5,000 ms for more records', async () => {
    const { batches, sender } = aCollector();
    sender.add(record(0));
    await vi.advanceTimersByTimeAsync(4_999);
    expect(batches).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(batches).toEqual([[record(0)]]);
  });

  test('sends 50 records at once, one batch after the other', async () => {
    const { batches, sender } = aCollector();
    for (const each of records(120)) sender.add(each);
    await vi.advanceTimersByTimeAsync(1);
    expect(batches.map(({ length }) => length)).toEqual([50, 50]);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(batches.flat()).toEqual(records(120));
  });

  test('drops the oldest records beyond 2,500', async () => {
    const { batches, sender } = aCollector(refusal(503));
    for (const each of records(2_600)) sender.add(each);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(batches.slice(1).flat()).toEqual(records(2_600).slice(100));
  });
});

describe('a failed batch', () => {
  test('is sent again unchanged after 5, 10 and 20 seconds', async () => {
    const { batches, sender } = aCollector(refusal(0), refusal(503), refusal(429));
    sender.add(record(0));
    const counts: number[] = [];
    for (const pause of [5_000, 5_000, 10_000, 20_000]) {
      // oxlint-disable-next-line no-await-in-loop
      await vi.advanceTimersByTimeAsync(pause);
      counts.push(batches.length);
    }
    expect(counts).toEqual([1, 2, 3, 4]);
    expect(console.warn).toHaveBeenCalledWith('analytics: Bad HTTP status: 503');
    expect(batches).toEqual(Array.from({ length: 4 }, () => [record(0)]));
  });

  test('waits as long as the shop asks for', async () => {
    const { batches, sender } = aCollector(refusal(429, 60));
    sender.add(record(0));
    await vi.advanceTimersByTimeAsync(5_000 + 59_999);
    expect(batches).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(batches).toHaveLength(2);
  });

  test('is dropped where sending it again would not help', async () => {
    const { batches, sender } = aCollector(refusal(422));
    sender.add(record(0));
    await vi.advanceTimersByTimeAsync(600_000);
    expect(batches).toHaveLength(1);
  });

  test('is halved while it is too large', async () => {
    const { batches, sender } = aCollector(refusal(413), refusal(413));
    for (const each of records(50)) sender.add(each);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(batches.map(({ length }) => length)).toEqual([50, 25, 13, 37]);
    expect(batches.slice(2).flat()).toEqual(records(50));
  });

  test('is aborted after 90,000 ms without an answer, and sent again', async () => {
    let isAborted = false;
    let calls = 0;
    const sender = createSender((_, { signal }) => {
      calls += 1;
      return new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => {
          isAborted = true;
          reject(new DOMException('Aborted', 'AbortError'));
        });
      });
    });
    sender.add(record(0));
    await vi.advanceTimersByTimeAsync(5_000 + 89_999);
    expect(isAborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1 + 5_000);
    expect(isAborted).toBe(true);
    expect(console.warn).toHaveBeenCalledWith('analytics: timeout');
    expect(calls).toBe(2);
  });
});

describe('leaving and stopping', () => {
  test('sends what waits, and returns what was not answered for the next page', () => {
    const { batches, sender } = aCollector();
    for (const each of records(3)) sender.add(each);
    expect(sender.leave()).toEqual(records(3));
    expect(batches).toEqual([records(3)]);
  });

  test('empties the queue for good when stopped', async () => {
    const { batches, sender } = aCollector();
    sender.add(record(0));
    sender.stop();
    sender.add(record(1));
    expect(sender.leave()).toEqual([]);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(batches).toEqual([]);
  });

  test('does not send a batch again that fails after the stop', async () => {
    const { batches, sender } = aCollector(refusal(503));
    sender.add(record(0));
    const sent = sender.flush();
    sender.stop();
    await sent;
    await vi.advanceTimersByTimeAsync(600_000);
    expect(batches).toHaveLength(1);
  });
});
