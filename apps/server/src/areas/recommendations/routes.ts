import { getRecommendations, getVariationsData, noteSeen, trackAddToCart } from '@grossist/contracts';
import type { Database } from '../../db/index.ts';
import type { Erp } from '../../gateways/erp/port.ts';
import type { Recommender } from '../../gateways/recommender/port.ts';
import { type Answer, answer, DONE } from '../../http/answer.ts';
import { malformed, notAllowed } from '../../http/failure.ts';
import { catalogueReaderOf } from '../catalogue/index.ts';
import type { Visitor } from '../identity/index.ts';
import { readVariations } from './queries/read-variations.ts';
import { recommend } from './queries/recommend.ts';
import { noteSeen as remember, trackAddToCart as track } from './tracking.ts';

export interface RecommendationDeps {
  db: Database;
  erp: Erp;
  recommender: Recommender;
  now?: () => number;
}

const contactOf = (visitor: Visitor): string => {
  if (visitor.kind !== 'person') throw notAllowed('Only somebody signed in may do this');
  return visitor.contactId;
};

export const recommendationRoutes = ({
  db,
  erp,
  recommender,
  now = Date.now,
}: RecommendationDeps): readonly Answer[] => {
  const recommended = recommend({ db, recommender });
  const variations = readVariations({ db, erp });
  const tracked = track(db, now);
  const seen = remember(db);
  return [
    answer(getRecommendations, async ({ query }, { visitor }) => {
      const reader = catalogueReaderOf(visitor, query.cultureName);
      if (query.placement !== 'product') return recommended(visitor, reader, { placement: query.placement });
      if (query.sapMaterialNumber === undefined) {
        throw malformed([{ field: 'query.sapMaterialNumber', message: 'is wanted beside a product' }]);
      }
      return recommended(visitor, reader, { placement: 'product', sapMaterialNumber: query.sapMaterialNumber });
    }),
    answer(getVariationsData, async ({ query }, { visitor }) =>
      variations(visitor, catalogueReaderOf(visitor, query.cultureName), {
        sapMaterialNumbers: query.sapMaterialNumbers,
        onlyFastboxItems: query.onlyFastboxItems,
        withFavorites: query.includeFavoriteInformation,
      }),
    ),
    answer(trackAddToCart, async ({ body }, { visitor }) => ({
      RcsToken: await tracked(contactOf(visitor), {
        rcsToken: body.RcsToken,
        sapMaterialNumbers: body.SapMaterialIds,
      }),
    })),
    answer(noteSeen, async ({ body }, { visitor }) => {
      await seen(contactOf(visitor), body.SapMaterialNumber);
      return DONE;
    }),
  ];
};
