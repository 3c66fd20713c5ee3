import { z } from 'zod';
import { operation } from '../operation.ts';
import { CalendarDate, Id, Instant, pageNumber, pageSize, typedText } from '../shared/values.ts';

export const AuditOutcome = z
  .enum(['begun', 'done', 'refused', 'failed'])
  .describe('`begun`: the process ended before it could say how the call ended');

export const AuditSubjectKind = z
  .enum(['assortment', 'cart', 'catalog', 'company', 'kitProject', 'kitTemplate', 'list', 'order', 'person', 'return'])
  .describe('What the id of a subject belongs to');

const AuditSubjectName = z
  .object({
    Subject: z.string().describe('One of `Subjects`'),
    Kind: AuditSubjectKind,
    Name: z.string().describe('Name or number today; empty for what has none'),
  })
  .describe('A subject of an entry as people know it');

export const AuditEntry = z
  .object({
    Id: Id.describe('Id of the entry'),
    HappenedAt: Instant.describe('When it happened'),
    Act: z.string().describe('The operation\'s name, or what happened within the shop itself ("orderPlaced")'),
    Outcome: AuditOutcome,
    Code: z.string().describe('Of a refusal: its code ("not-allowed")'),
    ContactId: Id.nullable().describe('Id of the contact'),
    Person: z
      .string()
      .describe('The name at that time; of a sign-in that failed the e-mail that was typed. Empty once erased'),
    PersonName: z
      .string()
      .describe(
        "The person's name today, also where `Person` is the e-mail of somebody known; else the same as `Person`",
      ),
    Company: z.string().describe('Name of the company'),
    Address: z.string().describe('The network address'),
    UserAgent: z.string().describe('User agent of the browser'),
    RequestId: z.string().describe('Id of the request'),
    Subjects: z.array(z.string()).describe('Ids and numbers that it was about'),
    SubjectNames: z
      .array(AuditSubjectName)
      .describe('Those of the subjects that are ids of something that still exists'),
  })
  .describe('What somebody did, or tried to do');

export const getAuditTrail = operation({
  call: 'own-aud-01',
  name: 'getAuditTrail',
  area: 'audit',
  summary: 'Who did what, when and from where',
  description: 'Who signed in, ordered and changed what, when and from where; newest first.',
  method: 'GET',
  path: '/api/support/audit-trail',
  access: 'support',
  query: z.object({
    query: typedText(200)
      .default('')
      .describe("A person's name or e-mail, a company, an order's number or id, an address: as it is written"),
    act: z
      .string()
      .regex(/^\w{0,60}$/)
      .default('')
      .describe('Name of the operation'),
    outcome: AuditOutcome.optional().describe('How the call ended'),
    contactId: Id.optional().describe('Id of the contact'),
    from: CalendarDate.optional().describe("First day, inclusive, by the clock of the caller's market"),
    to: CalendarDate.optional().describe("Last day, inclusive, by the clock of the caller's market"),
    page: pageNumber,
    pageSize: pageSize(50).describe('Items of a page'),
  }),
  response: z.object({
    Entries: z.array(AuditEntry).describe('The entries of this page, newest first'),
    TotalNumber: z.number().int().describe('Counted to 10,000'),
    Acts: z.array(z.string()).describe('What may be asked for as `act`, by name'),
  }),
});
