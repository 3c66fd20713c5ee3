import { sql } from 'kysely';
import type { Database } from '../db/index.ts';

/** Sends a message once more that was given up; false when none such was. */
export const tryAgain =
  (db: Database) =>
  async (id: string): Promise<boolean> => {
    const { rows } = await sql`
      update outbox_messages
      set state = 'waiting', since = clock_timestamp(), next_attempt_at = clock_timestamp(), settled_at = null
      where id = ${id} and state = 'failed'
      returning pg_notify('outbox_messages', topic)`.execute(db);
    return rows.length > 0;
  };
