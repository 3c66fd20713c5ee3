import { z } from 'zod';
import { operation } from '../operation.ts';
import { CalendarDate, Id, QuantityIn, SapMaterialNumber, typedText } from '../shared/values.ts';
import { ValidatedLine } from './validated-line.ts';
import { OrderValidation } from './validation.ts';

const ofValidation = z.object({ validationId: Id });
/** The version that was seen: a validation changed meanwhile is not changed again (409). */
const Version = z.number().int().min(0).max(2_000_000_000);
const changing = { area: 'order-validation', access: 'support', params: ofValidation } as const;

/**
 * Chooses whose order it is; every line is matched and priced anew for them, but for what was chosen by hand. 422 for a
 * contact who is none of the account's, or may not order. [own-val-07]
 */
export const chooseCustomer = operation({
  ...changing,
  call: 'own-val-07',
  name: 'chooseCustomer',
  summary: 'Choose whose order it is',
  method: 'PUT',
  path: '/api/order-validations/:validationId/customer',
  body: z.object({ Version, AccountId: Id, ContactId: Id.nullish() }),
  response: OrderValidation,
});

export const LineChangeIn = z.object({
  OrderLineId: Id,
  /** The material that is meant; null: none yet. Absent: as it is. */
  ItemSAPMaterialNumber: SapMaterialNumber.nullish(),
  /** In sales units; rounded up to what is sold, which is told as a difference. */
  Quantity: QuantityIn.optional(),
  IsRemoved: z.boolean().optional(),
});
export type LineChangeIn = z.infer<typeof LineChangeIn>;

/**
 * Chooses materials, changes quantities, removes lines and takes them back; all of it or nothing. Prices and stock are
 * asked anew for the whole. 422 for a material that the customer can't have, or a quantity of 0 or less. [own-val-08]
 */
export const changeValidatedLines = operation({
  ...changing,
  call: 'own-val-08',
  name: 'changeValidatedLines',
  summary: 'Change lines of a validation',
  method: 'PATCH',
  path: '/api/order-validations/:validationId/lines',
  body: z.object({ Version, Changes: z.array(LineChangeIn).min(1).max(500) }),
  response: z.object({ Validation: OrderValidation, Lines: z.array(ValidatedLine) }),
});

/** Asks for prices and stock anew; lines that were not found are looked for once more. [own-val-09] */
export const refreshValidation = operation({
  ...changing,
  call: 'own-val-09',
  name: 'refreshValidation',
  summary: 'Ask for prices and stock anew',
  method: 'POST',
  path: '/api/order-validations/:validationId/refresh',
  body: z.object({ Version }),
  response: OrderValidation,
});

/**
 * Orders what can be ordered, in the chosen contact's name, at most as many lines as one order of ours holds: what is
 * left is ordered by asking once more, with the version that the answer tells. Asked again with the version that was
 * seen then, it answers the same order. Lines that are not matched, not sold or removed are not ordered: the caller says
 * how many those are as they saw it (409 when not so). 422 without a customer or with nothing to order; what the ERP
 * refuses is told line by line. [own-val-10]
 */
export const placeValidatedOrder = operation({
  ...changing,
  call: 'own-val-10',
  name: 'placeValidatedOrder',
  summary: 'Order what was validated',
  method: 'POST',
  path: '/api/order-validations/:validationId/place',
  body: z.object({
    Version,
    NotOrderedCount: z.number().int().min(0).max(10_000),
    /** Absent: the document's. */
    CustomerReference: typedText(60).optional(),
    /** Absent: as soon as it can be there. */
    DeliveryDate: CalendarDate.nullish(),
    /** False: to the account's usual address, whatever the document says. */
    ToDocumentAddress: z.boolean().default(true),
  }),
  response: z.object({
    OrderId: Id.nullable(),
    SalesOrderId: z.string(),
    /** Why nothing was ordered, by line; empty when it was. */
    Refused: z.array(
      z.object({
        OrderLineId: Id.nullable(),
        MaterialNo: z.string(),
        Code: z.string(),
        AvailableStr: z.string(),
      }),
    ),
    Validation: OrderValidation,
  }),
});

/** Puts a validation away, or takes it back; an order that was placed stays. [own-val-11] */
export const discardValidation = operation({
  ...changing,
  call: 'own-val-11',
  name: 'discardValidation',
  summary: 'Put a validation away or take it back',
  method: 'POST',
  path: '/api/order-validations/:validationId/discard',
  body: z.object({ Version, IsDiscarded: z.boolean().default(true) }),
  response: OrderValidation,
});
