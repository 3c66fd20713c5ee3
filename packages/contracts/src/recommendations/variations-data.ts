import { z } from 'zod';
import { operation } from '../operation.ts';
import { SearchDocument } from '../search/documents.ts';
import { flag, LocaleCode } from '../shared/values.ts';

/**
 * The variations of SAP numbers parted by commas, in their order; those that the visitor may not see are left out. With
 * `onlyFastboxItems` only what the express box has. [rec-02]
 */
export const getVariationsData = operation({
  call: 'rec-02',
  name: 'getVariationsData',
  area: 'recommendations',
  summary: 'Variations of recommended materials',
  method: 'GET',
  path: '/api/recommendations/variationsData',
  access: 'anyone',
  query: z.object({
    sapMaterialNumbers: z
      .string()
      .max(2000)
      .regex(/^[\w.-]{1,40}(,[\w.-]{1,40}){0,49}$/, 'must be up to 50 SAP numbers parted by commas'),
    onlyFastboxItems: flag(false),
    includeFavoriteInformation: flag(false),
    cultureName: LocaleCode.optional(),
  }),
  response: z.object({ Documents: z.array(SearchDocument) }),
});
