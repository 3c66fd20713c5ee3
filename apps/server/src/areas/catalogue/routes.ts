import {
  getNode,
  getProductNavigation,
  getVariationDetails,
  getVendor,
  getVendorSettings,
  getVendors,
  saveVendorSettings,
} from '@grossist/contracts';
import type { Texts } from '@grossist/domain';
import { sql } from 'kysely';
import { type Database, transaction } from '../../db/index.ts';
import type { SearchEngine } from '../../gateways/search-engine/port.ts';
import { type Answer, answer } from '../../http/answer.ts';
import { checkSeenVersion } from '../../http/check-input.ts';
import { notFound } from '../../http/failure.ts';
import { mayPreview } from '../identity/index.ts';
import type { CatalogueAccess } from './catalogue-cache.ts';
import { catalogueReaderOf } from './catalogue-reader.ts';
import { facetVisibilityRoutes } from './facet-visibility/routes.ts';
import { feedbackRoutes } from './feedback.ts';
import { findProductNeighbours, presentNavigation } from './queries/product-navigation.ts';
import { showVariation } from './queries/show-variation.ts';
import { findVendor, showVendor, showVendors } from './queries/vendors.ts';
import type { KnownNode, Reference } from './reference/reference.ts';
import { requireNode, requireNodeAt, showNode } from './show-node.ts';

interface VendorTextsGiven {
  descriptions: Texts;
  websiteUrl: string;
  /** 0: there were none. */
  seenVersion: number;
}

/**
 * Saves the editors' texts of a vendor. Returns the new version.
 * @throws Failure 404 for an unknown vendor, 409 when the texts were changed since they were loaded
 */
const saveVendorTexts =
  (db: Database) =>
  (code: string, { descriptions, websiteUrl, seenVersion }: VendorTextsGiven): Promise<number> =>
    transaction(db, async (tx) => {
      const { rows } = await sql<{ version: number | null }>`
        select t.version from suppliers s left join vendor_texts t on t.supplier_code = s.code
        where s.code = ${code} for no key update of s`.execute(tx);
      const [vendor] = rows;
      if (vendor === undefined) throw notFound('vendor');
      const version = checkSeenVersion(vendor.version ?? 0, seenVersion) + 1;
      const texts = { descriptions: JSON.stringify(descriptions), website_url: websiteUrl, version };
      await tx
        .insertInto('vendor_texts')
        .values({ supplier_code: code, ...texts })
        .onConflict((conflict) => conflict.column('supplier_code').doUpdateSet({ ...texts, modified_at: sql`now()` }))
        .execute();
      return version;
    });

/** Routes of vendors: the list, a vendor's page and its texts. */
const vendorRoutes = (access: CatalogueAccess & { search: SearchEngine }): readonly Answer[] => {
  const { db, search } = access;
  const shown = showVendor(access, search);
  const listed = showVendors(access, search);
  const vendorOf = findVendor(db);
  const save = saveVendorTexts(db);

  return [
    answer(getVendors, async ({ query }, { visitor }) =>
      listed({ query: query.Query, page: query.Page, pageSize: query.PageSize }, catalogueReaderOf(visitor, undefined)),
    ),
    answer(getVendor, async ({ params, query }, { visitor }) =>
      shown(params.code, catalogueReaderOf(visitor, query.cultureName)),
    ),
    answer(getVendorSettings, async ({ params }) => {
      const { code, descriptions, website_url, version } = await vendorOf(params.code);
      return { Code: code, Description: descriptions, WebsiteUrl: website_url, Version: version };
    }),
    answer(saveVendorSettings, async ({ params, body }) => ({
      ok: true as const,
      Version: await save(params.code, {
        descriptions: body.Description,
        websiteUrl: body.WebsiteUrl,
        seenVersion: body.Version,
      }),
    })),
  ];
};

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
