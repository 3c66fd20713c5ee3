import { z } from 'zod';
import { operation } from '../operation.ts';
import { SearchDocument } from '../search/search-document.ts';
import { CultureName, Instant, QuantityIn, QuantityOut, SapMaterialNumber, typedText } from '../shared/values.ts';

const FastboxItem = z
  .object({
    Identifier: z.string().describe('The number as it was sent'),
    MaterialNo: SapMaterialNumber.describe('SAP material number'),
    Document: SearchDocument.describe('The material'),
    RequestedQuantity: QuantityOut.describe('The quantity that was sent, in sales units'),
    Quantity: QuantityOut.describe('What a cart would hold of it: rounded to the packing rules, capped by the stock'),
    Packages: z.number().int().describe('Packages of that quantity; a begun one counts'),
    IsBulky: z.boolean().describe('Too long or too heavy for a parcel'),
    IsRounded: z.boolean().describe('Whether the packing rules changed the quantity'),
    IsCapped: z.boolean().describe('Whether the express box has less of it; false for signed-out callers'),
    AvailableQuantity: QuantityOut.nullable().describe(
      'What the express box has of it; null for signed-out callers and while the stock is unknown',
    ),
  })
  .describe('A material as it goes into an express box');

export const calculateFastbox = operation({
  call: 'own-svc-02',
  name: 'calculateFastbox',
  area: 'service centers',
  summary: 'What fits into an express box, where it goes and until when',
  description:
    'Judges the lines by the rules of a cart that goes by express box, and whether one goes to a postal code of the market. Stock is considered for buyers only; nothing is reserved. 422 naming the field for a postal code that the market cannot have.',
  method: 'POST',
  path: '/api/servicecenter/fastboxCalculation',
  failures: [422],
  access: 'anyone',
  changes: false,
  body: z.object({
    zipcode: typedText(20).default('').describe('Postal code; empty: only the size of the box is calculated'),
    Items: z
      .array(
        z.object({
          Identifier: typedText(60).min(1).describe('Number of any kind: EL, HWS, SAP or GTIN'),
          Quantity: QuantityIn.describe('Quantity in sales units'),
        }),
      )
      .max(100)
      .default([])
      .describe('The lines, in the order in which they take the stock'),
    cultureName: CultureName.optional().describe('Language of the texts, as a locale ("da-DK") or a language ("da")'),
  }),
  response: z.object({
    PostalCode: z.string().describe('The postal code that was sent'),
    Refusal: z
      .enum(['not-to-this-address', 'no-run-today', 'closed', 'no-room'])
      .nullable()
      .describe('Why the express box cannot take the lines there now; null when it can, or without a postal code'),
    ServiceCenterName: z.string().describe("The branch that the box starts from; '' where none goes"),
    ClosingTime: Instant.nullable().describe(
      'Until when it can be ordered to arrive today; null when none arrives today',
    ),
    DeliveryTime: Instant.nullable().describe('When a box that is ordered now arrives; null when none does'),
    SecondsLeft: z.number().int().describe('Seconds until ClosingTime; 0 after it'),
    IsMaxi: z.boolean().describe('Whether the lines need the maxi box'),
    IsMaxiPossible: z.boolean().describe('Whether the maxi box goes to the postal code'),
    Packages: z.number().int().describe('Packages of all lines'),
    SmallBoxPackages: z.number().int().nullable().describe('Packages that the small box holds; null for any number'),
    Items: z.array(FastboxItem).describe('The lines that a cart would take'),
    NotAdded: z
      .array(
        z.object({
          Identifier: z.string().describe('The number as it was sent'),
          Kind: z
            .enum(['unknown-article-number', 'several-articles', 'wrong-quantity', 'not-orderable', 'out-of-stock'])
            .describe('Why a cart would not take the line'),
        }),
      )
      .describe('The lines that a cart would not take'),
  }),
});
