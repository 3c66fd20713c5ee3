import { z } from 'zod';
import { operation } from '../operation.ts';
import { AmountOut, Id, Instant, multilineText, QuantityIn, QuantityOut, SapMaterialNumber } from '../shared/values.ts';
import { ReturnReason, ReturnSummary } from './order-summary.ts';

export const ReturnDetails = ReturnSummary.extend({
  Note: z.string().describe('Note'),
  ReceivedAt: Instant.nullable().describe(
    'When the goods were back, credited or refused; null before, and where the ERP did not say',
  ),
  CreditedAt: Instant.nullable().describe('When the return was credited; null before'),
  RefusedAt: Instant.nullable().describe('When the return was refused; null unless it was'),
  Lines: z
    .array(
      z.object({
        LineNumber: z.number().int().describe('Of the order that it goes back from'),
        MaterialNo: SapMaterialNumber.describe('SAP material number'),
        Code: z.string().describe('Code of the variation, as in its address'),
        Name: z.string().describe('Name'),
        TypeDesignation: z.string().describe('Type designation, as printed on the material'),
        ImageUrl: z.string().describe("Address of the picture; '' for none"),
        Url: z.string().describe('Address of the page'),
        SalesUnit: z.string().describe('Sales unit'),
        Quantity: QuantityOut.describe('Quantity in sales units'),
        Reason: ReturnReason,
        Note: z.string().describe('Note'),
        NetPrice: AmountOut.nullable().describe(
          'Net price of the quantity; null for callers who may not see net prices',
        ),
        NetPriceStr: z.string().describe('NetPrice as text in the user’s language'),
      }),
    )
    .describe('The lines'),
}).describe('A return with its lines');
export type ReturnDetails = z.infer<typeof ReturnDetails>;

export const returnOrder = operation({
  call: 'own-ord-05',
  name: 'returnOrder',
  area: 'orders',
  summary: 'Give goods of an order back',
  description:
    'Gives goods back: lines of one order, no more of each than was delivered and is not on its way back already (422 `not-returnable` names the line). Asked again with the same key it answers the first return.',
  method: 'POST',
  path: '/api/orders/:orderId/return',
  failures: [404, 422],
  isAudited: true,
  access: 'orderer',
  params: z.object({ orderId: Id.describe('Id of the order') }),
  body: z.object({
    IdempotencyKey: z
      .uuid()
      .optional()
      .describe('Chosen by the caller, so that a call that is repeated makes one return'),
    Lines: z
      .array(
        z.object({
          LineNumber: z.number().int().describe('Number of the line, from 1'),
          Quantity: QuantityIn.describe('Quantity in sales units'),
          Reason: ReturnReason,
          Note: multilineText(200).default('').describe('Note'),
        }),
      )
      .min(1)
      .max(2000)
      .describe('The lines'),
    Note: multilineText(500).default('').describe('Note'),
  }),
  response: ReturnDetails,
});

export const getReturnOrder = operation({
  call: 'own-ord-06',
  name: 'getReturnOrder',
  area: 'orders',
  summary: 'One return with its lines',
  description: "One return on the user's own accounts; another company's answers 404.",
  method: 'GET',
  path: '/api/returnOrders/:returnOrderId',
  failures: [404, 422],
  access: 'buyer',
  params: z.object({ returnOrderId: Id.describe('Id of the return') }),
  response: ReturnDetails,
});
