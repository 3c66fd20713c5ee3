import { getNode, getVariationDetails } from '@grossist/contracts';
import type { Database } from '../../db/index.ts';
import type { SearchEngine } from '../../gateways/search-engine/port.ts';
import { type Answer, answer } from '../../http/answer.ts';
import { catalogueReaderOf } from './catalogue-reader.ts';
import { presentVariationDetails } from './presenter/variation-details.ts';
import { requireNode, requireNodeAt } from './queries/find-node.ts';
import { findVariation } from './queries/find-variation.ts';
import { listSiblings } from './queries/list-siblings.ts';
import { type KnownNode, type Reference, referenceOf } from './reference/index.ts';
import { showNode } from './show-node.ts';

export interface CatalogueDeps {
  db: Database;
  search: SearchEngine;
}

/** By address before by id; undefined when neither names one. */
const nodeMeant = (reference: Reference, { url, query }: { url: string; query: string }): KnownNode | undefined => {
  if (url !== '') return requireNodeAt(reference, url);
  return query === '' ? undefined : requireNode(reference, query);
};

export const catalogueRoutes = ({ db, search }: CatalogueDeps): readonly Answer[] => {
  const referenceNow = referenceOf(db);
  const shown = showNode(search);
  const variationOf = findVariation(db, search);
  const siblingsOf = listSiblings(db);

  return [
    answer(getNode, async ({ body }, { visitor }) => {
      const reference = await referenceNow();
      return shown({
        reference,
        reader: catalogueReaderOf(visitor, body.cultureName),
        node: body.resultType === 'tops' ? undefined : nodeMeant(reference, body),
        withChildren: body.includeChildrenNodes && !body.skipNodes,
        selectedFacets: body.selectedFacets.map(({ Key, Values }) => ({ key: Key, values: Values })),
      });
    }),
    answer(getVariationDetails, async ({ params, query }, { visitor }) => {
      const reader = catalogueReaderOf(visitor, query.cultureName);
      const variation = await variationOf(params.id, reader);
      return presentVariationDetails(variation, {
        reference: await referenceNow(),
        reader,
        siblings: query.LoadSiblings ? await siblingsOf(variation, reader.market) : [],
        mostAttributes: query.EtimFeatureCount,
      });
    }),
  ];
};
