import type { getVendors, OperationOutput, Vendor, VendorLink } from '@grossist/contracts';
import { type Texts, textIn } from '@grossist/domain';
import type { SearchFacet } from '@grossist/search-index';
import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import type { SearchEngine } from '../../../gateways/search-engine/port.ts';
import { notFound } from '../../../http/failure.ts';
import { askSearch } from '../ask-search.ts';
import type { CatalogueAccess } from '../catalogue-cache.ts';
import type { CatalogueReader } from '../catalogue-reader.ts';
import { presentDocument } from '../presenter/document.ts';
import { presentNodeLink } from '../show-node.ts';
import { findListMarks, markDocuments } from './find-documents.ts';

export const vendorUrl = (code: string): string => `/vendors/${encodeURIComponent(code)}`;

export const presentVendorLink = (code: string, name: string): VendorLink => ({
  Code: code,
  Name: name,
  Url: vendorUrl(code),
  LogoUrl: `/media/vendors/${encodeURIComponent(code)}.svg`,
});

interface VendorRow {
  code: string;
  name: string;
  descriptions: Texts;
  website_url: string;
  /** 0 until an editor has written something. */
  version: number;
}

/** Loads a vendor with its texts. One query. @throws Failure 404 */
export const findVendor =
  (db: Database) =>
  async (code: string): Promise<VendorRow> => {
    const { rows } = await sql<VendorRow>`
      select s.code, s.name, coalesce(t.descriptions, '{}') as descriptions, coalesce(t.website_url, '') as website_url,
        coalesce(t.version, 0) as version
      from suppliers s left join vendor_texts t on t.supplier_code = s.code where s.code = ${code}`.execute(db);
    const [vendor] = rows;
    if (vendor === undefined) throw notFound('vendor');
    return vendor;
  };

const MOST_NODES = 50;
const BEST_SELLERS = 12;
// More than any tree has nodes.
const ALL_NODES = 100_000;

const nodeCounts = (facets: readonly SearchFacet[]): SearchFacet['values'] =>
  facets.find(({ key }) => key === 'node')?.values ?? [];

/** Shows a vendor's page: text, the lowest nodes of its materials, the best-selling ones. At most three queries. */
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

// More than any wholesaler has.
const ALL_VENDORS = 100_000;

interface VendorsWanted {
  query: string;
  page: number;
  pageSize: number;
}

const beginsAWord = (name: string, beginning: string): boolean =>
  name
    .toLowerCase()
    .split(/[\s\-/.]+/)
    .some((word) => word.startsWith(beginning)) || name.toLowerCase().startsWith(beginning);

/** Lists the vendors with materials in the market, by name, from the cache without a query. */
export const showVendors = ({ catalogue }: Pick<CatalogueAccess, 'catalogue'>, search: SearchEngine) => {
  const referenceNow = catalogue.reference;
  return async (
    { query, page, pageSize }: VendorsWanted,
    { locale, language, market, assortments }: CatalogueReader,
  ): Promise<OperationOutput<typeof getVendors>> => {
    const { supplierNames } = await referenceNow();
    const { facets } = await askSearch(search, (engine) =>
      engine.search({
        query: '',
        language,
        market,
        assortments,
        sort: 'popularity',
        offset: 0,
        limit: 0,
        facets: 'all',
        facetLimit: 0,
        facetValueLimit: ALL_VENDORS,
      }),
    );
    const beginning = query.trim().toLowerCase();
    const inOrder = new Intl.Collator(locale);
    const found = (facets.find(({ key }) => key === 'supplier')?.values ?? [])
      .flatMap(({ value, count }) => {
        const name = supplierNames.get(value);
        return name === undefined || !beginsAWord(name, beginning)
          ? []
          : [{ ...presentVendorLink(value, name), MaterialCount: count }];
      })
      .sort((a, b) => inOrder.compare(a.Name, b.Name) || (a.Code < b.Code ? -1 : 1));
    return { Vendors: found.slice((page - 1) * pageSize, page * pageSize), TotalCount: found.length };
  };
};
