import { z } from 'zod';
import { operation } from '../operation.ts';
import { CalendarDate, Id, QuantityIn, SapMaterialNumber, typedText } from '../shared/values.ts';
import { ValidatedLine } from './validated-line.ts';
import { OrderValidation } from './validation.ts';

const ofValidation = z.object({ validationId: Id.describe('Id of the validation') });
const Version = z
  .number()
  .int()
  .min(0)
  .max(2_000_000_000)
  .describe('The version that was seen: a validation changed meanwhile is not changed again (409)');
const changing = { area: 'order-validation', access: 'support', params: ofValidation } as const;

export const chooseCustomer = operation({
  ...changing,
  call: 'own-val-07',
  name: 'chooseCustomer',
  summary: 'Choose whose order it is',
  description:
    'Chooses the customer of the order. Every line is matched and priced again, except those chosen by hand. 422 for a contact who does not belong to the account or may not order.',
  method: 'PUT',
  path: '/api/order-validations/:validationId/customer',
  failures: [404, 409, 422],
  body: z.object({
    Version: Version.describe('Version, which grows with every change; a change of an older version is refused (409)'),
    AccountId: Id.describe('Id of the sold-to account'),
    ContactId: Id.nullish().describe('Id of the contact'),
  }),
  response: OrderValidation,
});

export const LineChangeIn = z
  .object({
    OrderLineId: Id.describe('Id of the line'),
    ItemSAPMaterialNumber: SapMaterialNumber.nullish().describe(
      'The material that is meant; null: none yet. Absent: as it is',
    ),
    Quantity: QuantityIn.optional().describe(
      'In sales units; rounded up to what is sold, which is reported as a difference',
    ),
    IsRemoved: z.boolean().optional().describe('Whether the line was removed'),
  })
  .describe('A change of one line');
export type LineChangeIn = z.infer<typeof LineChangeIn>;

export const changeValidatedLines = operation({
  ...changing,
  call: 'own-val-08',
  name: 'changeValidatedLines',
  summary: 'Change lines of a validation',
  description:
    'Chooses materials, changes quantities, removes lines and restores them, all or none. Prices and stock are requested again. 422 for a material that the customer cannot buy, or a quantity of 0 or less.',
  method: 'PATCH',
  path: '/api/order-validations/:validationId/lines',
  failures: [404, 409, 422],
  body: z.object({
    Version: Version.describe('Version, which grows with every change; a change of an older version is refused (409)'),
    Changes: z.array(LineChangeIn).min(1).max(500).describe('The changes'),
  }),
  response: z.object({ Validation: OrderValidation, Lines: z.array(ValidatedLine).describe('The lines') }),
});

export const refreshValidation = operation({
  ...changing,
  call: 'own-val-09',
  name: 'refreshValidation',
  summary: 'Request prices and stock again',
  description: 'Requests prices and stock again, and searches again for lines that were not found.',
  method: 'POST',
  path: '/api/order-validations/:validationId/refresh',
  failures: [404, 409, 422],
  body: z.object({
    Version: Version.describe('Version, which grows with every change; a change of an older version is refused (409)'),
  }),
  response: OrderValidation,
});

export const placeValidatedOrder = operation({
  ...changing,
  call: 'own-val-10',
  name: 'placeValidatedOrder',
  summary: 'Order what was validated',
  description:
    'Places an order of the lines that can be ordered, in the name of the chosen contact, up to the limit of one order; the rest is ordered by calling again with the returned version. Repeating the call with the same version returns the same order. Lines that are not matched, not sold or removed are not ordered: `NotOrderedCount` confirms their number (409 when it differs). 422 without a customer or with nothing to order; refusals of the ERP are reported by line.',
  method: 'POST',
  path: '/api/order-validations/:validationId/place',
  failures: [404, 409, 422],
  body: z.object({
    Version: Version.describe('Version, which grows with every change; a change of an older version is refused (409)'),
    NotOrderedCount: z
      .number()
      .int()
      .min(0)
      .max(10_000)
      .describe('Number of lines that the caller knows will not be ordered'),
    CustomerReference: typedText(60).optional().describe("Absent: the document's"),
    DeliveryDate: CalendarDate.nullish().describe('Absent: as soon as it can be there'),
    ToDocumentAddress: z
      .boolean()
      .default(true)
      .describe("False: to the account's usual address, whatever the document says"),
  }),
  response: z.object({
    OrderId: Id.nullable().describe('Id of the order'),
    SalesOrderId: z.string().describe("Number of the sales order; null or '' before it is placed"),
    Refused: z
      .array(
        z.object({
          OrderLineId: Id.nullable().describe('Id of the line'),
          MaterialNo: z.string().describe('SAP material number'),
          Code: z.string().describe('Code of the variation, as in its address'),
          AvailableStr: z.string().describe('Available as text in the user’s language'),
        }),
      )
      .describe('Why nothing was ordered, by line; empty when it was'),
    Validation: OrderValidation,
  }),
});

export const discardValidation = operation({
  ...changing,
  call: 'own-val-11',
  name: 'discardValidation',
  summary: 'Put a validation away or take it back',
  description: 'Puts a validation away, or takes it back; an order that was placed stays.',
  method: 'POST',
  path: '/api/order-validations/:validationId/discard',
  failures: [404, 409, 422],
  body: z.object({
    Version: Version.describe('Version, which grows with every change; a change of an older version is refused (409)'),
    IsDiscarded: z.boolean().default(true).describe('Whether to discard the validation; false takes it back'),
  }),
  response: OrderValidation,
});
