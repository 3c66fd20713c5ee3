import { type RawBuilder, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Database, Transaction } from '../db/index.ts';

/** A message to publish. A second one with the same topic and key is ignored. */
export interface OutboxMessage {
  topic: string;
  key: string;
  payload: object;
}

/** A message that a process has leased for delivery. */
export interface QueuedMessage {
  /** UUID, version 7; the same for every attempt. */
  id: string;
  topic: string;
  /** As published, after a round trip through JSON. */
  payload: unknown;
  /** 1 for the first. */
  attempt: number;
}

/**
 * Delivers a message, and may return where it went. It is retried whenever it throws, and may be called again after a
 * crash for a message that it had delivered: the recipient deduplicates by the id. Must abort with `signal`.
 * @throws Undeliverable when a retry is of no use
 */
export type Handler = (message: QueuedMessage, signal: AbortSignal) => Promise<string | void>;

export type Handlers = Readonly<Record<string, Handler>>;

/** Thrown for a message that can never be delivered; it fails without a retry. */
export class Undeliverable extends Error {
  override name = 'Undeliverable';
}

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
