import { type RawBuilder, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Database, Transaction } from '../db/index.ts';
import type { OutboxMessage } from './message.ts';

/** What tells messages, to be sent with the changes that they tell of; whoever sends wakes by the table's trigger. */
export const telling = (messages: readonly OutboxMessage[]): RawBuilder<unknown> => sql`
  insert into outbox_messages (id, topic, key, payload)
  select * from unnest(
    ${messages.map(() => uuidv7())}::uuid[],
    ${messages.map(({ topic }) => topic)}::text[],
    ${messages.map(({ key }) => key)}::text[],
    ${messages.map(({ payload }) => JSON.stringify(payload))}::jsonb[])
  on conflict (topic, key) do nothing`;

/** Has messages sent once the caller's transaction is there to stay, and never when it is not. One statement. */
export const tell = async (tx: Transaction | Database, messages: readonly OutboxMessage[]): Promise<void> => {
  if (messages.length > 0) await telling(messages).execute(tx);
};
