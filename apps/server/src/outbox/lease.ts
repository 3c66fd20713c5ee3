import { sql } from 'kysely';
import type { Database } from '../db/index.ts';
import type { QueuedMessage } from './message.ts';

const MOST_TEXT = 1000;

/** Shortens a text to the column's length, without NUL, which PostgreSQL refuses. */
const shortened = (text: string): string => text.replaceAll('\u0000', '').slice(0, MOST_TEXT);

/** True for the attempt that this process began: after its lease has expired another process may have taken the message. */
const isStillLeased = ({ id, attempt }: QueuedMessage) =>
  sql`id = ${id} and state = 'waiting' and attempts = ${attempt}`;

/** Leases due messages of a topic for `leaseMs`, oldest first, and skips those that others have locked. One statement. */
export const leaseMessages = async (
  db: Database,
  { topic, most, leaseMs }: { topic: string; most: number; leaseMs: number },
): Promise<readonly QueuedMessage[]> => {
  const { rows } = await sql<QueuedMessage>`
    update outbox_messages m
    set attempts = m.attempts + 1, next_attempt_at = clock_timestamp() + ${leaseMs} * interval '1 millisecond'
    where m.id = any(array(
      select id from outbox_messages
      where topic = ${topic} and state = 'waiting' and next_attempt_at <= clock_timestamp()
      order by next_attempt_at limit ${most}
      for update skip locked))
    returning m.id, m.topic, m.payload, m.attempts as attempt`.execute(db);
  // UUIDs of version 7 are in the order of publishing.
  return rows.sort((one, other) => (one.id < other.id ? -1 : 1));
};

/** Marks a message as sent, also after its lease has expired. */
export const markSent = async (db: Database, { id }: QueuedMessage, outcome: string): Promise<void> => {
  await sql`
    update outbox_messages
    set state = 'sent', outcome = ${shortened(outcome)}, failure = '', settled_at = clock_timestamp()
    where id = ${id} and state <> 'sent'`.execute(db);
};

export interface FailedAttempt {
  failure: string;
  /** Milliseconds until the next attempt. */
  backoffMs: number;
  /** Milliseconds since publishing after which the message fails. */
  maxAgeMs: number;
  isHopeless: boolean;
}

/** Records a failed attempt; returns true if the message has failed for good. */
export const recordFailure = async (
  db: Database,
  message: QueuedMessage,
  { failure, backoffMs, maxAgeMs, isHopeless }: FailedAttempt,
): Promise<boolean> => {
  const isOver = sql`${isHopeless} or clock_timestamp() > since + ${maxAgeMs} * interval '1 millisecond'`;
  const { rows } = await sql<{ state: string }>`
    update outbox_messages
    set failure = ${shortened(failure)},
      state = case when ${isOver} then 'failed' else 'waiting' end,
      settled_at = case when ${isOver} then clock_timestamp() end,
      next_attempt_at = clock_timestamp() + ${backoffMs} * interval '1 millisecond'
    where ${isStillLeased(message)}
    returning state`.execute(db);
  return rows[0]?.state === 'failed';
};

/** Releases a lease whose attempt was aborted, so that another process takes the message at once. */
export const release = async (db: Database, message: QueuedMessage): Promise<void> => {
  await sql`
    update outbox_messages set attempts = attempts - 1, next_attempt_at = clock_timestamp()
    where ${isStillLeased(message)}`.execute(db);
};
