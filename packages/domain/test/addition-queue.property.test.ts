import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  additionsToSend,
  afterSending,
  MOST_ADDITIONS_AT_ONCE,
  overdueAdditions,
  type QueuedAddition,
  TOO_OLD,
} from '../src/index.ts';

const DAY = 24 * 60 * 60 * 1000;
const NOW = 1000 * DAY;

const queues = fc
  .array(fc.record({ age: fc.integer({ min: -1, max: 60 }), isRefused: fc.boolean() }), { maxLength: 130 })
  .map((entries) =>
    entries.map(
      ({ age, isRefused }, place): QueuedAddition => ({
        key: `key-${place}`,
        at: NOW - age * DAY,
        ...(isRefused && { refusal: 'out-of-stock' }),
      }),
    ),
  );

/** Sends until nothing is left to send; `refuses` decides what the shop refuses. Returns all keys in the order sent. */
const sendAll = (queue: readonly QueuedAddition[], refuses: (key: string) => boolean) => {
  let left = afterSending(queue, overdueAdditions(queue, NOW));
  const sent: string[] = [];
  for (let batch = additionsToSend(left, NOW); batch.length > 0; batch = additionsToSend(left, NOW)) {
    sent.push(...batch.map(({ key }) => key));
    left = afterSending(
      left,
      batch.map(({ key }) => (refuses(key) ? { key, refusal: 'not-orderable' } : { key })),
    );
  }
  return { sent, left };
};

test('sends each entry that waits once, in its order, in batches of at most fifty', () => {
  fc.assert(
    fc.property(queues, fc.integer({ min: 1, max: 5 }), (queue, every) => {
      expect(additionsToSend(queue, NOW).length).toBeLessThanOrEqual(MOST_ADDITIONS_AT_ONCE);
      const { sent, left } = sendAll(queue, (key) => Number(key.slice(4)) % every === 1);
      const due = queue.filter(({ refusal, at }) => refusal === undefined && NOW - at <= 28 * DAY);
      expect(sent).toEqual(due.map(({ key }) => key));
      expect(left.every(({ refusal }) => refusal !== undefined)).toBe(true);
    }),
  );
});

test('never sends entries that are older than the server’s keys, and reports them', () => {
  fc.assert(
    fc.property(queues, (queue) => {
      const old = queue.filter(({ refusal, at }) => refusal === undefined && NOW - at > 28 * DAY);
      expect(overdueAdditions(queue, NOW)).toEqual(old.map(({ key }) => ({ key, refusal: TOO_OLD })));
      const { sent } = sendAll(queue, () => false);
      expect(sent.filter((key) => old.some((entry) => entry.key === key))).toEqual([]);
    }),
  );
});

test('leaves what was not sent as it is', () => {
  fc.assert(
    fc.property(queues, (queue) => {
      expect(afterSending(queue, [])).toEqual(queue);
      expect(afterSending(queue, [{ key: 'of another queue' }])).toEqual(queue);
    }),
  );
});
