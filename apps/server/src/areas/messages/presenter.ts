import type { MessageDetails, MessageSummary } from '@grossist/contracts';
import type { FoundMessage, MessageRow } from './queries/read-messages.ts';

export const presentMessage = (row: MessageRow): MessageSummary => ({
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

/** Where the parts of a kept mail are served. */
export const keptMailUrl = (id: string): string => `/api/messages/${id}`;

export const presentMessageDetails = ({ row, mail, attachments }: FoundMessage): MessageDetails => ({
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
          HtmlUrl: `${keptMailUrl(row.id)}/html`,
          Attachments: attachments.map(({ name, content_type: ContentType, bytes, position }) => ({
            Name: name,
            ContentType,
            Bytes: bytes,
            Url: `${keptMailUrl(row.id)}/attachments/${position}`,
          })),
        },
});
