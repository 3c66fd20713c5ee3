import { type RawBuilder, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Database, Transaction } from '../db/index.ts';
import type { OutboxMessage } from './message.ts';

/** Returns the statement that inserts messages, to run with the changes that they report. A trigger notifies the outbox. */
export const publishStatement = (messages: readonly OutboxMessage[]): RawBuilder<unknown> => sql`
  insert into outbox_messages (id, topic, key, payload)
  select * from unnest(
    ${messages.map(() => uuidv7())}::uuid[],
    ${messages.map(({ topic }) => topic)}::text[],
    ${messages.map(({ key }) => key)}::text[],
    ${messages.map(({ payload }) => JSON.stringify(payload))}::jsonb[])
  on conflict (topic, key) do nothing`;

/** Publishes messages in the caller's transaction: they are delivered if it commits, and only then. One statement. */
export const publish = async (tx: Transaction | Database, messages: readonly OutboxMessage[]): Promise<void> => {
  if (messages.length > 0) await publishStatement(messages).execute(tx);
};
