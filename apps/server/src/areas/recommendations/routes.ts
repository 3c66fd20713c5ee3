import {
  getRecommendations,
  getVariationsData,
  noteSeen,
  type OperationOutput,
  trackAddToCart,
} from '@grossist/contracts';
import { NO_QUANTITY, quantityOf } from '@grossist/domain';
import type { Database } from '../../db/index.ts';
import type { Erp } from '../../gateways/erp/port.ts';
import type { Recommender } from '../../gateways/recommender/port.ts';
import { type Answer, answer, DONE } from '../../http/answer.ts';
import { malformed, notAllowed } from '../../http/failure.ts';
import {
  type CatalogueReader,
  catalogueReaderOf,
  type DocumentRow,
  findListMarks,
  findVisibleDocuments,
  markDocuments,
  presentDocument,
} from '../catalogue/index.ts';
import { isBuyer, type Visitor } from '../identity/index.ts';
import { askErp, customerOf } from '../pricing/index.ts';
import { recommend } from './queries/recommend.ts';
import { noteSeen as remember, trackAddToCart as track } from './tracking.ts';

interface VariationsWanted {
  sapMaterialNumbers: readonly string[];
  onlyFastboxItems: boolean;
  withFavorites: boolean;
}

/**
 * Returns variations by number, in the given order. Visitors who are no buyers get none of the Fastbox.
 * [rec-02]
 * @throws Failure 503 when the Fastbox is requested and the ERP does not respond
 */
const readVariations = ({ db, erp }: { db: Database; erp: Erp }) => {
  const documentsOf = findVisibleDocuments(db);
  const marksOf = findListMarks(db);

  const inFastbox = async (visitor: Visitor, rows: readonly DocumentRow[]): Promise<readonly DocumentRow[]> => {
    if (!isBuyer(visitor) || rows.length === 0) return [];
    const asks = rows.map((row) => ({
      key: row.sap_material_number,
      sapMaterialNumber: row.sap_material_number,
      quantity: quantityOf(1),
      isOnClearanceSale: false,
      isCableCut: false,
    }));
    const priced = await askErp(() => erp.prices(customerOf(visitor), asks));
    const there = new Set(priced.filter(({ stock }) => stock.fastbox > NO_QUANTITY).map(({ key }) => key));
    return rows.filter((row) => there.has(row.sap_material_number));
  };

  return async (
    visitor: Visitor,
    reader: CatalogueReader,
    wanted: VariationsWanted,
  ): Promise<OperationOutput<typeof getVariationsData>> => {
    const found = await documentsOf(wanted.sapMaterialNumbers, reader);
    const rows = wanted.onlyFastboxItems ? await inFastbox(visitor, found) : found;
    const marks = await marksOf(
      wanted.withFavorites ? reader.contactId : undefined,
      rows.map((row) => row.sap_material_number),
    );
    return {
      Documents: markDocuments(
        rows.map((row) => presentDocument(row, reader.language)),
        marks,
      ),
    };
  };
};

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
