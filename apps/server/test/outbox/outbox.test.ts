import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { openListener, transaction } from '../../src/db/index.ts';
import { publish, type QueuedMessage, retryMessage, tidyOutbox, Undeliverable } from '../../src/outbox/index.ts';
import { testDatabase } from '../support/database.ts';
import { countQueries } from '../support/query-count.ts';
import { quietLog } from '../support/quiet-log.ts';
import { aMessage, anOutbox, aTopic, messageOf, pauseIsOver } from './a-message.ts';

const { db, pool, connectionString } = await testDatabase();

/** A handler that records its messages and fails the given number of times. */
const recipient = (failures = 0, error: () => Error = () => new Error('The line is dead')) => {
  const got: QueuedMessage[] = [];
  const handle = async (message: QueuedMessage) => {
    got.push(message);
    if (got.length <= failures) throw error();
    return 'delivered';
  };
  return { got, handle };
};

describe('publishing', () => {
  test('delivers a message once, with its id and payload, and stores the outcome', async () => {
    const topic = aTopic();
    const { got, handle } = recipient();
    await aMessage(db, topic, { orderId: 'ø-1', nested: [1, { a: null }] });
    const outbox = anOutbox(db, { [topic]: handle });
    expect(await outbox.sendDue()).toBe(1);
    expect(await outbox.sendDue()).toBe(0);
    const row = await messageOf(db, topic);
    expect(got).toEqual([{ id: row.id, topic, payload: { orderId: 'ø-1', nested: [1, { a: null }] }, attempt: 1 }]);
    expect(row).toMatchObject({ state: 'sent', outcome: 'delivered', attempts: 1, failure: '' });
  });

  test('ignores a second message of the same topic and key, but not of another topic', async () => {
    const [topic, other] = [aTopic(), aTopic()];
    await publish(db, [{ topic, key: 'one', payload: { first: true } }]);
    await publish(db, [
      { topic, key: 'one', payload: { first: false } },
      { topic: other, key: 'one', payload: {} },
    ]);
    expect((await messageOf(db, topic)).payload).toEqual({ first: true });
    expect((await messageOf(db, other)).payload).toEqual({});
  });

  test('publishes nothing when the transaction is rolled back', async () => {
    const topic = aTopic();
    const publishing = transaction(db, async (tx) => {
      await publish(tx, [{ topic, key: 'one', payload: {} }]);
      throw new Error('broken off');
    });
    await expect(publishing).rejects.toThrow('broken off');
    expect(await anOutbox(db, { [topic]: recipient().handle }).sendDue()).toBe(0);
  });

  test('publishes many messages by one statement, and none by no statement', async () => {
    const topic = aTopic();
    const many = Array.from({ length: 300 }, (_, n) => ({ topic, key: String(n), payload: {} }));
    expect(await countQueries(db, () => publish(db, many))).toBe(1);
    expect(await countQueries(db, () => publish(db, []))).toBe(0);
  });
});

describe('sending', () => {
  test('retries with the same id and a growing backoff, and stores the reason', async () => {
    const topic = aTopic();
    const { got, handle } = recipient(2, () => new Error('No answer', { cause: new Error('ECONNREFUSED') }));
    await aMessage(db, topic);
    const outbox = anOutbox(db, { [topic]: handle });
    for (const [attempt, backoffMs] of [
      [1, 5_000],
      [2, 10_000],
    ] as const) {
      const before = Date.now();
      expect(await outbox.sendDue()).toBe(1);
      const row = await messageOf(db, topic);
      expect(row).toMatchObject({ state: 'waiting', failure: 'No answer: ECONNREFUSED', attempts: attempt });
      // The attempt ended at some time between the two.
      expect(row.next_attempt_at.getTime()).toBeGreaterThanOrEqual(before + backoffMs);
      expect(row.next_attempt_at.getTime()).toBeLessThanOrEqual(Date.now() + backoffMs);
      await pauseIsOver(db, topic);
    }
    await outbox.sendDue();
    expect(new Set(got.map(({ id }) => id)).size).toBe(1);
    expect(got.map(({ attempt }) => attempt)).toEqual([1, 2, 3]);
    expect(await messageOf(db, topic)).toMatchObject({ state: 'sent', failure: '' });
  });

  test('fails after some days with the reason, and can be retried', async () => {
    const topic = aTopic();
    const { got, handle } = recipient(1);
    await aMessage(db, topic);
    const outbox = anOutbox(db, { [topic]: handle }, { maxAgeMs: 1000 });
    await db
      .updateTable('outbox_messages')
      .set({ since: new Date(Date.now() - 2000) })
      .where('topic', '=', topic)
      .execute();
    await outbox.sendDue();
    const given = await messageOf(db, topic);
    expect(given).toMatchObject({ state: 'failed', failure: 'The line is dead' });
    await pauseIsOver(db, topic);
    expect(await outbox.sendDue()).toBe(0);
    expect(await retryMessage(db)(given.id)).toBe(true);
    expect(await retryMessage(db)(given.id)).toBe(false);
    await outbox.sendDue();
    expect(got.map(({ id }) => id)).toEqual([given.id, given.id]);
    expect((await messageOf(db, topic)).state).toBe('sent');
  });

  test('fails an undeliverable message at once', async () => {
    const topic = aTopic();
    await aMessage(db, topic);
    const { handle } = recipient(1, () => new Undeliverable('No such mailbox'));
    await anOutbox(db, { [topic]: handle }).sendDue();
    expect(await messageOf(db, topic)).toMatchObject({ state: 'failed', failure: 'No such mailbox', attempts: 1 });
  });

  test('aborts an attempt after its timeout', async () => {
    const topic = aTopic();
    await aMessage(db, topic);
    const never = (_: QueuedMessage, signal: AbortSignal) =>
      new Promise<void>((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      });
    await anOutbox(db, { [topic]: never }, { attemptMs: 20 }).sendDue();
    const { state, failure } = await messageOf(db, topic);
    expect(state).toBe('waiting');
    expect(failure).toContain('timeout');
  });

  test('a topic that hangs does not delay the others', async () => {
    const [stuck, free] = [aTopic(), aTopic()];
    await aMessage(db, stuck);
    await aMessage(db, free);
    const begun: (() => void)[] = [];
    const hanging = () => new Promise<void>((resolve) => begun.push(resolve));
    const { got, handle } = recipient();
    const work = anOutbox(db, { [stuck]: hanging, [free]: handle }).sendDue();
    // The other topic may be done before the stuck one has begun.
    await expect.poll(() => [got.length, begun.length]).toEqual([1, 1]);
    for (const letGo of begun) letGo();
    expect(await work).toBe(2);
  });

  test('leaves messages of a topic without a handler to other processes', async () => {
    const topic = aTopic();
    await aMessage(db, topic);
    await anOutbox(db, {}).sendDue();
    expect(await messageOf(db, topic)).toMatchObject({ state: 'waiting', attempts: 0 });
  });

  test('several processes share the work, and each message is sent by one', async () => {
    const topic = aTopic();
    await publish(
      db,
      Array.from({ length: 60 }, (_, n) => ({ topic, key: String(n), payload: { n } })),
    );
    const all = [recipient(), recipient(), recipient()];
    const counts = await Promise.all(all.map(({ handle }) => anOutbox(db, { [topic]: handle }).sendDue()));
    const sent = all.flatMap(({ got }) => got.map(({ id }) => id));
    expect(counts.reduce((sum, count) => sum + count)).toBe(60);
    expect(new Set(sent).size).toBe(60);
    expect(sent).toHaveLength(60);
  });
});

describe('dying and ending', () => {
  test('sends a message of a dead process again after its lease, with the same id', async () => {
    const topic = aTopic();
    await aMessage(db, topic);
    const first = recipient();
    let die = (): void => undefined;
    const dying = anOutbox(db, {
      [topic]: async (message) => {
        await first.handle(message);
        await new Promise<void>((resolve) => (die = resolve));
      },
    });
    const neverMarked = dying.sendDue();
    await expect.poll(() => first.got.length).toBe(1);
    const second = recipient();
    const other = anOutbox(db, { [topic]: second.handle });
    expect(await other.sendDue()).toBe(0);
    await pauseIsOver(db, topic);
    expect(await other.sendDue()).toBe(1);
    expect(second.got.map(({ id, attempt }) => ({ id, attempt }))).toEqual([{ id: first.got[0]?.id, attempt: 2 }]);
    die();
    await neverMarked;
    expect(await messageOf(db, topic)).toMatchObject({ state: 'sent', outcome: 'delivered' });
  });

  test('a failure of a slow attempt does not affect a later one', async () => {
    const topic = aTopic();
    await aMessage(db, topic);
    let fail: (error: Error) => void = () => undefined;
    let isHeld = false;
    const slow = anOutbox(db, {
      [topic]: () =>
        new Promise<void>((_, reject) => {
          isHeld = true;
          fail = reject;
        }),
    }).sendDue();
    await expect.poll(() => isHeld).toBe(true);
    await pauseIsOver(db, topic);
    await anOutbox(db, { [topic]: recipient().handle }).sendDue();
    fail(new Error('too late'));
    await slow;
    expect(await messageOf(db, topic)).toMatchObject({ state: 'sent', failure: '' });
  });

  test('a process that ends releases its leases at once', async () => {
    const topic = aTopic();
    await aMessage(db, topic);
    let begun = 0;
    const outbox = anOutbox(db, {
      [topic]: (_, signal) =>
        new Promise<void>((_resolve, reject) => {
          begun += 1;
          signal.addEventListener('abort', () => reject(signal.reason));
        }),
    });
    outbox.start();
    await expect.poll(() => begun).toBe(1);
    await outbox.close();
    expect(await messageOf(db, topic)).toMatchObject({ state: 'waiting', attempts: 0, failure: '' });
    expect(await anOutbox(db, { [topic]: recipient().handle }).sendDue()).toBe(1);
  });

  test('delivers on notifications', async () => {
    const topic = aTopic();
    const { got, handle } = recipient();
    const outbox = anOutbox(db, { [topic]: handle }, { pollMs: 3_600_000 });
    const events = await openListener(connectionString, quietLog());
    await events.subscribe('outbox_messages', outbox.subscriber);
    outbox.start();
    try {
      await aMessage(db, topic);
      await expect.poll(() => got.length).toBe(1);
    } finally {
      await outbox.close();
      await events.close();
    }
  });

  test('a notification of one topic does not load others', async () => {
    const [topic, other] = [aTopic(), aTopic()];
    const [notified, unnotified] = [recipient(), recipient()];
    const outbox = anOutbox(db, { [topic]: notified.handle, [other]: unnotified.handle }, { pollMs: 3_600_000 });
    outbox.start();
    // The first poll takes its connections at once, and is over when all of them are idle again.
    await pause(0);
    await expect.poll(() => pool.waitingCount + pool.totalCount - pool.idleCount).toBe(0);
    await aMessage(db, topic);
    await aMessage(db, other);
    await outbox.subscriber.notified(topic);
    await expect.poll(() => notified.got.length).toBe(1);
    await outbox.close();
    expect(unnotified.got).toHaveLength(0);
  });
});

test('deletes messages that were settled long ago, and leaves waiting ones', async () => {
  const [sent, failed, waiting] = [aTopic(), aTopic(), aTopic()];
  for (const topic of [sent, failed, waiting]) await aMessage(db, topic);
  await pool.query(
    `update outbox_messages set told_at = now() - interval '99 days',
       settled_at = case when topic <> $3 then now() - interval '60 days' end,
       state = case topic when $1 then 'sent' when $2 then 'failed' else 'waiting' end
     where topic = any(array[$1, $2, $3])`,
    [sent, failed, waiting],
  );
  await tidyOutbox(db)();
  const left = await db
    .selectFrom('outbox_messages')
    .select('topic')
    .where('topic', 'in', [sent, failed, waiting])
    .orderBy('id')
    .execute();
  expect(left.map(({ topic }) => topic)).toEqual([failed, waiting]);
});
