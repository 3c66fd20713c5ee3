import type { commerceProductSearch, FoundProduct, OperationOutput, SearchDocument } from '@grossist/contracts';
import type { SearchHit, SearchRequest } from '@grossist/search-index';
import { askSearch, type CatalogueReader, requireNode, showNode } from '../../catalogue/index.ts';
import { facetsWanted, presentFacets } from '../presenter/facets.ts';
import { readDocuments, type SearchDeps } from './search-documents.ts';

const presentProduct = (hit: SearchHit, known: ReadonlyMap<string, SearchDocument>): FoundProduct[] => {
  const variations = (hit.variations ?? [hit.key]).flatMap((key) => known.get(key) ?? []);
  const lead = known.get(hit.key) ?? variations[0];
  return lead === undefined
    ? []
    : [
        {
          ProductCode: hit.productKey,
          ProductName: lead.ProductName || lead.ItemLocalMaterialName,
          Url: lead.Url,
          ImageUrl: lead.ImageUrl,
          VariationsFound: hit.variationTotal ?? variations.length,
          Variations: variations,
        },
      ];
};

/**
 * Returns a page of products, each with the first of its variations; totals and facet counts are of products. [sea-04]
 * @throws Failure 404 for an unknown node, 503 while the search is not available
 */
export const searchProducts = (deps: SearchDeps) => {
  const referenceNow = deps.catalogue.reference;
  const overridesOf = deps.catalogue.facetOverrides;
  const shown = showNode(deps.search);
  const documentsOf = readDocuments(deps);
  return async (
    request: SearchRequest,
    reader: CatalogueReader,
    most: number,
    isFull: boolean,
  ): Promise<OperationOutput<typeof commerceProductSearch>> => {
    const { nodeCode, selectedFacets = [] } = request;
    const reference = await referenceNow();
    const node = nodeCode === undefined ? undefined : requireNode(reference, nodeCode);
    const overrides = await overridesOf(reader.language);
    const products = { ...request, ...facetsWanted(overrides, selectedFacets), groupByProduct: true };
    const [result, catalogNode] = await Promise.all([
      askSearch(deps.search, (engine) => engine.search({ ...products, variationsPerProduct: most })),
      node === undefined ? null : shown({ reference, reader, node, withChildren: true }),
    ]);
    const keys = result.hits.flatMap(({ key, variations }) => variations ?? [key]);
    const documents = await documentsOf([...new Set(keys)], reader, isFull, request.query);
    const known = new Map(documents.map((document) => [document.ItemSAPMaterialNumber, document]));
    return {
      Products: result.hits.flatMap((hit) => presentProduct(hit, known)),
      TotalCount: result.total,
      CatalogNode: catalogNode,
      FacetsAvailable: presentFacets(result.facets, selectedFacets, reference, reader, {
        overrides,
        total: result.total,
      }),
      Suggestions: result.didYouMean === undefined ? [] : [result.didYouMean],
    };
  };
};
