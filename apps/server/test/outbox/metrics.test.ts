import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { Undeliverable, watchOutbox } from '../../src/outbox/index.ts';
import { testDatabase } from '../support/database.ts';
import { aMessage, anOutbox } from './a-message.ts';

const { db } = await testDatabase();

test('metrics count waiting, failed and attempted messages, and the age of the oldest', async () => {
  const registry = new Registry();
  const watch = watchOutbox(registry, db);
  await aMessage(db, 'waits');
  await aMessage(db, 'waits');
  await aMessage(db, 'fails');
  await aMessage(db, 'goes');
  await db
    .updateTable('outbox_messages')
    .set({ told_at: new Date(Date.now() - 60_000) })
    .where('topic', '=', 'waits')
    .execute();
  const handlers = {
    goes: async () => undefined,
    fails: async () => {
      throw new Undeliverable('gone');
    },
  };
  await anOutbox(db, handlers, { watch }).sendDue();
  const text = await registry.metrics();
  expect(text).toContain('grossist_outbox_waiting{topic="waits"} 2');
  expect(text).toContain('grossist_outbox_failed{topic="fails"} 1');
  expect(text).toMatch(/grossist_outbox_oldest_seconds\{topic="waits"\} [6-9]\d/);
  expect(text).toContain('grossist_outbox_attempts_total{topic="goes",result="sent"} 1');
  expect(text).toContain('grossist_outbox_attempts_total{topic="fails",result="given-up"} 1');
  // Looking twice counts once.
  expect(await registry.metrics()).toContain('grossist_outbox_waiting{topic="waits"} 2');
});
