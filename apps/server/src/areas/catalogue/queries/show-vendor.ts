import type { Vendor } from '@grossist/contracts';
import { textIn } from '@grossist/domain';
import type { SearchFacet } from '@grossist/search-index';
import type { SearchEngine } from '../../../gateways/search-engine/port.ts';
import { askSearch } from '../ask-search.ts';
import type { CatalogueAccess } from '../catalogue-cache.ts';
import type { CatalogueReader } from '../catalogue-reader.ts';
import { presentDocument } from '../presenter/document.ts';
import { presentNodeLink } from '../presenter/node.ts';
import { presentVendorLink } from '../presenter/vendor-link.ts';
import { findListMarks, markDocuments } from './find-list-marks.ts';
import { findVendor } from './find-vendor.ts';

const MOST_NODES = 50;
const BEST_SELLERS = 12;
// More than any tree has nodes.
const ALL_NODES = 100_000;

const nodeCounts = (facets: readonly SearchFacet[]): SearchFacet['values'] =>
  facets.find(({ key }) => key === 'node')?.values ?? [];

/** A vendor's page: text, the lowest nodes its materials are in, those bought most. At most three queries. */
export const showVendor = ({ db, catalogue }: CatalogueAccess, search: SearchEngine) => {
  const vendorOf = findVendor(db);
  const referenceNow = catalogue.reference;
  const documentsOf = catalogue.documents;
  const marksOf = findListMarks(db);
  return async (code: string, reader: CatalogueReader): Promise<Vendor> => {
    const vendor = await vendorOf(code);
    const { language, market, assortments } = reader;
    const { nodes } = await referenceNow();
    const { total, hits, facets } = await askSearch(search, (engine) =>
      engine.search({
        query: '',
        language,
        market,
        assortments,
        selectedFacets: [{ key: 'supplier', values: [code] }],
        sort: 'popularity',
        offset: 0,
        limit: BEST_SELLERS,
        facets: 'all',
        facetLimit: 0,
        facetValueLimit: ALL_NODES,
      }),
    );
    const keys = hits.map(({ key }) => key);
    const [rows, marks] = await Promise.all([documentsOf(keys, market), marksOf(reader.contactId, keys)]);
    const description = textIn(vendor.descriptions, language);
    return {
      ...presentVendorLink(vendor.code, vendor.name),
      Description: description?.text ?? '',
      DescriptionLanguage: description === undefined || description.language === language ? '' : description.language,
      WebsiteUrl: vendor.website_url,
      MaterialCount: total,
      Nodes: nodeCounts(facets)
        .flatMap(({ value, count }) => {
          const node = nodes.get(value);
          if (node === undefined || node.children.length > 0) return [];
          const ImageUrl = `/media/nodes/${encodeURIComponent(node.code)}.svg`;
          return [{ ...presentNodeLink(node, language), ImageUrl, MaterialCount: count }];
        })
        .slice(0, MOST_NODES),
      BestSellers: markDocuments(
        rows.map((row) => presentDocument(row, language)),
        marks,
      ),
    };
  };
};
