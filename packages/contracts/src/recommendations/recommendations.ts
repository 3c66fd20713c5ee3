import { z } from 'zod';
import { operation } from '../operation.ts';
import { SearchDocument } from '../search/search-document.ts';
import { CultureName, flag, Ok, SapMaterialNumber, typedText, valuesInQuery } from '../shared/values.ts';

export const Placement = z.enum(['home', 'product', 'cart']).describe('Where recommendations are shown');

export const RecommendationKind = z
  .enum(['boughtTogether', 'alternatives', 'accessories', 'recentlySeen', 'boughtAgain', 'popular'])
  .describe('Why these are shown');
export type RecommendationKind = z.infer<typeof RecommendationKind>;

export const getRecommendations = operation({
  call: 'own-rec-01',
  name: 'getRecommendations',
  area: 'recommendations',
  summary: 'Recommendations for a place of the shop',
  description:
    "What else may be wanted where the visitor is: on the home page, beside a product (its SAP number is sent), or in the signed-in buyer's cart. Lists that have nothing are left out.",
  method: 'GET',
  path: '/api/recommendations',
  access: 'anyone',
  query: z.object({
    placement: Placement,
    sapMaterialNumber: typedText(40).optional().describe('SAP material number'),
    cultureName: CultureName.optional().describe('Language of the texts, as a locale ("da-DK") or a language ("da")'),
  }),
  response: z.object({
    RcsToken: z.string().describe('Token to send with what is added to the cart; valid for 12 hours'),
    Lists: z
      .array(z.object({ Kind: RecommendationKind, Documents: z.array(SearchDocument).describe('Documents') }))
      .describe('The lists'),
  }),
});

export const getVariationsData = operation({
  call: 'rec-02',
  name: 'getVariationsData',
  area: 'recommendations',
  summary: 'Variations of recommended materials',
  description:
    'The variations of at most 50 SAP numbers, comma-separated or repeated, in their order; those that the visitor may not see are left out. With `onlyFastboxItems` only what the express box has.',
  method: 'GET',
  path: '/api/recommendations/variationsData',
  access: 'anyone',
  query: z.object({
    sapMaterialNumbers: valuesInQuery(z.string().regex(/^[\w.-]{1,40}$/, 'must be a SAP number'), 50)
      .refine(({ length }) => length > 0, 'must have a SAP number')
      .describe('SAP material numbers, at most 50'),
    onlyFastboxItems: flag(false).describe('Whether to list only what the express box has'),
    includeFavoriteInformation: flag(false).describe('Whether to say which are favorites'),
    cultureName: CultureName.optional().describe('Language of the texts, as a locale ("da-DK") or a language ("da")'),
  }),
  response: z.object({ Documents: z.array(SearchDocument).describe('Documents') }),
});

export const noteSeen = operation({
  call: 'own-rec-02',
  name: 'noteSeen',
  area: 'recommendations',
  summary: 'Remember a material as seen',
  description: 'Stores that the person looked at a material; the last fifty are stored.',
  method: 'POST',
  path: '/api/recommendations/seen',
  failures: [404],
  access: 'signed-in',
  body: z.object({ SapMaterialNumber: SapMaterialNumber.describe('SAP material number') }),
  response: Ok,
});

export const trackAddToCart = operation({
  call: 'rec-01',
  name: 'trackAddToCart',
  area: 'recommendations',
  summary: 'Tell what of a recommendation was put into the cart',
  description:
    'Tells that recommended or found materials went into the cart. An old or unknown token is answered with a new one.',
  method: 'POST',
  path: '/api/algonomy/track/addToCart',
  access: 'signed-in',
  body: z.object({
    RcsToken: typedText(100).default('').describe('Token that links the cart to the recommendation'),
    SapMaterialIds: z.array(SapMaterialNumber).min(1).max(100).describe('SAP material numbers'),
  }),
  response: z.object({ RcsToken: z.string().describe('Token that links the cart to the recommendation') }),
});
