import { getNode, getProductNavigation, getVariationDetails } from '@grossist/contracts';
import type { SearchEngine } from '../../gateways/search-engine/port.ts';
import { type Answer, answer } from '../../http/answer.ts';
import { mayPreview } from '../identity/index.ts';
import type { CatalogueAccess } from './catalogue-cache.ts';
import { catalogueReaderOf } from './catalogue-reader.ts';
import { facetVisibilityRoutes } from './facet-visibility/routes.ts';
import { feedbackRoutes } from './feedback.ts';
import { findProductNeighbours, presentNavigation } from './queries/product-navigation.ts';
import { showVariation } from './queries/show-variation.ts';
import type { KnownNode, Reference } from './reference/reference.ts';
import { requireNode, requireNodeAt, showNode } from './show-node.ts';
import { vendorRoutes } from './vendor-routes.ts';

export interface CatalogueDeps extends CatalogueAccess {
  search: SearchEngine;
}

/** By address before by id; undefined when neither names one. */
const nodeMeant = (reference: Reference, { url, query }: { url: string; query: string }): KnownNode | undefined => {
  if (url !== '') return requireNodeAt(reference, url);
  return query === '' ? undefined : requireNode(reference, query);
};

export const catalogueRoutes = (deps: CatalogueDeps): readonly Answer[] => {
  const { db, catalogue, search } = deps;
  const referenceNow = catalogue.reference;
  const shown = showNode(search);
  const variation = showVariation(deps, search);
  const neighboursOf = findProductNeighbours(db);

  return [
    answer(getNode, async ({ body }, { visitor }) => {
      const isEditing = mayPreview(visitor, body.pageIsInEditMode);
      const reference = await referenceNow();
      return shown({
        reference,
        reader: catalogueReaderOf(visitor, body.cultureName),
        node: body.resultType === 'tops' ? undefined : nodeMeant(reference, body),
        withChildren: body.includeChildrenNodes && !body.skipNodes,
        // Editors see every place, also those that hold nothing yet.
        withoutEmpty: !isEditing && body.applyDefaultListFilters,
        // Without an address it names the node.
        query: body.url === '' ? '' : body.query,
        selectedFacets: body.selectedFacets.map(({ Key, Values }) => ({ key: Key, values: Values })),
      });
    }),
    answer(getVariationDetails, async ({ params, query }, { visitor }) =>
      variation(
        { number: params.id, withSiblings: query.LoadSiblings, mostAttributes: query.EtimFeatureCount },
        catalogueReaderOf(visitor, query.cultureName),
      ),
    ),
    answer(getProductNavigation, async ({ query }, { visitor }) => {
      const reader = catalogueReaderOf(visitor, query.cultureName);
      const neighbours = await neighboursOf(query.productCode, reader);
      return presentNavigation(neighbours, await referenceNow(), reader.language);
    }),
    ...vendorRoutes(deps),
    ...feedbackRoutes(db),
    ...facetVisibilityRoutes(deps),
  ];
};
