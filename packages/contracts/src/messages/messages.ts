import { z } from 'zod';
import { FILE, fileOperation, operation } from '../operation.ts';
import { Id, Instant, Ok, pageNumber, pageSize } from '../shared/values.ts';

export const MessageState = z
  .enum(['waiting', 'sent', 'failed'])
  .describe('Waits for its first or next attempt, was taken, or was given up');
export type MessageState = z.infer<typeof MessageState>;

export const MessageSummary = z
  .object({
    MessageId: Id.describe('Id of the message'),
    Topic: z
      .string()
      .describe(
        'Kind of the message: `order-confirmation`, `order-message`, `order-webhook`, `order-file`, `order-mail`, `return-news`, `project-mail`, `list-notices`, …',
      ),
    About: z
      .string()
      .describe("What it is about there: an order's number, the subject of what a customer wrote, else its key"),
    State: MessageState,
    Attempts: z.number().int().describe('How often it was tried'),
    ToldAt: Instant.describe('When the message was queued'),
    NextAttemptAt: Instant.nullable().describe('Of one that waits'),
    SettledAt: Instant.nullable().describe('When it was sent or given up; null while it waits'),
    Outcome: z.string().describe('Where it went, in English'),
    Failure: z.string().describe("Why its last attempt failed, in English; '' when none did"),
  })
  .describe('A message to the outside, as lists show it');
export type MessageSummary = z.infer<typeof MessageSummary>;

export const getMessages = operation({
  call: 'own-msg-01',
  name: 'getMessages',
  area: 'messages',
  summary: 'Messages to the outside, for those who run the shop',
  description: 'Lists messages that the shop sent, or could not send yet, newest first.',
  method: 'GET',
  path: '/api/messages',
  access: 'operator',
  query: z.object({
    State: MessageState.optional().describe('State'),
    Page: pageNumber,
    PageSize: pageSize(20).describe('Items of a page'),
  }),
  response: z.object({
    PageItems: z.array(MessageSummary).describe('The items of this page'),
    TotalItems: z.number().int().describe('Counted to 10,000'),
    Waiting: z
      .number()
      .int()
      .describe('How many wait and how many were given up, whichever are asked for; counted to 10,000'),
    Failed: z.number().int().describe('How many messages were given up'),
  }),
});

export const KeptMail = z
  .object({
    From: z.string().describe('From'),
    To: z.array(z.string()).describe('Recipients'),
    ReplyTo: z.string().describe('Address for replies'),
    Subject: z.string().describe('Subject'),
    Text: z.string().describe('Text'),
    HtmlUrl: z.string().describe('The page of its HTML, which may be framed'),
    Attachments: z
      .array(
        z.object({
          Name: z.string().describe('Name'),
          ContentType: z.string().describe('Media type'),
          Bytes: z.number().int().describe('Size in bytes'),
          Url: z.string().describe('Address of the page'),
        }),
      )
      .describe('Files attached to the mail'),
  })
  .describe('A mail of a shop without a mail server, stored to be read');
export type KeptMail = z.infer<typeof KeptMail>;

export const getMessage = operation({
  call: 'own-msg-02',
  name: 'getMessage',
  area: 'messages',
  summary: 'One message to the outside',
  description: 'One message; 404 when there is none such or it was tidied away.',
  method: 'GET',
  path: '/api/messages/:messageId',
  failures: [404],
  access: 'operator',
  params: z.object({ messageId: Id.describe('Id of the message') }),
  response: MessageSummary.extend({
    OrderId: Id.nullable().describe("Its number's id, when it is of an order"),
    Mail: KeptMail.nullable().describe('The mail; null when the message is not a mail'),
  }),
});
export type MessageDetails = z.infer<(typeof getMessage)['response']>;

export const sendMessageAgain = operation({
  call: 'own-msg-03',
  name: 'sendMessageAgain',
  area: 'messages',
  summary: 'Try again to send a message that was given up',
  description: 'Sends a message once more that was given up, with the same id; 409 when it was not.',
  method: 'POST',
  path: '/api/messages/:messageId/again',
  failures: [404, 409],
  access: 'operator',
  params: z.object({ messageId: Id.describe('Id of the message') }),
  response: Ok,
});

const stored = { area: 'messages', access: 'operator', method: 'GET', failures: [404] } as const;
const messageId = z.string().max(100).describe('Id of the message');

export const keptMailHtml = fileOperation({
  ...stored,
  call: 'own-msg-04',
  name: 'keptMailHtml',
  summary: 'HTML of a stored mail',
  path: '/api/messages/:messageId/html',
  params: z.object({ messageId }),
  file: { mediaTypes: ['text/html'], description: 'The mail, with a content policy that runs and loads nothing' },
  response: FILE,
});

export const keptMailAttachment = fileOperation({
  ...stored,
  call: 'own-msg-05',
  name: 'keptMailAttachment',
  summary: 'Attachment of a stored mail',
  path: '/api/messages/:messageId/attachments/:position',
  params: z.object({ messageId, position: z.string().max(20).describe('Position of the attachment, from 0') }),
  file: {
    mediaTypes: ['application/octet-stream', 'application/pdf'],
    description: 'The attachment, with its own media type',
    isAttachment: true,
  },
  response: FILE,
});
