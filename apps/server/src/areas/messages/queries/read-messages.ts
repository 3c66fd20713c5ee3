import { type Selectable, sql } from 'kysely';
import type { Database, KeptMailsTable, OutboxMessagesTable, OutboxState } from '../../../db/index.ts';

/** A message with its order or the subject of a customer's message. */
export interface MessageRow extends Omit<Selectable<OutboxMessagesTable>, 'payload'> {
  order_id: string | null;
  sales_order_id: string | null;
  /** Subject of a customer's message, or the company that requests an account. */
  subject: string | null;
}

export interface MessageCounts {
  all: number;
  waiting: number;
  failed: number;
}

const MOST_COUNTED = 10_000;

const ROW = sql`
  m.id, m.topic, m.key, m.state, m.attempts, m.told_at, m.since, m.next_attempt_at, m.settled_at, m.outcome, m.failure,
  o.id as order_id, o.sales_order_id, 
  coalesce(m.payload -> 'written' ->> 'Subject', m.payload ->> 'CompanyName') as subject`;
const FROM = sql`
  outbox_messages m
  left join orders o on o.id = case when m.payload ->> 'orderId' ~ '^[0-9a-f-]{36}$' then (m.payload ->> 'orderId')::uuid end`;

const counted = (state: OutboxState | undefined) => sql<number>`
  (select count(*)::integer from (
    select from outbox_messages ${state === undefined ? sql`` : sql`where state = ${state}`} limit ${MOST_COUNTED}) c)`;

/** Lists messages, newest first, with their counts. Two statements. [own-msg-01] */
export const listMessages =
  (db: Database) =>
  async (wanted: {
    state: OutboxState | undefined;
    page: number;
    pageSize: number;
  }): Promise<{ rows: readonly MessageRow[]; counts: MessageCounts }> => {
    const { state, page, pageSize } = wanted;
    const [{ rows }, counts] = await Promise.all([
      sql<MessageRow>`
        select ${ROW} from ${FROM} ${state === undefined ? sql`` : sql`where m.state = ${state}`}
        order by m.id desc limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db),
      sql<MessageCounts>`
        select ${counted(state)} as all, ${counted('waiting')} as waiting, ${counted('failed')} as failed`.execute(db),
    ]);
    return { rows, counts: counts.rows[0] ?? { all: 0, waiting: 0, failed: 0 } };
  };

export interface KeptAttachmentRow {
  position: number;
  name: string;
  content_type: string;
  bytes: number;
}

export interface FoundMessage {
  row: MessageRow;
  mail: Selectable<KeptMailsTable> | undefined;
  attachments: readonly KeptAttachmentRow[];
}

/** Finds a message with its stored mail; undefined when it does not exist. Three statements. [own-msg-02] */
export const findMessage =
  (db: Database) =>
  async (id: string): Promise<FoundMessage | undefined> => {
    const [messages, mail, attachments] = await Promise.all([
      sql<MessageRow>`select ${ROW} from ${FROM} where m.id = ${id}`.execute(db),
      db.selectFrom('kept_mails').selectAll().where('id', '=', id).executeTakeFirst(),
      db
        .selectFrom('kept_mail_attachments')
        .select(['position', 'name', 'content_type', sql<number>`octet_length(content)`.as('bytes')])
        .where('mail_id', '=', id)
        .orderBy('position')
        .execute(),
    ]);
    const [row] = messages.rows;
    return row && { row, mail, attachments };
  };
