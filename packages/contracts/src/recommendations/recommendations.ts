import { z } from 'zod';
import { operation } from '../operation.ts';
import { SearchDocument } from '../search/search-document.ts';
import { CultureName, flag, Ok, SapMaterialNumber, typedText, valuesInQuery } from '../shared/values.ts';

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

/** Remembers that the person looked at a material; the last fifty are kept. */
export const noteSeen = operation({
  call: 'own-rec-02',
  name: 'noteSeen',
  area: 'recommendations',
  summary: 'Remember a material as seen',
  method: 'POST',
  path: '/api/recommendations/seen',
  access: 'signed-in',
  body: z.object({ SapMaterialNumber }),
  response: Ok,
});

/** Tells that recommended or found materials went into the cart. An old or unknown token is answered with a new one. [rec-01] */
export const trackAddToCart = operation({
  call: 'rec-01',
  name: 'trackAddToCart',
  area: 'recommendations',
  summary: 'Tell what of a recommendation was put into the cart',
  method: 'POST',
  path: '/api/algonomy/track/addToCart',
  access: 'signed-in',
  body: z.object({ RcsToken: typedText(100).default(''), SapMaterialIds: z.array(SapMaterialNumber).min(1).max(100) }),
  response: z.object({ RcsToken: z.string() }),
});
