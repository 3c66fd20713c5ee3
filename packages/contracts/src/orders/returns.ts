import { z } from 'zod';
import { operation } from '../operation.ts';
import { AmountOut, Id, Instant, multilineText, QuantityIn, QuantityOut, SapMaterialNumber } from '../shared/values.ts';
import { ReturnReason, ReturnSummary } from './order-summary.ts';

export const ReturnDetails = ReturnSummary.extend({
  Note: z.string(),
  /** When the goods were back, credited or refused; null before, and where the ERP did not say. */
  ReceivedAt: Instant.nullable(),
  CreditedAt: Instant.nullable(),
  RefusedAt: Instant.nullable(),
  Lines: z.array(
    z.object({
      /** Of the order that it goes back from. */
      LineNumber: z.number().int(),
      MaterialNo: SapMaterialNumber,
      Code: z.string(),
      Name: z.string(),
      TypeDesignation: z.string(),
      ImageUrl: z.string(),
      Url: z.string(),
      SalesUnit: z.string(),
      Quantity: QuantityOut,
      Reason: ReturnReason,
      Note: z.string(),
      NetPrice: AmountOut.nullable(),
      NetPriceStr: z.string(),
    }),
  ),
});
export type ReturnDetails = z.infer<typeof ReturnDetails>;

/**
 * Gives goods back: lines of one order, no more of each than was delivered and is not on its way back already (422
 * `not-returnable` names the line). Asked again with the same key it answers the first return.
 */
export const returnOrder = operation({
  call: 'own-ord-05',
  name: 'returnOrder',
  area: 'orders',
  summary: 'Give goods of an order back',
  method: 'POST',
  path: '/api/orders/:orderId/return',
  isAudited: true,
  access: 'orderer',
  params: z.object({ orderId: Id }),
  body: z.object({
    /** Chosen by the caller, so that a call that is repeated makes one return. */
    IdempotencyKey: z.uuid().optional(),
    Lines: z
      .array(
        z.object({
          LineNumber: z.number().int(),
          Quantity: QuantityIn,
          Reason: ReturnReason,
          Note: multilineText(200).default(''),
        }),
      )
      .min(1)
      .max(2000),
    Note: multilineText(500).default(''),
  }),
  response: ReturnDetails,
});

/** One return on the user's own accounts; another company's answers 404. */
export const getReturnOrder = operation({
  call: 'own-ord-06',
  name: 'getReturnOrder',
  area: 'orders',
  summary: 'One return with its lines',
  method: 'GET',
  path: '/api/returnOrders/:returnOrderId',
  access: 'buyer',
  params: z.object({ returnOrderId: Id }),
  response: ReturnDetails,
});
