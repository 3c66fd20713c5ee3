import {
  getInTouchEmail,
  getMessage,
  getMessages,
  getQuoteEmail,
  type MessageDetails,
  type MessageSummary,
  requestCustomerAccount,
  sendMessageAgain,
} from '@grossist/contracts';
import { type Selectable, sql } from 'kysely';
import type { Database, KeptMailsTable, OutboxMessagesTable, OutboxState } from '../../db/index.ts';
import { type Answer, answer, answerBuyer, DONE } from '../../http/answer.ts';
import { changedMeanwhile, notFound } from '../../http/failure.ts';
import { retryMessage } from '../../outbox/index.ts';
import { requestCustomerAccount as customerAccountRequest, writeToHouse } from './request-mails.ts';

/** A message with its order or the subject of a customer's message. */
interface MessageRow extends Omit<Selectable<OutboxMessagesTable>, 'payload'> {
  order_id: string | null;
  sales_order_id: string | null;
  /** Subject of a customer's message, or the company that requests an account. */
  subject: string | null;
}

interface MessageCounts {
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
const listMessages =
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

interface KeptAttachmentRow {
  position: number;
  name: string;
  content_type: string;
  bytes: number;
}

interface FoundMessage {
  row: MessageRow;
  mail: Selectable<KeptMailsTable> | undefined;
  attachments: readonly KeptAttachmentRow[];
}

/** Finds a message with its stored mail; undefined when it does not exist. Three statements. [own-msg-02] */
const findMessage =
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

const presentMessage = (row: MessageRow): MessageSummary => ({
  MessageId: row.id,
  Topic: row.topic,
  About: row.sales_order_id ?? row.subject ?? row.key,
  State: row.state,
  Attempts: row.attempts,
  ToldAt: row.told_at.toISOString(),
  NextAttemptAt: row.state === 'waiting' ? row.next_attempt_at.toISOString() : null,
  SettledAt: row.settled_at?.toISOString() ?? null,
  Outcome: row.outcome,
  Failure: row.failure,
});

/** Returns the path below which the parts of a stored mail are served. */
const storedMailUrl = (id: string): string => `/api/messages/${id}`;

const presentMessageDetails = ({ row, mail, attachments }: FoundMessage): MessageDetails => ({
  ...presentMessage(row),
  OrderId: row.order_id,
  Mail:
    mail === undefined
      ? null
      : {
          From: mail.sender,
          To: mail.recipients,
          ReplyTo: mail.reply_to,
          Subject: mail.subject,
          Text: mail.plain,
          HtmlUrl: `${storedMailUrl(row.id)}/html`,
          Attachments: attachments.map(({ name, content_type: ContentType, bytes, position }) => ({
            Name: name,
            ContentType,
            Bytes: bytes,
            Url: `${storedMailUrl(row.id)}/attachments/${position}`,
          })),
        },
});

export const messageRoutes = ({ db }: { db: Database }): readonly Answer[] => {
  const list = listMessages(db);
  const find = findMessage(db);
  const again = retryMessage(db);
  const write = writeToHouse(db);
  const requestAccount = customerAccountRequest(db);

  return [
    answer(getMessages, async ({ query }) => {
      const { rows, counts } = await list({ state: query.State, page: query.Page, pageSize: query.PageSize });
      return {
        PageItems: rows.map(presentMessage),
        TotalItems: counts.all,
        Waiting: counts.waiting,
        Failed: counts.failed,
      };
    }),
    answer(getMessage, async ({ params }) => {
      const found = await find(params.messageId);
      if (found === undefined) throw notFound('message');
      return presentMessageDetails(found);
    }),
    answer(sendMessageAgain, async ({ params }) => {
      if (await again(params.messageId)) return DONE;
      if ((await find(params.messageId)) === undefined) throw notFound('message');
      throw changedMeanwhile('This message has not failed');
    }),
    answer(requestCustomerAccount, async ({ body }, { address }) => {
      await requestAccount(body, address);
      return DONE;
    }),
    answerBuyer(getInTouchEmail, async ({ body }, buyer) => {
      await write(buyer, 'touch', body);
      return DONE;
    }),
    answerBuyer(getQuoteEmail, async ({ body }, buyer) => {
      await write(buyer, 'quote', body);
      return DONE;
    }),
  ];
};
