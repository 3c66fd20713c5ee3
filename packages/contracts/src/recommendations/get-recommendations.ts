import { z } from 'zod';
import { operation } from '../operation.ts';
import { SearchDocument } from '../search/documents.ts';
import { CultureName, typedText } from '../shared/values.ts';

export const Placement = z.enum(['home', 'product', 'cart']);

/** Why these are shown. */
export const RecommendationKind = z.enum([
  'boughtTogether',
  'alternatives',
  'accessories',
  'recentlySeen',
  'boughtAgain',
  'popular',
]);
export type RecommendationKind = z.infer<typeof RecommendationKind>;

/**
 * What else may be wanted where the visitor is: on the home page, beside a product (its SAP number is sent), or in the
 * signed-in buyer's cart. Lists that have nothing are left out.
 */
export const getRecommendations = operation({
  call: 'own-rec-01',
  name: 'getRecommendations',
  area: 'recommendations',
  summary: 'Recommendations for a place of the shop',
  method: 'GET',
  path: '/api/recommendations',
  access: 'anyone',
  query: z.object({
    placement: Placement,
    sapMaterialNumber: typedText(40).optional(),
    cultureName: CultureName.optional(),
  }),
  response: z.object({
    /** Sent along when something of it is put into a cart; kept for 12 hours. */
    RcsToken: z.string(),
    Lists: z.array(z.object({ Kind: RecommendationKind, Documents: z.array(SearchDocument) })),
  }),
});
