import { z } from 'zod';
import { operation } from '../operation.ts';
import { Id, Instant, Ok, pageNumber, pageSize } from '../shared/values.ts';

/** Waits for its first or next attempt, was taken, or was given up. */
export const MessageState = z.enum(['waiting', 'sent', 'failed']);
export type MessageState = z.infer<typeof MessageState>;

export const MessageSummary = z.object({
  MessageId: Id,
  /** What it is of: `order-confirmation`, `order-message`, `order-webhook`, `order-file`, `order-mail`, `return-news`, `project-mail`, … */
  Topic: z.string(),
  /** What it is about there: an order's number, the subject of what a customer wrote, else its key. */
  About: z.string(),
  State: MessageState,
  Attempts: z.number().int(),
  ToldAt: Instant,
  /** Of one that waits. */
  NextAttemptAt: Instant.nullable(),
  SettledAt: Instant.nullable(),
  /** Where it went, in English. */
  Outcome: z.string(),
  /** Why its last attempt failed, in English; '' when none did. */
  Failure: z.string(),
});
export type MessageSummary = z.infer<typeof MessageSummary>;

/** What the shop told outside, or could not tell yet, newest first. */
export const getMessages = operation({
  call: 'own-msg-01',
  name: 'getMessages',
  area: 'messages',
  summary: 'Messages to the outside, for those who run the shop',
  method: 'GET',
  path: '/api/messages',
  access: 'operator',
  query: z.object({ State: MessageState.optional(), Page: pageNumber, PageSize: pageSize(20) }),
  response: z.object({
    PageItems: z.array(MessageSummary),
    /** Counted to 10,000. */
    TotalItems: z.number().int(),
    /** How many wait and how many were given up, whichever are asked for; counted to 10,000. */
    Waiting: z.number().int(),
    Failed: z.number().int(),
  }),
});

/** A mail of a shop without a mail server, kept to be read. */
export const KeptMail = z.object({
  From: z.string(),
  To: z.array(z.string()),
  ReplyTo: z.string(),
  Subject: z.string(),
  Text: z.string(),
  /** The page of its HTML, which may be framed. */
  HtmlUrl: z.string(),
  Attachments: z.array(
    z.object({ Name: z.string(), ContentType: z.string(), Bytes: z.number().int(), Url: z.string() }),
  ),
});
export type KeptMail = z.infer<typeof KeptMail>;

/** One message; 404 when there is none such or it was tidied away. */
export const getMessage = operation({
  call: 'own-msg-02',
  name: 'getMessage',
  area: 'messages',
  summary: 'One message to the outside',
  method: 'GET',
  path: '/api/messages/:messageId',
  access: 'operator',
  params: z.object({ messageId: Id }),
  response: MessageSummary.extend({
    /** Its number's id, when it is of an order. */
    OrderId: Id.nullable(),
    Mail: KeptMail.nullable(),
  }),
});
export type MessageDetails = z.infer<(typeof getMessage)['response']>;

/** Sends a message once more that was given up, with the same id; 409 when it was not. */
export const sendMessageAgain = operation({
  call: 'own-msg-03',
  name: 'sendMessageAgain',
  area: 'messages',
  summary: 'Try again to send a message that was given up',
  method: 'POST',
  path: '/api/messages/:messageId/again',
  access: 'operator',
  params: z.object({ messageId: Id }),
  response: Ok,
});
