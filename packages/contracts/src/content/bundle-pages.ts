import { z } from 'zod';
import { SoftBundle } from '../erp/soft-bundles.ts';
import { operation } from '../operation.ts';
import { SearchDocument } from '../search/search-document.ts';
import { CultureName, pageNumber, pageSize, QuantityOut, SapMaterialNumber, typedText } from '../shared/values.ts';

export const SoftBundlePage = SoftBundle.omit({ price: true, memberMaterials: true })
  .extend({
    language: z.string().describe("Language of the name, where it fell back from the reader's own"),
    memberMaterials: z
      .array(
        z.object({
          materialNo: SapMaterialNumber.describe('SAP material number'),
          quantity: QuantityOut.describe('Quantity in sales units'),
          document: SearchDocument.describe('The material'),
        }),
      )
      .max(100)
      .describe('The materials of the bundle that the reader may see'),
    isComplete: z
      .boolean()
      .describe('Whether the bundle has materials and the reader may order all of them; only then it can be had'),
  })
  .describe('A soft bundle as its page shows it to anybody, without prices');
export type SoftBundlePage = z.infer<typeof SoftBundlePage>;

export const getSoftBundlePages = operation({
  call: 'own-bun-01',
  name: 'getSoftBundlePages',
  area: 'catalogue',
  summary: "The market's soft bundles",
  description: 'Active soft bundles of the market by id, with their materials.',
  method: 'GET',
  path: '/api/soft-bundles',
  access: 'anyone',
  query: z.object({
    Page: pageNumber,
    PageSize: pageSize(10).describe('Items of a page'),
    cultureName: CultureName.optional().describe('Language of the texts, as a locale ("da-DK") or a language ("da")'),
  }),
  response: z.object({
    PageItems: z.array(SoftBundlePage).describe('The items of this page'),
    TotalItems: z.number().int().describe('Number of items in the whole list'),
  }),
});

export const getSoftBundlePage = operation({
  call: 'own-bun-02',
  name: 'getSoftBundlePage',
  area: 'catalogue',
  summary: 'A soft bundle with its materials',
  description: 'A withdrawn bundle is returned too, with the status `inactive`. 404 for one of another market.',
  method: 'GET',
  path: '/api/soft-bundles/:id',
  failures: [404],
  access: 'anyone',
  params: z.object({ id: typedText(40).min(1).describe('Id of the bundle') }),
  query: z.object({
    cultureName: CultureName.optional().describe('Language of the texts, as a locale ("da-DK") or a language ("da")'),
  }),
  response: SoftBundlePage,
});
