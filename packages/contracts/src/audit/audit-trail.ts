import { z } from 'zod';
import { operation } from '../operation.ts';
import { CalendarDate, Id, Instant, pageNumber, pageSize, typedText } from '../shared/values.ts';

/** `begun`: the process ended before it could say how the call ended. */
export const AuditOutcome = z.enum(['begun', 'done', 'refused', 'failed']);

export const AuditEntry = z.object({
  Id,
  HappenedAt: Instant,
  /** The operation's name, or what happened within the shop itself ("orderPlaced"). */
  Act: z.string(),
  Outcome: AuditOutcome,
  /** Of a refusal: its code ("not-allowed"). */
  Code: z.string(),
  ContactId: Id.nullable(),
  /** The name at that time; of a sign-in that failed the e-mail that was typed. Empty once erased. */
  Person: z.string(),
  Company: z.string(),
  /** The network address. */
  Address: z.string(),
  UserAgent: z.string(),
  RequestId: z.string(),
  /** Ids and numbers that it was about. */
  Subjects: z.array(z.string()),
});

/** Who signed in, ordered and changed what, when and from where; newest first. */
export const getAuditTrail = operation({
  call: 'own-aud-01',
  name: 'getAuditTrail',
  area: 'audit',
  summary: 'Who did what, when and from where',
  method: 'GET',
  path: '/api/support/audit-trail',
  access: 'support',
  query: z.object({
    /** A person's name or e-mail, a company, an order's number or id, an address: as it is written. */
    query: typedText(200).default(''),
    act: z
      .string()
      .regex(/^\w{0,60}$/)
      .default(''),
    outcome: AuditOutcome.optional(),
    contactId: Id.optional(),
    from: CalendarDate.optional(),
    to: CalendarDate.optional(),
    page: pageNumber,
    pageSize: pageSize(50),
  }),
  response: z.object({
    Entries: z.array(AuditEntry),
    /** Counted to 10,000. */
    TotalNumber: z.number().int(),
    /** What may be asked for as `act`, by name. */
    Acts: z.array(z.string()),
  }),
});
