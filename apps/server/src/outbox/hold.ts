import { sql } from 'kysely';
import type { Database } from '../db/index.ts';
import type { ToldMessage } from './message.ts';

/** A message that this process sends, and nobody else until its time is over. */
export type HeldMessage = ToldMessage;

/** Takes due messages of a topic, oldest first, for `holdMs`; others' are passed over. One statement. */
export const hold = async (
  db: Database,
  { topic, most, holdMs }: { topic: string; most: number; holdMs: number },
): Promise<readonly HeldMessage[]> => {
  const { rows } = await sql<HeldMessage>`
    update outbox_messages m
    set attempts = m.attempts + 1, next_attempt_at = clock_timestamp() + ${holdMs} * interval '1 millisecond'
    where m.id = any(array(
      select id from outbox_messages
      where topic = ${topic} and state = 'waiting' and next_attempt_at <= clock_timestamp()
      order by next_attempt_at limit ${most}
      for update skip locked))
    returning m.id, m.topic, m.payload, m.attempts as attempt`.execute(db);
  // Ids tell the order in which they were told.
  return rows.sort((one, other) => (one.id < other.id ? -1 : 1));
};
