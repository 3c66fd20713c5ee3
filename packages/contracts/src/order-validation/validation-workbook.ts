import { z } from 'zod';
import { operation } from '../operation.ts';
import { Id, SapMaterialNumber } from '../shared/values.ts';

/** Section 3, "Third-party validation state", as the page holds it. */
export const ValidationState = z.object({
  ValidationId: Id,
  /** The lines that are wanted; absent: all of the validation. Those that it does not have are left out. */
  Lines: z
    .array(
      z.object({
        OrderLineId: Id,
        ItemSAPMaterialNumber: SapMaterialNumber.nullish(),
        Variations: z
          .array(z.object({ ItemSAPMaterialNumber: SapMaterialNumber, IsSelected: z.boolean() }))
          .max(50)
          .default([]),
      }),
    )
    .max(10_000)
    .optional(),
  /** Told again by the server: prices of a caller are not believed. */
  PriceSummary: z.unknown().optional(),
});
export type ValidationState = z.infer<typeof ValidationState>;

/**
 * A validation as a workbook: the document's lines, what became of them, and the price summary. The answer is the file
 * itself (xlsx), which is why this call has a route of its own and is in no list of operations. [ord-11]
 */
export const exportOrderValidation = operation({
  call: 'ord-11',
  name: 'exportOrderValidation',
  area: 'order-validation',
  summary: 'A validation as a workbook',
  method: 'POST',
  path: '/api/third-party-order-validation/excelExport',
  access: 'support',
  changes: false,
  mostBodyBytes: 4 * 1024 * 1024,
  body: ValidationState,
  response: z.string(),
});
