import { z } from 'zod';
import { operation } from '../operation.ts';
import { SearchDocument } from '../search/documents.ts';
import { CultureName, flag, valuesInQuery } from '../shared/values.ts';

/**
 * The variations of at most 50 SAP numbers, comma-separated or repeated, in their order; those that the visitor may not see are left out. With
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
    sapMaterialNumbers: valuesInQuery(z.string().regex(/^[\w.-]{1,40}$/, 'must be a SAP number'), 50).refine(
      ({ length }) => length > 0,
      'must have a SAP number',
    ),
    onlyFastboxItems: flag(false),
    includeFavoriteInformation: flag(false),
    cultureName: CultureName.optional(),
  }),
  response: z.object({ Documents: z.array(SearchDocument) }),
});
