import { sql } from 'kysely';
import type { Database } from '../db/index.ts';

const SENT_DAYS = 30;
const FAILED_DAYS = 90;
const DELETED_AT_ONCE = 5000;

/** Deletes messages that were sent 30 days ago or failed 90 days ago, with their stored mails; at most 5,000 for each call. */
export const tidyOutbox = (db: Database) => async (): Promise<void> => {
  await sql`
    delete from outbox_messages where id = any(array(
      select id from outbox_messages
      where settled_at < now() - ${SENT_DAYS} * interval '1 day'
        and (state = 'sent' or settled_at < now() - ${FAILED_DAYS} * interval '1 day')
      order by settled_at limit ${DELETED_AT_ONCE}))`.execute(db);
};

/** Queues a failed message again and notifies the outbox; returns false if no failed message has the id. */
export const retryMessage =
  (db: Database) =>
  async (id: string): Promise<boolean> => {
    const { rows } = await sql`
      update outbox_messages
      set state = 'waiting', since = clock_timestamp(), next_attempt_at = clock_timestamp(), settled_at = null
      where id = ${id} and state = 'failed'
      returning pg_notify('outbox_messages', topic)`.execute(db);
    return rows.length > 0;
  };
