import { expect, test } from 'vitest';
import { publish } from '../../src/outbox/index.ts';
import { testDatabase } from '../support/database.ts';
import { aTopic } from './a-message.ts';
import { sendingProgram } from './start-sending.ts';

const { db, connectionString } = await testDatabase();
const startSending = sendingProgram();

const MESSAGES = 300;
/** So long a message is held by a process that is no more: a third of it. */
const ATTEMPT_MS = '500';

const statesOf = async (topic: string): Promise<Map<string, string>> => {
  const rows = await db.selectFrom('outbox_messages').select(['id', 'state']).where('topic', '=', topic).execute();
  return new Map(rows.map(({ id, state }) => [id, state]));
};

// One moment is another in every run: where the kill falls between sending and marking is random in all of them.
const anyMoment = 1 + Math.floor(Math.random() * 200);

test.each([{ killAfter: 1 }, { killAfter: 60 }, { killAfter: anyMoment }])(
  'kill -9 after $killAfter messages, and two processes go on: each goes out at least once with its id, none is invented',
  async ({ killAfter }) => {
    const topic = aTopic();
    await publish(
      db,
      Array.from({ length: MESSAGES }, (_, n) => ({ topic, key: String(n), payload: {} })),
    );
    const published = new Set((await statesOf(topic)).keys());
    const doomed = await startSending(connectionString, topic, ATTEMPT_MS);
    await expect.poll(() => doomed.sent.length, { timeout: 20_000, interval: 5 }).toBeGreaterThanOrEqual(killAfter);
    await doomed.kill('SIGKILL');
    // Marked is only what went out.
    for (const [id, state] of await statesOf(topic)) if (state === 'sent') expect(doomed.sent).toContain(id);

    const one = await startSending(connectionString, topic, ATTEMPT_MS);
    const other = await startSending(connectionString, topic, ATTEMPT_MS);
    await expect
      .poll(async () => [...(await statesOf(topic)).values()].filter((state) => state !== 'sent').length, {
        timeout: 20_000,
      })
      .toBe(0);
    await Promise.all([one.kill('SIGTERM'), other.kill('SIGTERM')]);

    const sent = [...doomed.sent, ...one.sent, ...other.sent];
    expect(new Set(sent)).toEqual(published);
    // Twice went out only what the dead one had under way, no more than it takes at once.
    expect(sent.length - MESSAGES).toBeLessThanOrEqual(4);
  },
  60_000,
);
