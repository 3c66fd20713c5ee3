import { z } from 'zod';
import { operation } from '../operation.ts';
import { AmountOut, CurrencyCode, Id, Instant, multilineText, pageNumber, pageSize } from '../shared/values.ts';

/**
 * What the shop can't carry through by itself: an order that the ERP refused too often, an order whose card could not be
 * charged, money on a card that could not be released.
 */
export const MatterKind = z.enum(['order-given-up', 'charge-failed', 'release-failed']);
export type MatterKind = z.infer<typeof MatterKind>;

/** `open` waits for somebody, `seen` was seen to and is not tried again by itself. */
export const MatterState = z.enum(['open', 'seen']);

export const Matter = z.object({
  Id,
  Kind: MatterKind,
  /** Null of money that no order came of, and of an order that the shop has not. */
  OrderId: Id.nullable(),
  /** The number that the buyer was told; '' where there is none. */
  SalesOrderId: z.string(),
  CompanyName: z.string(),
  SoldTo: z.string(),
  /** With VAT; null where the shop does not know it. */
  Amount: AmountOut.nullable(),
  Currency: CurrencyCode,
  /** By what it is found at the other side: SAP's customer reference, the payment's id. */
  Reference: z.string(),
  /** Since when it is left to people. */
  Since: Instant,
  Attempts: z.number().int(),
  /** What the other side said last, as plain text in its own language, shortened; nothing secret. */
  LastAnswer: z.string(),
  /** Null while it is open. */
  SeenAt: Instant.nullable(),
  /** The name of who saw to it last; '' when nobody did. */
  SeenBy: z.string(),
  /** What they remarked; it stays when it is tried again. */
  Remark: z.string(),
});
export type Matter = z.infer<typeof Matter>;

const ofSupport = { area: 'matters', access: 'support' } as const;
const ofMatter = z.object({ id: Id });

/** What needs somebody, the oldest first, or what was seen to, the latest first. [own-mat-01] */
export const getMatters = operation({
  ...ofSupport,
  call: 'own-mat-01',
  name: 'getMatters',
  summary: 'Orders and payments that need a person',
  method: 'GET',
  path: '/api/support/matters',
  query: z.object({
    state: MatterState.default('open'),
    kind: MatterKind.optional(),
    page: pageNumber,
    pageSize: pageSize(20),
  }),
  response: z.object({
    Matters: z.array(Matter),
    /** Counted to 10,000. */
    TotalNumber: z.number().int(),
    /** How many are open, of whichever kind; counted to 10,000. */
    OpenNumber: z.number().int(),
  }),
});

/** What a matter is about, for whoever follows who did what. */
const AboutMatter = z.object({ OrderId: Id.nullable(), SalesOrderId: z.string() });

/**
 * Has the shop try again what it gave up: the order is sent to the ERP, the money taken or released, each once however
 * often this is asked. 404 when there is none such; 409 when somebody has seen to it and the caller does not say that
 * they know; 422 when nobody takes such orders or payments here any more. [own-mat-02]
 */
export const tryMatterAgain = operation({
  ...ofSupport,
  call: 'own-mat-02',
  name: 'tryMatterAgain',
  summary: 'Try again what was left to people',
  method: 'POST',
  path: '/api/support/matters/:id/again',
  params: ofMatter,
  body: z.object({ AlthoughSeen: z.boolean().default(false) }),
  response: AboutMatter,
});

/** As many are tried again at once. */
const MOST_AT_ONCE = 500;

/**
 * The same for all that is open, or for all of a kind, the oldest first, at most 500 at once; what somebody has seen to
 * is left. As after a fault at the other side that was put right. 422 when nobody takes such orders or payments here any
 * more. [own-mat-04]
 */
export const tryMattersAgain = operation({
  ...ofSupport,
  call: 'own-mat-04',
  name: 'tryMattersAgain',
  summary: 'Try again all that was left to people',
  method: 'POST',
  path: '/api/support/matters/again',
  body: z.object({ Kind: MatterKind.optional() }),
  response: z.object({
    Tried: z.array(z.object({ Id })).max(MOST_AT_ONCE),
    /** How many of them are open still; counted to 10,000. */
    LeftNumber: z.number().int(),
  }),
});

/**
 * Says that somebody has seen to it, and how: the shop does nothing more about it, and holds no stock for an order that
 * the ERP gave up. The same said twice by the same person is said once; 409 when somebody else did, or had it tried
 * again. [own-mat-03]
 */
export const seeToMatter = operation({
  ...ofSupport,
  call: 'own-mat-03',
  name: 'seeToMatter',
  summary: 'Say that somebody has seen to it',
  method: 'POST',
  path: '/api/support/matters/:id/seen',
  params: ofMatter,
  body: z.object({ Remark: multilineText(1000).trim().min(1) }),
  response: AboutMatter,
});
