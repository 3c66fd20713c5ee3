import { z } from 'zod';
import { operation } from '../operation.ts';
import { Id } from '../shared/values.ts';

export const PunchoutNotice = z
  .object({
    Code: z.string().describe("The material's number as the buyer's system wrote it"),
    Reason: z
      .enum(['unknown', 'changed', 'refused'])
      .describe('Not known or not sold to the customer; in another quantity than sent; not to be had'),
  })
  .describe("What became of an item of the cart that a buyer's system sent to be edited");

export const getPunchoutSession = operation({
  call: 'own-pun-01',
  name: 'getPunchoutSession',
  area: 'punchout',
  summary: 'The procurement system that the cart goes back to',
  description: 'How somebody came here from their own procurement system, and where their cart goes.',
  method: 'GET',
  path: '/api/punchout/session',
  access: 'buyer',
  response: z.object({
    IsOpen: z.boolean().describe('False for everybody who signed in by themselves'),
    Operation: z.enum(['create', 'edit', 'inspect']).nullable().describe('What the visit is for; null without one'),
    ReturnsTo: z.string().describe("Host of the system that the cart goes back to; '' without one"),
    MayChange: z.boolean().describe('False: nothing of the cart may be changed'),
    Notices: z.array(PunchoutNotice).describe('What became of the items that were sent to be edited'),
  }),
});

export const checkOutByPunchout = operation({
  call: 'own-pun-02',
  name: 'checkOutByPunchout',
  area: 'punchout',
  summary: 'Hand the cart over to the procurement system',
  description:
    "Hands the cart over to the buyer's own system, once. The cart is closed, and the returned page posts it back.",
  method: 'POST',
  path: '/api/punchout/checkout',
  failures: [404, 409, 422],
  isAudited: true,
  access: 'buyer',
  body: z.object({
    CartId: Id.describe('Id of the cart'),
    CartVersion: z
      .number()
      .int()
      .min(0)
      .optional()
      .describe('The version the buyer saw: a cart changed meanwhile is not handed over (409)'),
  }),
  response: z.object({
    PostbackUrl: z.string().describe('The page that posts the cart back, to be opened by the browser'),
  }),
});
