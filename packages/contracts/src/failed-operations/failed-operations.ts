import { z } from 'zod';
import { operation } from '../operation.ts';
import { AmountOut, CurrencyCode, Id, Instant, multilineText, pageNumber, pageSize } from '../shared/values.ts';

export const MatterKind = z
  .enum(['order-given-up', 'charge-failed', 'release-failed'])
  .describe(
    "What the shop can't carry through by itself: an order that the ERP refused too often, an order whose card could not be charged, money on a card that could not be released",
  );
export type MatterKind = z.infer<typeof MatterKind>;

export const MatterState = z
  .enum(['open', 'seen'])
  .describe('`open` waits for somebody, `seen` was seen to and is not tried again by itself');

export const Matter = z
  .object({
    Id: Id.describe('Id of the entry'),
    Kind: MatterKind,
    OrderId: Id.nullable().describe('Null of money that no order came of, and of an order that the shop has not'),
    SalesOrderId: z.string().describe("The number that the buyer was shown; '' where there is none"),
    CompanyName: z.string().describe('Name of the company'),
    SoldTo: z.string().describe('Number of the sold-to account'),
    Amount: AmountOut.nullable().describe('With VAT; null where the shop does not know it'),
    Currency: CurrencyCode.describe('Currency of the amounts'),
    Reference: z.string().describe("By what it is found at the other side: SAP's customer reference, the payment's id"),
    Since: Instant.describe('Since when it is left to people'),
    Attempts: z.number().int().describe('How often it was tried'),
    LastAnswer: z
      .string()
      .describe('Last error of the other system, as plain text in its own language, shortened; without secrets'),
    SeenAt: Instant.nullable().describe('Null while it is open'),
    SeenBy: z.string().describe("Name of who retried or resolved it last; '' before that"),
    Remark: z.string().describe('What they remarked; it stays when it is tried again'),
  })
  .describe('An order or payment that the shop left to a person');
export type Matter = z.infer<typeof Matter>;

const ofSupport = { area: 'matters', access: 'support' } as const;
const ofMatter = z.object({ id: Id.describe('Id') });

export const getMatters = operation({
  ...ofSupport,
  call: 'own-mat-01',
  name: 'getMatters',
  summary: 'Orders and payments that need a person',
  description: 'What needs somebody, the oldest first, or what was seen to, the latest first.',
  method: 'GET',
  path: '/api/support/matters',
  query: z.object({
    state: MatterState.default('open').describe('State'),
    kind: MatterKind.optional().describe('Kind'),
    page: pageNumber,
    pageSize: pageSize(20).describe('Items of a page'),
  }),
  response: z.object({
    Matters: z.array(Matter).describe('The entries of this page'),
    TotalNumber: z.number().int().describe('Counted to 10,000'),
    OpenNumber: z.number().int().describe('How many are open, of whichever kind; counted to 10,000'),
  }),
});

const AboutMatter = z
  .object({
    OrderId: Id.nullable().describe('Id of the order'),
    SalesOrderId: z.string().describe("Number of the sales order; null or '' before it is placed"),
  })
  .describe('What a failed operation is about, for the audit trail');

export const tryMatterAgain = operation({
  ...ofSupport,
  call: 'own-mat-02',
  name: 'tryMatterAgain',
  summary: 'Try again what was left to people',
  description:
    'Retries what the shop gave up: the order is sent to the ERP, the payment captured or released, once however often the call is made. 404 when there is no such entry; 409 when somebody handled it and `AlthoughSeen` is false; 422 when the shop has no ERP or card service for it any more.',
  method: 'POST',
  path: '/api/support/matters/:id/again',
  failures: [404, 409, 422],
  params: ofMatter,
  body: z.object({
    AlthoughSeen: z.boolean().default(false).describe('Whether to try again although somebody handled it'),
  }),
  response: AboutMatter,
});

/** As many are tried again at once. */
const MOST_AT_ONCE = 500;

export const tryMattersAgain = operation({
  ...ofSupport,
  call: 'own-mat-04',
  name: 'tryMattersAgain',
  summary: 'Try again all that was left to people',
  description:
    'Retries all open operations, or all of a kind, the oldest first, at most 500 at once; resolved ones are left. For use after an outage of the other system. 422 when the shop no longer sends such orders or payments.',
  method: 'POST',
  path: '/api/support/matters/again',
  failures: [422],
  body: z.object({ Kind: MatterKind.optional().describe('Kind') }),
  response: z.object({
    Tried: z
      .array(z.object({ Id: Id.describe('Id') }))
      .max(MOST_AT_ONCE)
      .describe('What was tried again'),
    LeftNumber: z.number().int().describe('How many of them are open still; counted to 10,000'),
  }),
});

export const seeToMatter = operation({
  ...ofSupport,
  call: 'own-mat-03',
  name: 'seeToMatter',
  summary: 'Say that somebody has seen to it',
  description:
    'Records that somebody handled the entry, and how. The shop does not retry it, and reserves no stock for an order that the ERP refused. Repeating the call is no error for the same person; 409 when somebody else handled it or had it retried.',
  method: 'POST',
  path: '/api/support/matters/:id/seen',
  failures: [404, 409],
  params: ofMatter,
  body: z.object({ Remark: multilineText(1000).trim().min(1).describe('What the person remarked') }),
  response: AboutMatter,
});
