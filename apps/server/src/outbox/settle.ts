import { sql } from 'kysely';
import type { Database } from '../db/index.ts';
import type { HeldMessage } from './hold.ts';

const MOST_TEXT = 1000;

/** As a column takes it. */
const shortened = (text: string): string => text.replaceAll('\u0000', '').slice(0, MOST_TEXT);

/** Still the attempt that this process began: one that took too long may be another's by now. */
const stillHeld = ({ id, attempt }: HeldMessage) => sql`id = ${id} and state = 'waiting' and attempts = ${attempt}`;

/** Sent is sent, whoever holds it by now. */
export const noteSent = async (db: Database, { id }: HeldMessage, outcome: string): Promise<void> => {
  await sql`
    update outbox_messages
    set state = 'sent', outcome = ${shortened(outcome)}, failure = '', settled_at = clock_timestamp()
    where id = ${id} and state <> 'sent'`.execute(db);
};

export interface FailedAttempt {
  failure: string;
  pauseMs: number;
  /** After so long it is given up. */
  patienceMs: number;
  isHopeless: boolean;
}

/** Notes why it did not go out; true when it is given up. */
export const noteFailed = async (
  db: Database,
  message: HeldMessage,
  { failure, pauseMs, patienceMs, isHopeless }: FailedAttempt,
): Promise<boolean> => {
  const isOver = sql`${isHopeless} or clock_timestamp() > since + ${patienceMs} * interval '1 millisecond'`;
  const { rows } = await sql<{ state: string }>`
    update outbox_messages
    set failure = ${shortened(failure)},
      state = case when ${isOver} then 'failed' else 'waiting' end,
      settled_at = case when ${isOver} then clock_timestamp() end,
      next_attempt_at = clock_timestamp() + ${pauseMs} * interval '1 millisecond'
    where ${stillHeld(message)}
    returning state`.execute(db);
  return rows[0]?.state === 'failed';
};

/** Gives back what was begun and not ended, for whoever comes next. */
export const release = async (db: Database, message: HeldMessage): Promise<void> => {
  await sql`
    update outbox_messages set attempts = attempts - 1, next_attempt_at = clock_timestamp()
    where ${stillHeld(message)}`.execute(db);
};
