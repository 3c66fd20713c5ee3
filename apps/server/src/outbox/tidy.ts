import { sql } from 'kysely';
import type { Database } from '../db/index.ts';

const SENT_DAYS = 30;
const FAILED_DAYS = 90;
const AT_ONCE = 5000;

/** Takes away what was sent a month ago or given up three months ago, with the mails kept of it; bounded for each call. */
export const tidyOutbox = (db: Database) => async (): Promise<void> => {
  await sql`
    delete from outbox_messages where id = any(array(
      select id from outbox_messages
      where settled_at < now() - ${SENT_DAYS} * interval '1 day'
        and (state = 'sent' or settled_at < now() - ${FAILED_DAYS} * interval '1 day')
      order by settled_at limit ${AT_ONCE}))`.execute(db);
};
