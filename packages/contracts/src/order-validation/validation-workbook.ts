import { z } from 'zod';
import { FILE, fileOperation } from '../file-operation.ts';
import { Id, SapMaterialNumber } from '../shared/values.ts';

export const ValidationState = z
  .object({
    ValidationId: Id.describe('Id of the validation'),
    Lines: z
      .array(
        z.object({
          OrderLineId: Id.describe('Id of the line'),
          ItemSAPMaterialNumber: SapMaterialNumber.nullish().describe('SAP material number'),
          Variations: z
            .array(
              z.object({
                ItemSAPMaterialNumber: SapMaterialNumber.describe('SAP material number'),
                IsSelected: z.boolean().describe('Whether it is selected'),
              }),
            )
            .max(50)
            .default([])
            .describe('Variations'),
        }),
      )
      .max(10_000)
      .optional()
      .describe('The lines that are wanted; absent: all of the validation. Those that it does not have are left out'),
    PriceSummary: z.unknown().optional().describe('Told again by the server: prices of a caller are not believed'),
  })
  .describe('The validation as the page holds it');
export type ValidationState = z.infer<typeof ValidationState>;

export const exportOrderValidation = fileOperation({
  call: 'ord-11',
  name: 'exportOrderValidation',
  area: 'order-validation',
  summary: 'A validation as a workbook',
  description: "Has sheets of the document's lines, of what became of them, and of the sums.",
  method: 'POST',
  path: '/api/third-party-order-validation/excelExport',
  access: 'support',
  changes: false,
  mostBodyBytes: 4 * 1024 * 1024,
  body: ValidationState,
  failures: [404],
  file: {
    mediaTypes: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    description: 'A workbook (XLSX), named after the document',
    isAttachment: true,
  },
  response: FILE,
});
