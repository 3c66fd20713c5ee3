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
import type { Database } from '../../db/index.ts';
import { type Answer, answer, answerBuyer, DONE } from '../../http/answer.ts';
import { changedMeanwhile, notFound } from '../../http/failure.ts';
import { retryMessage } from '../../outbox/index.ts';
import { requestCustomerAccount as customerAccountRequest } from './customers/customer-request.ts';
import { writeToHouse } from './projects/project-mail.ts';
import { type FoundMessage, findMessage, listMessages, type MessageRow } from './queries/read-messages.ts';

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
