import { z } from 'zod';
import { operation } from '../operation.ts';
import { Id } from '../shared/values.ts';

/** What became of an item of the cart that a buyer's system sent to be edited. */
export const PunchoutNotice = z.object({
  /** The material's number as the buyer's system wrote it. */
  Code: z.string(),
  /** Not known or not sold to the customer; in another quantity than sent; not to be had. */
  Reason: z.enum(['unknown', 'changed', 'refused']),
});

/** How somebody came here from their own procurement system, and where their cart goes. */
export const getPunchoutSession = operation({
  call: 'own-pun-01',
  name: 'getPunchoutSession',
  area: 'punchout',
  summary: 'The procurement system that the cart goes back to',
  method: 'GET',
  path: '/api/punchout/session',
  access: 'buyer',
  response: z.object({
    /** False for everybody who signed in by themselves. */
    IsOpen: z.boolean(),
    Operation: z.enum(['create', 'edit', 'inspect']).nullable(),
    /** Host of the system that the cart goes back to; '' without one. */
    ReturnsTo: z.string(),
    /** False: nothing of the cart may be changed. */
    MayChange: z.boolean(),
    Notices: z.array(PunchoutNotice),
  }),
});

/**
 * Hands the cart over to the buyer's own system, once: it is closed, and the page told brings it there. Section 4,
 * "Punchout checkout"; section 2, "postback-message".
 */
export const checkOutByPunchout = operation({
  call: 'own-pun-02',
  name: 'checkOutByPunchout',
  area: 'punchout',
  summary: 'Hand the cart over to the procurement system',
  method: 'POST',
  path: '/api/punchout/checkout',
  isAudited: true,
  access: 'buyer',
  body: z.object({
    CartId: Id,
    /** The version the buyer saw: a cart changed meanwhile is not handed over (409). */
    CartVersion: z.number().int().min(0).optional(),
  }),
  response: z.object({
    /** The page that posts the cart back, to be opened by the browser. */
    PostbackUrl: z.string(),
  }),
});
